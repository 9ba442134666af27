// Everything that can be recorded of the casino: what a room decided, and at which table. Bodies of
// the ledger's events are these, with the command before the first of them.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "house/casino/casino_state.h"
#include "house/meters/events.h"
#include "house/report_reason.h"
#include "house/seating/events.h"
#include "ledger/record/event.h"
#include "ledger/record/posting.h"

namespace baize::house {

struct SignHappened {
    TableId table = 0;
    SignEvent event{};
    friend bool operator==(const SignHappened&, const SignHappened&) = default;
};
BOOST_DESCRIBE_STRUCT(SignHappened, (), (table, event))

struct RoundHappened {
    TableId table = 0;
    BankedEvent event{};
    friend bool operator==(const RoundHappened&, const RoundHappened&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundHappened, (), (table, event))

struct HandHappened {
    TableId table = 0;
    PokerEvent event{};
    friend bool operator==(const HandHappened&, const HandHappened&) = default;
};
BOOST_DESCRIBE_STRUCT(HandHappened, (), (table, event))

// What is the casino's own.

struct TableMade {
    TableId table = 0;
    DealtBy dealt_by = DealtBy::house;
    Chips chips = Chips::money;
    friend bool operator==(const TableMade&, const TableMade&) = default;
};
BOOST_DESCRIBE_STRUCT(TableMade, (), (table, dealt_by, chips))

// At a table of a house game: from the wallet to the stack, and back.
struct ChipsBought {
    TableId table = 0;
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const ChipsBought&, const ChipsBought&) = default;
};
BOOST_DESCRIBE_STRUCT(ChipsBought, (), (table, person, amount))

struct ChipsReturned {
    TableId table = 0;
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const ChipsReturned&, const ChipsReturned&) = default;
};
BOOST_DESCRIBE_STRUCT(ChipsReturned, (), (table, person, amount))

// The house promises the deck of a round. [I-114]
struct DeckPromised {
    TableId table = 0;
    SealedDeck sealed{};
    friend bool operator==(const DeckPromised&, const DeckPromised&) = default;
};
BOOST_DESCRIBE_STRUCT(DeckPromised, (), (table, sealed))

// The round is over: from now on everybody who has the record can read its cards.
struct KeyDisclosed {
    TableId table = 0;
    std::uint64_t round = 0;
    std::array<std::byte, 32> key{};
    friend bool operator==(const KeyDisclosed&, const KeyDisclosed&) = default;
};
BOOST_DESCRIBE_STRUCT(KeyDisclosed, (), (table, round, key))

