// Finds an enumerator or an alternative by its name, in a hash table that the compiler makes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "ledger/record/type.h"

namespace baize::ledger {

// A place in the table of the names of a type.
struct NameSlot {
    std::string_view name{};    // "": the slot is free
    std::uint16_t place = 0;    // of the enumerator or the alternative
    std::uint16_t grouped = 0;  // of the alternative in its group, if alternatives are groups
};

// Compares short texts with fewer instructions than a call would take.
[[nodiscard]] inline bool is_same_text(std::string_view one, std::string_view other) {
    const std::size_t size = one.size();
    if (size != other.size()) return false;
    const char* const left = one.data();
    const char* const right = other.data();
    const auto is_same_at = [&]<typename Word>(Word /*type*/, std::size_t place) {
        return copied<Word>(left + place) == copied<Word>(right + place);
    };
    if (size < 4) {
        for (std::size_t i = 0; i < size; ++i) {
            if (left[i] != right[i]) return false;
        }
        return true;
    }
    // The last word overlaps the one before.
    if (size < 8) return is_same_at(std::uint32_t{}, 0) && is_same_at(std::uint32_t{}, size - 4);
    for (std::size_t i = 0; i + 8 < size; i += 8) {
        if (!is_same_at(std::uint64_t{}, i)) return false;
    }
    return is_same_at(std::uint64_t{}, size - 8);
}

// REQUIRES: a name that is not empty.
[[nodiscard]] constexpr std::size_t hash_of_name(std::string_view name) {
    const auto letter = [&](std::size_t place) {
        return static_cast<std::size_t>(static_cast<unsigned char>(name[place]));
    };
    const std::size_t size = name.size();
    return size + 3 * letter(0) + 7 * letter(size / 3) + 13 * letter(size / 2) +
           31 * letter(size - 1);
}

// Returns the slot of the name, or a free one where it would be. REQUIRES: as hash_of_name(), and
// a power of two slots, one of which at least is free.
template <typename IsSame>
[[nodiscard]] constexpr std::size_t slot_of(std::span<const NameSlot> slots,
                                            std::string_view name,
                                            IsSame is_same) {
    const std::size_t mask = slots.size() - 1;
    std::size_t slot = hash_of_name(name) & mask;
    while (!slots[slot].name.empty() && !is_same(slots[slot].name, name))
        slot = (slot + 1) & mask;
    return slot;
}

// A table of names has a power of two slots, of which more than half are free.
[[nodiscard]] constexpr std::size_t slots_for(std::size_t names) {
    std::size_t slots = 4;
    while (slots < 2 * names + 1)
        slots *= 2;
    return slots;
}

// Adds nothing if there is no name.
constexpr void add_name(std::span<NameSlot> slots, const NameSlot& named) {
    if (named.name.empty()) return;
    const auto is_same = [](std::string_view one, std::string_view other) { return one == other; };
    NameSlot& slot = slots[slot_of(slots, named.name, is_same)];
    if (slot.name.empty()) slot = named;
}

// Finds an enumerator, or an alternative of a variant. Returns nullptr if none has the name.
[[nodiscard]] inline const NameSlot* find_slot(const Type& type, std::string_view name) {
    if (name.empty() || type.names.empty()) return nullptr;
    const NameSlot& slot = type.names[slot_of(type.names, name, is_same_text)];
    return slot.name.empty() ? nullptr : &slot;
}

// Returns nullptr if no enumerator has the name.
[[nodiscard]] inline const Enumerator* find_name(const Type& enumeration, std::string_view name) {
    const NameSlot* const found = find_slot(enumeration, name);
    return found == nullptr ? nullptr : &enumeration.enumerators[found->place];
}

}  // namespace baize::ledger
