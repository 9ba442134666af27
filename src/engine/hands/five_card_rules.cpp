#include "engine/hands/five_card_rules.h"

#include <bit>
#include <optional>

namespace baize {
namespace {

using tie_break::bit;
using tie_break::highest;
using tie_break::highest_few;
using tie_break::of_group_and_one;
using tie_break::of_odd_cards;
using tie_break::of_pair;
using tie_break::of_straight;
using tie_break::of_three;
using tie_break::of_two_pair;
using tie_break::RankMask;

// Ranks held at least once, twice, three and four times.
struct Groups {
    RankMask one = 0;
    RankMask two = 0;
    RankMask three = 0;
    RankMask four = 0;
};

Groups groups_of(RankCounts counts) {
    Groups groups;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        const RankMask bit = RankMask{1} << rank;
        const unsigned count = count_of(counts, rank);
        if (count >= 1) groups.one |= bit;
        if (count >= 2) groups.two |= bit;
        if (count >= 3) groups.three |= bit;
        if (count >= 4) groups.four |= bit;
    }
    return groups;
}

// The top card of the best straight among the ranks: the ace may count below the two. [I-53]
std::optional<Rank> straight_top(RankMask ranks) {
    for (unsigned low = rank_count - 4; low-- > 0;) {
        if ((ranks >> low & 0b11111U) == 0b11111U) return static_cast<Rank>(low + 4U);
    }
    if ((ranks & tie_break::wheel_ranks) == tie_break::wheel_ranks) return Rank::five;
    return std::nullopt;
}

}  // namespace

FiveCardRank rank_by_counts(RankCounts counts) {
    const Groups groups = groups_of(counts);
    const auto without = [&](Rank rank) { return groups.one & ~bit(rank); };
    if (groups.four != 0) {
        const Rank four = highest(groups.four);
        return {FiveCardHand::four_of_a_kind, of_group_and_one(four, highest(without(four)))};
    }
    if (groups.three != 0 && std::popcount(groups.two) >= 2) {
        const Rank three = highest(groups.three);
        return {FiveCardHand::full_house,
                of_group_and_one(three, highest(groups.two & ~bit(three)))};
    }
    if (const std::optional<Rank> top = straight_top(groups.one)) {
        return {FiveCardHand::straight, of_straight(*top)};
    }
    if (groups.three != 0) {
        const Rank three = highest(groups.three);
        return {FiveCardHand::three_of_a_kind, of_three(three, highest_few(without(three), 2))};
    }
    if (std::popcount(groups.two) >= 2) {
        const RankMask pairs = highest_few(groups.two, 2);
        return {FiveCardHand::two_pair, of_two_pair(pairs, highest(groups.one & ~pairs))};
    }
    if (groups.two != 0) {
        const Rank pair = highest(groups.two);
        return {FiveCardHand::one_pair, of_pair(pair, highest_few(without(pair), 3))};
    }
    return {FiveCardHand::odd_cards, of_odd_cards(highest_few(groups.one, 5))};
}

FiveCardRank rank_by_ranks_of_suit(RankMask ranks) {
    if (const std::optional<Rank> top = straight_top(ranks)) {
        return *top == Rank::ace ? FiveCardRank(FiveCardHand::royal_flush, 0)
                                 : FiveCardRank(FiveCardHand::straight_flush, of_straight(*top));
    }
    return {FiveCardHand::flush, of_odd_cards(highest_few(ranks, 5))};
}

}  // namespace baize
