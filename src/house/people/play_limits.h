// How much of the limits of their own people have used, and what the limits refuse. Bots have none.
// [I-152] [I-153]
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "house/people/play_record.h"

namespace baize::house {

inline constexpr Clause play_limits_clause = "I-152"_clause;
inline constexpr Clause self_exclusion_clause = "I-153"_clause;

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
