#include "house/workflows/seats/leaving.h"

#include <algorithm>

#include "house/casino/game_state.h"
#include "house/signs/personal.h"
#include "house/tables/banked/decide.h"
#include "house/workflows/jackpots/jackpot_steps.h"

namespace baize::house {

namespace {

Money moved_to(const Steps& steps, ledger::Account account) {
    Money sum;
    for (const Step& step : steps) {
        for (const ledger::Posting& line : step.postings) {
            if (line.account == account) sum += line.amount;
        }
    }
    return sum;
}

}  // namespace

Result<Steps> leave_banked(const Context& now,
                           const TableState& table,
                           PersonId person,
                           const std::optional<GivingUp>& seat) {
    const BankedTable& game_state = *banked_state(table);
    auto left = decide_leaving(game_state, banked_game(table), now.by, person);
    if (!left) return reject(left.error());
    Steps steps;
    if (auto refusal = return_carried(now, table, person, steps)) return reject(*refusal);
    steps.push_back(round_step(now, table, *std::move(left)));
    if (seat) steps.push_back(seating_step(now, table_stream(table.table), *seat));
    for (const PersonalLimits& limits : table.board.personal) {
        if (limits.player != person) continue;
        steps.push_back(sign_step(table, PersonalLimitsEnded{limits.box}));
    }
    const ledger::Account stack = stack_of(table.table, person);
    const Money chips = now.balances.of(stack) + moved_to(steps, stack);
    if (chips.is_positive()) {
        steps.push_back({table_stream(table.table),
                         ChipsReturned{table.table, person, chips},
                         {{stack, -chips}, {wallet_of(table.chips, person), chips}}});
    }
    return steps;
}

}  // namespace baize::house
