// Five-card hands as every book but Three Card Poker ranks them, from five cards or the best five
// of six or seven. [CS 3.6.1] [UTH 4.11] [CH 3.44] [CP 3.2.2]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/card.h"
#include "core/card_set.h"
#include "hands/hand_rank.h"
#include "hands/rank_counts.h"
#include "hands/tie_break.h"

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

// A hand is this pair or better when it is not below this.
[[nodiscard]] constexpr FiveCardRank lowest_pair_of(Rank rank) {
    return {FiveCardHand::one_pair, tie_break::of_pair(rank, 0b111U)};
}

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

// Built at the first ranking, in some fifteen milliseconds; read-only from then on.
class FiveCardTables {
  public:
    FiveCardTables();

    [[nodiscard]] static const FiveCardTables& get() {
        static const FiveCardTables tables;
        return tables;
    }

    // Multipliers found by trial: under these no two counts of a row share a column.
    RankCountTable<0x0561D8057935C08F, 10, 13> five;           // counts of five cards
    RankCountTable<0x0561D8057935C08F, 13, 17> five_to_seven;  // counts of five, six or seven
    std::array<std::uint16_t, 8192> flushes{};                 // five or more ranks of one suit
};

// REQUIRES: five cards.
[[nodiscard]] inline FiveCardRank rank_five(CardSet five) {
    const FiveCardTables& tables = FiveCardTables::get();
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        const std::uint64_t suited = one_suit << suit;
        if ((five.bits() & ~suited) == 0) {
            return FiveCardRank::of_value(tables.flushes[ranks_in_suit(five, suit)]);
        }
    }
    return FiveCardRank::of_value(tables.five[rank_counts(five)]);
}

// The best five of five, six or seven cards. REQUIRES: five to seven cards.
[[nodiscard]] inline FiveCardRank rank_best_five(CardSet cards) {
    const FiveCardTables& tables = FiveCardTables::get();
    // Multiplying by one_suit adds the 13 bits of a suit up in digit 12; three more raise a count
    // of five or more into the digit's top bit.
    constexpr std::uint64_t bias = std::uint64_t{3} << 48U;
    constexpr std::uint64_t five_or_more = std::uint64_t{1} << 51U;
    std::array<std::uint64_t, suit_count> counted{};
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        counted[suit] = (cards.bits() >> suit & one_suit) * one_suit + bias;
    }
    if (((counted[0] | counted[1] | counted[2] | counted[3]) & five_or_more) == 0) [[likely]] {
        return FiveCardRank::of_value(tables.five_to_seven[rank_counts(cards)]);
    }
    // Five cards of one suit leave two: too few for four of a kind or a full house beside the
    // flush.
    unsigned suit = 0;
    while ((counted[suit] & five_or_more) == 0)
        ++suit;
    return FiveCardRank::of_value(tables.flushes[ranks_in_suit(cards, suit)]);
}

}  // namespace baize
