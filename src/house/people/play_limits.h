// The limits that people set for their own play, and how much of them they have used. All of it is
// derived from recorded events and their moments. Bots have no limits. [I-152] [I-153]
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "engine/core/result.h"
#include "house/chips.h"

namespace baize::house {

inline constexpr Clause play_limits_clause = "I-152"_clause;
inline constexpr Clause self_exclusion_clause = "I-153"_clause;

// What a limit is about. The numbers are stored in records: never renumber.
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

// A session goes on if a seat is taken before this time has passed without one.
inline constexpr Span session_gap = Span::of_minutes(30);

// A limit is raised or removed only after this time. [I-152]
inline constexpr Span limit_notice = Span::of_hours(24);

// Returns the value of the limit in force: a change that was announced takes effect at its moment.
template <typename Limit>
[[nodiscard]] auto in_force(const Limit& limit, Moment now) {
    return limit.next && now >= limit.next->from ? limit.next->most : limit.most;
}

// True if a change of the limit is pending.
template <typename Limit>
[[nodiscard]] bool is_changing(const Limit& limit, Moment now) {
    return limit.next && now < limit.next->from;
}

[[nodiscard]] const PlayedChips& played_chips(const PlayRecord& record, Chips chips);

// Returns nullptr if the person never set this limit.
[[nodiscard]] const ChipLimit* find_limit(const PlayRecord& record,
                                          LimitKind kind,
                                          Chips chips,
                                          LimitPeriod period);

[[nodiscard]] const PlayWindow& window_of(const PlayRecord& record,
                                          LimitKind kind,
                                          Chips chips,
                                          LimitPeriod period);

// Returns how much of a limit on deposits or losses is used; below zero for winnings.
[[nodiscard]] Money used_of(
    const PlayRecord& record, LimitKind kind, Chips chips, LimitPeriod period, Moment now);

// Returns the end of the running period; nullopt if none runs.
[[nodiscard]] std::optional<Moment> end_of(const PlayWindow& window,
                                           LimitPeriod period,
                                           Moment now);

[[nodiscard]] Span time_played(const PlayedTime& time, Moment now);
[[nodiscard]] std::optional<Moment> end_of_day(const PlayedTime& time, Moment now);

// Returns the moment at which the time limit of a person who keeps a seat is reached; nullopt if
// there is none, or the person has no seat.
[[nodiscard]] std::optional<Moment> time_runs_out(const PlayRecord& record, Moment now);

// Returns the rejection of a person who takes a break or is self-excluded. [I-153]
[[nodiscard]] std::optional<Rejection> why_away(const PlayRecord& record, Moment now);

// Returns the rejection of a person who may not play for these chips now: away, or with nothing
// left of a limit. [I-152] [I-153]
[[nodiscard]] std::optional<Rejection> why_limited(const PlayRecord& record,
                                                   Chips chips,
                                                   Moment now);

// Returns the rejection if the person could lose more than a loss limit allows by putting this
// amount at risk. [I-152]
[[nodiscard]] std::optional<Rejection> why_not_risked(const PlayRecord& record,
                                                      Chips chips,
                                                      Money amount,
                                                      Moment now);

// Returns the rejection of a deposit. [I-152] [I-153]
[[nodiscard]] std::optional<Rejection> why_not_deposited(const PlayRecord& record,
                                                         Chips chips,
                                                         Money amount,
                                                         Moment now);

// Returns when the limit that refused something ends; nullopt if it does not end by itself, or the
// reason is no limit.
[[nodiscard]] std::optional<Moment> limit_ends(const PlayRecord& record,
                                               Reason reason,
                                               Chips chips,
                                               Moment now);

}  // namespace baize::house
