// Where the chips of a hand are, as numbers: what the ledger must hold after every act.
#pragma once

#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "house/issuer.h"
#include "ledger/record/account.h"

namespace baize::house {

struct TableMoney {
    poker::Amounts stacks{};
    Money pot{};      // in the middle, and side wagers still open
    Money held{};     // commission on the drop slide while the hand goes on [CP 7.2.1(a)]
    Money charges{};  // taken by the house: Chip Box, or float on a stand-alone table
    Money banked{};   // side wagers won (above zero) or lost by the house
    friend bool operator==(const TableMoney&, const TableMoney&) = default;
};

[[nodiscard]] TableMoney money_of(const poker::Hand& hand);

// Where charges end. [CP 7.2.1(b)] [CP 7.2.1(c)] [CP 7.2.3(c)] [CP 7.2.4(c)]
[[nodiscard]] ledger::Account till_of(TableId table, const poker::Commission& commission);

}  // namespace baize::house
