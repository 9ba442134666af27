// Commands for playing at a poker table.
#pragma once

#include <array>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/place.h"
#include "engine/poker/hand/action.h"
#include "engine/poker/live/pushed.h"
#include "engine/poker/live/report.h"
#include "house/issuer.h"
#include "house/report_reason.h"
#include "house/tables/poker/bonuses.h"
#include "house/tables/poker/play_options.h"
#include "house/tables/poker/poker_table.h"

namespace baize::house {

struct SitDown {
    TableId table = 0;
    poker::Arrival arrival{};
    friend bool operator==(const SitDown&, const SitDown&) = default;
};
BOOST_DESCRIBE_STRUCT(SitDown, (), (table, arrival))

// Leaves the poker table with all chips.
struct StandUp {
    TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const StandUp&, const StandUp&) = default;
};
BOOST_DESCRIBE_STRUCT(StandUp, (), (table, seat))

// Adds chips from the wallet to the stack at a poker table, between hands.
struct AddChips {
    TableId table = 0;
    SeatIndex seat = 0;
    Money amount{};
    friend bool operator==(const AddChips&, const AddChips&) = default;
};
BOOST_DESCRIBE_STRUCT(AddChips, (), (table, seat, amount))

// Sits out from the next hand.
struct SitOut {
    TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const SitOut&, const SitOut&) = default;
};
BOOST_DESCRIBE_STRUCT(SitOut, (), (table, seat))

// Returns to play after sitting out, with the choice how to pay missed blinds.
struct ComeBack {
    TableId table = 0;
    SeatIndex seat = 0;
    poker::Choice choice = poker::Choice::wait;
    friend bool operator==(const ComeBack&, const ComeBack&) = default;
};
BOOST_DESCRIBE_STRUCT(ComeBack, (), (table, seat, choice))

// Moves to another seat of the poker table.
struct MoveSeat {
    TableId table = 0;
    SeatIndex from = 0;
    SeatIndex to = 0;
    friend bool operator==(const MoveSeat&, const MoveSeat&) = default;
};
BOOST_DESCRIBE_STRUCT(MoveSeat, (), (table, from, to))

struct Straddle {
    SeatIndex seat = 0;
    Money amount{};
    friend bool operator==(const Straddle&, const Straddle&) = default;
};
BOOST_DESCRIBE_STRUCT(Straddle, (), (seat, amount))

// A player's request for the next hand at a table the house deals: a wager on the colour of the
// flop, a straddle. Only the player in the seat may make it, and it cannot be revoked. [CP 10.1]
// [CP 6.5]
struct WishForHand {
    TableId table = 0;
    SeatIndex seat = 0;
    poker::SideWager side_wager{};
    Money straddle{};
    friend bool operator==(const WishForHand&, const WishForHand&) = default;
};
BOOST_DESCRIBE_STRUCT(WishForHand, (), (table, seat, side_wager, straddle))

// Opens a hand: where a person deals, with the side wagers and straddles that players have put
// down; otherwise with those they requested. The deck is the one that the house committed to, or
// unknown where a person deals.
struct OpenHand {
    TableId table = 0;
    std::array<poker::SideWager, poker::seats_max> side_wagers{};
    std::vector<Straddle> straddles{};
    friend bool operator==(const OpenHand&, const OpenHand&) = default;
};
BOOST_DESCRIBE_STRUCT(OpenHand, (), (table, side_wagers, straddles))

struct ActInHand {
    TableId table = 0;
    poker::Action action{};
    friend bool operator==(const ActInHand&, const ActInHand&) = default;
};
BOOST_DESCRIBE_STRUCT(ActInHand, (), (table, action))

// At a live table the dealer enters the chips that a player pushed and the words spoken; the record
// says how the bet was interpreted. [CP 6.12] to [CP 6.18]
struct PushChips {
    TableId table = 0;
    poker::Pushed pushed{};
    friend bool operator==(const PushChips&, const PushChips&) = default;
};
BOOST_DESCRIBE_STRUCT(PushChips, (), (table, pushed))

// The player who pushed less than the call has decided, or the time to decide has run out. [CP
// 6.17] [I-81]
struct AnswerShortBet {
    TableId table = 0;
    SeatIndex seat = 0;
    bool makes_up = false;
    friend bool operator==(const AnswerShortBet&, const AnswerShortBet&) = default;
};
BOOST_DESCRIBE_STRUCT(AnswerShortBet, (), (table, seat, makes_up))

