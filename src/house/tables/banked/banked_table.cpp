#include "house/tables/banked/banked_table.h"

#include <algorithm>
#include <utility>

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
                 const std::vector<SettledLine>& settled,
                 std::int64_t times,
                 TablePostings& moved) {
    if (round.phase != Phase::over) return;
    for (const SettledLine& line : settled) {
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

// Days are counted in UTC, as all times of records are. [I-85]
std::uint32_t day_of(Moment moment) {
    return static_cast<std::uint32_t>(moment.microseconds() / Span::of_hours(24).microseconds());
}

// Does to the table after an event what the event says.
class RoundTransit {
  public:
    RoundTransit(RoundTransition& transition, const BankedGame& game, Moment now)
        : transition_(transition), game_(game), now_(now) {}

    Result<void> operator()(const RoundActed& acted) {
        Round& round = transition_.after.round;
        const bool was_open = round.phase == Phase::betting;
        const auto step = baize::apply(*game_.hooks, game_.rules, round, acted.act);
        if (!step) return reject(step.error());
        round = step->round;
        transition_.ruling = step->ruling;
        if (was_open && round.phase == Phase::closed) round.day = day_of(now_);
        return {};
    }

    Result<void> operator()(const NextRoundOpened&) {
        const auto next = next_round(*game_.hooks, game_.rules, transition_.after.round);
        if (!next) return reject(next.error());
        transition_.after.round = *next;
        ++transition_.after.number;
        return {};
    }

    Result<void> operator()(const PlayerLeftTable& left) {
        leave_table(
            transition_.after.round, left.player, game_.rules.settings.short_wager_warning_scope);
        return {};
    }

    Result<void> operator()(const BettingReopened&) {
        transition_.after.round.phase = Phase::betting;
        transition_.after.round.jackpot_started = false;
        return {};
    }

  private:
    RoundTransition& transition_;
    const BankedGame& game_;
    Moment now_;
};

}  // namespace

Result<RoundTransition> transition(const BankedTable& before,
                                   const BankedGame& game,
                                   BankedEvent event,
                                   Moment now) {
    RoundTransition made{std::move(event), before, {}, {}};
    if (const auto done = std::visit(RoundTransit(made, game, now), made.event); !done)
        return reject(done.error());
    if (made.after.round.phase == Phase::over) made.settled = settled_lines(game, made.after.round);
    return made;
}

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
    if (!is_layout_changed(table.round, after)) return made;
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

// What a round has moved so far, from before its first wager on: stakes from stacks to the layout;
// when it is over, what became of them. An act moves the difference, so that a round which is
// voided after it was settled is undone. [I-98]
std::vector<Posting> postings(const BankedTable& before,
                              const BankedGame& game,
                              const RoundTransition& transition,
                              const ledger::Balances& balances) {
    if (std::holds_alternative<NextRoundOpened>(transition.event)) return {};
    const Round& after = transition.after.round;
    TablePostings moved(game.table, game.chips);
    add_stakes(before.round, after, moved);
    add_results(game, after, transition.settled, 1, moved);
    if (before.round.phase == Phase::over)
        add_results(game, before.round, settled_lines(game, before.round), -1, moved);
    moved.fill_float(balances);
    return moved.all();
}

}  // namespace baize::house
