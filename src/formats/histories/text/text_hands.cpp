#include "formats/histories/text/text_hands.h"

#include <array>
#include <string_view>

#include <fmt/format.h>

#include "engine/hands/tie_break.h"
#include "engine/poker/rules/variant.h"

namespace baize::histories {

namespace {

constexpr std::array<std::string_view, 13> rank_names{"Deuce",
                                                      "Three",
                                                      "Four",
                                                      "Five",
                                                      "Six",
                                                      "Seven",
                                                      "Eight",
                                                      "Nine",
                                                      "Ten",
                                                      "Jack",
                                                      "Queen",
                                                      "King",
                                                      "Ace"};

std::string one(unsigned rank) {
    return std::string(rank_names.at(rank));
}

std::string many(unsigned rank) {
    return one(rank) + (rank == tie_break::value(Rank::six) ? "es" : "s");
}

unsigned top_of(unsigned set_number, unsigned size) {
    return tie_break::value(tie_break::highest(tie_break::set_of(set_number, size)));
}

// The lowest card of a straight to the five is the ace.
std::string straight_to(unsigned top) {
    const unsigned below = 4;
    const unsigned ace = tie_break::value(Rank::ace);
    return fmt::format("{} to {}", one(top < below ? ace : top - below), one(top));
}

std::string pairs_of(unsigned set_number) {
    const tie_break::RankMask pairs = tie_break::set_of(set_number, 2);
    const Rank higher = tie_break::highest(pairs);
    const Rank lower = tie_break::highest(pairs & ~tie_break::bit(higher));
    return fmt::format(
        "two pair, {} and {}", many(tie_break::value(higher)), many(tie_break::value(lower)));
}

}  // namespace

std::string text_hand(FiveCardRank rank) {
    const unsigned number = rank.tie_break();
    switch (rank.category()) {
        case FiveCardHand::odd_cards: return "high card " + one(top_of(number, 5));
        case FiveCardHand::one_pair: return "a pair of " + many(number / tie_break::sets_of_three);
        case FiveCardHand::two_pair: return pairs_of(number / 13U);
        case FiveCardHand::three_of_a_kind:
            return "three of a kind, " + many(number / tie_break::sets_of_two);
        case FiveCardHand::straight: return "a straight, " + straight_to(number);
        case FiveCardHand::flush: return fmt::format("a flush, {} high", one(top_of(number, 5)));
        case FiveCardHand::full_house:
            return fmt::format(
                "a full house, {} full of {}", many(number / 13U), many(number % 13U));
        case FiveCardHand::four_of_a_kind: return "four of a kind, " + many(number / 13U);
        case FiveCardHand::straight_flush: return "a straight flush, " + straight_to(number);
        case FiveCardHand::royal_flush: return "a Royal Flush";
    }
    __builtin_unreachable();
}

std::string text_low(LowRank rank) {
    std::string text;
    for (std::size_t place = 8; place-- > 0;) {
        if ((rank.ranks() >> place & 1U) == 0) continue;
        if (!text.empty()) text += ',';
        text += "A2345678"[place];
    }
    return text;
}

std::string text_hand(poker::Variant variant, const poker::Strength& strength) {
    const std::string high = text_hand(strength.high);
    if (!poker::facts(variant).hilo) return high;
    if (!strength.low.qualifies()) return "HI: " + high;
    return fmt::format("HI: {}; LO: {}", high, text_low(strength.low));
}

}  // namespace baize::histories
