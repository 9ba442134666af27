// The engine's meter and pools in their stored form: exact fractions as text in lowest terms, such
// as "34060001/10000", so that no part of a cent is lost. [I-87]
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/fraction.h"
#include "engine/jackpots/level_pools.h"
#include "engine/jackpots/prize_meter.h"

namespace baize {

// Claims store the numbers of this enumeration in records: never reorder.
BOOST_DESCRIBE_ENUM(JackpotHand,
                    royal_flush,
                    straight_flush,
                    wild_royal_flush,
                    five_of_a_kind,
                    wild_straight_flush,
                    four_of_a_kind,
                    full_house,
                    flush,
                    straight)
static_assert(static_cast<int>(JackpotHand::royal_flush) == 0);
static_assert(static_cast<int>(JackpotHand::four_of_a_kind) == 5);
static_assert(static_cast<int>(JackpotHand::straight) == 8);

}  // namespace baize

namespace baize::jackpots {

BOOST_DESCRIBE_STRUCT(PrizeMeter, (), (value, increments_since_reset, prizes_since_reset, resets))
BOOST_DESCRIBE_STRUCT(LevelPools, (), (pool, resets))

}  // namespace baize::jackpots

namespace baize::house {

// Returns nullopt if the text is not the canonical form of a fraction.
[[nodiscard]] std::optional<Fraction> fraction_of(std::string_view text);

// The value of a system: Melbourne's meter, or Perth's three pools.
using MeterValue = std::variant<jackpots::PrizeMeter, jackpots::LevelPools>;

// Returns one amount or three, exact and in cents.
[[nodiscard]] std::vector<Fraction> pools_of(const MeterValue& value);

// Returns how often the meter, or each pool, was reset; a meter uses the first element.
[[nodiscard]] jackpots::ResetCounts resets_of(const MeterValue& value);

}  // namespace baize::house
