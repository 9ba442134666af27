// The events of the jackpot systems. An event that changes a meter carries its value afterwards, so
// the records are the audit log of the meter. [I-88]
#pragma once

#include <variant>
#include <vector>

#include "house/meters/meters.h"

namespace baize::house {

struct EquipmentFitted {
    TableId table = 0;
    Terms terms{};
    friend bool operator==(const EquipmentFitted&, const EquipmentFitted&) = default;
};
BOOST_DESCRIBE_STRUCT(EquipmentFitted, (), (table, terms))

struct SystemOpened {
    SystemId system = 0;
    Terms terms{};
    std::vector<TableId> tables{};
    MeterValue value{};
    Fraction credited{};  // The amount held since another system closed. [I-52]
    friend bool operator==(const SystemOpened&, const SystemOpened&) = default;
};
BOOST_DESCRIBE_STRUCT(SystemOpened, (), (system, terms, tables, value, credited))

struct NoticeShown {
    Notice notice{};
    friend bool operator==(const NoticeShown&, const NoticeShown&) = default;
};
BOOST_DESCRIBE_STRUCT(NoticeShown, (), (notice))

struct NoticeTakenDown {
    Notice notice{};
    friend bool operator==(const NoticeTakenDown&, const NoticeTakenDown&) = default;
};
BOOST_DESCRIBE_STRUCT(NoticeTakenDown, (), (notice))

struct TableMoved {
    TableId table = 0;
    SystemId to = 0;  // 0: leaves.
    friend bool operator==(const TableMoved&, const TableMoved&) = default;
};
BOOST_DESCRIBE_STRUCT(TableMoved, (), (table, to))

// Applies to all Caribbean Stud systems at once. [CS 9.1.1(f)] [CS 9.1.1(g)]
struct OptionSwitched {
    std::uint8_t option = 1;
    friend bool operator==(const OptionSwitched&, const OptionSwitched&) = default;
};
BOOST_DESCRIBE_STRUCT(OptionSwitched, (), (option))

struct Transfer {
    SystemId to = 0;
    Fraction amount{};
    friend bool operator==(const Transfer&, const Transfer&) = default;
};
BOOST_DESCRIBE_STRUCT(Transfer, (), (to, amount))

struct SystemClosed {
    SystemId system = 0;
    std::vector<Transfer> transfers{};
    Fraction held{};  // For the next system opened. [I-52]
    friend bool operator==(const SystemClosed&, const SystemClosed&) = default;
};
BOOST_DESCRIBE_STRUCT(SystemClosed, (), (system, transfers, held))

struct LevelValuesChanged {
    SystemId system = 0;
    Money level1_wager{};
    MeterValue after{};
    friend bool operator==(const LevelValuesChanged&, const LevelValuesChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(LevelValuesChanged, (), (system, level1_wager, after))

struct HealthReported {
    SystemId system = 0;
    Health health{};
    friend bool operator==(const HealthReported&, const HealthReported&) = default;
};
BOOST_DESCRIBE_STRUCT(HealthReported, (), (system, health))

struct DisplayReported {
    TableId table = 0;
    bool works = true;
    friend bool operator==(const DisplayReported&, const DisplayReported&) = default;
};
BOOST_DESCRIBE_STRUCT(DisplayReported, (), (table, works))

struct ManualArranged {
    SystemId system = 0;
    bool in_force = true;
    friend bool operator==(const ManualArranged&, const ManualArranged&) = default;
};
BOOST_DESCRIBE_STRUCT(ManualArranged, (), (system, in_force))

struct WagersRegistered {
    TableId table = 0;
    std::uint64_t round = 0;
    std::vector<RegisteredWager> wagers{};
    MeterValue after{};
    friend bool operator==(const WagersRegistered&, const WagersRegistered&) = default;
};
BOOST_DESCRIBE_STRUCT(WagersRegistered, (), (table, round, wagers, after))

// Cancels only the jackpot game: its wagers stay registered for the next start. [CS 11.15]
struct GameCancelled {
    TableId table = 0;
    friend bool operator==(const GameCancelled&, const GameCancelled&) = default;
};
BOOST_DESCRIBE_STRUCT(GameCancelled, (), (table))

struct WagersReturned {
    TableId table = 0;
    std::vector<std::uint32_t> boxes{};
    MeterValue after{};
    friend bool operator==(const WagersReturned&, const WagersReturned&) = default;
};
BOOST_DESCRIBE_STRUCT(WagersReturned, (), (table, boxes, after))

// The settlement of a round, with or without prizes. [CS 9.5.2] [CS 10.2.2]
struct OutcomeRecorded {
    TableId table = 0;
    std::uint64_t round = 0;
    std::vector<WonPrize> prizes{};
    std::vector<std::uint32_t> carried{};  // Boxes whose wagers stay for the next round.
    MeterValue after{};
    friend bool operator==(const OutcomeRecorded&, const OutcomeRecorded&) = default;
};
BOOST_DESCRIBE_STRUCT(OutcomeRecorded, (), (table, round, prizes, carried, after))

// A confirmation required before a payment. The numbers are stored in records: never renumber.
enum class ClaimStep : std::uint8_t {
    payout_determined = 1,  // [CS 10.1.1]
    hand_verified = 2,      // [UTH 4.16(b)] [CH 4.14(b)]
    deck_sorted = 3         // [UTH 4.17] [CH 4.15]
};
BOOST_DESCRIBE_ENUM(ClaimStep, payout_determined, hand_verified, deck_sorted)

struct ClaimConfirmed {
    std::uint64_t claim = 0;
    ClaimStep step = ClaimStep::hand_verified;
    friend bool operator==(const ClaimConfirmed&, const ClaimConfirmed&) = default;
};
BOOST_DESCRIBE_STRUCT(ClaimConfirmed, (), (claim, step))

struct ClaimHeld {
    std::uint64_t claim = 0;
    friend bool operator==(const ClaimHeld&, const ClaimHeld&) = default;
};
BOOST_DESCRIBE_STRUCT(ClaimHeld, (), (claim))

struct ClaimReleased {
    std::uint64_t claim = 0;
    friend bool operator==(const ClaimReleased&, const ClaimReleased&) = default;
};
BOOST_DESCRIBE_STRUCT(ClaimReleased, (), (claim))

// The numbers are stored in records: never renumber.
enum class VoidCause : std::uint8_t {
    not_verified = 1,  // The hand differs from the record: the outcome is recorded again.
    fault = 2,         // The round is void. [UTH 5.16(b)] [CH 5.13(b)]
    fraud = 3,         // The round is void. [UTH 5.17] [CH 5.14]
    invalidated = 4    // The round is void. [CS 14.4]
};
BOOST_DESCRIBE_ENUM(VoidCause, not_verified, fault, fraud, invalidated)

struct ClaimVoided {
    std::uint64_t claim = 0;
    VoidCause cause = VoidCause::not_verified;
    MeterValue after{};
    friend bool operator==(const ClaimVoided&, const ClaimVoided&) = default;
};
BOOST_DESCRIBE_STRUCT(ClaimVoided, (), (claim, cause, after))

struct ClaimPaid {
    std::uint64_t claim = 0;
    friend bool operator==(const ClaimPaid&, const ClaimPaid&) = default;
};
BOOST_DESCRIBE_STRUCT(ClaimPaid, (), (claim))

struct TablesSuspended {
    std::vector<TableId> tables{};
    friend bool operator==(const TablesSuspended&, const TablesSuspended&) = default;
};
BOOST_DESCRIBE_STRUCT(TablesSuspended, (), (tables))

struct TablesContinued {
    std::vector<TableId> tables{};
    friend bool operator==(const TablesContinued&, const TablesContinued&) = default;
};
BOOST_DESCRIBE_STRUCT(TablesContinued, (), (tables))

// The rounds in progress at the system's suspended tables are void. [UTH 5.16(b)] [CH 5.13(b)]
struct FaultConfirmed {
    SystemId system = 0;
    Moment began{};
    std::vector<TableId> tables{};
    MeterValue after{};
    friend bool operator==(const FaultConfirmed&, const FaultConfirmed&) = default;
};
BOOST_DESCRIBE_STRUCT(FaultConfirmed, (), (system, began, tables, after))

// A settled round turns out to be void: its prizes and increments are reversed, and its stakes go
// to pot:table. [I-48] [I-98]
struct RoundUndone {
    TableId table = 0;
    std::uint64_t round = 0;
    MeterValue after{};
    friend bool operator==(const RoundUndone&, const RoundUndone&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundUndone, (), (table, round, after))

// The outcome of a round was invalidated after settlement: its increments leave the meter and its
// prizes go back into it. The house has settled with the players and is refunded by the system.
// [I-98]
struct OutcomeFell {
    SystemId system = 0;
    TableId table = 0;
    std::uint64_t round = 0;
    Money to_house{};  // Negative if the house took back prizes.
    MeterValue after{};
    friend bool operator==(const OutcomeFell&, const OutcomeFell&) = default;
};
BOOST_DESCRIBE_STRUCT(OutcomeFell, (), (system, table, round, to_house, after))

// Their numbers in records are in records/record_tags.h.
using MeterEvent = std::variant<EquipmentFitted,
                                SystemOpened,
                                NoticeShown,
                                NoticeTakenDown,
                                TableMoved,
                                OptionSwitched,
                                SystemClosed,
                                LevelValuesChanged,
                                HealthReported,
                                DisplayReported,
                                ManualArranged,
                                WagersRegistered,
                                GameCancelled,
                                WagersReturned,
                                OutcomeRecorded,
                                ClaimConfirmed,
                                ClaimHeld,
                                ClaimReleased,
                                ClaimVoided,
                                ClaimPaid,
                                TablesSuspended,
                                TablesContinued,
                                FaultConfirmed,
                                RoundUndone,
                                OutcomeFell>;

}  // namespace baize::house
