// The events of a table of a house game. They are stored for years: a struct that has been written
// never changes; additions become new alternatives.
#pragma once

#include <variant>

#include <boost/describe.hpp>

#include "engine/banked/machine/action.h"
#include "house/issuer.h"

namespace baize::house {

struct RoundActed {
    Act act{};
    friend bool operator==(const RoundActed&, const RoundActed&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundActed, (), (act))

struct NextRoundOpened {
    friend bool operator==(const NextRoundOpened&, const NextRoundOpened&) = default;
};
BOOST_DESCRIBE_STRUCT(NextRoundOpened, (), ())

struct PlayerLeftTable {
    PersonId player = 0;
    friend bool operator==(const PlayerLeftTable&, const PlayerLeftTable&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerLeftTable, (), (player))

// The jackpot game was started by mistake: betting is open again. [CS 11.15]
struct BettingReopened {
    friend bool operator==(const BettingReopened&, const BettingReopened&) = default;
};
BOOST_DESCRIBE_STRUCT(BettingReopened, (), ())

// Their numbers in records are in record_tags.h.
using BankedEvent = std::variant<RoundActed, NextRoundOpened, PlayerLeftTable, BettingReopened>;

}  // namespace baize::house
