// The part of a round that one audience may see. The server, the terminal and records for other
// players send only this; nothing is hidden later in a browser.
#pragma once

#include <cstdint>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"

namespace baize {

enum class Sees : std::uint8_t {
    bystander,  // the dealer and onlookers: cards that lie face up
    player,     // also the player's own hand, once players may look
    inspector   // everything
};

struct Audience {
    Sees sees = Sees::bystander;
    PlayerId player = 0;
};

// The round with every hidden card removed. A hand that was dealt but has no cards here lies face
// down. Before the dealer's hand is turned, `dealer` holds at most the up card.
[[nodiscard]] Round view(const GameHooks& game, const Round& round, Audience audience);

// True if the hand lies face up for everyone.
[[nodiscard]] bool is_face_up(const Round& round, std::size_t box);

}  // namespace baize
