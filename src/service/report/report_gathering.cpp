#include "service/report/report_gathering.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/core/fraction.h"
#include "engine/games/registry.h"
#include "formats/report/embedded.h"
#include "formats/report/markdown.h"
#include "formats/rulebooks/book.h"
#include "formats/rulebooks/coverage.h"
#include "formats/rulebooks/interpretation.h"
#include "formats/settings/pay_table_file.h"
#include "formats/settings/setting_keys.h"
#include "service/analysis/analysis_figures.h"
#include "service/report/published_figures.h"
#include "service/report/report_jackpot.h"
#include "service/report/report_simulation.h"
#include "service/report/report_strategy.h"

namespace baize {

namespace {

using exact::GameFigures;
using exact::Share;
using exact::WagerFigures;

std::vector<report::Part> parts_of(const std::vector<Share>& shares, const WagerFigures& wager) {
    std::vector<report::Part> parts;
    for (const Share& share : shares) {
        const Fraction part(share.deals, wager.results.deals());
        parts.push_back({share.name, nearest_decimal(part), to_string(part)});
    }
    return parts;
}

std::vector<report::OutcomePart> outcomes_of(const WagerFigures& wager) {
    std::vector<report::OutcomePart> outcomes;
    for (const NetChance& outcome : net_chances(wager.results)) {
        outcomes.push_back({nearest_decimal(outcome.net),
                            nearest_decimal(outcome.chance),
                            to_string(outcome.chance)});
    }
    return outcomes;
}

report::WagerReport wager_report(const WagerFigures& wager) {
    const DistributionFigures figures = distribution_figures(wager.results);
    return {.name = wager.name,
            .exact = to_string(wager.results.expectation()),
            .deals = fmt::format("{}", wager.results.deals()),
            .house_edge = figures.house_edge,
            .average_wager = figures.average_wager,
            .element_of_risk = figures.element_of_risk,
            .standard_deviation = figures.standard_deviation,
            .skewness = figures.skewness,
            .hit_frequency = figures.hit_frequency,
            .largest_win = figures.largest_win,
            .outcomes = outcomes_of(wager),
            .decisions = parts_of(wager.strategy, wager),
            .paid_hands = parts_of(wager.paid_hands, wager)};
}

report::PayTableInForce table_in_force(const PayTableForm& form, const AnalysisSetup& setup) {
    const PayTable& table = setup.rules.tables[form.slot];
    report::PayTableInForce in_force{std::string(form.wager), std::string(table.name), {}};
    for (const auto& [wager, name] : setup.analysis.tables) {
        if (wager == form.wager) in_force.name = name;
    }
    for (std::size_t kind = form.kinds; kind-- > 0;) {
        const OddsTo odds = table.odds[kind];
        if (odds.win == 0) continue;
        in_force.lines.push_back(
            {std::string(form.hand(kind)), fmt::format("{} to {}", odds.win, odds.stake)});
    }
    return in_force;
}

std::vector<report::PayTableInForce> tables_in_force(const AnalysisSetup& setup) {
    std::vector<report::PayTableInForce> tables;
    if (!setup.game()) return tables;
    for (const PayTableForm& form : pay_table_forms(*setup.game()))
        tables.push_back(table_in_force(form, setup));
    return tables;
}

// Returns the interpretation whose register entry names the key.
const Interpretation* interpretation_of(std::string_view key) {
    for (const Interpretation& interpretation : interpretations()) {
        if (interpretation.configurable.find(key) != std::string_view::npos) return &interpretation;
    }
    return nullptr;
}

std::vector<report::InterpretationInForce> interpretations_in_force(
    const AnalysisSetup& setup, const ParallelExecutor& executor) {
    std::vector<report::InterpretationInForce> interpretations;
    if (!setup.game()) return interpretations;
    for (const SettingKey& setting : setting_keys()) {
        if (!setting.is_for(*setup.game())) continue;
        const Interpretation* const interpretation = interpretation_of(setting.key);
        report::InterpretationInForce in_force{std::string(setting.key), "", "", false, {}};
        if (interpretation != nullptr) {
            in_force.id = std::string(interpretation->id.id());
            in_force.title = std::string(interpretation->title);
        }
        Rules switched = setup.rules;
        switched.settings.*setting.field = !(switched.settings.*setting.field);
        in_force.value = setup.rules.settings.*setting.field;
        const GameFigures figures = setup.solver->solve(switched, executor);
        if (figures != setup.analysis.figures) {
            const exact::Distribution& main_game = figures.wagers.front().results;
            in_force.edge_switched = distribution_figures(main_game).house_edge;
        }
        interpretations.push_back(std::move(in_force));
    }
    return interpretations;
}

// Solves each set of rules once; figures with the same rules must be adjacent.
std::vector<report::PublishedCheck> published_checks(const AnalysisSetup& setup,
                                                     const ParallelExecutor& executor) {
    std::vector<report::PublishedCheck> checks;
    std::optional<Rules> solved;
    GameFigures figures;
    for (const PublishedFigure& published : published_figures()) {
        if (published.game != setup.game()) continue;
        const Rules rules = rules_of(published);
        if (!solved || *solved != rules) figures = setup.solver->solve(rules, executor);
        solved = rules;
        report::PublishedCheck check{words_for(published),
                                     as_printed(published),
                                     ours_for(published, figures),
                                     false,
                                     std::string(published.source)};
        check.agrees = check.printed == check.ours;
        checks.push_back(std::move(check));
    }
    return checks;
}

std::vector<report::ClauseInForce> clauses_in_force(const GameHooks* game) {
    std::vector<report::ClauseInForce> clauses;
    if (game == nullptr) return clauses;
    for (const ClauseEntry& entry : clause_entries(game->facts().book)) {
        if (entry.kind != DutyKind::engine) continue;
        clauses.push_back({std::string(entry.clause.id()),
                           std::string(entry.duty),
                           std::string(name(coverage_status(entry.clause)))});
    }
    return clauses;
}

std::string book_line(const GameHooks* game) {
    if (game == nullptr) return {};
    const Book* const book = find_book(game->facts().book);
    return fmt::format("{}, {}, {}", book->title, book->house, book->edition);
}

}  // namespace

report::Report gather_report(const AnalysisSetup& setup,
                             const ReportChoices& choices,
                             const ParallelExecutor& executor) {
    const GameHooks* const game = setup.hooks();
    report::Report gathered;
    gathered.game = setup.analysis.game;
    gathered.title = setup.analysis.title;
    gathered.book = book_line(game);
    gathered.version = BAIZE_VERSION;
    gathered.tables = tables_in_force(setup);
    gathered.interpretations = interpretations_in_force(setup, executor);
    for (const WagerFigures& wager : setup.analysis.figures.wagers)
        gathered.wagers.push_back(wager_report(wager));
    gathered.strategies = practical_strategies(setup.analysis);
    gathered.grids = starting_grids(setup, executor);
    gathered.meters = jackpot_returns(setup.game());
    gathered.published = published_checks(setup, executor);
    gathered.simulations = simulate_beside(setup, choices, executor);
    gathered.derivation =
        std::string(report::section_of(report::embedded_figures(), setup.analysis.title));
    gathered.clauses = clauses_in_force(game);
    return gathered;
}

}  // namespace baize
