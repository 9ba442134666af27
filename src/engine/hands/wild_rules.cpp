#include "engine/hands/wild_rules.h"

#include <bit>
#include <cstddef>
#include <optional>

namespace baize {
namespace {

using tie_break::bit;
using tie_break::highest;
using tie_break::of_group_and_one;
using tie_break::of_odd_cards;
using tie_break::of_pair;
using tie_break::of_straight;
using tie_break::of_three;
using tie_break::of_two_pair;
using tie_break::RankMask;

constexpr std::size_t first_natural_rank = 1;  // index of the rank three

// Five cards as their natural ranks and the number of 2s.
struct WildCards {
    RankMask once = 0;  // natural ranks held exactly once, twice, ...
    RankMask twice = 0;
    RankMask thrice = 0;
    RankMask four_times = 0;
    unsigned wilds = 0;

    [[nodiscard]] RankMask ranks() const { return once | twice | thrice | four_times; }

    [[nodiscard]] bool all_different() const { return (twice | thrice | four_times) == 0; }
};

WildCards wild_cards_of(RankCounts counts) {
    WildCards cards{.wilds = count_of(counts, 0)};
    for (std::size_t rank = first_natural_rank; rank < rank_count; ++rank) {
        const RankMask bit = RankMask{1} << rank;
        switch (count_of(counts, rank)) {
            case 1: cards.once |= bit; break;
            case 2: cards.twice |= bit; break;
            case 3: cards.thrice |= bit; break;
            case 4: cards.four_times |= bit; break;
            default: break;
        }
    }
    return cards;
}

// The top card of the best run of five that holds every natural. The 2s fill the gaps and may be
// the two of the wheel. REQUIRES: natural ranks all different.
std::optional<Rank> run_top(RankMask naturals) {
    for (unsigned low = rank_count - 4; low-- > 0;) {
        const RankMask run = 0b11111U << low;
        if ((naturals & ~run) == 0) return static_cast<Rank>(low + 4U);
    }
    if ((naturals & ~tie_break::wheel_ranks) == 0) return Rank::five;
    return std::nullopt;
}

// Each 2 becomes the highest rank not held: no flush has two aces. [I-29]
RankMask filled_flush(RankMask naturals, unsigned wilds) {
    for (; wilds > 0; --wilds) {
        naturals |= bit(highest(~naturals & 0x1FFFU));
    }
    return naturals;
}

// The largest group of one natural rank, to which the 2s are added; of equal groups, the highest
// rank.
struct Group {
    Rank rank = Rank::two;
    unsigned size = 0;  // number of cards, 2s included
};

Group best_group(const WildCards& cards) {
    if (cards.four_times != 0) return {highest(cards.four_times), 4 + cards.wilds};
    if (cards.thrice != 0) return {highest(cards.thrice), 3 + cards.wilds};
    if (cards.twice != 0) return {highest(cards.twice), 2 + cards.wilds};
    return {highest(cards.once), 1 + cards.wilds};
}

// Ranks hands below a straight: trips, pairs or odd cards.
WildRank rank_small(const WildCards& cards, Group group) {
    const RankMask beside = cards.ranks() & ~bit(group.rank);
    if (group.size == 3) return {WildHand::three_of_a_kind, of_three(group.rank, beside)};
    if (std::popcount(cards.twice) == 2) {
        return {WildHand::two_pair, of_two_pair(cards.twice, highest(cards.once))};
    }
    if (group.size == 2) return {WildHand::one_pair, of_pair(group.rank, beside)};
    return {WildHand::odd_cards, of_odd_cards(cards.ranks())};
}

// Tries the lines of Table 10 from the top. `suited`: the naturals are all of one suit. [CS 12.5.2]
WildRank rank_reading(const WildCards& cards, bool suited) {
    const std::optional<Rank> top = cards.all_different() ? run_top(cards.ranks()) : std::nullopt;
    const Group group = best_group(cards);
    const RankMask beside = cards.ranks() & ~bit(group.rank);
    if (suited && top == Rank::ace) {
        return {cards.wilds == 0 ? WildHand::royal_flush : WildHand::wild_royal_flush, 0};
    }
    if (group.size == 5) {  // [CS 12.5.1(a)]
        return {WildHand::five_of_a_kind, tie_break::value(group.rank)};
    }
    if (suited && top) return {WildHand::straight_flush, of_straight(*top)};
    if (group.size == 4) {
        return {WildHand::four_of_a_kind, of_group_and_one(group.rank, highest(beside))};
    }
    // Two ranks make three and two of a kind; with two pairs, the wild 2 counts as the higher rank.
    if (group.size == 3 && std::popcount(cards.ranks()) == 2) {
        return {WildHand::full_house, of_group_and_one(group.rank, highest(beside))};
    }
    if (suited) {
        return {WildHand::flush, of_odd_cards(filled_flush(cards.ranks(), cards.wilds))};
    }
    if (top) return {WildHand::straight, of_straight(*top)};
    return rank_small(cards, group);
}

}  // namespace

WildRank rank_wild_by_counts(RankCounts counts) {
    return rank_reading(wild_cards_of(counts), false);
}

WildRank rank_wild_suited(RankMask naturals) {
    const auto cards = static_cast<unsigned>(std::popcount(naturals));
    return rank_reading({.once = naturals, .wilds = 5U - cards}, true);
}

}  // namespace baize
