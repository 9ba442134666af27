// Commands about the jackpot systems of the casino. Meter events that follow from an action at a
// table (wagers registered or returned, outcomes recorded) have no command here: the action causes
// them.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/place.h"
#include "house/issuer.h"
#include "house/meters/engine_values.h"
#include "house/meters/events.h"

namespace baize::house {

// Fits a table with jackpot equipment.
struct FitEquipment {
    TableId table = 0;
    Terms terms{};
    friend bool operator==(const FitEquipment&, const FitEquipment&) = default;
};
BOOST_DESCRIBE_STRUCT(FitEquipment, (), (table, terms))

// Opens a jackpot system.
struct OpenSystem {
    Terms terms{};
    std::vector<TableId> tables{};
    friend bool operator==(const OpenSystem&, const OpenSystem&) = default;
};
BOOST_DESCRIBE_STRUCT(OpenSystem, (), (terms, tables))

// A notice is a sign at a table, or a letter to the Commission.
struct ShowNotice {
    Notice notice{};
    friend bool operator==(const ShowNotice&, const ShowNotice&) = default;
};
BOOST_DESCRIBE_STRUCT(ShowNotice, (), (notice))

// Withdraws an announced change of a jackpot system.
struct TakeDownNotice {
    Notice notice{};
    friend bool operator==(const TakeDownNotice&, const TakeDownNotice&) = default;
};
BOOST_DESCRIBE_STRUCT(TakeDownNotice, (), (notice))

// Moves a table to another system, or to none (0). If the jackpot wager has another price there,
// the announced change of the table's sign takes effect at the same time.
struct MoveTable {
    TableId table = 0;
    SystemId to = 0;
    friend bool operator==(const MoveTable&, const MoveTable&) = default;
};
BOOST_DESCRIBE_STRUCT(MoveTable, (), (table, to))

// Switches the prize option of a jackpot.
struct SwitchOption {
    std::uint8_t option = 1;
    friend bool operator==(const SwitchOption&, const SwitchOption&) = default;
};
BOOST_DESCRIBE_STRUCT(SwitchOption, (), (option))

// The amount that the meter holds above its seed is split equally among these systems.
struct CloseSystem {
    SystemId system = 0;
    std::vector<SystemId> receivers{};
    friend bool operator==(const CloseSystem&, const CloseSystem&) = default;
};
BOOST_DESCRIBE_STRUCT(CloseSystem, (), (system, receivers))

// The signs of all tables of the system change too.
struct ChangeLevelValues {
    SystemId system = 0;
    Money level1_wager{};
    friend bool operator==(const ChangeLevelValues&, const ChangeLevelValues&) = default;
};
BOOST_DESCRIBE_STRUCT(ChangeLevelValues, (), (system, level1_wager))

// Reports whether a jackpot system works.
struct ReportHealth {
    SystemId system = 0;
    Health health{};
    friend bool operator==(const ReportHealth&, const ReportHealth&) = default;
};
BOOST_DESCRIBE_STRUCT(ReportHealth, (), (system, health))

// Reports whether the jackpot display of a table works.
struct ReportDisplay {
    TableId table = 0;
    bool works = true;
    friend bool operator==(const ReportDisplay&, const ReportDisplay&) = default;
};
BOOST_DESCRIBE_STRUCT(ReportDisplay, (), (table, works))

// Lets staff keep the amounts of a jackpot by hand.
struct ArrangeManually {
    SystemId system = 0;
    bool in_force = true;
    friend bool operator==(const ArrangeManually&, const ArrangeManually&) = default;
};
BOOST_DESCRIBE_STRUCT(ArrangeManually, (), (system, in_force))

// The game was started by mistake: betting opens again.
struct CancelJackpotGame {
    TableId table = 0;
    friend bool operator==(const CancelJackpotGame&, const CancelJackpotGame&) = default;
};
BOOST_DESCRIBE_STRUCT(CancelJackpotGame, (), (table))

// A claim is identified by the ledger sequence number of its outcome.
struct ConfirmClaim {
    std::uint64_t claim = 0;
    ClaimStep step = ClaimStep::payout_determined;
    friend bool operator==(const ConfirmClaim&, const ConfirmClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(ConfirmClaim, (), (claim, step))

// Withholds the payment of a jackpot claim.
struct HoldClaim {
    std::uint64_t claim = 0;
    friend bool operator==(const HoldClaim&, const HoldClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(HoldClaim, (), (claim))

// Releases a withheld jackpot claim.
struct ReleaseClaim {
    std::uint64_t claim = 0;
    friend bool operator==(const ReleaseClaim&, const ReleaseClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(ReleaseClaim, (), (claim))

// A hand of the round, as read by the person who had to confirm it.
struct ReadHand {
    BoxIndex box = 0;
    JackpotHand hand{};
    friend bool operator==(const ReadHand&, const ReadHand&) = default;
};
BOOST_DESCRIBE_STRUCT(ReadHand, (), (box, hand))

// If the claim was not verified, another outcome replaces it. Any other cause voids the whole
// round.
struct VoidClaim {
    std::uint64_t claim = 0;
    VoidCause cause = VoidCause::not_verified;
    std::vector<ReadHand> hands{};  // The hands that do win, if the claim was not verified.
    friend bool operator==(const VoidClaim&, const VoidClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(VoidClaim, (), (claim, cause, hands))

// Pays a jackpot claim.
struct PayClaim {
    std::uint64_t claim = 0;
    friend bool operator==(const PayClaim&, const PayClaim&) = default;
};
BOOST_DESCRIBE_STRUCT(PayClaim, (), (claim))

// Suspends tables of a jackpot system.
struct SuspendTables {
    std::vector<TableId> tables{};
    friend bool operator==(const SuspendTables&, const SuspendTables&) = default;
};
BOOST_DESCRIBE_STRUCT(SuspendTables, (), (tables))

// Ends the suspension of tables of a jackpot system.
struct ContinueTables {
    std::vector<TableId> tables{};
    friend bool operator==(const ContinueTables&, const ContinueTables&) = default;
};
BOOST_DESCRIBE_STRUCT(ContinueTables, (), (tables))

// Confirms a fault, with the start time found by the area manager. Rounds in progress at the
// suspended tables end.
struct ConfirmFault {
    SystemId system = 0;
    Moment began{};
    friend bool operator==(const ConfirmFault&, const ConfirmFault&) = default;
};
BOOST_DESCRIBE_STRUCT(ConfirmFault, (), (system, began))

// Their numbers in records are in records/record_tags.h.
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

}  // namespace baize::house
