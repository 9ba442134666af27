// Betting, the slow way: no state is updated. The state of a betting round is computed from the
// list of its actions each time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "engine/poker/slow_game.h"

namespace baize::slow {

enum class What { fold, check, call, raise, discard };

struct Act {
    std::size_t seat = 0;
    What what = What::fold;
    Chips to = 0;             // call and raise: the whole bet of the round
    std::size_t card = 0;     // discard: which of the hole cards
    std::size_t bettors = 0;  // players with cards and chips just after the act
    friend bool operator==(const Act&, const Act&) = default;
};

enum class Stage { betting, discarding, over };

struct State {
    Stage stage = Stage::betting;
    int round = 0;  // 0 before the flop, 3 after the last card
    std::size_t turn = 0;
    Each<bool> folded{};
    Each<Chips> stacks{};
    Each<Chips> bets{};       // of this betting round
    Each<Chips> totals{};     // of the hand
    Each<Chips> dead{};       // of the hand, in the main pot, belonging to no bet
    std::vector<Act> acts{};  // of this betting round
    Each<bool> has_chosen{};  // put in chips of his own will
    Each<bool> has_discarded{};
    Each<std::size_t> discarded{};  // which of the hole cards
    Each<Chips> extensions{};       // of time, bought
};

[[nodiscard]] inline bool is_live(const Game& game, const State& state, std::size_t seat) {
    return game.dealt_in[seat] && !state.folded[seat];
}

[[nodiscard]] inline bool can_bet(const Game& game, const State& state, std::size_t seat) {
    return is_live(game, state, seat) && state.stacks[seat] > 0;
}

[[nodiscard]] inline std::size_t count_bettors(const Game& game, const State& state) {
    std::size_t count = 0;
    for (std::size_t seat = 0; seat < places; ++seat)
        count += can_bet(game, state, seat) ? 1U : 0U;
    return count;
}

// The state of the betting round.
struct Standing {
    Chips level = 0;  // what a caller's bet comes to
    Chips full = 0;   // the last bet or raise that counted as one
    Chips size = 0;   // a full bet or raise
    bool opened = false;
    int raises = 0;
    bool capped = false;
    Each<bool> acted{};
    Each<Chips> level_then{};   // when the seat last acted
    Each<bool> raised_since{};  // limit games: a raise that counted, since the seat acted
};

// Blinds are the bet of the first round, at their full amount even when a player had less; a
// straddle is a raise that is not counted. In a spread game no raise is larger than the most the
// table allows. [CP 6.4] [CP 6.5.1] [CP 6.8] [I-22] [I-23] [I-24] [I-72] [I-80]
inline void begin_with_blinds(const Game& game, Standing& now) {
    for (const Post& post : game.posts) {
        if (post.kind != Kind::blind && post.kind != Kind::live) continue;
        now.level = std::max(now.level, post.amount);
        now.opened = true;
    }
    now.size = std::max(now.level, game.low);
    for (const Post& post : game.posts) {
        if (post.kind != Kind::straddle) continue;
        const Chips added = game.straddle_sets_the_raise ? post.amount : post.amount - now.level;
        now.size = std::max(now.size, added);
        now.level = post.amount;
    }
    now.full = now.level;
    if (game.limit == Limit::spread) now.size = std::min(now.size, game.high);
}

// Less than half of a bet or raise is neither; half or more is one. [CP 6.16.2] [I-21]
// The third raise caps the round unless two alone can still bet when it lies there. [CP 6.9] [I-37]
inline void count_in_limit(const Game& game, Standing& now, const Act& act) {
    const Chips part = act.to - now.full;
    now.level = act.to;
    if (2 * part < now.size) return;
    if (now.opened) ++now.raises;
    if (now.opened && now.raises == game.raises_max && act.bettors > 2) now.capped = true;
    now.opened = true;
    now.full = act.to;
    now.size = std::max(now.size, part);
    now.raised_since.fill(true);
}

// Less than a full raise leaves the size of the next one as it was. [CP 6.16.3] [I-20] [I-22]
inline void count_in_no_limit(Standing& now, const Act& act) {
    if (act.to - now.level >= now.size) now.raised_since.fill(true);
    now.size = std::max(now.size, act.to - now.level);
    now.level = act.to;
}

[[nodiscard]] inline Standing standing(const Game& game, const State& state) {
    Standing now;
    now.size = game.low;
    if (state.round == 0) begin_with_blinds(game, now);
    if (game.limit == Limit::fixed)  // [I-23]
        now.size = state.round < game.first_high_round ? game.low : game.high;
    for (const Act& act : state.acts) {
        if (act.what == What::raise && is_limit(game)) {
            const Chips size = now.size;
            count_in_limit(game, now, act);
            if (game.limit == Limit::fixed) now.size = size;
        } else if (act.what == What::raise) {
            count_in_no_limit(now, act);
        }
        now.acted[act.seat] = true;
        now.level_then[act.seat] = now.level;
        now.raised_since[act.seat] = false;
    }
    return now;
}

struct Range {
    Chips least = 0;
    Chips most = -1;  // less than `least`: no raise

