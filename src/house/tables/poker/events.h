// The events of a poker table and of its bonus prizes. They are stored for years: a struct that has
// been written never changes; additions become new alternatives.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card_list.h"
#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "engine/core/static_vector.h"
#include "engine/poker/hand/action.h"
#include "engine/poker/hand/face.h"
#include "engine/poker/live/pushed.h"
#include "engine/poker/live/report.h"
#include "engine/poker/table/opening.h"
#include "engine/poker/table/orbit.h"
#include "engine/poker/table/seating.h"
#include "house/issuer.h"
#include "house/tables/poker/bonuses.h"
#include "house/tables/poker/play_options.h"
#include "ledger/record/account.h"

namespace baize::house {

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

// Holds the whole plan of the hand, because a replay cannot plan it again without the stacks, which
// only the ledger has.
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
    CardList<card_count> order{};  // empty if the deck is unseen
    friend bool operator==(const StubReshuffled&, const StubReshuffled&) = default;
};
BOOST_DESCRIBE_STRUCT(StubReshuffled, (), (order))

struct TimeAssessed {
    friend bool operator==(const TimeAssessed&, const TimeAssessed&) = default;
};
BOOST_DESCRIBE_STRUCT(TimeAssessed, (), ())

struct TimeCollected {
    poker::Amounts stacks{};  // the stacks that could be charged
    friend bool operator==(const TimeCollected&, const TimeCollected&) = default;
};
BOOST_DESCRIBE_STRUCT(TimeCollected, (), (stacks))

struct TimeDropped {
    Money counted{};
    friend bool operator==(const TimeDropped&, const TimeDropped&) = default;
};
BOOST_DESCRIBE_STRUCT(TimeDropped, (), (counted))

// The house picks up the player and keeps the chips: the event of the seating room moves them.
// [CP 8.11] [I-110]
struct PlayerTakenUp {
    poker::Seat seat = 0;
    Money chips{};
    std::uint32_t minute = 0;
    friend bool operator==(const PlayerTakenUp&, const PlayerTakenUp&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerTakenUp, (), (seat, chips, minute))

// The chips and words of a player, and the action they counted as, with the clause. [CP 6.12] to
// [CP 6.18]
struct ChipsPushed {
    poker::Pushed pushed{};
    poker::Counted counted{};
    friend bool operator==(const ChipsPushed&, const ChipsPushed&) = default;
};
BOOST_DESCRIBE_STRUCT(ChipsPushed, (), (pushed, counted))

// The player folds, and the chips that were too few stay in the pot. [CP 6.17] [I-81]
struct ShortBetSurrendered {
    poker::Seat seat = 0;
    Money chips{};
    friend bool operator==(const ShortBetSurrendered&, const ShortBetSurrendered&) = default;
};
BOOST_DESCRIBE_STRUCT(ShortBetSurrendered, (), (seat, chips))

// The seat inspected, the person who inspected it, and the cards as far as they are known.
// [CP 8.21]
struct HandInspected {
    poker::Seat seat = 0;
    PersonId by = 0;
    StaticVector<poker::Face, poker::hole_cards_max> cards{};
    Clause clause{};
    friend bool operator==(const HandInspected&, const HandInspected&) = default;
};
BOOST_DESCRIBE_STRUCT(HandInspected, (), (seat, by, cards, clause))

// The player has chosen in advance. [I-148] [I-150]
struct PlayOptionsSet {
    poker::Seat seat = 0;
    PlayOptions options{};
    friend bool operator==(const PlayOptionsSet&, const PlayOptionsSet&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayOptionsSet, (), (seat, options))

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
                                HandInspected,
                                PlayOptionsSet>;

struct BonusQualified {
    std::vector<BonusPrompt> prompts{};
    friend bool operator==(const BonusQualified&, const BonusQualified&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusQualified, (), (prompts))

// Lists the hands that were verified; empty if none was. The prompt ends in both cases.
struct BonusVerified {
    std::uint32_t prompt = 0;
    std::vector<BonusOwed> awards{};
    friend bool operator==(const BonusVerified&, const BonusVerified&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusVerified, (), (prompt, awards))

// [CP 11.3.1]
struct BonusPaid {
    std::uint32_t award = 0;
    poker::PaidIn paid_in = poker::PaidIn::chips;
    ledger::Account to{};
    friend bool operator==(const BonusPaid&, const BonusPaid&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusPaid, (), (award, paid_in, to))

// [CP 11.3.2]
struct BonusDelivered {
    std::uint32_t award = 0;
    friend bool operator==(const BonusDelivered&, const BonusDelivered&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusDelivered, (), (award))

// The round of play is void: its prizes that are not yet paid or delivered are no longer owed.
struct BonusFell {
    std::uint64_t hand = 0;
    friend bool operator==(const BonusFell&, const BonusFell&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusFell, (), (hand))

// Their numbers in records are in record_tags.h.
using BonusEvent =
    std::variant<BonusQualified, BonusVerified, BonusPaid, BonusDelivered, BonusFell>;

}  // namespace baize::house
