// How a value is recorded: a flat list of steps. A step is a run of numbers that lie beside each
// other and are recorded alike, or one value of another kind. Structs and arrays inside a value are
// part of its plan, so most values are recorded without a call for each member. There is a plan to
// write and another to read, which tells apart numbers that have other limits.
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
#include "ledger/record/type.h"

namespace baize::ledger {

enum class StepKind : std::uint8_t {
    // Runs of `count` numbers from 0 to `most`, of as many bits in memory.
    number8,
    number16,
    number32,
    number64,
    // Runs of `count` numbers with a sign.
    signed8,
    signed16,
    signed32,
    signed64,
    shifted8,     // a run of bytes recorded as one more than in memory, where 255 is recorded as 0
    enumerators,  // a run of `count` numbers, not all of which have a name
    raw,          // a run of `count` bytes that are recorded as they are
    text,
    clause,
    game,
    fraction,
    list,
    repeated,  // `count` values of a type with a plan of its own, which lie beside each other
    optional,
    variant,
    grown,  // a struct that may grow (grown.h)
    shown   // only shown, never recorded
};

struct Step {
    StepKind kind{};
    std::uint8_t width = 0;  // bytes of a number in memory
    std::uint32_t offset = 0;
    std::uint32_t count = 1;
    const Type* type = nullptr;  // of a run: of its first number
    std::uint64_t most = 0;      // only in a plan to read
};

template <typename Value>
[[nodiscard]] const Value& value_at(const void* place) {
    return *static_cast<const Value*>(place);
}

template <typename Value>
[[nodiscard]] Value& value_at(void* place) {
    return *static_cast<Value*>(place);
}

// Eight numbers at once, each a byte of a word.
[[nodiscard]] constexpr std::uint64_t eight_of(std::uint8_t byte) {
    return byte * std::uint64_t{0x0101'0101'0101'0101};
}

// True if each is at most `most`. REQUIRES: `most` below 0x80, as every number of one byte is in a
// record.
[[nodiscard]] constexpr bool are_at_most(std::uint64_t eight, std::uint8_t most) {
    const std::uint64_t high = eight_of(0x80);
    return ((eight | (eight + eight_of(static_cast<std::uint8_t>(0x7F - most)))) & high) == 0;
}

// Adds one to each: 255 becomes 0.
[[nodiscard]] constexpr std::uint64_t one_more(std::uint64_t eight) {
    return ((eight & eight_of(0x7F)) + eight_of(1)) ^ (eight & eight_of(0x80));
}

// Takes one from each: 0 becomes 255. REQUIRES: each below 0x80.
[[nodiscard]] constexpr std::uint64_t one_less(std::uint64_t eight) {
    return ((eight | eight_of(0x80)) - eight_of(1)) ^ eight_of(0x80);
}

// True for a run of numbers or bytes.
[[nodiscard]] constexpr bool is_run(const Step& step) {
    return step.kind <= StepKind::raw;
}

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
    const bool is_alike = before.kind == step.kind && before.most == step.most &&
                          (step.kind != StepKind::enumerators || before.type == step.type);
    return is_run(step) && is_beside && is_alike;
}

// Collects the steps of a plan, of which there are at most `capacity`.
template <std::size_t capacity>
struct PlanDraft {
    std::array<Step, capacity> steps{};
    std::size_t size = 0;

    constexpr void add(Step step, std::uint32_t offset) {
        step.offset += offset;
        if (size > 0 && continues(steps[size - 1], step)) {
            steps[size - 1].count += step.count;
        } else {
            steps[size++] = step;
        }
    }
};

// The members of such a struct are part of its plan.
[[nodiscard]] constexpr bool is_flat(const Type& type) {
    return type.kind == TypeKind::structure && type.old_fields == no_limit;
}

[[nodiscard]] constexpr std::size_t most_steps(const Type& type, Purpose purpose) {
    if (!is_flat(type)) return type.kind == TypeKind::nothing ? 0 : 1;
    std::size_t count = 0;
    for (const Field& field : type.fields)
        count += plan_of(*field.type, purpose).steps.size();
    return count;
}

template <std::size_t capacity>
[[nodiscard]] constexpr PlanDraft<capacity> draft_plan(const Type& type, Purpose purpose) {
    PlanDraft<capacity> draft;
    if (!is_flat(type)) {
        if (capacity > 0) draft.add(only_step(type, purpose), 0);
        return draft;
    }
    for (const Field& field : type.fields) {
        for (const Step& step : plan_of(*field.type, purpose).steps)
            draft.add(step, field.offset);
    }
    return draft;
}

[[nodiscard]] constexpr bool fills(std::span<const Step> steps, std::size_t size) {
    return steps.size() == 1 && is_run(steps.front()) &&
           steps.front().count * steps.front().width == size;
}

}  // namespace baize::ledger
