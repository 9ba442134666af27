#include "cli/figures/analyse_options.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "cli/figures/card_reader.h"
#include "cli/figures/own_pay_tables.h"
#include "formats/settings/setting_keys.h"
#include "formats/settings/table_options.h"
#include "formats/text/terminal_style.h"

namespace baize {

namespace {

using Refusal = std::optional<AnalysisRefusal>;

std::string_view option_of(RequestField field) {
    switch (field) {
        case RequestField::game: return "";
        case RequestField::tables: return "--tables: ";
        case RequestField::settings: return "--set: ";
        case RequestField::pays: return "--pay: ";
        case RequestField::known: return "--known: ";
        case RequestField::dealer: return "--dealer: ";
        case RequestField::seen: return "--seen: ";
        case RequestField::confidence: return "--confidence: ";
        case RequestField::half_width: return "--half-width: ";
        case RequestField::strategies: return "--strategies: ";
        case RequestField::grid: return "--grid: ";
    }
    return "";
}

Refusal read_settings(const AnalyseOptions& options, AnalysisRequest& request) {
    for (const std::string& text : options.settings) {
        const auto words = key_and_value(text);
        if (!words) return misused(fmt::format("--set: \"{}\" should read key=value", text));
        const auto& [key, value] = *words;
        // The request refuses a key that no game has, and lists the valid keys.
        if (value != "true" && value != "false" && setting_key(key) != nullptr)
            return misused(fmt::format("--set: {} is true or false, not \"{}\"", key, value));
        request.settings.push_back({std::string(key), value == "true"});
    }
    return std::nullopt;
}

Refusal read_pay(const std::string& text, AnalysisRequest& request) {
    PayRequest pay;
    if (Refusal refusal = read_pay_request(text, *request.solver, pay)) return refusal;
    std::vector<NamedPayTable> tables;
    if (Refusal refusal = read_own_tables(pay, read_pay_file(pay.path), tables)) return refusal;
    if (tables.size() > 1) {
        return misused(fmt::format(
            "--pay: {} holds {} tables; only baize analyse takes many", pay.path, tables.size()));
    }
    request.pays.push_back({std::string(pay.form->wager), std::move(tables.front())});
    return std::nullopt;
}

Refusal read_information(const AnalyseOptions& options, AnalysisRequest& request) {
    CardReader reader;
    GivenCards dealer;
    GivenCards known;
    if (Refusal refusal = reader.read("--dealer", options.dealer, dealer)) return refusal;
    if (Refusal refusal = reader.read("--known", options.known, known)) return refusal;
    request.information = {
        .known = CardSet::of(known), .dealer = CardSet::of(dealer), .seen = options.seen};
    return std::nullopt;
}

Refusal read_outlook(const AnalyseOptions& options, OutlookQuestion& outlook) {
    outlook.confidence = options.confidence;
    outlook.half_width = options.half_width;
    if ((options.pace == 0) != options.stake.empty())
        return misused("give --pace and --stake together");
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

Refusal read_options(const AnalyseOptions& options, AnalysisRequest& request) {
    request.solver = exact::solver_named(options.game);
    request.lists_outcomes = options.outcomes;
    request.has_strategies = options.strategies;
    request.has_grid = options.grid;
    for (const auto& [wager, table] : split_table_choices(options.tables))
        request.tables.push_back({std::string(wager), std::string(table)});
    if (Refusal refusal = read_settings(options, request)) return refusal;
    for (const std::string& text : options.pay) {
        if (Refusal refusal = read_pay(text, request)) return refusal;
    }
    if (Refusal refusal = read_information(options, request)) return refusal;
    return read_outlook(options, request.outlook);
}

}  // namespace

bool asks_for_exposed_cards(const AnalyseOptions& options) {
    return !options.known.empty() || !options.dealer.empty() || options.seen != 0;
}

AnalysisRefusal refusal_of(const RequestError& error) {
    return misused(fmt::format("{}{}", option_of(error.field), error.text));
}

Refusal set_up_analysis(const AnalyseOptions& options, AnalysisSetup& setup) {
    if (const auto error = unknown_game(options.game)) return refusal_of(*error);
    AnalysisRequest request;
    if (Refusal refusal = read_options(options, request)) return refusal;
    if (const auto error = set_up_analysis(request, setup)) return refusal_of(*error);
    return std::nullopt;
}

}  // namespace baize