    [[nodiscard]] bool is_empty() const { return most < least; }

    friend bool operator==(const Range&, const Range&) = default;
};

// A player who has acted may raise again only after a raise: in limit games one that counted,
// elsewhere a full one or several short ones that add up to one. [I-20] [I-21]
[[nodiscard]] inline bool is_raise_open(const Game& game, const State& state, const Standing& now) {
    const std::size_t seat = state.turn;
    const bool full = now.raises >= game.raises_max;
    if (game.folds_lift_the_cap ? full && count_bettors(game, state) > 2 : now.capped) return false;
    if (!now.acted[seat]) return true;
    if (is_limit(game) || !game.short_all_ins_add_up) return now.raised_since[seat];
    return now.level - now.level_then[seat] >= now.size;
}

[[nodiscard]] inline Chips pot(const State& state) {
    Chips sum = 0;
    for (std::size_t seat = 0; seat < places; ++seat)
        sum += state.totals[seat] + state.dead[seat];
    return sum;
}

// The most a raise may add to the level. [CP 6.7] [CP 6.8] [I-38] [I-39]
[[nodiscard]] inline Chips most_above(const Game& game, const State& state, const Standing& now) {
    const Chips pot_with_call = pot(state) + now.level - state.bets[state.turn];
    switch (game.limit) {
        case Limit::fixed: return now.full + now.size - now.level;
        case Limit::spread: return now.full + game.high - now.level;
        case Limit::half_pot: return std::max(now.size, pot_with_call / 2 / game.chip * game.chip);
        case Limit::pot: return std::max(now.size, pot_with_call / game.chip * game.chip);
        case Limit::none: break;
    }
    return std::numeric_limits<Chips>::max() / 2;
}

// A raise that no opponent has chips to answer is not a raise: all of it would be uncalled. [I-18]
[[nodiscard]] inline bool can_be_answered(const Game& game,
                                          const State& state,
                                          const Standing& now) {
    for (std::size_t other = 0; other < places; ++other) {
        if (other != state.turn && can_bet(game, state, other) &&
            state.bets[other] + state.stacks[other] > now.level)
            return true;
    }
    return false;
}

// The range to which the player in turn may raise. A player may always bet all chips, even if a
// full raise would need more. [CP 6.6] [CP 6.16.1]
[[nodiscard]] inline Range raise_range(const Game& game, const State& state) {
    const std::size_t seat = state.turn;
    const Standing now = standing(game, state);
    const Chips all = state.bets[seat] + state.stacks[seat];
    if (all <= now.level || !can_be_answered(game, state, now)) return {};
    if (!is_raise_open(game, state, now)) return {};
    const Chips least = (is_limit(game) ? now.full : now.level) + now.size;
    const Chips most = std::max(least, now.level + most_above(game, state, now));
    return {std::min(least, all), std::min(most, all)};
}

// All that the player in turn may do. [CP 8.17] [CP 8.18.2] [I-36]
[[nodiscard]] inline std::vector<Act> legal_acts(const Game& game, const State& state) {
    const std::size_t seat = state.turn;
    if (state.stage == Stage::discarding) {
        std::vector<Act> cards;
        for (std::size_t card = 0; card < game.hole_cards; ++card)
            cards.push_back({seat, What::discard, 0, card});
        return cards;
    }
    const Chips level = standing(game, state).level;
    std::vector<Act> acts{{seat, What::fold}};
    if (state.bets[seat] >= level) {
        acts.push_back({seat, What::check});
    } else {
        const Chips all = state.bets[seat] + state.stacks[seat];
        acts.push_back({seat, What::call, std::min(level, all)});
    }
    const Range range = raise_range(game, state);
    for (Chips to = range.least; to <= range.most; ++to) {
        if (to % game.chip == 0 || to == state.bets[seat] + state.stacks[seat])
            acts.push_back({seat, What::raise, to});
    }
    return acts;
}

}  // namespace baize::slow
