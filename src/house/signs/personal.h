// Limits agreed with one player, which differ from those on the sign. [CS 6.3] [TCP 6.3] [I-117]
//
// They belong to the player: the casino moves them along when the player changes seats and ends
// them when the player leaves the table. It passes limits_of() to the round (Box::limits) until the
// first wager of the round is placed there. Every display marks the places in SignBoard::personal.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/banked/wagers/limits.h"
#include "engine/core/result.h"
#include "house/issuer.h"
#include "house/signs/board.h"
#include "house/signs/events.h"

namespace baize::house {

// Agreed with the area manager or above. If wagers are on the area, they apply from the next round.
[[nodiscard]] Result<PersonalLimitsAgreed> decide_personal_limits(const SignBoard& board,
                                                                  const Issuer& by,
                                                                  const PersonalLimits& limits,
                                                                  const SignFacts& facts);

// Ended by the dealer or above when the player leaves.
[[nodiscard]] Result<PersonalLimitsEnded> decide_end_personal_limits(const SignBoard& board,
                                                                     const Issuer& by,
                                                                     std::uint8_t box);

// Returns the limits that replace the table's at this area for this player; nullopt if none were
// agreed.
[[nodiscard]] std::optional<Limits> limits_of(const SignBoard& board,
                                              std::uint8_t box,
                                              PersonId player);

}  // namespace baize::house
