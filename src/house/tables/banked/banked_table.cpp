#include "house/tables/banked/banked_table.h"

#include <algorithm>

#include "engine/core/check.h"
#include "house/table_postings.h"

namespace baize::house {

namespace {

using ledger::Posting;

// A player's chips on the layout. A handful of players: a list is found through faster than a tree.
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

// Whose chips lie on the layout. When a round is over they have been cleared, but for Jackpot
// wagers that stay for the next one. [CS 11.14]
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

bool same_stakes(const Box& one, const Box& other) {
    return one.stake == other.stake && one.owner == other.owner;
}

// Most acts leave all stakes as they lie; the end of a round takes them up.
bool is_layout_changed(const Round& before, const Round& after) {
    if (before.phase == Phase::over || after.phase == Phase::over) return true;
    return !std::equal(before.boxes.begin(),
                       before.boxes.end(),
                       after.boxes.begin(),
                       after.boxes.end(),
                       same_stakes);
}

// What each player puts on the layout more than before; below zero is taken off it.
std::vector<LyingChips> put_down(const Round& before, const Round& after) {
    std::vector<LyingChips> more = on_layout(after);
    for (const auto& [player, chips] : on_layout(before))
        chips_of(more, player).chips -= chips;
    return more;
}

// A wager that grows by more than its owner has, in the stack and on the layout: a report may name
// any amount, and sums of such amounts need not be amounts.
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

bool goes_back(const Round& round, const JackpotStake& stake) {
    if (round.boxes[stake.box].carries_jackpot) return false;
    return baize::goes_back(stake.claim);
}

void add_stake(const Box& box, std::size_t wager, std::int64_t times, TablePostings& moved) {
    if (box.stake[wager].is_zero()) return;
    moved.add(moved.stack(box.owner[wager]), box.stake[wager] * -times);
    moved.add(moved.pot(), box.stake[wager] * times);
}

// Most acts leave most stakes as they lie.
void add_stakes(const Round& before, const Round& after, TablePostings& moved) {
    for (std::size_t box = 0; box < boxes_max; ++box) {
        const Box& old = before.boxes[box];
        const Box& now = after.boxes[box];
        if (same_stakes(old, now)) continue;
        for (std::size_t i = 0; i < staked_wager_count; ++i) {
            add_stake(now, i, 1, moved);
            add_stake(old, i, -1, moved);
        }
    }
}

void add_results(const BankedGame& game,
                 const Round& round,
                 std::int64_t times,
                 TablePostings& moved) {
    if (round.phase != Phase::over) return;
    for (const SettledLine& line : settled_lines(game, round)) {
        moved.add(moved.pot(), line.wager.staked * -times);
        moved.add(moved.stack(line.owner), line.wager.back * times);
        moved.add(moved.table_float(), (line.wager.staked - line.wager.back) * times);
    }
    for (const JackpotStake& stake : jackpot_stakes(game, round)) {
        // One that plays has been taken from the layout by the jackpot system, which puts it back
        // there before it is returned.
        if (!goes_back(round, stake)) continue;
        moved.add(moved.pot(), stake.amount * -times);
        moved.add(moved.stack(stake.owner), stake.amount * times);
    }
}

}  // namespace

std::vector<SettledLine> settled_lines(const BankedGame& game, const Round& round) {
    BAIZE_CHECK(round.phase == Phase::over);
    std::vector<SettledLine> lines;
    BoxSettlement settlement;
    for (std::size_t n = 0; n < round.boxes.size(); ++n) {
        const std::size_t i = settled_in_order(game.hooks->facts(), n);
        const Box& box = round.boxes[i];
        if (!has_any_wager(box)) continue;
        settle_box(*game.hooks, game.rules, round, i, settlement);
        BAIZE_CHECK(!settlement.overflowed());
        for (const SettledWager& wager : settlement) {
            const bool is_bonus = index(wager.wager) >= staked_wager_count;
            const Wager on = is_bonus ? Wager::ante : wager.wager;
            lines.push_back({static_cast<std::uint8_t>(i), box.owner[index(on)], wager});
        }
    }
    return lines;
}

std::vector<JackpotStake> jackpot_stakes(const BankedGame& game, const Round& round) {
    std::vector<JackpotStake> stakes;
    for (std::size_t i = 0; i < round.boxes.size(); ++i) {
        const Box& box = round.boxes[i];
        if (!box.has(Wager::jackpot)) continue;
        stakes.push_back({static_cast<std::uint8_t>(i),
                          box.owner[index(Wager::jackpot)],
                          box[Wager::jackpot],
                          game.hooks->jackpot_claim(game.rules, round, i)});
    }
    return stakes;
}

Result<BankedEvent> decide_act(const BankedTable& table,
                               const BankedGame& game,
                               const By& by,
                               const Action& action,
                               const ledger::Balances& balances) {
    auto acted = decide_acted(table, game, by, action, balances);
    if (!acted) return reject(acted.error());
    return std::move(acted->event);
}

Result<ActedRound> decide_acted(const BankedTable& table,
                                const BankedGame& game,
                                const By& by,
                                const Action& action,
                                const ledger::Balances& balances,
                                Role announced_by) {
    return decide_acted_since(table.round, table, game, by, action, balances, announced_by);
}

Result<ActedRound> decide_acted_since(const Round& began,
                                      const BankedTable& table,
                                      const BankedGame& game,
                                      const By& by,
                                      const Action& action,
                                      const ledger::Balances& balances,
                                      Role announced_by) {
    if (const auto refusal = office_refused(by)) return reject(*refusal);
    const bool is_announced = announced_by != Role::player;
    const Act act{is_announced ? Actor{announced_by, by.person} : actor_of(by), action};
    const Result<Step> step = baize::apply(*game.hooks, game.rules, table.round, act);
    if (!step) return reject(step.error());
    const Clause chips_only = game.hooks->facts().clauses.chips_only;
    if (!is_layout_changed(table.round, step->round)) return ActedRound{{act}, step->round};
    if (exceeds_means(game, began, step->round, balances))
        return reject(Reason::too_few_chips, chips_only);
    for (const auto& [player, chips] : put_down(began, step->round)) {
        if (chips > balances.of(stack_of(game.table, player)))
            return reject(Reason::too_few_chips, chips_only);
    }
    return ActedRound{{act}, step->round};
}

Result<BankedEvent> decide_next_round(const BankedTable& table,
                                      const BankedGame& game,
                                      const By& by) {
    if (const auto refusal = office_refused(by)) return reject(*refusal);
    if (const auto refusal = needs(by, Role::dealer, game.hooks->facts().clauses.window))
        return reject(*refusal);
    const Result<Round> next = next_round(*game.hooks, game.rules, table.round);
    if (!next) return reject(next.error());
    return NextRoundOpened{};
}

Result<BankedEvent> decide_leaving(const BankedTable& table,
                                   const BankedGame& game,
                                   const By& by,
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
    return PlayerLeftTable{player};
}

Result<BankedEvent> decide_reopen_betting(const BankedTable& table, const By& by) {
    const Clause clause = "CS 11.15"_clause;
    if (const auto refusal = needs(by, Role::supervisor, clause)) return reject(*refusal);
    if (table.round.phase != Phase::closed || !table.round.jackpot_started)
        return reject(Reason::not_now, clause);
    return BettingReopened{};
}

void apply(BankedTable& table,
           const BankedGame& game,
           const BankedEvent& event,
           const Recorded& /*recorded*/) {
    if (const auto* const acted = std::get_if<RoundActed>(&event)) {
        table.round = baize::apply(*game.hooks, game.rules, table.round, acted->act).value().round;
    } else if (const auto* const left = std::get_if<PlayerLeftTable>(&event)) {
        leave_table(table.round, left->player, game.rules.settings.short_wager_warning_scope);
    } else if (std::holds_alternative<BettingReopened>(event)) {
        table.round.phase = Phase::betting;
        table.round.jackpot_started = false;
    } else {
        table.round = next_round(*game.hooks, game.rules, table.round).value();
        ++table.number;
    }
}

std::vector<Posting> postings(const BankedTable& table,
                              const BankedGame& game,
                              const BankedEvent& event,
                              const ledger::Balances& balances) {
    if (std::holds_alternative<NextRoundOpened>(event)) return {};  // what stays, stays where it is
    BankedTable after = table;
    apply(after, game, event, {});
    return postings_between(game, table.round, after.round, balances);
}

// What a round has moved so far, from before its first wager on: stakes from stacks to the layout;
// when it is over, what became of them. An act moves the difference, so that a round which is
// voided after it was settled is undone. [I-98]
std::vector<Posting> postings_between(const BankedGame& game,
                                      const Round& before,
                                      const Round& after,
                                      const ledger::Balances& balances) {
    TablePostings moved(game.table, game.chips);
    add_stakes(before, after, moved);
    add_results(game, after, 1, moved);
    add_results(game, before, -1, moved);
    moved.fill_float(balances);
    return moved.all();
}

}  // namespace baize::house
