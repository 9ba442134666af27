#include "house/cases/cases.h"

#include <algorithm>

#include "engine/core/check.h"

namespace baize::house {

namespace {

// Records of one kind are sorted by their numbers.
template <typename Records, typename NumberOf>
auto* numbered(Records& records, CaseNumber number, NumberOf number_of) {
    const auto found = std::lower_bound(
        records.begin(), records.end(), number, [&](const auto& record, CaseNumber wanted) {
            return number_of(record) < wanted;
        });
    return found == records.end() || number_of(*found) != number ? nullptr : &*found;
}

template <typename State>
auto* incident_in(State& state, CaseNumber number) {
    return numbered(state.incidents, number, [](const auto& r) { return r.filed.number; });
}

template <typename State>
auto* sanction_in(State& state, CaseNumber number) {
    return numbered(state.sanctions, number, [](const auto& r) { return r.imposed.number; });
}

template <typename State>
auto* dispute_in(State& state, CaseNumber number) {
    return numbered(state.disputes, number, [](const auto& r) { return r.opened.number; });
}

template <typename State>
auto* review_in(State& state, CaseNumber number) {
    return numbered(state.reviews, number, [](const auto& r) { return r.requested.number; });
}

template <typename State>
auto* hold_in(State& state, CaseNumber number) {
    return numbered(state.holds, number, [](const auto& r) { return r.held.number; });
}

// Dereferences a record that must exist, since the event was decided on this state.
template <typename Record>
Record& existing(Record* record) {
    BAIZE_CHECK(record != nullptr);
    return *record;
}

// Applies one event of each kind.
class Applying {
  public:
    Applying(CasesState& state, const EventMeta& recorded) : state_(state), recorded_(recorded) {}

    void operator()(const IncidentFiled& event) {
        state_.last = event.number;
        state_.incidents.push_back({.filed = event, .recorded = recorded_});
    }

    void operator()(const IncidentWithdrawn& event) {
        state_.last = event.number;
        existing(incident_in(state_, event.incident)).withdrawn_by = event.number;
    }

    void operator()(const SanctionImposed& event) {
        state_.last = event.number;
        state_.sanctions.push_back({.imposed = event, .recorded = recorded_});
    }

    void operator()(const SanctionEnded& event) {
        state_.last = event.number;
        SanctionRecord& sanction = existing(sanction_in(state_, event.sanction));
        sanction.ended = event;
        sanction.ended_at = recorded_;
    }

    // Once the next round has started, the invalidation is the ruling on a dispute. [I-98]
    void operator()(const OutcomeInvalidated& event) {
        state_.last = event.number;
        state_.invalidations.push_back({event, recorded_});
        for (PaymentHold& hold : state_.holds) {
            if (hold.held.table != event.table || hold.held.round != event.round) continue;
            if (!hold.ended) end(hold, fallen(hold, event));
        }
        if (event.dispute == 0) return;
        rule({event.number, event.dispute, event.words, event.clause, event.moved});
    }

    void operator()(const DisputeOpened& event) {
        state_.last = event.number;
        state_.disputes.push_back({.opened = event, .recorded = recorded_});
    }

    void operator()(const ComplainantAdvised& event) {
        existing(dispute_in(state_, event.dispute)).advised = recorded_;
    }

    void operator()(const DisputeRuled& event) {
        state_.last = event.number;
        rule(event);
    }

    void operator()(const ReviewRequested& event) {
        state_.last = event.number;
        state_.reviews.push_back({.requested = event, .recorded = recorded_});
    }

    // A finding that a review overturns no longer counts. [CP 13.4]
    void operator()(const ReviewAnswered& event) {
        Review& review = existing(review_in(state_, event.review));
        review.answered = event;
        review.answered_at = recorded_;
        Incident* const finding = incident_in(state_, review.requested.of);
        if (finding != nullptr && event.outcome == ReviewOutcome::overturned)
            finding->withdrawn_by = event.review;
    }

