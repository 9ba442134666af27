// The effect of a regulator's answer on the money of a ruling and of its round.
#include <algorithm>

#include "house/cases/decide.h"
#include "house/cases/money.h"
#include "house/casino/casino_state.h"
#include "house/meters/claims.h"
#include "house/workflows/rounds/bonuses.h"
#include "house/workflows/rulings/rulings.h"
#include "house/workflows/rulings/whose_money.h"

namespace baize::house {

namespace {

using ledger::Posting;

bool is_overturned(const CasesState& cases, CaseNumber dispute) {
    return std::any_of(cases.reviews.begin(), cases.reviews.end(), [&](const auto& review) {
        return dispute != 0 && review.requested.of == dispute && review.answered &&
               review.answered->outcome == ReviewOutcome::overturned;
    });
}

// True if a ruling on another dispute invalidated the round, and thereby reversed this one's money.
bool has_fallen_otherwise(const CasesState& cases, const DisputeOpened& dispute) {
    return std::any_of(
        cases.invalidations.begin(), cases.invalidations.end(), [&](const auto& record) {
            const OutcomeInvalidated& other = record.invalidated;
            return other.table == dispute.table && other.round == dispute.round &&
                   other.dispute != dispute.number && !is_overturned(cases, other.dispute);
        });
}

// Returns everything to be reversed with the ruling. The round record also contains the money moved
// by the ruling.
Result<std::vector<Posting>> falling(const Context& now,
                                     const Dispute& dispute,
                                     const RecordAnswer& command) {
    const DisputeOpened& opened = dispute.opened;
    if (!command.outcome_falls) {
        if (has_fallen_otherwise(now.state.cases, opened)) return std::vector<Posting>{};
        return dispute.ruled ? dispute.ruled->moved : std::vector<Posting>{};
    }
    const TableState& table = *find_table(now.state, opened.table);
    const RoundRecord* const kept = find_round_record(table.books, opened.round);
    if (kept == nullptr) return reject(Reason::no_such_settlement, "I-120"_clause);
    if (!kept->is_settled) return reject(Reason::not_now, "I-120"_clause);
    return kept->booked;
}

// Returns the clause under which the jackpot system voids a claim, before the round is invalidated.
Clause claim_clause(Book book) {
    if (book == Book::uth) return "UTH 5.17"_clause;
    if (book == Book::ch) return "CH 5.14"_clause;
    return "CS 14.4"_clause;
}

}  // namespace

std::optional<Rejection> undo_jackpot(
    const Context& now, const TableState& table, const RoundRecord& kept, Money got, Steps& steps) {
    const Meters& meters = now.state.meters;
    const bool is_claimed =
        std::any_of(meters.claims.begin(), meters.claims.end(), [&](const Claim& claim) {
            return claim.table == table.table && claim.round == kept.round;
        });
    if (is_claimed) return Rejection{Reason::claim_open, claim_clause(kept.book)};
    if (!kept.jackpot || find_system(meters, kept.jackpot->system) == nullptr) return std::nullopt;
    const auto undone = decide_invalidation(meters, *kept.jackpot, got);
    if (!undone) return undone.error();
    steps.push_back(meter_step(now, system_stream(kept.jackpot->system), *undone));
    return std::nullopt;
}

Result<Steps> record_answer(const Context& now, const RecordAnswer& command) {
    CaseFacts facts;
    const Review* const review = find_review(now.state.cases, command.review);
    const CaseNumber of = review == nullptr ? 0 : review->requested.of;
    const Dispute* const dispute = find_dispute(now.state.cases, of);
    const bool overturns = command.outcome == ReviewOutcome::overturned;
    // Checks the person and the words before the money.
    auto event = decide(now.state.cases, now.by, facts, command);
    if (!event) return reject(event.error());
    if (command.outcome_falls && (dispute == nullptr || !overturns))
        return reject(Reason::not_offered, "I-120"_clause);
    if (dispute == nullptr || !overturns) {
        CaseEvent answered = *std::move(event);
        return one({house_stream, std::move(answered), {}});
    }
    const TableState& table = *find_table(now.state, dispute->opened.table);
    const auto falls = falling(now, *dispute, command);
    if (!falls) return reject(falls.error());
    // The room reverses the ruling's own postings; `booked` must only contain the difference.
    facts.booked = undoable(now, table.table, *falls);
    if (dispute->ruled) {
        const std::vector<Posting> added = contra_of(dispute->ruled->moved);
        facts.booked.insert(facts.booked.end(), added.begin(), added.end());
    }
    event = decide(now.state.cases, now.by, facts, command);
    if (!event) return reject(event.error());
    auto steps = case_steps(now, table, *std::move(event));
    if (!steps || !command.outcome_falls) return steps;
    const RoundRecord& kept = *find_round_record(table.books, dispute->opened.round);
    if (const auto why = undo_jackpot(now, table, kept, got_by_systems(kept.booked), *steps))
        return reject(*why);
    add_bonus_fall(table, kept.round, *steps);
    return steps;
}

}  // namespace baize::house
