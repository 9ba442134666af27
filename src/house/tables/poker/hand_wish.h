// The requests of a player of a poker table for the next hand.
#pragma once

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "engine/poker/table/opening.h"

namespace baize::house {

struct HandWish {
    poker::SideWager side_wager{};
    Money straddle{};
    friend bool operator==(const HandWish&, const HandWish&) = default;
};
BOOST_DESCRIBE_STRUCT(HandWish, (), (side_wager, straddle))

}  // namespace baize::house
