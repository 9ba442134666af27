#include "house/workflows/seats/buying.h"

#include "engine/banked/machine/game.h"
#include "house/casino/game_state.h"

namespace baize::house {

Result<Step> buy_chips(const Context& now, const TableState& table, Money amount) {
    const PersonId person = now.by.person;
    const Clause clause = banked_game(table).hooks->facts().clauses.chips_only;
    if (const auto why = office_refused(now.by)) return reject(*why);
    if (person == the_house_itself) return reject(Reason::not_a_player, clause);
    if (const auto why = why_closed(now, table)) return reject(*why);
    if (const auto why = why_barred(now, table, person)) return reject(*why);
    const ledger::Account wallet = wallet_of(table.chips, person);
    if (!amount.is_positive()) return reject(Reason::no_such_amount, clause);
    if (amount > now.balances.of(wallet)) return reject(Reason::too_few_chips, clause);
    return Step{table_stream(table.table),
                ChipsBought{table.table, person, amount},
                {{wallet, -amount}, {stack_of(table.table, person), amount}}};
}

}  // namespace baize::house
