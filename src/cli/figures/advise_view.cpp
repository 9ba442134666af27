#include "cli/figures/advise_view.h"

#include <fmt/format.h>

#include "formats/json/json_text.h"
#include "math/figures/distribution.h"
#include "math/figures/option_name.h"
#include "service/analysis/analysis_figures.h"

namespace baize {

namespace {

Fraction stake_of(const DecisionOffer& offer) {
    return {offer.amount.cents(), exact::unit.cents()};
}

std::string cards_text(const GivenCards& cards) {
    std::string text;
    for (const Card card : cards)
        text += fmt::format("{}{}", text.empty() ? "" : " ", to_string(card));
    return text;
}

std::string situation_line(const AdviceSetup& setup) {
    std::string text = fmt::format("{}: {}", setup.table.analysis.title, cards_text(setup.hand));
    if (!setup.board.empty()) text += fmt::format(", board {}", cards_text(setup.board));
    if (!setup.dealer.empty()) text += fmt::format(", dealer {}", cards_text(setup.dealer));
    if (!setup.known.empty()) text += fmt::format(", out of play {}", cards_text(setup.known));
    for (const Wager wager : setup.situation.made)
        text += fmt::format(", {} wager made", name(wager));
    return text + "\n";
}

void write_cards(JsonText& json, std::string_view key, const GivenCards& cards) {
    json.key(key).begin_array();
    for (const Card card : cards)
        json.string(to_string(card));
    json.end_array();
}

void write_option(JsonText& json, const exact::Advice& advice, std::size_t number) {
    const exact::AdvisedOption& option = advice.options[number];
    const Fraction loss = advice.loss(number);
    json.begin_object().key("option").string(exact::option_name(option.offer));
    json.key("decision").string(name(option.offer.decision));
    if (option.offer.wager) json.key("wager").string(name(*option.offer.wager));
    json.key("stake").decimal(nearest_decimal(stake_of(option.offer)));
    json.key("exact").string(to_string(option.worth));
    json.key("ev").decimal(nearest_decimal(option.worth));
    json.key("loss_exact").string(to_string(loss));
    json.key("loss").decimal(nearest_decimal(loss));
    json.key("best").truth(number == advice.best);
    json.key("clause").string(option.offer.clause.id()).end_object();
}

}  // namespace

std::string advice_text(const AdviceSetup& setup, const exact::Advice& advice) {
    std::string text = situation_line(setup);
    text += setup_line(setup.table.analysis);
    text += fmt::format("\n{:<16}{:>6}{:>13}{:>12}  {:<30}  {}\n",
                        "decision",
                        "stake",
                        "worth",
                        "costs",
                        "worth, exactly",
                        "clause");
    for (std::size_t i = 0; i < advice.options.size(); ++i) {
        const exact::AdvisedOption& option = advice.options[i];
        text += fmt::format("{:<16}{:>6}{:>13}{:>12}  {:<30}  {}\n",
                            exact::option_name(option.offer),
                            decimal(stake_of(option.offer), 0),
                            decimal(option.worth, 6),
                            i == advice.best ? "best" : decimal(advice.loss(i), 6),
                            to_string(option.worth),
                            option.offer.clause.id());
    }
    return text + fmt::format("\nIn units of the Ante, over {} equally likely deals{}.\n",
                              advice.deals.str(),
                              advice.is_last ? "" : "; later decisions are the best");
}

std::string advice_json(const AdviceSetup& setup, const exact::Advice& advice) {
    std::string text;
    JsonText json(text);
    json.begin_object();
    write_setup(json, setup.table.analysis);
    write_cards(json, "hand", setup.hand);
    write_cards(json, "board", setup.board);
    write_cards(json, "dealer", setup.dealer);
    write_cards(json, "known", setup.known);
    json.key("made").begin_array();
    for (const Wager wager : setup.situation.made)
        json.string(name(wager));
    json.end_array();
    json.key("deals").string(advice.deals.str());
    json.key("best").string(exact::option_name(advice.options[advice.best].offer));
    json.key("options").begin_array();
    for (std::size_t i = 0; i < advice.options.size(); ++i)
        write_option(json, advice, i);
    json.end_array().end_object();
    return text + "\n";
}

}  // namespace baize
