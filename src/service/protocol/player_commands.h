// The commands that a player may send from a browser. The sender of a command is the person of the
// session: no command names the person it is for, and none needs a rank. Where a command of the
// house has just the fields of the player's, it is the same struct; staff send the commands of the
// house (from_browser.h). [ADR 0022]
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "engine/core/place.h"
#include "house/commands/command.h"
#include "service/protocol/player_actions.h"

namespace baize::views {

// At a house game.
struct TakeSeat {
    house::TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const TakeSeat&, const TakeSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(TakeSeat, (), (table, seat))

// At a house game, with all chips and open wagers.
struct LeaveTable {
    house::TableId table = 0;
    friend bool operator==(const LeaveTable&, const LeaveTable&) = default;
};
BOOST_DESCRIBE_STRUCT(LeaveTable, (), (table))

// At a house game.
struct ChangeSeat {
    house::TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const ChangeSeat&, const ChangeSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(ChangeSeat, (), (table, seat))

// Asks to be called when another seat of the own table becomes free.
struct RequestSeat {
    house::TableId table = 0;
    std::optional<SeatIndex> seat{};  // nothing: any seat
    friend bool operator==(const RequestSeat&, const RequestSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(RequestSeat, (), (table, seat))

// Withdraws the request for another seat.
struct WithdrawSeatRequest {
    house::TableId table = 0;
    friend bool operator==(const WithdrawSeatRequest&, const WithdrawSeatRequest&) = default;
};
BOOST_DESCRIBE_STRUCT(WithdrawSeatRequest, (), (table))

// Joins a waiting list.
struct JoinList {
    house::ListId list = 0;
    friend bool operator==(const JoinList&, const JoinList&) = default;
};
BOOST_DESCRIBE_STRUCT(JoinList, (), (list))

// Leaves a waiting list.
struct LeaveList {
    house::ListId list = 0;
    friend bool operator==(const LeaveList&, const LeaveList&) = default;
};
BOOST_DESCRIBE_STRUCT(LeaveList, (), (list))

// Agrees, or not, to a change of the sign at the table.
struct AgreeToChange {
    house::TableId table = 0;
    std::uint32_t notice = 0;
    bool agrees = true;
    friend bool operator==(const AgreeToChange&, const AgreeToChange&) = default;
};
BOOST_DESCRIBE_STRUCT(AgreeToChange, (), (table, notice, agrees))

// Agrees, or not, to close the table before the end of the notice.
struct AgreeToClosing {
    house::TableId table = 0;
    bool agrees = true;
    friend bool operator==(const AgreeToClosing&, const AgreeToClosing&) = default;
};
BOOST_DESCRIBE_STRUCT(AgreeToClosing, (), (table, agrees))

// Asks to see the cards of a table.
struct RequestInspection {
    house::TableId table = 0;
    friend bool operator==(const RequestInspection&, const RequestInspection&) = default;
};
BOOST_DESCRIBE_STRUCT(RequestInspection, (), (table))

// Opens a dispute about a round or about a table.
struct OpenDispute {
    house::TableId table = 0;
    std::uint64_t round = 0;                // 0: the dispute is not about a round
    std::vector<house::PersonId> others{};  // other players involved: a ruling may take from them
    std::string words{};
    house::DisputeSubject subject = house::DisputeSubject::other;
    friend bool operator==(const OpenDispute&, const OpenDispute&) = default;
};
BOOST_DESCRIBE_STRUCT(OpenDispute, (), (table, round, others, words, subject))

// Records that the complainant has read the notice of the right to consult an inspector. [I-120]
struct AcknowledgeRights {
    house::CaseNumber dispute = 0;
    friend bool operator==(const AcknowledgeRights&, const AcknowledgeRights&) = default;
};
BOOST_DESCRIBE_STRUCT(AcknowledgeRights, (), (dispute))

// Asks for the review of a ruling or of a finding.
struct RequestReview {
    house::CaseNumber of = 0;
    std::string words{};
    friend bool operator==(const RequestReview&, const RequestReview&) = default;
};
BOOST_DESCRIBE_STRUCT(RequestReview, (), (of, words))

// Complains to the regulator, about a dispute or, without one, about a table.
struct EscalateComplaint {
    house::CaseNumber dispute = 0;  // 0: none
    house::TableId table = 0;       // ignored if there is a dispute
    std::string words{};
    friend bool operator==(const EscalateComplaint&, const EscalateComplaint&) = default;
};
BOOST_DESCRIBE_STRUCT(EscalateComplaint, (), (dispute, table, words))

// A decision, a wager or an answer in a round of a house game.
struct ActInRound {
    house::TableId table = 0;
    RoundAction action{};
    friend bool operator==(const ActInRound&, const ActInRound&) = default;
};
BOOST_DESCRIBE_STRUCT(ActInRound, (), (table, action))

// Several wagers at once: either all of them are accepted or none is. [I-140]
struct PlaceWagers {
    house::TableId table = 0;
    std::vector<round::PlaceWager> wagers{};
    friend bool operator==(const PlaceWagers&, const PlaceWagers&) = default;
};
BOOST_DESCRIBE_STRUCT(PlaceWagers, (), (table, wagers))

// At a poker table.
struct SitDown {
    house::TableId table = 0;
    SeatIndex seat = 0;
    Money chips{};
    // Whether a new player posts a blind or waits for the last one. [CP 8.10]
    poker::Choice choice = poker::Choice::wait;
    friend bool operator==(const SitDown&, const SitDown&) = default;
};
BOOST_DESCRIBE_STRUCT(SitDown, (), (table, seat, chips, choice))

// Requests a side wager and a straddle for the next hand. [CP 10.1] [CP 6.5]
struct RequestForNextHand {
    house::TableId table = 0;
    SeatIndex seat = 0;
    poker::SideWager side_wager{};
    Money straddle{};  // 0: none
    friend bool operator==(const RequestForNextHand&, const RequestForNextHand&) = default;
};
BOOST_DESCRIBE_STRUCT(RequestForNextHand, (), (table, seat, side_wager, straddle))

// Acts in the hand of a poker table, from the own seat.
struct ActInHand {
    house::TableId table = 0;
    HandAction action{};
    friend bool operator==(const ActInHand&, const ActInHand&) = default;
};
BOOST_DESCRIBE_STRUCT(ActInHand, (), (table, action))

// Shows the cards for a bonus prize before the next hand. [CP 11.4]
struct TableHand {
    house::TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const TableHand&, const TableHand&) = default;
};
BOOST_DESCRIBE_STRUCT(TableHand, (), (table, seat))

using PlayerCommand = std::variant<house::TakePlayChips,
                                   TakeSeat,
                                   LeaveTable,
                                   ChangeSeat,
                                   RequestSeat,
                                   WithdrawSeatRequest,
                                   house::PassOffer,
                                   JoinList,
                                   LeaveList,
                                   AgreeToChange,
                                   AgreeToClosing,
                                   RequestInspection,
                                   OpenDispute,
                                   AcknowledgeRights,
                                   RequestReview,
                                   EscalateComplaint,
                                   house::BuyChips,
                                   ActInRound,
                                   PlaceWagers,
                                   house::FinishWagers,
                                   house::ShowHand,
                                   SitDown,
                                   house::StandUp,
                                   house::AddChips,
                                   house::SitOut,
                                   house::ComeBack,
                                   house::MoveSeat,
                                   RequestForNextHand,
                                   ActInHand,
                                   TableHand,
                                   house::LimitChips,
                                   house::LimitTime,
                                   house::WithdrawLimitChange,
                                   house::TakeBreak,
                                   house::ExcludeSelf,
                                   house::ChooseRealityCheck>;

// Returns the command of the house that `person` gives with the command.
[[nodiscard]] house::Command house_command(const PlayerCommand& command, house::PersonId person);

}  // namespace baize::views
