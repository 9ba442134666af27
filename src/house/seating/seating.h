// Who sits where, who waits, whose chips lie sealed: the state of the room, and questions about it.
// What changes it is in events.h; who may ask for what, in the files named after it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/clause.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "house/book.h"
#include "house/by.h"

namespace baize::house {

using SeatNumber = std::uint8_t;  // from 0, as the games number seats and boxes
using ListId = std::uint32_t;     // a game at its stakes: tables that share a list name the same

struct SeatAt {
    TableId table = 0;
    SeatNumber seat = 0;
    friend bool operator==(const SeatAt&, const SeatAt&) = default;
};

// What a house may choose. Events carry what followed from it, so that a replay needs none of it.
struct SeatingSettings {
    Span offer_time = Span::of_minutes(2);      // to answer an offered seat: ours, no book has it
    Span return_time = Span::of_minutes(20);    // of picked-up players [CP 8.12] [I-110]
    Span absence_alert = Span::of_minutes(30);  // poker.absence_alert_minutes [I-109]
    std::optional<Span> priority{};  // perth.priority_seconds; none: until no more bets [I-118]
    Span chips_time =
        Span::of_seconds(60);               // seating.chips_seconds: reserved without chips [I-144]
    Span gone_time = Span::of_minutes(10);  // seating.gone_minutes: without a connection [I-144]
    std::uint8_t free_seats_elsewhere = 1;  // table.extra_area_min_free_seats [I-96]
    std::uint8_t guest_tables = 3;          // at which a guest may have seats at once [I-144]
    friend bool operator==(const SeatingSettings&, const SeatingSettings&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatingSettings,
                      (),
                      (offer_time,
                       return_time,
                       absence_alert,
                       priority,
                       chips_time,
                       gone_time,
                       free_seats_elsewhere,
                       guest_tables))

// Why somebody was offered a seat. Numbers go into records: never renumber.
enum class OfferSource : std::uint8_t { request = 1, list = 2, draw = 3 };
BOOST_DESCRIBE_ENUM(OfferSource, request, list, draw)

struct SeatOffer {
    PersonId person = 0;
    OfferSource source = OfferSource::list;
    Moment until{};  // the last moment it can be taken
    friend bool operator==(const SeatOffer&, const SeatOffer&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatOffer, (), (person, source, until))

// Goes with the person from seat to seat.
struct Sitter {
    PersonId person = 0;  // 0: the seat is free
    std::optional<Moment> absent_since{};
    std::uint8_t rounds_abstained = 0;  // in a row [I-109]
    // When the seat was taken, or a round ended in which its player had a wager: without chips it
    // is reserved from then on. [I-144]
    Moment since{};
    friend bool operator==(const Sitter&, const Sitter&) = default;
};
BOOST_DESCRIBE_STRUCT(Sitter, (), (person, absent_since, rounds_abstained, since))

// First claims on a betting area at Perth. [UTH 3.7(b)] [CH 3.5(b)] [CH 3.25]
struct AnteClaim {
    PersonId last_ante = 0;  // who had the Ante in the last round
    PersonId ante_declined_by = 0;
    PersonId extra_declined_by = 0;  // of the Dealer Poker Extra
    friend bool operator==(const AnteClaim&, const AnteClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(AnteClaim, (), (last_ante, ante_declined_by, extra_declined_by))

struct SeatPlace {
    Sitter sitter{};
    PersonId held_for = 0;         // by the floor, without a time limit
    bool reserved_button = false;  // vacated, to be given out by the floor [CP 8.3]
    std::optional<SeatOffer> offer{};
    std::vector<PersonId> passed{};  // have let this seat go since it fell vacant
    AnteClaim claim{};
    friend bool operator==(const SeatPlace&, const SeatPlace&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatPlace, (), (sitter, held_for, reserved_button, offer, passed, claim))

// Of a player in the game who wants another seat: this one, or any.
struct SeatRequest {
    PersonId person = 0;
    std::optional<SeatNumber> seat{};
    Moment since{};
    friend bool operator==(const SeatRequest&, const SeatRequest&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatRequest, (), (person, seat, since))

// A seat was taken at the table, and no chips have been bought there since. [I-144]
struct Reservation {
    PersonId person = 0;
    Moment since{};
    friend bool operator==(const Reservation&, const Reservation&) = default;
};
BOOST_DESCRIBE_STRUCT(Reservation, (), (person, since))

struct SeatedTable {
    TableId table = 0;
    Book book = Book::cp;
    ListId list = 0;
    std::vector<SeatPlace> places{};
    std::vector<SeatRequest> requests{};      // the earliest first [I-111]
    std::optional<Moment> betting_since{};    // Perth: open for Antes, and claims on them stand
    bool must_be_seated = false;              // Perth: ordered by the operator
    std::vector<Reservation> reservations{};  // the newest last
    friend bool operator==(const SeatedTable&, const SeatedTable&) = default;
};
BOOST_DESCRIBE_STRUCT(
    SeatedTable,
    (),
    (table, book, list, places, requests, betting_since, must_be_seated, reservations))

struct Waiting {
    PersonId person = 0;
    Moment since{};
    bool on_top = false;  // picked up and back in time [CP 8.12]
    friend bool operator==(const Waiting&, const Waiting&) = default;
};
BOOST_DESCRIBE_STRUCT(Waiting, (), (person, since, on_top))

struct WaitingList {
    ListId list = 0;
    std::vector<Waiting> waiting{};  // the next one first
    friend bool operator==(const WaitingList&, const WaitingList&) = default;
};
BOOST_DESCRIBE_STRUCT(WaitingList, (), (list, waiting))

// Kept until the person sits in that game again, or has no chips there any more and no right to the
// top of the list. [CP 8.11] [I-110]
struct PickedUp {
    ListId list = 0;
    PersonId person = 0;
    Money sealed{};  // held by the house; nothing once handed back
    bool has_returned = false;
    Moment at{};
    Moment until{};  // the last moment to come back to the top of the list [CP 8.12]
    friend bool operator==(const PickedUp&, const PickedUp&) = default;
};
BOOST_DESCRIBE_STRUCT(PickedUp, (), (list, person, sealed, has_returned, at, until))

struct Seating {
    std::vector<SeatedTable> tables{};  // in the order of their numbers, as the lists are
    std::vector<WaitingList> lists{};
    std::vector<PickedUp> picked_up{};
    friend bool operator==(const Seating&, const Seating&) = default;
};
BOOST_DESCRIBE_STRUCT(Seating, (), (tables, lists, picked_up))

// nullptr where there is none.
[[nodiscard]] const SeatedTable* table_of(const Seating& seating, TableId table);
[[nodiscard]] const WaitingList* list_of(const Seating& seating, ListId list);
[[nodiscard]] const PickedUp* picked_up_of(const Seating& seating, ListId list, PersonId person);

[[nodiscard]] std::optional<SeatNumber> seat_of(const SeatedTable& table, PersonId person);
[[nodiscard]] bool is_seated_in(const Seating& seating, ListId list, PersonId person);

// Free to everybody: nobody's, nobody's soon, and no button on it.
[[nodiscard]] bool is_open(const SeatPlace& place);

// The offer somebody has of any seat in the games of a list.
[[nodiscard]] const SeatOffer* offer_to(const Seating& seating, ListId list, PersonId person);

struct NextInLine {
    PersonId person = 0;
    OfferSource source = OfferSource::list;
    friend bool operator==(const NextInLine&, const NextInLine&) = default;
};

// Whose turn it is to have this seat: players of the game by their earliest request, then the list;
// not who let it go or has been offered a seat already. [CP 8.1.2] [I-111]
[[nodiscard]] std::optional<NextInLine> next_in_line(const Seating& seating,
                                                     const SeatedTable& table,
                                                     SeatNumber seat);

// Why this person may not have that free seat now; nothing when nothing stands against it.
// `contested`: by a draw, to which the person it is offered to has come.
[[nodiscard]] std::optional<Rejection> seat_refused(const Seating& seating,
                                                    const SeatedTable& table,
                                                    SeatNumber seat,
                                                    PersonId person,
                                                    Moment now,
                                                    bool contested = false);

// The clause on the places of a table: choice of seat in the poker room, their number elsewhere.
[[nodiscard]] Clause places_clause(Book book);

// Who gives out a vacant seat: the management of the poker room; elsewhere the books are silent.
[[nodiscard]] Clause allocation_clause(Book book);

// Why somebody may not act for this person; nothing when they may.
[[nodiscard]] std::optional<Rejection> acting_refused(const By& by, PersonId person, Clause clause);

// A seat of a table there is; refused with the clause on its places.
[[nodiscard]] Result<const SeatedTable*> place_at(const Seating& seating, SeatAt at);

}  // namespace baize::house
