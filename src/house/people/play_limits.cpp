#include "house/people/play_limits.h"

#include <algorithm>

namespace baize::house {

namespace {

constexpr Span day = length_of(LimitPeriod::day);

std::size_t place_of(LimitPeriod period) {
    return static_cast<std::size_t>(period) - 1;
}

Reason reason_of(LimitKind kind, LimitPeriod period) {
    constexpr std::array deposits{Reason::deposit_limit_for_a_day,
                                  Reason::deposit_limit_for_a_week,
                                  Reason::deposit_limit_for_30_days};
    constexpr std::array losses{Reason::loss_limit_for_a_day,
                                Reason::loss_limit_for_a_week,
                                Reason::loss_limit_for_30_days};
    return kind == LimitKind::deposits ? deposits.at(place_of(period))
                                       : losses.at(place_of(period));
}

// Returns the rejection of the first limit of this kind that `is_exceeded(used, most)`.
template <typename Exceeded>
std::optional<Rejection> first_exceeded(const PlayRecord& record,
                                        LimitKind kind,
                                        Chips chips,
                                        Moment now,
                                        const Exceeded& is_exceeded) {
    for (const LimitPeriod period : all_periods) {
        const ChipLimit* const limit = find_limit(record, kind, chips, period);
        if (limit == nullptr) continue;
        const std::optional<Money> most = in_force(*limit, now);
        if (most && is_exceeded(used_of(record, kind, chips, period, now), *most))
            return Rejection{reason_of(kind, period), play_limits_clause};
    }
    return std::nullopt;
}

bool is_over_time(const PlayRecord& record, Moment now) {
    const std::optional<std::uint32_t> most = in_force(record.time_limit, now);
    return most && time_played(record.time, now) >= Span::of_minutes(*most);
}

// Returns the beginning of the day in which `now` is, for a person who has kept a seat since
// `time.since`: one day follows the other.
Moment day_of(const PlayedTime& time, Moment now) {
    const std::int64_t days = (now - *time.since).microseconds() / day.microseconds();
    return *time.since + Span::of_microseconds(days * day.microseconds());
}

}  // namespace

const PlayedChips& played_chips(const PlayRecord& record, Chips chips) {
    return record.chips.at(static_cast<std::size_t>(chips) - 1);
}

const ChipLimit* find_limit(const PlayRecord& record,
                            LimitKind kind,
                            Chips chips,
                            LimitPeriod period) {
    const auto found =
        std::find_if(record.limits.begin(), record.limits.end(), [&](const ChipLimit& limit) {
            return limit.kind == kind && limit.chips == chips && limit.period == period;
        });
    return found == record.limits.end() ? nullptr : &*found;
}

const PlayWindow& window_of(const PlayRecord& record,
                            LimitKind kind,
                            Chips chips,
                            LimitPeriod period) {
    const PlayedChips& played = played_chips(record, chips);
    return (kind == LimitKind::deposits ? played.deposits : played.results).at(place_of(period));
}

Money used_of(
    const PlayRecord& record, LimitKind kind, Chips chips, LimitPeriod period, Moment now) {
    const PlayWindow& window = window_of(record, kind, chips, period);
    if (!end_of(window, period, now)) return {};
    return kind == LimitKind::deposits ? window.sum : -window.sum;
}

std::optional<Moment> end_of(const PlayWindow& window, LimitPeriod period, Moment now) {
    if (!window.since || now >= *window.since + length_of(period)) return std::nullopt;
    return *window.since + length_of(period);
}

Span time_played(const PlayedTime& time, Moment now) {
    if (!time.since) return {};
    const bool is_new_day = now >= *time.since + day;
    if (!time.seated) return is_new_day ? Span{} : time.before;
    if (is_new_day) return now - std::max(*time.seated, day_of(time, now));
    return Span::of_microseconds(time.before.microseconds() + (now - *time.seated).microseconds());
}

std::optional<Moment> end_of_day(const PlayedTime& time, Moment now) {
    if (!time.since) return std::nullopt;
    if (now < *time.since + day) return *time.since + day;
    if (!time.seated) return std::nullopt;
    return day_of(time, now) + day;
}

std::optional<Moment> time_runs_out(const PlayRecord& record, Moment now) {
    const std::optional<std::uint32_t> most = in_force(record.time_limit, now);
    if (!most || !record.time.seated) return std::nullopt;
    const Span left = Span::of_microseconds(Span::of_minutes(*most).microseconds() -
                                            time_played(record.time, now).microseconds());
    return now + left;
}

std::optional<Rejection> why_away(const PlayRecord& record, Moment now) {
    if (record.excluded && (!record.excluded->until || now < *record.excluded->until))
        return Rejection{Reason::self_excluded, self_exclusion_clause};
    if (record.break_until && now < *record.break_until)
        return Rejection{Reason::on_a_break, self_exclusion_clause};
    return std::nullopt;
}

std::optional<Rejection> why_limited(const PlayRecord& record, Chips chips, Moment now) {
    if (const auto away = why_away(record, now)) return away;
    if (is_over_time(record, now))
        return Rejection{Reason::time_limit_for_a_day, play_limits_clause};
    return first_exceeded(
        record, LimitKind::losses, chips, now, [](Money used, Money most) { return used >= most; });
}

std::optional<Rejection> why_not_risked(const PlayRecord& record,
                                        Chips chips,
                                        Money amount,
                                        Moment now) {
    return first_exceeded(record, LimitKind::losses, chips, now, [&](Money used, Money most) {
        return used > most - amount;
    });
}

std::optional<Rejection> why_not_deposited(const PlayRecord& record,
                                           Chips chips,
                                           Money amount,
                                           Moment now) {
    if (const auto away = why_away(record, now)) return away;
    return first_exceeded(record, LimitKind::deposits, chips, now, [&](Money used, Money most) {
        return used > most - amount;
    });
}

std::optional<Moment> limit_ends(const PlayRecord& record, Reason reason, Chips chips, Moment now) {
    if (reason == Reason::self_excluded)
        return record.excluded ? record.excluded->until : std::nullopt;
    if (reason == Reason::on_a_break) return record.break_until;
    if (reason == Reason::time_limit_for_a_day) return end_of_day(record.time, now);
    for (const LimitKind kind : {LimitKind::deposits, LimitKind::losses}) {
        for (const LimitPeriod period : all_periods) {
            if (reason_of(kind, period) == reason)
                return end_of(window_of(record, kind, chips, period), period, now);
        }
    }
    return std::nullopt;
}

}  // namespace baize::house
