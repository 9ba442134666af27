#include "house/tables/poker/table_money.h"

#include "house/chips.h"

namespace baize::house {

namespace {

Money sum_of(const poker::Amounts& amounts) {
    Money sum;
    for (const Money amount : amounts)
        sum += amount;
    return sum;
}

Money open_side_wagers(const poker::Hand& hand) {
    Money sum;
    if (!hand.side_wagers_open) return sum;
    for (const poker::SideWager& wager : hand.side_wagers) {
        if (wager.colour == poker::Colour::none) continue;
        sum += wager.amount * (wager.colour == poker::Colour::both ? 2 : 1);
    }
    return sum;
}

}  // namespace

// During a hand, all chips that are not in a stack, paid as a fee, or held as commission are in the
// pot. After the hand, only the side wagers of a misdeal are, because it is dealt again.
// [CP 7.2.1(a)] [CP 7.2.3(a)] [CP 9.1.1]
TableMoney money_of(const poker::Hand& hand) {
    TableMoney money;
    money.stacks = hand.stacks;
    money.charges = hand.fees;
    const Money gone = sum_of(hand.starting) - sum_of(hand.stacks);
    if (hand.phase != poker::Phase::over) {
        money.held = hand.drop_slide;
        money.pot = gone - money.charges - money.held;
        return money;
    }
    money.charges += hand.commission + hand.time_fees;
    money.pot = open_side_wagers(hand);
    money.banked = gone - money.charges - money.pot;
    return money;
}

ledger::Account till_of(TableId table, const poker::Commission& commission) {
    return commission.stand_alone ? float_of(table) : chip_box_of(table);
}

}  // namespace baize::house
