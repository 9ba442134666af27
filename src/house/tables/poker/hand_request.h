// The requests of a player of a poker table for the next hand.
#pragma once

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "engine/poker/table/opening.h"

namespace baize::house {

struct HandRequest {
    poker::SideWager side_wager{};
    Money straddle{};
    friend bool operator==(const HandRequest&, const HandRequest&) = default;
};
BOOST_DESCRIBE_STRUCT(HandRequest, (), (side_wager, straddle))

}  // namespace baize::house
