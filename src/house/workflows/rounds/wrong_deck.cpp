#include "house/workflows/rounds/wrong_deck.h"

#include "house/cards/wrong_deck.h"
#include "house/casino/game_state.h"

namespace baize::house {

namespace {

bool rules_on_it(Irregularity what) {
    return what == Irregularity::deck_incorrect || what == Irregularity::wrong_count ||
           what == Irregularity::disruption || what == Irregularity::fraud ||
           what == Irregularity::jackpot_fault;
}

bool rules_on_it(poker::Irregularity what) {
    using poker::Irregularity;
    return what == Irregularity::defective_deck || what == Irregularity::disruption ||
           what == Irregularity::fraud;
}

}  // namespace

// Before the cards are dealt the deal itself is refused, and after the settlement the round is
// invalidated.
std::optional<Rejection> deck_refused(const Context& now,
                                      const TableState& table,
                                      const Action& action) {
    const Round& round = banked_state(table)->round;
    const bool is_dealt = round.phase > Phase::closed && round.phase < Phase::over;
    if (!is_dealt || std::holds_alternative<Answer>(action)) return std::nullopt;
    const auto* const report = std::get_if<Report>(&action);
    if (report != nullptr && rules_on_it(report->what)) return std::nullopt;
    return why_not_played_on(now.state.cards, table.table, round.deck.second_deck ? 1 : 0);
}

std::optional<Rejection> deck_refused(const Context& now,
                                      const TableState& table,
                                      const poker::Report& report) {
    return rules_on_it(report.what) ? std::nullopt : deck_refused(now, table);
}

std::optional<Rejection> deck_refused(const Context& now, const TableState& table) {
    if (poker_state(table)->hand.phase == poker::Phase::over) return std::nullopt;
    return why_not_played_on(now.state.cards, table.table, 0);
}

}  // namespace baize::house
