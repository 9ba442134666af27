// Counting every way a small hand can be played, as chess programs count moves: once with the
// engine, once with the slow second opinion, which share nothing but the description of the table.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "engine/poker/hand/play.h"
#include "engine/poker/slow_payout.h"

namespace baize::poker {

// Sums over all sequences of acts from the first turn to the end of the hand.
struct Perft {
    std::uint64_t sequences = 0;  // hands played to the end
    std::uint64_t showdowns = 0;
    std::uint64_t folds = 0;
    std::uint64_t checks = 0;
    std::uint64_t calls = 0;
    std::uint64_t raises = 0;  // bets among them
    std::uint64_t discards = 0;
    std::uint64_t longest = 0;  // acts of the longest hand
    std::int64_t commission = 0;
    std::array<std::int64_t, seats_max> stacks{};  // after the hand, in cents
    friend bool operator==(const Perft&, const Perft&) = default;
};

inline std::ostream& operator<<(std::ostream& out, const Perft& perft) {
    out << perft.sequences << " sequences, " << perft.showdowns << " showdowns, " << perft.folds
        << " folds, " << perft.checks << " checks, " << perft.calls << " calls, " << perft.raises
        << " raises, " << perft.discards << " discards, longest " << perft.longest
        << ", commission " << perft.commission << ", stacks";
    for (const std::int64_t stack : perft.stacks)
        out << ' ' << stack;
    return out;
}

[[nodiscard]] inline slow::House slow_house(const Rules& rules, std::size_t players) {
    const Commission& commission = rules.commission;
    slow::House house;
    house.rate = commission.rate;
    house.cap = commission.cap.cents();
    house.cap_each_pot = commission.cap_scope == Scope::pot;
    house.minimum = commission.minimum.cents();
    house.unit = commission.unit.is_zero() ? rules.chip.cents() : commission.unit.cents();
    house.equal_hands_of_all_pots = commission.equal_hands == Scope::hand;
    house.no_flop_no_drop = commission.no_flop_no_drop;
    house.per_hand = commission.per_hand[players].cents();
    house.per_person = commission.per_person.cents();
    house.extension = rules.clock.fee.cents();
    return house;
}

inline void seat_players(const Opening& opening, slow::Game& game) {
    for (std::size_t seat = 0; seat < seats_max; ++seat) {
        const SideWager& wager = opening.side_wagers[seat];
        game.dealt_in[seat] = opening.dealt_in.contains(static_cast<Seat>(seat));
        game.stacks[seat] = opening.stacks[seat].cents();
        game.sides[seat] = {.amount = wager.amount.cents(),
                            .red = wager.colour == Colour::red || wager.colour == Colour::both,
                            .black = wager.colour == Colour::black || wager.colour == Colour::both};
    }
    for (const Posting& posting : opening.postings) {
        game.posts.push_back(
            {posting.seat, static_cast<slow::Kind>(posting.post), posting.amount.cents()});
    }
}

// The same table in plain numbers. REQUIRES: the whole deck is known.
[[nodiscard]] inline slow::Game slow_game(const Rules& rules, const Opening& opening) {
    const VariantFacts& variant = facts(rules);
    slow::Game game;
    game.limit = static_cast<slow::Limit>(rules.betting.structure);
    game.low = rules.betting.minimum.cents();
    game.high = rules.betting.maximum.cents();
    game.chip = rules.chip.cents();
    game.first_high_round = rules.betting.high_from_round - 1;
    game.raises_max = rules.betting.raises_max;
    game.folds_lift_the_cap = rules.betting.uncap_after_fold;
    game.short_all_ins_add_up = rules.betting.short_all_ins_add_up;
    game.straddle_sets_the_raise = rules.forced.straddle.full_min_raise;
    game.hole_cards = variant.hole_cards;
    game.discard_after = static_cast<int>(variant.discards) - 1;
    game.two_from_the_hand = variant.uses == HoleCards::exactly_two;
    game.hilo = variant.hilo;
    game.house = slow_house(rules, opening.dealt_in.size());
    game.button = opening.button;
    game.button_in_use = opening.button_in_use;
    seat_players(opening, game);
    for (const Face face : opening.deck)
        game.deck.push_back(face.card());
    return game;
}

// Everything the engine offers, amount by amount.
[[nodiscard]] inline std::vector<Action> offered_actions(const Rules& rules, const Hand& hand) {
    const Offers may = offers(rules, hand);
    std::vector<Action> actions;
    if (may.fold) actions.push_back(fold(may.seat));
    if (may.check) actions.push_back(check(may.seat));
    if (may.call) actions.push_back(call(may.seat));
    if (may.raise) {
        for (Money to = may.raise_to.least; to <= may.raise_to.most; to += rules.chip)
            actions.push_back(bet(may.seat, to));
    }
    if (may.discard) {
        for (std::size_t card = 0; card < hand.cards.hole_count[may.seat]; ++card)
            actions.push_back(discard(may.seat, hand.cards.hole[may.seat][card]));
    }
    return actions;
}

class EngineWalk {
  public:
    EngineWalk(const Rules& rules, const Opening& opening) : rules_(rules) {
        const Result<Hand> hand = open_hand(rules, opening, events_);
        if (hand) walk(*hand, 0);
    }

