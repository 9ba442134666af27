#include "service/analysis/exposed_cards_view.h"

#include <fmt/format.h>

#include "service/analysis/analysis_figures.h"

namespace baize {

namespace {

std::string words_of(CardSet cards) {
    std::string text;
    for (; !cards.empty(); cards.erase(cards.lowest()))
        text += fmt::format("{}{}", text.empty() ? "" : " ", to_string(cards.lowest()));
    return text;
}

void write_known(JsonText& json, std::string_view key, CardSet cards) {
    if (cards.empty()) return;
    json.key(key).begin_array();
    for (; !cards.empty(); cards.erase(cards.lowest()))
        json.string(to_string(cards.lowest()));
    json.end_array();
}

// One wager with and without the leaked information.
struct ExposureCost {
    Fraction ordinary;  // expectation of the player
    Fraction with_known_cards;

    [[nodiscard]] Fraction cost() const { return with_known_cards - ordinary; }
};

ExposureCost exposure_cost(const ExposedCards& exposed_cards,
                           const exact::GameFigures& figures,
                           std::size_t wager) {
    return {exposed_cards.ordinary.wagers[wager].results.expectation(),
            figures.wagers[wager].results.expectation()};
}

}  // namespace

std::string exposed_cards_words(const exact::Information& information) {
    std::string text;
    const auto add = [&](const std::string& more) {
        text += fmt::format("{}{}", text.empty() ? "" : ", ", more);
    };
    if (!information.known.empty()) add("out of play " + words_of(information.known));
    if (!information.dealer.empty()) add("the dealer holds " + words_of(information.dealer));
    if (information.seen != 0) {
        add(fmt::format("the player sees {}{} of the dealer's cards",
                        information.seen,
                        information.dealer.empty() ? "" : " more"));
    }
    return text;
}

void write_information(JsonText& json, const exact::Information& information) {
    write_known(json, "known", information.known);
    write_known(json, "dealer", information.dealer);
    if (information.seen != 0) json.key("seen").number(static_cast<std::int64_t>(information.seen));
}

std::string exposed_cards_text(const ExposedCards& exposed_cards,
                               const exact::GameFigures& figures) {
    if (exposed_cards.information.is_empty()) return {};
    std::string text = fmt::format("\n{:<20}{:>13}{:>13}{:>15}  costs, exactly\n",
                                   "what the leak costs",
                                   "without it",
                                   "with it",
                                   "the house");
    for (std::size_t i = 0; i < figures.wagers.size(); ++i) {
        const ExposureCost wager = exposure_cost(exposed_cards, figures, i);
        text += fmt::format("{:<20}{:>11.5f} %{:>11.5f} %{:>13.5f} %  {}\n",
                            figures.wagers[i].name,
                            -100 * nearest_decimal(wager.ordinary),
                            -100 * nearest_decimal(wager.with_known_cards),
                            100 * nearest_decimal(wager.cost()),
                            to_string(wager.cost()));
    }
    return text;
}

void write_exposed_cards(JsonText& json,
                         const ExposedCards& exposed_cards,
                         const exact::GameFigures& figures) {
    if (exposed_cards.information.is_empty()) return;
    json.key("leak").begin_object();
    for (std::size_t i = 0; i < figures.wagers.size(); ++i) {
        const ExposureCost wager = exposure_cost(exposed_cards, figures, i);
        json.key(figures.wagers[i].name).begin_object();
        json.key("ordinary_exact").string(to_string(wager.ordinary));
        json.key("ordinary_house_edge").decimal(nearest_decimal(Fraction() - wager.ordinary));
        json.key("house_edge").decimal(nearest_decimal(Fraction() - wager.with_known_cards));
        json.key("cost_exact").string(to_string(wager.cost()));
        json.key("cost").decimal(nearest_decimal(wager.cost())).end_object();
    }
    json.end_object();
}

}  // namespace baize
