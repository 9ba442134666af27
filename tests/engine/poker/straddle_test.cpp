// Voluntary doubles of the last blind.
#include "engine/poker/table/straddle.h"

#include <gtest/gtest.h>

#include "engine/poker/running_game.h"

namespace baize::poker {
namespace {

class PokerStraddle : public testing::Test {
  protected:
    PokerStraddle() {
        game.rules.forced.straddle.count_max = 1;
        game.deals(1);  // next: button 1, small 2, big 3
    }

    [[nodiscard]] Result<Plan> straddled(const Plan& plan, int seat, std::int64_t amount) const {
        return straddle(game.rules, plan, game.at(seat), dollars(amount));
    }

    [[nodiscard]] std::string refused(int seat, std::int64_t amount) const {
        return refusal(straddled(game.plan(), seat, amount));
    }

    RunningGame game{6};
};

// [CP 6.5] [I-24]
TEST_F(PokerStraddle, IsTwiceTheBigBlindByTheFirstPlayerOnItsLeft) {
    const Result<Plan> plan = straddled(game.plan(), 4, 4);
    ASSERT_TRUE(plan);
    EXPECT_EQ(words(*plan), "button 1: 2 blind 1, 3 blind 2, 4 straddle 4");
    EXPECT_EQ(plan->after, game.plan().after);
    for (const int other : {1, 2, 3, 5, 6})
        EXPECT_EQ(refused(other, 4), "not_left_of_blind CP 6.5") << other;
    for (const int amount : {0, 2, 3, 5, 8})
        EXPECT_EQ(refused(4, amount), "wrong_amount CP 6.5") << amount;
}

// [CP 6.5]
TEST_F(PokerStraddle, TheFirstActivePlayerIsTheNextWithCards) {
    game.sits_out(4);
    EXPECT_EQ(refused(4, 4), "not_left_of_blind CP 6.5");
    EXPECT_EQ(refused(5, 4), "fine");
}

// [I-24] [CP 6.5.1]
TEST_F(PokerStraddle, StartsTheBetting) {
    PokerTable table(Structure::no_limit);
    table.opening = straddled(game.plan(), 4, 4)->opening;
    table.opening.deck = PokerTable().opening.deck;
    table.open();
    EXPECT_EQ(table.hand.actor, game.at(5));
    EXPECT_EQ(table.hand.betting.level, dollars(4));
}

// [CP 6.5]
TEST_F(PokerStraddle, NeedsTheSignToAllowIt) {
    game.rules.forced.straddle.count_max = 0;
    EXPECT_EQ(refused(4, 4), "not_offered CP 6.5");
    game.rules.forced.straddle.count_max = 1;
    game.rules.forced.blinds.clear();
    EXPECT_EQ(refused(4, 4), "not_offered CP 6.5");
}

// [CP 8.9.4] [I-80]
TEST_F(PokerStraddle, FurtherPlayersDoubleTheOneBefore) {
    const Plan once = *straddled(game.plan(), 4, 4);
    EXPECT_EQ(refusal(straddled(once, 5, 8)), "too_many_wagers I-80");
    game.rules.forced.straddle.count_max = 2;
    EXPECT_EQ(refusal(straddled(once, 5, 4)), "wrong_amount CP 8.9.4");
    EXPECT_EQ(refusal(straddled(once, 6, 8)), "not_left_of_blind I-80");
    const Result<Plan> twice = straddled(once, 5, 8);
    ASSERT_TRUE(twice);
    EXPECT_EQ(words(*twice), "button 1: 2 blind 1, 3 blind 2, 4 straddle 4, 5 straddle 8");
    PokerTable table(Structure::no_limit);
    table.opening = twice->opening;
    table.opening.deck = PokerTable().opening.deck;
    table.open();
    EXPECT_EQ(table.hand.actor, game.at(6));
    EXPECT_EQ(table.hand.betting.level, dollars(8));
}

// [CP 6.5] [CP 8.9.4] [I-131]
TEST_F(PokerStraddle, IsRefusedToAPlayerWithABlind) {
    game.rules.forced.straddle.count_max = 9;
    Plan plan = game.plan();
    std::int64_t amount = 4;
    for (const int seat : {4, 5, 6, 1}) {
        plan = *straddled(plan, seat, amount);
        amount *= 2;
    }
    game.stacks[game.at(2)] = dollars(1000);
    EXPECT_EQ(amount, 64);
    EXPECT_EQ(refusal(straddled(plan, 2, amount)), "not_offered I-131");
    RunningGame two(2);
    two.rules.forced.straddle.count_max = 1;
    EXPECT_EQ(refusal(straddle(two.rules, two.plan(), two.at(2), dollars(4))), "not_offered I-131");
}

// [CP 6.5] [CP 6.2]
TEST_F(PokerStraddle, IsPutUpInFullOrNotAtAll) {
    game.rules.commission.per_person = dollars(1);
    game.rules.forced.ante = dollars(1);
    game.stacks[game.at(4)] = dollars(5);
    EXPECT_EQ(refused(4, 4), "too_few_chips CP 6.2");
    game.stacks[game.at(4)] = dollars(6);
    EXPECT_EQ(refused(4, 4), "fine");
}

// [CP 8.10.2] [I-69] [I-131]
TEST_F(PokerStraddle, CoversTheBlindANewcomerOwes) {
    game.deals(1);
    game.leaves(5).arrives(5, Choice::post);
    game.leaves(6).arrives(6, Choice::post);
    EXPECT_EQ(words(game.plan()), "button 2: 3 blind 1, 4 blind 2, 5 live 2, 6 live 2");
    EXPECT_EQ(words(*straddled(game.plan(), 5, 4)),
              "button 2: 3 blind 1, 4 blind 2, 5 straddle 4, 6 live 2");
    game.stacks[game.at(5)] = dollars(4);
    EXPECT_EQ(refused(5, 4), "fine");
}

TEST_F(PokerStraddle, OverflowingAmountIsRefused) {
    game.rules.forced.blinds = {dollars(1), Money::max()};
    EXPECT_EQ(refused(4, 4), "amount_too_large CP 8.9.4");
}

}  // namespace
}  // namespace baize::poker
