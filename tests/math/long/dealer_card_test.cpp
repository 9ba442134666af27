// Compares the Hold'em games with one seen card of the dealer with the count of plain_holdem.h:
// 56,000 million hands on boards, twenty minutes for both games. One card of each rank is enough,
// because suits are interchangeable. Run on request (docs/TESTING.md).
#include <iostream>

#include <gtest/gtest.h>

#include "engine/games/crown_holdem/game.h"
#include "engine/games/ultimate_holdem/game.h"
#include "math/figures/every_processor.h"
#include "math/figures/joined_results.h"
#include "math/holdem/plain_crown.h"
#include "math/holdem/plain_ultimate.h"
#include "math/known_cards/known_holdem.h"

namespace baize::exact {
namespace {

template <typename Plain>
void expect_same_with_a_card_seen(const Rules& rules,
                                  GameFigures (*game)(const Rules&,
                                                      const Information&,
                                                      const ParallelExecutor&)) {
    Distribution any;
    Distribution extra;
    std::map<std::string, Weight> decisions;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        const CardSet dealer = CardSet::of(std::array{Card::of_index(rank * suit_count)});
        const Plain plain(rules, {}, dealer, every_processor());
        std::cout << to_string(dealer.lowest()) << " " << to_string(plain.results().expectation())
                  << std::endl;
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            add_results(any, plain.results());
            if constexpr (std::is_same_v<Plain, plain::Crown>)
                add_results(extra, plain.player_extra());
            for (const auto& [name, deals] : plain.decisions())
                decisions[name] += deals;
        }
    }
    std::cout << "any " << to_string(any.expectation()) << std::endl;
    const GameFigures figures = game(rules, {.seen = 1}, every_processor());
    if constexpr (std::is_same_v<Plain, plain::Crown>) plain::expect_same_extra(figures, extra);
    const WagerFigures& seen = figures.wagers.at(0);
    EXPECT_EQ(seen.results, any);
    EXPECT_EQ(to_string(seen.results.expectation()), to_string(any.expectation()));
    for (const Share& share : seen.strategy)
        EXPECT_EQ(share.deals, decisions[share.name]) << share.name;
}

// [UTH 3.9(a)] [UTH 3.14(a)(i)] [UTH 3.36(a)] [UTH 4.4]
TEST(DealerCardSeen, UltimateIsCountedTheSame) {
    expect_same_with_a_card_seen<plain::Ultimate>(ultimate_holdem::UltimateHoldem::published(),
                                                  known_cards_ultimate);
}

// [CH 3.35] [CH 4.4]
TEST(DealerCardSeen, CrownIsCountedTheSame) {
    expect_same_with_a_card_seen<plain::Crown>(crown_holdem::CrownHoldem::published(),
                                               known_cards_crown);
}

}  // namespace
}  // namespace baize::exact
