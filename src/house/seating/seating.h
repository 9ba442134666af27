// The state of this room (seats, waiting lists, sealed chips) and queries on it. Its events are in
// events.h; the other files decide commands.
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
#include "house/issuer.h"
#include "ledger/record/grown.h"

namespace baize::house {

using SeatNumber = std::uint8_t;  // From 0, like the seats and boxes of the games.

struct SeatAt {
    TableId table = 0;
    SeatNumber seat = 0;
    friend bool operator==(const SeatAt&, const SeatAt&) = default;
};

// Settings chosen by the house. Events carry the consequences, so that a replay does not need the
// settings.
struct SeatingSettings {
    Span offer_time = Span::of_minutes(2);    // To answer an offered seat; our own, no book has it.
    Span return_time = Span::of_minutes(20);  // For picked-up players. [CP 8.12] [I-110]
    Span absence_alert = Span::of_minutes(30);  // poker.absence_alert_minutes [I-109]
    std::optional<Span> priority{};  // perth.priority_seconds; nullopt: until no more bets. [I-118]
    Span chips_time =
        Span::of_seconds(60);  // seating.chips_seconds: reserved without chips. [I-144]
    Span gone_time = Span::of_minutes(10);  // seating.gone_minutes: without a connection. [I-144]
    std::uint8_t free_seats_elsewhere = 1;  // table.extra_area_min_free_seats [I-96]
    std::uint8_t guest_tables = 3;          // Maximum tables with a seat of one guest. [I-144]
    Span gone_clock =
        Span::of_seconds(5);  // seating.gone_clock_seconds: to act, without a connection. [I-149]
    Span gone_sits_out = Span::of_seconds(
        20);  // poker.gone_sits_out_seconds: after being recorded as absent. [I-145]
    std::uint8_t timeouts_max = 2;          // poker.timeouts_max: hands in a row. [I-148]
    std::uint8_t missed_blinds_max = 3;     // poker.missed_blinds_max [I-148]
    Span away_time = Span::of_minutes(15);  // poker.away_minutes [I-148]
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
                       guest_tables,
                       gone_clock,
                       gone_sits_out,
                       timeouts_max,
                       missed_blinds_max,
                       away_time))

// The reason for an offer. The numbers are stored in records: never renumber.
enum class OfferSource : std::uint8_t { request = 1, list = 2, draw = 3 };
BOOST_DESCRIBE_ENUM(OfferSource, request, list, draw)

