// Who is in the house: players, staff with their ranks, offices beside the ladder, and programs
// that play, marked as such. Money comes in and goes out at the cage.
//
// The caller says who acts (`by_of` makes it from the list) and passes to the ledger what
// `postings` names. Names are for people; everything else goes by number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "house/by.h"
#include "house/people/mobile_bank.h"
#include "ledger/record/posting.h"

namespace baize::house {

struct Person {
    std::string name{};
    Role rank = Role::player;
    Office office = Office::none;
    bool is_program = false;
    friend bool operator==(const Person&, const Person&) = default;
};
BOOST_DESCRIBE_STRUCT(Person, (), (name, rank, office, is_program))

struct People {
    std::vector<Person> persons{};  // person 1 is the first

    // Same for every equal list: left out of records. Names as they are compared.
    std::unordered_map<std::string, PersonId> by_name{};

    friend bool operator==(const People& one, const People& other) {
        return one.persons == other.persons;
    }
};
BOOST_DESCRIBE_STRUCT(People, (), (persons))

// nullptr where nobody has the number.
[[nodiscard]] const Person* find(const People& people, PersonId id);
[[nodiscard]] std::optional<PersonId> person_named(const People& people, std::string_view name);

// Learns the names anew; after a snapshot. False: a name stands there twice.
[[nodiscard]] bool learn_names(People& people);

// How a person of the list acts. Somebody the list does not know acts as a player without a number.
[[nodiscard]] By by_of(const People& people, PersonId id, Moment now);

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

// Alternatives go into records by their place: add at the end.
using PeopleEvent = std::variant<PersonEnrolled,
                                 PersonAppointed,
                                 CashTaken,
                                 CashPaid,
                                 RunnerSupplied,
                                 RunnerReturned,
                                 RunnerSold,
                                 PersonRenamed>;

// Anybody may enrol as a player; programs are enrolled by an Area Manager. [I-138]
[[nodiscard]] Result<PeopleEvent> decide_enrolment(const People& people,
                                                   const By& by,
                                                   std::string_view name,
                                                   bool is_program);

// A player takes another name for himself: a guest who stays. [I-138]
[[nodiscard]] Result<PeopleEvent> decide_renaming(const People& people,
                                                  const By& by,
                                                  std::string_view name);

// Ranks and offices are given and taken by an executive, the first one by whoever sets the house
// up. Nobody holds a rank and an office at once, no program holds either, and the last executive
// stays. [I-112] [I-138]
[[nodiscard]] Result<PeopleEvent> decide_appointment(const People& people,
                                                     const By& by,
                                                     const PersonAppointed& wanted);

// Only the cage turns cash into money in a wallet and back. Whether the wallet holds enough is the
// ledger's to say. [CP 6.2] [CS 5.1] [TCP 5.1] [I-138]
[[nodiscard]] Result<PeopleEvent> decide_cash_in(const People& people,
                                                 const By& by,
                                                 const CashTaken& wanted);
[[nodiscard]] Result<PeopleEvent> decide_cash_out(const People& people,
                                                  const By& by,
                                                  const CashPaid& wanted,
                                                  Money in_wallet);

void apply(People& people, const PeopleEvent& event, const Recorded& recorded);

[[nodiscard]] std::vector<ledger::Posting> postings(const People& people, const PeopleEvent& event);

}  // namespace baize::house
