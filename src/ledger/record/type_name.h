// The names of a type, taken from the compiler: in JSON its C++ name in snake case, so that the
// list of commands needs no separate list of names. A hash table, which the compiler makes, too,
// finds the name of a command among all of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace baize::ledger {

// Returns "baize::house::TakeSeat"; g++ leaves the namespace of types of the ledger out.
template <typename Named>
[[nodiscard]] constexpr std::string_view full_type_name() {
    constexpr std::string_view mark = "Named = ";
    std::string_view text = __PRETTY_FUNCTION__;
    text.remove_prefix(text.find(mark) + mark.size());
    return text.substr(0, text.find_first_of(";]"));
}

// Returns "TakeSeat" for baize::house::TakeSeat.
template <typename Named>
[[nodiscard]] constexpr std::string_view type_name() {
    const std::string_view text = full_type_name<Named>();
    const std::size_t last = text.rfind("::");
    return last == std::string_view::npos ? text : text.substr(last + 2);
}

class SnakeName {
  public:
    consteval explicit SnakeName(std::string_view camel) {
        for (const char letter : camel) {
            const bool is_capital = letter >= 'A' && letter <= 'Z';
            if (is_capital && size_ > 0) letters_[size_++] = '_';
            letters_[size_++] = is_capital ? static_cast<char>(letter - 'A' + 'a') : letter;
        }
    }

    [[nodiscard]] constexpr std::string_view text() const { return {letters_.data(), size_}; }

  private:
    std::array<char, 64> letters_{};
    std::size_t size_ = 0;
};

// For example "take_seat".
template <typename Named>
inline constexpr SnakeName snake_name{type_name<Named>()};

// A place in the table of the names of a type.
struct NameSlot {
    std::string_view name{};    // "": the slot is free
    std::uint16_t place = 0;    // of the enumerator or the alternative
    std::uint16_t grouped = 0;  // of the alternative in its group, if alternatives are groups
};

template <typename Number>
[[nodiscard]] inline Number copied(const void* place) {
    Number number{};
    std::memcpy(&number, place, sizeof(number));
    return number;
}

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

// Returns nullptr if the table does not have the name.
[[nodiscard]] inline const NameSlot* find_name(std::span<const NameSlot> slots,
                                               std::string_view name) {
    if (name.empty() || slots.empty()) return nullptr;
    const NameSlot& slot = slots[slot_of(slots, name, is_same_text)];
    return slot.name.empty() ? nullptr : &slot;
}

}  // namespace baize::ledger
