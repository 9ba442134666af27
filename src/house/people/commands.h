// Commands about people, the cage and its chip runners, play chips, and the house's chips.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "house/issuer.h"
#include "house/people/limit_kinds.h"

namespace baize::house {

// Enrols a person.
struct Enrol {
    std::string name{};
    bool is_program = false;
    friend bool operator==(const Enrol&, const Enrol&) = default;
};
BOOST_DESCRIBE_STRUCT(Enrol, (), (name, is_program))

// Gives a person a rank or an office.
struct Appoint {
    PersonId person = 0;
    Role rank = Role::player;
    Office office = Office::none;
    friend bool operator==(const Appoint&, const Appoint&) = default;
};
BOOST_DESCRIBE_STRUCT(Appoint, (), (person, rank, office))

// Takes cash at the cage for money in the wallet.
struct CashIn {
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const CashIn&, const CashIn&) = default;
};
BOOST_DESCRIBE_STRUCT(CashIn, (), (person, amount))

// Pays money of the wallet in cash at the cage.
struct CashOut {
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const CashOut&, const CashOut&) = default;
};
BOOST_DESCRIBE_STRUCT(CashOut, (), (person, amount))

// Gives the player play chips for practice tables, up to a posted number. [I-139]
struct TakePlayChips {
    Money amount{};
    friend bool operator==(const TakePlayChips&, const TakePlayChips&) = default;
};
BOOST_DESCRIBE_STRUCT(TakePlayChips, (), (amount))

// Moves chips from the house to the float of a table; a negative amount moves them back.
struct ChangeFloat {
    TableId table = 0;
    Money amount{};
    friend bool operator==(const ChangeFloat&, const ChangeFloat&) = default;
};
BOOST_DESCRIBE_STRUCT(ChangeFloat, (), (table, amount))

// The counted contents of the Chip Box go to the house.
struct EmptyChipBox {
    TableId table = 0;
    Money counted{};
    friend bool operator==(const EmptyChipBox&, const EmptyChipBox&) = default;
};
BOOST_DESCRIBE_STRUCT(EmptyChipBox, (), (table, counted))

// The cage gives a chip runner chips to carry. [I-141]
struct SupplyRunner {
    PersonId runner = 0;
    Money amount{};
    friend bool operator==(const SupplyRunner&, const SupplyRunner&) = default;
};
BOOST_DESCRIBE_STRUCT(SupplyRunner, (), (runner, amount))

// The cage counts the chips that a runner brings back.
struct TakeBackFromRunner {
    PersonId runner = 0;
    Money counted{};
    friend bool operator==(const TakeBackFromRunner&, const TakeBackFromRunner&) = default;
};
BOOST_DESCRIBE_STRUCT(TakeBackFromRunner, (), (runner, counted))

// The runner sells chips for cash at the table.
struct SellChips {
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const SellChips&, const SellChips&) = default;
};
BOOST_DESCRIBE_STRUCT(SellChips, (), (person, amount))

// Names the person who gives the command: a guest who stays takes a name.
struct TakeName {
    std::string name{};
    friend bool operator==(const TakeName&, const TakeName&) = default;
};
BOOST_DESCRIBE_STRUCT(TakeName, (), (name))

// The commands about the own play. They are given by the player only, for no other person. [I-152]

// Limits what the player deposits or loses in a period. A lower limit is in force at once, a higher
// one or none after a day.
struct LimitChips {
    LimitKind kind = LimitKind::losses;  // deposits or losses
    Chips chips = Chips::money;
    LimitPeriod period = LimitPeriod::day;  // the period of the limit
    std::optional<Money> most{};            // nothing: no limit
    friend bool operator==(const LimitChips&, const LimitChips&) = default;
};
BOOST_DESCRIBE_STRUCT(LimitChips, (), (kind, chips, period, most))

// Limits the time that the player has a seat in a day.
struct LimitTime {
    std::optional<std::uint32_t> minutes{};  // nothing: no limit
    friend bool operator==(const LimitTime&, const LimitTime&) = default;
};
BOOST_DESCRIBE_STRUCT(LimitTime, (), (minutes))

// Withdraws a change of a limit that is not in force yet.
struct WithdrawLimitChange {
    LimitKind kind = LimitKind::losses;
    Chips chips = Chips::money;             // ignored for a limit of time
    LimitPeriod period = LimitPeriod::day;  // ignored for a limit of time
    friend bool operator==(const WithdrawLimitChange&, const WithdrawLimitChange&) = default;
};
BOOST_DESCRIBE_STRUCT(WithdrawLimitChange, (), (kind, chips, period))

// The player plays at no table for some time. Never shortened. [I-153]
struct TakeBreak {
    std::uint32_t hours = 0;  // 24 to 1008
    friend bool operator==(const TakeBreak&, const TakeBreak&) = default;
};
BOOST_DESCRIBE_STRUCT(TakeBreak, (), (hours))

// The player plays at no table for months, or never again. Never undone before its end. [I-153]
struct ExcludeSelf {
    std::optional<std::uint32_t> days{};  // 183 or more; nothing: permanently
    friend bool operator==(const ExcludeSelf&, const ExcludeSelf&) = default;
};
BOOST_DESCRIBE_STRUCT(ExcludeSelf, (), (days))

// Chooses how often the page reminds the player of the time and the result of the session.
struct ChooseRealityCheck {
    std::uint32_t minutes = 60;  // 15, 30 or 60
    friend bool operator==(const ChooseRealityCheck&, const ChooseRealityCheck&) = default;
};
BOOST_DESCRIBE_STRUCT(ChooseRealityCheck, (), (minutes))

}  // namespace baize::house
