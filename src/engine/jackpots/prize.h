// The hands a Jackpot wager can be paid for, and one winner's prize. Which cards make which hand is
// the game rooms' business; what the hand is worth is prize_meter.h and level_pools.h.
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

// Best first: the order prizes are listed in.
using baize::jackpot_hand_count;
using baize::JackpotHand;
using baize::parse_jackpot_hand;

// A percentage of meter or pools, as against a fixed bonus.
[[nodiscard]] constexpr bool is_meter_hand(JackpotHand hand) {
    return hand == JackpotHand::royal_flush || hand == JackpotHand::straight_flush;
}

// What one winner receives. Prizes are "for one": the stake is not returned beside it. [I-2]
struct Prize {
    JackpotHand hand{};
    Money amount;
    Clause clause;
    friend bool operator==(const Prize&, const Prize&) = default;
};

// More winners in one round than any table has hands; a count beyond it is a slip of the keys.
inline constexpr std::int64_t winners_max = 1000;

}  // namespace baize::jackpots
