// What one audience may see of a round. The server, the terminal and the records of others send
// only this; nothing is hidden later, in a browser.
#pragma once

#include <cstdint>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"

namespace baize {

enum class Sees : std::uint8_t {
    bystander,  // the dealer and onlookers: what lies face up
    player,     // and one's own hand, once players may look
    inspector   // everything
};

struct Audience {
    Sees sees = Sees::bystander;
    PlayerId player = 0;
};

// The round with every hidden card removed: an empty hand that was dealt lies face down. Before the
// dealer's hand is turned, `dealer` holds at most the up card.
[[nodiscard]] Round view(const GameHooks& game, const Round& round, Audience audience);

// Does the hand lie face up for everyone?
[[nodiscard]] bool is_face_up(const Round& round, std::size_t box);

}  // namespace baize
