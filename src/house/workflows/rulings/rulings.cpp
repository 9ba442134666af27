#include "house/workflows/rulings/rulings.h"

#include <algorithm>

#include "house/cases/decide.h"
#include "house/cases/disputes.h"
#include "house/cases/money.h"
#include "house/casino/booking.h"
#include "house/casino/game_state.h"
#include "house/meters/claims.h"
#include "house/workflows/people/own_money.h"
#include "house/workflows/rounds/bonuses.h"
#include "house/workflows/rulings/whose_money.h"

namespace baize::house {

namespace {

using ledger::Posting;

constexpr Clause nothing_at_hand = "I-98"_clause;

// Returns the last round that has started: open betting without a wager does not count.
std::uint64_t latest_round(const TableState& table) {
    const BankedTable* const game_state = banked_state(table);
    const bool waits = game_state != nullptr && game_state->round.phase == Phase::betting;
    return round_number(table) - (waits && !is_round_in_play(table) ? 1 : 0);
}

// Returns the open dispute about the round; of several, the first that can be ruled on.
CaseNumber open_dispute_about(const CasesState& cases, TableId table, std::uint64_t round) {
    CaseNumber found = 0;
    for (const Dispute& dispute : cases.disputes) {
        const DisputeOpened& opened = dispute.opened;
        if (opened.table != table || opened.round != round || dispute.ruled) continue;
        if (!why_not_ruled(dispute)) return opened.number;
        if (found == 0) found = opened.number;
    }
    return found;
}

// A Jackpot wager that stays for the next round no longer belongs to this one.
std::vector<Posting> booked_for(const Context& now,
                                const TableState& table,
                                const RoundRecord& kept) {
    std::vector<Posting> booked = kept.booked;
    if (kept.round != round_number(table)) return booked;
    const std::vector<Posting> stays = contra_of(carried_lines(now.state, table));
    booked.insert(booked.end(), stays.begin(), stays.end());
    return booked;
}

// True if a report has already voided the round, and its wagers were returned.
bool is_voided(const TableState& table, std::uint64_t round) {
    const BankedTable* const game_state = banked_state(table);
    return game_state != nullptr && game_state->number == round &&
           game_state->round.phase == Phase::over && game_state->round.voided.is_set();
}

bool is_known(const Context& now, PersonId person) {
    return find(now.state.people, person) != nullptr;
}

// True for staff above dealer, who play nowhere, unless the dispute is about a round in which they
// had a wager before they came on duty. [I-142]
bool is_no_patron(const Context& now, const TableState& table, std::uint64_t round, PersonId who) {
    const bool is_above_dealer = issuer_of(now.state, who, now.by.now).rank > Role::dealer;
    return is_above_dealer && !had_money_in(table, round, who);
}

}  // namespace

const TableState* table_of_incident(const Context& now, CaseNumber incident) {
    const Incident* const found = find_incident(now.state.cases, incident);
    return found == nullptr ? nullptr : find_table(now.state, found->filed.table);
}

Result<Steps> case_steps(const Context& now, const TableState& table, CaseEvent event) {
    std::vector<Posting> moved = postings(now.state.cases, event);
    if (!moved.empty() && table.chips == Chips::play)
        return reject(Reason::not_offered, "I-139"_clause);
    if (const auto why = why_stacks_stay(table, moved)) return reject(*why);
    return one({table_stream(table.table), std::move(event), std::move(moved)});
}

void add_owed(const TableState& table,
              std::uint64_t round,
              const std::vector<Owed>& owed,
              Clause clause,
              Steps& steps) {
    for (const Owed& each : owed) {
        steps.push_back({table_stream(table.table),
                         WinningsOwed{table.table, round, each.person, each.amount, clause},
                         {}});
    }
}

std::optional<Rejection> why_ruled_on(const Context& now, const TableState& table) {
    const CasesState& cases = now.state.cases;
    const std::uint64_t round = round_number(table);
    const auto sanctioned = [&](const SanctionRecord& record) {
        return record.imposed.round == round && !record.ended &&
               table_of_incident(now, record.imposed.incident) == &table;
    };
    const auto awarded = [&](const Dispute& dispute) {
        return dispute.opened.table == table.table && dispute.opened.round == round &&
               dispute.ruled && !dispute.ruled->moved.empty();
    };
    // A payment of the round that is held, or that was voided after a hold.
    const auto held = [&](const PaymentHold& hold) {
        const bool is_released = hold.ended && hold.ended->found == Finding::nothing;
        return hold.held.table == table.table && hold.held.round == round && !is_released;
    };
    if (!is_invalidated(cases, table.table, round) &&
        std::none_of(cases.holds.begin(), cases.holds.end(), held) &&
        std::none_of(cases.sanctions.begin(), cases.sanctions.end(), sanctioned) &&
        std::none_of(cases.disputes.begin(), cases.disputes.end(), awarded)) {
        return std::nullopt;
    }
    return Rejection{Reason::already_done, dispute_clauses(book_of(table)).refund};
}

Result<Steps> invalidate_outcome(const Context& now, const InvalidateOutcome& command) {
    const auto found = table_at(now, command.table);
    if (!found) return reject(found.error());
    const TableState& table = **found;
    if (!table.board.sign) return reject(Reason::sign_not_up, "I-123"_clause);
    if (table.chips == Chips::play) return reject(Reason::not_offered, "I-139"_clause);
    const RoundRecord* const kept = find_round_record(table.books, command.round);
    CaseFacts facts{.book = kept == nullptr ? book_of(table) : kept->book,
                    .latest_round = latest_round(table),
                    .is_settled = true,
                    .dispute = open_dispute_about(now.state.cases, command.table, command.round)};
    std::vector<Posting> booked;
    Undoing undoing;
    if (kept != nullptr) {
        facts.is_settled = kept->is_settled;
        booked = booked_for(now, table, *kept);
        undoing = undoable_round(now, command.table, booked);
        facts.booked = undoing.lines;
    }
    auto event = decide(now.state.cases, now.by, facts, command);
    if (!event) return reject(event.error());
    if (kept == nullptr) return reject(Reason::no_such_settlement, nothing_at_hand);
    const Clause clause = event->clause;
    if (is_voided(table, command.round)) return reject(Reason::already_done, clause);
    auto steps = case_steps(now, table, *std::move(event));
    if (!steps) return steps;
    add_owed(table, command.round, undoing.owed, clause, *steps);
    if (const auto why = undo_jackpot(now, table, *kept, got_by_systems(booked), *steps))
        return reject(*why);
    add_bonus_fall(table, command.round, *steps);
    return steps;
}

Result<Steps> open_dispute(const Context& now, const OpenDispute& command) {
    const auto found = table_at(now, command.table);
    if (!found) return reject(found.error());
    const TableState& table = **found;
    if (!table.board.sign) return reject(Reason::sign_not_up, "I-123"_clause);
    const RoundRecord* const kept = find_round_record(table.books, command.round);
    auto event = decide(
        now.state.cases, now.by, {.book = kept == nullptr ? book_of(table) : kept->book}, command);
    if (!event) return reject(event.error());
    const bool are_known = is_known(now, command.complainant) &&
                           std::all_of(command.others.begin(),
                                       command.others.end(),
                                       [&](PersonId other) { return is_known(now, other); });
    if (!are_known) return reject(Reason::no_such_person, "I-138"_clause);
    const bool is_on = is_round_in_play(table) && command.round == round_number(table);
    if (command.round != 0 && kept == nullptr && !is_on)
        return reject(Reason::no_such_settlement, event->clause);
    std::vector<PersonId> parties = command.others;
    parties.push_back(command.complainant);
    const bool are_patrons = std::none_of(parties.begin(), parties.end(), [&](PersonId who) {
        return is_no_patron(now, table, command.round, who);
    });
    if (!are_patrons) return reject(Reason::not_a_player, "I-142"_clause);
    return case_steps(now, table, *std::move(event));
}

Result<Steps> rule_on_dispute(const Context& now, const RuleOnDispute& command) {
    const Dispute* const dispute = find_dispute(now.state.cases, command.dispute);
    if (dispute == nullptr) return reject(Reason::no_such_case, "I-120"_clause);
    const TableId table = dispute->opened.table;
    const bool are_amounts =
        command.awards.size() <= dispute->opened.others.size() + 1 &&
        std::all_of(command.awards.begin(), command.awards.end(), [](const Award& award) {
            return award.amount <= largest_posted && award.amount >= -largest_posted;
        });
    if (!are_amounts) return reject(Reason::money_unbalanced, dispute->opened.clause);
    CaseFacts facts;
    std::vector<Posting>& moves = facts.moves;
    Money given;
    for (const Award& award : command.awards) {
        given += award.amount;
        if (award.amount >= Money{}) {
            moves.push_back({given_to(now, table, award.person), award.amount});
            continue;
        }
        for (const Posting& part : taken_from(now, table, award.person, -award.amount))
            moves.push_back({part.account, -part.amount});
    }
    if (!given.is_zero()) moves.push_back({ledger::the_house, -given});
    auto event = decide(now.state.cases, now.by, facts, command);
    if (!event) return reject(event.error());
    return case_steps(now, *find_table(now.state, table), *std::move(event));
}

}  // namespace baize::house
