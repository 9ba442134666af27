// The jackpot systems of the floor. What happens with an act at a table (wagers registered, handed
// back, outcomes recorded) has no command here: the act brings it about.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/place.h"
#include "house/casino/floor.h"
#include "house/meters/events.h"

namespace baize::casino {

struct FitEquipment {
    TableId table = 0;
    house::Terms terms{};
    friend bool operator==(const FitEquipment&, const FitEquipment&) = default;
};
BOOST_DESCRIBE_STRUCT(FitEquipment, (), (table, terms))

struct OpenSystem {
    house::Terms terms{};
    std::vector<TableId> tables{};
    friend bool operator==(const OpenSystem&, const OpenSystem&) = default;
};
BOOST_DESCRIBE_STRUCT(OpenSystem, (), (terms, tables))

// A sign at a table, or a letter to the Commission.
struct ShowNotice {
    house::Notice notice{};
    friend bool operator==(const ShowNotice&, const ShowNotice&) = default;
};
BOOST_DESCRIBE_STRUCT(ShowNotice, (), (notice))

struct TakeDownNotice {
    house::Notice notice{};
    friend bool operator==(const TakeDownNotice&, const TakeDownNotice&) = default;
};
BOOST_DESCRIBE_STRUCT(TakeDownNotice, (), (notice))

// To another system, or to none (0). Where the wager costs something else there, the change of the
// table's sign that was announced takes effect with it.
struct MoveTable {
    TableId table = 0;
    house::SystemId to = 0;
    friend bool operator==(const MoveTable&, const MoveTable&) = default;
};
BOOST_DESCRIBE_STRUCT(MoveTable, (), (table, to))

struct SwitchOption {
    std::uint8_t option = 1;
    friend bool operator==(const SwitchOption&, const SwitchOption&) = default;
};
BOOST_DESCRIBE_STRUCT(SwitchOption, (), (option))

// What the meter holds above its seed goes to these in equal parts.
struct CloseSystem {
    house::SystemId system = 0;
    std::vector<house::SystemId> receivers{};
    friend bool operator==(const CloseSystem&, const CloseSystem&) = default;
};
BOOST_DESCRIBE_STRUCT(CloseSystem, (), (system, receivers))

// With the signs of all its tables.
struct ChangeLevelValues {
    house::SystemId system = 0;
    Money level1_wager{};
    friend bool operator==(const ChangeLevelValues&, const ChangeLevelValues&) = default;
};
BOOST_DESCRIBE_STRUCT(ChangeLevelValues, (), (system, level1_wager))

struct ReportHealth {
    house::SystemId system = 0;
    house::Health health{};
    friend bool operator==(const ReportHealth&, const ReportHealth&) = default;
};
BOOST_DESCRIBE_STRUCT(ReportHealth, (), (system, health))

struct ReportDisplay {
    TableId table = 0;
    bool works = true;
    friend bool operator==(const ReportDisplay&, const ReportDisplay&) = default;
};
BOOST_DESCRIBE_STRUCT(ReportDisplay, (), (table, works))

struct ArrangeManually {
    house::SystemId system = 0;
    bool in_force = true;
    friend bool operator==(const ArrangeManually&, const ArrangeManually&) = default;
};
BOOST_DESCRIBE_STRUCT(ArrangeManually, (), (system, in_force))

// Started by mistake: bets are open again.
struct CancelJackpotGame {
    TableId table = 0;
    friend bool operator==(const CancelJackpotGame&, const CancelJackpotGame&) = default;
};
BOOST_DESCRIBE_STRUCT(CancelJackpotGame, (), (table))

// Claims are named by the ledger's number of the outcome.
struct ConfirmClaim {
    std::uint64_t claim = 0;
    house::ClaimStep step = house::ClaimStep::payout_determined;
    friend bool operator==(const ConfirmClaim&, const ConfirmClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(ConfirmClaim, (), (claim, step))

struct HoldClaim {
    std::uint64_t claim = 0;
    friend bool operator==(const HoldClaim&, const HoldClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(HoldClaim, (), (claim))

struct ReleaseClaim {
    std::uint64_t claim = 0;
    friend bool operator==(const ReleaseClaim&, const ReleaseClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(ReleaseClaim, (), (claim))

// A hand of that round as whoever had to confirm it reads the cards.
struct ReadHand {
    BoxIndex box = 0;
    JackpotHand hand{};
    friend bool operator==(const ReadHand&, const ReadHand&) = default;
};
BOOST_DESCRIBE_STRUCT(ReadHand, (), (box, hand))

// Not verified: another outcome takes its place. Any other cause makes the whole round void.
struct VoidClaim {
    std::uint64_t claim = 0;
    house::VoidCause cause = house::VoidCause::not_verified;
    std::vector<ReadHand> hands{};  // those that do win, where it was not verified
    friend bool operator==(const VoidClaim&, const VoidClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(VoidClaim, (), (claim, cause, hands))

struct PayClaim {
    std::uint64_t claim = 0;
    friend bool operator==(const PayClaim&, const PayClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(PayClaim, (), (claim))

struct SuspendTables {
    std::vector<TableId> tables{};
    friend bool operator==(const SuspendTables&, const SuspendTables&) = default;
};
BOOST_DESCRIBE_STRUCT(SuspendTables, (), (tables))

struct ContinueTables {
    std::vector<TableId> tables{};
    friend bool operator==(const ContinueTables&, const ContinueTables&) = default;
};
BOOST_DESCRIBE_STRUCT(ContinueTables, (), (tables))

// Since when, as the area manager has found out. Rounds in progress at the suspended tables end.
struct ConfirmFault {
    house::SystemId system = 0;
    Moment began{};
    friend bool operator==(const ConfirmFault&, const ConfirmFault&) = default;
};
BOOST_DESCRIBE_STRUCT(ConfirmFault, (), (system, began))

// Alternatives go into records by their place: add at the end.
using MeterCommand = std::variant<FitEquipment,
                                  OpenSystem,
                                  ShowNotice,
                                  TakeDownNotice,
                                  MoveTable,
                                  SwitchOption,
                                  CloseSystem,
                                  ChangeLevelValues,
                                  ReportHealth,
                                  ReportDisplay,
                                  ArrangeManually,
                                  CancelJackpotGame,
                                  ConfirmClaim,
                                  HoldClaim,
                                  ReleaseClaim,
                                  VoidClaim,
                                  PayClaim,
                                  SuspendTables,
                                  ContinueTables,
                                  ConfirmFault>;

}  // namespace baize::casino
