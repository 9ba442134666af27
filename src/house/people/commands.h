// Commands about people, the cage and its chip runners, play chips, and the house's chips.
#pragma once

#include <string>

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "house/issuer.h"

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

}  // namespace baize::house
