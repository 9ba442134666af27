// The limits that a person has set for their own play, and the play that counts towards them. All
// of it is derived from recorded events and their moments. [I-152] [I-153]
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "house/people/limit_kinds.h"

namespace baize::house {

struct ChipLimitChange {
    std::optional<Money> most{};
    Moment from{};
    friend bool operator==(const ChipLimitChange&, const ChipLimitChange&) = default;
};
BOOST_DESCRIBE_STRUCT(ChipLimitChange, (), (most, from))

// A limit on deposits or losses of one kind of chips.
struct ChipLimit {
    LimitKind kind = LimitKind::losses;
    Chips chips = Chips::money;
    LimitPeriod period = LimitPeriod::day;
    std::optional<Money> most{};  // nullopt: none
    std::optional<ChipLimitChange> next{};
    friend bool operator==(const ChipLimit&, const ChipLimit&) = default;
};
BOOST_DESCRIBE_STRUCT(ChipLimit, (), (kind, chips, period, most, next))

struct TimeLimitChange {
    std::optional<std::uint32_t> most{};
    Moment from{};
    friend bool operator==(const TimeLimitChange&, const TimeLimitChange&) = default;
};
BOOST_DESCRIBE_STRUCT(TimeLimitChange, (), (most, from))

// A limit on the time at tables in a day.
struct TimeLimit {
    std::optional<std::uint32_t> most{};  // in minutes; nullopt: none
    std::optional<TimeLimitChange> next{};
    friend bool operator==(const TimeLimit&, const TimeLimit&) = default;
};
BOOST_DESCRIBE_STRUCT(TimeLimit, (), (most, next))

// A sum over a period, which begins with the first amount after the period before has ended.
struct PlayWindow {
    std::optional<Moment> since{};
    Money sum{};
    friend bool operator==(const PlayWindow&, const PlayWindow&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayWindow, (), (since, sum))

// One kind of chips of a person. `results` is below zero if chips were lost.
struct PlayedChips {
    std::array<PlayWindow, all_periods.size()> deposits{};
    std::array<PlayWindow, all_periods.size()> results{};
    Money session{};  // the result of the session
    friend bool operator==(const PlayedChips&, const PlayedChips&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayedChips, (), (deposits, results, session))

// The time at tables. The day begins when a seat is taken after the day before has ended.
struct PlayedTime {
    std::optional<Moment> since{};
    Span before{};                   // until `seated`
    std::optional<Moment> seated{};  // since when the person has had a seat; nullopt: has none
    friend bool operator==(const PlayedTime&, const PlayedTime&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayedTime, (), (since, before, seated))

// The person plays at no table until then.
struct SelfExclusion {
    std::optional<Moment> until{};  // nullopt: for ever
    friend bool operator==(const SelfExclusion&, const SelfExclusion&) = default;
};
BOOST_DESCRIBE_STRUCT(SelfExclusion, (), (until))

struct PlayRecord {
    std::vector<ChipLimit> limits{};
    TimeLimit time_limit{};
    std::array<PlayedChips, all_chips.size()> chips{};
    PlayedTime time{};
    std::optional<Moment> session_since{};
    Moment session_left{};  // when the last seat was left
    std::uint32_t check_minutes = 60;
    std::optional<Moment> break_until{};
    std::optional<SelfExclusion> excluded{};
    friend bool operator==(const PlayRecord&, const PlayRecord&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayRecord,
                      (),
                      (limits,
                       time_limit,
                       chips,
                       time,
                       session_since,
                       session_left,
                       check_minutes,
                       break_until,
                       excluded))

}  // namespace baize::house
