#include "house/people/decide_limits.h"

#include "house/people/play_limits.h"

namespace baize::house {

namespace {

constexpr std::uint32_t minutes_a_day = 24 * 60;
constexpr Money largest_limit = Money::of_cents(1'000'000'000'000);
constexpr std::uint32_t longest_exclusion_days = 100 * 365;

// Returns the player who gives the command. Bots have no limits, and holders of an office do not
// play.
Result<const Person*> player_of(const People& people, const Issuer& by, Clause clause) {
    const Person* const person = find(people, by.person);
    if (person == nullptr) return reject(Reason::no_such_person, clause);
    if (person->is_program) return reject(Reason::not_a_player, clause);
    return person;
}

// Returns from when the value is in force: at once if it is not above the present one. REQUIRES: it
// differs from the limit. [I-152]
template <typename Value>
Moment in_force_from(std::optional<Value> present, std::optional<Value> wanted, Moment now) {
    const bool is_raised = present && (!wanted || *wanted > *present);
    return is_raised ? now + limit_notice : now;
}

// True if the limit has this value, or will have it.
template <typename Limit, typename Value>
bool is_set(const Limit& limit, const std::optional<Value>& wanted, Moment now) {
    return wanted == (is_changing(limit, now) ? limit.next->most : in_force(limit, now));
}

}  // namespace

Result<PeopleEvent> decide_chip_limit(const People& people,
                                      const Issuer& by,
                                      const LimitChips& wanted) {
    const auto person = player_of(people, by, play_limits_clause);
    if (!person) return reject(person.error());
    const bool is_amount =
        !wanted.most || (*wanted.most >= Money{} && *wanted.most <= largest_limit);
    if (wanted.kind == LimitKind::time || !is_amount)
        return reject(Reason::setting_out_of_range, play_limits_clause);
    const ChipLimit* const found =
        find_limit((*person)->play, wanted.kind, wanted.chips, wanted.period);
    const ChipLimit present = found == nullptr ? ChipLimit{} : *found;
    if (is_set(present, wanted.most, by.now))
        return reject(Reason::already_done, play_limits_clause);
    const Moment from = in_force_from(in_force(present, by.now), wanted.most, by.now);
    return ChipLimitSet{by.person, wanted.kind, wanted.chips, wanted.period, wanted.most, from};
}

Result<PeopleEvent> decide_time_limit(const People& people,
                                      const Issuer& by,
                                      const LimitTime& wanted) {
    const auto person = player_of(people, by, play_limits_clause);
    if (!person) return reject(person.error());
    if (wanted.minutes && (*wanted.minutes == 0 || *wanted.minutes > minutes_a_day))
        return reject(Reason::setting_out_of_range, play_limits_clause);
    const TimeLimit& present = (*person)->play.time_limit;
    if (is_set(present, wanted.minutes, by.now))
        return reject(Reason::already_done, play_limits_clause);
    const Moment from = in_force_from(in_force(present, by.now), wanted.minutes, by.now);
    return TimeLimitSet{by.person, wanted.minutes, from};
}

Result<PeopleEvent> decide_withdrawal(const People& people,
                                      const Issuer& by,
                                      const WithdrawLimitChange& wanted) {
    const auto person = player_of(people, by, play_limits_clause);
    if (!person) return reject(person.error());
    const PlayRecord& record = (*person)->play;
    if (wanted.kind == LimitKind::time) {
        if (!is_changing(record.time_limit, by.now))
            return reject(Reason::no_change_announced, play_limits_clause);
        return LimitChangeWithdrawn{by.person, LimitKind::time, Chips::money, LimitPeriod::day};
    }
    const ChipLimit* const limit = find_limit(record, wanted.kind, wanted.chips, wanted.period);
    if (limit == nullptr || !is_changing(*limit, by.now))
        return reject(Reason::no_change_announced, play_limits_clause);
    return LimitChangeWithdrawn{by.person, wanted.kind, wanted.chips, wanted.period};
}

Result<PeopleEvent> decide_break(const People& people, const Issuer& by, const TakeBreak& wanted) {
    const auto person = player_of(people, by, self_exclusion_clause);
    if (!person) return reject(person.error());
    if (wanted.hours < break_hours_min || wanted.hours > break_hours_max)
        return reject(Reason::setting_out_of_range, self_exclusion_clause);
    const Moment until = by.now + Span::of_hours(wanted.hours);
    const std::optional<Moment>& present = (*person)->play.break_until;
    if (present && until <= *present) return reject(Reason::never_shortened, self_exclusion_clause);
    return BreakTaken{by.person, until};
}

Result<PeopleEvent> decide_self_exclusion(const People& people,
                                          const Issuer& by,
                                          const ExcludeSelf& wanted) {
    const auto person = player_of(people, by, self_exclusion_clause);
    if (!person) return reject(person.error());
    if (wanted.days && (*wanted.days < exclusion_days_min || *wanted.days > longest_exclusion_days))
        return reject(Reason::setting_out_of_range, self_exclusion_clause);
    const auto until = wanted.days
                           ? std::optional(by.now + Span::of_hours(std::int64_t{24} * *wanted.days))
                           : std::nullopt;
    const std::optional<SelfExclusion>& present = (*person)->play.excluded;
    const bool is_shorter = present && (!present->until || (until && *until <= *present->until));
    if (is_shorter) return reject(Reason::never_shortened, self_exclusion_clause);
    return SelfExcluded{by.person, until};
}

Result<PeopleEvent> decide_reality_check(const People& people,
                                         const Issuer& by,
                                         const ChooseRealityCheck& wanted) {
    const auto person = player_of(people, by, play_limits_clause);
    if (!person) return reject(person.error());
    if (wanted.minutes != 15 && wanted.minutes != 30 && wanted.minutes != 60)
        return reject(Reason::setting_out_of_range, play_limits_clause);
    if (wanted.minutes == (*person)->play.check_minutes)
        return reject(Reason::already_done, play_limits_clause);
    return RealityCheckChosen{by.person, wanted.minutes};
}

}  // namespace baize::house
