// Poker hands played on the engine to the end: the pots of each player agree with the outcome
// computed for the same cards.
#include <gtest/gtest.h>

#include "engine/poker/hand/play.h"
#include "math/equity/questions.h"

namespace baize::equity {
namespace {

// The bet can be divided by two and by every number of players.
constexpr Money one_bet = Money::of_cents(pot_parts);

struct PlayedHand {
    Question question{};
    std::vector<Money> pushed{};
};

poker::Opening opening_for(std::size_t players, SeededSource& source) {
    poker::Opening opening;
    opening.dealt_in = poker::SeatSet::first(players);
    opening.button = static_cast<poker::Seat>(players - 1);
    opening.postings = {{0, poker::Post::blind, one_bet}, {1, poker::Post::blind, one_bet}};
    for (std::size_t seat = 0; seat < players; ++seat)
        opening.stacks[seat] = one_bet;
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    std::ranges::copy(deck.stub(), opening.deck.begin());
    return opening;
}

using poker::Variant;

// All players call; at Pineapple each discards a random card.

PlayedHand played(Variant variant, std::size_t players, SeededSource& source) {
    poker::Rules rules{.variant = variant};
    rules.betting.minimum = one_bet;
    rules.forced.blinds = {one_bet, one_bet};
    poker::EventList events;
    Result<poker::Hand> hand = open_hand(rules, opening_for(players, source), events);
    EXPECT_TRUE(hand);
    PlayedHand result{.question = {.variant = variant}};
    for (std::size_t seat = 0; seat < players; ++seat) {
        Combo combo;
        for (std::size_t i = 0; i < hand->cards.hole_count[seat]; ++i)
            combo.cards.insert(hand->cards.hole[seat][i].card());
        result.question.ranges.push_back({.combos = {combo}});
    }
    while (hand->phase != poker::Phase::over) {
        const poker::Offers may = offers(rules, *hand);
        poker::Action action = may.check ? poker::check(may.seat) : poker::call(may.seat);
        if (may.discard) {
            const poker::Face card = hand->cards.hole[may.seat][source.below(3)];
            result.question.ranges[may.seat].combos[0].discard.insert(card.card());
            action = poker::discard(may.seat, card);
        }
        EXPECT_TRUE(apply(rules, *hand, action, events));
    }
    for (const poker::Face card : hand->cards.board)
        result.question.board.push_back(card.card());
    for (std::size_t seat = 0; seat < players; ++seat)
        result.pushed.push_back(hand->stacks[seat]);
    return result;
}

// [CP 8.5] [CP 8.20.4(a)] [CP 8.20.4(b)] [CP 8.20.4(c)] [CP 8.20.4(d)]
TEST(EngineAgreement, SharesEqualThePotsOfTheEngine) {
    SeededSource source(1'904);
    int shared = 0;
    for (const poker::VariantFacts& game : poker::variants) {
        for (int round = 0; round < 150; ++round) {
            SCOPED_TRACE(testing::Message() << game.name << ' ' << round);
            const std::size_t players = 2 + source.below(game.players_max - 1U);
            const PlayedHand hand = played(game.variant, players, source);
            const Outcomes outcomes = answered(hand.question);
            ASSERT_EQ(outcomes.deals(), 1);
            for (std::size_t i = 0; i < players; ++i) {
                const auto pot = static_cast<std::int64_t>(players) * one_bet.cents();
                EXPECT_EQ(outcomes.figures(i).equity, Fraction(hand.pushed[i].cents(), pot));
                if (outcomes.figures(i).tie > Fraction()) ++shared;
            }
        }
    }
    EXPECT_GT(shared, 100);  // the sample contains divided pots
}

}  // namespace
}  // namespace baize::equity
