#include "house/workflows/rulings/poker_wagers.h"

#include <algorithm>

#include "engine/poker/money/settle_again.h"
#include "house/cases/decide.h"
#include "house/casino/casino_state.h"
#include "house/tables/poker/table_money.h"
#include "house/workflows/rulings/rulings.h"
#include "house/workflows/rulings/wager_in_round.h"

namespace baize::house {

namespace {

using ledger::Posting;

// Returns the seats whose wagers in this hand have been voided and still are.
poker::SeatSet voided_seats(const Context& now, const TableState& table, const RoundRecord& kept) {
    poker::SeatSet seats;
    for (const SanctionRecord& record : now.state.cases.sanctions) {
        const SanctionImposed& imposed = record.imposed;
        const bool is_voided = imposed.sanction == Sanction::wager_voided && !record.ended &&
                               imposed.round == kept.round &&
                               table_of_incident(now, imposed.incident) == &table;
        for (poker::Seat seat = 0; is_voided && seat < poker::seats_max; ++seat) {
            if (kept.hand->players[seat] == imposed.person) seats.insert(seat);
        }
    }
    return seats;
}

// Returns the difference that the wager made to the hand's postings.
std::vector<Posting> booked_for_wager(const Context& now,
                                      const TableState& table,
                                      const RoundRecord& kept,
                                      poker::Seat seat) {
    const PlayedHand& played = *kept.hand;
    poker::SeatSet out = voided_seats(now, table, kept);
    const poker::PotResult with = settle_without(played.rules, played.hand, out);
    out.insert(seat);
    const poker::PotResult without = settle_without(played.rules, played.hand, out);
    std::vector<Posting> lines;
    for (const poker::Seat each : played.hand.dealt_in) {
        lines.push_back(
            {stack_of(table.table, played.players[each]), with.back[each] - without.back[each]});
    }
    lines.push_back(
        {till_of(table.table, played.rules.commission), with.commission - without.commission});
    std::erase_if(lines, [](const Posting& line) { return line.amount.is_zero(); });
    return lines;
}

std::vector<PersonId> others_in(const PlayedHand& played, PersonId person) {
    std::vector<PersonId> others;
    for (const poker::Seat seat : played.hand.dealt_in) {
        if (played.players[seat] != person) others.push_back(played.players[seat]);
    }
    return others;
}

std::optional<Reason> why_not_theirs(const PlayedHand& played, BoxIndex box, PersonId person) {
    // All wagers have already been returned.
    if (played.hand.is_void) return Reason::already_done;
    const bool is_there = box < poker::seats_max && played.hand.dealt_in.contains(box) &&
                          wagered(played.hand, box).is_positive();
    if (!is_there) return Reason::no_such_wager;
    if (played.players[box] != person) return Reason::not_their_money;
    return std::nullopt;
}

// Returns the steps of the case, and the debts of people who have taken the money away.
Result<Steps> with_owed(const Context& now,
                        const TableState& table,
                        std::uint64_t round,
                        CaseEvent event,
                        const Undoing& undoing,
                        Clause clause) {
    auto steps = case_steps(now, table, std::move(event));
    if (steps) add_owed(table, round, undoing.owed, clause, *steps);
    return steps;
}

}  // namespace

Result<Steps> void_poker_wager(const Context& now,
                               const TableState& table,
                               const VoidWager& command,
                               Clause clause) {
    const auto& [charge, which] = command;
    if (which.wager != wager_at_poker) return reject(Reason::not_offered, clause);
    CaseFacts facts{.is_settled = true};
    const RoundRecord* const kept = find_round_record(table.books, which.round);
    Undoing undoing;
    if (is_round_in_play(table) && which.round == round_number(table)) {
        facts.is_settled = false;
    } else if (kept == nullptr || !kept->hand) {
        return reject(Reason::no_such_settlement, clause);
    } else if (const auto why = why_not_theirs(*kept->hand, which.box, charge.person)) {
        return reject(*why, clause);
    } else {
        const std::vector<Posting> booked = booked_for_wager(now, table, *kept, which.box);
        undoing = undoable_round(now, table.table, booked);
        facts.booked = undoing.lines;
        facts.others = others_in(*kept->hand, charge.person);
    }
    auto event = decide(now.state.cases, now.by, facts, Sanctioning(command));
    if (!event) return reject(event.error());
    return with_owed(now, table, which.round, *std::move(event), undoing, clause);
}

Result<Steps> reverse_sanction(const Context& now, const ReverseSanction& command) {
    CaseFacts facts;
    const SanctionRecord* const record = find_sanction(now.state.cases, command.sanction);
    if (record == nullptr) return reject(Reason::no_such_case, "I-99"_clause);
    const SanctionImposed& imposed = record->imposed;
    const TableState& table = *table_of_incident(now, imposed.incident);
    Undoing undoing;
    if (imposed.clause == "CP 13.2.1"_clause) {
        undoing = undoable_round(now, table.table, at_the_table(table.table, imposed.moved));
        facts.booked = undoing.lines;
    }
    auto event = decide(now.state.cases, now.by, facts, SanctionEnding(command));
    if (!event) return reject(event.error());
    return with_owed(now, table, imposed.round, *std::move(event), undoing, imposed.clause);
}

}  // namespace baize::house
