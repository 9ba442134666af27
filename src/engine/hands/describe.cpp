#include "engine/hands/describe.h"

#include <array>
#include <bit>
#include <cstddef>

#include "engine/hands/omaha.h"
#include "engine/hands/tie_break.h"

namespace baize {
namespace {

using tie_break::RankMask;

struct RankWords {
    std::string_view one;
    std::string_view many;
};

constexpr std::array<RankWords, rank_count> rank_words{{{"two", "twos"},
                                                        {"three", "threes"},
                                                        {"four", "fours"},
                                                        {"five", "fives"},
                                                        {"six", "sixes"},
                                                        {"seven", "sevens"},
                                                        {"eight", "eights"},
                                                        {"nine", "nines"},
                                                        {"ten", "tens"},
                                                        {"jack", "jacks"},
                                                        {"queen", "queens"},
                                                        {"king", "kings"},
                                                        {"ace", "aces"}}};

// "flush, ", ace -> "flush, ace high"
std::string with_top(std::string_view before, Rank top) {
    return std::string(before).append(word(top)).append(" high");
}

std::string with_group(std::string_view before, Rank group) {
    return std::string(before).append(plural_word(group));
}

Rank high_of(unsigned set_number, unsigned cards) {
    return tie_break::highest(tie_break::set_of(set_number, cards));
}

std::string two_pair(unsigned tie_break) {
    const RankMask pairs = tie_break::set_of(tie_break / 13U, 2);
    const Rank higher = tie_break::highest(pairs);
    const Rank lower = tie_break::highest(pairs & ~tie_break::bit(higher));
    return with_group("two pair, ", higher).append(with_group(" and ", lower));
}

std::string full_house(unsigned tie_break) {
    const auto three = static_cast<Rank>(tie_break / 13U);
    const auto two = static_cast<Rank>(tie_break % 13U);
    return with_group("full house, ", three).append(with_group(" over ", two));
}

std::string_view highest_word(LowMask ranks) {
    const auto place = static_cast<std::size_t>(std::bit_width(ranks)) - 1;
    return word(place == 0 ? Rank::ace : static_cast<Rank>(place - 1));
}

}  // namespace

std::string_view word(Rank rank) {
    return rank_words[static_cast<std::size_t>(rank)].one;
}

std::string_view plural_word(Rank rank) {
    return rank_words[static_cast<std::size_t>(rank)].many;
}

std::string describe(ThreeCardRank rank) {
    const unsigned number = rank.tie_break();
    switch (rank.category()) {
        case ThreeCardHand::odd_cards: return with_top("", high_of(number, 3));
        case ThreeCardHand::pair: return with_group("pair of ", static_cast<Rank>(number / 13U));
        case ThreeCardHand::flush: return with_top("flush, ", high_of(number, 3));
        case ThreeCardHand::straight: return with_top("straight, ", static_cast<Rank>(number));
        case ThreeCardHand::three_of_a_kind:
            return with_group("three of a kind, ", static_cast<Rank>(number));
        case ThreeCardHand::straight_flush:
            return with_top("straight flush, ", static_cast<Rank>(number));
    }
    return {};
}

std::string describe(WildRank rank) {
    const unsigned number = rank.tie_break();
    switch (rank.category()) {
        case WildHand::odd_cards: return with_top("", high_of(number, 5));
        case WildHand::one_pair:
            return with_group("pair of ", static_cast<Rank>(number / tie_break::sets_of_three));
        case WildHand::two_pair: return two_pair(number);
        case WildHand::three_of_a_kind:
            return with_group("three of a kind, ",
                              static_cast<Rank>(number / tie_break::sets_of_two));
        case WildHand::straight: return with_top("straight, ", static_cast<Rank>(number));
        case WildHand::flush: return with_top("flush, ", high_of(number, 5));
        case WildHand::full_house: return full_house(number);
        case WildHand::four_of_a_kind:
            return with_group("four of a kind, ", static_cast<Rank>(number / 13U));
        case WildHand::straight_flush:
            return with_top("straight flush, ", static_cast<Rank>(number));
        case WildHand::five_of_a_kind:
            return with_group("five of a kind, ", static_cast<Rank>(number));
        case WildHand::wild_royal_flush: return "royal flush (wild)";
        case WildHand::royal_flush: return "royal flush";
    }
    return {};
}

std::string describe(FiveCardRank rank) {
    // Up to the straight flush the two rankings have the same categories and tie-breaks.
    if (rank.category() == FiveCardHand::royal_flush) return "royal flush";
    return describe(WildRank::of_value(rank.value()));
}

std::string describe(LowRank rank) {
    if (!rank.qualifies()) return "no low";
    std::string text;
    for (std::size_t place = 8; place-- > 0;) {
        if ((rank.ranks() >> place & 1U) == 0) continue;
        if (!text.empty()) text += '-';
        text += "A2345678"[place];
    }
    return text + " low";
}

std::string announce(LowRank rank) {
    if (!rank.qualifies()) return "no low";
    const LowMask without_highest = rank.ranks() ^ std::bit_floor(rank.ranks());
    return std::string(highest_word(rank.ranks()))
        .append("-")
        .append(highest_word(without_highest))
        .append(" low");
}

std::string describe_three(CardSet three) {
    return describe(rank_three(three));
}

std::string describe_five(CardSet five_to_seven) {
    return describe(rank_best_five(five_to_seven));
}

std::string describe_wild(CardSet five) {
    return describe(rank_wild(five));
}

std::string describe_low(CardSet five_to_seven) {
    return describe(rank_low(five_to_seven));
}

std::string describe_omaha(CardSet hole, CardSet board) {
    return describe(rank_omaha_so_far(hole, board));
}

std::string describe_omaha_low(CardSet hole, CardSet board) {
    return describe(rank_omaha_low(hole, board));
}

}  // namespace baize
