#include "house/workflows/rounds/reasoned.h"

#include "house/casino/game_state.h"
#include "house/words.h"

namespace baize::house {

namespace {

// The reason and the finding that the books require with a report.
struct Wanted {
    bool words = false;
    bool finding = false;
};

// A deck found wrong after the settlement takes back the payments.
Wanted wanted_for(Irregularity what, bool is_settled) {
    const bool falls = what == Irregularity::disruption || what == Irregularity::fraud;
    const bool undoes = is_settled && what == Irregularity::deck_incorrect;
    return {falls || undoes || what == Irregularity::information_exchanged, falls};
}

Wanted wanted_for(poker::Irregularity what, bool is_over) {
    using poker::Irregularity;
    const bool falls = what == Irregularity::disruption || what == Irregularity::fraud;
    const bool undoes = is_over && what == Irregularity::defective_deck;
    return {falls || undoes || what == Irregularity::information_exchanged, falls};
}

Result<Steps> reasoned(const TableState& table,
                       Wanted wanted,
                       Clause clause,
                       const ReportReason& reason,
                       Steps steps) {
    const auto refusal = wanted.words ? why_not_words(reason.words) : why_too_long(reason.words);
    if (refusal) return reject(*refusal, clause);
    if (wanted.finding && !reason.affected_outcome)
        return reject(Reason::outcome_not_affected, "I-98"_clause);
    if (reason.words.empty()) return steps;
    steps.push_back({table_stream(table.table),
                     ReasonGiven{table.table, round_number(table), reason, clause},
                     {}});
    return steps;
}

}  // namespace

Result<Steps> with_reason(const TableState& table,
                          const Action& action,
                          const ReportReason& reason,
                          Steps steps) {
    const auto* const report = std::get_if<Report>(&action);
    if (report == nullptr) return steps;
    Clause clause = "I-98"_clause;
    for (const Step& step : steps) {
        const RoundTransition* const round = round_in(step);
        if (round != nullptr && round->ruling) clause = round->ruling->clause;
    }
    const bool is_settled = banked_state(table)->round.phase == Phase::over;
    return reasoned(table, wanted_for(report->what, is_settled), clause, reason, std::move(steps));
}

Result<Steps> with_reason(const TableState& table,
                          const poker::Report& report,
                          const ReportReason& reason,
                          Steps steps) {
    Clause clause = "I-98"_clause;
    for (const Step& step : steps) {
        const PokerTransition* const hand = hand_in(step);
        if (hand != nullptr && hand->ruled.is_set()) clause = hand->ruled;
    }
    const bool is_over = poker_state(table)->hand.phase == poker::Phase::over;
    return reasoned(table, wanted_for(report.what, is_over), clause, reason, std::move(steps));
}

}  // namespace baize::house
