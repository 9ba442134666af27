// Chips that are money, and chips for practice that are not. The two never meet: practice tables
// buy from a purse of their own and are banked by the mint, which makes play chips out of nothing.
#pragma once

#include <cstdint>

#include <boost/describe.hpp>

#include "house/by.h"
#include "ledger/account.h"

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

}  // namespace baize::house
