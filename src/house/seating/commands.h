// Commands about seats and waiting lists. For poker tables, sitting down, leaving and moving are in
// tables/poker/commands.h, because chips and blinds are involved.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/place.h"
#include "house/issuer.h"
#include "house/seating/events.h"
#include "ledger/record/grown.h"

namespace baize::house {

// House games only. Players who take a seat themselves may buy chips in the same step.
struct TakeSeat {
    TableId table = 0;
    SeatIndex seat = 0;
    PersonId person = 0;
    Money chips{};  // From the wallet of the person; 0: none.
    friend bool operator==(const TakeSeat&, const TakeSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(TakeSeat, (), (table, seat, person, chips))

// House games only. Open wagers and all chips go with the player.
struct LeaveTable {
    TableId table = 0;
    PersonId person = 0;
    friend bool operator==(const LeaveTable&, const LeaveTable&) = default;
};
BOOST_DESCRIBE_STRUCT(LeaveTable, (), (table, person))

// House games only.
struct ChangeSeat {
    TableId table = 0;
    SeatIndex seat = 0;
    PersonId person = 0;
    friend bool operator==(const ChangeSeat&, const ChangeSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(ChangeSeat, (), (table, seat, person))

// Requests another seat for a player.
struct AskForSeat {
    TableId table = 0;
    PersonId person = 0;
    std::optional<SeatIndex> seat{};
    friend bool operator==(const AskForSeat&, const AskForSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(AskForSeat, (), (table, person, seat))

// Withdraws a request for another seat.
struct WithdrawAsk {
    TableId table = 0;
    PersonId person = 0;
    friend bool operator==(const WithdrawAsk&, const WithdrawAsk&) = default;
};
BOOST_DESCRIBE_STRUCT(WithdrawAsk, (), (table, person))

// Draws cards for a seat.
struct DrawForSeat {
    TableId table = 0;
    SeatIndex seat = 0;
    std::vector<DrawnCard> cards{};
    friend bool operator==(const DrawForSeat&, const DrawForSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(DrawForSeat, (), (table, seat, cards))

// Offers the seat to the next person in line.
struct CallForSeat {
    TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const CallForSeat&, const CallForSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(CallForSeat, (), (table, seat))

// Declines an offered seat.
struct PassOffer {
    TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const PassOffer&, const PassOffer&) = default;
};
BOOST_DESCRIBE_STRUCT(PassOffer, (), (table, seat))

// Ends an offer of a seat that was not taken in time.
struct LapseOffer {
    TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const LapseOffer&, const LapseOffer&) = default;
};
BOOST_DESCRIBE_STRUCT(LapseOffer, (), (table, seat))

// Reserves a seat for a person.
struct HoldSeat {
    TableId table = 0;
    SeatIndex seat = 0;
    PersonId person = 0;
    friend bool operator==(const HoldSeat&, const HoldSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(HoldSeat, (), (table, seat, person))

// Opens a seat for play.
struct OpenSeat {
    TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const OpenSeat&, const OpenSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(OpenSeat, (), (table, seat))

struct JoinList {
    ListId list = 0;
    PersonId person = 0;
    friend bool operator==(const JoinList&, const JoinList&) = default;
};
BOOST_DESCRIBE_STRUCT(JoinList, (), (list, person))

struct LeaveList {
    ListId list = 0;
    PersonId person = 0;
    friend bool operator==(const LeaveList&, const LeaveList&) = default;
};
BOOST_DESCRIBE_STRUCT(LeaveList, (), (list, person))

// Marks a player as absent.
struct MarkAbsent {
    TableId table = 0;
    PersonId person = 0;
    friend bool operator==(const MarkAbsent&, const MarkAbsent&) = default;
};
BOOST_DESCRIBE_STRUCT(MarkAbsent, (), (table, person))

// Marks a player as back at the table.
struct MarkBack {
    TableId table = 0;
    PersonId person = 0;
    friend bool operator==(const MarkBack&, const MarkBack&) = default;
};
BOOST_DESCRIBE_STRUCT(MarkBack, (), (table, person))

// Picks up the chips of an absent player, after counting them.
struct PickUpPlayer {
    TableId table = 0;
    PersonId person = 0;
    Money counted{};
    friend bool operator==(const PickUpPlayer&, const PickUpPlayer&) = default;
};
BOOST_DESCRIBE_STRUCT(PickUpPlayer, (), (table, person, counted))

// Returns sealed chips to their player.
struct HandBackSealed {
    ListId list = 0;
    PersonId person = 0;
    friend bool operator==(const HandBackSealed&, const HandBackSealed&) = default;
};
BOOST_DESCRIBE_STRUCT(HandBackSealed, (), (list, person))

// Frees a seat.
struct FreeSeat {
    TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const FreeSeat&, const FreeSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(FreeSeat, (), (table, seat))

// Declines a first claim on a betting area.
struct DeclineClaim {
    TableId table = 0;
    SeatIndex area = 0;
    ClaimedWager wager = ClaimedWager::ante;
    friend bool operator==(const DeclineClaim&, const DeclineClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(DeclineClaim, (), (table, area, wager))

// Orders players to be seated, or ends such an order.
struct OrderSeated {
    TableId table = 0;
    bool required = false;
    friend bool operator==(const OrderSeated&, const OrderSeated&) = default;
};
BOOST_DESCRIBE_STRUCT(OrderSeated, (), (table, required))

// Takes the seat from a player who does not use it, having no chips or having lost the connection.
// Open wagers and chips go with the player. [I-144]
struct ReleaseSeat {
    TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const ReleaseSeat&, const ReleaseSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(ReleaseSeat, (), (table, seat))

// Their numbers in records are in record_tags.h.
using SeatingCommand = std::variant<TakeSeat,
                                    LeaveTable,
                                    ChangeSeat,
                                    AskForSeat,
                                    WithdrawAsk,
                                    DrawForSeat,
                                    CallForSeat,
                                    PassOffer,
                                    LapseOffer,
                                    HoldSeat,
                                    OpenSeat,
                                    JoinList,
                                    LeaveList,
                                    MarkAbsent,
                                    MarkBack,
                                    PickUpPlayer,
                                    HandBackSealed,
                                    FreeSeat,
                                    DeclineClaim,
                                    OrderSeated,
                                    ReleaseSeat>;

}  // namespace baize::house

template <>
inline constexpr std::size_t baize::ledger::members_at_first<baize::house::TakeSeat> = 3;
