// The named accounts money moves between. Every cent in the house lies in exactly one of them.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <boost/describe.hpp>

namespace baize::ledger {

// Numbers go into records: add at the end, never renumber.
enum class AccountKind : std::uint8_t {
    cage = 1,    // the world outside; below zero by what the house holds for others
    house = 2,   // what the house has won, and lost
    wallet = 3,  // of a person
    stack = 4,   // chips of a person (place) at a table (owner)
    pot = 5,     // on the layout of a table: wagers and pots
    table_float = 6,
    chip_box = 7,     // commission taken at a table
    meter = 8,        // of a jackpot system (owner): the meter, or pool 1, 2, 3 (place)
    reserve = 9,      // of a jackpot system: seeds the next jackpot
    liability = 10,   // won by a person and withheld, or owed
    drop_slide = 11,  // time charges of a table until they are counted
    play_purse = 12,  // of a person: chips for practice, worth nothing
    mint = 13,        // makes them; below zero by what there is of them
    mobile_bank = 14  // chips a chip runner (owner) carries to the tables
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

// How many numbers follow the name: none for "house", two for "stack:12:7".
[[nodiscard]] unsigned numbers_of(AccountKind kind);

// The cage and the house are the other side of everybody's money, and the mint of what is none; no
// one else can owe.
[[nodiscard]] constexpr bool may_be_below_zero(AccountKind kind) {
    return kind == AccountKind::cage || kind == AccountKind::house || kind == AccountKind::mint;
}

// nullopt where the number names no kind.
[[nodiscard]] std::optional<AccountKind> account_kind(std::uint64_t number);

[[nodiscard]] std::string_view name(AccountKind kind);
[[nodiscard]] std::string to_string(Account account);

// Is this an account that can exist: of a known kind, with no more numbers than it has?
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
