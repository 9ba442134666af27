// Wild Aruba Stud: five cards, every 2 wild. A 2 stands for whatever makes the best hand by Table
// 10 and then by ranks; hands on one line of the table compare by ranks alone, wild or not.
// [CS 12.4.1] [CS 12.5.2] [I-29]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "engine/hands/hand_rank.h"
#include "engine/hands/rank_counts.h"
#include "engine/hands/tie_break.h"

namespace baize {

enum class WildHand : std::uint8_t {
    odd_cards,
    one_pair,
    two_pair,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush,
    five_of_a_kind,
    wild_royal_flush,
    royal_flush
};

using WildRank = HandRank<WildHand>;
static_assert(sizeof(WildRank) == 2);

// A hand is this pair or better when it is not below this. [CS 12.2.1]
[[nodiscard]] constexpr WildRank lowest_wild_pair_of(Rank rank) {
    return {WildHand::one_pair, tie_break::of_pair(rank, 0b111U)};
}

[[nodiscard]] constexpr std::string_view name(WildHand hand) {
    switch (hand) {
        case WildHand::odd_cards: return "odd_cards";
        case WildHand::one_pair: return "one_pair";
        case WildHand::two_pair: return "two_pair";
        case WildHand::three_of_a_kind: return "three_of_a_kind";
        case WildHand::straight: return "straight";
        case WildHand::flush: return "flush";
        case WildHand::full_house: return "full_house";
        case WildHand::four_of_a_kind: return "four_of_a_kind";
        case WildHand::straight_flush: return "straight_flush";
        case WildHand::five_of_a_kind: return "five_of_a_kind";
        case WildHand::wild_royal_flush: return "wild_royal_flush";
        case WildHand::royal_flush: return "royal_flush";
    }
    return {};
}

// Made by tools/hand_tables.cpp while the program is built.
struct WildTables {
    FiveCountTable mixed{};                    // the naturals are of several suits
    std::array<std::uint16_t, 8192> suited{};  // the naturals are of one suit, by their ranks
};

extern const WildTables wild_tables;

inline constexpr CardSet wild_cards = CardSet::of_bits(0xF);  // the four 2s

// REQUIRES: five cards.
[[nodiscard]] inline WildRank rank_wild(CardSet five) {
    const CardSet naturals = five - wild_cards;
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        if ((naturals.bits() & ~(one_suit << suit)) == 0) {
            return WildRank::of_value(wild_tables.suited[ranks_in_suit(naturals, suit)]);
        }
    }
    return WildRank::of_value(wild_tables.mixed[rank_counts(five)]);
}

// The prizes of the Wild Aruba jackpot in ascending order of worth: a natural straight flush shares
// in the meter, which its seed keeps above every fixed prize. [CS 12.10.1]
enum class WildJackpotHand : std::uint8_t {
    none,
    four_of_a_kind,  // tens or higher
    wild_straight_flush,
    five_of_a_kind,
    wild_royal_flush,
    straight_flush,
    royal_flush
};

[[nodiscard]] constexpr std::string_view name(WildJackpotHand hand) {
    switch (hand) {
        case WildJackpotHand::none: return "none";
        case WildJackpotHand::four_of_a_kind: return "four_of_a_kind";
        case WildJackpotHand::wild_straight_flush: return "wild_straight_flush";
        case WildJackpotHand::five_of_a_kind: return "five_of_a_kind";
        case WildJackpotHand::wild_royal_flush: return "wild_royal_flush";
        case WildJackpotHand::straight_flush: return "straight_flush";
        case WildJackpotHand::royal_flush: return "royal_flush";
    }
    return {};
}

// What the cards are to a jackpot wager: the reading that pays most. [CS 12.6.3] [I-30]
// REQUIRES: five cards.
[[nodiscard]] WildJackpotHand jackpot_value(CardSet five, bool quads_natural_only = false);

}  // namespace baize
