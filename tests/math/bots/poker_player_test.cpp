// Bots at poker: their actions are accepted, depend only on their view, and win against players who
// ignore their cards.
#include "math/bots/poker_player.h"

#include <algorithm>
#include <tuple>

#include <gtest/gtest.h>

#include "engine/poker/hand/pots.h"
#include "engine/poker/hand/settle.h"
#include "engine/poker/hand/strength.h"
#include "math/bots/poker_run.h"

namespace baize::bots {
namespace {

TEST(PokerPlayers, PlayEveryGameStructureAndStyle) {
    SeededSource source(31);
    for (const poker::VariantFacts& game : poker::variants) {
        for (std::size_t structure = 0; structure < poker::structure_count; ++structure)
            play_some(rules_of(game.variant, static_cast<poker::Structure>(structure)), 8, source);
    }
}

TEST(PokerPlayers, WinAgainstPlayersWhoIgnoreTheirCards) {
    SeededSource source(5);
    for (const auto structure : {poker::Structure::fixed, poker::Structure::no_limit}) {
        const poker::Rules rules = rules_of(poker::Variant::holdem, structure);
        const Player hero = bot(BettingStyle::steady, source);
        EXPECT_GT(won(rules, hero, calling(), 3, 300), 0) << name(structure);
        EXPECT_GT(won(rules, hero, random(source), 3, 300), 0) << name(structure);
    }
}

TEST(PokerPlayers, WinAgainstTheBotsOfTheSimulator) {
    SeededSource source(6);
    const poker::Rules rules = rules_of(poker::Variant::holdem, poker::Structure::no_limit);
    EXPECT_GT(won(rules, bot(BettingStyle::steady, source), simulated(source), 2, 600), 0);
}

// If the other hands and the deck are shuffled, a bot with the same random numbers acts the same.
TEST(PokerPlayers, DoNotDependOnHiddenCards) {
    SeededSource source(41);
    for (const poker::VariantFacts& game : poker::variants) {
        const poker::Rules rules = rules_of(game.variant, poker::Structure::pot);
        poker::EventList events;
        const std::vector<Money> stacks(4, Money::of_cents(20'000));
        Hand hand = poker::open_hand(rules, opening_of(stacks, 0, source), events).value();
        while (hand.phase != poker::Phase::over) {
            const Seat seat = poker::offers(rules, hand).seat;
            const Hand seen = poker::view(hand, seat);
            std::vector<Card> hidden;
            for (std::size_t i = 0; i < card_count; ++i) {
                if (!seen.cards.seen.contains(Card::of_index(i)))
                    hidden.push_back(Card::of_index(i));
            }
            shuffle(std::span<Card>(hidden), source);
            Hand other = hand;
            std::size_t next = 0;
            for (const Seat rival : hand.dealt_in.without(seat) - hand.shown) {
                for (std::uint8_t i = 0; i < hand.cards.hole_count[rival]; ++i)
                    other.cards.hole[rival][i] = hidden[next++];
            }
            for (std::size_t i = hand.cards.next; i < card_count; ++i)
                other.cards.deck[i] = hidden[next++];
            ASSERT_NE(other, hand);
            SeededSource one(7);
            SeededSource same(7);
            const auto action = choose(rules, seen, seat, BettingStyle::lively, RandomSource(one));
            EXPECT_EQ(action,
                      choose(rules,
                             poker::view(other, seat),
                             seat,
                             BettingStyle::lively,
                             RandomSource(same)));
            ASSERT_TRUE(poker::apply(rules, hand, action.value(), events));
        }
    }
}

// True if the seat would win something with all hands shown.
[[nodiscard]] bool takes_something(const poker::Rules& rules, const Hand& hand, Seat seat) {
    const poker::Strengths strengths = poker::strengths_of(rules, hand.cards, hand.live);
    const poker::Pots pots = poker::build_pots(hand);
    return std::any_of(pots.begin(), pots.end(), [&](const poker::Pot& pot) {
        const poker::PotWinners winners = poker::winners_of(hand, pot, strengths);
        return winners.high.contains(seat) || winners.low.contains(seat);
    });
}

// At a live table hands are shown in turn: hands that a shown hand beats are mucked, and no winner
// is.
TEST(PokerPlayers, ShowHandsThatMayWinAndMuckTheRest) {
    SeededSource source(51);
    int mucked = 0;
    for (const poker::VariantFacts& game : poker::variants) {
        for (int i = 0; i < 25; ++i) {
            poker::Rules rules = rules_of(game.variant, poker::Structure::no_limit);
            std::vector<Money> stacks;
            for (std::int64_t chips = 0; chips < 5; ++chips)
                stacks.push_back(Money::of_cents(2000 + chips * 3000));
            const poker::Opening opening = opening_of(stacks, static_cast<std::size_t>(i), source);
            rules.dealing = poker::Dealing::live;
            poker::EventList events;
            Hand hand = poker::open_hand(rules, opening, events).value();
            while (hand.phase != poker::Phase::over) {
                Action action{.does = poker::Does::push};
                if (hand.phase == poker::Phase::dealing) action.does = poker::Does::deal;
                if (hand.actor != poker::no_seat)
                    action = choose(rules,
                                    poker::view(hand, hand.actor),
                                    hand.actor,
                                    BettingStyle::caller,
                                    RandomSource(source))
                                 .value();
                if (action.does == poker::Does::muck) {
                    ++mucked;
                    EXPECT_FALSE(takes_something(rules, hand, action.seat));
                }
                ASSERT_TRUE(poker::apply(rules, hand, action, events))
                    << static_cast<int>(action.does);
            }
            EXPECT_EQ(sum(hand.stacks), sum(hand.starting));
        }
    }
    EXPECT_GT(mucked, 100);
}

TEST(PokerPlayers, NeverFoldIfTheyMayCheck) {
    SeededSource source(61);
    const poker::Rules rules = rules_of(poker::Variant::holdem, poker::Structure::no_limit);
    int checks = 0;
    const Player watched = [&](const poker::Rules& sign, const Hand& seen, const Offers& may) {
        const Action action =
            choose(sign, seen, may.seat, BettingStyle::tight, RandomSource(source)).value();
        EXPECT_FALSE(may.check && action.does == poker::Does::fold);
        checks += action.does == poker::Does::check ? 1 : 0;
        return action;
    };
    const std::vector<Money> stacks(4, Money::of_cents(20'000));
    for (std::size_t i = 0; i < 100; ++i)
        std::ignore = played(rules, opening_of(stacks, i, source), {4, watched});
    EXPECT_GT(checks, 50);
}

TEST(PokerPlayers, WaitForTheirTurn) {
    SeededSource source(71);
    const poker::Rules rules = rules_of(poker::Variant::holdem, poker::Structure::no_limit);
    const std::vector<Money> stacks(3, Money::of_cents(20'000));
    poker::EventList events;
    const Hand hand = poker::open_hand(rules, opening_of(stacks, 0, source), events).value();
    const Seat other = hand.live.next_after(hand.actor);
    EXPECT_EQ(
        choose(rules, poker::view(hand, other), other, BettingStyle::steady, RandomSource(source)),
        std::nullopt);
}

}  // namespace
}  // namespace baize::bots
