// The part of a response that describes the effects of a command: the numbers of created objects,
// rulings, and changes of money. The response also contains the numbers of its events.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/clause.h"
#include "engine/core/money.h"

namespace baize::codec {

// An object that a command created, with its number.
struct Made {
    // "case", "claim", "prompt", "award", "notice", "deck", "table", "person", "system"
    std::string what{};
    std::uint64_t number = 0;
    friend bool operator==(const Made&, const Made&) = default;
};
BOOST_DESCRIBE_STRUCT(Made, (), (what, number))

// A ruling or a record as one sentence.
struct Said {
    std::string sentence{};
    Clause clause{};
    friend bool operator==(const Said&, const Said&) = default;
};
BOOST_DESCRIBE_STRUCT(Said, (), (sentence, clause))

// The change of chips at tables and in the wallet together; negative if money was taken.
struct Moved {
    std::uint32_t person = 0;
    Money amount{};
    friend bool operator==(const Moved&, const Moved&) = default;
};
BOOST_DESCRIBE_STRUCT(Moved, (), (person, amount))

// The objects and amounts that a command created.
struct Brought {
    std::vector<Made> made{};
    std::vector<Said> said{};
    std::vector<Moved> money{};
    friend bool operator==(const Brought&, const Brought&) = default;
};
BOOST_DESCRIBE_STRUCT(Brought, (), (made, said, money))

}  // namespace baize::codec