    void operator()(const PaymentHeld& event) {
        state_.last = event.number;
        state_.holds.push_back({.held = event, .recorded = recorded_});
    }

    void operator()(const PaymentHoldEnded& event) {
        state_.last = event.number;
        end(existing(hold_in(state_, event.hold)), event);
    }

  private:
    // The outcome was invalidated, and with it the held payment: the invalidation moved the money.
    static PaymentHoldEnded fallen(const PaymentHold& hold, const OutcomeInvalidated& event) {
        return {.number = event.number,
                .hold = hold.held.number,
                .found = event.cause == InvalidationCause::fraud ? Finding::fraud : Finding::fault,
                .words = event.words,
                .clause = event.clause};
    }

    void end(PaymentHold& hold, const PaymentHoldEnded& ended) {
        hold.ended = ended;
        hold.ended_at = recorded_;
    }

    void rule(const DisputeRuled& ruling) {
        Dispute& dispute = existing(dispute_in(state_, ruling.dispute));
        dispute.ruled = ruling;
        dispute.ruled_at = recorded_;
    }

    CasesState& state_;
    const EventMeta& recorded_;
};

template <typename Event>
concept MovesMoney = requires(const Event& event) {
    event.moved;
};

}  // namespace

const Incident* find_incident(const CasesState& state, CaseNumber number) {
    return incident_in(state, number);
}

const SanctionRecord* find_sanction(const CasesState& state, CaseNumber number) {
    return sanction_in(state, number);
}

const Dispute* find_dispute(const CasesState& state, CaseNumber number) {
    return dispute_in(state, number);
}

const Review* find_review(const CasesState& state, CaseNumber number) {
    return review_in(state, number);
}

const PaymentHold* find_hold(const CasesState& state, CaseNumber number) {
    return hold_in(state, number);
}

bool is_invalidated(const CasesState& state, TableId table, std::uint64_t round) {
    return std::any_of(
        state.invalidations.begin(), state.invalidations.end(), [&](const auto& record) {
            return record.invalidated.table == table && record.invalidated.round == round;
        });
}

bool has_fallen(const CasesState& state, TableId table, std::uint64_t round, std::uint64_t wager) {
    if (is_invalidated(state, table, round)) return true;
    return std::any_of(state.sanctions.begin(), state.sanctions.end(), [&](const auto& record) {
        const SanctionImposed& imposed = record.imposed;
        return !record.ended && imposed.wager != 0 && imposed.wager == wager &&
               imposed.round == round &&
               find_incident(state, imposed.incident)->filed.table == table;
    });
}

bool is_party(const DisputeOpened& dispute, PersonId person) {
    return dispute.complainant == person ||
           std::find(dispute.others.begin(), dispute.others.end(), person) != dispute.others.end();
}

// A bar ends when the finding it is based on is withdrawn. [CP 13.4]
bool is_barred(const CasesState& state, PersonId person, Book book, TableId table) {
    return std::any_of(state.sanctions.begin(), state.sanctions.end(), [&](const auto& record) {
        const SanctionImposed& bar = record.imposed;
        if (bar.sanction != Sanction::barred || bar.person != person || record.ended) return false;
        const Incident& incident = existing(find_incident(state, bar.incident));
        return incident.withdrawn_by == 0 && incident.filed.book == book &&
               (bar.reach == Reach::every_table || incident.filed.table == table);
    });
}

void apply(CasesState& state, const CaseEvent& event, const EventMeta& recorded) {
    std::visit(Applying(state, recorded), event);
}

std::vector<ledger::Posting> postings(const CasesState& /*state*/, const CaseEvent& event) {
    return std::visit(
        [](const auto& happened) -> std::vector<ledger::Posting> {
            if constexpr (MovesMoney<std::decay_t<decltype(happened)>>) return happened.moved;
            return {};
        },
        event);
}

}  // namespace baize::house
