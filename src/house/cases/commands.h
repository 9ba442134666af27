// The commands about offences, the decisions of staff on them, and complaints of players. Commands
// name people and wagers, never accounts: the casino finds out who owns the money, what was posted
// for a round and whether the round has been settled (CaseFacts in decide.h). Each command is
// written to the ledger before its event, so a struct that has been written never changes;
// additions become new alternatives.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/banked/wagers/wager.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "house/cases/events.h"
#include "house/issuer.h"

namespace baize::house {

// Records an incident.
struct FileIncident {
    TableId table = 0;
    Offence offence = Offence::other_breach;
    std::vector<PersonId> persons{};  // The offenders; for a bet, everyone who took part.
    std::string words{};
    Device device{};           // For offences with a device only.
    bool was_invited = false;  // The player influenced had asked for it.
    Clause provision{};        // For another breach: the rule broken, of the same book.
    friend bool operator==(const FileIncident&, const FileIncident&) = default;
};
BOOST_DESCRIBE_STRUCT(FileIncident,
                      (),
                      (table, offence, persons, words, device, was_invited, provision))

// Done by the rank that rules on disputes, and not while a sanction is based on the incident.
// [I-120]
struct WithdrawIncident {
    CaseNumber incident = 0;
    std::string words{};
    friend bool operator==(const WithdrawIncident&, const WithdrawIncident&) = default;
};
BOOST_DESCRIBE_STRUCT(WithdrawIncident, (), (incident, words))

// The common part of every sanction: the incident it is based on, the person it applies to, and the
// reason.
struct Charge {
    CaseNumber incident = 0;
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

// The number of the wager in records, unique within its round.
[[nodiscard]] constexpr std::uint64_t number_of(const WagerInRound& which) {
    constexpr std::uint64_t wagers_in_a_box = 32;  // More than any game has.
    return which.box * wagers_in_a_box + index(which.wager) + 1;
}

// The wager is returned and its winnings are taken back. At poker the pots are settled again
// without it, and every player in them gets or gives the difference. A wager is voided or forfeited
// only once. [I-97] [I-99]
struct VoidWager {
    Charge charge{};
    WagerInRound which{};
    friend bool operator==(const VoidWager&, const VoidWager&) = default;
};
BOOST_DESCRIBE_STRUCT(VoidWager, (), (charge, which))

// The wager counts as lost: everything that was paid back for it goes to the float. For exchanged
// cards or information in CS and TCP. [I-99]
struct ForfeitWager {
    Charge charge{};
    WagerInRound which{};
    friend bool operator==(const ForfeitWager&, const ForfeitWager&) = default;
};
BOOST_DESCRIBE_STRUCT(ForfeitWager, (), (charge, which))

// Bars a player.
struct BarPlayer {
    Charge charge{};
    Reach reach = Reach::every_table;
    friend bool operator==(const BarPlayer&, const BarPlayer&) = default;
};
BOOST_DESCRIBE_STRUCT(BarPlayer, (), (charge, reach))

// The manager finds how much of the winnings, over rounds or hours, was won with a prohibited
// device. The amount goes to the player's liability account. Winnings that have not been paid yet
// cannot be held: the game pays them in any case, and they would be paid twice.
struct HoldWinnings {
    Charge charge{};
    Money amount{};
    friend bool operator==(const HoldWinnings&, const HoldWinnings&) = default;
};
BOOST_DESCRIBE_STRUCT(HoldWinnings, (), (charge, amount))

// Records that a device was confiscated.
struct ConfiscateDevice {
    Charge charge{};
    std::string device{};
    PersonId taken_by = 0;
    friend bool operator==(const ConfiscateDevice&, const ConfiscateDevice&) = default;
};
BOOST_DESCRIBE_STRUCT(ConfiscateDevice, (), (charge, device, taken_by))

// Records that a person is detained.
struct DetainPerson {
    Charge charge{};
    DetentionGround ground = DetentionGround::prohibited_device;
    std::string place{};
    PersonId responsible = 0;  // Until an authorised person takes over.
    friend bool operator==(const DetainPerson&, const DetainPerson&) = default;
};
BOOST_DESCRIBE_STRUCT(DetainPerson, (), (charge, ground, place, responsible))

// A bar is lifted, a wager booked again (unless its whole round has been invalidated since), or a
// device handed back, by the rank that may impose the sanction. In a poker hand the wager voided
// last is booked again first, because each ruling's amounts depend on the earlier ones.
struct ReverseSanction {
    CaseNumber sanction = 0;
    std::string words{};
    friend bool operator==(const ReverseSanction&, const ReverseSanction&) = default;
};
BOOST_DESCRIBE_STRUCT(ReverseSanction, (), (sanction, words))

// The investigation is over: the amount held is paid to the player, or the house keeps it. [I-99]
struct CloseHold {
    CaseNumber sanction = 0;
    bool is_for_player = false;
    std::string words{};
    friend bool operator==(const CloseHold&, const CloseHold&) = default;
};
BOOST_DESCRIBE_STRUCT(CloseHold, (), (sanction, is_for_player, words))

// An authorised person from outside has taken over the detained person.
struct EndDetention {
    CaseNumber sanction = 0;
    std::string taken_over_by{};
    std::string words{};
    friend bool operator==(const EndDetention&, const EndDetention&) = default;
};
BOOST_DESCRIBE_STRUCT(EndDetention, (), (sanction, taken_over_by, words))

// The detained person is let go.
struct LetGo {
    CaseNumber sanction = 0;
    std::string words{};
    friend bool operator==(const LetGo&, const LetGo&) = default;
};
BOOST_DESCRIBE_STRUCT(LetGo, (), (sanction, words))

// Invalidates the outcome of a settled round: everything booked for it is reversed and the wagers
// are returned. Before settlement the report goes to the game instead (ActInRound, ReportInHand).
// Once the next round has started, this command decides the open dispute about the round. [I-98]
struct InvalidateOutcome {
    TableId table = 0;
    std::uint64_t round = 0;
    InvalidationCause cause = InvalidationCause::fraud;
    bool affected_outcome = false;  // The finding of the person who gives the command.
    std::string words{};
    friend bool operator==(const InvalidateOutcome&, const InvalidateOutcome&) = default;
};
BOOST_DESCRIBE_STRUCT(InvalidateOutcome, (), (table, round, cause, affected_outcome, words))

// Opened by the player, or by staff for a player.
struct OpenDispute {
    TableId table = 0;
    std::uint64_t round = 0;  // 0: the dispute is not about a round.
    PersonId complainant = 0;
    std::vector<PersonId> others{};  // Other players involved: a ruling may take from them.
    std::string words{};
    DisputeSubject subject = DisputeSubject::other;
    friend bool operator==(const OpenDispute&, const OpenDispute&) = default;
};
BOOST_DESCRIBE_STRUCT(OpenDispute, (), (table, round, complainant, others, words, subject))

// Records that the complainant knows of the inspector and of the right to consult one: either staff
// have said so, or the complainant has read the notice on screen (notice_clause). [I-120]
struct AdviseComplainant {
    CaseNumber dispute = 0;
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

// A ruling, final in the house. The house covers the difference between the amounts given and the
// amounts taken. [I-120] [I-138]
struct RuleOnDispute {
    CaseNumber dispute = 0;
    std::string words{};
    std::vector<Award> awards{};
    friend bool operator==(const RuleOnDispute&, const RuleOnDispute&) = default;
};
BOOST_DESCRIBE_STRUCT(RuleOnDispute, (), (dispute, words, awards))

// Requests the review of a ruling, by a party to the dispute, or of a finding of detrimental
// conduct, by a person it names. There is only one review of a matter, so no other person may
// request it.
struct RequestReview {
    CaseNumber of = 0;
    PersonId requested_by = 0;
    std::string words{};
    friend bool operator==(const RequestReview&, const RequestReview&) = default;
};
BOOST_DESCRIBE_STRUCT(RequestReview, (), (of, requested_by, words))

// Complains to the regulator: about a dispute to which the complainant is a party, or about a table
// without a dispute.
struct EscalateComplaint {
    CaseNumber dispute = 0;
    TableId table = 0;  // Ignored if there is a dispute.
    PersonId complainant = 0;
    std::string words{};
    friend bool operator==(const EscalateComplaint&, const EscalateComplaint&) = default;
};
BOOST_DESCRIBE_STRUCT(EscalateComplaint, (), (dispute, table, complainant, words))

// Records the regulator's answer. The money moved by an overturned ruling goes back.
struct RecordAnswer {
    CaseNumber review = 0;
    ReviewOutcome outcome = ReviewOutcome::stands;
    std::string reference{};
    std::string words{};
    // True: an overturned ruling also invalidates the round it was about.
    bool outcome_falls = false;
    friend bool operator==(const RecordAnswer&, const RecordAnswer&) = default;
};
BOOST_DESCRIBE_STRUCT(RecordAnswer, (), (review, outcome, reference, words, outcome_falls))

// Withholds the winnings of a wager in a settled round for up to 72 hours while the round is
// investigated. Each payment is held only once: a second hold would extend it past 72 hours.
// [UTH 5.17] [CH 5.14] [I-88]
struct HoldPayment {
    TableId table = 0;
    WagerInRound which{};
    std::string words{};
    friend bool operator==(const HoldPayment&, const HoldPayment&) = default;
};
BOOST_DESCRIBE_STRUCT(HoldPayment, (), (table, which, words))

// If nothing was found, the player is paid; after 72 hours the house releases the payment
// automatically. A fault or fraud confirmed within that time voids the wager: its winnings go back
// to the table's float. [I-88]
struct EndPaymentHold {
    CaseNumber hold = 0;
    Finding found = Finding::nothing;
    std::string words{};
    friend bool operator==(const EndPaymentHold&, const EndPaymentHold&) = default;
};
BOOST_DESCRIBE_STRUCT(EndPaymentHold, (), (hold, found, words))

// Their numbers in records are in record_tags.h.
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

}  // namespace baize::house
