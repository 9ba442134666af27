#include "service/analysis/analysis_setup.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "formats/settings/setting_keys.h"
#include "formats/settings/table_options.h"
#include "formats/text/terminal_style.h"
#include "service/analysis/leak_setup.h"

namespace baize {

namespace {

using Refusal = std::optional<AnalysisRefusal>;

Refusal find_game(const AnalyseOptions& options, AnalysisSetup& setup) {
    setup.solver = exact::solver_named(options.game);
    if (setup.solver == nullptr) return misused(no_such_game(options.game, analysed_game_names()));
    const GameHooks* const game = setup.hooks();
    setup.analysis.game = options.game;
    setup.analysis.title = game == nullptr ? "Flop Chase" : std::string(game->facts().title);
    if (game != nullptr) setup.rules = game->published();
    return std::nullopt;
}

Refusal apply_tables(const AnalyseOptions& options, AnalysisSetup& setup) {
    const GameHooks* const game = setup.hooks();
    if (game == nullptr) {
        if (options.tables.empty()) return std::nullopt;
        return misused(fmt::format("--tables: {} has no pay tables", options.game));
    }
    if (auto complaint = choose_tables(*game, options.tables, setup.rules))
        return misused(std::move(*complaint));
    for (const TableChoice& choice : game->facts().choices) {
        setup.analysis.tables.emplace_back(choice.name, setup.rules.tables[choice.slot].name);
    }
    return std::nullopt;
}

Refusal apply_setting(std::string_view text, AnalysisSetup& setup) {
    const std::string_view name = setup.solver->name;
    if (!setup.game()) return misused(fmt::format("--set: {} has no settings", name));
    const auto words = key_and_value(text);
    if (!words) return misused(fmt::format("--set: \"{}\" should read key=value", text));
    const auto& [key, value] = *words;
    const SettingKey* const setting = setting_key(key);
    if (setting == nullptr || !setting->is_for(*setup.game())) {
        return misused(fmt::format("--set: {} has no setting \"{}\"; choose among {}",
                                   name,
                                   key,
                                   settings_of(*setup.game())));
    }
    if (value != "true" && value != "false")
        return misused(fmt::format("--set: {} is true or false, not \"{}\"", key, value));
    setup.rules.settings.*setting->field = value == "true";
    auto& settings = setup.analysis.settings;
    std::erase_if(settings, [&](const auto& given) { return given.first == setting->key; });
    settings.emplace_back(key, value == "true");
    return std::nullopt;
}

Refusal apply_pay(std::string_view text, AnalysisSetup& setup) {
    PayRequest request;
    if (Refusal refusal = read_pay_request(text, *setup.solver, request)) return refusal;
    std::vector<NamedPayTable> tables;
    if (Refusal refusal = read_own_tables(request, read_pay_file(request.path), tables))
        return refusal;
    if (tables.size() > 1) {
        return misused(fmt::format("--pay: {} holds {} tables; only baize analyse takes many",
                                   request.path,
                                   tables.size()));
    }
    put_table(request.form->wager, request.form->slot, tables.front(), setup);
    return std::nullopt;
}

Refusal apply_outlook(const AnalyseOptions& options, AnalysisSetup& setup) {
    OutlookQuestion& outlook = setup.analysis.outlook;
    if (options.confidence && !(*options.confidence > 0.5 && *options.confidence < 1))
        return misused("--confidence: a probability above 0.5 and below 1");
    if (!(options.half_width >= 1e-9 && options.half_width <= 1))
        return misused("--half-width: from 0.000000001 to 1, in units");
    outlook.confidence = options.confidence;
    outlook.half_width = options.half_width;
    if ((options.pace == 0) != options.stake.empty())
        return misused("--pace and --stake tell the hold of an hour together: give both");
    if (options.pace == 0) return std::nullopt;
    const std::optional<Money> stake = parse_amount(options.stake);
    if (!stake || !stake->is_positive()) {
        return misused(
            fmt::format("--stake: \"{}\" is not an amount; 25 or 12.50 is", options.stake));
    }
    outlook.pace = options.pace;
    outlook.stake = *stake;
    return std::nullopt;
}

// Checks the options that only some games support.
Refusal check_extras(const AnalyseOptions& options, const AnalysisSetup& setup) {
    if (options.strategies && !setup.game()) {
        return misused(
            fmt::format("--strategies: those of {} are not told exactly; baize simulate plays them",
                        options.game));
    }
    if (options.grid && !has_starting_hands(setup.game())) {
        return misused(fmt::format(
            "--grid: {} has no two hole cards; baize advise answers for one hand", options.game));
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

std::string settings_of(GameId game) {
    std::string keys;
    for (const SettingKey& setting : setting_keys()) {
        if (!setting.is_for(game)) continue;
        keys += fmt::format("{}{}", keys.empty() ? "" : ", ", setting.key);
    }
    return keys;
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

std::optional<AnalysisRefusal> set_up_analysis(const AnalyseOptions& options,
                                               AnalysisSetup& setup) {
    if (Refusal refusal = find_game(options, setup)) return refusal;
    if (Refusal refusal = apply_tables(options, setup)) return refusal;
    for (const std::string& text : options.settings) {
        if (Refusal refusal = apply_setting(text, setup)) return refusal;
    }
    for (const std::string& text : options.pay) {
        if (Refusal refusal = apply_pay(text, setup)) return refusal;
    }
    if (Refusal refusal = check_extras(options, setup)) return refusal;
    if (Refusal refusal = set_up_leak(options, setup)) return refusal;
    setup.analysis.lists_outcomes = options.outcomes;
    return apply_outlook(options, setup);
}

}  // namespace baize
