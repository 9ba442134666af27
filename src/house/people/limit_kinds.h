// The kinds of limits that people set for their own play, and the periods that they hold for.
// [I-152]
#pragma once

#include <array>
#include <cstdint>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
#include "house/chips.h"

namespace baize::house {

// The use of chips or time that a limit is about. The numbers are stored in records: never
// renumber.
enum class LimitKind : std::uint8_t { deposits = 1, losses = 2, time = 3 };
BOOST_DESCRIBE_ENUM(LimitKind, deposits, losses, time)

// 24 hours, 7 or 30 times as long. The numbers are stored in records: never renumber.
enum class LimitPeriod : std::uint8_t { day = 1, week = 2, thirty_days = 3 };
BOOST_DESCRIBE_ENUM(LimitPeriod, day, week, thirty_days)

inline constexpr std::array all_periods{
    LimitPeriod::day, LimitPeriod::week, LimitPeriod::thirty_days};
inline constexpr std::array all_chips{Chips::money, Chips::play};

[[nodiscard]] constexpr Span length_of(LimitPeriod period) {
    switch (period) {
        case LimitPeriod::day: break;
        case LimitPeriod::week: return Span::of_hours(7 * 24);
        case LimitPeriod::thirty_days: return Span::of_hours(30 * 24);
    }
    return Span::of_hours(24);
}

}  // namespace baize::house
