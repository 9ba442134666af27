// A poker table for tests: blinds 1 and 2 dollars unless told, seats from 1 as people count them,
// amounts in dollars, and every action checked.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/deck.h"
#include "engine/poker/hand/play.h"
#include "kit/dollars.h"

namespace baize::poker {

class PokerTable {
  public:
    explicit PokerTable(Structure structure = Structure::no_limit,
                        std::initializer_list<std::int64_t> stacks = {100, 100, 100}) {
        rules.betting.structure = structure;
        rules.betting.minimum = dollars(2);
        rules.betting.maximum = dollars(4);
        rules.chip = dollars(1);
        rules.forced.blinds = {dollars(1), dollars(2)};
        Seat seat = 0;
        for (const std::int64_t stack : stacks) {
            opening.stacks[seat] = dollars(stack);
            opening.dealt_in.insert(seat++);
        }
        opening.button = static_cast<Seat>(seat - 1);
        blinds({1, 2});
        Deck deck = Deck::standard();
        for (Face& face : opening.deck)
            face = deck.draw();
    }

    // From the first player left of the button; with two players the button posts the first.
    void blinds(std::initializer_list<std::int64_t> amounts) {
        opening.postings.clear();
        Seat seat = opening.dealt_in.size() == 2 ? opening.dealt_in.lowest() : opening.button;
        for (const std::int64_t amount : amounts) {
            seat = opening.dealt_in.next_after(seat);
            opening.postings.push_back({seat, Post::blind, dollars(amount)});
        }
    }

    // The cards as they leave the deck; the rest follow in some order. "As Kd ..."
    void stack_deck(std::string_view top) {
        CardSet used;
        std::size_t place = 0;
        for (std::size_t i = 0; i + 1 < top.size(); i += 3) {
            const Card card = Card::parse(top.substr(i, 2)).value();
            EXPECT_FALSE(used.contains(card)) << to_string(card);
            used.insert(card);
            opening.deck[place++] = card;
        }
        Deck deck = Deck::standard();
        for (std::size_t i = 0; i < card_count; ++i) {
            const Card card = deck.draw();
            if (!used.contains(card)) opening.deck[place++] = card;
        }
    }

    PokerTable& open() {
        const Result<void> good = verify(rules);
        EXPECT_TRUE(good);
        Result<Hand> opened = open_hand(rules, opening, events);
        EXPECT_TRUE(opened);
        hand = *opened;
        return *this;
    }

    PokerTable& does(const Action& action) {
        const Result<void> done = apply(rules, hand, action, events);
        EXPECT_TRUE(done) << "refused: " << (done ? "" : name(done.error().reason));
        return *this;
    }

    PokerTable& folds(int seat) { return does(fold(at(seat))); }

    PokerTable& checks(int seat) { return does(check(at(seat))); }

    PokerTable& calls(int seat) { return does(call(at(seat))); }

    PokerTable& bets(int seat, std::int64_t to) { return does(bet(at(seat), dollars(to))); }

    // Returns the reason for refusing the action; the hand must be unchanged.
    [[nodiscard]] Rejection refusal(const Action& action) {
        const Hand before = hand;
        const std::size_t happened = events.size();
        const Result<void> done = apply(rules, hand, action, events);
        EXPECT_FALSE(done);
        EXPECT_EQ(hand, before);
        EXPECT_EQ(events.size(), happened);
        return done ? Rejection{} : done.error();
    }

    [[nodiscard]] Offers may() const { return offers(rules, hand); }

    [[nodiscard]] Money stack(int seat) const { return hand.stacks[at(seat)]; }

    [[nodiscard]] static Seat at(int seat) { return static_cast<Seat>(seat - 1); }

    // The last event of a kind.
    [[nodiscard]] Event last(EventKind what) const {
        for (std::size_t i = events.size(); i > 0; --i) {
            if (events[i - 1].what == what) return events[i - 1];
        }
        ADD_FAILURE() << "no event " << name(what);
        return {};
    }

    [[nodiscard]] std::size_t count(EventKind what) const {
        std::size_t found = 0;
        for (const Event& event : events)
            found += event.what == what ? 1 : 0;
        return found;
    }

    Rules rules{};
    Opening opening{};
    Hand hand{};
    EventList events{};
};

}  // namespace baize::poker