struct SeatOffer {
    PersonId person = 0;
    OfferSource source = OfferSource::list;
    Moment until{};  // The last moment to accept it.
    friend bool operator==(const SeatOffer&, const SeatOffer&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatOffer, (), (person, source, until))

// A seated person. This state moves with the person from seat to seat.
struct Sitter {
    PersonId person = 0;  // 0: the seat is free
    std::optional<Moment> absent_since{};
    std::uint8_t rounds_abstained = 0;  // In a row. [I-109]
    // When the seat was taken, or when a round ended in which its player had a wager. A seat
    // without chips is reserved from this time. [I-144]
    Moment since{};
    friend bool operator==(const Sitter&, const Sitter&) = default;
};
BOOST_DESCRIBE_STRUCT(Sitter, (), (person, absent_since, rounds_abstained, since))

// First claims on a betting area at Perth. [UTH 3.7(b)] [CH 3.5(b)] [CH 3.25]
struct AnteClaim {
    PersonId last_ante = 0;  // The Ante player of the last round.
    PersonId ante_declined_by = 0;
    PersonId extra_declined_by = 0;  // For the Dealer Poker Extra.
    friend bool operator==(const AnteClaim&, const AnteClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(AnteClaim, (), (last_ante, ante_declined_by, extra_declined_by))

struct SeatPlace {
    Sitter sitter{};
    PersonId held_for = 0;         // Set by the floor, without a time limit.
    bool reserved_button = false;  // Vacated; the floor allocates it. [CP 8.3]
    std::optional<SeatOffer> offer{};
    std::vector<PersonId> passed{};  // People who let this seat go since it fell vacant.
    AnteClaim claim{};
    friend bool operator==(const SeatPlace&, const SeatPlace&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatPlace, (), (sitter, held_for, reserved_button, offer, passed, claim))

// A request by a player of the game for another seat: a particular one, or any.
struct SeatRequest {
    PersonId person = 0;
    std::optional<SeatNumber> seat{};
    Moment since{};
    friend bool operator==(const SeatRequest&, const SeatRequest&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatRequest, (), (person, seat, since))

// The person took a seat at the table and has not bought chips there since. [I-144]
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
    std::vector<SeatRequest> requests{};  // Earliest first. [I-111]
    // Perth: betting on Antes is open, and claims are in force.
    std::optional<Moment> betting_since{};
    bool must_be_seated = false;              // Perth: ordered by the operator.
    std::vector<Reservation> reservations{};  // Newest last.
    friend bool operator==(const SeatedTable&, const SeatedTable&) = default;
};
BOOST_DESCRIBE_STRUCT(
    SeatedTable,
    (),
    (table, book, list, places, requests, betting_since, must_be_seated, reservations))

struct Waiting {
    PersonId person = 0;
    Moment since{};
    bool on_top = false;  // Picked up, and back in time. [CP 8.12]
    friend bool operator==(const Waiting&, const Waiting&) = default;
};
BOOST_DESCRIBE_STRUCT(Waiting, (), (person, since, on_top))

struct WaitingList {
    ListId list = 0;
    std::vector<Waiting> waiting{};  // The next person first.
    friend bool operator==(const WaitingList&, const WaitingList&) = default;
};
BOOST_DESCRIBE_STRUCT(WaitingList, (), (list, waiting))

// Kept until the person takes a seat in that game again, or has neither sealed chips there nor a
// right to the top of the list. [CP 8.11] [I-110]
struct PickedUp {
    ListId list = 0;
    PersonId person = 0;
    Money sealed{};  // Held by the house; zero once handed back.
    bool has_returned = false;
    Moment at{};
    Moment until{};  // The last moment to come back to the top of the list. [CP 8.12]
    friend bool operator==(const PickedUp&, const PickedUp&) = default;
};
BOOST_DESCRIBE_STRUCT(PickedUp, (), (list, person, sealed, has_returned, at, until))

struct Seating {
    std::vector<SeatedTable> tables{};  // Sorted by number, as are the lists.
    std::vector<WaitingList> lists{};
    std::vector<PickedUp> picked_up{};
    friend bool operator==(const Seating&, const Seating&) = default;
};
BOOST_DESCRIBE_STRUCT(Seating, (), (tables, lists, picked_up))

// These return nullptr if not found.
[[nodiscard]] const SeatedTable* table_of(const Seating& seating, TableId table);
[[nodiscard]] const WaitingList* list_of(const Seating& seating, ListId list);
[[nodiscard]] const PickedUp* picked_up_of(const Seating& seating, ListId list, PersonId person);

[[nodiscard]] std::optional<SeatNumber> seat_of(const SeatedTable& table, PersonId person);
[[nodiscard]] bool is_seated_in(const Seating& seating, ListId list, PersonId person);

// True if anyone may take the seat: it is not taken, held or offered, and has no button on it.
[[nodiscard]] bool is_open(const SeatPlace& place);

// Returns the person's offer of any seat in the games of a list, or nullptr.
[[nodiscard]] const SeatOffer* offer_to(const Seating& seating, ListId list, PersonId person);

struct NextInLine {
    PersonId person = 0;
    OfferSource source = OfferSource::list;
    friend bool operator==(const NextInLine&, const NextInLine&) = default;
};

// Returns the next person to be offered this seat: players of the game by their earliest request,
// then the list. People who let the seat go or already have an offer are skipped. [CP 8.1.2]
// [I-111]
[[nodiscard]] std::optional<NextInLine> next_in_line(const Seating& seating,
                                                     const SeatedTable& table,
                                                     SeatNumber seat);

// Returns the reason why this person may not take the free seat now, or nullopt. `contested`: the
// seat is drawn for, and the person to whom it was offered takes part in the draw.
[[nodiscard]] std::optional<Rejection> seat_refused(const Seating& seating,
                                                    const SeatedTable& table,
                                                    SeatNumber seat,
                                                    PersonId person,
                                                    Moment now,
                                                    bool contested = false);

// The clause on the seats of a table: choice of seat in the poker room, number of seats elsewhere.
[[nodiscard]] Clause places_clause(Book book);

// The clause on allocating a vacant seat: the management of the poker room does it; the other books
// say nothing.
[[nodiscard]] Clause allocation_clause(Book book);

// Returns the reason why `by` may not act for this person, or nullopt.
[[nodiscard]] std::optional<Rejection> acting_refused(const Issuer& by,
                                                      PersonId person,
                                                      Clause clause);

// Returns the table if it exists and has the seat; otherwise rejects, with the clause on its seats.
[[nodiscard]] Result<const SeatedTable*> place_at(const Seating& seating, SeatAt at);

}  // namespace baize::house

// Settings are added at the end: the first eight are in every record, the later ones where they
// differ from their defaults.
template <>
inline constexpr std::size_t baize::ledger::members_at_first<baize::house::SeatingSettings> = 8;
