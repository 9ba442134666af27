// Simple opponents for all seven poker games. A bot sees what its seat may see and nothing else,
// guesses its share of the pot by dealing the unseen cards a few dozen times, and weighs it against
// the price. Good company, no champion.
#pragma once

#include <cstdint>

#include "engine/poker/hand/play.h"
#include "engine/random/seeded_source.h"

namespace baize::poker {

// In hundredths: 50 is middling.
struct BotManner {
    std::uint8_t looseness = 50;   // how readily it pays
    std::uint8_t aggression = 50;  // how readily it bets
};

// The share of the pot in thousandths that the seat would win on average if all cards were dealt
// and everybody stayed. `seen` is view(hand, seat).
// REQUIRES: the seat's hole cards are seen, samples > 0.
[[nodiscard]] std::uint32_t sampled_share(
    const Rules& rules, const Hand& seen, Seat seat, std::uint32_t samples, SeededSource& source);

// REQUIRES: may.seat is the bot's, and `seen` its view of the hand.
[[nodiscard]] Action bot_action(const Rules& rules,
                                const Hand& seen,
                                const Offers& may,
                                BotManner manner,
                                SeededSource& source);

}  // namespace baize::poker
