// Compares the solutions of the Hold'em games with one seen card of the dealer with the count of
// plain_holdem.h, on decks with so many known cards that it is quick. tests/math/long does this for
// whole decks.
#include <gtest/gtest.h>

#include "engine/games/crown_holdem/game.h"
#include "engine/games/ultimate_holdem/game.h"
#include "math/figures/joined_results.h"
#include "math/holdem/holdem_deals.h"
#include "math/holdem/plain_crown.h"
#include "math/holdem/plain_ultimate.h"
#include "math/known_cards/known_holdem.h"

namespace baize::exact {
namespace {

using KnownCardsFigures = GameFigures (*)(const Rules&,
                                          const Information&,
                                          const ParallelExecutor&);

CardSet all_suits_alike() {
    return cards_in("Ts Th Td Tc Js Jh Jd Jc Qs Qh Qd Qc Ks Kh Kd Kc As Ah Ad Ac");
}

CardSet two_suits_alike() {
    return cards_in("2s 3s 5s 8s 9s Ts Ks As 2h 3h 5h 8h 9h Th Kh Ah");
}

CardSet no_suits_alike() {
    return cards_in("2s 3s 5s 8s 9s Qs As 3h 4h Th Kh 3d 6d Kd 7c Ac");
}

template <typename Plain>
void expect_named_card_counted(const Rules& rules,
                               KnownCardsFigures game,
                               CardSet left,
                               CardSet dealer) {
    const CardSet known = CardSet::full_deck() - left;
    EXPECT_EQ(game(rules, {.known = known, .dealer = dealer}, {}).wagers.at(0).results,
              Plain(rules, known, dealer, two_workers()).results());
}

template <typename Plain>
void expect_any_card_counted(const Rules& rules, KnownCardsFigures game, CardSet left) {
    const CardSet known = CardSet::full_deck() - left;
    Distribution any;
    Distribution extra;
    std::map<std::string, Weight> decisions;
    for (CardSet cards = left; !cards.empty(); cards.erase(cards.lowest())) {
        const Plain plain(rules, known, CardSet::of(std::array{cards.lowest()}), {});
        add_results(any, plain.results());
        if constexpr (std::is_same_v<Plain, plain::Crown>) add_results(extra, plain.player_extra());
        for (const auto& [name, deals] : plain.decisions())
            decisions[name] += deals;
    }
    const GameFigures figures = game(rules, {.known = known, .seen = 1}, {});
    if constexpr (std::is_same_v<Plain, plain::Crown>) plain::expect_same_extra(figures, extra);
    const WagerFigures& seen = figures.wagers.at(0);
    EXPECT_EQ(seen.results, any);
    for (const Share& share : seen.strategy)
        EXPECT_EQ(share.deals, decisions[share.name]) << share.name;
}

// [UTH 3.9(a)] [UTH 3.14(a)(i)] [UTH 3.36(a)] [UTH 4.4]
TEST(PlainCount, UltimateIsCountedTheSameInSmallDecks) {
    const Rules rules = ultimate_holdem::UltimateHoldem::published();
    expect_named_card_counted<plain::Ultimate>(
        rules, known_cards_ultimate, all_suits_alike(), cards_in("Kc"));
    expect_any_card_counted<plain::Ultimate>(rules, known_cards_ultimate, two_suits_alike());
    expect_any_card_counted<plain::Ultimate>(rules, known_cards_ultimate, no_suits_alike());
}

// [CH 3.35] [CH 4.4]
TEST(PlainCount, CrownIsCountedTheSameInSmallDecks) {
    const Rules rules = crown_holdem::CrownHoldem::published();
    expect_named_card_counted<plain::Crown>(
        rules, known_cards_crown, all_suits_alike(), cards_in("Kc"));
    expect_any_card_counted<plain::Crown>(rules, known_cards_crown, two_suits_alike());
    expect_any_card_counted<plain::Crown>(rules, known_cards_crown, no_suits_alike());
}

}  // namespace
}  // namespace baize::exact
