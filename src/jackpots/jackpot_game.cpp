#include "jackpots/jackpot_game.h"

#include <algorithm>
#include <optional>

namespace baize::jackpots {

namespace {

using enum GamePhase;

bool is_ultimate(const LevelRules& rules) {
    return rules.game() == LevelGame::ultimate_holdem;
}

auto find_box(JackpotGame& game, int box) {
    return std::find_if(game.wagers.begin(), game.wagers.end(), [&](const JackpotWager& wager) {
        return wager.box == box;
    });
}

void mark_added(GameStep& step, JackpotWager& wager, const ResetCounts& now) {
    if (wager.contributed || wager.level == 0) return;  // once only, and never a short one [I-48]
    wager.contributed = true;
    wager.resets = now;
    step.added.push_back(wager);
}

void return_short_wagers(GameStep& step) {
    std::vector<JackpotWager> kept;
    for (const JackpotWager& wager : step.game.wagers) {
        (wager.level == 0 ? step.returned : kept).push_back(wager);
    }
    step.game.wagers = std::move(kept);
}

struct PlacingClauses {
    Clause window;
    Clause ante;
    Clause second;
    Clause amount;
};

std::optional<Rejection> objection(const JackpotGame& game,
                                   const PlacedStake& stake,
                                   const PlacingClauses& clauses) {
    if (!offers_wager(game)) return Rejection{Reason::betting_closed, clauses.window};
    if (stake.box < 1) return Rejection{Reason::no_such_box, clauses.ante};
    if (!stake.has_ante) return Rejection{Reason::needs_an_ante, clauses.ante};
    JackpotGame copy = game;
    if (find_box(copy, stake.box) != copy.wagers.end()) {
        return Rejection{Reason::second_wager_in_area, clauses.second};
    }
    if (!stake.stake.is_positive()) return Rejection{Reason::no_such_amount, clauses.amount};
    return std::nullopt;
}

JackpotWager wager_of(const PlacedStake& stake, int level, Money staked) {
    JackpotWager wager;
    wager.box = stake.box;
    wager.owner = stake.owner;
    wager.level = level;
    wager.staked = staked;
    return wager;
}

Result<JackpotGame> deal(const JackpotGame& game, Clause clause) {
    const bool may_deal = game.phase == running || (game.phase == betting && game.wagers.empty());
    if (!may_deal) {
        return reject(game.phase == betting ? Reason::jackpot_not_started : Reason::not_now,
                      clause);
    }
    JackpotGame next = game;
    next.phase = dealt;
    return next;
}

Result<JackpotGame> next_round(const JackpotGame& game, Clause clause) {
    if (game.phase != over) return reject(Reason::next_round_blocked, clause);
    JackpotGame next = game;
    next.phase = betting;
    return next;
}

Result<GameStep> take_back(const JackpotGame& game, int box, Clause clause) {
    GameStep step{.game = game, .returned = {}, .added = {}, .excess = {}};
    const auto place = find_box(step.game, box);
    if (place == step.game.wagers.end()) return reject(Reason::no_such_wager, clause);
    step.returned.push_back(*place);
    step.game.wagers.erase(place);
    return step;
}

}  // namespace

bool offers_wager(const JackpotGame& game) {
    return game.phase == betting;
}

Result<GameStep> place(const PrizeMeterRules& rules,
                       const JackpotGame& game,
                       const PlacedStake& stake) {
    const PlacingClauses clauses{
        "CS 5.4.2"_clause, "I-96"_clause, "CS 9.2.2"_clause, "CS 9.2.3"_clause};
    if (const std::optional<Rejection> why = objection(game, stake, clauses)) return reject(*why);
    if (stake.stake < rules.wager()) return reject(Reason::wrong_amount, "CS 9.2.3"_clause);
    GameStep step{.game = game, .returned = {}, .added = {}, .excess = stake.stake - rules.wager()};
    step.game.wagers.push_back(wager_of(stake, 1, rules.wager()));
    return step;
}

Result<GameStep> place(const LevelRules& rules, const JackpotGame& game, const PlacedStake& stake) {
    const PlacingClauses clauses =
        is_ultimate(rules)
            ? PlacingClauses{"UTH 3.23"_clause,
                             "UTH 3.24"_clause,
                             "UTH 3.22"_clause,
                             "UTH 3.22(a)"_clause}
            : PlacingClauses{
                  "CH 3.9"_clause, "CH 3.11"_clause, "CH 3.8"_clause, "CH 3.8(a)"_clause};
    if (const std::optional<Rejection> why = objection(game, stake, clauses)) return reject(*why);
    const FittedLevel fitted = rules.fit(stake.stake);
    const bool is_short = fitted.level == 0;
    GameStep step{.game = game, .returned = {}, .added = {}, .excess = {}};
    if (!is_short) step.excess = fitted.excess;
    step.game.wagers.push_back(
        wager_of(stake, fitted.level, is_short ? stake.stake : fitted.plays));
    return step;
}

Result<GameStep> top_up(const LevelRules& rules,
                        const JackpotGame& game,
                        const PlacedStake& chips,
                        const ResetCounts& now) {
    const Clause clause = is_ultimate(rules) ? "UTH 5.14"_clause : "CH 5.11"_clause;
    const bool late = game.phase == over || game.phase == cancelled ||
                      (game.phase == flop_dealt && !rules.top_up_until_settlement());
    if (late) return reject(Reason::betting_closed, "I-86"_clause);
    GameStep step{.game = game, .returned = {}, .added = {}, .excess = {}};
    const auto place = find_box(step.game, chips.box);
    if (place == step.game.wagers.end()) return reject(Reason::no_such_wager, clause);
    if (place->owner != chips.owner) return reject(Reason::not_your_box, clause);
    if (place->level != 0) return reject(Reason::already_done, clause);
    if (!chips.stake.is_positive()) return reject(Reason::no_such_amount, clause);
    const std::optional<Money> stake = checked_sum(place->staked, chips.stake);
    if (!stake) return reject(Reason::amount_too_large, clause);
    const FittedLevel fitted = rules.fit(*stake);
    if (fitted.level == 0) return reject(Reason::wrong_amount, clause);
    place->level = fitted.level;
    place->staked = fitted.plays;
    step.excess = fitted.excess;
    if (game.phase != betting) mark_added(step, *place, now);
    return step;
}

Result<GameStep> start(const JackpotGame& game, const ResetCounts& now) {
    if (game.phase != betting && game.phase != cancelled) {
        return reject(Reason::already_done, "I-15"_clause);
    }
    GameStep step{.game = game, .returned = {}, .added = {}, .excess = {}};
    step.game.phase = game.phase == cancelled ? dealt : running;
    for (JackpotWager& wager : step.game.wagers)
        mark_added(step, wager, now);
    return step;
}

Result<JackpotGame> deal(const PrizeMeterRules& /*rules*/, const JackpotGame& game) {
    return deal(game, "I-15"_clause);
}

Result<JackpotGame> deal(const LevelRules& rules, const JackpotGame& game) {
    return deal(game, is_ultimate(rules) ? "UTH 4.2"_clause : "CH 4.2"_clause);
}

Result<GameStep> deal_flop(const LevelRules& rules, const JackpotGame& game) {
    if (game.phase != dealt) return reject(Reason::not_now, "I-86"_clause);
    GameStep step{.game = game, .returned = {}, .added = {}, .excess = {}};
    step.game.phase = flop_dealt;
    if (!rules.top_up_until_settlement()) return_short_wagers(step);
    return step;
}

Result<GameStep> withdraw(const PrizeMeterRules& /*rules*/, const JackpotGame& game, int box) {
    if (game.phase == over || game.phase == flop_dealt) {
        return reject(Reason::not_now, "CS 11.5.2(a)"_clause);
    }
    Result<GameStep> step = take_back(game, box, "CS 11.5.2(a)"_clause);
    if (!step) return step;
    // The game is cancelled; start() registers the wagers left, adding nothing twice.
    const bool cards_out = game.phase == dealt || game.phase == cancelled;
    step->game.phase = cards_out ? cancelled : betting;
    return step;
}

Result<GameStep> withdraw(const LevelRules& rules, const JackpotGame& game, int box) {
    const Clause clause = is_ultimate(rules) ? "UTH 3.23"_clause : "CH 3.9"_clause;
    if (game.phase != betting) return reject(Reason::betting_closed, clause);
    return take_back(game, box, clause);
}

Result<JackpotGame> cancel(const JackpotGame& game) {
    if (game.phase != running) return reject(Reason::not_now, "CS 11.15"_clause);
    JackpotGame next = game;
    next.phase = betting;
    return next;
}

Result<JackpotGame> carry_all(const JackpotGame& game) {
    if (game.phase != dealt) return reject(Reason::not_now, "CS 11.14"_clause);
    JackpotGame next = game;
    next.phase = running;
    for (JackpotWager& wager : next.wagers)
        wager.carried = true;
    return next;
}

Result<GameStep> close(const JackpotGame& game, std::span<const int> carried) {
    const bool playing = game.phase == dealt || game.phase == flop_dealt;
    if (!playing) return reject(Reason::not_now, "I-50"_clause);
    GameStep step{.game = game, .returned = {}, .added = {}, .excess = {}};
    return_short_wagers(step);
    std::vector<JackpotWager> kept;
    for (const int box : carried) {
        const auto place = find_box(step.game, box);
        if (place == step.game.wagers.end()) return reject(Reason::no_such_wager, "I-57"_clause);
        place->carried = true;
        kept.push_back(*place);
    }
    step.game = {.phase = over, .wagers = std::move(kept)};
    return step;
}

Result<JackpotGame> next_round(const PrizeMeterRules& /*rules*/, const JackpotGame& game) {
    return next_round(game, "CS 10.2.2"_clause);
}

Result<JackpotGame> next_round(const LevelRules& rules, const JackpotGame& game) {
    return next_round(game, is_ultimate(rules) ? "UTH 4.23"_clause : "CH 4.21"_clause);
}

Result<GameStep> void_round(const JackpotGame& game) {
    if (game.phase == over) return reject(Reason::round_over, "I-48"_clause);
    return GameStep{
        .game = {.phase = over, .wagers = {}}, .returned = game.wagers, .added = {}, .excess = {}};
}

}  // namespace baize::jackpots
