// Compares the solvers' results of fixed strategies at the Hold'em games with a walk over all
// boards.
#include <gtest/gtest.h>

#include "engine/games/crown_holdem/game.h"
#include "engine/games/ultimate_holdem/game.h"
#include "math/holdem/crown_holdem_solution.h"
#include "math/holdem/exact/rules/walked_rules.h"
#include "math/holdem/holdem_deals.h"
#include "math/holdem/ultimate_holdem_solution.h"
#include "math/strategy/crown_holdem_strategies.h"
#include "math/strategy/ultimate_holdem_strategies.h"

namespace baize::exact {
namespace {

template <typename Strategy>
HoldemRule ultimate_rule() {
    return {&Strategy::raises_first, &Strategy::raises_flop, &Strategy::plays_river};
}

template <typename Strategy>
HoldemRule crown_rule() {
    return {&Strategy::plays_flop, &Strategy::plays_turn, &Strategy::plays_river};
}

// [UTH 3.36]
TEST(HoldemRules, UltimateEqualsTheWalk) {
    const HoldemRule rule = ultimate_rule<ultimate_holdem::PlayPractical>();
    const Rules rules = ultimate_holdem::UltimateHoldem::published();
    EXPECT_EQ(ultimate_by_rule(rules, rule, two_workers()),
              walked::ultimate_by_rule(rules, rule, two_workers()));
}

// Tests the results of further fixed strategies over all boards. [UTH 3.36] [CH 3.35]
TEST(HoldemRules, OtherRulesEqualEarlierWalks) {
    const Rules ultimate = ultimate_holdem::UltimateHoldem::published();
    const Rules crown = crown_holdem::CrownHoldem::published();
    const auto worth = [](const Distribution& results) { return to_string(results.expectation()); };
    EXPECT_EQ(worth(ultimate_by_rule(ultimate, ultimate_rule<ultimate_holdem::PlayAlways>())),
              "-2537322146/6686012025");
    EXPECT_EQ(worth(ultimate_by_rule(ultimate, ultimate_rule<ultimate_holdem::PlayLate>())),
              "-220875455831/695345250600");
    EXPECT_EQ(worth(crown_by_rule(crown, crown_rule<crown_holdem::PlayPractical>())),
              "-23345763769/386302917000");
    EXPECT_EQ(worth(crown_by_rule(crown, crown_rule<crown_holdem::PlayAlways>())),
              "-33186971011/77260583400");
    EXPECT_EQ(worth(crown_by_rule(crown, crown_rule<crown_holdem::PlayCautious>())),
              "-78225866387/158033011500");
}

}  // namespace
}  // namespace baize::exact
