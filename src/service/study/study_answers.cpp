#include "service/study/study_answers.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "engine/core/per_game.h"
#include "engine/games/registry.h"
#include "formats/report/report.h"
#include "formats/settings/pay_table_file.h"
#include "math/figures/option_name.h"
#include "math/figures/solvers.h"
#include "service/analysis/analysis_figures.h"
#include "service/analysis/analysis_setup.h"
#include "service/analysis/starting_hand_grid.h"
#include "service/analysis/strategy_analysis.h"
#include "service/report/report_gathering.h"
#include "service/report/report_strategy.h"

namespace baize {

namespace {

views::Decimal decimal(const Fraction& value) {
    return {nearest_decimal(value)};
}

// Builds the custom table of a question.
AnswerError read_own_table(const views::PayChosen& pay, AnalysisRequest& request) {
    const PayTableForm* form = nullptr;
    if (const auto error = find_replaceable(*request.solver, pay.wager, form))
        return not_answered(*error);
    PayTable table{.name = "own"};
    for (const views::OddsChosen& line : pay.lines) {
        if (const auto wrong = put_odds(*form, line.hand, line.odds, table))
            return not_answered("pays", fmt::format("{}: {}: {}", pay.wager, line.hand, *wrong));
    }
    if (const auto wrong = check_pay_table(*form, table))
        return not_answered("pays", fmt::format("{}: {}", pay.wager, *wrong));
    request.pays.push_back({pay.wager, {"own", table}});
    return std::nullopt;
}

std::vector<views::Frequency> frequencies(const std::vector<exact::Share>& shares,
                                          exact::Weight deals) {
    std::vector<views::Frequency> list;
    for (const exact::Share& share : shares) {
        const Fraction part(Fraction::Integer(share.deals), Fraction::Integer(deals));
        list.push_back({share.name, to_string(part), decimal(part)});
    }
    return list;
}

// Returns the only table that pays the wager: "dealer_poker_extra" is paid by "poker_extra".
const PayTableForm* table_that_pays(std::optional<GameId> game, std::string_view wager) {
    if (!game) return nullptr;
    if (const PayTableForm* const form = pay_table_form(*game, wager)) return form;
    for (const PayTableForm& form : pay_table_forms(*game)) {
        if (wager.ends_with(fmt::format("_{}", form.wager))) return &form;
    }
    return nullptr;
}

OddsTo odds_of(const PayTableForm& form, const PayTable& table, std::string_view hand) {
    for (std::size_t kind = 0; kind < form.kinds; ++kind) {
        if (form.hand(kind) == hand) return table.odds[kind];
    }
    return {};
}

std::vector<views::PaidHand> paid_hands(const exact::WagerFigures& wager,
                                        const AnalysisSetup& setup) {
    const PayTableForm* const form = table_that_pays(setup.game(), wager.name);
    std::vector<views::PaidHand> list;
    for (const exact::Share& share : wager.paid_hands) {
        const Fraction part(Fraction::Integer(share.deals),
                            Fraction::Integer(wager.results.deals()));
        views::PaidHand& hand = list.emplace_back();
        hand.hand = share.name;
        hand.exact = to_string(part);
        hand.value = decimal(part);
        if (form == nullptr) continue;
        const OddsTo odds = odds_of(*form, setup.rules.tables[form->slot], share.name);
        const Fraction added = part * Fraction(odds.win, odds.stake);
        hand.odds = fmt::format("{} to {}", odds.win, odds.stake);
        hand.added = to_string(added);
        hand.contribution = decimal(added);
    }
    return list;
}

views::WagerAnalysis shown(const exact::WagerFigures& wager, const AnalysisSetup& setup) {
    const DistributionFigures figures = distribution_figures(wager.results);
    const EndChances ends = end_chances(wager.results);
    views::WagerAnalysis out;
    out.wager = wager.name;
    out.exact = to_string(wager.results.expectation());
    out.ev = {figures.net};
    out.house_edge = {figures.house_edge};
    out.average_wager = {figures.average_wager};
    out.element_of_risk = {figures.element_of_risk};
    out.standard_deviation = {figures.standard_deviation};
    out.win = decimal(ends.win);
    out.standoff = decimal(ends.standoff);
    out.lose = decimal(ends.lose);
    out.decisions = frequencies(wager.strategy, wager.results.deals());
    out.paid_hands = paid_hands(wager, setup);
    for (const NetChance& chance : net_chances(wager.results)) {
        out.outcomes.push_back({to_string(chance.net),
                                decimal(chance.net),
                                to_string(chance.chance),
                                decimal(chance.chance)});
    }
    return out;
}

views::StartingHandShown shown(const exact::StartingHand& hand) {
    views::StartingHandShown out{.hand = hand_name(hand), .count = hand.hands};
    for (const exact::AdvisedOption& option : hand.advice.options) {
        out.choices.push_back(
            {exact::option_name(option.offer), to_string(option.worth), decimal(option.worth)});
    }
    out.best = out.choices[hand.advice.best].option;
    return out;
}

// REQUIRES: the setup has its figures.
std::vector<views::RuleOfThumb> rules_of_thumb(AnalysisSetup& setup,
                                               const ParallelExecutor& executor) {
    setup.analysis.strategies = strategy_figures(setup.game(), setup.rules, executor);
    std::vector<views::RuleOfThumb> rules;
    for (const report::PracticalStrategy& strategy : practical_strategies(setup.analysis)) {
        rules.push_back({.name = strategy.name,
                         .words = strategy.words,
                         .house_edge = {strategy.house_edge},
                         .cost_exact = strategy.exact_cost,
                         .cost = {strategy.cost}});
    }
    return rules;
}

AnswerError set_up_question(const views::AnalysisQuestion& question, AnalysisSetup& setup) {
    if (const auto error = unknown_game(question.game)) return not_answered(*error);
    AnalysisRequest request{.solver = exact::solver_named(question.game),
                            .settings = settings_of(question.settings)};
    for (const views::TableChosen& chosen : question.tables)
        request.tables.push_back({chosen.name, chosen.table});
    for (const views::PayChosen& pay : question.pays) {
        if (auto refusal = read_own_table(pay, request)) return refusal;
    }
    if (const auto error = set_up_analysis(request, setup)) return not_answered(*error);
    return std::nullopt;
}

}  // namespace

views::Problem not_answered(std::string_view field, std::string_view why) {
    return {"not_answered", fmt::format("{}: {}", field, why), ""};
}

views::Problem not_answered(const RequestError& error) {
    return not_answered(name(error.field), error.text);
}

std::vector<SettingRequest> settings_of(const std::vector<views::SettingChosen>& settings) {
    std::vector<SettingRequest> requests;
    for (const views::SettingChosen& setting : settings)
        requests.push_back({setting.key, setting.value});
    return requests;
}

// Milliseconds of `baize analyse GAME`, without and with --grid and --strategies
// (bench/results.md).
Span cost_of(const views::AnalysisQuestion& question, AnalysisJob&) {
    struct Measured {
        std::int64_t figures = 0;
        std::int64_t grid = 0;
        std::int64_t strategies = 0;
    };

    static constexpr PerHouseGame<Measured> measured({{GameId::three_card, {10, 0, 100}},
                                                      {GameId::caribbean_stud, {50, 0, 500}},
                                                      {GameId::wild_aruba, {60, 0, 600}},
                                                      {GameId::ultimate_holdem, {150, 250, 3'000}},
                                                      {GameId::crown_holdem, {200, 300, 3'000}}});
    const std::optional<GameId> game = game_named(question.game);
    if (!game || !is_house_game(*game)) return Span::of_microseconds(50'000);
    const Measured& one = measured[*game];
    const std::int64_t grid = question.grid ? one.grid : 0;
    const std::int64_t strategies = question.strategies.value_or(false) ? one.strategies : 0;
    return Span::of_microseconds(1'000 * (one.figures + grid + strategies));
}

// The strategies of a Hold'em game take seconds, all others less than one second
// (bench/results.md).
Span cost_of_report(const views::AnalysisQuestion& question) {
    const bool is_holdem = has_starting_hands(game_named(question.game));
    return Span::of_microseconds(is_holdem ? 3'500'000 : 800'000);
}

AnswerError answer_analysis(const views::AnalysisQuestion& question,
                            AnalysisJob& count,
                            views::AnalysisAnswer& answer) {
    AnalysisSetup setup;
    if (auto refusal = set_up_question(question, setup)) return refusal;
    const ParallelExecutor executor = count.executor();
    setup.analysis.figures = setup.solver->solve(setup.rules, executor);
    answer.game = question.game;
    answer.title = setup.analysis.title;
    for (const exact::WagerFigures& wager : setup.analysis.figures.wagers)
        answer.wagers.push_back(shown(wager, setup));
    if (question.grid && has_starting_hands(setup.game())) {
        for (const exact::StartingHand& hand :
             starting_hand_grid(*setup.game(), setup.rules, executor))
            answer.grid.push_back(shown(hand));
    }
    if (question.strategies.value_or(false)) answer.strategies = rules_of_thumb(setup, executor);
    return std::nullopt;
}

AnswerError answer_report(const views::AnalysisQuestion& question,
                          AnalysisJob& count,
                          views::AnalysisReport& report) {
    AnalysisSetup setup;
    if (auto refusal = set_up_question(question, setup)) return refusal;
    const ParallelExecutor executor = count.executor();
    setup.analysis.figures = setup.solver->solve(setup.rules, executor);
    setup.analysis.strategies = strategy_figures(setup.game(), setup.rules, executor);
    report.title = setup.analysis.title;
    report.html = report::report_html(gather_report(setup, {.rounds = 0}, executor));
    return std::nullopt;
}

}  // namespace baize
