// Commands about offences, the decisions of staff on them, and complaints of players. Commands name
// people and wagers, never accounts: the casino finds out who owns the money, what was posted for a
// round and whether the round has been settled (rulings.h, whose_money.h).
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/place.h"
#include "house/casino/floor.h"

namespace baize::casino {

struct FileIncident {
    TableId table = 0;
    house::Offence offence = house::Offence::other_breach;
    std::vector<PersonId> persons{};
    std::string words{};
    house::Device device{};
    bool was_invited = false;
    Clause provision{};
    friend bool operator==(const FileIncident&, const FileIncident&) = default;
};
BOOST_DESCRIBE_STRUCT(FileIncident,
                      (),
                      (table, offence, persons, words, device, was_invited, provision))

struct WithdrawIncident {
    house::CaseNumber incident = 0;
    std::string words{};
    friend bool operator==(const WithdrawIncident&, const WithdrawIncident&) = default;
};
BOOST_DESCRIBE_STRUCT(WithdrawIncident, (), (incident, words))

// The common part of every sanction: the incident it is based on, the person it applies to, and the
// reason.
struct Charge {
    house::CaseNumber incident = 0;
    PersonId person = 0;
    std::string words{};
    friend bool operator==(const Charge&, const Charge&) = default;
};
BOOST_DESCRIBE_STRUCT(Charge, (), (incident, person, words))

// A wager in a settled round. In a poker hand `box` is the seat and `wager` is `bet`, meaning
// everything that the player has put into the pots.
struct WagerInRound {
    std::uint64_t round = 0;
    BoxIndex box = 0;
    Wager wager = Wager::ante;
    friend bool operator==(const WagerInRound&, const WagerInRound&) = default;
};
BOOST_DESCRIBE_STRUCT(WagerInRound, (), (round, box, wager))

// The wager is returned and its winnings are taken back. At poker the pots are settled again
// without it. [I-99]
struct VoidWager {
    Charge charge{};
    WagerInRound which{};
    friend bool operator==(const VoidWager&, const VoidWager&) = default;
};
BOOST_DESCRIBE_STRUCT(VoidWager, (), (charge, which))

// The wager counts as lost: everything that was paid back for it goes to the float. [I-99]
struct ForfeitWager {
    Charge charge{};
    WagerInRound which{};
    friend bool operator==(const ForfeitWager&, const ForfeitWager&) = default;
};
BOOST_DESCRIBE_STRUCT(ForfeitWager, (), (charge, which))

struct BarPlayer {
    Charge charge{};
    house::Reach reach = house::Reach::every_table;
    friend bool operator==(const BarPlayer&, const BarPlayer&) = default;
};
BOOST_DESCRIBE_STRUCT(BarPlayer, (), (charge, reach))

// The manager finds how much of the winnings, over rounds or hours, was won with the device.
struct HoldWinnings {
    Charge charge{};
    Money amount{};
    friend bool operator==(const HoldWinnings&, const HoldWinnings&) = default;
};
BOOST_DESCRIBE_STRUCT(HoldWinnings, (), (charge, amount))

struct ConfiscateDevice {
    Charge charge{};
    std::string device{};
    PersonId taken_by = 0;
    friend bool operator==(const ConfiscateDevice&, const ConfiscateDevice&) = default;
};
BOOST_DESCRIBE_STRUCT(ConfiscateDevice, (), (charge, device, taken_by))

struct DetainPerson {
    Charge charge{};
    house::DetentionGround ground = house::DetentionGround::prohibited_device;
    std::string place{};
    PersonId responsible = 0;
    friend bool operator==(const DetainPerson&, const DetainPerson&) = default;
};
BOOST_DESCRIBE_STRUCT(DetainPerson, (), (charge, ground, place, responsible))

struct ReverseSanction {
    house::CaseNumber sanction = 0;
    std::string words{};
    friend bool operator==(const ReverseSanction&, const ReverseSanction&) = default;
};
BOOST_DESCRIBE_STRUCT(ReverseSanction, (), (sanction, words))

// The amount held is paid to the player's wallet, or the house keeps it.
struct CloseHold {
    house::CaseNumber sanction = 0;
    bool is_for_player = false;
    std::string words{};
    friend bool operator==(const CloseHold&, const CloseHold&) = default;
};
BOOST_DESCRIBE_STRUCT(CloseHold, (), (sanction, is_for_player, words))

struct EndDetention {
    house::CaseNumber sanction = 0;
    std::string taken_over_by{};
    std::string words{};
    friend bool operator==(const EndDetention&, const EndDetention&) = default;
};
BOOST_DESCRIBE_STRUCT(EndDetention, (), (sanction, taken_over_by, words))

struct LetGo {
    house::CaseNumber sanction = 0;
    std::string words{};
    friend bool operator==(const LetGo&, const LetGo&) = default;
};
BOOST_DESCRIBE_STRUCT(LetGo, (), (sanction, words))

// Invalidates the outcome of a settled round. Before settlement the report goes to the game instead
// (ActInRound, ReportInHand). Once the next round has started, this command decides the open
// dispute about the round.
struct InvalidateOutcome {
    TableId table = 0;
    std::uint64_t round = 0;
    house::InvalidationCause cause = house::InvalidationCause::fraud;
    bool affected_outcome = false;  // The finding of the person who gives the command.
    std::string words{};
    friend bool operator==(const InvalidateOutcome&, const InvalidateOutcome&) = default;
};
BOOST_DESCRIBE_STRUCT(InvalidateOutcome, (), (table, round, cause, affected_outcome, words))

struct OpenDispute {
    TableId table = 0;
    std::uint64_t round = 0;  // 0: the dispute is not about a round.
    PersonId complainant = 0;
    std::vector<PersonId> others{};
    std::string words{};
    house::DisputeSubject subject = house::DisputeSubject::other;
    friend bool operator==(const OpenDispute&, const OpenDispute&) = default;
};
BOOST_DESCRIBE_STRUCT(OpenDispute, (), (table, round, complainant, others, words, subject))

struct AdviseComplainant {
    house::CaseNumber dispute = 0;
    friend bool operator==(const AdviseComplainant&, const AdviseComplainant&) = default;
};
BOOST_DESCRIBE_STRUCT(AdviseComplainant, (), (dispute))

// An amount that a ruling gives to a party; a negative amount is taken from the party.
struct Award {
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const Award&, const Award&) = default;
};
BOOST_DESCRIBE_STRUCT(Award, (), (person, amount))

