// Rulings on rounds built from outside, where only the fields of the round tell the story: as
// `settle` asks about a hand without its second wager.
#include <gtest/gtest.h>

#include "engine/banked/machine/play.h"
#include "engine/games/crown_holdem/game.h"

namespace baize::crown_holdem {
namespace {

constexpr Actor the_dealer{Role::dealer, 0};

// No owners, no history: one hand with an Ante, to be acted on, and all cards known.
Round built() {
    Round round;
    round.phase = Phase::deciding;
    round.dealer = {"Ks"_card, "Kd"_card};
    round.community = {"2h"_card, "7h"_card, "Jc"_card, "4h"_card, "3s"_card};
    Box& box = round.boxes[2];
    box.cards = {"Ah"_card, "9h"_card};
    box.standing = Standing::active;
    box[Wager::ante] = Money::of_cents(1000);
    box[Wager::player_poker_extra] = Money::of_cents(500);
    return round;
}

Report about(Irregularity what) {
    return {.what = what, .place = 2};
}

// [I-42]
TEST(CrownHoldemRulings, AnAbsentHandFoldsWithoutAFlopWager) {
    Round round = built();
    const Rules rules = CrownHoldem::published();
    const auto ruling =
        CrownHoldem::rule(rules, round, about(Irregularity::player_absent), the_dealer);
    ASSERT_TRUE(ruling.has_value());
    EXPECT_EQ(*ruling, (Ruling{Outcome::folded, "I-42"_clause}));
    EXPECT_EQ(round.boxes[2].standing, Standing::folded);
}

// [I-42]
TEST(CrownHoldemRulings, AnAbsentHandChecksAfterAFlopWager) {
    Round round = built();
    round.boxes[2][Wager::flop] = Money::of_cents(2000);
    const Rules rules = CrownHoldem::published();
    const auto ruling =
        CrownHoldem::rule(rules, round, about(Irregularity::player_absent), the_dealer);
    ASSERT_TRUE(ruling.has_value());
    EXPECT_EQ(*ruling, (Ruling{Outcome::play_on, "I-42"_clause}));
    EXPECT_TRUE(round.boxes[2].is_in_play());
}

// [CH 5.9(e)(i)] [CH 5.9(e)(ii)] [I-61]
TEST(CrownHoldemRulings, AForgottenFlopWagerKeepsTheHandWhenASupervisorFindsSo) {
    Round round = built();
    const Rules rules = CrownHoldem::published();
    const auto asked =
        CrownHoldem::rule(rules, round, about(Irregularity::wager_forgotten), the_dealer);
    ASSERT_TRUE(asked.has_value());
    ASSERT_EQ(round.questions.size(), 1U);
    EXPECT_EQ(round.questions[0].role, Role::supervisor);
    const Answer yes{.asks = Asks::inadvertent, .reply = Reply::yes};
    const auto ruling = CrownHoldem::answer(rules, round, round.questions[0], yes);
    ASSERT_TRUE(ruling.has_value());
    EXPECT_EQ(*ruling, (Ruling{Outcome::play_on, "CH 5.9(e)(i)"_clause}));
    EXPECT_TRUE(round.boxes[2].forgot_wager);
    EXPECT_TRUE(CrownHoldem::decisions(rules, round, 2).empty());
    BoxSettlement lines;
    settle_box(hooks_of<CrownHoldem>, rules, round, 2, lines);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines.begin()[0].clause, "CH 3.6(a)"_clause);
    EXPECT_EQ(lines.begin()[1].clause, "CH 3.33(b)(i)"_clause);
}

// [CH 5.4(b)(i) by result]
TEST(CrownHoldemRulings, CardsOnAnEmptyAreaGoToTheRack) {
    Round round = built();
    const Report report{.what = Irregularity::cards_on_empty_area, .place = 5};
    ASSERT_TRUE(CrownHoldem::rule(CrownHoldem::published(), round, report, the_dealer).has_value());
    EXPECT_EQ(round.discarded_hands, 1);
}

// [CH 6.9(a)]
TEST(CrownHoldemRulings, ABreachOnAHandWithoutANamedOwnerVoidsThatHandOnly) {
    Round round = built();
    round.boxes[3] = round.boxes[2];
    const Actor manager{Role::area_manager, 0};
    const auto ruling = CrownHoldem::rule(
        CrownHoldem::published(), round, about(Irregularity::information_exchanged), manager);
    ASSERT_TRUE(ruling.has_value());
    EXPECT_TRUE(round.boxes[2].has_overrides);
    EXPECT_FALSE(round.boxes[3].has_overrides);
}

// [CH 6.9(a)] [I-96]
TEST(CrownHoldemRulings, BreachVoidsEveryHandOfThePlayerExceptFoldedOnes) {
    Round round = built();
    round.boxes[3] = round.boxes[2];
    round.boxes[4] = round.boxes[2];
    round.boxes[4].standing = Standing::folded;
    for (const std::size_t place : {2U, 3U, 4U})
        round.boxes[place].owner[index(Wager::ante)] = 9;
    const Actor manager{Role::area_manager, 0};
    ASSERT_TRUE(
        CrownHoldem::rule(
            CrownHoldem::published(), round, about(Irregularity::information_exchanged), manager)
            .has_value());
    EXPECT_EQ(round.boxes[2].standing, Standing::dead);
    EXPECT_EQ(round.boxes[3].standing, Standing::dead);
    EXPECT_FALSE(round.boxes[4].has_overrides);
}

// [CH 4.11]
TEST(CrownHoldemRulings, TheDealerCallsTheBestOfSevenAndNoHandWhenItIsVoid) {
    Round round = built();
    const Rules rules = CrownHoldem::published();
    EXPECT_EQ(CrownHoldem::dealer_call(rules, round).hand, "pair of kings");
    EXPECT_TRUE(CrownHoldem::dealer_call(rules, round).qualifies);
    EXPECT_EQ(CrownHoldem::describe_hand(round, 2), "flush, ace high");
    EXPECT_EQ(CrownHoldem::describe_hand(round, 0), "");
    round.dealer_void = "CH 5.5(c)(iii)"_clause;
    EXPECT_EQ(CrownHoldem::dealer_call(rules, round).hand, "no hand");
}

}  // namespace
}  // namespace baize::crown_holdem
