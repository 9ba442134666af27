// All events that can be recorded of the casino: a room's event, and its table. The bodies of the
// ledger's events hold these; the first event of a command also holds the command.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "house/cards/events.h"
#include "house/cases/events.h"
#include "house/chips.h"
#include "house/commands/floor_settings.h"
#include "house/dealt_by.h"
#include "house/meters/events.h"
#include "house/people/events.h"
#include "house/report_reason.h"
#include "house/seals/sealed_deck.h"
#include "house/seating/events.h"
#include "house/signs/events.h"
#include "house/tables/banked/events.h"
#include "house/tables/poker/events.h"
#include "house/tables/poker/hand_request.h"

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

// The events that no room owns.

struct TableMade {
    TableId table = 0;
    DealtBy dealt_by = DealtBy::house;
    Chips chips = Chips::money;
    friend bool operator==(const TableMade&, const TableMade&) = default;
};
BOOST_DESCRIBE_STRUCT(TableMade, (), (table, dealt_by, chips))

// Chips move from the wallet to the stack at a table of a house game, or back.
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

// The house commits to the deck of a round. [I-114]
struct DeckCommitted {
    TableId table = 0;
    SealedDeck sealed{};
    friend bool operator==(const DeckCommitted&, const DeckCommitted&) = default;
};
BOOST_DESCRIBE_STRUCT(DeckCommitted, (), (table, sealed))

// The round is over and its key is public: with the record, anyone can read its cards from now on.
struct KeyDisclosed {
    TableId table = 0;
    std::uint64_t round = 0;
    std::array<std::byte, 32> key{};
    friend bool operator==(const KeyDisclosed&, const KeyDisclosed&) = default;
};
BOOST_DESCRIBE_STRUCT(KeyDisclosed, (), (table, round, key))

// The house fills the float of a table, or takes back a surplus.
struct FloatChanged {
    TableId table = 0;
    Money amount{};  // negative: back to the house
    friend bool operator==(const FloatChanged&, const FloatChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(FloatChanged, (), (table, amount))

// The contents of a Chip Box have been counted and taken to the house.
struct BoxEmptied {
    TableId table = 0;
    Money counted{};
    friend bool operator==(const BoxEmptied&, const BoxEmptied&) = default;
};
BOOST_DESCRIBE_STRUCT(BoxEmptied, (), (table, counted))

// A person gets play chips for practice: they are created from nothing and have no value.
struct PlayChipsGiven {
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const PlayChipsGiven&, const PlayChipsGiven&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayChipsGiven, (), (person, amount))

// A player requests side wagers or straddles for the next hand.
struct HandRequested {
    TableId table = 0;
    poker::Seat seat = 0;
    HandRequest request{};
    friend bool operator==(const HandRequested&, const HandRequested&) = default;
};
BOOST_DESCRIBE_STRUCT(HandRequested, (), (table, seat, request))

// A settled round is void and its jackpot system can no longer undo it, so the house puts the
// Jackpot stakes back on the layout. [I-98]
struct JackpotStakesRefunded {
    TableId table = 0;
    std::uint64_t round = 0;
    Money amount{};
    friend bool operator==(const JackpotStakesRefunded&, const JackpotStakesRefunded&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotStakesRefunded, (), (table, round, amount))

// The Jackpot stakes of a void claim go back to the players, because the table already plays
// another round.
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
    PersonId dealer = 0;  // 0: no dealer
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

// The cash that a player put down has become chips; the notes go to the cage. [CS 5.3] [TCP 5.3]
struct CashConverted {
    TableId table = 0;
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const CashConverted&, const CashConverted&) = default;
};
BOOST_DESCRIBE_STRUCT(CashConverted, (), (table, person, amount))

// A player asks to show the hand. [UTH 4.14] [CH 4.12(b)]
struct HandShown {
    TableId table = 0;
    PersonId person = 0;
    friend bool operator==(const HandShown&, const HandShown&) = default;
};
BOOST_DESCRIBE_STRUCT(HandShown, (), (table, person))

// The reason for a report made during a round, and the finding. [I-98]
struct ReasonGiven {
    TableId table = 0;
    std::uint64_t round = 0;
    ReportReason reason{};
    Clause clause{};  // of the ruling
    friend bool operator==(const ReasonGiven&, const ReasonGiven&) = default;
};
BOOST_DESCRIBE_STRUCT(ReasonGiven, (), (table, round, reason, clause))

// A round was invalidated, and a player has taken away the amount it paid: the house bears it, and
// the player owes it to the house. [I-98]
struct WinningsOwed {
    TableId table = 0;
    std::uint64_t round = 0;
    PersonId person = 0;
    Money amount{};
    Clause clause{};  // the one that invalidates the round
    friend bool operator==(const WinningsOwed&, const WinningsOwed&) = default;
};
BOOST_DESCRIBE_STRUCT(WinningsOwed, (), (table, round, person, amount, clause))

// An executive has changed the settings of the house.
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
                                 DeckCommitted,
                                 FloatChanged,
                                 BoxEmptied,
                                 PlayChipsGiven,
                                 HandRequested,
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

}  // namespace baize::house
