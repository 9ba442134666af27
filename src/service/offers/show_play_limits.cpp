#include "service/offers/show_play_limits.h"

#include <algorithm>

#include "house/people/play_limits.h"

namespace baize::views {

namespace {

using house::PlayRecord;

ChipLimitShown show_limit(const PlayRecord& record,
                          house::LimitKind kind,
                          house::Chips chips,
                          house::LimitPeriod period,
                          Moment now) {
    ChipLimitShown shown{.kind = kind, .chips = chips, .period = period};
    shown.used = std::max(Money{}, used_of(record, kind, chips, period, now));
    shown.ends = end_of(window_of(record, kind, chips, period), period, now);
    const house::ChipLimit* const limit = find_limit(record, kind, chips, period);
    if (limit == nullptr) return shown;
    shown.most = in_force(*limit, now);
    shown.is_changing = is_changing(*limit, now);
    if (!shown.is_changing) return shown;
    shown.next = limit->next->most;
    shown.next_from = limit->next->from;
    return shown;
}

TimeLimitShown show_time(const PlayRecord& record, Moment now) {
    const house::TimeLimit& limit = record.time_limit;
    TimeLimitShown shown{.minutes = in_force(limit, now)};
    shown.used_minutes = static_cast<std::uint32_t>(time_played(record.time, now).microseconds() /
                                                    Span::of_minutes(1).microseconds());
    shown.ends = end_of_day(record.time, now);
    shown.is_changing = is_changing(limit, now);
    if (!shown.is_changing) return shown;
    shown.next = limit.next->most;
    shown.next_from = limit.next->from;
    return shown;
}

}  // namespace

PlayLimitsShown show_play_limits(house::PersonId person, const PlayRecord& record, Moment now) {
    PlayLimitsShown shown{.person = person, .now = now};
    for (const house::Chips chips : house::all_chips) {
        for (const house::LimitKind kind : {house::LimitKind::deposits, house::LimitKind::losses}) {
            for (const house::LimitPeriod period : house::all_periods)
                shown.limits.push_back(show_limit(record, kind, chips, period, now));
        }
    }
    shown.time = show_time(record, now);
    shown.check_minutes = record.check_minutes;
    if (record.break_until && now < *record.break_until) shown.break_until = record.break_until;
    const std::optional<house::SelfExclusion>& excluded = record.excluded;
    shown.is_excluded = excluded && (!excluded->until || now < *excluded->until);
    if (shown.is_excluded) shown.excluded_until = excluded->until;
    return shown;
}

std::optional<PlaySessionShown> show_play_session(const PlayRecord& record, house::Chips chips) {
    if (!record.time.seated || !record.session_since) return std::nullopt;
    return PlaySessionShown{
        *record.session_since, played_chips(record, chips).session, record.check_minutes};
}

std::optional<KeptOutShown> show_kept_out(const PlayRecord& record,
                                          house::Chips chips,
                                          Moment now) {
    const auto why = why_limited(record, chips, now);
    if (!why) return std::nullopt;
    return KeptOutShown{std::string(name(why->reason)),
                        std::string(sentence(why->reason)),
                        why->clause,
                        limit_ends(record, why->reason, chips, now)};
}

}  // namespace baize::views