// The house covers the difference between the amounts given and the amounts taken.
struct RuleOnDispute {
    house::CaseNumber dispute = 0;
    std::string words{};
    std::vector<Award> awards{};
    friend bool operator==(const RuleOnDispute&, const RuleOnDispute&) = default;
};
BOOST_DESCRIBE_STRUCT(RuleOnDispute, (), (dispute, words, awards))

struct RequestReview {
    house::CaseNumber of = 0;
    PersonId requested_by = 0;
    std::string words{};
    friend bool operator==(const RequestReview&, const RequestReview&) = default;
};
BOOST_DESCRIBE_STRUCT(RequestReview, (), (of, requested_by, words))

// Escalates a dispute, or a complaint about a table without a dispute.
struct EscalateComplaint {
    house::CaseNumber dispute = 0;
    TableId table = 0;  // Ignored if there is a dispute.
    PersonId complainant = 0;
    std::string words{};
    friend bool operator==(const EscalateComplaint&, const EscalateComplaint&) = default;
};
BOOST_DESCRIBE_STRUCT(EscalateComplaint, (), (dispute, table, complainant, words))

struct RecordAnswer {
    house::CaseNumber review = 0;
    house::ReviewOutcome outcome = house::ReviewOutcome::stands;
    std::string reference{};
    std::string words{};
    // True: an overturned ruling also invalidates the round it was about.
    bool outcome_falls = false;
    friend bool operator==(const RecordAnswer&, const RecordAnswer&) = default;
};
BOOST_DESCRIBE_STRUCT(RecordAnswer, (), (review, outcome, reference, words, outcome_falls))

// Withholds the winnings of a wager in a settled round for up to 72 hours while the round is
// investigated. [UTH 5.17] [CH 5.14]
struct HoldPayment {
    TableId table = 0;
    WagerInRound which{};
    std::string words{};
    friend bool operator==(const HoldPayment&, const HoldPayment&) = default;
};
BOOST_DESCRIBE_STRUCT(HoldPayment, (), (table, which, words))

// If nothing was found, the player is paid. On a fault or fraud, the winnings go back to the float.
// [I-88]
struct EndPaymentHold {
    house::CaseNumber hold = 0;
    house::Finding found = house::Finding::nothing;
    std::string words{};
    friend bool operator==(const EndPaymentHold&, const EndPaymentHold&) = default;
};
BOOST_DESCRIBE_STRUCT(EndPaymentHold, (), (hold, found, words))

// Alternatives are stored in records by their index: add new ones at the end.
using CaseCommand = std::variant<FileIncident,
                                 WithdrawIncident,
                                 VoidWager,
                                 ForfeitWager,
                                 BarPlayer,
                                 HoldWinnings,
                                 ConfiscateDevice,
                                 DetainPerson,
                                 ReverseSanction,
                                 CloseHold,
                                 EndDetention,
                                 LetGo,
                                 InvalidateOutcome,
                                 OpenDispute,
                                 AdviseComplainant,
                                 RuleOnDispute,
                                 RequestReview,
                                 EscalateComplaint,
                                 RecordAnswer,
                                 HoldPayment,
                                 EndPaymentHold>;

}  // namespace baize::casino
