#include <algorithm>
#include <cstring>
#include <optional>
#include <string>

#include "engine/core/card.h"
#include "engine/core/check.h"
#include "engine/core/clause.h"
#include "engine/core/game_id.h"
#include "ledger/record/encoding.h"
#include "ledger/record/grown.h"
#include "ledger/record/plan.h"

namespace baize::ledger {

namespace {

using Place = const std::byte*;  // in the bytes that are read

// The functions take the place where they begin to read and return the one where they stop, because
// a member would be read again after every number. After the first error nothing is left to read.
class Decoder {
  public:
    explicit Decoder(Bytes bytes) : end_(bytes.data() + bytes.size()) {}

    [[nodiscard]] Place read(const Plan& plan, void* value, Place at);

    [[nodiscard]] bool failed() const { return failed_; }

  private:
    [[nodiscard]] Place fail() {
        failed_ = true;
        return end_;
    }

    // Calls set(number) for each number; it returns false if there is no such value.
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

    [[nodiscard]] Place read_step(const Step& step, std::byte* value, std::size_t count, Place at);
    [[nodiscard]] Place read_enumerators(const Step& step,
                                         std::byte* value,
                                         std::size_t count,
                                         Place at);
    [[nodiscard]] Place read_raw(std::byte* value, std::size_t count, Place at);
    [[nodiscard]] Place read_clause(Clause& clause, Place at);
    [[nodiscard]] Place read_game(GameId& game, Place at);
    [[nodiscard]] Place read_fraction(const Type& type, void* value, Place at);
    [[nodiscard]] Place read_values(const Type& type,
                                    std::byte* first,
                                    std::size_t count,
                                    Place at);
    [[nodiscard]] Place read_list(const Type& type, void* list, Place at);
    [[nodiscard]] Place read_optional(const Type& type, void* value, Place at);
    [[nodiscard]] const Alternative* read_tag(const Type& type, Place& at);
    [[nodiscard]] Place read_variant(const Type& type, void* value, Place at);
    [[nodiscard]] Place read_grown(const Type& type, void* value, Place at);
    [[nodiscard]] Place read_later(const Type& type, void* value, Place at);

