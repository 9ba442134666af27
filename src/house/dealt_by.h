// The dealing party of a table: a person or the house.
#pragma once

#include <cstdint>

#include <boost/describe.hpp>

namespace baize::house {

// The numbers are stored in records: never renumber.
enum class DealtBy : std::uint8_t {
    house = 1,  // The house itself, from a deck it sealed before.
    dealer = 2  // A person with real cards, who records what happens.
};
BOOST_DESCRIBE_ENUM(DealtBy, house, dealer)

}  // namespace baize::house
