// The canonical encoding of numbers and texts in records. Numbers are in groups of seven bits,
// lowest first, as short as possible; signed numbers have the sign in the lowest bit; texts follow
// their length. Each value has one encoding only, because otherwise hashes would be ambiguous.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ledger/record/byte_span.h"

namespace baize::ledger {

class ByteWriter {
  public:
    explicit ByteWriter(std::vector<std::byte>& out) : out_(out) {}

    void number(std::uint64_t value) {
        while (value >= 0x80) {
            out_.push_back(static_cast<std::byte>(value | 0x80));
            value >>= 7;
        }
        out_.push_back(static_cast<std::byte>(value));
    }

    void signed_number(std::int64_t value) {
        const auto bits = static_cast<std::uint64_t>(value);
        number((bits << 1) ^ (value < 0 ? ~std::uint64_t{0} : 0));
    }

    void fixed64(std::uint64_t value) {
        std::array<std::byte, 8> bytes{};
        for (std::size_t i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<std::byte>(value >> (8 * i));
        append(out_, bytes);
    }

    void raw(Bytes bytes) { append(out_, bytes); }

    void text(std::string_view words) {
        number(words.size());
        raw(std::as_bytes(std::span(words)));
    }

  private:
    std::vector<std::byte>& out_;
};

struct LongNumber {
    std::uint64_t value = 0;
    std::size_t size = 0;  // in bytes; 0: it is no number, or not as short as possible
};

// Reads a number of any size at the beginning of the bytes.
[[nodiscard]] LongNumber long_number(Bytes bytes);

[[nodiscard]] inline std::int64_t signed_of(std::uint64_t bits) {
    return static_cast<std::int64_t>((bits >> 1) ^ ((bits & 1) != 0 ? ~std::uint64_t{0} : 0));
}

// Reads the output of a ByteWriter. After the first error it fails permanently and returns zeros,
// so that a decoder checks only once, at its end.
class ByteReader {
  public:
    explicit ByteReader(Bytes bytes) : rest_(bytes) {}

    [[nodiscard]] std::uint64_t number() {
        if (rest_.empty() || (rest_.front() & std::byte{0x80}) != std::byte{0})
            return first_number();
        const auto value = static_cast<std::uint64_t>(rest_.front());
        rest_ = rest_.subspan(1);
        return value;
    }

    [[nodiscard]] std::int64_t signed_number() { return signed_of(number()); }

    // Reads a number of at most `most`.
    template <typename Small>
    [[nodiscard]] Small bounded(std::uint64_t most) {
        const std::uint64_t value = number();
        if (value > most) fail();
        return failed_ ? Small{} : static_cast<Small>(value);
    }

    [[nodiscard]] Bytes raw(std::size_t size);
    [[nodiscard]] std::string_view text();

    void fail() {
        failed_ = true;
        rest_ = {};
    }

    [[nodiscard]] bool failed() const { return failed_; }

    [[nodiscard]] bool at_end() const { return !failed_ && rest_.empty(); }

    [[nodiscard]] std::size_t left() const { return rest_.size(); }

    // For a reader that reads by itself: the bytes that are left, and the first that it leaves.
    [[nodiscard]] Bytes rest() const { return rest_; }

    void skip_to(const std::byte* place) { rest_ = {place, rest_.data() + rest_.size()}; }

  private:
    [[nodiscard]] std::uint64_t first_number();

    Bytes rest_;
    bool failed_ = false;
};

}  // namespace baize::ledger
