#include "service/coach/poker_advice.h"

#include <algorithm>

#include "coach_kit.h"
#include "engine/hands/five_card.h"
#include "engine/poker/hand/play.h"
#include "service/coach/pot_layers.h"
#include "service/coach/rival_equity.h"

namespace baize::coach {
namespace {

bool says(const Advice& advice, Note note) {
    return std::find(advice.notes.begin(), advice.notes.end(), note) != advice.notes.end();
}

// Blinds of one and two dollars, three players: the first may call two to win three.
// [CP 6.6] [CP 8.17.3]
TEST(PokerAdvice, PotOddsCompareTheCallWithTheReachablePot) {
    PracticeHand hand("holdem");
    const HandAdvice advice = hand.advice();
    ASSERT_TRUE(advice.pot_odds);
    EXPECT_EQ(dollars(2), advice.pot_odds->to_call);
    EXPECT_EQ(dollars(3), advice.pot_odds->pot);
    EXPECT_EQ("2/3", to_string(advice.pot_odds->odds_exact));
    EXPECT_EQ("2/5", to_string(advice.pot_odds->needs_exact));
    EXPECT_EQ(2U, advice.rivals);
    // A call is worth its share of five dollars, less the two.
    const Fraction share = advice.equity->exact;
    const PokerOption& call = option_named(advice, "call");
    EXPECT_EQ(share * Fraction::whole(500) - Fraction::whole(200), call.worth->cents_exact);
    EXPECT_EQ(Fraction(), option_named(advice, "fold").worth->cents_exact);
    EXPECT_FALSE(option_named(advice, "bet").worth);
    EXPECT_EQ(dollars(4), option_named(advice, "bet").amount);
}

// The known figure: a pair of aces against one unseen hand.
TEST(PokerAdvice, AcesTakeFiveSixthsOfThePotFromAnUnseenHand) {
    PracticeHand hand("holdem", 2);
    hand.hold("As Ah");
    const Advice all = hand.ask(hand.actor()).value();
    const HandAdvice& advice = *all.hand;
    ASSERT_TRUE(advice.equity);
    EXPECT_EQ(Method::exact, advice.equity->method);
    EXPECT_EQ(1'225 * 1'712'304LL, advice.equity->deals);
    EXPECT_EQ("0.8520", decimal(advice.equity->exact, 4));
    EXPECT_EQ(Fraction(), advice.equity->standard_error.value);
    EXPECT_TRUE(says(all, Note::rivals_unknown));
    EXPECT_TRUE(says(all, Note::nothing_more_goes_in));
    EXPECT_TRUE(says(all, Note::raises_not_weighed));
    EXPECT_TRUE(says(all, Note::commission_left_out));
    EXPECT_FALSE(says(all, Note::sampled));
    EXPECT_EQ("call", advice.best);
}

// Sampled, and always the same samples; the true figure is near.
TEST(PokerAdvice, AgainstManyPlayersDealsAreSampledWithAnError) {
    PracticeHand hand("holdem", 4);
    hand.hold("As Ah");
    const Advice one = hand.ask(hand.actor()).value();
    const Advice other = hand.ask(hand.actor()).value();
    EXPECT_EQ(one, other);
    EXPECT_TRUE(says(one, Note::sampled));
    const SeatEquity& equity = one.hand->equity.value();
    EXPECT_EQ(Method::sampled, equity.method);
    EXPECT_EQ(100'000, equity.deals);
    // Against three unseen hands: 63.9 %.
    EXPECT_TRUE(equity.exact > Fraction(634, 1'000) && equity.exact < Fraction(644, 1'000));
    const Fraction error = equity.standard_error.value;
    EXPECT_TRUE(error > Fraction(14, 10'000) && error < Fraction(16, 10'000));
}

TEST(PokerAdvice, EveryGameHasAnAnswer) {
    for (const poker::VariantFacts& game : poker::variants) {
        PracticeHand hand(game.name);
        const Advice all = hand.ask(hand.actor()).value();
        const HandAdvice& advice = *all.hand;
        EXPECT_EQ(game.name, name(all.game));
        EXPECT_EQ(game.hole_cards, advice.hand.size());
        ASSERT_TRUE(advice.equity) << game.name;
        EXPECT_TRUE(advice.equity->exact > Fraction(5, 100)) << game.name;
        EXPECT_TRUE(advice.equity->exact < Fraction(80, 100)) << game.name;
        EXPECT_NE("", advice.best) << game.name;
        EXPECT_EQ(game.discards != poker::Discards::never, says(all, Note::rivals_keep_two));
    }
}

// Pineapple: each card that may be discarded, with the value of the other two. [CP 8.17.4]
TEST(PokerAdvice, ADiscardIsWeighedCardByCard) {
    PracticeHand hand("pineapple", 2);
    hand.act(poker::call(hand.hand().actor));
    hand.act(poker::check(hand.hand().actor));
    ASSERT_EQ(poker::Phase::discarding, hand.hand().phase);
    hand.hold("As Ah 7d");
    const HandAdvice advice = hand.advice();
    EXPECT_EQ("discard_7d", advice.best);
    ASSERT_EQ(3U, advice.options.size());
    EXPECT_FALSE(advice.pot_odds);
    const PokerOption& seven = option_named(advice, "discard_7d");
    EXPECT_EQ("7d"_card, *seven.card);
    const SeatEquity aces =
        equity_of({.hand = baize::hand("As Ah"), .dead = baize::hand("7d"), .rivals = {CardSet{}}});
    EXPECT_EQ(aces.exact * Fraction::whole(400), seven.worth->cents_exact);
    EXPECT_TRUE(option_named(advice, "discard_As").worth->loss_cents_exact > Fraction::whole(50));
}

// The advice uses neither the other players' cards nor the rest of the deck nor burned cards.
TEST(PokerAdvice, DoesNotDependOnHiddenCards) {
    for (const poker::VariantFacts& game : poker::variants) {
        PracticeHand hand(game.name, 2);
        while (hand.hand().street != poker::Street::river) {
            const poker::Offers may =
                offers(house::poker_game(*find_table(hand.state, hand.table)).rules, hand.hand());
            const poker::Seat seat = may.seat;
            hand.act(may.discard ? poker::discard(seat, hand.hand().cards.hole[seat][0])
                     : may.check ? poker::check(seat)
                                 : poker::call(seat));
        }
        const Advice before = hand.ask(hand.actor()).value();
        poker::Cards& cards = hand.hand().cards;
        const poker::Seat rival = hand.hand().live.next_after(hand.hand().actor);
        std::reverse(cards.deck.begin(), cards.deck.end());
        std::swap(cards.hole[rival][0], cards.burns[0]);
        std::swap(cards.hole[rival][1], cards.burns[1]);
        EXPECT_EQ(before, hand.ask(hand.actor()).value()) << game.name;
        std::swap(cards.hole[hand.hand().actor][0], cards.hole[rival][0]);
        EXPECT_NE(before, hand.ask(hand.actor()).value()) << game.name;
    }
}

poker::Hand put_in(std::initializer_list<std::int64_t> dollars_in) {
    poker::Hand hand;
    poker::Seat seat = 0;
    for (const std::int64_t amount : dollars_in) {
        hand.dealt_in.insert(seat);
        hand.live.insert(seat);
        hand.stacks[seat] = dollars(100);
        hand.put_in[seat++] = dollars(amount);
    }
    return hand;
}

// Seat 1 is all in for ten, seat 2 has bet forty, seat 3 has folded twenty; seat 0 has five in, and
// calls with thirty-five.
// [CP 1.1] [I-18]
TEST(PotLayers, AllInPlayerCompetesForTheLayersTheChipsReach) {
    poker::Hand hand = put_in({5, 10, 40, 20});
    hand.stacks[1] = {};
    hand.live.erase(3);
    hand.dead[3] = dollars(1);
    const PotLayers called = pot_layers(hand, 0, dollars(35));
    ASSERT_EQ(2U, called.size());
    EXPECT_EQ(dollars(10 + 10 + 10 + 10 + 1), called[0].amount);
    EXPECT_EQ((poker::SeatSet{1, 2}), called[0].rivals);
    EXPECT_EQ(dollars(30 + 30 + 10), called[1].amount);
    EXPECT_EQ((poker::SeatSet{2}), called[1].rivals);
    // If the opponent is all-in for fifteen, the player cannot win more than that layer.
    const PotLayers shorter = pot_layers(hand, 0, dollars(10));
    ASSERT_EQ(2U, shorter.size());
    EXPECT_EQ(dollars(41), shorter[0].amount);
    EXPECT_EQ(dollars(5 + 5 + 5), shorter[1].amount);
}

TEST(PotLayers, UnmatchableBetComesBack) {
    poker::Hand hand = put_in({30, 10});
    hand.stacks[1] = {};
    const PotLayers layers = pot_layers(hand, 0, {});
    ASSERT_EQ(2U, layers.size());
    EXPECT_EQ(dollars(20), layers[0].amount);
    EXPECT_EQ(dollars(20), layers[1].amount);
    EXPECT_TRUE(layers[1].rivals.empty());
}

// Every deal against one unseen hand on the river: 990 hands, counted one by one.
TEST(RivalEquity, CountsEveryHandOnTheRiver) {
    const CardSet own = hand("As Kd");
    const CardSet board = hand("Ah Ks 7c 7d 2s");
    std::int64_t halves = 0;
    std::int64_t hands = 0;
    for_each_set(2, [&](CardSet other) {
        if (!(other & (own | board)).empty()) return;
        ++hands;
        const FiveCardRank mine = rank_best_five(own | board);
        const FiveCardRank theirs = rank_best_five(other | board);
        halves += mine > theirs ? 2 : mine == theirs ? 1 : 0;
    });
    const SeatEquity found =
        equity_of({.hand = own, .board = listed("Ah Ks 7c 7d 2s"), .rivals = {CardSet{}}});
    EXPECT_EQ(990, hands);
    EXPECT_EQ(hands, found.deals);
    EXPECT_EQ(Fraction(halves, 2 * hands), found.exact);
    // One who has shown is known.
    const SeatEquity shown = equity_of(
        {.hand = own, .board = listed("Ah Ks 7c 7d 2s"), .rivals = {hand("7h 3c"), CardSet{}}});
    EXPECT_EQ(903, shown.deals);
    EXPECT_EQ(Fraction(), shown.exact);
}

}  // namespace
}  // namespace baize::coach
