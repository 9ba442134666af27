// Simple opponents for all seven poker games. A bot sees only what its seat may see. It estimates
// its share of the pot by dealing the unseen cards a few dozen times, and compares it with the
// price. It plays reasonably, not expertly.
#pragma once

#include <cstdint>

#include "engine/poker/hand/play.h"
#include "engine/random/seeded_source.h"

namespace baize::poker {

// In hundredths; 50 is average.
struct BotManner {
    std::uint8_t looseness = 50;   // How readily it calls.
    std::uint8_t aggression = 50;  // How readily it bets.
};

// Returns the share of the pot, in thousandths, that the seat would win on average if all cards
// were dealt and all players stayed. `seen` is view(hand, seat).
// REQUIRES: the seat's hole cards are seen, samples > 0.
[[nodiscard]] std::uint32_t sampled_share(
    const Rules& rules, const Hand& seen, Seat seat, std::uint32_t samples, SeededSource& source);

// REQUIRES: may.seat is the bot's seat, and `seen` its view of the hand.
[[nodiscard]] Action bot_action(const Rules& rules,
                                const Hand& seen,
                                const Offers& may,
                                BotManner manner,
                                SeededSource& source);

}  // namespace baize::poker
