#include "apps/analysis_setup.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "apps/console.h"
#include "apps/table_options.h"
#include "apps/terminal_style.h"
#include "contracts/pay_table_file.h"
#include "contracts/setting_keys.h"
#include "exact/distribution.h"
#include "games/registry.h"

namespace baize {

namespace {

using Refusal = std::optional<AnalysisRefusal>;

AnalysisRefusal misused(std::string text) {
    return {std::move(text), exit_usage};
}

AnalysisRefusal bad_file(std::string text) {
    return {std::move(text), exit_failed};
}

// "key=value" in two; nothing without both.
std::optional<std::pair<std::string_view, std::string_view>> key_and_value(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0 || equals + 1 == text.size())
        return std::nullopt;
    return std::pair(text.substr(0, equals), text.substr(equals + 1));
}

Refusal find_game(const AnalyseOptions& options, AnalysisSetup& setup) {
    setup.solver = exact::solver_of(options.game);
    const GameHooks* const game = house_game(options.game);
    if (setup.solver == nullptr) {
        return misused(fmt::format(
            "there is no game \"{}\"; choose among {}", options.game, analysed_game_names()));
    }
    setup.analysis.game = options.game;
    setup.analysis.title = game == nullptr ? "Flop Chase" : std::string(game->facts().title);
    if (game != nullptr) setup.rules = game->published();
    return std::nullopt;
}

Refusal apply_tables(const AnalyseOptions& options, AnalysisSetup& setup) {
    const GameHooks* const game = house_game(options.game);
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

Refusal apply_setting(std::string_view text, std::string_view game, AnalysisSetup& setup) {
    if (house_game(game) == nullptr) return misused(fmt::format("--set: {} has no settings", game));
    const auto words = key_and_value(text);
    if (!words) return misused(fmt::format("--set: \"{}\" should read key=value", text));
    const auto& [key, value] = *words;
    const SettingKey* const setting = setting_key(key);
    if (setting == nullptr || (!setting->game.empty() && setting->game != game)) {
        return misused(fmt::format(
            "--set: {} has no setting \"{}\"; choose among {}", game, key, settings_of(game)));
    }
    if (value != "true" && value != "false")
        return misused(fmt::format("--set: {} is true or false, not \"{}\"", key, value));
    setup.rules.settings.*setting->field = value == "true";
    auto& settings = setup.analysis.settings;
    std::erase_if(settings, [&](const auto& given) { return given.first == setting->key; });
    settings.emplace_back(key, value == "true");
    return std::nullopt;
}

// At most one byte more than a table may have, so that a device without end ends.
std::optional<std::string> read_whole(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::string text(json_line_size_max + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad()) return std::nullopt;
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

// Odds that the unit cannot pay without rounding would make the figures a little wrong.
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

Refusal read_table(const PayTableForm& form, const std::string& path, PayTable& table) {
    const std::optional<std::string> text = read_whole(path);
    if (!text) return bad_file(fmt::format("--pay: {} cannot be read", path));
    JsonLine line;
    std::optional<PayTable> read;
    if (line.read(*text)) read = read_pay_table(line, form);
    if (!read) {
        return bad_file(fmt::format("--pay: {}, for {}: {}", path, form.wager, line.complaint()));
    }
    if (const auto rounded = rounded_odds(*read, form))
        return bad_file(fmt::format("--pay: {}, for {}: {}", path, form.wager, *rounded));
    table.odds = read->odds;
    table.name = "own";
    return std::nullopt;
}

Refusal apply_pay(std::string_view text, std::string_view game, AnalysisSetup& setup) {
    const auto words = key_and_value(text);
    if (!words) return misused(fmt::format("--pay: \"{}\" should read wager=FILE", text));
    const auto& [wager, path] = *words;
    const PayTableForm* const form = pay_table_form(game, wager);
    if (form == nullptr) {
        const std::string wagers = replaceable_tables(game);
        return misused(wagers.empty()
                           ? fmt::format("--pay: {} has no pay tables", game)
                           : fmt::format("--pay: {} has no pay table for \"{}\"; choose among {}",
                                         game,
                                         wager,
                                         wagers));
    }
    if (Refusal refusal = read_table(*form, std::string(path), setup.rules.tables[form->slot]))
        return refusal;
    auto& tables = setup.analysis.tables;
    const auto named = std::find_if(tables.begin(), tables.end(), [&](const auto& table) {
        return table.first == form->wager;
    });
    if (named != tables.end()) {
        named->second = path;
    } else {
        tables.emplace_back(form->wager, path);
    }
    return std::nullopt;
}

Refusal apply_seen(const AnalyseOptions& options, AnalysisSetup& setup) {
    if (options.seen == 0) return std::nullopt;
    if (options.game != "three_card") {
        return misused(
            fmt::format("--seen: {} is analysed without seen cards only; baize advise "
                        "--dealer answers for one situation",
                        options.game));
    }
    if (options.seen > 2) {
        return misused(
            fmt::format("--seen: one or two of the dealer's cards, not {}", options.seen));
    }
    setup.analysis.seen = options.seen;
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

// What not every game can be asked for.
Refusal check_extras(const AnalyseOptions& options) {
    if (options.strategies && (!has_exact_strategies(options.game) || options.seen != 0)) {
        return misused(
            fmt::format("--strategies: those of {}{} are not told exactly; baize "
                        "simulate plays them",
                        options.game,
                        options.seen == 0 ? "" : " with seen cards"));
    }
    if (options.grid && !has_starting_hands(options.game)) {
        return misused(fmt::format(
            "--grid: {} has no two hole cards; baize advise answers for one hand", options.game));
    }
    return std::nullopt;
}

}  // namespace

std::string analysed_game_names() {
    std::string names;
    for (const exact::Solver& solver : exact::solvers())
        names += fmt::format("{}{}", names.empty() ? "" : ", ", solver.game);
    return names;
}

std::string replaceable_tables(std::string_view game) {
    std::string wagers;
    for (const PayTableForm& form : pay_table_forms()) {
        if (form.game == game)
            wagers += fmt::format("{}{}", wagers.empty() ? "" : ", ", form.wager);
    }
    return wagers;
}

std::string settings_of(std::string_view game) {
    std::string keys;
    for (const SettingKey& setting : setting_keys()) {
        if (!setting.game.empty() && setting.game != game) continue;
        keys += fmt::format("{}{}", keys.empty() ? "" : ", ", setting.key);
    }
    return keys;
}

std::optional<AnalysisRefusal> set_up_analysis(const AnalyseOptions& options,
                                               AnalysisSetup& setup) {
    if (Refusal refusal = find_game(options, setup)) return refusal;
    if (Refusal refusal = apply_tables(options, setup)) return refusal;
    for (const std::string& text : options.settings) {
        if (Refusal refusal = apply_setting(text, options.game, setup)) return refusal;
    }
    for (const std::string& text : options.pay) {
        if (Refusal refusal = apply_pay(text, options.game, setup)) return refusal;
    }
    if (Refusal refusal = apply_seen(options, setup)) return refusal;
    if (Refusal refusal = check_extras(options)) return refusal;
    setup.analysis.lists_outcomes = options.outcomes;
    return apply_outlook(options, setup);
}

}  // namespace baize
