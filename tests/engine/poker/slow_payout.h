// The payouts, computed the slow way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/poker/slow_commission.h"

namespace baize::slow {

// The winner who holds the highest card, spades above hearts above diamonds above clubs. [CP 3.3]
[[nodiscard]] inline std::size_t highest_by_suit(const Game& game,
                                                 const State& state,
                                                 const Seats& winners) {
    for (std::size_t card = card_count; card > 0; --card) {
        for (std::size_t seat = 0; seat < places; ++seat) {
            if (winners[seat] && hole_cards(game, state, seat).contains(Card::of_index(card - 1)))
                return seat;
        }
    }
    return places;
}

// Equal shares, the odd chips one by one from the button's left; where no button is in use all of
// them to one hand. [CP 8.5] [CP 8.5.1] [CP 8.5.2] [I-26] [I-122]
inline void share(
    const Game& game, const State& state, Chips amount, const Seats& winners, Each<Chips>& paid) {
    const Chips each = amount / static_cast<Chips>(winners.count()) / game.chip * game.chip;
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (!winners[seat]) continue;
        paid[seat] += each;
        amount -= each;
    }
    if (amount > 0 && !game.button_in_use) {
        paid[highest_by_suit(game, state, winners)] += amount;
        return;
    }
    for (std::size_t seat = left_of(game.button); amount > 0; seat = left_of(seat)) {
        if (!winners[seat]) continue;
        const Chips odd = std::min(amount, game.chip);
        paid[seat] += odd;
        amount -= odd;
    }
}

struct Winners {
    Seats high{};
    Seats low{};  // empty if no hand is low enough
};

[[nodiscard]] inline Winners winners_of(const Pot& pot, const Each<Value>& values) {
    Value best;
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (!pot.contenders[seat]) continue;
        best.high = std::max(best.high, values[seat].high);
        best.low = std::min(best.low, values[seat].low);
    }
    Winners winners;
    for (std::size_t seat = 0; seat < places; ++seat) {
        if (!pot.contenders[seat]) continue;
        winners.high[seat] = values[seat].high == best.high;
        winners.low[seat] = values[seat].low == best.low && best.low != reference::no_low;
    }
    return winners;
}

// The odd chip of the halves goes to the high hand. [CP 8.20.4(b)(v)] [I-25]
inline void push(
    const Game& game, const State& state, Chips amount, const Winners& winners, Each<Chips>& paid) {
    Chips low_half = 0;
    if (winners.low.any()) {
        low_half = amount / 2 / game.chip * game.chip;
        share(game, state, low_half, winners.low, paid);
    }
    share(game, state, amount - low_half, winners.high, paid);
}

// 7 to 1 on three cards of the colour. [CP 10.1.1] [CP 10.2.2]
[[nodiscard]] inline Chips side_payment(const Game& game, std::size_t seat) {
    const std::size_t first = count_players(game) * game.hole_cards + 1;
    std::size_t reds = 0;
    for (std::size_t i = first; i < first + 3; ++i) {
        const Suit suit = game.deck[i].suit();
        reds += suit == Suit::hearts || suit == Suit::diamonds ? 1U : 0U;
    }
    const Side& side = game.sides[seat];
    return (side.red && reds == 3) || (side.black && reds == 0) ? side.amount * 8 : 0;
}

// The stacks when the hand is over. What a stack cannot pay for extra time is owed. [I-79]
[[nodiscard]] inline Each<Chips> stacks_after(const Game& game, const State& state) {
    const std::vector<Chips> taken = charges(game, state);
    const Each<Value> values = values_of(game, state);
    const std::vector<Pot> pots = layers(game, state);
    Each<Chips> stacks = state.stacks;
    for (std::size_t i = 0; i < pots.size(); ++i) {
        const Winners winners = winners_of(pots[i], values);
        push(game, state, pots[i].amount - taken[i], winners, stacks);
    }
    for (std::size_t seat = 0; seat < places; ++seat) {
        stacks[seat] += side_payment(game, seat);
        stacks[seat] -= std::min(stacks[seat], game.house.extension * state.extensions[seat]);
    }
    return stacks;
}

}  // namespace baize::slow
