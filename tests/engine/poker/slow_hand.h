// A hand from the first chip to the last act, the slow way.
#pragma once

#include <cstddef>

#include "engine/poker/slow_betting.h"

namespace baize::slow {

inline void pay_in(State& state, std::size_t seat, Chips amount) {
    state.stacks[seat] -= amount;
    state.bets[seat] += amount;
    state.totals[seat] += amount;
}

// A player with less puts up what there is. [I-72]
inline void put_up(State& state, const Post& post) {
    const Chips amount = std::min(post.amount, state.stacks[post.seat]);
    pay_in(state, post.seat, amount);
    if (post.kind == Kind::ante || post.kind == Kind::dead || post.kind == Kind::table_ante)
        state.bets[post.seat] -= amount;
    if (post.kind == Kind::dead || post.kind == Kind::table_ante) {
        state.totals[post.seat] -= amount;
        state.dead[post.seat] += amount;
    }
}

[[nodiscard]] inline std::size_t count_live(const Game& game, const State& state) {
    std::size_t count = 0;
    for (std::size_t seat = 0; seat < places; ++seat)
        count += is_live(game, state, seat) ? 1U : 0U;
    return count;
}

// No other player has chips or has put in more: no decision is left.
[[nodiscard]] inline bool is_beyond_reach(const Game& game, const State& state, std::size_t seat) {
    if (count_bettors(game, state) > 1) return false;
    for (std::size_t other = 0; other < places; ++other) {
        if (other != seat && is_live(game, state, other) && state.bets[other] > state.bets[seat])
            return false;
    }
    return true;
}

[[nodiscard]] inline bool must_act(const Game& game,
                                   const State& state,
                                   const Standing& now,
                                   std::size_t seat) {
    if (!can_bet(game, state, seat) || is_beyond_reach(game, state, seat)) return false;
    return !now.acted[seat] || state.bets[seat] < now.level;
}

// The next to act after the seat, or `places`.
[[nodiscard]] inline std::size_t next_to_act(const Game& game,
                                             const State& state,
                                             std::size_t after) {
    const Standing now = standing(game, state);
    std::size_t seat = left_of(after);
    for (std::size_t i = 0; i < places; ++i, seat = left_of(seat)) {
        if (state.stage == Stage::betting && must_act(game, state, now, seat)) return seat;
        if (state.stage == Stage::discarding && is_live(game, state, seat) &&
            !state.has_discarded[seat])
            return seat;
    }
    return places;
}

// At the end of a betting round the uncalled chips of one player go back. [CP 7.5] [I-18]
inline void give_back(const Game& game, State& state) {
    for (std::size_t seat = 0; seat < places; ++seat) {
        Chips matched = 0;
        for (std::size_t other = 0; other < places; ++other) {
            if (other != seat) matched = std::max(matched, state.totals[other]);
        }
        if (!is_live(game, state, seat) || state.totals[seat] <= matched) continue;
        state.stacks[seat] += state.totals[seat] - matched;
        state.totals[seat] = matched;
    }
}

// Ends betting rounds until a player has a decision. `after`: the player who acted last.
inline void go_on(const Game& game, State& state, std::size_t after) {
    while (true) {
        if (count_live(game, state) == 1) break;
        const std::size_t next = next_to_act(game, state, after);
        if (next != places) {
            state.turn = next;
            return;
        }
        after = game.button;
        const bool discards_now =
            state.stage == Stage::betting && state.round == game.discard_after;
        if (state.stage == Stage::betting) give_back(game, state);
        state.bets.fill(0);
        state.acts.clear();
        state.stage = discards_now ? Stage::discarding : Stage::betting;
        if (discards_now) continue;
        if (state.round == 3) break;
        ++state.round;
    }
    if (state.stage == Stage::betting) give_back(game, state);
    state.stage = Stage::over;
}

// First to act is left of the last blind or straddle; where there is none, of the button.
// [CP 8.17.1] [I-24]
[[nodiscard]] inline State begin(const Game& game) {
    State state;
    state.stacks = game.stacks;
    for (std::size_t seat = 0; seat < places; ++seat) {
        const Side& side = game.sides[seat];
        state.stacks[seat] -= (side.red ? side.amount : 0) + (side.black ? side.amount : 0);
        if (game.dealt_in[seat]) state.stacks[seat] -= game.house.per_person;
    }
    std::size_t last = game.button;
    for (const Post& post : game.posts) {
        put_up(state, post);
        if (post.kind == Kind::blind || post.kind == Kind::straddle) last = post.seat;
    }
    go_on(game, state, last);
    return state;
}

inline void perform(const Game& game, State& state, const Act& act) {
    state.acts.push_back(act);
    switch (act.what) {
        case What::fold: state.folded[act.seat] = true; break;
        case What::check: break;
        case What::call:
        case What::raise:
            pay_in(state, act.seat, act.to - state.bets[act.seat]);
            state.has_chosen[act.seat] = true;
            break;
        case What::discard:
            state.has_discarded[act.seat] = true;
            state.discarded[act.seat] = act.card;
            break;
    }
    state.acts.back().bettors = count_bettors(game, state);
    go_on(game, state, act.seat);
}

}  // namespace baize::slow
