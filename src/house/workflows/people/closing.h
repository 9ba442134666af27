// A player gives up the account. The house keeps it while money or a game depends on it. [I-146]
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <boost/describe.hpp>

#include "house/casino/casino_state.h"
#include "ledger/journal/balances.h"

namespace baize::house {

enum class AccountTie : std::uint8_t {
    is_staff,      // has a rank or an office
    plays,         // has a seat at `table`, or is in its round
    has_money,     // has `amount` in the wallet
    is_owed_money  // has `amount` that the house keeps, or a prize that is not handed over yet
};
BOOST_DESCRIBE_ENUM(AccountTie, is_staff, plays, has_money, is_owed_money)

// The reason why an account cannot be given up now.
struct AccountTied {
    AccountTie tie = AccountTie::is_staff;
    TableId table = 0;
    Money amount{};
    Clause clause{};
};

// Returns nullopt if nothing ties the person to the house. Money in the wallet comes last, because
// the other ties may still move money there. REQUIRES: the person exists.
[[nodiscard]] std::optional<AccountTied> why_account_stays(const CasinoState& state,
                                                           const ledger::Balances& balances,
                                                           PersonId person);

// Returns the name that the record has for a person who gave up the account: one that is free.
[[nodiscard]] std::string name_after_closing(const People& people, PersonId person);

}  // namespace baize::house
