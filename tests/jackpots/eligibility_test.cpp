#include "jackpots/eligibility.h"

#include <vector>

#include <gtest/gtest.h>

#include "jackpots/make.h"

namespace baize::jackpots {

namespace {

using enum JackpotHand;
using enum JackpotResult;

JackpotVerdict ultimate(const HoldemHand& hand) {
    return judge(perth_rules(), hand);
}

JackpotVerdict crown(const HoldemHand& hand) {
    return judge(perth_rules(dollars(5), LevelGame::crown_holdem), hand);
}

// [CS 5.8.1] [CS 5.8.2]
TEST(StudEligibility, ABetAndAHandOnTheTableInUseWin) {
    const StudHand straight_with_bet{.bet_placed = true, .hand = straight};
    EXPECT_EQ(judge(stud_rules(2), straight_with_bet), (JackpotVerdict{win, "CS 5.8.1"_clause}));
    EXPECT_EQ(judge(stud_rules(1), straight_with_bet), (JackpotVerdict{lose, "CS 5.8.2"_clause}));
    EXPECT_EQ(judge(stud_rules(1), {.bet_placed = true}),
              (JackpotVerdict{lose, "CS 5.8.2"_clause}));
    EXPECT_EQ(judge(aruba_rules(), {.bet_placed = true, .hand = flush}).result, lose);
    EXPECT_EQ(judge(aruba_rules(), {.bet_placed = true, .hand = five_of_a_kind}).result, win);
}

// [CS 5.8.1] [I-49]
TEST(StudEligibility, AFoldedHandLosesWhateverItHolds) {
    EXPECT_EQ(judge(stud_rules(), {.bet_placed = false, .hand = royal_flush}),
              (JackpotVerdict{lose, "I-49"_clause}));
}

// [CS 12.6.4] [I-32]
TEST(StudEligibility, AnInstantWinnerNeedsNoBet) {
    EXPECT_EQ(judge(aruba_rules(), {.instant_winner = true, .hand = wild_royal_flush}),
              (JackpotVerdict{win, "CS 12.6.4"_clause}));
    EXPECT_EQ(judge(aruba_rules(), {.instant_winner = false, .hand = wild_royal_flush}).result,
              lose);
}

// [CS 11.6.2(b)] [I-47]
TEST(StudEligibility, WithAVoidDealersHandEveryHandThatCanBeReadIsChecked) {
    const StudHand folded{.dealer_hand_void = true, .hand = flush};
    EXPECT_EQ(judge(stud_rules(), folded), (JackpotVerdict{win, "CS 11.6.2(b)"_clause}));
    EXPECT_EQ(judge(stud_rules(), {.dealer_hand_void = true}).result, lose);
    EXPECT_EQ(judge(stud_rules(), {.dealer_hand_void = true, .cards_lost = true}),
              (JackpotVerdict{returned, "I-47"_clause}));
}

// [CS 11.12] [I-57]
TEST(StudEligibility, AHandVoidForWantOfABetCarriesItsWagerOnce) {
    EXPECT_EQ(judge(stud_rules(), {.could_not_bet = true, .hand = flush}),
              (JackpotVerdict{carried, "CS 11.12"_clause}));
    EXPECT_EQ(judge(stud_rules(), {.could_not_bet_again = true, .hand = flush}),
              (JackpotVerdict{lose, "I-57"_clause}));
}

// A royal in box 1 and a straight flush in box 5 share the meter: had box 1 been paid before box 5
// was checked, it would have taken the whole.
// [CS 7.6.2(b)] [CS 7.6.2(b)(ii)] [CS 7.6.3(d)] [CS 10.2.3]
TEST(StudEligibility, AllHandsAreCheckedBeforeAnyIsPaid) {
    const PrizeMeterRules rules = stud_rules();
    const std::vector<StudHand> round{{.box = 1, .bet_placed = true, .hand = royal_flush},
                                      {.box = 2, .bet_placed = true},
                                      {.box = 3, .bet_placed = false, .hand = flush},
                                      {.box = 4, .bet_placed = true, .hand = straight},
                                      {.box = 5, .bet_placed = true, .hand = straight_flush},
                                      {.box = 6, .bet_placed = true, .hand = four_of_a_kind}};
    const CheckedRound checked = check_hands(rules, round);
    EXPECT_EQ(checked.face_up, (std::vector{1, 5, 6}));
    EXPECT_EQ(checked.hands, hands({{royal_flush, 1}, {straight_flush, 1}, {four_of_a_kind, 1}}));
    const MeterAward paid = award(rules, meter_at(rules, dollars(11'000)), checked.hands).value();
    EXPECT_EQ(amounts(paid.prizes), (std::vector{dollars(10'000), dollars(1'000), dollars(500)}));
}

// [UTH 3.25(a)] [UTH 3.25(b)(iii)] [CH 3.12(b)(ii)] [CH 3.12(c)(iii)]
TEST(HoldemEligibility, AStraightOrBetterOnTheFlopWins) {
    for (const JackpotHand hand :
         {royal_flush, straight_flush, four_of_a_kind, full_house, flush, straight}) {
        EXPECT_EQ(ultimate({.level = 1, .hand = hand}),
                  (JackpotVerdict{win, "UTH 3.25(a)"_clause}));
        EXPECT_EQ(crown({.level = 1, .hand = hand}),
                  (JackpotVerdict{win, "CH 3.12(b)(ii)"_clause}));
    }
    EXPECT_EQ(ultimate({.level = 3}), (JackpotVerdict{lose, "UTH 3.25(b)(iii)"_clause}));
    EXPECT_EQ(crown({.level = 3}), (JackpotVerdict{lose, "CH 3.12(c)(iii)"_clause}));
    EXPECT_EQ(ultimate({.level = 1, .hand = five_of_a_kind}).result, lose);
}

// [UTH 3.25(b)(i)] [UTH 3.25(b)(ii)] [CH 3.12(c)(i)] [CH 3.12(c)(ii)]
TEST(HoldemEligibility, AFoldedOrHiddenHandLoses) {
    const HoldemHand folded{.level = 1, .folded = true, .hand = royal_flush};
    EXPECT_EQ(ultimate(folded), (JackpotVerdict{lose, "UTH 3.25(b)(i)"_clause}));
    EXPECT_EQ(crown(folded), (JackpotVerdict{lose, "CH 3.12(c)(i)"_clause}));
    const HoldemHand hidden{.level = 1, .exposed = false, .hand = royal_flush};
    EXPECT_EQ(ultimate(hidden), (JackpotVerdict{lose, "UTH 3.25(b)(ii)"_clause}));
    EXPECT_EQ(crown(hidden), (JackpotVerdict{lose, "CH 3.12(c)(ii)"_clause}));
}

// [CH 3.12(b)(i)] [I-61]
TEST(HoldemEligibility, CrownHoldemNeedsAFlopWagerUnlessItWasForgotten) {
    const HoldemHand without{.level = 1, .flop_wager_placed = false, .hand = flush};
    EXPECT_EQ(crown(without), (JackpotVerdict{lose, "CH 3.12(b)(i)"_clause}));
    EXPECT_EQ(ultimate(without).result, win);  // the other book has no Flop Wager
    HoldemHand forgotten = without;
    forgotten.flop_wager_forgotten = true;
    EXPECT_EQ(crown(forgotten).result, win);
}

// [UTH 3.24] [CH 3.10] [CH 3.11] [UTH 5.14] [CH 5.11]
TEST(HoldemEligibility, AWagerWithoutAnAnteOrTooSmallGoesBack) {
    const HoldemHand no_ante{.level = 1, .has_ante = false, .hand = royal_flush};
    EXPECT_EQ(ultimate(no_ante), (JackpotVerdict{returned, "UTH 3.24"_clause}));
    EXPECT_EQ(crown(no_ante), (JackpotVerdict{returned, "CH 3.11"_clause}));
    const HoldemHand too_small{.level = 0, .hand = royal_flush};
    EXPECT_EQ(ultimate(too_small), (JackpotVerdict{returned, "UTH 5.14"_clause}));
    EXPECT_EQ(crown(too_small), (JackpotVerdict{returned, "CH 5.11"_clause}));
}

}  // namespace

}  // namespace baize::jackpots
