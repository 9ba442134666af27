// Where chips lie: the accounts of a table and of those who play at it. Chips are money, or for
// practice and not; the two never meet. Practice tables buy from a purse of their own and are
// banked by the mint, which makes play chips out of nothing.
#pragma once

#include <cstdint>

#include <boost/describe.hpp>

#include "house/by.h"
#include "ledger/record/account.h"

namespace baize::house {

// Numbers go into records: never renumber.
enum class Chips : std::uint8_t { money = 1, play = 2 };
BOOST_DESCRIBE_ENUM(Chips, money, play)

// What a player buys chips from.
[[nodiscard]] constexpr ledger::Account purse_of(Chips chips, PersonId person) {
    return {chips == Chips::money ? ledger::AccountKind::wallet : ledger::AccountKind::play_purse,
            person,
            0};
}

// Who stands behind the float of a table.
[[nodiscard]] constexpr ledger::Account bank_of(Chips chips) {
    return chips == Chips::money ? ledger::the_house : ledger::the_mint;
}

// Chips of a person at a table.
[[nodiscard]] constexpr ledger::Account stack_of(TableId table, PersonId person) {
    return {ledger::AccountKind::stack, table, person};
}

// On the layout, or in the middle.
[[nodiscard]] constexpr ledger::Account pot_of(TableId table) {
    return {ledger::AccountKind::pot, table, 0};
}

[[nodiscard]] constexpr ledger::Account float_of(TableId table) {
    return {ledger::AccountKind::table_float, table, 0};
}

[[nodiscard]] constexpr ledger::Account chip_box_of(TableId table) {
    return {ledger::AccountKind::chip_box, table, 0};
}

}  // namespace baize::house
