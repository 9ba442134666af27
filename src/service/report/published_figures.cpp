#include "service/report/published_figures.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/core/check.h"
#include "engine/games/registry.h"
#include "engine/hands/five_card.h"
#include "formats/settings/table_options.h"
#include "service/analysis/analysis_figures.h"

namespace baize {

namespace {

constexpr std::string_view wizard = "M. Shackleford, The Wizard of Odds";
constexpr std::string_view contingencies =
    "M. Shackleford, The Wizard of Odds Analyzes the New Casino Games, Contingencies 2000";
constexpr std::string_view grochowski = "J. Grochowski, Casino City Times, 2017 and 2021";

void royal_at_100(Rules& rules) {
    rules.tables[0].odds[static_cast<std::size_t>(FiveCardHand::royal_flush)] = {.win = 100,
                                                                                 .stake = 1};
}

void common_blind(Rules& rules) {
    rules.settings.uth_blind_loses_to_unqualified_dealer = true;
}

constexpr std::string_view royal_words = "royal flush at 100 to 1";
constexpr std::string_view blind_words = "Blind plays whether the dealer qualifies or not";

using enum PrintedFigure;

// clang-format off
constexpr std::array all_published{
    PublishedFigure{GameId::three_card, "ante", house_edge, "3.37", "", "", nullptr, grochowski},
    PublishedFigure{GameId::three_card, "ante", element_of_risk, "2.01", "", "", nullptr, grochowski},
    PublishedFigure{GameId::three_card, "pair_plus", house_edge, "2.32", "pair_plus=A", "", nullptr, grochowski},
    PublishedFigure{GameId::three_card, "pair_plus", house_edge, "3.49", "pair_plus=B", "", nullptr, wizard},
    PublishedFigure{GameId::three_card, "pair_plus", house_edge, "5.57", "pair_plus=C", "", nullptr, grochowski},
    PublishedFigure{GameId::three_card, "pair_plus", house_edge, "7.28", "pair_plus=D", "", nullptr, grochowski},
    PublishedFigure{GameId::three_card, "pair_plus", house_edge, "4.58", "pair_plus=E", "", nullptr, wizard},
    PublishedFigure{GameId::caribbean_stud, "ante", house_edge, "5.224", "", royal_words, royal_at_100, wizard},
    PublishedFigure{GameId::caribbean_stud, "ante", element_of_risk, "2.555", "", royal_words, royal_at_100, wizard},
    PublishedFigure{GameId::caribbean_stud, "ante", house_edge, "5.22", "", royal_words, royal_at_100, contingencies},
    PublishedFigure{GameId::caribbean_stud, "ante", element_of_risk, "2.56", "", royal_words, royal_at_100, contingencies},
    PublishedFigure{GameId::caribbean_stud, "ante", standard_deviation, "2.24", "", royal_words, royal_at_100, wizard},
    PublishedFigure{GameId::ultimate_holdem, "ante", house_edge, "2.185", "", blind_words, common_blind, wizard},
    PublishedFigure{GameId::ultimate_holdem, "ante", element_of_risk, "0.53", "", blind_words, common_blind, wizard},
    PublishedFigure{GameId::ultimate_holdem, "ante", standard_deviation, "4.94", "", blind_words, common_blind, wizard},
    PublishedFigure{GameId::ultimate_holdem, "trips", house_edge, "0.90", "trips=1", "", nullptr, wizard},
    PublishedFigure{GameId::ultimate_holdem, "trips", house_edge, "1.90", "trips=2", "", nullptr, wizard},
    PublishedFigure{GameId::ultimate_holdem, "trips", house_edge, "3.50", "trips=3", "", nullptr, wizard},
    PublishedFigure{GameId::ultimate_holdem, "trips", house_edge, "6.18", "trips=4", "", nullptr, wizard},
    PublishedFigure{GameId::crown_holdem, "ante", house_edge, "5.5935", "", "known elsewhere as Texas Hold'em Bonus, Ante paid from a flush", nullptr, wizard},
};

// clang-format on

std::string_view name_of(PrintedFigure figure) {
    switch (figure) {
        case house_edge: return "House edge";
        case element_of_risk: return "Element of risk";
        case standard_deviation: return "Standard deviation";
    }
    return {};
}

double value_of(PrintedFigure figure, const exact::Distribution& results) {
    const DistributionFigures figures = distribution_figures(results);
    switch (figure) {
        case house_edge: return 100 * figures.house_edge;
        case element_of_risk: return 100 * figures.element_of_risk;
        case standard_deviation: return figures.standard_deviation;
    }
    return 0;
}

std::string with_unit(PrintedFigure figure, std::string_view number) {
    return fmt::format("{}{}", number, figure == standard_deviation ? "" : " %");
}

}  // namespace

std::span<const PublishedFigure> published_figures() {
    return all_published;
}

Rules rules_of(const PublishedFigure& published) {
    const GameHooks* const game = house_game(published.game);
    BAIZE_CHECK(game != nullptr);
    Rules rules = game->published();
    BAIZE_CHECK(!choose_tables(*game, published.tables, rules));
    if (published.set != nullptr) published.set(rules);
    return rules;
}

std::string words_for(const PublishedFigure& published) {
    std::string words = fmt::format("{} of {}", name_of(published.figure), published.wager);
    for (const std::string_view more : {published.tables, published.differently}) {
        if (!more.empty()) words += fmt::format(", {}", more);
    }
    return words;
}

std::string as_printed(const PublishedFigure& published) {
    return with_unit(published.figure, published.printed);
}

std::string ours_for(const PublishedFigure& published, const exact::GameFigures& figures) {
    const auto wager = std::find_if(
        figures.wagers.begin(), figures.wagers.end(), [&](const exact::WagerFigures& one) {
            return one.name == published.wager;
        });
    BAIZE_CHECK(wager != figures.wagers.end());
    const std::size_t places = published.printed.size() - published.printed.find('.') - 1;
    return with_unit(published.figure,
                     fmt::format("{:.{}f}", value_of(published.figure, wager->results), places));
}

}  // namespace baize
