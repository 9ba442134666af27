// A table of Three Card Poker in one hand: what tests of the shared machine play with.
#pragma once

#include <string_view>

#include <gtest/gtest.h>

#include "engine/banked/machine/play.h"
#include "engine/games/registry.h"
#include "kit/dollars.h"

namespace baize {

inline constexpr Actor dealer = staff(Role::dealer);

// "Kh 9d 4c"
template <std::size_t Capacity>
CardList<Capacity> card_list(std::string_view text) {
    CardList<Capacity> list;
    for (std::size_t i = 0; i + 1 < text.size(); i += 3) {
        list.push_back(Card::parse(text.substr(i, 2)).value());
    }
    return list;
}

struct AtTable : testing::Test {
    // Does what must be accepted.
    void act(Actor by, const Action& action) {
        const Result<Step> step = apply(game, rules, round, {by, action});
        ASSERT_TRUE(step) << name(step.error().reason) << " " << step.error().clause.id();
        round = step->round;
    }

    [[nodiscard]] Rejection refused(Actor by, const Action& action) const {
        const Result<Step> step = apply(game, rules, round, {by, action});
        EXPECT_FALSE(step);
        return step ? Rejection{} : step.error();
    }

    void wager(std::uint8_t box, Wager on, Money amount) {
        act(player(box + 1U), PlaceWager{box, on, amount, Tender::chips});
    }

    // Two hands: box 1 has an Ante, box 3 an Ante and a Pair Plus.
    void deal_two_hands() {
        wager(0, Wager::ante, dollars(10));
        wager(2, Wager::ante, dollars(20));
        wager(2, Wager::pair_plus, dollars(5));
        act(dealer, CloseBetting{});
        act(dealer, Shuffle{});
        act(dealer, Cut{26});
        act(dealer, DealHands{card_list<52>("Kh Ah Qs 9d Ad 7d 4c 8c 2c")});
    }

    const GameHooks& game = *house_game(GameId::three_card);
    Rules rules = game.published();
    Round round = opening_round();
};

}  // namespace baize
