// The hands a Jackpot wager can be paid for, and one winner's prize. The game rooms decide which
// cards make which hand; prize_meter.h and level_pools.h decide what a hand is worth.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/banked/wagers/jackpot_claim.h"
#include "engine/core/clause.h"
#include "engine/core/money.h"

namespace baize::jackpots {

// Hands are listed best first, and prizes in the same order.
using baize::jackpot_hand_count;
using baize::JackpotHand;
using baize::parse_jackpot_hand;

// True if the hand wins a percentage of the meter or pools and not a fixed bonus.
[[nodiscard]] constexpr bool is_meter_hand(JackpotHand hand) {
    return hand == JackpotHand::royal_flush || hand == JackpotHand::straight_flush;
}

// One winner's prize. Prizes are "for one": the stake is not returned in addition. [I-2]
struct Prize {
    JackpotHand hand{};
    Money amount;
    Clause clause;
    friend bool operator==(const Prize&, const Prize&) = default;
};

// More winners in one round than any table has hands; a larger count is a typing error.
inline constexpr std::int64_t winners_max = 1000;

}  // namespace baize::jackpots