// The float of a table is filled from the house, or what is too much goes back.
struct FloatChanged {
    TableId table = 0;
    Money amount{};  // below zero: back to the house
    friend bool operator==(const FloatChanged&, const FloatChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(FloatChanged, (), (table, amount))

// What a chip box holds has been counted and taken to the house.
struct BoxEmptied {
    TableId table = 0;
    Money counted{};
    friend bool operator==(const BoxEmptied&, const BoxEmptied&) = default;
};
BOOST_DESCRIBE_STRUCT(BoxEmptied, (), (table, counted))

// Play chips for practice, from nowhere and worth nothing.
struct PlayChipsGiven {
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const PlayChipsGiven&, const PlayChipsGiven&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayChipsGiven, (), (person, amount))

// A player said what the next hand shall begin with.
struct HandWished {
    TableId table = 0;
    poker::Seat seat = 0;
    HandWish wish{};
    friend bool operator==(const HandWished&, const HandWished&) = default;
};
BOOST_DESCRIBE_STRUCT(HandWished, (), (table, seat, wish))

// A round that was settled is void, and its jackpot system can no longer undo it: the house lays
// the Jackpot stakes on the layout again. [I-98]
struct JackpotStakesRefunded {
    TableId table = 0;
    std::uint64_t round = 0;
    Money amount{};
    friend bool operator==(const JackpotStakesRefunded&, const JackpotStakesRefunded&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotStakesRefunded, (), (table, round, amount))

// The Jackpot stakes of a claim that is void go back to the players, when the table plays another
// round already.
struct JackpotStakesReturned {
    TableId table = 0;
    std::uint64_t round = 0;
    std::vector<PersonId> persons{};
    friend bool operator==(const JackpotStakesReturned&, const JackpotStakesReturned&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotStakesReturned, (), (table, round, persons))

struct WagersFinished {
    TableId table = 0;
    PersonId person = 0;
    friend bool operator==(const WagersFinished&, const WagersFinished&) = default;
};
BOOST_DESCRIBE_STRUCT(WagersFinished, (), (table, person))

struct DealerChanged {
    TableId table = 0;
    PersonId dealer = 0;  // 0: nobody
    friend bool operator==(const DealerChanged&, const DealerChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(DealerChanged, (), (table, dealer))

// [CP 11.3]
struct BonusHappened {
    TableId table = 0;
    BonusEvent event{};
    friend bool operator==(const BonusHappened&, const BonusHappened&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusHappened, (), (table, event))

// Cash that a player has put down became chips, with the notes for the cage. [CS 5.3] [TCP 5.3]
struct CashConverted {
    TableId table = 0;
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const CashConverted&, const CashConverted&) = default;
};
BOOST_DESCRIBE_STRUCT(CashConverted, (), (table, person, amount))

// A player has said to have the hand turned up. [UTH 4.14] [CH 4.12(b)]
struct HandShown {
    TableId table = 0;
    PersonId person = 0;
    friend bool operator==(const HandShown&, const HandShown&) = default;
};
BOOST_DESCRIBE_STRUCT(HandShown, (), (table, person))

// Why a report was made during a round, and what was found. [I-98]
struct ReasonGiven {
    TableId table = 0;
    std::uint64_t round = 0;
    ReportReason reason{};
    Clause clause{};  // of the ruling
    friend bool operator==(const ReasonGiven&, const ReasonGiven&) = default;
};
BOOST_DESCRIBE_STRUCT(ReasonGiven, (), (table, round, reason, clause))

// A round has fallen, and a player has taken away what it paid: the house bears it, and the player
// owes it. [I-98]
struct WinningsOwed {
    TableId table = 0;
    std::uint64_t round = 0;
    PersonId person = 0;
    Money amount{};
    Clause clause{};  // by which the round fell
    friend bool operator==(const WinningsOwed&, const WinningsOwed&) = default;
};
BOOST_DESCRIBE_STRUCT(WinningsOwed, (), (table, round, person, amount, clause))

// An executive has changed what the house chose.
struct SettingsChanged {
    FloorSettings settings{};
    std::string words{};
    friend bool operator==(const SettingsChanged&, const SettingsChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(SettingsChanged, (), (settings, words))

// Their numbers in records, which are also the kinds of the ledger's events, are in record_tags.h.
using CasinoEvent = std::variant<PeopleEvent,
                                 SignHappened,
                                 SeatingEvent,
                                 CardEvent,
                                 CaseEvent,
                                 MeterEvent,
                                 RoundHappened,
                                 HandHappened,
                                 TableMade,
                                 ChipsBought,
                                 ChipsReturned,
                                 DeckPromised,
                                 FloatChanged,
                                 BoxEmptied,
                                 PlayChipsGiven,
                                 HandWished,
                                 JackpotStakesRefunded,
                                 JackpotStakesReturned,
                                 WagersFinished,
                                 DealerChanged,
                                 BonusHappened,
                                 CashConverted,
                                 HandShown,
                                 ReasonGiven,
                                 SettingsChanged,
                                 KeyDisclosed,
                                 WinningsOwed>;

// What the engine made of an event of play, which the record does not repeat: set for RoundHappened
// and HandHappened, and for nothing else.
using GameTransition = std::
    variant<std::monostate, std::unique_ptr<RoundTransition>, std::unique_ptr<PokerTransition>>;

// One event of a command: in which stream it is recorded, the money it moves and, where something
// is played, the game after it. The engine has run once when this exists; nothing that applies,
// logs or archives it runs the engine again.
struct Step {
    ledger::Stream stream{};
    CasinoEvent event{};
    std::vector<ledger::Posting> postings{};
    GameTransition game{};
};

// nullptr where no round or hand is played.
[[nodiscard]] inline const RoundTransition* round_in(const Step& step) {
    const auto* const round = std::get_if<std::unique_ptr<RoundTransition>>(&step.game);
    return round == nullptr ? nullptr : round->get();
}

[[nodiscard]] inline const PokerTransition* hand_in(const Step& step) {
    const auto* const hand = std::get_if<std::unique_ptr<PokerTransition>>(&step.game);
    return hand == nullptr ? nullptr : hand->get();
}

// What a command brings about, in order. All of it or nothing.
using Steps = std::vector<Step>;

}  // namespace baize::house
