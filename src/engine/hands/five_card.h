// Five-card hands as every book but Three Card Poker ranks them, from five cards or the best five
// of six or seven. [CS 3.6.1] [UTH 4.11] [CH 3.44] [CP 3.2.2]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "engine/hands/hand_rank.h"
#include "engine/hands/hand_tally.h"
#include "engine/hands/rank_counts.h"
#include "engine/hands/tie_break.h"

namespace baize {

enum class FiveCardHand : std::uint8_t {
    odd_cards,
    one_pair,
    two_pair,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush,
    royal_flush
};

using FiveCardRank = HandRank<FiveCardHand>;
static_assert(sizeof(FiveCardRank) == 2);

// A hand is ace-king high or better when it is not below this. [CS 1.1]
inline constexpr FiveCardRank lowest_ace_king{
    FiveCardHand::odd_cards,
    tie_break::of_odd_cards(tie_break::bit(Rank::ace) | tie_break::bit(Rank::king) | 0b111U)};

[[nodiscard]] constexpr std::string_view name(FiveCardHand hand) {
    switch (hand) {
        case FiveCardHand::odd_cards: return "odd_cards";
        case FiveCardHand::one_pair: return "one_pair";
        case FiveCardHand::two_pair: return "two_pair";
        case FiveCardHand::three_of_a_kind: return "three_of_a_kind";
        case FiveCardHand::straight: return "straight";
        case FiveCardHand::flush: return "flush";
        case FiveCardHand::full_house: return "full_house";
        case FiveCardHand::four_of_a_kind: return "four_of_a_kind";
        case FiveCardHand::straight_flush: return "straight_flush";
        case FiveCardHand::royal_flush: return "royal_flush";
    }
    return {};
}

// The best five of five, six or seven cards of several suits, by the sum of their ranks. The top
// bits of the sum pick a row, whose shift leads from the sum to the place of the value: rows have
// gaps and lie in each other's.
struct RankSumTable {
    static constexpr unsigned column_bits = 12;
    static constexpr std::size_t row_count = 8192;
    static constexpr std::size_t place_count = 93'056;

    std::array<std::uint32_t, row_count> shifts{};
    std::array<std::uint16_t, place_count> values{};

    // REQUIRES: five to seven cards.
    [[nodiscard]] std::uint16_t operator[](HandTally tally) const {
        const std::uint32_t sum = tally.rank_sum();
        return values[sum + shifts[sum >> column_bits]];  // a shift may be below zero, modulo 2^32
    }

    // Has the memory bring the value nearer, for somebody who will ask for it soon.
    void expect(HandTally tally) const {
        const std::uint32_t sum = tally.rank_sum();
        __builtin_prefetch(&values[sum + shifts[sum >> column_bits]]);
    }

    [[nodiscard]] std::uint16_t operator[](RankCounts counts) const {
        return (*this)[HandTally::of_counts(counts)];
    }
};

// Made by tools/hand_tables.cpp while the program is built: there is nothing to wait for at the
// first ranking.
struct FiveCardTables {
    FiveCountTable five{};                      // counts of five cards
    RankSumTable five_to_seven{};               // sums of five, six or seven
    std::array<std::uint16_t, 8192> flushes{};  // five or more ranks of one suit

    [[nodiscard]] static const FiveCardTables& get();
};

extern const FiveCardTables five_card_tables;

inline const FiveCardTables& FiveCardTables::get() {
    return five_card_tables;
}

// REQUIRES: five cards.
[[nodiscard]] inline FiveCardRank rank_five(CardSet five) {
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        const std::uint64_t suited = one_suit << suit;
        if ((five.bits() & ~suited) == 0) {
            return FiveCardRank::of_value(five_card_tables.flushes[ranks_in_suit(five, suit)]);
        }
    }
    return FiveCardRank::of_value(five_card_tables.five[rank_counts(five)]);
}

namespace five_card_detail {

// Kept out of the loops that rank: one hand in 33 has a flush. REQUIRES: the tally of the cards.
[[nodiscard]] FiveCardRank rank_flush(CardSet cards, HandTally tally);

}  // namespace five_card_detail

// What the ranks alone are worth, as if there were no flush. REQUIRES: five to seven cards.
[[nodiscard]] inline FiveCardRank rank_mixed(HandTally tally) {
    return FiveCardRank::of_value(five_card_tables.five_to_seven[tally]);
}

// The best five of five, six or seven cards by their tally. cards() is called, for the cards
// themselves, only when there is a flush: inner loops need not put them together before.
// REQUIRES: five to seven cards.
template <typename CardsOfHand>
[[nodiscard]] FiveCardRank rank_best_five(HandTally tally, CardsOfHand&& cards) {
    if (!tally.has_flush()) [[likely]]
        return rank_mixed(tally);
    return five_card_detail::rank_flush(cards(), tally);
}

// REQUIRES: five to seven cards.
[[nodiscard]] inline FiveCardRank rank_best_five(const GrowingHand& hand) {
    return rank_best_five(hand.tally, [&] { return hand.cards; });
}

// REQUIRES: five to seven cards.
[[nodiscard]] inline FiveCardRank rank_best_five(CardSet cards) {
    return rank_best_five(HandTally::of(cards), [&] { return cards; });
}

}  // namespace baize