    Place end_;
    bool failed_ = false;
};

Place Decoder::read_enumerators(const Step& step, std::byte* value, std::size_t count, Place at) {
    return read_run(count, at, [&](std::uint64_t number) {
        if (find_number(*step.type, number) == nullptr) return false;
        set_number(value, step.width, number);
        value += step.width;
        return true;
    });
}

Place Decoder::read_raw(std::byte* value, std::size_t count, Place at) {
    if (count > static_cast<std::size_t>(end_ - at)) return fail();
    std::memcpy(value, at, count);
    return at + count;
}

Place Decoder::read_clause(Clause& clause, Place at) {
    std::string_view id;
    at = read_text(id, at);
    const std::optional<Clause> found = id.empty() ? Clause{} : Clause::find(id);
    if (!found) return fail();
    clause = *found;
    return at;
}

Place Decoder::read_game(GameId& game, Place at) {
    std::string_view name;
    at = read_text(name, at);
    const std::optional<GameId> found = game_named(name);
    if (!found) return fail();
    game = *found;
    return at;
}

Place Decoder::read_fraction(const Type& type, void* value, Place at) {
    std::string_view text;
    at = read_text(text, at);
    return type.text->read(value, text) ? at : fail();
}

// Values that lie beside each other.
Place Decoder::read_values(const Type& type, std::byte* first, std::size_t count, Place at) {
    for (std::size_t i = 0; i < count && !failed_; ++i, first += type.size)
        at = read(type.reading, first, at);
    return at;
}

// Each value takes at least one byte, so a list cannot claim more values than bytes are left, and
// no memory is taken for more.
Place Decoder::read_list(const Type& type, void* list, Place at) {
    type.list->clear(list);
    const auto left = static_cast<std::size_t>(end_ - at);
    std::uint64_t size = 0;
    at = read_number(type.limit == no_limit ? left : type.limit, size, at);
    const Plan& plan = type.element->reading;
    if (plan.is_run) {
        const Step& run = plan.steps.front();
        if (size > left / run.count) return fail();
        if (size == 0) return at;
        auto* const first = static_cast<std::byte*>(type.list->extend(list, size));
        return read_step(run, first, run.count * size, at);
    }
    for (std::uint64_t i = 0; i < size && !failed_; ++i)
        at = read(plan, type.list->append(list), at);
    return at;
}

Place Decoder::read_optional(const Type& type, void* value, Place at) {
    type.optional->reset(value);
    std::uint64_t is_there = 0;
    at = read_number(1, is_there, at);
    if (is_there == 0) return at;
    return read(type.element->reading, type.optional->emplace(value), at);
}

// Returns nullptr after an error.
const Alternative* Decoder::read_tag(const Type& type, Place& at) {
    std::uint64_t tag = 0;
    at = read_number(type.index_by_tag.size() - 1, tag, at);
    if (failed_) return nullptr;
    const std::uint16_t index = type.index_by_tag[tag];
    if (index != no_index) return &type.alternatives[index];
    at = fail();
    return nullptr;
}

Place Decoder::read_variant(const Type& type, void* value, Place at) {
    const Alternative* const held = read_tag(type, at);
    return held == nullptr ? at : read(held->type->reading, held->emplace(value), at);
}

// As grown.h says.
Place Decoder::read_grown(const Type& type, void* value, Place at) {
    type.clear(value);
    const LongNumber first = long_number({at, end_});
    const bool is_grown = first.size > 0 && first.value == type.grown_mark;
    if (is_grown) at += first.size;
    for (const Field& field : type.fields.first(type.old_fields))
        at = read(field.type->reading, member_of(field, value), at);
    return is_grown ? read_later(type, value, at) : at;
}

// Each name is looked for behind the one before, so the order is that of the description.
Place Decoder::read_later(const Type& type, void* value, Place at) {
    std::uint64_t left = 0;
    at = read_number(type.fields.size() - type.old_fields, left, at);
    // Without later members there is a mark only where the first number would be taken for one.
    if (left == 0) return first_number(type, value) == type.grown_mark ? at : fail();
    std::string_view name;
    at = read_text(name, at);
    for (std::size_t i = type.old_fields; i < type.fields.size(); ++i) {
        const Field& field = type.fields[i];
        if (left == 0 || failed_ || name != field.name()) continue;
        at = read(field.type->reading, member_of(field, value), at);
        if (failed_ || type.is_default(value, i)) return fail();
        if (--left != 0) at = read_text(name, at);
    }
    return left == 0 ? at : fail();
}

[[gnu::always_inline]] inline Place Decoder::read_step(const Step& step,
                                                       std::byte* value,
                                                       std::size_t count,
                                                       Place at) {
    switch (step.kind) {
        case StepKind::number8: return read_bytes(step, value, count, at);
        case StepKind::number16: return read_numbers<std::uint16_t>(step, value, count, at);
        case StepKind::number32: return read_numbers<std::uint32_t>(step, value, count, at);
        case StepKind::number64: return read_numbers<std::uint64_t>(step, value, count, at);
        case StepKind::signed8: return read_signed<std::int8_t>(value, count, at);
        case StepKind::signed16: return read_signed<std::int16_t>(value, count, at);
        case StepKind::signed32: return read_signed<std::int32_t>(value, count, at);
        case StepKind::signed64: return read_signed<std::int64_t>(value, count, at);
        case StepKind::shifted8: return read_shifted(value, count, at);
        case StepKind::enumerators: return read_enumerators(step, value, count, at);
        case StepKind::raw: return read_raw(value, count, at);
        case StepKind::text: {
            std::string_view text;
            at = read_text(text, at);
            value_at<std::string>(value) = text;
            return at;
        }
        case StepKind::clause: return read_clause(value_at<Clause>(value), at);
        case StepKind::game: return read_game(value_at<GameId>(value), at);
        case StepKind::fraction: return read_fraction(*step.type, value, at);
        case StepKind::list: return read_list(*step.type, value, at);
        case StepKind::repeated: return read_values(*step.type, value, count, at);
        case StepKind::optional: return read_optional(*step.type, value, at);
        case StepKind::variant: return read_variant(*step.type, value, at);
        case StepKind::grown: return read_grown(*step.type, value, at);
        case StepKind::shown: break;
    }
    BAIZE_CHECK(false);  // Only shown, never recorded.
    return at;
}

// The value in a variant is read by the same call if the variant is the last step, as in
// encoder.cpp.
Place Decoder::read(const Plan& plan, void* value, Place at) {
    const Step* step = plan.steps.data();
    const Step* end = step + plan.steps.size();
    while (step != end) {
        auto* const member = static_cast<std::byte*>(value) + step->offset;
        if (step->kind != StepKind::variant || step + 1 != end) {
            at = read_step(*step, member, step->count, at);
            ++step;
            continue;
        }
        const Alternative* const held = read_tag(*step->type, at);
        if (held == nullptr) return at;
        value = held->emplace(member);
        step = held->type->reading.steps.data();
        end = step + held->type->reading.steps.size();
    }
    return at;
}

}  // namespace

void decode(ByteReader& in, const Type& type, void* value) {
    const Bytes bytes = in.rest();
    Decoder decoder(bytes);
    const Place at = decoder.read(type.reading, value, bytes.data());
    if (in.failed() || decoder.failed()) {
        in.fail();
    } else {
        in.skip_to(at);
    }
}

}  // namespace baize::ledger
