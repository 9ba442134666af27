// The events of people, the cage and its chip runners. They are stored for years: a struct that has
// been written never changes; additions become new alternatives.
#pragma once

#include <string>
#include <variant>

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "house/issuer.h"

namespace baize::house {

struct PersonEnrolled {
    std::string name{};
    bool is_program = false;
    friend bool operator==(const PersonEnrolled&, const PersonEnrolled&) = default;
};
BOOST_DESCRIBE_STRUCT(PersonEnrolled, (), (name, is_program))

struct PersonAppointed {
    PersonId person = 0;
    Role rank = Role::player;
    Office office = Office::none;
    friend bool operator==(const PersonAppointed&, const PersonAppointed&) = default;
};
BOOST_DESCRIBE_STRUCT(PersonAppointed, (), (person, rank, office))

struct CashTaken {
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const CashTaken&, const CashTaken&) = default;
};
BOOST_DESCRIBE_STRUCT(CashTaken, (), (person, amount))

struct CashPaid {
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const CashPaid&, const CashPaid&) = default;
};
BOOST_DESCRIBE_STRUCT(CashPaid, (), (person, amount))

struct PersonRenamed {
    PersonId person = 0;
    std::string name{};
    friend bool operator==(const PersonRenamed&, const PersonRenamed&) = default;
};
BOOST_DESCRIBE_STRUCT(PersonRenamed, (), (person, name))

struct RunnerSupplied {
    PersonId runner = 0;
    Money amount{};
    friend bool operator==(const RunnerSupplied&, const RunnerSupplied&) = default;
};
BOOST_DESCRIBE_STRUCT(RunnerSupplied, (), (runner, amount))

// The remaining chips are returned, as counted by the cage.
struct RunnerReturned {
    PersonId runner = 0;
    Money counted{};
    friend bool operator==(const RunnerReturned&, const RunnerReturned&) = default;
};
BOOST_DESCRIBE_STRUCT(RunnerReturned, (), (runner, counted))

struct RunnerSold {
    PersonId runner = 0;
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const RunnerSold&, const RunnerSold&) = default;
};
BOOST_DESCRIBE_STRUCT(RunnerSold, (), (runner, person, amount))

// Their numbers in records are in record_tags.h.
using PeopleEvent = std::variant<PersonEnrolled,
                                 PersonAppointed,
                                 CashTaken,
                                 CashPaid,
                                 RunnerSupplied,
                                 RunnerReturned,
                                 RunnerSold,
                                 PersonRenamed>;

}  // namespace baize::house
