// The state of this room: every record as it was written, with its time, author and consequences.
// Records are never removed; only another record can undo one.
#pragma once

#include <optional>
#include <vector>

#include "house/cases/events.h"

namespace baize::house {

struct Incident {
    IncidentFiled filed{};
    EventMeta recorded{};
    CaseNumber withdrawn_by = 0;
    friend bool operator==(const Incident&, const Incident&) = default;
};
BOOST_DESCRIBE_STRUCT(Incident, (), (filed, recorded, withdrawn_by))

struct SanctionRecord {
    SanctionImposed imposed{};
    EventMeta recorded{};
    std::optional<SanctionEnded> ended{};
    EventMeta ended_at{};
    friend bool operator==(const SanctionRecord&, const SanctionRecord&) = default;
};
BOOST_DESCRIBE_STRUCT(SanctionRecord, (), (imposed, recorded, ended, ended_at))

struct Invalidation {
    OutcomeInvalidated invalidated{};
    EventMeta recorded{};
    friend bool operator==(const Invalidation&, const Invalidation&) = default;
};
BOOST_DESCRIBE_STRUCT(Invalidation, (), (invalidated, recorded))

struct Dispute {
    DisputeOpened opened{};
    EventMeta recorded{};
    std::optional<EventMeta> advised{};  // When the complainant was told of the inspector.
    std::optional<DisputeRuled> ruled{};
    EventMeta ruled_at{};
    friend bool operator==(const Dispute&, const Dispute&) = default;
};
BOOST_DESCRIBE_STRUCT(Dispute, (), (opened, recorded, advised, ruled, ruled_at))

struct Review {
    ReviewRequested requested{};
    EventMeta recorded{};
    std::optional<ReviewAnswered> answered{};
    EventMeta answered_at{};
    friend bool operator==(const Review&, const Review&) = default;
};
BOOST_DESCRIBE_STRUCT(Review, (), (requested, recorded, answered, answered_at))

struct PaymentHold {
    PaymentHeld held{};
    EventMeta recorded{};
    std::optional<PaymentHoldEnded> ended{};
    EventMeta ended_at{};
    friend bool operator==(const PaymentHold&, const PaymentHold&) = default;
};
BOOST_DESCRIBE_STRUCT(PaymentHold, (), (held, recorded, ended, ended_at))

struct CasesState {
    CaseNumber last = 0;  // The number given out last.
    std::vector<Incident> incidents{};
    std::vector<SanctionRecord> sanctions{};
    std::vector<Invalidation> invalidations{};
    std::vector<Dispute> disputes{};
    std::vector<Review> reviews{};
    std::vector<PaymentHold> holds{};
    friend bool operator==(const CasesState&, const CasesState&) = default;
};
BOOST_DESCRIBE_STRUCT(CasesState,
                      (),
                      (last, incidents, sanctions, invalidations, disputes, reviews, holds))

// These return nullptr if no record has the number.
[[nodiscard]] const Incident* find_incident(const CasesState& state, CaseNumber number);
[[nodiscard]] const SanctionRecord* find_sanction(const CasesState& state, CaseNumber number);
[[nodiscard]] const Dispute* find_dispute(const CasesState& state, CaseNumber number);
[[nodiscard]] const Review* find_review(const CasesState& state, CaseNumber number);
[[nodiscard]] const PaymentHold* find_hold(const CasesState& state, CaseNumber number);

// True if the outcome of the round was invalidated. All other rulings on its wagers ended with it.
[[nodiscard]] bool is_invalidated(const CasesState& state, TableId table, std::uint64_t round);

// True if the wager is voided or forfeited, or its whole round is invalidated, and that has not
// been undone.
[[nodiscard]] bool has_fallen(const CasesState& state,
                              TableId table,
                              std::uint64_t round,
                              std::uint64_t wager);

// True for the complainant and for the others named in the dispute.
[[nodiscard]] bool is_party(const DisputeOpened& dispute, PersonId person);

// True if this person may not play the book's game at this table. The casino checks it before it
// seats a person or takes a wager.
[[nodiscard]] bool is_barred(const CasesState& state, PersonId person, Book book, TableId table);

// REQUIRES: an event that was decided on this state.
void apply(CasesState& state, const CaseEvent& event, const EventMeta& recorded);

// Returns the postings of the event; they add up to zero.
[[nodiscard]] std::vector<ledger::Posting> postings(const CasesState& state,
                                                    const CaseEvent& event);

}  // namespace baize::house
