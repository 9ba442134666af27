// The steps of a plan: how a value is recorded, as a flat list. A step is a run of numbers that lie
// beside each other and are recorded alike, or one value of another kind. Structs and arrays inside
// a value are part of its plan, so most values are recorded without a call for each member.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/moment.h"
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

// True for a run of numbers or bytes.
[[nodiscard]] constexpr bool is_run(const Step& step) {
    return step.kind <= StepKind::raw;
}

template <typename Value>
[[nodiscard]] const Value& value_at(const void* place) {
    return *static_cast<const Value*>(place);
}

template <typename Value>
[[nodiscard]] Value& value_at(void* place) {
    return *static_cast<Value*>(place);
}

// The first value of a struct that may grow, as far as it can be taken for the mark.
[[nodiscard]] inline std::uint64_t first_number(const Type& type, const void* structure) {
    const Field& first = type.fields.front();
    const void* const member = member_of(first, structure);
    if (first.type->kind == TypeKind::structure) return first_number(*first.type, member);
    if (first.type->kind == TypeKind::span) return value_at<Span>(member) == Span{} ? 0 : 1;
    return number_at(member, first.type->width);
}

}  // namespace baize::ledger