// Reports an irregularity in a hand of poker.
struct ReportInHand {
    TableId table = 0;
    poker::Report report{};
    ReportReason reason{};
    friend bool operator==(const ReportInHand&, const ReportInHand&) = default;
};
BOOST_DESCRIBE_STRUCT(ReportInHand, (), (table, report, reason))

// Shuffles the rest of the deck again.
struct ReshuffleStub {
    TableId table = 0;
    CardList<card_count> order{};
    friend bool operator==(const ReshuffleStub&, const ReshuffleStub&) = default;
};
BOOST_DESCRIBE_STRUCT(ReshuffleStub, (), (table, order))

// Assesses time charges at a poker table.
struct AssessTime {
    TableId table = 0;
    friend bool operator==(const AssessTime&, const AssessTime&) = default;
};
BOOST_DESCRIBE_STRUCT(AssessTime, (), (table))

// Collects a time charge.
struct CollectTime {
    TableId table = 0;
    friend bool operator==(const CollectTime&, const CollectTime&) = default;
};
BOOST_DESCRIBE_STRUCT(CollectTime, (), (table))

// Drops collected time charges into the Chip Box.
struct DropTime {
    TableId table = 0;
    Money counted{};
    friend bool operator==(const DropTime&, const DropTime&) = default;
};
BOOST_DESCRIBE_STRUCT(DropTime, (), (table, counted))

// A winner who was not called shows the cards for a bonus prize before the next hand. The command
// comes from the player, or at a live table from the dealer, who says which cards they are. [CP
// 11.4] [I-100]
struct TableHand {
    TableId table = 0;
    SeatIndex seat = 0;
    TabledCards cards{};
    friend bool operator==(const TableHand&, const TableHand&) = default;
};
BOOST_DESCRIBE_STRUCT(TableHand, (), (table, seat, cards))

// A TG Higher Duties Dealer (or above) has checked the hands of a prompt. `good` lists the seats
// whose hands qualify. [CP 11.3]
struct VerifyBonus {
    TableId table = 0;
    std::uint32_t prompt = 0;
    std::vector<SeatIndex> good{};
    friend bool operator==(const VerifyBonus&, const VerifyBonus&) = default;
};
BOOST_DESCRIBE_STRUCT(VerifyBonus, (), (table, prompt, good))

// [CP 11.3.1]
struct PayBonus {
    TableId table = 0;
    std::uint32_t award = 0;
    poker::PaidIn paid_in = poker::PaidIn::chips;
    friend bool operator==(const PayBonus&, const PayBonus&) = default;
};
BOOST_DESCRIBE_STRUCT(PayBonus, (), (table, award, paid_in))

// [CP 11.3.2]
struct DeliverBonus {
    TableId table = 0;
    std::uint32_t award = 0;
    friend bool operator==(const DeliverBonus&, const DeliverBonus&) = default;
};
BOOST_DESCRIBE_STRUCT(DeliverBonus, (), (table, award))

// A member of staff looks at a player's cards after the hand. The inspection is recorded, and the
// inspecting person gets the cards (inspections.h). [CP 8.21]
struct InspectHand {
    TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const InspectHand&, const InspectHand&) = default;
};
BOOST_DESCRIBE_STRUCT(InspectHand, (), (table, seat))

// The player changes what was chosen in advance. [I-148] [I-150]
struct SetPlayOptions {
    TableId table = 0;
    SeatIndex seat = 0;
    PlayOptions options{};
    friend bool operator==(const SetPlayOptions&, const SetPlayOptions&) = default;
};
BOOST_DESCRIBE_STRUCT(SetPlayOptions, (), (table, seat, options))

// Their numbers in records are in record_tags.h.
using PokerCommand = std::variant<SitDown,
                                  StandUp,
                                  AddChips,
                                  SitOut,
                                  ComeBack,
                                  MoveSeat,
                                  OpenHand,
                                  ActInHand,
                                  ReportInHand,
                                  ReshuffleStub,
                                  AssessTime,
                                  CollectTime,
                                  DropTime,
                                  WishForHand,
                                  PushChips,
                                  AnswerShortBet,
                                  TableHand,
                                  VerifyBonus,
                                  PayBonus,
                                  DeliverBonus,
                                  InspectHand,
                                  SetPlayOptions>;

}  // namespace baize::house
