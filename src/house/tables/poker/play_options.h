// The choices that a player of a poker table has made in advance.
#pragma once

#include <boost/describe.hpp>

namespace baize::house {

struct PlayOptions {
    bool sits_out_at_blind = false;  // sits out when the last blind reaches the seat [I-148]
    bool saves_bank = false;         // the time bank does not run by itself [I-150]
    friend bool operator==(const PlayOptions&, const PlayOptions&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayOptions, (), (sits_out_at_blind, saves_bank))

}  // namespace baize::house
