// Reads runs of numbers, and texts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "engine/core/card.h"
#include "ledger/record/bytes.h"
#include "ledger/record/codec/eight_numbers.h"
#include "ledger/record/codec/step.h"

namespace baize::ledger {

using Place = const std::byte*;  // in the bytes that are read

// The functions take the place where they begin to read and return the one where they stop, because
// a member would be read again after every number. After the first error nothing is left to read.
class RunReader {
  public:
    explicit RunReader(Bytes bytes) : end_(bytes.data() + bytes.size()) {}

    [[nodiscard]] bool failed() const { return failed_; }

    [[nodiscard]] std::size_t left(Place at) const { return static_cast<std::size_t>(end_ - at); }

    [[nodiscard]] Place fail() {
        failed_ = true;
        return end_;
    }

    // Calls `set` with each number of the run. `set` returns false if the number is not a value of
    // the type, and the read fails then.
    template <typename Set>
    [[nodiscard, gnu::always_inline]] Place read_run(std::size_t count, Place at, Set set) {
        for (; count > 0; --count) {
            if (at != end_ && static_cast<std::uint8_t>(*at) < 0x80) [[likely]] {
                if (!set(static_cast<std::uint64_t>(*at++))) return fail();
                continue;
            }
            const auto [number, size] = long_number({at, end_});
            if (size == 0 || !set(number)) return fail();
            at += size;
        }
        return at;
    }

    // Reads a number of at most `most`; 0 after an error.
    [[nodiscard, gnu::always_inline]] Place read_number(std::uint64_t most,
                                                        std::uint64_t& number,
                                                        Place at) {
        number = 0;
        return read_run(1, at, [&](std::uint64_t found) {
            if (found <= most) number = found;
            return found <= most;
        });
    }

    [[nodiscard]] Place read_text(std::string_view& text, Place at) {
        std::uint64_t size = 0;
        at = read_number(no_limit, size, at);
        text = {};
        if (size > static_cast<std::size_t>(end_ - at)) return fail();
        text = {reinterpret_cast<const char*>(at), static_cast<std::size_t>(size)};
        return at + size;
    }

    template <typename Number>
    static void set_value(std::byte* value, Number number) {
        std::memcpy(value, &number, sizeof(number));
    }

    template <typename Number>
    [[nodiscard]] Place read_numbers(const Step& step,
                                     std::byte* value,
                                     std::size_t count,
                                     Place at) {
        return read_run(count, at, [&, most = step.most](std::uint64_t number) {
            if (number > most) return false;
            set_value(value, static_cast<Number>(number));
            value += sizeof(Number);
            return true;
        });
    }

    template <typename Number>
    [[nodiscard]] Place read_signed(std::byte* value, std::size_t count, Place at) {
        return read_run(count, at, [&](std::uint64_t bits) {
            const std::int64_t number = signed_of(bits);
            if (number != static_cast<Number>(number)) return false;
            set_value(value, static_cast<Number>(number));
            value += sizeof(Number);
            return true;
        });
    }

    // Reads eight numbers of at most `most` after another as long as all of them are such.
    [[nodiscard, gnu::always_inline]] Place read_eights(
        std::uint8_t most, auto change, std::byte*& value, std::size_t& count, Place at) {
        for (; count >= 8 && end_ - at >= 8; count -= 8, value += 8, at += 8) {
            const auto eight = copied<std::uint64_t>(at);
            if (!are_at_most(eight, most)) break;
            set_value(value, change(eight));
        }
        return at;
    }

    [[nodiscard]] Place read_bytes(const Step& step,
                                   std::byte* value,
                                   std::size_t count,
                                   Place at) {
        const auto most = static_cast<std::uint8_t>(std::min<std::uint64_t>(step.most, 0x7F));
        if (count >= 8)
            at = read_eights(
                most, [](auto eight) { return eight; }, value, count, at);
        return read_numbers<std::uint8_t>(step, value, count, at);
    }

    [[nodiscard]] Place read_shifted(std::byte* value, std::size_t count, Place at) {
        at = read_eights(card_count, one_less, value, count, at);
        return read_run(count, at, [&](std::uint64_t number) {
            if (number > card_count) return false;
            *value++ = static_cast<std::byte>(number - 1);
            return true;
        });
    }

    [[nodiscard]] Place read_raw(std::byte* value, std::size_t count, Place at) {
        if (count > left(at)) return fail();
        std::memcpy(value, at, count);
        return at + count;
    }

    // Reads a number of any size without moving on.
    [[nodiscard]] LongNumber number_at(Place at) const { return long_number({at, end_}); }

  private:
    Place end_;
    bool failed_ = false;
};

}  // namespace baize::ledger
