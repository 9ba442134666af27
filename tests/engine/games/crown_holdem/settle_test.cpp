// The judge on rounds that no table would let happen: any stakes, as they come in from outside.
// What a dealer can meet is in tests/rounds/crown_holdem.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/banked/machine/play.h"
#include "engine/games/crown_holdem/game.h"
#include "engine/games/registry.h"
#include "engine/random/seeded_source.h"
#include "kit/dollars.h"

namespace baize::crown_holdem {
namespace {

// Pair of kings for the dealer, no pair on the board.
Round with_board() {
    Round round;
    round.phase = Phase::over;
    round.dealer = {"Ks"_card, "Kd"_card};
    round.community = {"2h"_card, "7h"_card, "Jc"_card, "4h"_card, "3s"_card};
    return round;
}

const CardList<5> flush{"Ah"_card, "9h"_card};
const CardList<5> nothing{"Qc"_card, "8s"_card};

Box& add_hand(Round& round, std::size_t place, const CardList<5>& cards) {
    Box& box = round.boxes[place];
    box.cards = cards;
    box.standing = Standing::active;
    return box;
}

// "ante win 1000 pays 1000 CH 3.6(a)", in cents.
std::vector<std::string> settled(const Rules& rules, const Round& round, std::size_t place) {
    BoxSettlement lines;
    settle_box(hooks_of<CrownHoldem>, rules, round, place, lines);
    std::vector<std::string> words;
    for (const SettledWager& line : lines) {
        std::string text = std::string(name(line.wager)) + (line.is_excess ? "_excess " : " ");
        text += std::string(name(line.verdict)) + " " + std::to_string(line.staked.cents());
        if (line.paid.is_positive()) text += " pays " + std::to_string(line.paid.cents());
        words.push_back(text + " " + std::string(line.clause.id()));
    }
    return words;
}

using Lines = std::vector<std::string>;

// [CH 3.32] [CH 3.35] [CH 3.11]
TEST(CrownHoldemSettle, WagersThatNeedAnAnteDoNotPlayWithoutOne) {
    Round round = with_board();
    Box& box = round.boxes[0];
    box[Wager::flop] = dollars(20);
    box[Wager::turn] = dollars(10);
    box[Wager::river] = dollars(10);
    box[Wager::player_poker_extra] = dollars(5);
    box[Wager::player_poker_extra_3] = dollars(6);
    box[Wager::jackpot] = dollars(5);
    const Rules rules = CrownHoldem::published();
    EXPECT_EQ(settled(rules, round, 0),
              (Lines{"flop return 2000 CH 3.35",
                     "turn return 1000 CH 3.35",
                     "river return 1000 CH 3.35",
                     "player_poker_extra return 500 CH 3.32",
                     "player_poker_extra return 600 CH 3.32"}));
    const JackpotClaim claim = CrownHoldem::jackpot_claim(rules, round, 0);
    EXPECT_EQ(claim.verdict, Verdict::returned);
    EXPECT_EQ(claim.clause, "CH 3.11"_clause);
}

// [CH 3.35] [CH 5.9(e)(ii)] [I-61]
TEST(CrownHoldemSettle, TurnAndRiverNeedAFlopWager) {
    Round round = with_board();
    Box& box = add_hand(round, 0, flush);
    box[Wager::ante] = dollars(10);
    box[Wager::turn] = dollars(10);
    box[Wager::river] = dollars(10);
    const Rules rules = CrownHoldem::published();
    EXPECT_EQ(settled(rules, round, 0),
              (Lines{"ante win 1000 pays 1000 CH 3.6(a)",
                     "turn return 1000 CH 3.35",
                     "river return 1000 CH 3.35"}));
    box.forgot_wager = true;
    EXPECT_EQ(settled(rules, round, 0),
              (Lines{"ante win 1000 pays 1000 CH 3.6(a)",
                     "turn return 1000 CH 5.9(e)(ii)",
                     "river return 1000 CH 5.9(e)(ii)"}));
}

// [CH 3.27] [CH 3.28(b)] [I-59]
TEST(CrownHoldemSettle, DealerPokerExtraNeedsAnAnteSomewhereAtTheTable) {
    Round round = with_board();
    round.boxes[4][Wager::dealer_poker_extra] = dollars(5);
    const Rules rules = CrownHoldem::published();
    EXPECT_EQ(settled(rules, round, 4), (Lines{"dealer_poker_extra return 500 CH 3.27"}));
    Box& other = add_hand(round, 1, nothing);
    other[Wager::ante] = dollars(10);
    other.standing = Standing::folded;  // it need not survive
    EXPECT_EQ(settled(rules, round, 4), (Lines{"dealer_poker_extra lose 500 CH 3.28(b)"}));
}

// [CH 3.28(a)] [CH 3.34] [I-59]
TEST(CrownHoldemSettle, FlopIsEnoughIfAllPlayersFold) {
    Round round = with_board();
    round.community = {"Kh"_card, "7h"_card, "Jc"_card};
    Box& box = add_hand(round, 0, nothing);
    box.standing = Standing::folded;
    box[Wager::ante] = dollars(10);
    box[Wager::dealer_poker_extra] = dollars(5);
    EXPECT_EQ(
        settled(CrownHoldem::published(), round, 0),
        (Lines{"ante lose 1000 CH 3.6(b)(i)", "dealer_poker_extra win 500 pays 5000 CH 3.28(a)"}));
}

// [CH 5.10(b)] [CH 5.10(c)] [I-45]
TEST(CrownHoldemSettle, TheMaximumComesBeforeTheBettingUnit) {
    Round round = with_board();
    Box& box = add_hand(round, 0, flush);
    box[Wager::ante] = dollars(130);
    box[Wager::flop] = dollars(260);
    Rules rules = CrownHoldem::published();
    rules.limits = {.min = dollars(10), .max = dollars(102), .step = dollars(5)};
    EXPECT_EQ(settled(rules, round, 0),
              (Lines{"ante win 10000 pays 10000 CH 3.6(a)",
                     "ante_excess return 3000 CH 5.10(c)",
                     "flop win 20000 pays 20000 CH 3.36(a)",
                     "flop_excess return 6000 I-45"}));
}

// [CH 5.9(b)] [CH 5.9(d)] [CH 5.10(b)]
TEST(CrownHoldemSettle, TheMultipleComesBeforeTheBettingUnit) {
    Round round = with_board();
    Box& box = add_hand(round, 0, flush);
    box[Wager::ante] = dollars(10);
    box[Wager::flop] = dollars(20);   // twice the Ante, but no unit
    box[Wager::turn] = dollars(9);    // below the minimum: as placed
    box[Wager::river] = dollars(30);  // more than the Ante
    Rules rules = CrownHoldem::published();
    rules.limits = {.min = dollars(10), .step = dollars(15)};
    EXPECT_EQ(settled(rules, round, 0),
              (Lines{"ante win 1000 pays 1000 CH 3.6(a)",
                     "flop win 1000 pays 1000 CH 3.36(a)",
                     "flop_excess return 1000 CH 5.10(b)",
                     "turn win 900 pays 900 CH 3.39(a)",
                     "river win 1000 pays 1000 CH 3.42(a)",
                     "river_excess return 2000 CH 5.9(d)"}));
    box[Wager::flop] = dollars(30);  // 25 would be a unit; twice the Ante, 20, is not
    EXPECT_EQ(settled(rules, round, 0)[1], "flop win 1000 pays 1000 CH 3.36(a)");
    EXPECT_EQ(settled(rules, round, 0)[2], "flop_excess return 2000 CH 5.9(b)");
}

// [CH 5.10(b)]
TEST(CrownHoldemSettle, UnitsWithoutAMinimumCountFromNothing) {
    Round round = with_board();
    Box& box = add_hand(round, 0, flush);
    box[Wager::ante] = dollars(7);
    box[Wager::flop] = dollars(14);
    Rules rules = CrownHoldem::published();
    rules.limits = {.step = dollars(5)};
    EXPECT_EQ(settled(rules, round, 0),
              (Lines{"ante win 500 pays 500 CH 3.6(a)",
                     "ante_excess return 200 CH 5.10(b)",
                     "flop win 1000 pays 1000 CH 3.36(a)",
                     "flop_excess return 400 I-45"}));
    box[Wager::ante] = dollars(4);  // not one unit: there is nothing to win or lose
    box[Wager::flop] = dollars(8);
    EXPECT_EQ(settled(rules, round, 0),
              (Lines{"ante return 400 CH 5.10(b)", "flop return 800 I-45"}));
}

// [I-44]
TEST(CrownHoldemSettle, NoPaymentIsRoundedToAChip) {
    Round round = with_board();
    Box& box = add_hand(round, 0, flush);
    box[Wager::ante] = Money::of_cents(333);
    Rules rules = CrownHoldem::published();
    rules.limits.chip = dollars(5);
    box.forgot_wager = true;
    EXPECT_EQ(settled(rules, round, 0), (Lines{"ante win 333 pays 333 CH 3.6(a)"}));
}

// [CH 5.9(b)]
TEST(CrownHoldemSettle, TheLargestStakesDoNotOverflowWhenTheyLose) {
    Round round = with_board();
    Box& box = add_hand(round, 0, nothing);
    for (const Wager wager : {Wager::ante, Wager::flop, Wager::turn, Wager::player_poker_extra}) {
        box[wager] = Money::max();
    }
    EXPECT_EQ(settled(CrownHoldem::published(), round, 0).size(), 4U);
    box.cards = flush;
    BoxSettlement lines;
    settle_box(hooks_of<CrownHoldem>, CrownHoldem::published(), round, 0, lines);
    EXPECT_TRUE(lines.overflowed());
}

// [CH 3.30]
TEST(CrownHoldemSettle, ThreePlayerPokerExtrasAreSettledInTheirOrder) {
    Round round = with_board();
    round.community = {"2h"_card, "7h"_card, "Jh"_card, "4c"_card, "3s"_card};
    Box& box = add_hand(round, 0, flush);
    box[Wager::ante] = dollars(1);
    box[Wager::flop] = dollars(2);
    box[Wager::player_poker_extra] = dollars(1);
    box[Wager::player_poker_extra_2] = dollars(2);
    box[Wager::player_poker_extra_3] = dollars(3);
    const Lines lines = settled(CrownHoldem::published(), round, 0);
    ASSERT_EQ(lines.size(), 5U);
    EXPECT_EQ(lines.begin()[2], "player_poker_extra win 100 pays 4000 CH 3.33(a)");
    EXPECT_EQ(lines.begin()[3], "player_poker_extra win 200 pays 8000 CH 3.33(a)");
    EXPECT_EQ(lines.begin()[4], "player_poker_extra win 300 pays 12000 CH 3.33(a)");
}

Round any_stakes(SeededSource& source) {
    Round round = with_board();
    Box& box = add_hand(round, 0, source.below(2) == 0 ? flush : nothing);
    for (const Wager wager : {Wager::ante,
                              Wager::flop,
                              Wager::turn,
                              Wager::river,
                              Wager::dealer_poker_extra,
                              Wager::player_poker_extra}) {
        if (source.below(3) != 0) box[wager] = Money::of_cents(1 + source.below(20000));
    }
    if (!box.has(Wager::ante)) box.standing = Standing::empty;
    box.forgot_wager = box.has(Wager::ante) && !box.has(Wager::flop);
    box.declined = source.below(5) == 0;
    return round;
}

Rules any_limits(SeededSource& source) {
    Rules rules = CrownHoldem::published();
    if (source.below(2) == 0) rules.limits.min = dollars(source.below(50));
    if (source.below(2) == 0) rules.limits.max = dollars(50 + source.below(100));
    if (source.below(2) == 0) rules.limits.step = dollars(1 + source.below(10));
    return rules;
}

// For any stakes, each cent is settled or returned exactly once. [CH 5.9(b)] [CH 5.9(d)]
// [CH 5.10(b)] [CH 5.10(c)]
TEST(CrownHoldemSettle, EveryCentStakedIsSettledOrHandedBack) {
    SeededSource source(20);
    for (int i = 0; i < 20000; ++i) {
        const Round round = any_stakes(source);
        BoxSettlement lines;
        settle_box(hooks_of<CrownHoldem>, any_limits(source), round, 0, lines);
        std::array<Money, staked_wager_count> answered{};
        for (const SettledWager& line : lines) {
            ASSERT_TRUE(line.staked.is_positive());
            ASSERT_TRUE(line.clause.is_set());
            const bool lost = line.verdict == Verdict::lose;
            ASSERT_EQ(line.back, lost ? Money{} : line.staked + line.paid);
            answered[index(line.wager)] += line.staked;
        }
        ASSERT_EQ(answered, round.boxes[0].stake) << "case " << i;
    }
}

}  // namespace
}  // namespace baize::crown_holdem
