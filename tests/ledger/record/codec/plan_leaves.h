// The places that a type's members and a type's plan name, to compare them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

#include "ledger/record/codec/plan.h"
#include "ledger/record/type.h"

namespace baize::ledger {

// A single value inside another: where it lies and the highest number that it may be, if it is a
// number without a sign.
struct Leaf {
    std::size_t offset = 0;
    std::uint64_t most = 0;
    friend bool operator==(const Leaf&, const Leaf&) = default;
};

[[nodiscard]] inline std::uint64_t highest_number(const Type& type) {
    const TypeKind kind = type.kind;
    if (kind == TypeKind::unsigned_number) return ~std::uint64_t{0} >> (64 - 8 * type.width);
    if (kind == TypeKind::truth) return 1;
    if (kind == TypeKind::place) return 255;
    if (kind == TypeKind::card) return 51;
    if (kind == TypeKind::card_set) return (std::uint64_t{1} << 52) - 1;
    if (kind == TypeKind::coded) return type.most;
    if (kind == TypeKind::enumeration && type.is_dense) return type.enumerators.size() - 1;
    return 0;
}

// By the members, without the plan.
inline void add_leaves(const Type& type, std::size_t offset, std::vector<Leaf>& leaves) {
    if (type.kind == TypeKind::structure && type.grown == nullptr) {
        for (const Field& field : type.fields)
            add_leaves(*field.type, offset + field.offset, leaves);
    } else if (type.kind == TypeKind::array) {
        for (std::size_t i = 0; i < type.limit; ++i)
            add_leaves(*type.element, offset + i * type.element->size, leaves);
    } else if (type.kind == TypeKind::bytes || type.kind == TypeKind::hash) {
        for (std::size_t i = 0; i < type.size; ++i)
            leaves.push_back({offset + i, 0});
    } else if (type.kind != TypeKind::nothing) {
        leaves.push_back({offset, highest_number(type)});
    }
}

// By a plan, and by the plans of the same purpose of what it repeats.
inline void add_planned(const Plan& plan,
                        Purpose purpose,
                        std::size_t offset,
                        std::vector<Leaf>& leaves) {
    for (const Step& step : plan.steps) {
        const std::size_t first = offset + step.offset;
        for (std::size_t i = 0; i < step.count; ++i) {
            if (step.kind == StepKind::repeated) {
                const Plan& repeated = plan_of(*step.type, purpose);
                add_planned(repeated, purpose, first + i * step.type->size, leaves);
            } else {
                leaves.push_back({first + i * step.width, step.most});
            }
        }
    }
}

// All types inside a type, and itself.
inline void add_types(const Type& type, std::set<const Type*>& types) {
    if (!types.insert(&type).second) return;
    if (type.element != nullptr) add_types(*type.element, types);
    for (const Field& field : type.fields)
        add_types(*field.type, types);
    for (const Alternative& alternative : type.alternatives)
        add_types(*alternative.type, types);
}

[[nodiscard]] inline bool are_whole(const std::vector<Leaf>& listed,
                                    const Plan& writing,
                                    const Plan& reading) {
    std::vector<Leaf> read;
    std::vector<Leaf> written;
    add_planned(reading, Purpose::reading, 0, read);
    add_planned(writing, Purpose::writing, 0, written);
    const bool is_written = std::equal(
        listed.begin(), listed.end(), written.begin(), written.end(), [](Leaf one, Leaf other) {
            return one.offset == other.offset;
        });
    return listed == read && is_written;
}

// True if both plans have each member of the type once, in the order of its description. Those of a
// struct that may grow have the members that it had at first.
[[nodiscard]] inline bool has_whole_plans(const Type& type) {
    std::vector<Leaf> listed;
    add_leaves(type, 0, listed);
    if (!are_whole(listed, type.writing, type.reading)) return false;
    if (type.grown == nullptr) return true;
    std::vector<Leaf> old;
    for (const Field& field : type.fields.first(type.grown->old_fields))
        add_leaves(*field.type, field.offset, old);
    return are_whole(old, type.grown->writing, type.grown->reading);
}

}  // namespace baize::ledger
