// The events of this room: offences, sanctions, invalidated outcomes and disputes. Records of all
// kinds are numbered in one sequence, in the order in which they were written, and each names the
// clause that allows it. They are stored for years: a struct that has been written never changes;
// additions become new alternatives.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/clause.h"
#include "house/book.h"
#include "house/cases/offences.h"
#include "house/cases/powers.h"
#include "house/issuer.h"
#include "ledger/record/posting.h"

namespace baize::house {

using CaseNumber = std::uint32_t;  // 0: none.

struct IncidentFiled {
    CaseNumber number = 0;
    Book book = Book::cp;
    Offence offence = Offence::other_breach;
    TableId table = 0;
    std::uint64_t round = 0;  // The casino's number of the round; 0: between rounds.
    std::vector<PersonId> persons{};
    std::string words{};
    Device device{};
    std::vector<Clause> clauses{};  // The clauses broken, most general first.
    friend bool operator==(const IncidentFiled&, const IncidentFiled&) = default;
};
BOOST_DESCRIBE_STRUCT(IncidentFiled,
                      (),
                      (number, book, offence, table, round, persons, words, device, clauses))

struct IncidentWithdrawn {
    CaseNumber number = 0;
    CaseNumber incident = 0;
    std::string words{};
    Clause clause{};
    friend bool operator==(const IncidentWithdrawn&, const IncidentWithdrawn&) = default;
};
BOOST_DESCRIBE_STRUCT(IncidentWithdrawn, (), (number, incident, words, clause))

// How far a bar reaches. In the Melbourne books "the game" is the one at a particular table (CP,
// CS, TCP 1.3); a direction for every table counts as one direction for each of them. The numbers
// are stored in records: never renumber.
enum class Reach : std::uint8_t { this_table = 1, every_table = 2 };
BOOST_DESCRIBE_ENUM(Reach, this_table, every_table)

// The numbers are stored in records: never renumber.
enum class DetentionGround : std::uint8_t {
    prohibited_device = 1,
    cheating = 2,             // CS only: the offences against the Crimes Act that it lists.
    prescribed_provision = 3  // CS only: of the Casino Control Act.
};
BOOST_DESCRIBE_ENUM(DetentionGround, prohibited_device, cheating, prescribed_provision)

struct SanctionImposed {
    CaseNumber number = 0;
    CaseNumber incident = 0;
    Sanction sanction = Sanction::barred;
    PersonId person = 0;
    std::string words{};
    Clause clause{};
    std::vector<ledger::Posting> moved{};
    Reach reach = Reach::every_table;  // For a bar.
    std::string what{};                // The device taken, or the place of detention.
    PersonId responsible = 0;          // The person who took the device or who detains.
    DetentionGround ground = DetentionGround::prohibited_device;  // For a detention.
    std::uint64_t round = 0;  // The round of the voided or forfeited wager.
    std::uint64_t wager = 0;  // The caller's number of the wager, unique within the round.
    friend bool operator==(const SanctionImposed&, const SanctionImposed&) = default;
};
BOOST_DESCRIBE_STRUCT(SanctionImposed,
                      (),
                      (number,
                       incident,
                       sanction,
                       person,
                       words,
                       clause,
                       moved,
                       reach,
                       what,
                       responsible,
                       ground,
                       round,
                       wager))

// The numbers are stored in records: never renumber.
enum class SanctionEnd : std::uint8_t {
    reversed = 1,  // Bar lifted, wager booked again, device handed back.
    released_to_player = 2,
    kept_by_house = 3,
    handed_over = 4,  // The detained person was handed over to an authorised person.
    let_go = 5        // The detained person was let go.
};
BOOST_DESCRIBE_ENUM(SanctionEnd, reversed, released_to_player, kept_by_house, handed_over, let_go)

struct SanctionEnded {
    CaseNumber number = 0;
    CaseNumber sanction = 0;
    SanctionEnd end = SanctionEnd::reversed;
    std::string words{};
    Clause clause{};
    std::vector<ledger::Posting> moved{};
    // The authorised person or police officer, who is not from the house.
    std::string taken_over_by{};
    friend bool operator==(const SanctionEnded&, const SanctionEnded&) = default;
};
BOOST_DESCRIBE_STRUCT(SanctionEnded,
                      (),
                      (number, sanction, end, words, clause, moved, taken_over_by))

struct OutcomeInvalidated {
    CaseNumber number = 0;
    Book book = Book::cp;
    TableId table = 0;
    std::uint64_t round = 0;
    InvalidationCause cause = InvalidationCause::fraud;
    std::string words{};
    Clause clause{};
    Clause refund{};
    CaseNumber dispute = 0;  // The dispute it decides, once the next round has started.
    std::vector<ledger::Posting> moved{};
    friend bool operator==(const OutcomeInvalidated&, const OutcomeInvalidated&) = default;
};
BOOST_DESCRIBE_STRUCT(OutcomeInvalidated,
                      (),
                      (number, book, table, round, cause, words, clause, refund, dispute, moved))

// The numbers are stored in records: never renumber.
enum class DisputeSubject : std::uint8_t { other = 0, reading_of_a_hand = 1 };
BOOST_DESCRIBE_ENUM(DisputeSubject, other, reading_of_a_hand)

struct DisputeOpened {
    CaseNumber number = 0;
    Book book = Book::cp;
    TableId table = 0;
    std::uint64_t round = 0;
    PersonId complainant = 0;
    // Other players involved; empty if the dispute is with the house.
    std::vector<PersonId> others{};
    std::string words{};
    DisputeSubject subject = DisputeSubject::other;
    Answerable answerable = Answerable::nobody;
    Clause clause{};
    friend bool operator==(const DisputeOpened&, const DisputeOpened&) = default;
};
BOOST_DESCRIBE_STRUCT(
    DisputeOpened,
    (),
    (number, book, table, round, complainant, others, words, subject, answerable, clause))

struct ComplainantAdvised {
    CaseNumber dispute = 0;
    Clause clause{};
    friend bool operator==(const ComplainantAdvised&, const ComplainantAdvised&) = default;
};
BOOST_DESCRIBE_STRUCT(ComplainantAdvised, (), (dispute, clause))

struct DisputeRuled {
    CaseNumber number = 0;
    CaseNumber dispute = 0;
    std::string words{};
    Clause clause{};
    std::vector<ledger::Posting> moved{};
    friend bool operator==(const DisputeRuled&, const DisputeRuled&) = default;
};
BOOST_DESCRIBE_STRUCT(DisputeRuled, (), (number, dispute, words, clause, moved))

// The numbers are stored in records: never renumber.
enum class ReviewKind : std::uint8_t { review = 1, complaint = 2 };
BOOST_DESCRIBE_ENUM(ReviewKind, review, complaint)

struct ReviewRequested {
    CaseNumber number = 0;
    ReviewKind kind = ReviewKind::review;
    Book book = Book::cp;
    // A dispute, or a finding of detrimental conduct; 0: a complaint without a dispute.
    CaseNumber of = 0;
    PersonId requested_by = 0;
    std::string regulator{};
    std::string words{};
    Clause clause{};
    friend bool operator==(const ReviewRequested&, const ReviewRequested&) = default;
};
BOOST_DESCRIBE_STRUCT(ReviewRequested,
                      (),
                      (number, kind, book, of, requested_by, regulator, words, clause))

// The numbers are stored in records: never renumber.
enum class ReviewOutcome : std::uint8_t { stands = 1, overturned = 2 };
BOOST_DESCRIBE_ENUM(ReviewOutcome, stands, overturned)

struct ReviewAnswered {
    CaseNumber review = 0;
    ReviewOutcome outcome = ReviewOutcome::stands;
    std::string reference{};  // The regulator's own number.
    std::string words{};
    Clause clause{};
    std::vector<ledger::Posting> moved{};
    friend bool operator==(const ReviewAnswered&, const ReviewAnswered&) = default;
};
BOOST_DESCRIBE_STRUCT(ReviewAnswered, (), (review, outcome, reference, words, clause, moved))

// A payment of a settled round is kept in the player's liability account while the round is
// investigated, for at most 72 hours from this record. [UTH 5.17] [CH 5.14] [I-88]
struct PaymentHeld {
    CaseNumber number = 0;
    Book book = Book::uth;
    TableId table = 0;
    std::uint64_t round = 0;
    std::uint64_t wager = 0;  // The caller's number of the wager, unique within the round.
    PersonId person = 0;
    std::string words{};
    Clause clause{};
    std::vector<ledger::Posting> moved{};
    friend bool operator==(const PaymentHeld&, const PaymentHeld&) = default;
};
BOOST_DESCRIBE_STRUCT(PaymentHeld,
                      (),
                      (number, book, table, round, wager, person, words, clause, moved))

// The result of investigating a round. The numbers are stored in records: never renumber.
enum class Finding : std::uint8_t { nothing = 0, fault = 1, fraud = 2 };
BOOST_DESCRIBE_ENUM(Finding, nothing, fault, fraud)

struct PaymentHoldEnded {
    CaseNumber number = 0;
    CaseNumber hold = 0;
    Finding found = Finding::nothing;
    std::string words{};
    Clause clause{};
    std::vector<ledger::Posting> moved{};
    friend bool operator==(const PaymentHoldEnded&, const PaymentHoldEnded&) = default;
};
BOOST_DESCRIBE_STRUCT(PaymentHoldEnded, (), (number, hold, found, words, clause, moved))

// Their numbers in records are in record_tags.h.
using CaseEvent = std::variant<IncidentFiled,
                               IncidentWithdrawn,
                               SanctionImposed,
                               SanctionEnded,
                               OutcomeInvalidated,
                               DisputeOpened,
                               ComplainantAdvised,
                               DisputeRuled,
                               ReviewRequested,
                               ReviewAnswered,
                               PaymentHeld,
                               PaymentHoldEnded>;

}  // namespace baize::house
