#include "house/tables/banked/apply.h"

#include <utility>

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"
#include "house/table_postings.h"

namespace baize::house {

namespace {

using ledger::Posting;

bool goes_back(const Round& round, const JackpotStake& stake) {
    if (round.boxes[stake.box].carries_jackpot) return false;
    return baize::goes_back(stake.claim);
}

void add_stake(const Box& box, std::size_t wager, std::int64_t times, TablePostings& moved) {
    if (box.stake[wager].is_zero()) return;
    moved.add(moved.stack(box.owner[wager]), box.stake[wager] * -times);
    moved.add(moved.pot(), box.stake[wager] * times);
}

// Skips boxes without a change, because most actions change few stakes.
void add_stakes(const Round& before, const Round& after, TablePostings& moved) {
    for (std::size_t box = 0; box < boxes_max; ++box) {
        const Box& old = before.boxes[box];
        const Box& now = after.boxes[box];
        if (have_same_stakes(old, now)) continue;
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
        // The jackpot system has taken a wager in play from the layout, and puts it back there
        // before it is returned.
        if (!goes_back(round, stake)) continue;
        moved.add(moved.pot(), stake.amount * -times);
        moved.add(moved.stack(stake.owner), stake.amount * times);
    }
}

// Days are counted in UTC, as all times of records are. [I-85]
std::uint32_t day_of(Moment moment) {
    return static_cast<std::uint32_t>(moment.microseconds() / Span::of_hours(24).microseconds());
}

// Applies an event to the table.
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
        lines.reserve(lines.size() + settlement.size());
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

// The postings are the difference between two totals: the money that the round has moved before and
// after the transition. A total includes stakes moved from stacks to the layout and, once the round
// is over, its results. A round that is voided after its settlement is thereby undone. [I-98]
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
