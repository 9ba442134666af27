// Plays hands of bots and simpler players through the engine. Each seat acts from its view and
// nothing else.
#pragma once

#include <functional>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/deck.h"
#include "engine/poker/hand/play.h"
#include "engine/poker/hand/view.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "math/bots/poker_player.h"
#include "math/strategy/poker_bots.h"

namespace baize::bots {

using poker::Action;
using poker::Hand;
using poker::Offers;
using poker::Seat;

[[nodiscard]] inline poker::Rules rules_of(poker::Variant variant, poker::Structure structure) {
    poker::Rules rules;
    rules.variant = variant;
    rules.betting.structure = structure;
    rules.betting.minimum = Money::of_cents(200);
    rules.betting.maximum = Money::of_cents(400);
    rules.forced.blinds = {Money::of_cents(100), Money::of_cents(200)};
    rules.flop_chase = {.offered = true, .minimum = Money::of_cents(50)};
    rules.chip = Money::of_cents(50);
    return rules;
}

[[nodiscard]] inline poker::Opening opening_of(const std::vector<Money>& stacks,
                                               std::size_t button,
                                               SeededSource& source) {
    const std::size_t seats = stacks.size();
    poker::Opening opening;
    opening.dealt_in = poker::SeatSet::first(seats);
    opening.button = static_cast<Seat>(button % seats);
    for (std::size_t seat = 0; seat < seats; ++seat)
        opening.stacks[seat] = stacks[seat];
    const std::size_t small =
        seats == 2 ? button : button + 1;  // with two players the button posts the small blind
    opening.postings = {
        {static_cast<Seat>(small % seats), poker::Post::blind, Money::of_cents(100)},
        {static_cast<Seat>((small + 1) % seats), poker::Post::blind, Money::of_cents(200)}};
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    for (poker::Face& face : opening.deck)
        face = deck.draw();
    return opening;
}

// A player chooses an action from the view of its seat and the offers.
using Player = std::function<Action(const poker::Rules&, const Hand&, const Offers&)>;

[[nodiscard]] inline Hand played(const poker::Rules& rules,
                                 const poker::Opening& opening,
                                 const std::vector<Player>& players) {
    poker::EventList events;
    Hand hand = poker::open_hand(rules, opening, events).value();
    for (int i = 0; i < 500 && hand.phase != poker::Phase::over; ++i) {
        const Offers may = poker::offers(rules, hand);
        const Action action = players[may.seat](rules, poker::view(hand, may.seat), may);
        const Result<void> done = poker::apply(rules, hand, action, events);
        EXPECT_TRUE(done) << static_cast<int>(action.does) << ' ' << action.amount.cents();
        if (!done) break;
    }
    EXPECT_EQ(hand.phase, poker::Phase::over);
    return hand;
}

[[nodiscard]] inline Player bot(BettingStyle betting_style, SeededSource& source) {
    return
        [betting_style, &source](const poker::Rules& rules, const Hand& seen, const Offers& may) {
            return choose(rules, seen, may.seat, betting_style, RandomSource(source)).value();
        };
}

[[nodiscard]] inline Money sum(const poker::Amounts& amounts) {
    return std::accumulate(amounts.begin(), amounts.end(), Money{});
}

// Returns the players' net result from wagers on the colour of the flop: 7 to 1, or the stake is
// lost.
[[nodiscard]] inline Money won_on_colours(const poker::Opening& opening, const Hand& hand) {
    int reds = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        const Suit suit = hand.cards.board[i].card().suit();
        reds += suit == Suit::hearts || suit == Suit::diamonds ? 1 : 0;
    }
    Money total;
    for (const poker::SideWager& wager : opening.side_wagers) {
        const bool wins = wager.colour == poker::Colour::red ? reds == 3 : reds == 0;
        total += wins ? wager.amount * 7 : -wager.amount;
    }
    return total;
}

// Returns the winnings of one seat over many hands against another style, with seats rotating.
[[nodiscard]] inline std::int64_t won(const poker::Rules& rules,
                                      const Player& hero,
                                      const Player& villain,
                                      std::size_t seats,
                                      int hands) {
    SeededSource cards(77);
    const std::vector<Money> stacks(seats, Money::of_cents(20'000));
    std::int64_t total = 0;
    for (int i = 0; i < hands; ++i) {
        std::vector<Player> players(seats, villain);
        const std::size_t seat = static_cast<std::size_t>(i) % seats;
        players[seat] = hero;
        const Hand hand =
            played(rules, opening_of(stacks, static_cast<std::size_t>(i / 3), cards), players);
        total += (hand.stacks[seat] - stacks[seat]).cents();
    }
    return total;
}

[[nodiscard]] inline Player calling() {
    return [](const poker::Rules&, const Hand& seen, const Offers& may) {
        if (may.discard) return poker::discard(may.seat, seen.cards.hole[may.seat][0]);
        return may.check ? poker::check(may.seat) : poker::call(may.seat);
    };
}

[[nodiscard]] inline Player random(SeededSource& source) {
    return [&source](const poker::Rules&, const Hand& seen, const Offers& may) {
        if (may.discard) return poker::discard(may.seat, seen.cards.hole[may.seat][0]);
        const std::uint32_t one = source.below(4);
        if (one == 0 && may.raise) return poker::bet(may.seat, may.raise_to.least);
        if (may.check) return poker::check(may.seat);
        return one == 1 ? poker::fold(may.seat) : poker::call(may.seat);
    };
}

[[nodiscard]] inline Player simulated(SeededSource& source) {
    return [&source](const poker::Rules& rules, const Hand& seen, const Offers& may) {
        return poker::bot_action(rules, seen, may, poker::BotManner{}, source);
    };
}

// Places a wager on the colour of the next flop, one time in three, for a seat with chips left
// after all forced bets.
inline poker::SideWager some_flop_chase(const poker::Rules& rules,
                                        Money chips,
                                        SeededSource& source) {
    const Money stake = std::max(rules.flop_chase.minimum, rules.chip);
    Money put_up = stake;
    for (const Money blind : rules.forced.blinds)
        put_up += blind * 2;
    if (!rules.flop_chase.offered || chips <= put_up || source.below(3) != 0) return {};
    const bool is_red = source.below(2) == 0;
    return {.amount = stake, .colour = is_red ? poker::Colour::red : poker::Colour::black};
}

// Plays some hands of a game in one betting structure with bots of all styles and stacks of all
// sizes. Expects that every action is accepted, hands end, and no chip is lost or created.
inline void play_some(const poker::Rules& rules, std::size_t hands, SeededSource& source) {
    for (std::size_t i = 0; i < hands; ++i) {
        std::vector<Money> stacks;
        std::vector<Player> players;
        for (std::size_t seat = 0; seat < 2 + i % 8; ++seat) {
            stacks.push_back(Money::of_cents(50 + 50 * std::int64_t{source.below(600)}));
            players.push_back(bot(betting_styles[(seat + i) % betting_styles.size()], source));
        }
        poker::Opening opening = opening_of(stacks, i, source);
        bool wagers = false;
        for (std::size_t seat = 0; seat < stacks.size(); ++seat) {
            const poker::SideWager wager = some_flop_chase(rules, stacks[seat], source);
            opening.side_wagers[seat] = wager;
            wagers = wagers || wager.amount.is_positive();
        }
        const Hand hand = played(rules, opening, players);
        const Money colours = wagers ? won_on_colours(opening, hand) : Money{};
        ASSERT_EQ((sum(hand.stacks) - colours).cents(), sum(hand.starting).cents());
        if (testing::Test::HasFailure()) return;
    }
}

}  // namespace baize::bots
