#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include "engine/core/check.h"
#include "engine/core/clause.h"
#include "engine/core/game_id.h"
#include "ledger/record/codec/run_writer.h"
#include "ledger/record/codec/step.h"
#include "ledger/record/encoding.h"

namespace baize::ledger {

namespace {

// The value in a variant.
struct Held {
    const Type* type;
    const void* value;
    std::uint32_t tag;
};

[[nodiscard, gnu::always_inline]] inline Held held_in(const Type& variant, const void* place) {
    const Alternative& held = variant.alternatives[variant.index(place)];
    return {held.type, held.held(place), held.tag};
}

// Collects bytes, so that the vector grows once for many numbers. The functions take the end of
// what is collected and return the new one, because a member would be read again after every byte.
class Encoder {
  public:
    explicit Encoder(ByteWriter& out) : out_(out) {}

    void write_whole(const Type& type, const void* value) {
        static_cast<void>(flushed(write(type.writing, value, buffer_.data())));
    }

  private:
    [[nodiscard]] std::byte* flushed(std::byte* at) {
        out_.raw({buffer_.data(), at});
        return buffer_.data();
    }

    [[nodiscard]] bool has_room(const std::byte* at, std::size_t size) const {
        return static_cast<std::size_t>(buffer_.data() + buffer_size - at) >= size;
    }

    [[nodiscard, gnu::always_inline]] std::byte* number(std::uint64_t value, std::byte* at) {
        if (!has_room(at, longest_number)) [[unlikely]]
            at = flushed(at);
        return put_number(at, value);
    }

    [[nodiscard]] std::byte* raw(Bytes bytes, std::byte* at) {
        if (!has_room(at, bytes.size())) at = flushed(at);
        if (bytes.size() > buffer_size) {
            out_.raw(bytes);
            return at;
        }
        return std::copy(bytes.begin(), bytes.end(), at);
    }

    [[nodiscard]] std::byte* text(std::string_view words, std::byte* at) {
        return raw(std::as_bytes(std::span(words)), number(words.size(), at));
    }

    // Most runs are of one number.
    template <typename Number>
    [[nodiscard, gnu::always_inline]] std::byte* numbers(const std::byte* place,
                                                         std::size_t count,
                                                         std::byte* at) {
        constexpr std::size_t longest = longest_of<Number>;
        if (count == 1 && has_room(at, longest)) [[likely]]
            return put_number(at, copied<Number>(place));
        if (has_room(at, count * longest)) [[likely]]
            return put_run<Number>(place, count, at);
        return many_numbers<Number>(place, count, at);
    }

    // More numbers than there is room for.
    template <typename Number>
    [[nodiscard, gnu::noinline]] std::byte* many_numbers(const std::byte* place,
                                                         std::size_t count,
                                                         std::byte* at) {
        constexpr std::size_t most_at_once = buffer_size / longest_number;
        at = flushed(at);
        for (; count > most_at_once; count -= most_at_once) {
            at = flushed(put_run<Number>(place, most_at_once, at));
            place += most_at_once * sizeof(Number);
        }
        return put_run<Number>(place, count, at);
    }

    std::byte* write(const Plan& plan, const void* value, std::byte* at);
    std::byte* write_step(const Step& step,
                          const std::byte* place,
                          std::size_t count,
                          std::byte* at);
    std::byte* write_values(const Type& type, const void* first, std::size_t count, std::byte* at);
    std::byte* write_list(const Type& type, const void* place, std::byte* at);
    std::byte* write_optional(const Type& type, const void* place, std::byte* at);
    std::byte* write_grown(const Type& type, const std::byte* place, std::byte* at);

    static constexpr std::size_t buffer_size = 1'024;

