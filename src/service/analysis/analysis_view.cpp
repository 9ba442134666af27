#include "service/analysis/analysis_view.h"

#include <algorithm>

#include <fmt/format.h>

#include "formats/text/wrap.h"
#include "service/analysis/analysis_figures.h"

namespace baize {

namespace {

using exact::Share;
using exact::WagerFigures;

Fraction share_of(const Share& share, const WagerFigures& wager) {
    return {share.deals, wager.results.deals()};
}

// Only a main game has decisions; it may stake more than its first unit.
bool is_main_game(const WagerFigures& wager) {
    return !wager.strategy.empty();
}

std::string figure_lines(const Analysis& analysis) {
    std::string text = fmt::format("\n{:<20}{:>12}{:>15}{:>17}{:>11}{:>10}{:>11}{:>13}\n",
                                   "wager",
                                   "house edge",
                                   "average wager",
                                   "element of risk",
                                   "deviation",
                                   "skewness",
                                   "wins",
                                   "largest win");
    for (const WagerFigures& wager : analysis.figures.wagers) {
        const DistributionFigures figures = distribution_figures(wager.results);
        text += fmt::format("{:<20}{:>10.5f} %{:>15.6f}{:>15.5f} %{:>11.6f}{:>10.4f}{:>9.4f} %",
                            wager.name,
                            100 * figures.house_edge,
                            figures.average_wager,
                            100 * figures.element_of_risk,
                            figures.standard_deviation,
                            figures.skewness,
                            100 * figures.hit_frequency);
        text += fmt::format("{:>13}\n", fmt::format("{:g}", figures.largest_win));
    }
    return text;
}

std::string exact_lines(const Analysis& analysis) {
    std::string text = fmt::format("\n{:<20}  expectation, exactly\n", "wager");
    for (const WagerFigures& wager : analysis.figures.wagers)
        text += fmt::format("{:<20}  {}\n", wager.name, to_string(wager.results.expectation()));
    return text;
}

std::string strategy_lines(const Analysis& analysis) {
    std::string text;
    for (const WagerFigures& wager : analysis.figures.wagers) {
        if (!is_main_game(wager)) continue;
        text += fmt::format("\n{:<20}{:>13}  of all rounds, by best play\n", "decision", "");
        for (const Share& share : wager.strategy) {
            text += fmt::format(
                "{:<20}{:>11.6f} %\n", share.name, 100 * nearest_decimal(share_of(share, wager)));
        }
    }
    return text;
}

// Lists the bonuses of the main game first, then the side wagers, each with its table.
std::string paid_hand_lines(const Analysis& analysis) {
    std::string text;
    for (const WagerFigures& wager : analysis.figures.wagers) {
        if (wager.paid_hands.empty()) continue;
        text +=
            fmt::format("\n{:<20}{:>13}{:>16}  exactly\n", "paid by " + wager.name, "", "one in");
        for (const Share& share : wager.paid_hands) {
            const Fraction chance = share_of(share, wager);
            text += fmt::format("{:<20}{:>11.6f} %{:>16.2f}  {}\n",
                                share.name,
                                100 * nearest_decimal(chance),
                                1 / nearest_decimal(chance),
                                to_string(chance));
        }
    }
    return text;
}

std::string end_lines(const Analysis& analysis) {
    std::string text =
        fmt::format("\n{:<20}{:>13}{:>13}{:>13}\n", "wager", "won", "stand-off", "lost");
    for (const WagerFigures& wager : analysis.figures.wagers) {
        const EndChances ends = end_chances(wager.results);
        text += fmt::format("{:<20}{:>11.6f} %{:>11.6f} %{:>11.6f} %\n",
                            wager.name,
                            100 * nearest_decimal(ends.win),
                            100 * nearest_decimal(ends.standoff),
                            100 * nearest_decimal(ends.lose));
    }
    return text;
}

std::string outcome_lines(const Analysis& analysis) {
    std::string text;
    if (!analysis.lists_outcomes) return text;
    for (const WagerFigures& wager : analysis.figures.wagers) {
        text +=
            fmt::format("\n{:<20}{:>13}{:>16}  exactly\n", "net of " + wager.name, "", "one in");
        text += outcome_rows(wager);
    }
    return text;
}

// Returns how much worse a strategy is than the best play.
Fraction cost_of(const Analysis& analysis, const StrategyFigures& strategy) {
    return analysis.figures.wagers.front().results.expectation() - strategy.results.expectation();
}

std::string practical_lines(const Analysis& analysis) {
    std::string text;
    if (analysis.strategies.empty()) return text;
    text += fmt::format(
        "\n{:<20}{:>13}{:>14}  expectation, exactly\n", "strategy", "house edge", "costs");
    for (const StrategyFigures& strategy : analysis.strategies) {
        const DistributionFigures figures = distribution_figures(strategy.results);
        std::string words(strategy.words);
        std::replace(words.begin(), words.end(), '\n', ' ');
        text += fmt::format("{:<20}{:>11.5f} %{:>12.5f} %  {}\n{}",
                            strategy.name,
                            100 * figures.house_edge,
                            100 * nearest_decimal(cost_of(analysis, strategy)),
                            to_string(strategy.results.expectation()),
                            wrapped(words, 4));
    }
    return text;
}

void write_strategies(JsonText& json, const Analysis& analysis) {
    if (analysis.strategies.empty()) return;
    json.key("strategies").begin_object();
    for (const StrategyFigures& strategy : analysis.strategies) {
        const DistributionFigures figures = distribution_figures(strategy.results);
        const Fraction cost = cost_of(analysis, strategy);
        json.key(strategy.name).begin_object();
        json.key("exact").string(to_string(strategy.results.expectation()));
        json.key("ev").decimal(figures.net);
        json.key("house_edge").decimal(figures.house_edge);
        json.key("average_wager").decimal(figures.average_wager);
        json.key("standard_deviation").decimal(figures.standard_deviation);
        json.key("cost_exact").string(to_string(cost));
        json.key("cost").decimal(nearest_decimal(cost)).end_object();
    }
    json.end_object();
}

void write_outcomes(JsonText& json, const WagerFigures& wager) {
    const EndChances ends = end_chances(wager.results);
    json.key("results").begin_object().key("win").string(to_string(ends.win));
    json.key("standoff").string(to_string(ends.standoff));
    json.key("lose").string(to_string(ends.lose)).end_object();
    json.key("outcomes").begin_array();
    for (const NetChance& outcome : net_chances(wager.results)) {
        json.begin_object().key("net").decimal(nearest_decimal(outcome.net));
        json.key("exact").string(to_string(outcome.chance));
        json.key("probability").decimal(nearest_decimal(outcome.chance)).end_object();
    }
    json.end_array();
}

void write_wager(JsonText& json, const WagerFigures& wager, const OutlookQuestion& outlook) {
    const DistributionFigures figures = distribution_figures(wager.results);
    json.key(wager.name).begin_object();
    json.key("exact").string(to_string(wager.results.expectation()));
    json.key("ev").decimal(figures.net);
    json.key("house_edge").decimal(figures.house_edge);
    if (is_main_game(wager)) {
        json.key("average_wager").decimal(figures.average_wager);
        json.key("element_of_risk").decimal(figures.element_of_risk);
    }
    json.key("standard_deviation").decimal(figures.standard_deviation);
    json.key("skewness").decimal(figures.skewness);
    json.key("hit_frequency").decimal(figures.hit_frequency);
    json.key("largest_win").decimal(figures.largest_win);
    write_outcomes(json, wager);
    write_outlook(json, wager, outlook);
    if (is_main_game(wager)) {
        json.key("strategy").begin_object();
        for (const Share& share : wager.strategy)
            json.key(share.name).decimal(nearest_decimal(share_of(share, wager)));
        json.end_object();
    }
    if (!wager.paid_hands.empty()) {
        json.key("paid_hands").begin_object();
        for (const Share& share : wager.paid_hands)
            json.key(share.name).string(to_string(share_of(share, wager)));
        json.end_object();
    }
    json.end_object();
}

}  // namespace

std::string setup_line(const Analysis& analysis) {
    std::string text;
    for (const auto& [wager, table] : analysis.tables)
        text += fmt::format("{}{} {}", text.empty() ? "tables " : ", ", wager, table);
    for (const auto& [key, value] : analysis.settings)
        text += fmt::format("{}{}={}", text.empty() ? "" : ", ", key, value);
    const std::string exposed_cards = exposed_cards_words(analysis.exposed_cards.information);
    if (!exposed_cards.empty()) text += (text.empty() ? "" : ", ") + exposed_cards;
    return text.empty() ? text : text + "\n";
}

void write_setup(JsonText& json, const Analysis& analysis) {
    json.key("game").string(analysis.game);
    json.key("tables").begin_object();
    for (const auto& [wager, table] : analysis.tables)
        json.key(wager).string(table);
    json.end_object();
    if (!analysis.settings.empty()) {
        json.key("settings").begin_object();
        for (const auto& [key, value] : analysis.settings)
            json.key(key).truth(value);
        json.end_object();
    }
    write_information(json, analysis.exposed_cards.information);
}

std::string outcome_rows(const WagerFigures& wager, std::size_t indent) {
    std::string text;
    for (const NetChance& outcome : net_chances(wager.results)) {
        const double chance = nearest_decimal(outcome.chance);
        text += fmt::format("{:<{}}{:<20}{:>11.6f} %{:>16.2f}  {}\n",
                            "",
                            indent,
                            fmt::format("{:+g}", nearest_decimal(outcome.net)),
                            100 * chance,
                            1 / chance,
                            to_string(outcome.chance));
    }
    return text;
}

std::string analysis_text(const Analysis& analysis) {
    return fmt::format("{}, exactly: every deal counted, played best\n", analysis.title) +
           setup_line(analysis) + figure_lines(analysis) + exact_lines(analysis) +
           exposed_cards_text(analysis.exposed_cards, analysis.figures) + end_lines(analysis) +
           strategy_lines(analysis) + practical_lines(analysis) + paid_hand_lines(analysis) +
           outcome_lines(analysis) + outlook_text(analysis.figures, analysis.outlook) +
           grid_text(analysis.starting_hands);
}

std::string analysis_json(const Analysis& analysis) {
    std::string text;
    JsonText json(text);
    json.begin_object();
    write_setup(json, analysis);
    json.key("wagers").begin_object();
    for (const WagerFigures& wager : analysis.figures.wagers)
        write_wager(json, wager, analysis.outlook);
    json.end_object();
    write_exposed_cards(json, analysis.exposed_cards, analysis.figures);
    write_strategies(json, analysis);
    write_grid(json, analysis.starting_hands);
    json.end_object();
    return text + "\n";
}

}  // namespace baize