    [[nodiscard]] const Perft& perft() const { return perft_; }

  private:
    void walk(const Hand& hand, std::uint64_t depth) {
        if (hand.phase == Phase::over) {
            ++perft_.sequences;
            perft_.showdowns += hand.shown.empty() ? 0U : 1U;
            perft_.longest = std::max(perft_.longest, depth);
            perft_.commission += hand.commission.cents();
            for (std::size_t seat = 0; seat < seats_max; ++seat)
                perft_.stacks[seat] += hand.stacks[seat].cents();
            return;
        }
        for (const Action& action : offered_actions(rules_, hand)) {
            count(action.does);
            Hand next = hand;
            events_.clear();
            if (!apply(rules_, next, action, events_)) return;  // and the counts differ
            walk(next, depth + 1);
        }
    }

    void count(Does does) {
        perft_.folds += does == Does::fold ? 1U : 0U;
        perft_.checks += does == Does::check ? 1U : 0U;
        perft_.calls += does == Does::call ? 1U : 0U;
        perft_.raises += does == Does::bet ? 1U : 0U;
        perft_.discards += does == Does::discard ? 1U : 0U;
    }

    Rules rules_;
    EventList events_{};
    Perft perft_{};
};

class SlowWalk {
  public:
    explicit SlowWalk(const slow::Game& game) : game_(game) { walk(slow::begin(game_), 0); }

    [[nodiscard]] const Perft& perft() const { return perft_; }

  private:
    void walk(const slow::State& state, std::uint64_t depth) {
        if (state.stage == slow::Stage::over) {
            ++perft_.sequences;
            perft_.showdowns += slow::count_live(game_, state) > 1 ? 1U : 0U;
            perft_.longest = std::max(perft_.longest, depth);
            for (const slow::Chips charge : slow::charges(game_, state))
                perft_.commission += charge;
            const slow::Each<slow::Chips> stacks = slow::stacks_after(game_, state);
            for (std::size_t seat = 0; seat < slow::places; ++seat)
                perft_.stacks[seat] += stacks[seat];
            return;
        }
        for (const slow::Act& act : slow::legal_acts(game_, state)) {
            count(act.what);
            slow::State next = state;
            slow::perform(game_, next, act);
            walk(next, depth + 1);
        }
    }

    void count(slow::What what) {
        perft_.folds += what == slow::What::fold ? 1U : 0U;
        perft_.checks += what == slow::What::check ? 1U : 0U;
        perft_.calls += what == slow::What::call ? 1U : 0U;
        perft_.raises += what == slow::What::raise ? 1U : 0U;
        perft_.discards += what == slow::What::discard ? 1U : 0U;
    }

    slow::Game game_;
    Perft perft_{};
};

}  // namespace baize::poker
