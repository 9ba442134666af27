// Makes plans: the lists of steps by which values are recorded (step.h). There is a plan to write
// and another to read, which tells apart numbers that have other limits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

#include "engine/core/card_set.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "ledger/record/codec/step.h"
#include "ledger/record/type.h"

namespace baize::ledger {

// These values are recorded as the numbers that they are in memory.
static_assert(std::bit_cast<std::int64_t>(Money::of_cents(-7)) == -7);
static_assert(std::bit_cast<std::int64_t>(Moment::of_microseconds(-7)) == -7);
static_assert(std::bit_cast<std::int64_t>(Span::of_microseconds(-7)) == -7);
static_assert(std::bit_cast<std::uint8_t>(Card::of_index(card_count - 1)) == card_count - 1);
static_assert(std::bit_cast<std::uint64_t>(CardSet::of_bits(5)) == 5);
static_assert(std::bit_cast<std::uint8_t>(PlaceIndex(7)) == 7);

// A plan serves one of these.
enum class Purpose : std::uint8_t { writing, reading };

[[nodiscard]] constexpr const Plan& plan_of(const Type& type, Purpose purpose) {
    return purpose == Purpose::writing ? type.writing : type.reading;
}

[[nodiscard]] constexpr StepKind kind_for(std::size_t width, StepKind of_one_byte) {
    const auto first = static_cast<std::size_t>(of_one_byte);
    return static_cast<StepKind>(first + static_cast<std::size_t>(std::countr_zero(width)));
}

[[nodiscard]] constexpr Step run_of(const Type& type, StepKind of_one_byte) {
    return {.kind = kind_for(type.size, of_one_byte),
            .width = static_cast<std::uint8_t>(type.size)};
}

// Limits are of no use to a plan to write.
[[nodiscard]] constexpr Step number_step(const Type& type, Purpose purpose, std::uint64_t most) {
    Step step = run_of(type, StepKind::number8);
    if (purpose == Purpose::reading) step.most = most;
    return step;
}

[[nodiscard]] constexpr Step enumeration_step(const Type& type, Purpose purpose) {
    if (type.is_dense || purpose == Purpose::writing)
        return number_step(type, purpose, type.enumerators.size() - 1);
    return {.kind = StepKind::enumerators, .width = type.width};
}

[[nodiscard]] constexpr Step raw_step(const Type& type) {
    return {.kind = StepKind::raw, .width = 1, .count = static_cast<std::uint32_t>(type.size)};
}

[[nodiscard]] constexpr Step array_step(const Type& type, Purpose purpose) {
    const Plan& plan = plan_of(*type.element, purpose);
    const auto count = static_cast<std::uint32_t>(type.limit);
    if (!plan.is_run) return {.kind = StepKind::repeated, .count = count, .type = type.element};
    Step step = plan.steps.front();
    step.count *= count;
    return step;
}

// The step of a value that is no struct. Without a type, it is of the value's own.
[[nodiscard]] constexpr Step only_step(const Type& type, Purpose purpose) {
    constexpr std::uint64_t all = std::numeric_limits<std::uint64_t>::max();
    constexpr std::uint64_t all_cards = (std::uint64_t{1} << card_count) - 1;
    const auto number = [&](std::uint64_t most) { return number_step(type, purpose, most); };
    switch (type.kind) {
        case TypeKind::unsigned_number: return number(all >> (64 - 8 * type.width));
        case TypeKind::truth: return number(1);
        case TypeKind::place: return number(0xFF);
        case TypeKind::card: return number(card_count - 1);
        case TypeKind::card_set: return number(all_cards);
        case TypeKind::coded: return number(type.most);
        case TypeKind::face: return {.kind = StepKind::shifted8, .width = 1};
        case TypeKind::enumeration: return enumeration_step(type, purpose);
        case TypeKind::signed_number:
        case TypeKind::money:
        case TypeKind::moment:
        case TypeKind::span: return run_of(type, StepKind::signed8);
        case TypeKind::bytes:
        case TypeKind::hash: return raw_step(type);
        case TypeKind::array: return array_step(type, purpose);
        case TypeKind::text: return {.kind = StepKind::text};
        case TypeKind::clause: return {.kind = StepKind::clause};
        case TypeKind::game: return {.kind = StepKind::game};
        case TypeKind::fraction: return {.kind = StepKind::fraction};
        case TypeKind::list:
        case TypeKind::card_list: return {.kind = StepKind::list};
        case TypeKind::optional: return {.kind = StepKind::optional};
        case TypeKind::variant: return {.kind = StepKind::variant};
        case TypeKind::structure: return {.kind = StepKind::grown};
        case TypeKind::nothing:
        case TypeKind::decimal:
        case TypeKind::raw_json:
        case TypeKind::sentence: break;
    }
    return {.kind = StepKind::shown};
}

// True if the numbers of one run can be recorded with those of the run before it.
[[nodiscard]] constexpr bool continues(const Step& before, const Step& step) {
    const bool is_beside = before.offset + before.count * before.width == step.offset;
    const bool is_alike =
        before.kind == step.kind && before.most == step.most &&
        (step.kind != StepKind::enumerators || before.type->name == step.type->name);
    return is_run(step) && is_beside && is_alike;
}

// Collects the steps of a plan, of which there are at most `capacity`.
template <std::size_t capacity>
struct PlanDraft {
    std::array<Step, capacity> steps{};
    std::size_t size = 0;

    constexpr void add(std::span<const Field> fields, Purpose purpose) {
        for (const Field& field : fields) {
            for (const Step& step : plan_of(*field.type, purpose).steps)
                add(step, field.offset);
        }
    }

    constexpr void add(Step step, std::uint32_t offset) {
        step.offset += offset;
        if (size > 0 && continues(steps[size - 1], step)) {
            steps[size - 1].count += step.count;
        } else {
            steps[size++] = step;
        }
    }
};

// The members of such a struct are part of its plan. The address of what `grown` names must not be
// compared here: with sanitizers, g++ takes no such comparison for a constant.
[[nodiscard]] constexpr bool is_flat(const Type& type) {
    return type.kind == TypeKind::structure && !type.may_grow;
}

[[nodiscard]] constexpr std::size_t steps_of(std::span<const Field> fields, Purpose purpose) {
    std::size_t count = 0;
    for (const Field& field : fields)
        count += plan_of(*field.type, purpose).steps.size();
    return count;
}

[[nodiscard]] constexpr std::size_t most_steps(const Type& type, Purpose purpose) {
    if (!is_flat(type)) return type.kind == TypeKind::nothing ? 0 : 1;
    return steps_of(type.fields, purpose);
}

template <std::size_t capacity>
[[nodiscard]] constexpr PlanDraft<capacity> draft_plan(const Type& type, Purpose purpose) {
    PlanDraft<capacity> draft;
    if (is_flat(type)) {
        draft.add(type.fields, purpose);
    } else if (capacity > 0) {
        draft.add(only_step(type, purpose), 0);
    }
    return draft;
}

[[nodiscard]] constexpr bool fills(std::span<const Step> steps, std::size_t size) {
    return steps.size() == 1 && is_run(steps.front()) &&
           steps.front().count * steps.front().width == size;
}

}  // namespace baize::ledger
