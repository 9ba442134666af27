// What is put on record about wrongs, sanctions, outcomes that fall, and disputes. Records of all
// kinds are numbered from one list, in the order in which they were written. Each names the clause
// that allows it. Bodies are kept for years: a struct that has been written never changes; what is
// new gets a new alternative.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/clause.h"
#include "house/book.h"
#include "house/by.h"
#include "house/cases/offences.h"
#include "house/cases/powers.h"
#include "ledger/record/posting.h"

namespace baize::house {

using CaseNumber = std::uint32_t;  // 0 is none

struct IncidentFiled {
    CaseNumber number = 0;
    Book book = Book::cp;
    Offence offence = Offence::other_breach;
    TableId table = 0;
    std::uint64_t round = 0;  // the casino's number of it; 0 between rounds
    std::vector<PersonId> persons{};
    std::string words{};
    Device device{};
    std::vector<Clause> clauses{};  // what it breaks, most general first
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

// How far a bar reaches. The Melbourne books call "the game" the one at a particular table (CP, CS,
// TCP 1.3); a direction for every table is that direction for each of them. Numbers go into
// records: never renumber.
enum class Reach : std::uint8_t { this_table = 1, every_table = 2 };
BOOST_DESCRIBE_ENUM(Reach, this_table, every_table)

// Numbers go into records: never renumber.
enum class DetentionGround : std::uint8_t {
    prohibited_device = 1,
    cheating = 2,             // CS only: the offences against the Crimes Act it lists
    prescribed_provision = 3  // CS only: of the Casino Control Act
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
    Reach reach = Reach::every_table;  // of a bar
    std::string what{};                // device taken, place of detention
    PersonId responsible = 0;          // who took it, who detains
    DetentionGround ground = DetentionGround::prohibited_device;  // of a detention
    std::uint64_t round = 0;  // of the wager that is void or forfeited
    std::uint64_t wager = 0;  // the caller's number of it, one for each wager of the round
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

// Numbers go into records: never renumber.
enum class SanctionEnd : std::uint8_t {
    reversed = 1,  // bar lifted, wager booked again, device handed back
    released_to_player = 2,
    kept_by_house = 3,
    handed_over = 4,  // the person detained, to whoever is authorised
    let_go = 5        // the person detained
};
BOOST_DESCRIBE_ENUM(SanctionEnd, reversed, released_to_player, kept_by_house, handed_over, let_go)

struct SanctionEnded {
    CaseNumber number = 0;
    CaseNumber sanction = 0;
    SanctionEnd end = SanctionEnd::reversed;
    std::string words{};
    Clause clause{};
    std::vector<ledger::Posting> moved{};
    std::string taken_over_by{};  // the authorised person or police officer: not of the house
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
    CaseNumber dispute = 0;  // the one it decides, once the next round has started
    std::vector<ledger::Posting> moved{};
    friend bool operator==(const OutcomeInvalidated&, const OutcomeInvalidated&) = default;
};
BOOST_DESCRIBE_STRUCT(OutcomeInvalidated,
                      (),
                      (number, book, table, round, cause, words, clause, refund, dispute, moved))

// Numbers go into records: never renumber.
enum class DisputeSubject : std::uint8_t { other = 0, reading_of_a_hand = 1 };
BOOST_DESCRIBE_ENUM(DisputeSubject, other, reading_of_a_hand)

struct DisputeOpened {
    CaseNumber number = 0;
    Book book = Book::cp;
    TableId table = 0;
    std::uint64_t round = 0;
    PersonId complainant = 0;
    std::vector<PersonId> others{};  // against whom, players only; nobody where it is the house
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

// Numbers go into records: never renumber.
enum class ReviewKind : std::uint8_t { review = 1, complaint = 2 };
BOOST_DESCRIBE_ENUM(ReviewKind, review, complaint)

struct ReviewRequested {
    CaseNumber number = 0;
    ReviewKind kind = ReviewKind::review;
    Book book = Book::cp;
    CaseNumber of = 0;  // a dispute, or a finding of detrimental conduct; 0: a complaint by itself
    PersonId requested_by = 0;
    std::string regulator{};
    std::string words{};
    Clause clause{};
    friend bool operator==(const ReviewRequested&, const ReviewRequested&) = default;
};
BOOST_DESCRIBE_STRUCT(ReviewRequested,
                      (),
                      (number, kind, book, of, requested_by, regulator, words, clause))

// Numbers go into records: never renumber.
enum class ReviewOutcome : std::uint8_t { stands = 1, overturned = 2 };
BOOST_DESCRIBE_ENUM(ReviewOutcome, stands, overturned)

struct ReviewAnswered {
    CaseNumber review = 0;
    ReviewOutcome outcome = ReviewOutcome::stands;
    std::string reference{};  // the regulator's own number
    std::string words{};
    Clause clause{};
    std::vector<ledger::Posting> moved{};
    friend bool operator==(const ReviewAnswered&, const ReviewAnswered&) = default;
};
BOOST_DESCRIBE_STRUCT(ReviewAnswered, (), (review, outcome, reference, words, clause, moved))

// A payment of a settled round waits in the player's liability account while the round is
// investigated, for at most 72 hours from this record. [UTH 5.17] [CH 5.14] [I-88]
struct PaymentHeld {
    CaseNumber number = 0;
    Book book = Book::uth;
    TableId table = 0;
    std::uint64_t round = 0;
    std::uint64_t wager = 0;  // the caller's number of it, one for each wager of the round
    PersonId person = 0;
    std::string words{};
    Clause clause{};
    std::vector<ledger::Posting> moved{};
    friend bool operator==(const PaymentHeld&, const PaymentHeld&) = default;
};
BOOST_DESCRIBE_STRUCT(PaymentHeld,
                      (),
                      (number, book, table, round, wager, person, words, clause, moved))

// What the investigation of a round came to. Numbers go into records: never renumber.
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

// Alternatives are only added at the end.
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
