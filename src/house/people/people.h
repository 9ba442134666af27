// The people of the house: players, staff with their ranks, offices outside the ladder, and bots,
// which are marked as such. Money comes in and goes out at the cage.
//
// The caller says who acts (`issuer_of` builds it from the list). Names are for people; the code
// identifies a person by number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <boost/describe.hpp>

#include "house/issuer.h"
#include "house/people/play_record.h"

namespace baize::house {

struct Person {
    std::string name{};
    Role rank = Role::player;
    Office office = Office::none;
    bool is_program = false;
    PlayRecord play{};  // the person's own limits, and the play that counts towards them
    friend bool operator==(const Person&, const Person&) = default;
};
BOOST_DESCRIBE_STRUCT(Person, (), (name, rank, office, is_program, play))

struct People {
    std::vector<Person> persons{};  // Person 1 has index 0.

    // An index by normalised name. Derived from `persons`, so not stored in records.
    std::unordered_map<std::string, PersonId> by_name{};

    // How often a person has set a limit, taken a break or excluded themself since the program
    // started: tables look again who may play there. Not stored in records.
    std::uint64_t limit_changes = 0;

    friend bool operator==(const People& one, const People& other) {
        return one.persons == other.persons;
    }
};
BOOST_DESCRIBE_STRUCT(People, (), (persons))

// These return nullptr or nullopt if not found.
[[nodiscard]] const Person* find(const People& people, PersonId id);
[[nodiscard]] std::optional<PersonId> person_named(const People& people, std::string_view name);

// The index has names in this form: names that differ only in the case of ASCII letters are the
// same.
[[nodiscard]] std::string as_compared(std::string_view name);

// Rebuilds the index after a snapshot. Returns false if a name occurs twice.
[[nodiscard]] bool index_names(People& people);

// Returns the actor for a person in the list. An unknown person acts as a player without a number.
[[nodiscard]] Issuer issuer_of(const People& people, PersonId id, Moment now);

}  // namespace baize::house
