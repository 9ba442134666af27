// Odds by kind of hand. A room writes its book's tables as constants whose shape the compiler
// checks; a table read from outside passes the same check.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "engine/core/money.h"

namespace baize {

inline constexpr std::size_t hand_kinds_max = 12;

// Not written as `odds{}`: after a table has been made at compile time, g++ 12 corrupts that
// initializer for the rest of the source file and yields odds of 0 to 0.
[[nodiscard]] constexpr std::array<OddsTo, hand_kinds_max> nothing_paid() {
    std::array<OddsTo, hand_kinds_max> odds{};
    odds.fill({.win = 0, .stake = 1});
    return odds;
}

struct PayTable {
    std::string_view name{};  // the book's name for it: "A", "1"
    // Indexed by the hand enum of the room's ranking; 0 means not paid.
    std::array<OddsTo, hand_kinds_max> odds = nothing_paid();

    template <typename Hand>
    [[nodiscard]] constexpr OddsTo operator[](Hand hand) const {
        return odds[static_cast<std::size_t>(hand)];
    }

    template <typename Hand>
    [[nodiscard]] constexpr bool pays(Hand hand) const {
        return (*this)[hand].win > 0;
    }

    friend constexpr bool operator==(const PayTable&, const PayTable&) = default;
};

template <typename Hand>
struct PayLine {
    Hand hand{};
    OddsTo odds{};
};

template <typename Hand>
[[nodiscard]] constexpr PayTable pay_table(std::string_view name,
                                           std::initializer_list<PayLine<Hand>> lines) {
    PayTable table{.name = name};
    for (const PayLine<Hand>& line : lines) {
        table.odds[static_cast<std::size_t>(line.hand)] = line.odds;
    }
    return table;
}

// True if every hand from the weakest paid one upwards is paid, and none pays less than a weaker
// one. REQUIRES: kinds <= hand_kinds_max, the number of hands of the ranking.
[[nodiscard]] constexpr bool is_well_formed(const PayTable& table, std::size_t kinds) {
    OddsTo last{};
    for (std::size_t i = 0; i < hand_kinds_max; ++i) {
        const OddsTo odds = table.odds[i];
        if (odds.stake <= 0 || odds.win < 0) return false;
        if (i >= kinds) {
            if (odds.win != 0) return false;
            continue;
        }
        const std::int64_t more = std::int64_t{odds.win} * last.stake;
        const std::int64_t less = std::int64_t{last.win} * odds.stake;
        if (more < less) return false;
        last = odds;
    }
    return last.win > 0;
}

}  // namespace baize
