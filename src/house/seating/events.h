// The events of this room. They are stored for years: a struct that has been written never changes;
// additions become new alternatives.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card.h"
#include "engine/core/money.h"
#include "house/seating/seating.h"
#include "ledger/record/posting.h"

namespace baize::house {

// A table is set up with this number of seats; `list` is its waiting list.
struct SeatsPut {
    TableId table = 0;
    Book book = Book::cp;
    std::uint8_t seats = 0;
    ListId list = 0;
    friend bool operator==(const SeatsPut&, const SeatsPut&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatsPut, (), (table, book, seats, list))

struct SeatsCleared {
    TableId table = 0;
    friend bool operator==(const SeatsCleared&, const SeatsCleared&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatsCleared, (), (table))

struct SeatTaken {
    TableId table = 0;
    SeatNumber seat = 0;
    PersonId person = 0;
    Money brought_back{};  // All of the person's sealed chips. [I-110]
    friend bool operator==(const SeatTaken&, const SeatTaken&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatTaken, (), (table, seat, person, brought_back))

struct SeatLeft {
    TableId table = 0;
    SeatNumber seat = 0;
    PersonId person = 0;
    friend bool operator==(const SeatLeft&, const SeatLeft&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatLeft, (), (table, seat, person))

struct SeatChanged {
    TableId table = 0;
    SeatNumber from = 0;
    SeatNumber to = 0;
    PersonId person = 0;
    friend bool operator==(const SeatChanged&, const SeatChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatChanged, (), (table, from, to, person))

struct SeatAsked {
    TableId table = 0;
    PersonId person = 0;
    std::optional<SeatNumber> seat{};
    friend bool operator==(const SeatAsked&, const SeatAsked&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatAsked, (), (table, person, seat))

struct SeatAskWithdrawn {
    TableId table = 0;
    PersonId person = 0;
    friend bool operator==(const SeatAskWithdrawn&, const SeatAskWithdrawn&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatAskWithdrawn, (), (table, person))

struct DrawnCard {
    PersonId person = 0;
    Card card = Card::of_index(0);
    friend bool operator==(const DrawnCard&, const DrawnCard&) = default;
};
BOOST_DESCRIBE_STRUCT(DrawnCard, (), (person, card))

struct SeatDrawn {
    TableId table = 0;
    SeatNumber seat = 0;
    std::vector<DrawnCard> cards{};
    PersonId winner = 0;
    Moment until{};
    friend bool operator==(const SeatDrawn&, const SeatDrawn&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatDrawn, (), (table, seat, cards, winner, until))

struct SeatOffered {
    TableId table = 0;
    SeatNumber seat = 0;
    SeatOffer offer{};
    friend bool operator==(const SeatOffered&, const SeatOffered&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatOffered, (), (table, seat, offer))

struct OfferPassed {
    TableId table = 0;
    SeatNumber seat = 0;
    friend bool operator==(const OfferPassed&, const OfferPassed&) = default;
};
BOOST_DESCRIBE_STRUCT(OfferPassed, (), (table, seat))

struct OfferLapsed {
    TableId table = 0;
    SeatNumber seat = 0;
    friend bool operator==(const OfferLapsed&, const OfferLapsed&) = default;
};
BOOST_DESCRIBE_STRUCT(OfferLapsed, (), (table, seat))

struct SeatHeld {
    TableId table = 0;
    SeatNumber seat = 0;
    PersonId person = 0;
    friend bool operator==(const SeatHeld&, const SeatHeld&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatHeld, (), (table, seat, person))

struct SeatOpened {
    TableId table = 0;
    SeatNumber seat = 0;
    friend bool operator==(const SeatOpened&, const SeatOpened&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatOpened, (), (table, seat))

struct ListJoined {
    ListId list = 0;
    PersonId person = 0;
    bool on_top = false;
    friend bool operator==(const ListJoined&, const ListJoined&) = default;
};
BOOST_DESCRIBE_STRUCT(ListJoined, (), (list, person, on_top))

struct ListLeft {
    ListId list = 0;
    PersonId person = 0;
    friend bool operator==(const ListLeft&, const ListLeft&) = default;
};
BOOST_DESCRIBE_STRUCT(ListLeft, (), (list, person))

struct PlayerAbsent {
    TableId table = 0;
    SeatNumber seat = 0;
    friend bool operator==(const PlayerAbsent&, const PlayerAbsent&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerAbsent, (), (table, seat))

struct PlayerBack {
    TableId table = 0;
    SeatNumber seat = 0;
    friend bool operator==(const PlayerBack&, const PlayerBack&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerBack, (), (table, seat))

struct PlayerPickedUp {
    TableId table = 0;
    SeatNumber seat = 0;
    PersonId person = 0;
    Money chips{};   // Counted and sealed.
    Moment until{};  // The last moment to come back to the top of the list. [CP 8.12]
    friend bool operator==(const PlayerPickedUp&, const PlayerPickedUp&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerPickedUp, (), (table, seat, person, chips, until))

struct SealedHandedBack {
    ListId list = 0;
    PersonId person = 0;
    Money chips{};
    friend bool operator==(const SealedHandedBack&, const SealedHandedBack&) = default;
};
BOOST_DESCRIBE_STRUCT(SealedHandedBack, (), (list, person, chips))

// A round was dealt. All seated players not listed had a wager in it.
struct AbstentionsCounted {
    TableId table = 0;
    std::vector<SeatNumber> sat_out{};
    friend bool operator==(const AbstentionsCounted&, const AbstentionsCounted&) = default;
};
BOOST_DESCRIBE_STRUCT(AbstentionsCounted, (), (table, sat_out))

// The house took the seat from a player who abstained.
struct SeatFreed {
    TableId table = 0;
    SeatNumber seat = 0;
    PersonId person = 0;
    friend bool operator==(const SeatFreed&, const SeatFreed&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatFreed, (), (table, seat, person))

struct ClaimsOpened {
    TableId table = 0;
    friend bool operator==(const ClaimsOpened&, const ClaimsOpened&) = default;
};
BOOST_DESCRIBE_STRUCT(ClaimsOpened, (), (table))

struct AntePlayer {
    SeatNumber area = 0;
    PersonId person = 0;
    friend bool operator==(const AntePlayer&, const AntePlayer&) = default;
};
BOOST_DESCRIBE_STRUCT(AntePlayer, (), (area, person))

// No more bets. These players have first claim in the next round.
struct ClaimsClosed {
    TableId table = 0;
    std::vector<AntePlayer> antes{};
    friend bool operator==(const ClaimsClosed&, const ClaimsClosed&) = default;
};
BOOST_DESCRIBE_STRUCT(ClaimsClosed, (), (table, antes))

// The numbers are stored in records: never renumber.
enum class ClaimedWager : std::uint8_t { ante = 1, dealer_poker_extra = 2 };
BOOST_DESCRIBE_ENUM(ClaimedWager, ante, dealer_poker_extra)

struct ClaimDeclined {
    TableId table = 0;
    SeatNumber area = 0;
    ClaimedWager wager = ClaimedWager::ante;
    PersonId person = 0;
    friend bool operator==(const ClaimDeclined&, const ClaimDeclined&) = default;
};
BOOST_DESCRIBE_STRUCT(ClaimDeclined, (), (table, area, wager, person))

struct SeatedOrdered {
    TableId table = 0;
    bool required = false;
    friend bool operator==(const SeatedOrdered&, const SeatedOrdered&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatedOrdered, (), (table, required))

// The numbers are stored in records: never renumber.
enum class ReleaseCause : std::uint8_t { no_chips = 1, gone = 2, limit = 3 };
BOOST_DESCRIBE_ENUM(ReleaseCause, no_chips, gone, limit)

// The house took the seat from a player who did not use it, or who may not play by a limit of their
// own. [I-144] [I-152] [I-153]
struct SeatReleased {
    TableId table = 0;
    SeatNumber seat = 0;
    PersonId person = 0;
    ReleaseCause cause = ReleaseCause::no_chips;
    friend bool operator==(const SeatReleased&, const SeatReleased&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatReleased, (), (table, seat, person, cause))

// Their numbers in records are in record_tags.h.
using SeatingEvent = std::variant<SeatsPut,
                                  SeatsCleared,
                                  SeatTaken,
                                  SeatLeft,
                                  SeatChanged,
                                  SeatAsked,
                                  SeatAskWithdrawn,
                                  SeatDrawn,
                                  SeatOffered,
                                  OfferPassed,
                                  OfferLapsed,
                                  SeatHeld,
                                  SeatOpened,
                                  ListJoined,
                                  ListLeft,
                                  PlayerAbsent,
                                  PlayerBack,
                                  PlayerPickedUp,
                                  SealedHandedBack,
                                  AbstentionsCounted,
                                  SeatFreed,
                                  ClaimsOpened,
                                  ClaimsClosed,
                                  ClaimDeclined,
                                  SeatedOrdered,
                                  SeatReleased>;

// REQUIRES: an event decided on this state.
void apply(Seating& seating, const SeatingEvent& event, const EventMeta& recorded);

// Sealed chips are posted from the stack at the table to the house's liability to the person, and
// back to the person's wallet. From there they reach the table when the person takes a seat again.
// [I-110]
[[nodiscard]] std::vector<ledger::Posting> postings(const Seating& seating,
                                                    const SeatingEvent& event);

}  // namespace baize::house
