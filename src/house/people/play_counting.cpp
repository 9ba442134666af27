#include "house/people/play_counting.h"

#include "house/people/play_limits.h"

namespace baize::house {

namespace {

PlayRecord* record_of(People& people, PersonId person) {
    if (find(people, person) == nullptr) return nullptr;
    Person& found = people.persons[person - 1];
    return found.is_program ? nullptr : &found.play;
}

void add(std::array<PlayWindow, all_periods.size()>& windows, Money amount, Moment now) {
    for (std::size_t i = 0; i < windows.size(); ++i) {
        PlayWindow& window = windows.at(i);
        if (!end_of(window, all_periods.at(i), now)) window = {now, {}};
        window.sum += amount;
    }
}

PlayedChips& chips_of(PlayRecord& record, Chips chips) {
    return record.chips.at(static_cast<std::size_t>(chips) - 1);
}

}  // namespace

void add_deposit(People& people, PersonId person, Chips chips, Money amount, Moment now) {
    if (PlayRecord* const record = record_of(people, person))
        add(chips_of(*record, chips).deposits, amount, now);
}

void add_result(People& people, PersonId person, Chips chips, Money amount, Moment now) {
    PlayRecord* const record = record_of(people, person);
    if (record == nullptr) return;
    add(chips_of(*record, chips).results, amount, now);
    chips_of(*record, chips).session += amount;
}

void begin_play(People& people, PersonId person, Moment now) {
    PlayRecord* const record = record_of(people, person);
    if (record == nullptr || record->time.seated) return;
    if (!end_of_day(record->time, now)) record->time = {now, {}, {}};
    record->time.seated = now;
    if (record->session_since && now < record->session_left + session_gap) return;
    record->session_since = now;
    for (PlayedChips& chips : record->chips)
        chips.session = {};
}

void end_play(People& people, PersonId person, Moment now) {
    PlayRecord* const record = record_of(people, person);
    if (record == nullptr || !record->time.seated) return;
    const std::optional<Moment> end = end_of_day(record->time, now);
    record->time.before = time_played(record->time, now);
    record->time.since =
        Moment::of_microseconds(end->microseconds() - length_of(LimitPeriod::day).microseconds());
    record->time.seated.reset();
    record->session_left = now;
}

}  // namespace baize::house
