// The engine and the slow second opinion side by side through the same hand: the first turn or the
// first chip on which they differ, in words.
#pragma once

#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

#include "engine/poker/perft.h"

namespace baize::poker {

// The offers of the slow implementation in the engine's types.
[[nodiscard]] inline Offers slow_offers(const slow::Game& game, const slow::State& state) {
    Offers may;
    if (state.stage == slow::Stage::over) return may;
    may.seat = static_cast<Seat>(state.turn);
    if (state.stage == slow::Stage::discarding) {
        may.discard = true;
        return may;
    }
    const slow::Chips missing = slow::standing(game, state).level - state.bets[state.turn];
    may.fold = true;
    may.check = missing <= 0;
    may.call = missing > 0;
    if (may.call) may.to_call = Money::of_cents(std::min(missing, state.stacks[state.turn]));
    const slow::Range range = slow::raise_range(game, state);
    may.raise = !range.is_empty();
    if (may.raise) may.raise_to = {Money::of_cents(range.least), Money::of_cents(range.most)};
    return may;
}

// The engine's action as the slow opinion does it.
[[nodiscard]] inline slow::Act slow_act(const slow::Game& game,
                                        const slow::State& state,
                                        const Action& action) {
    slow::Act act{.seat = action.seat};  // a fold
    const slow::Chips all = state.bets[act.seat] + state.stacks[act.seat];
    if (action.does == Does::check) act.what = slow::What::check;
    if (action.does == Does::call) {
        act.what = slow::What::call;
        act.to = std::min(slow::standing(game, state).level, all);
    }
    if (action.does == Does::bet) {
        act.what = slow::What::raise;
        act.to = action.amount.cents();
    }
    if (action.does == Does::discard) {
        act.what = slow::What::discard;
        while (Face(slow::hole_card(game, act.seat, act.card)) != action.cards[0])
            ++act.card;
    }
    return act;
}

inline std::ostream& operator<<(std::ostream& out, const Offers& may) {
    if (may.seat == no_seat) return out << "nobody";
    out << "seat " << may.seat + 1 << ':' << (may.fold ? " fold" : "")
        << (may.check ? " check" : "") << (may.discard ? " discard" : "");
    if (may.call) out << " call " << may.to_call.cents();
    if (may.raise) out << " to " << may.raise_to.least.cents() << ".." << may.raise_to.most.cents();
    return out;
}

inline std::ostream& operator<<(std::ostream& out, const Action& action) {
    static constexpr std::array words{"folds", "checks", "calls", "to", "discards"};
    out << action.seat + 1 << ' ' << words.at(static_cast<std::size_t>(action.does));
    if (action.does == Does::bet) out << ' ' << action.amount.cents();
    return out;
}

class BothWays {
  public:
    BothWays(const Rules& rules, const Opening& opening)
        : rules_(rules), game_(slow_game(rules, opening)) {
        const Result<Hand> hand = open_hand(rules, opening, events_);
        if (!hand) {
            difference_ << "not opened: " << name(hand.error().reason);
        } else {
            walk(*hand, slow::begin(game_));
        }
    }

    // Empty: none.
    [[nodiscard]] std::string difference() const { return difference_.str(); }

  private:
    // True when no difference was found.
    bool walk(const Hand& hand, const slow::State& state) {
        const Offers may = offers(rules_, hand);
        const Offers expected = slow_offers(game_, state);
        if (may != expected) {
            tell() << "engine offers " << may << "; slow " << expected;
            return false;
        }
        if (hand.phase == Phase::over) return compare_payouts(hand, state);
        for (const Action& action : offered_actions(rules_, hand)) {
            Hand next = hand;
            slow::State after = state;
            path_.push_back(action);
            events_.clear();
            if (!apply(rules_, next, action, events_)) {
                tell() << "engine refuses what it offers";
                return false;
            }
            slow::perform(game_, after, slow_act(game_, state, action));
            if (!walk(next, after)) return false;
            path_.pop_back();
        }
        return true;
    }

    bool compare_payouts(const Hand& hand, const slow::State& state) {
        const auto stacks = slow::stacks_after(game_, state);
        for (std::size_t seat = 0; seat < seats_max; ++seat) {
            if (hand.stacks[seat].cents() == stacks[seat]) continue;
            tell() << "seat " << seat + 1 << " has " << hand.stacks[seat].cents() << "; slow "
                   << stacks[seat];
            return false;
        }
        return true;
    }

    std::ostream& tell() {
        for (const Action& action : path_)
            difference_ << action << ", ";
        return difference_;
    }

    Rules rules_;
    slow::Game game_;
    EventList events_{};
    std::vector<Action> path_{};
    std::ostringstream difference_{};
};

}  // namespace baize::poker
