// A table of one of the five house games: its rounds, and where its chips are. The engine decides
// every action; this room decides who may give it, checks that the chips are there, and computes
// the money it moves.
//
// Chips lie in three places: a player's stack at the table, the layout (`pot`), and the float.
// Placing a wager moves chips from the stack to the layout, taking it back moves them back, and
// settling clears the layout. If a float cannot pay, the house fills it in the same event.
//
// The jackpot system takes Jackpot wagers from the layout when its game starts, and puts them back
// before they are returned: the caller writes its event before this one. Its own events pay prizes
// to the stack.
#pragma once

#include <cstdint>

#include <boost/describe.hpp>

#include "engine/banked/machine/round.h"
#include "engine/banked/machine/rules.h"
#include "house/chips.h"
#include "house/issuer.h"

namespace baize {
struct GameHooks;
}

namespace baize::house {

struct BankedTable {
    std::uint64_t number = 1;  // of the round, counted since the table was opened
    Round round = opening_round();
    friend bool operator==(const BankedTable&, const BankedTable&) = default;
};
BOOST_DESCRIBE_STRUCT(BankedTable, (), (number, round))

// The game according to the sign. The caller provides it; it stays the same until the sign changes.
struct BankedGame {
    TableId table = 0;
    const GameHooks* hooks = nullptr;
    Rules rules{};
    Chips chips = Chips::money;
};

[[nodiscard]] inline bool have_same_stakes(const Box& one, const Box& other) {
    return one.stake == other.stake && one.owner == other.owner;
}

}  // namespace baize::house
