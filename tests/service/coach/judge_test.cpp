#include "service/coach/judge.h"

#include "coach_kit.h"

namespace baize::coach {
namespace {

// [I-139]
TEST(Judge, MistakeCostsTheDifferenceToTheBestChoice) {
    PracticeRound practice("three_card");
    practice.lay("Qs 6d 4h");
    const Advice advice = practice.advice();
    const auto played = judge(advice, Decide{anns_box, Decision::play, dollars(5)});
    ASSERT_TRUE(played);
    EXPECT_TRUE(played->is_judged);
    EXPECT_FALSE(played->is_mistake);
    EXPECT_EQ(Fraction(), played->cost);
    const auto folded = judge(advice, Decide{anns_box, Decision::fold, {}});
    ASSERT_TRUE(folded);
    EXPECT_TRUE(folded->is_mistake);
    EXPECT_EQ(Fraction(61 * 500, 9'212), folded->cost);  // of five dollars
    EXPECT_EQ("fold", folded->made);
    EXPECT_EQ("play", folded->best);
    // These decisions had no advice.
    EXPECT_FALSE(judge(advice, Decide{bens_box, Decision::fold, {}}));
    EXPECT_FALSE(judge(advice, Decide{anns_box, Decision::play, dollars(6)}));
    EXPECT_FALSE(judge(advice, poker::fold(0)));
}

Advice poker_advice(std::int64_t call_cents, std::int64_t error_cents) {
    Advice advice{.table = 3, .game = GameId::holdem, .round = 9};
    HandAdvice& hand = advice.hand.emplace();
    hand.seat = 1;
    hand.best = "call";
    const Fraction worth = Fraction::whole(call_cents);
    hand.options.push_back({.option = "fold", .does = poker::Does::fold});
    hand.options.back().worth = PokerWorth{.loss_cents_exact = worth, .loss_cents = {worth}};
    hand.options.push_back({.option = "call", .does = poker::Does::call, .best = true});
    hand.options.back().worth =
        PokerWorth{.cents_exact = worth, .standard_error = {Fraction::whole(error_cents)}};
    hand.options.push_back({.option = "bet", .does = poker::Does::bet});
    return advice;
}

TEST(Judge, SampledDifferenceMustBeClear) {
    const auto clear = judge(poker_advice(100, 49), poker::fold(1));
    ASSERT_TRUE(clear);
    EXPECT_TRUE(clear->is_mistake);
    EXPECT_EQ(Fraction::whole(100), clear->cost);
    const auto unclear = judge(poker_advice(100, 50), poker::fold(1));
    ASSERT_TRUE(unclear);
    EXPECT_TRUE(unclear->is_judged);
    EXPECT_FALSE(unclear->is_mistake);
    EXPECT_EQ(Fraction(), unclear->cost);
    const auto raised = judge(poker_advice(100, 0), poker::bet(1, dollars(4)));
    ASSERT_TRUE(raised);
    EXPECT_FALSE(raised->is_judged);
    EXPECT_FALSE(judge(poker_advice(100, 0), poker::fold(2)));
}

// [I-139]
TEST(CoachSummaries, MistakesAddUpExactly) {
    PracticeRound practice("three_card");
    practice.lay("Qs 6d 4h");
    const Advice queen = practice.advice();
    practice.lay("As Ad Ah");
    const Advice aces = practice.advice();
    const Decide play{anns_box, Decision::play, dollars(5)};
    const Decide fold{anns_box, Decision::fold, {}};
    CoachSummary summary;
    EXPECT_FALSE(summary.worst);
    summary = with(summary, judge(queen, play).value());
    summary = with(summary, judge(queen, fold).value());
    summary = with(summary, judge(aces, fold).value());
    summary = with(summary, judge(poker_advice(150, 0), poker::fold(1)).value());
    summary = with(summary, judge(poker_advice(150, 0), poker::bet(1, dollars(4))).value());
    const Fraction thrown_away = option_named(aces.boxes[0], "fold").worth->loss_cents_exact;
    EXPECT_TRUE(thrown_away > Fraction::whole(30'00));  // the Ante, even money twice and the bonus
    const Fraction three_card = Fraction(61 * 500, 9'212) + thrown_away;
    EXPECT_EQ(4U, summary.decisions);
    EXPECT_EQ(1U, summary.unjudged);
    EXPECT_EQ(3U, summary.mistakes);
    EXPECT_EQ(three_card + Fraction::whole(150), summary.cost_exact);
    EXPECT_EQ(summary.cost_exact, summary.cost.value);
    ASSERT_EQ(2U, summary.games.size());
    EXPECT_EQ((GameCost{GameId::three_card, 3, 2, three_card, {three_card}}), summary.games[0]);
    EXPECT_EQ((GameCost{GameId::holdem, 1, 1, Fraction::whole(150), {Fraction::whole(150)}}),
              summary.games[1]);
    ASSERT_TRUE(summary.worst);
    EXPECT_EQ(thrown_away, summary.worst->cost_exact);
    EXPECT_EQ("fold", summary.worst->made);
    EXPECT_EQ("play", summary.worst->best);
}

}  // namespace
}  // namespace baize::coach
