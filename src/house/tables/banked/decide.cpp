#include "house/tables/banked/decide.h"

#include <algorithm>
#include <vector>

#include "engine/banked/machine/play.h"

namespace baize::house {

namespace {

// A player's chips on the layout. There are few players, so searching a list is faster than a tree.
struct LyingChips {
    PersonId player = 0;
    Money chips{};
};

LyingChips& chips_of(std::vector<LyingChips>& all, PersonId player) {
    for (LyingChips& one : all) {
        if (one.player == player) return one;
    }
    return all.emplace_back(LyingChips{player, {}});
}

// Returns the chips on the layout by player. When a round is over the layout is clear, except for
// Jackpot wagers that stay for the next round. [CS 11.14]
std::vector<LyingChips> on_layout(const Round& round) {
    std::vector<LyingChips> all;
    all.reserve(boxes_max);
    for (const Box& box : round.boxes) {
        for (std::size_t i = 0; i < staked_wager_count; ++i) {
            const bool stays = i == index(Wager::jackpot) && box.carries_jackpot;
            if (box.stake[i].is_zero() || (round.phase == Phase::over && !stays)) continue;
            chips_of(all, box.owner[i]).chips += box.stake[i];
        }
    }
    return all;
}

// A fast check, because most actions change no stake. The end of a round clears the layout. After
// it no player puts chips down: a Jackpot wager that a late ruling leaves on the layout comes out
// of what the round is undone with. [CS 11.14]
bool takes_chips(const Round& before, const Round& after) {
    if (before.phase == Phase::over) return false;
    if (after.phase == Phase::over) return true;
    return !std::equal(before.boxes.begin(),
                       before.boxes.end(),
                       after.boxes.begin(),
                       after.boxes.end(),
                       have_same_stakes);
}

// Returns the change of each player's chips on the layout; a negative amount was taken back.
std::vector<LyingChips> put_down(const Round& before, const Round& after) {
    std::vector<LyingChips> more = on_layout(after);
    for (const auto& [player, chips] : on_layout(before))
        chips_of(more, player).chips -= chips;
    return more;
}

// True if a wager grows by more than its player has in the stack and on the layout. A report may
// name any amount, and the sum of such amounts may overflow.
bool exceeds_means(const BankedGame& game,
                   const Round& before,
                   const Round& after,
                   const ledger::Balances& balances) {
    std::vector<LyingChips> lying = on_layout(before);
    for (std::size_t box = 0; box < boxes_max; ++box) {
        const Box& old = before.boxes[box];
        const Box& now = after.boxes[box];
        for (std::size_t i = 0; i < staked_wager_count; ++i) {
            if (now.stake[i] <= old.stake[i]) continue;
            const Money stack = balances.of(stack_of(game.table, now.owner[i]));
            const Money means = stack + chips_of(lying, now.owner[i]).chips;
            if (now.stake[i] - old.stake[i] > means) return true;
        }
    }
    return false;
}

}  // namespace

Result<RoundTransition> decide_act(const BankedTable& table,
                                   const BankedGame& game,
                                   const Issuer& by,
                                   const Action& action,
                                   const ledger::Balances& balances,
                                   Role announced_by) {
    return decide_act_since(table.round, table, game, by, action, balances, announced_by);
}

Result<RoundTransition> decide_act_since(const Round& began,
                                         const BankedTable& table,
                                         const BankedGame& game,
                                         const Issuer& by,
                                         const Action& action,
                                         const ledger::Balances& balances,
                                         Role announced_by) {
    if (const auto refusal = office_refused(by)) return reject(*refusal);
    const bool is_announced = announced_by != Role::player;
    const Act act{is_announced ? Actor{announced_by, by.person} : actor_of(by), action};
    auto made = transition(table, game, RoundActed{act}, by.now);
    if (!made) return made;
    const Round& after = made->after.round;
    if (!takes_chips(table.round, after)) return made;
    const Clause chips_only = game.hooks->facts().clauses.chips_only;
    if (exceeds_means(game, began, after, balances))
        return reject(Reason::too_few_chips, chips_only);
    for (const auto& [player, chips] : put_down(began, after)) {
        if (chips > balances.of(stack_of(game.table, player)))
            return reject(Reason::too_few_chips, chips_only);
    }
    return made;
}

Result<RoundTransition> decide_next_round(const BankedTable& table,
                                          const BankedGame& game,
                                          const Issuer& by) {
    if (const auto refusal = office_refused(by)) return reject(*refusal);
    if (const auto refusal = needs(by, Role::dealer, game.hooks->facts().clauses.window))
        return reject(*refusal);
    return transition(table, game, NextRoundOpened{}, by.now);
}

Result<RoundTransition> decide_leaving(const BankedTable& table,
                                       const BankedGame& game,
                                       const Issuer& by,
                                       PersonId player) {
    if (const auto refusal = office_refused(by)) return reject(*refusal);
    if (player == 0) return reject(Reason::not_a_player, game.hooks->facts().clauses.owner_decides);
    if (by.person != player) {
        if (const auto refusal = needs(by, Role::dealer, game.hooks->facts().clauses.owner_decides))
            return reject(*refusal);
    }
    Round left = table.round;
    leave_table(left, player);
    std::vector<LyingChips> lying = on_layout(left);
    if (!chips_of(lying, player).chips.is_zero())
        return reject(Reason::not_now, game.hooks->facts().clauses.locked);
    return transition(table, game, PlayerLeftTable{player}, by.now);
}

Result<RoundTransition> decide_reopen_betting(const BankedTable& table,
                                              const BankedGame& game,
                                              const Issuer& by) {
    const Clause clause = "CS 11.15"_clause;
    if (const auto refusal = needs(by, Role::supervisor, clause)) return reject(*refusal);
    if (table.round.phase != Phase::closed || !table.round.jackpot_started)
        return reject(Reason::not_now, clause);
    return transition(table, game, BettingReopened{}, by.now);
}

}  // namespace baize::house
