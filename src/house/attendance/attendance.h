// Counts about the players of a table that the house deals: acts that were not made in
// time, and the time banks of poker.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
#include "house/issuer.h"

namespace baize::house {

// A player of a house game. [I-149]
struct BoxAttendance {
    PersonId person = 0;
    Moment acted{};               // when the player last did anything at the table
    std::uint8_t missed = 0;      // rounds in a row in which a time to act passed without an act
    std::uint64_t missed_in = 0;  // the last of these rounds
    friend bool operator==(const BoxAttendance&, const BoxAttendance&) = default;
};
BOOST_DESCRIBE_STRUCT(BoxAttendance, (), (person, acted, missed, missed_in))

// A player of a poker table.
struct SeatAttendance {
    PersonId person = 0;
    std::uint8_t timeouts = 0;           // hands in a row in which time ran out [I-148]
    std::uint64_t timed_out_in = 0;      // the last of these hands
    std::optional<Moment> away_since{};  // sits out [I-148]
    std::uint8_t missed_blinds = 0;      // last blinds that passed the seat meanwhile [I-148]
    Span bank{};                         // what is left of the time bank [I-150]
    std::uint16_t hands = 0;             // dealt to the player since the bank was full
    bool sits_out_at_blind = false;      // chosen in advance [I-148]
    bool saves_bank = false;             // the bank does not run by itself [I-150]
    friend bool operator==(const SeatAttendance&, const SeatAttendance&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatAttendance,
                      (),
                      (person,
                       timeouts,
                       timed_out_in,
                       away_since,
                       missed_blinds,
                       bank,
                       hands,
                       sits_out_at_blind,
                       saves_bank))

struct Attendance {
    std::vector<BoxAttendance> boxes{};
    std::vector<SeatAttendance> seats{};
    friend bool operator==(const Attendance&, const Attendance&) = default;
};
BOOST_DESCRIBE_STRUCT(Attendance, (), (boxes, seats))

// These return nullptr if nothing was counted for the person.
[[nodiscard]] const BoxAttendance* box_attendance(const Attendance& attendance, PersonId person);
[[nodiscard]] const SeatAttendance* seat_attendance(const Attendance& attendance, PersonId person);

// House games: the person did something at the table, and is attended to again.
void note_act(Attendance& attendance, PersonId person, Moment now);

// House games: the time for the wagers of a round is over. `idle`: those who sit there and placed
// none. A player who did something since the time began has not let it pass. [I-149]
void note_no_wagers(Attendance& attendance,
                    std::span<const PersonId> idle,
                    Moment began,
                    std::uint64_t round);

// House games: the player let the time for a decision pass. A round counts once. [I-149]
void note_no_decision(Attendance& attendance, PersonId person, std::uint64_t round);

// The person has left the table.
void forget(Attendance& attendance, PersonId person);

// The time bank on a sign of poker. [CP 6.15.2]
struct BankTerms {
    Span size{};
    std::uint16_t hands = 0;  // dealt to a player after which the bank is full again
};

// Poker: the player sits down, with a full bank.
void note_seated(Attendance& attendance, PersonId person, const BankTerms& bank);

// Poker: the player sits out from now on. [I-148]
void note_away(Attendance& attendance, PersonId person, Moment now);

// Poker: the player is back in the game.
void note_back(Attendance& attendance, PersonId person);

// Poker: the player makes these choices in advance.
void note_options(Attendance& attendance, PersonId person, bool sits_out_at_blind, bool saves_bank);

// Poker: the player acted in time.
void note_in_time(Attendance& attendance, PersonId person);

// Poker: the player's time ran out. A hand counts once. [I-148]
void note_timeout(Attendance& attendance, PersonId person, std::uint64_t hand);

// Poker: the last blind passed the seat of a player who sits out. [I-148]
void note_missed_blind(Attendance& attendance, PersonId person);

// Poker: the player was dealt a hand.
void note_hand_dealt(Attendance& attendance, PersonId person, const BankTerms& bank);

// Poker: the player has used this much of the time bank. [I-150]
void use_bank(Attendance& attendance, PersonId person, Span used);

}  // namespace baize::house
