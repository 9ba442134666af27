// The people of the house: players, staff with their ranks, offices outside the ladder, and bots,
// which are marked as such. Money comes in and goes out at the cage.
//
// The caller says who acts (`issuer_of` builds it from the list) and posts `postings` to the
// ledger. Names are for people; the code identifies a person by number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "house/issuer.h"
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
    std::vector<Person> persons{};  // Person 1 has index 0.

    // An index by normalised name. Derived from `persons`, so not stored in records.
    std::unordered_map<std::string, PersonId> by_name{};

    friend bool operator==(const People& one, const People& other) {
        return one.persons == other.persons;
    }
};
BOOST_DESCRIBE_STRUCT(People, (), (persons))

// These return nullptr or nullopt if not found.
[[nodiscard]] const Person* find(const People& people, PersonId id);
[[nodiscard]] std::optional<PersonId> person_named(const People& people, std::string_view name);

// Rebuilds the index after a snapshot. Returns false if a name occurs twice.
[[nodiscard]] bool index_names(People& people);

// Returns the actor for a person in the list. An unknown person acts as a player without a number.
[[nodiscard]] Issuer issuer_of(const People& people, PersonId id, Moment now);

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

// Their numbers in records are in record_tags.h.
using PeopleEvent = std::variant<PersonEnrolled,
                                 PersonAppointed,
                                 CashTaken,
                                 CashPaid,
                                 RunnerSupplied,
                                 RunnerReturned,
                                 RunnerSold,
                                 PersonRenamed>;

// Anyone may enrol as a player; bots are enrolled by an Area Manager. [I-138]
[[nodiscard]] Result<PeopleEvent> decide_enrolment(const People& people,
                                                   const Issuer& by,
                                                   std::string_view name,
                                                   bool is_program);

// A player changes their own name: a guest who stays. [I-138]
[[nodiscard]] Result<PeopleEvent> decide_renaming(const People& people,
                                                  const Issuer& by,
                                                  std::string_view name);

// An executive gives and takes ranks and offices; the first executive is appointed when the house
// is set up. No person holds both a rank and an office, bots hold neither, and the last executive
// stays. [I-112] [I-138]
[[nodiscard]] Result<PeopleEvent> decide_appointment(const People& people,
                                                     const Issuer& by,
                                                     const PersonAppointed& wanted);

// Only the cage exchanges cash for money in a wallet and back. `in_wallet` is the balance according
// to the ledger. [CP 6.2] [CS 5.1] [TCP 5.1] [I-138]
[[nodiscard]] Result<PeopleEvent> decide_cash_in(const People& people,
                                                 const Issuer& by,
                                                 const CashTaken& wanted);
[[nodiscard]] Result<PeopleEvent> decide_cash_out(const People& people,
                                                  const Issuer& by,
                                                  const CashPaid& wanted,
                                                  Money in_wallet);

void apply(People& people, const PeopleEvent& event, const EventMeta& recorded);

[[nodiscard]] std::vector<ledger::Posting> postings(const People& people, const PeopleEvent& event);

}  // namespace baize::house
