#include "house/attendance/attendance.h"

#include <algorithm>
#include <limits>

namespace baize::house {

namespace {

template <typename Entry>
const Entry* entry_of(const std::vector<Entry>& entries, PersonId person) {
    const auto found = std::find_if(
        entries.begin(), entries.end(), [&](const Entry& each) { return each.person == person; });
    return found == entries.end() ? nullptr : &*found;
}

template <typename Entry>
Entry& entry_for(std::vector<Entry>& entries, PersonId person) {
    for (Entry& each : entries) {
        if (each.person == person) return each;
    }
    Entry& made = entries.emplace_back();
    made.person = person;
    return made;
}

void count(std::uint8_t& number) {
    if (number < std::numeric_limits<std::uint8_t>::max()) ++number;
}

void note_missed(BoxAttendance& entry, std::uint64_t round) {
    if (entry.missed > 0 && entry.missed_in == round) return;
    entry.missed_in = round;
    count(entry.missed);
}

}  // namespace

const BoxAttendance* box_attendance(const Attendance& attendance, PersonId person) {
    return entry_of(attendance.boxes, person);
}

const SeatAttendance* seat_attendance(const Attendance& attendance, PersonId person) {
    return entry_of(attendance.seats, person);
}

void note_act(Attendance& attendance, PersonId person, Moment now) {
    BoxAttendance& entry = entry_for(attendance.boxes, person);
    entry.acted = now;
    entry.missed = 0;
}

void note_no_wagers(Attendance& attendance,
                    std::span<const PersonId> idle,
                    Moment began,
                    std::uint64_t round) {
    for (const PersonId person : idle) {
        BoxAttendance& entry = entry_for(attendance.boxes, person);
        if (entry.acted < began) note_missed(entry, round);
    }
}

void note_no_decision(Attendance& attendance, PersonId person, std::uint64_t round) {
    note_missed(entry_for(attendance.boxes, person), round);
}

void forget(Attendance& attendance, PersonId person) {
    const auto is_theirs = [&](const auto& entry) { return entry.person == person; };
    std::erase_if(attendance.boxes, is_theirs);
    std::erase_if(attendance.seats, is_theirs);
}

void note_seated(Attendance& attendance, PersonId person, const BankTerms& bank) {
    SeatAttendance& entry = entry_for(attendance.seats, person);
    entry = {};
    entry.person = person;
    entry.bank = bank.size;
}

void note_away(Attendance& attendance, PersonId person, Moment now) {
    SeatAttendance& entry = entry_for(attendance.seats, person);
    entry.sits_out_at_blind = false;
    if (entry.away_since) return;
    entry.away_since = now;
    entry.missed_blinds = 0;
}

void note_back(Attendance& attendance, PersonId person) {
    SeatAttendance& entry = entry_for(attendance.seats, person);
    entry.away_since.reset();
    entry.missed_blinds = 0;
    entry.timeouts = 0;
}

void note_options(Attendance& attendance,
                  PersonId person,
                  bool sits_out_at_blind,
                  bool saves_bank) {
    SeatAttendance& entry = entry_for(attendance.seats, person);
    entry.sits_out_at_blind = sits_out_at_blind;
    entry.saves_bank = saves_bank;
}

void note_in_time(Attendance& attendance, PersonId person) {
    entry_for(attendance.seats, person).timeouts = 0;
}

void note_timeout(Attendance& attendance, PersonId person, std::uint64_t hand) {
    SeatAttendance& entry = entry_for(attendance.seats, person);
    if (entry.timeouts > 0 && entry.timed_out_in == hand) return;
    entry.timed_out_in = hand;
    count(entry.timeouts);
}

void note_missed_blind(Attendance& attendance, PersonId person) {
    count(entry_for(attendance.seats, person).missed_blinds);
}

void note_hand_dealt(Attendance& attendance, PersonId person, const BankTerms& bank) {
    SeatAttendance& entry = entry_for(attendance.seats, person);
    // Under a new sign with a smaller bank no player keeps more than its size.
    entry.bank = std::min(entry.bank, bank.size);
    if (++entry.hands < bank.hands) return;
    entry.bank = bank.size;
    entry.hands = 0;
}

void use_bank(Attendance& attendance, PersonId person, Span used) {
    Span& bank = entry_for(attendance.seats, person).bank;
    const std::int64_t left = bank.microseconds() - std::max<std::int64_t>(used.microseconds(), 0);
    bank = Span::of_microseconds(std::max<std::int64_t>(left, 0));
}

}  // namespace baize::house