    ByteWriter& out_;
    std::array<std::byte, buffer_size> buffer_;
};

// Values that lie beside each other.
std::byte* Encoder::write_values(const Type& type,
                                 const void* first,
                                 std::size_t count,
                                 std::byte* at) {
    const auto* place = static_cast<const std::byte*>(first);
    if (type.writing.is_run) {
        const Step& run = type.writing.steps.front();
        return write_step(run, place, run.count * count, at);
    }
    for (std::size_t i = 0; i < count; ++i, place += type.size)
        at = write(type.writing, place, at);
    return at;
}

std::byte* Encoder::write_list(const Type& type, const void* place, std::byte* at) {
    const ListView list = type.list->view(place);
    return write_values(*type.element, list.first, list.size, number(list.size, at));
}

std::byte* Encoder::write_optional(const Type& type, const void* place, std::byte* at) {
    const void* const held = type.optional->held(place);
    if (held == nullptr) return number(0, at);
    return write(type.element->writing, held, number(1, at));
}

// As grown.h says.
std::byte* Encoder::write_grown(const Type& type, const std::byte* place, std::byte* at) {
    const GrownAccess& grown = *type.grown;
    const std::uint64_t changed = grown.changed(place);
    const bool is_grown = changed != 0 || first_number(type, place) == grown.mark;
    if (is_grown) at = number(grown.mark, at);
    at = write(grown.writing, place, at);
    if (!is_grown) return at;
    at = number(static_cast<std::uint64_t>(std::popcount(changed)), at);
    for (std::size_t i = grown.old_fields; i < type.fields.size(); ++i) {
        if ((changed >> (i - grown.old_fields) & 1) == 0) continue;
        const Field& field = type.fields[i];
        at = write(field.type->writing, place + field.offset, text(field.name(), at));
    }
    return at;
}

// Clauses are written as ids, because their numbers change when a book changes.
std::string_view id_of(Clause clause) {
    return clause.is_set() ? clause.id() : std::string_view{};
}

// Writes one step, or a run of another count.
[[gnu::always_inline]] inline std::byte* Encoder::write_step(const Step& step,
                                                             const std::byte* place,
                                                             std::size_t count,
                                                             std::byte* at) {
    switch (step.kind) {
        case StepKind::number8: return numbers<std::uint8_t>(place, count, at);
        case StepKind::number16: return numbers<std::uint16_t>(place, count, at);
        case StepKind::number32: return numbers<std::uint32_t>(place, count, at);
        case StepKind::number64: return numbers<std::uint64_t>(place, count, at);
        case StepKind::signed8: return numbers<std::int8_t>(place, count, at);
        case StepKind::signed16: return numbers<std::int16_t>(place, count, at);
        case StepKind::signed32: return numbers<std::int32_t>(place, count, at);
        case StepKind::signed64: return numbers<std::int64_t>(place, count, at);
        case StepKind::shifted8: return numbers<Shifted>(place, count, at);
        case StepKind::raw: return raw({place, count}, at);
        case StepKind::text: return text(value_at<std::string>(place), at);
        case StepKind::clause: return text(id_of(value_at<Clause>(place)), at);
        case StepKind::game: return text(name(value_at<GameId>(place)), at);
        case StepKind::fraction: return text(step.type->text->text(place), at);
        case StepKind::list: return write_list(*step.type, place, at);
        case StepKind::repeated: return write_values(*step.type, place, count, at);
        case StepKind::optional: return write_optional(*step.type, place, at);
        case StepKind::variant: {
            const Held held = held_in(*step.type, place);
            return write(held.type->writing, held.value, number(held.tag, at));
        }
        case StepKind::grown: return write_grown(*step.type, place, at);
        case StepKind::enumerators:  // Only in plans to read.
        case StepKind::shown: break;
    }
    BAIZE_CHECK(false);  // Only shown, never recorded.
    return at;
}

// A command is a variant in a variant in an optional, so the value in a variant or an optional is
// written by the same call if it is the last step.
std::byte* Encoder::write(const Plan& plan, const void* value, std::byte* at) {
    const Step* step = plan.steps.data();
    const Step* end = step + plan.steps.size();
    const auto go_on = [&](const Plan& held_plan, const void* held) {
        value = held;
        step = held_plan.steps.data();
        end = step + held_plan.steps.size();
    };
    while (step != end) {
        const auto* const place = static_cast<const std::byte*>(value) + step->offset;
        const bool is_last = step + 1 == end;
        if (is_last && step->kind == StepKind::variant) {
            const Held held = held_in(*step->type, place);
            at = number(held.tag, at);
            go_on(held.type->writing, held.value);
        } else if (is_last && step->kind == StepKind::optional) {
            const void* const held = step->type->optional->held(place);
            at = number(held == nullptr ? 0 : 1, at);
            if (held == nullptr) return at;
            go_on(step->type->element->writing, held);
        } else {
            at = write_step(*step, place, step->count, at);
            ++step;
        }
    }
    return at;
}

}  // namespace

void encode(ByteWriter& out, const Type& type, const void* value) {
    Encoder(out).write_whole(type, value);
}

}  // namespace baize::ledger
