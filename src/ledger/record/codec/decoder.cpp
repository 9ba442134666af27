#include <bit>
#include <optional>
#include <string>

#include "engine/core/check.h"
#include "engine/core/clause.h"
#include "engine/core/game_id.h"
#include "ledger/record/codec/run_reader.h"
#include "ledger/record/codec/step.h"
#include "ledger/record/encoding.h"

namespace baize::ledger {

namespace {

class Decoder {
  public:
    explicit Decoder(Bytes bytes) : in_(bytes) {}

    [[nodiscard]] Place read(const Plan& plan, void* value, Place at);

    [[nodiscard]] bool failed() const { return in_.failed(); }

  private:
    [[nodiscard]] Place read_step(const Step& step, std::byte* value, std::size_t count, Place at);
    [[nodiscard]] Place read_enumerators(const Step& step,
                                         std::byte* value,
                                         std::size_t count,
                                         Place at);
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

    RunReader in_;
};

Place Decoder::read_enumerators(const Step& step, std::byte* value, std::size_t count, Place at) {
    return in_.read_run(count, at, [&](std::uint64_t number) {
        if (find_number(*step.type, number) == nullptr) return false;
        set_number(value, step.width, number);
        value += step.width;
        return true;
    });
}

Place Decoder::read_clause(Clause& clause, Place at) {
    std::string_view id;
    at = in_.read_text(id, at);
    const std::optional<Clause> found = id.empty() ? Clause{} : Clause::find(id);
    if (!found) return in_.fail();
    clause = *found;
    return at;
}

Place Decoder::read_game(GameId& game, Place at) {
    std::string_view name;
    at = in_.read_text(name, at);
    const std::optional<GameId> found = game_named(name);
    if (!found) return in_.fail();
    game = *found;
    return at;
}

Place Decoder::read_fraction(const Type& type, void* value, Place at) {
    std::string_view text;
    at = in_.read_text(text, at);
    return type.text->read(value, text) ? at : in_.fail();
}

// Values that lie beside each other.
Place Decoder::read_values(const Type& type, std::byte* first, std::size_t count, Place at) {
    for (std::size_t i = 0; i < count && !in_.failed(); ++i, first += type.size)
        at = read(type.reading, first, at);
    return at;
}

// Each value takes at least one byte, so a list cannot claim more values than bytes are left, and
// no memory is taken for more.
Place Decoder::read_list(const Type& type, void* list, Place at) {
    type.list->clear(list);
    const auto left = in_.left(at);
    std::uint64_t size = 0;
    at = in_.read_number(type.limit == no_limit ? left : type.limit, size, at);
    const Plan& plan = type.element->reading;
    if (plan.is_run) {
        const Step& run = plan.steps.front();
        if (size > left / run.count) return in_.fail();
        if (size == 0) return at;
        auto* const first = static_cast<std::byte*>(type.list->extend(list, size));
        return read_step(run, first, run.count * size, at);
    }
    for (std::uint64_t i = 0; i < size && !in_.failed(); ++i)
        at = read(plan, type.list->append(list), at);
    return at;
}

Place Decoder::read_optional(const Type& type, void* value, Place at) {
    type.optional->reset(value);
    std::uint64_t is_there = 0;
    at = in_.read_number(1, is_there, at);
    if (is_there == 0) return at;
    return read(type.element->reading, type.optional->emplace(value), at);
}

// Returns nullptr after an error.
const Alternative* Decoder::read_tag(const Type& type, Place& at) {
    std::uint64_t tag = 0;
    at = in_.read_number(type.index_by_tag.size() - 1, tag, at);
    if (in_.failed()) return nullptr;
    const std::uint16_t index = type.index_by_tag[tag];
    if (index != no_index) return &type.alternatives[index];
    at = in_.fail();
    return nullptr;
}

Place Decoder::read_variant(const Type& type, void* value, Place at) {
    const Alternative* const held = read_tag(type, at);
    return held == nullptr ? at : read(held->type->reading, held->emplace(value), at);
}

// As grown.h says.
Place Decoder::read_grown(const Type& type, void* value, Place at) {
    const GrownAccess& grown = *type.grown;
    grown.clear(value);
    const LongNumber first = in_.number_at(at);
    const bool is_grown = first.size > 0 && first.value == grown.mark;
    if (is_grown) at += first.size;
    at = read(grown.reading, value, at);
    return is_grown ? read_later(type, value, at) : at;
}

// Each name is looked for behind the one before, so the order is that of the description.
Place Decoder::read_later(const Type& type, void* value, Place at) {
    const GrownAccess& grown = *type.grown;
    std::uint64_t count = 0;
    at = in_.read_number(type.fields.size() - grown.old_fields, count, at);
    // Without later members there is a mark only where the first number would be taken for one.
    if (count == 0) return first_number(type, value) == grown.mark ? at : in_.fail();
    std::uint64_t left = count;
    std::string_view name;
    at = in_.read_text(name, at);
    for (const Field& field : type.fields.subspan(grown.old_fields)) {
        if (left == 0 || in_.failed() || name != field.name()) continue;
        at = read(field.type->reading, member_of(field, value), at);
        if (--left != 0) at = in_.read_text(name, at);
    }
    const auto changed = static_cast<std::uint64_t>(std::popcount(grown.changed(value)));
    return left == 0 && changed == count ? at : in_.fail();
}

[[gnu::always_inline]] inline Place Decoder::read_step(const Step& step,
                                                       std::byte* value,
                                                       std::size_t count,
                                                       Place at) {
    switch (step.kind) {
        case StepKind::number8: return in_.read_bytes(step, value, count, at);
        case StepKind::number16: return in_.read_numbers<std::uint16_t>(step, value, count, at);
        case StepKind::number32: return in_.read_numbers<std::uint32_t>(step, value, count, at);
        case StepKind::number64: return in_.read_numbers<std::uint64_t>(step, value, count, at);
        case StepKind::signed8: return in_.read_signed<std::int8_t>(value, count, at);
        case StepKind::signed16: return in_.read_signed<std::int16_t>(value, count, at);
        case StepKind::signed32: return in_.read_signed<std::int32_t>(value, count, at);
        case StepKind::signed64: return in_.read_signed<std::int64_t>(value, count, at);
        case StepKind::shifted8: return in_.read_shifted(value, count, at);
        case StepKind::enumerators: return read_enumerators(step, value, count, at);
        case StepKind::raw: return in_.read_raw(value, count, at);
        case StepKind::text: {
            std::string_view text;
            at = in_.read_text(text, at);
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
