// A poker table: its players and hands, and where its chips are. The engine decides every rule;
// this room decides who may give which command, checks that the chips are there, and computes the
// money they move.
//
// A player's chips at the table are in the account `stack`, the pots in `pot`. Charges of the house
// go to `chip_box`, or on a stand-alone table to `float`, which also banks the side wagers.
// Commission from pots lies on `drop_slide` during the hand; time charges lie there until they are
// counted. After every event, each account equals the amount that the hand computes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <boost/describe.hpp>

#include "engine/poker/hand/hand.h"
#include "engine/poker/money/time_charge.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/opening.h"
#include "engine/poker/table/orbit.h"
#include "engine/poker/table/seating.h"
#include "engine/poker/table/stakes.h"
#include "house/bonus_prize.h"
#include "house/chips.h"
#include "house/issuer.h"

namespace baize::house {

// Chips that were pushed, are less than the call and have not been made up. The player decides
// about them in turn, unless another player has bet more since. They still belong to the player.
// [CP 6.17] [CP 6.18.2]
struct ShortBet {
    poker::Seat seat = 0;
    Money chips{};
    Money level{};  // the call when they were pushed
    friend bool operator==(const ShortBet&, const ShortBet&) = default;
};
BOOST_DESCRIBE_STRUCT(ShortBet, (), (seat, chips, level))

// A member of staff looked at the cards of a seat after the hand. [CP 8.21]
struct HandLook {
    poker::Seat seat = 0;
    PersonId by = 0;
    std::uint64_t hand = 0;  // the number of the hand
    friend bool operator==(const HandLook&, const HandLook&) = default;
};
BOOST_DESCRIBE_STRUCT(HandLook, (), (seat, by, hand))

// The cards of a finished hand and the players they belonged to.
struct FinishedHand {
    std::uint64_t number = 0;  // 0: no hand
    poker::SeatSet dealt_in{};
    poker::Cards cards{};
    std::array<PersonId, poker::seats_max> players{};
    friend bool operator==(const FinishedHand&, const FinishedHand&) = default;
};
BOOST_DESCRIBE_STRUCT(FinishedHand, (), (number, dealt_in, cards, players))

struct PokerTable {
    std::uint64_t number = 0;  // of the hand, counted since the table was opened
    poker::Orbit orbit{};
    poker::Opening opening{};  // of the hand in play, or of the last one
    poker::Hand hand = [] {
        poker::Hand none;
        none.phase = poker::Phase::over;
        return none;
    }();
    // The player at each seat with cards or a side wager in the hand: its chips and cards are
    // theirs, even if another person takes the seat.
    std::array<PersonId, poker::seats_max> players{};
    std::vector<poker::Departure> departures{};  // the last departure of each player [I-83]
    Money time_charges{};                        // on the drop slide, not yet counted
    std::vector<ShortBet> short_bets{};          // of this hand; live tables only
    std::vector<HandLook> looks{};               // inspections of the last finished hand
    FinishedHand last{};                         // the hand before the one in play
    friend bool operator==(const PokerTable&, const PokerTable&) = default;
};
BOOST_DESCRIBE_STRUCT(
    PokerTable,
    (),
    (number, orbit, opening, hand, players, departures, time_charges, short_bets, looks, last))

// The game according to the sign. The caller provides it; it stays the same until the sign changes.
struct PokerGame {
    TableId table = 0;
    poker::Rules rules{};
    poker::Stakes stakes{};
    poker::TimeCharge time_charge{};
    Chips chips = Chips::money;
    std::vector<BonusPrize> bonuses{};  // [CP 11.2]
};

// Minutes since 1 January 1970: absences and time charges are counted in them.
[[nodiscard]] constexpr std::uint32_t minute_of(Moment now) {
    return static_cast<std::uint32_t>(now.microseconds() / 60'000'000);
}

// Returns the seats still involved in the hand. They include players who folded, because a side
// wager, a fee or a misdeal may follow. No person may leave or take such a seat. [CP 8.3]
// [CP 9.1.1]
[[nodiscard]] poker::SeatSet in_hand(const PokerTable& table);

// Returns the seats that cannot add chips now. [CP 6.11]
[[nodiscard]] poker::SeatSet holding_cards(const PokerTable& table);

// Returns the short bet that the player in turn must decide about; nullptr if there is none. A
// higher bet since then lets the player choose freely again. [CP 6.17] [CP 6.18.2]
[[nodiscard]] const ShortBet* open_short_bet(const PokerTable& table);

// Returns the last finished hand. It may be inspected until the next one is finished. [CP 8.21]
[[nodiscard]] FinishedHand last_finished(const PokerTable& table);

// True if the person has inspected the seat's hand since it was finished. [CP 8.21]
[[nodiscard]] bool has_inspected(const PokerTable& table, PersonId by, poker::Seat seat);

}  // namespace baize::house
