// A poker table: who plays, hand after hand, and where the chips are. Every rule is the engine's;
// here is who may give which command, whether the chips are there, and what they do.
//
// A player's chips at the table are the account `stack`; what lies in the middle is `pot`; what the
// house takes goes to `chip_box`, or on a stand-alone table to `float`, which also banks the side
// wagers. Commission from pots lies on `drop_slide` while the hand goes on, and time charges until
// they have been counted. After every event each of them holds what the hand says.
#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card_list.h"
#include "engine/core/result.h"
#include "engine/poker/hand/event.h"
#include "engine/poker/money/charges.h"
#include "engine/poker/rules/rules.h"
#include "house/bonus_prize.h"
#include "house/chips.h"
#include "house/issuer.h"
#include "house/tables/poker/described_hand.h"
#include "ledger/journal/balances.h"
#include "ledger/record/posting.h"

namespace baize::house {

// Less than the call, pushed and not made up: the player chooses in turn, as long as nobody has bet
// more. The chips are still the player's. [CP 6.17] [CP 6.18.2]
struct ShortBet {
    poker::Seat seat = 0;
    Money chips{};
    Money level{};  // what had to be called when they were pushed
    friend bool operator==(const ShortBet&, const ShortBet&) = default;
};
BOOST_DESCRIBE_STRUCT(ShortBet, (), (seat, chips, level))

// A member of staff looked at the cards of a seat when the hand was over. [CP 8.21]
struct HandLook {
    poker::Seat seat = 0;
    PersonId by = 0;
    std::uint64_t hand = 0;  // its number
    friend bool operator==(const HandLook&, const HandLook&) = default;
};
BOOST_DESCRIBE_STRUCT(HandLook, (), (seat, by, hand))

// The cards of a hand that is over, and whose they were.
struct FinishedHand {
    std::uint64_t number = 0;  // 0: there is none
    poker::SeatSet dealt_in{};
    poker::Cards cards{};
    std::array<PersonId, poker::seats_max> players{};
    friend bool operator==(const FinishedHand&, const FinishedHand&) = default;
};
BOOST_DESCRIBE_STRUCT(FinishedHand, (), (number, dealt_in, cards, players))

struct PokerTable {
    std::uint64_t number = 0;  // of the hand, counted from the opening of the table
    poker::Orbit orbit{};
    poker::Opening opening{};  // of the hand in play, or of the last one
    poker::Hand hand = [] {
        poker::Hand none;
        none.phase = poker::Phase::over;
        return none;
    }();
    // Who has cards or a side wager in it, by seat: chips and cards of a hand are theirs, whoever
    // sits there later.
    std::array<PersonId, poker::seats_max> players{};
    std::vector<poker::Departure> departures{};  // the last one of each player [I-83]
    Money time_charges{};                        // on the drop slide, not yet counted
    std::vector<ShortBet> short_bets{};          // of this hand, at a live table
    std::vector<HandLook> looks{};               // by staff, at the hand that was over last
    FinishedHand last{};                         // before the one in play
    friend bool operator==(const PokerTable&, const PokerTable&) = default;
};
BOOST_DESCRIBE_STRUCT(
    PokerTable,
    (),
    (number, orbit, opening, hand, players, departures, time_charges, short_bets, looks, last))

// What the sign says of it; the caller's, and the same for every function until the sign changes.
struct PokerGame {
    TableId table = 0;
    poker::Rules rules{};
    poker::Stakes stakes{};
    poker::TimeCharge time_charge{};
    Chips chips = Chips::money;
    std::vector<BonusPrize> bonuses{};  // [CP 11.2]
};

struct PlayerSat {
    poker::Arrival arrival{};
    Actor by{};
    friend bool operator==(const PlayerSat&, const PlayerSat&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerSat, (), (arrival, by))

struct PlayerStoodUp {
    poker::Seat seat = 0;
    Money chips{};
    std::uint32_t minute = 0;
    friend bool operator==(const PlayerStoodUp&, const PlayerStoodUp&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerStoodUp, (), (seat, chips, minute))

struct ChipsAdded {
    poker::Seat seat = 0;
    Money stack{};  // before
    Money amount{};
    friend bool operator==(const ChipsAdded&, const ChipsAdded&) = default;
};
BOOST_DESCRIBE_STRUCT(ChipsAdded, (), (seat, stack, amount))

struct PlayerSatOut {
    poker::Seat seat = 0;
    friend bool operator==(const PlayerSatOut&, const PlayerSatOut&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerSatOut, (), (seat))

struct ReturnChosen {
    poker::Seat seat = 0;
    poker::Choice choice = poker::Choice::wait;
    friend bool operator==(const ReturnChosen&, const ReturnChosen&) = default;
};
BOOST_DESCRIBE_STRUCT(ReturnChosen, (), (seat, choice))

struct PlayerMoved {
    poker::Seat from = 0;
    poker::Seat to = 0;
    friend bool operator==(const PlayerMoved&, const PlayerMoved&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerMoved, (), (from, to))

// As it was planned: the plan needs the stacks, which are the ledger's.
struct HandOpened {
    poker::Opening opening{};
    poker::Orbit after{};
    friend bool operator==(const HandOpened&, const HandOpened&) = default;
};
BOOST_DESCRIBE_STRUCT(HandOpened, (), (opening, after))

struct HandActed {
    poker::Action action{};
    friend bool operator==(const HandActed&, const HandActed&) = default;
};
BOOST_DESCRIBE_STRUCT(HandActed, (), (action))

struct HandReported {
    poker::Report report{};
    friend bool operator==(const HandReported&, const HandReported&) = default;
};
BOOST_DESCRIBE_STRUCT(HandReported, (), (report))

struct StubReshuffled {
    CardList<card_count> order{};  // empty where the deck is unseen
    friend bool operator==(const StubReshuffled&, const StubReshuffled&) = default;
};
BOOST_DESCRIBE_STRUCT(StubReshuffled, (), (order))

struct TimeAssessed {
    friend bool operator==(const TimeAssessed&, const TimeAssessed&) = default;
};
BOOST_DESCRIBE_STRUCT(TimeAssessed, (), ())

struct TimeCollected {
    poker::Amounts stacks{};  // what could be taken from
    friend bool operator==(const TimeCollected&, const TimeCollected&) = default;
};
BOOST_DESCRIBE_STRUCT(TimeCollected, (), (stacks))

struct TimeDropped {
    Money counted{};
    friend bool operator==(const TimeDropped&, const TimeDropped&) = default;
};
BOOST_DESCRIBE_STRUCT(TimeDropped, (), (counted))

// By the house, which keeps the chips: the seating's lines move them. [CP 8.11] [I-110]
struct PlayerTakenUp {
    poker::Seat seat = 0;
    Money chips{};
    std::uint32_t minute = 0;
    friend bool operator==(const PlayerTakenUp&, const PlayerTakenUp&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerTakenUp, (), (seat, chips, minute))

// Chips and words as a person used them, and what they counted as, with the clause.
// [CP 6.12] to [CP 6.18]
struct ChipsPushed {
    poker::Pushed pushed{};
    poker::Counted counted{};
    friend bool operator==(const ChipsPushed&, const ChipsPushed&) = default;
};
BOOST_DESCRIBE_STRUCT(ChipsPushed, (), (pushed, counted))

// Folded, and the chips that were too few stay in the pot. [CP 6.17] [I-81]
struct ShortBetSurrendered {
    poker::Seat seat = 0;
    Money chips{};
    friend bool operator==(const ShortBetSurrendered&, const ShortBetSurrendered&) = default;
};
BOOST_DESCRIBE_STRUCT(ShortBetSurrendered, (), (seat, chips))

// What was looked at, by whom, and the cards as far as they were known. [CP 8.21]
struct HandInspected {
    poker::Seat seat = 0;
    PersonId by = 0;
    StaticVector<poker::Face, poker::hole_cards_max> cards{};
    Clause clause{};
    friend bool operator==(const HandInspected&, const HandInspected&) = default;
};
BOOST_DESCRIBE_STRUCT(HandInspected, (), (seat, by, cards, clause))

// Their numbers in records are in record_tags.h.
using PokerEvent = std::variant<PlayerSat,
                                PlayerStoodUp,
                                ChipsAdded,
                                PlayerSatOut,
                                ReturnChosen,
                                PlayerMoved,
                                HandOpened,
                                HandActed,
                                HandReported,
                                StubReshuffled,
                                TimeAssessed,
                                TimeCollected,
                                TimeDropped,
                                PlayerTakenUp,
                                ChipsPushed,
                                ShortBetSurrendered,
                                HandInspected>;

// Minutes since the first of January 1970: absences and time charges are counted in them.
[[nodiscard]] constexpr std::uint32_t minute_of(Moment now) {
    return static_cast<std::uint32_t>(now.microseconds() / 60'000'000);
}

// Seats of players whom the hand has not done with: those who folded too, for whom there may be a
// side wager, a fee or a misdeal to come. Nobody leaves or takes such a seat. [CP 8.3] [CP 9.1.1]
[[nodiscard]] poker::SeatSet in_hand(const PokerTable& table);

// Those who cannot add chips now. [CP 6.11]
[[nodiscard]] poker::SeatSet holding_cards(const PokerTable& table);

// The one the player in turn has to choose about; nullptr where there is none. A higher bet since
// then gives the whole choice back. [CP 6.17] [CP 6.18.2]
[[nodiscard]] const ShortBet* open_short_bet(const PokerTable& table);

// The hand that was over last: it may be inspected until the next one is over. [CP 8.21]
[[nodiscard]] FinishedHand last_finished(const PokerTable& table);

// This person has inspected the hand of the seat since it was over. [CP 8.21]
[[nodiscard]] bool has_inspected(const PokerTable& table, PersonId by, poker::Seat seat);

// What a command does to a table: the event for the record, the table after it, and what happened
// in the hand, event by event, for those who tell of it.
struct PokerTransition {
    PokerEvent event{};
    PokerTable after{};
    poker::EventList happened{};
    Clause ruled{};  // of the ruling, where something was reported
};

// Asks the engine what an event does to the table, or why it cannot be. This is the only place that
// changes a table: commands are decided by it, and a recorded event is played again by it. What the
// engine has to say of the event itself (how pushed chips count) is written into it.
[[nodiscard]] Result<PokerTransition> transition(const PokerTable& before,
                                                 const PokerGame& game,
                                                 PokerEvent event);

// The money that a transition moves. REQUIRES: the transition starts at `before`.
[[nodiscard]] std::vector<ledger::Posting> postings(const PokerTable& before,
                                                    const PokerGame& game,
                                                    const PokerTransition& transition,
                                                    const ledger::Balances& balances);

}  // namespace baize::house
