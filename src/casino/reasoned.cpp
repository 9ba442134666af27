#include "casino/reasoned.h"

#include "casino/felt.h"
#include "games/poker/report.h"
#include "house/words.h"
#include "table/play.h"

namespace baize::casino {

namespace {

// What the books want to be told beside the report itself.
struct Wanted {
    bool words = false;
    bool finding = false;
};

Wanted wanted_for(Irregularity what) {
    const bool falls = what == Irregularity::disruption || what == Irregularity::fraud;
    return {falls || what == Irregularity::information_exchanged, falls};
}

Wanted wanted_for(poker::Irregularity what) {
    using poker::Irregularity;
    const bool falls = what == Irregularity::disruption || what == Irregularity::fraud;
    return {falls || what == Irregularity::information_exchanged, falls};
}

Result<Steps> reasoned(const FloorTable& table,
                       Wanted wanted,
                       Clause clause,
                       const ReportReason& reason,
                       Steps steps) {
    const auto refusal =
        wanted.words ? house::why_not_words(reason.words) : house::why_too_long(reason.words);
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

Result<Steps> with_reason(const FloorTable& table,
                          const Action& action,
                          Actor by,
                          const ReportReason& reason,
                          Steps steps) {
    const auto* const report = std::get_if<Report>(&action);
    if (report == nullptr) return steps;
    const house::BankedGame& game = banked_game(table);
    const auto next =
        baize::apply(*game.hooks, game.rules, banked_felt(table)->round, {by, action});
    const Clause clause = next && next->ruling ? next->ruling->clause : "I-98"_clause;
    return reasoned(table, wanted_for(report->what), clause, reason, std::move(steps));
}

Result<Steps> with_reason(const FloorTable& table,
                          poker::Report report,
                          Actor by,
                          const ReportReason& reason,
                          Steps steps) {
    report.by = by;
    poker::Hand hand = poker_felt(table)->hand;
    poker::EventList events;
    const auto ruling = poker::report(poker_game(table).rules, hand, report, events);
    const Clause clause = ruling ? ruling->clause : "I-98"_clause;
    return reasoned(table, wanted_for(report.what), clause, reason, std::move(steps));
}

}  // namespace baize::casino
