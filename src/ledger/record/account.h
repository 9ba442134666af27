// The accounts between which money moves. Every cent in the house is in exactly one account.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <boost/describe.hpp>

namespace baize::ledger {

// Records contain these numbers: add new ones at the end and never renumber.
enum class AccountKind : std::uint8_t {
    cage = 1,    // the outside world; negative by the amount that the house holds for others
    house = 2,   // winnings and losses of the house
    wallet = 3,  // wallet of a person (owner)
    stack = 4,   // chips of a person (place) at a table (owner)
    pot = 5,     // wagers and pots on the layout of a table
    table_float = 6,
    chip_box = 7,     // commission taken at a table
    meter = 8,        // of a jackpot system (owner): the meter, or pool 1, 2, 3 (place)
    reserve = 9,      // of a jackpot system: seeds the next jackpot
    liability = 10,   // won by a person and withheld, or owed
    drop_slide = 11,  // time charges of a table until they are counted
    play_purse = 12,  // play chips of a person, which have no value
    mint = 13,        // source of play chips; negative by the amount in existence
    mobile_bank = 14  // chips that a chip runner (owner) carries to the tables
};
BOOST_DESCRIBE_ENUM(AccountKind,
                    cage,
                    house,
                    wallet,
                    stack,
                    pot,
                    table_float,
                    chip_box,
                    meter,
                    reserve,
                    liability,
                    drop_slide,
                    play_purse,
                    mint,
                    mobile_bank)

// An account of the ledger.
struct Account {
    AccountKind kind = AccountKind::house;
    std::uint32_t owner = 0;
    std::uint32_t place = 0;
    friend constexpr auto operator<=>(const Account&, const Account&) = default;
};
BOOST_DESCRIBE_STRUCT(Account, (), (kind, owner, place))

inline constexpr Account the_cage{AccountKind::cage, 0, 0};
inline constexpr Account the_house{AccountKind::house, 0, 0};
inline constexpr Account the_mint{AccountKind::mint, 0, 0};

// Returns how many numbers follow the name: none for "house", two for "stack:12:7".
[[nodiscard]] unsigned numbers_of(AccountKind kind);

// True for the counterparties of all accounts: the cage and the house for money, and the mint for
// play chips. No other account can be overdrawn.
[[nodiscard]] constexpr bool may_be_below_zero(AccountKind kind) {
    return kind == AccountKind::cage || kind == AccountKind::house || kind == AccountKind::mint;
}

// Returns nullopt if the number is not a known kind.
[[nodiscard]] std::optional<AccountKind> account_kind(std::uint64_t number);

[[nodiscard]] std::string_view name(AccountKind kind);
[[nodiscard]] std::string to_string(Account account);

// True if the account can exist: its kind is known and the numbers that it does not use are zero.
[[nodiscard]] bool is_well_formed(Account account);

}  // namespace baize::ledger

template <>
struct std::hash<baize::ledger::Account> {
    std::size_t operator()(const baize::ledger::Account& account) const noexcept {
        std::uint64_t mixed = (std::uint64_t{account.owner} << 32) ^
                              (std::uint64_t{account.place} << 4) ^
                              static_cast<std::uint64_t>(account.kind);
        mixed *= 0x9E3779B97F4A7C15ULL;
        return static_cast<std::size_t>(mixed ^ (mixed >> 29));
    }
};
