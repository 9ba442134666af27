// The ledger accounts of a table and of the people who play at it. Chips are either money chips or
// play chips for practice, and the two never mix. Players at practice tables buy in from a separate
// wallet for play chips, and the mint, which creates play chips from nothing, backs those tables.
#pragma once

#include <cstdint>

#include <boost/describe.hpp>

#include "house/issuer.h"
#include "ledger/record/account.h"

namespace baize::house {

// The numbers are stored in records: never renumber.
enum class Chips : std::uint8_t { money = 1, play = 2 };
BOOST_DESCRIBE_ENUM(Chips, money, play)

// The account from which a player buys chips.
[[nodiscard]] constexpr ledger::Account wallet_of(Chips chips, PersonId person) {
    return {chips == Chips::money ? ledger::AccountKind::wallet : ledger::AccountKind::play_purse,
            person,
            0};
}

// The account that backs the float of a table.
[[nodiscard]] constexpr ledger::Account bank_of(Chips chips) {
    return chips == Chips::money ? ledger::the_house : ledger::the_mint;
}

// The chips of a person at a table.
[[nodiscard]] constexpr ledger::Account stack_of(TableId table, PersonId person) {
    return {ledger::AccountKind::stack, table, person};
}

// The chips on the layout of a house game, or in the pot at poker.
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
