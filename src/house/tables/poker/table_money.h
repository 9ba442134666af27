// The places of a hand's chips, as amounts: the ledger must hold the same after every action.
#pragma once

#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "house/issuer.h"
#include "ledger/record/account.h"

namespace baize::house {

struct TableMoney {
    poker::Amounts stacks{};
    Money pot{};      // including open side wagers
    Money held{};     // commission on the drop slide while the hand goes on [CP 7.2.1(a)]
    Money charges{};  // paid to the Chip Box, or to the float of a stand-alone table
    Money banked{};   // net side wagers; positive: won by the house
    friend bool operator==(const TableMoney&, const TableMoney&) = default;
};

[[nodiscard]] TableMoney money_of(const poker::Hand& hand);

// Returns the account that charges go to. [CP 7.2.1(b)] [CP 7.2.1(c)] [CP 7.2.3(c)] [CP 7.2.4(c)]
[[nodiscard]] ledger::Account till_of(TableId table, const poker::Commission& commission);

}  // namespace baize::house
