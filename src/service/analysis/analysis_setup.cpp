#include "service/analysis/analysis_setup.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "formats/settings/setting_keys.h"
#include "formats/settings/table_options.h"
#include "math/figures/distribution.h"
#include "service/analysis/exposed_cards_setup.h"

namespace baize {

namespace {

using Refusal = std::optional<RequestError>;

void find_game(const AnalysisRequest& request, AnalysisSetup& setup) {
    setup.solver = request.solver;
    const GameHooks* const game = setup.hooks();
    setup.analysis.game = setup.solver->name;
    setup.analysis.title = game == nullptr ? "Flop Chase" : std::string(game->facts().title);
    if (game != nullptr) setup.rules = game->published();
}

Refusal apply_table(const GameHooks& game, const TableRequest& chosen, Rules& rules) {
    if (choose_table(game, rules, chosen.wager, chosen.table)) return std::nullopt;
    return wrong_field(RequestField::tables, no_such_table(game, chosen.wager, chosen.table));
}

Refusal apply_tables(const AnalysisRequest& request, AnalysisSetup& setup) {
    const GameHooks* const game = setup.hooks();
    if (game == nullptr) {
        if (request.tables.empty()) return std::nullopt;
        return wrong_field(RequestField::tables,
                           fmt::format("{} has no pay tables", setup.solver->name));
    }
    for (const TableRequest& chosen : request.tables) {
        if (Refusal refusal = apply_table(*game, chosen, setup.rules)) return refusal;
    }
    for (const TableChoice& choice : game->facts().choices) {
        setup.analysis.tables.emplace_back(choice.name, setup.rules.tables[choice.slot].name);
    }
    return std::nullopt;
}

Refusal apply_setting(const SettingRequest& given, AnalysisSetup& setup) {
    const std::string_view game = setup.solver->name;
    if (!setup.game())
        return wrong_field(RequestField::settings, fmt::format("{} has no settings", game));
    const SettingKey* const setting = setting_key(given.key);
    if (setting == nullptr || !setting->is_for(*setup.game())) {
        return wrong_field(RequestField::settings,
                           fmt::format("{} has no setting \"{}\"; choose among {}",
                                       game,
                                       given.key,
                                       settings_of(*setup.game())));
    }
    setup.rules.settings.*setting->field = given.value;
    auto& settings = setup.analysis.settings;
    std::erase_if(settings, [&](const auto& known) { return known.first == setting->key; });
    settings.emplace_back(given.key, given.value);
    return std::nullopt;
}

Refusal apply_pay(const PayTableRequest& pay, AnalysisSetup& setup) {
    const PayTableForm* form = nullptr;
    if (Refusal refusal = find_replaceable(*setup.solver, pay.wager, form)) return refusal;
    if (const auto rounded = rounded_odds(pay.own.table, *form))
        return wrong_field(RequestField::pays, fmt::format("{}: {}", pay.wager, *rounded));
    put_table(form->wager, form->slot, pay.own, setup);
    return std::nullopt;
}

Refusal apply_outlook(const OutlookQuestion& outlook, AnalysisSetup& setup) {
    if (outlook.confidence && !(*outlook.confidence > 0.5 && *outlook.confidence < 1))
        return wrong_field(RequestField::confidence, "a probability above 0.5 and below 1");
    if (!(outlook.half_width >= 1e-9 && outlook.half_width <= 1))
        return wrong_field(RequestField::half_width, "from 0.000000001 to 1, in units");
    setup.analysis.outlook = outlook;
    return std::nullopt;
}

// Checks the parts of a request that only some games support.
Refusal check_extras(const AnalysisRequest& request) {
    if (request.has_strategies && !request.solver->game) {
        return wrong_field(
            RequestField::strategies,
            fmt::format("the strategies of {} have no exact figures", request.solver->name));
    }
    if (request.has_grid && !has_starting_hands(request.solver->game)) {
        return wrong_field(
            RequestField::grid,
            fmt::format("{} has no starting hands of two cards", request.solver->name));
    }
    return std::nullopt;
}

}  // namespace

const GameHooks* AnalysisSetup::hooks() const {
    return game() ? house_game(*game()) : nullptr;
}

std::string analysed_game_names() {
    std::string names;
    for (const exact::Solver& solver : exact::solvers())
        names += fmt::format("{}{}", names.empty() ? "" : ", ", solver.name);
    return names;
}

Refusal unknown_game(std::string_view game) {
    if (exact::solver_named(game) != nullptr) return std::nullopt;
    return wrong_field(RequestField::game, no_such_game(game, analysed_game_names()));
}

std::string settings_of(GameId game) {
    std::string keys;
    for (const SettingKey& setting : setting_keys()) {
        if (!setting.is_for(game)) continue;
        keys += fmt::format("{}{}", keys.empty() ? "" : ", ", setting.key);
    }
    return keys;
}

std::string replaceable_tables(const exact::Solver& solver) {
    std::string wagers;
    if (!solver.game) return wagers;
    for (const PayTableForm& form : pay_table_forms(*solver.game))
        wagers += fmt::format("{}{}", wagers.empty() ? "" : ", ", form.wager);
    return wagers;
}

Refusal find_replaceable(const exact::Solver& solver,
                         std::string_view wager,
                         const PayTableForm*& form) {
    form = solver.game ? pay_table_form(*solver.game, wager) : nullptr;
    if (form != nullptr) return std::nullopt;
    const std::string wagers = replaceable_tables(solver);
    return wrong_field(
        RequestField::pays,
        wagers.empty()
            ? fmt::format("{} has no pay tables", solver.name)
            : fmt::format(
                  "{} has no pay table for \"{}\"; choose among {}", solver.name, wager, wagers));
}

std::optional<std::string> rounded_odds(const PayTable& table, const PayTableForm& form) {
    for (std::size_t kind = 0; kind < form.kinds; ++kind) {
        const OddsTo odds = table.odds[kind];
        if (exact::unit.cents() * odds.win % odds.stake == 0) continue;
        return fmt::format("{}: {} to {} cannot be paid exactly on a stake of {}",
                           form.hand(kind),
                           odds.win,
                           odds.stake,
                           to_string(exact::unit));
    }
    return std::nullopt;
}

void put_table(std::string_view wager,
               std::size_t slot,
               const NamedPayTable& chosen,
               AnalysisSetup& setup) {
    setup.rules.tables[slot] = chosen.table;
    auto& tables = setup.analysis.tables;
    const auto named = std::find_if(
        tables.begin(), tables.end(), [&](const auto& table) { return table.first == wager; });
    if (named != tables.end()) {
        named->second = chosen.name;
    } else {
        tables.emplace_back(wager, chosen.name);
    }
}

Refusal set_up_analysis(const AnalysisRequest& request, AnalysisSetup& setup) {
    find_game(request, setup);
    if (Refusal refusal = apply_tables(request, setup)) return refusal;
    for (const SettingRequest& given : request.settings) {
        if (Refusal refusal = apply_setting(given, setup)) return refusal;
    }
    for (const PayTableRequest& pay : request.pays) {
        if (Refusal refusal = apply_pay(pay, setup)) return refusal;
    }
    if (Refusal refusal = check_extras(request)) return refusal;
    if (Refusal refusal = set_up_exposed_cards(request, setup)) return refusal;
    setup.analysis.lists_outcomes = request.lists_outcomes;
    return apply_outlook(request.outlook, setup);
}

}  // namespace baize
