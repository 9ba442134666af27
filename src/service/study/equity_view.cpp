#include "service/study/equity_view.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "formats/json/json_text.h"
#include "service/analysis/analysis_figures.h"

namespace baize {

namespace {

using equity::HandFigures;

std::string with_commas(std::int64_t count) {
    std::string digits = std::to_string(count);
    for (std::size_t i = digits.size(); i > 3;) {
        i -= 3;
        digits.insert(i, 1, ',');
    }
    return digits;
}

std::string cards_in_words(CardSet cards) {
    std::string text;
    for (; !cards.empty(); cards.erase(cards.lowest()))
        text += fmt::format("{}{}", text.empty() ? "" : " ", to_string(cards.lowest()));
    return text;
}

// The standard error of the equity: the deviation of one deal's share, divided by the root of the
// number of deals.
double standard_error(const EquityAnswer& answer, std::size_t hand) {
    const auto deals = static_cast<long double>(answer.outcomes.deals());
    if (deals < 2) return 0;
    const auto pot = static_cast<long double>(equity::pot_parts);
    const long double mean = nearest_decimal(answer.outcomes.figures(hand).equity);
    const long double square = static_cast<long double>(answer.squares[hand]) / deals / pot / pot;
    return static_cast<double>(std::sqrt(std::max(square - mean * mean, 0.0L) / (deals - 1)));
}

std::string heading_of(const EquityAnswer& answer) {
    const equity::Question& question = answer.question;
    const std::string deals = with_commas(answer.outcomes.deals());
    std::string text =
        answer.sampling
            ? fmt::format("{}, {} deals sampled, seed {}\n",
                          question.game().title,
                          deals,
                          answer.sampling->seed)
            : fmt::format("{}, exactly: {} deals counted\n", question.game().title, deals);
    if (!question.board.empty()) text += fmt::format("board {}\n", to_string(question.board));
    if (!question.dead.empty()) text += fmt::format("dead {}\n", cards_in_words(question.dead));
    return text;
}

double percent(const Fraction& part) {
    return 100 * nearest_decimal(part);
}

std::string column_names(const EquityAnswer& answer, std::size_t width) {
    std::string text = fmt::format("\n{:<{}}{:>9}{:>13}", "hand", width, "combos", "equity");
    if (answer.sampling) text += fmt::format("{:>13}", "error");
    text += fmt::format("{:>13}{:>13}", "win", "tie");
    if (answer.outcomes.hilo()) text += fmt::format("{:>13}{:>13}{:>13}", "high", "low", "scoop");
    if (!answer.discards.empty()) text += "  gives up";
    return text + '\n';
}

std::string hand_line(const EquityAnswer& answer, std::size_t hand, std::size_t width) {
    const HandFigures figures = answer.outcomes.figures(hand);
    std::string text = fmt::format(
        "{:<{}}{:>9}{:>11.4f} %",
        answer.hands[hand],
        width,
        with_commas(static_cast<std::int64_t>(answer.question.ranges[hand].combos.size())),
        percent(figures.equity));
    if (answer.sampling) text += fmt::format("{:>11.4f} %", 100 * standard_error(answer, hand));
    text += fmt::format("{:>11.4f} %{:>11.4f} %", percent(figures.win), percent(figures.tie));
    if (answer.outcomes.hilo()) {
        text += fmt::format("{:>11.4f} %{:>11.4f} %{:>11.4f} %",
                            percent(figures.high),
                            percent(figures.low),
                            percent(figures.win));
    }
    if (!answer.discards.empty()) text += fmt::format("  {}", to_string(answer.discards[hand]));
    return text + '\n';
}

// The kinds of hands in words, best first, each with its chance for every hand.
std::string makes_table(const EquityAnswer& answer, std::size_t width) {
    std::string text = fmt::format("\n{:<16}", "makes");
    for (const std::string& hand : answer.hands)
        text += fmt::format("  {:>{}}", hand, width);
    text += '\n';
    for (std::size_t kind = equity::makes_count; kind-- > 0;) {
        std::string words(name(static_cast<FiveCardHand>(kind)));
        std::replace(words.begin(), words.end(), '_', ' ');
        text += fmt::format("{:<16}", words);
        for (std::size_t hand = 0; hand < answer.hands.size(); ++hand)
            text +=
                fmt::format("  {:>{}.4f} %", percent(answer.outcomes.makes(hand)[kind]), width - 2);
        text += '\n';
    }
    return text;
}

void write_makes(JsonText& json, const equity::Makes& makes) {
    json.key("makes").begin_object();
    for (std::size_t kind = makes.size(); kind-- > 0;)
        json.key(name(static_cast<FiveCardHand>(kind))).decimal(nearest_decimal(makes[kind]));
    json.end_object();
}

void write_cards(JsonText& json, const char* key, const std::vector<Card>& cards) {
    json.key(key).begin_array();
    for (const Card card : cards)
        json.string(to_string(card));
    json.end_array();
}

void write_hand(JsonText& json, const EquityAnswer& answer, std::size_t hand) {
    const HandFigures figures = answer.outcomes.figures(hand);
    json.begin_object().key("hand").string(answer.hands[hand]);
    json.key("combos").number(
        static_cast<std::int64_t>(answer.question.ranges[hand].combos.size()));
    json.key("equity").decimal(nearest_decimal(figures.equity));
    if (answer.sampling) {
        json.key("standard_error").decimal(standard_error(answer, hand));
    } else {
        json.key("exact").string(to_string(figures.equity));
    }
    json.key("win").decimal(nearest_decimal(figures.win));
    json.key("tie").decimal(nearest_decimal(figures.tie));
    if (answer.outcomes.hilo()) {
        json.key("high").decimal(nearest_decimal(figures.high));
        json.key("low").decimal(nearest_decimal(figures.low));
        json.key("scoop").decimal(nearest_decimal(figures.win));
    }
    if (answer.question.lists_makes) write_makes(json, answer.outcomes.makes(hand));
    if (!answer.discards.empty()) json.key("discard").string(to_string(answer.discards[hand]));
    json.end_object();
}

}  // namespace

std::string equity_text(const EquityAnswer& answer) {
    std::size_t width = 4;
    for (const std::string& hand : answer.hands)
        width = std::max(width, hand.size());
    std::string text = heading_of(answer) + column_names(answer, width);
    for (std::size_t hand = 0; hand < answer.hands.size(); ++hand)
        text += hand_line(answer, hand, width);
    if (answer.question.lists_makes) text += makes_table(answer, std::max<std::size_t>(width, 10));
    if (answer.sampling) return text;
    text += fmt::format("\n{:<{}}  equity, exactly\n", "hand", width);
    for (std::size_t hand = 0; hand < answer.hands.size(); ++hand) {
        text += fmt::format("{:<{}}  {}\n",
                            answer.hands[hand],
                            width,
                            to_string(answer.outcomes.figures(hand).equity));
    }
    return text;
}

std::string equity_json(const EquityAnswer& answer) {
    const equity::Question& question = answer.question;
    std::string text;
    JsonText json(text);
    json.begin_object().key("game").string(question.game().name);
    write_cards(json, "board", {question.board.begin(), question.board.end()});
    std::vector<Card> dead;
    for (CardSet left = question.dead; !left.empty(); left.erase(left.lowest()))
        dead.push_back(left.lowest());
    write_cards(json, "dead", dead);
    json.key("method").string(answer.sampling ? "sampled" : "exact");
    json.key("deals").number(answer.outcomes.deals());
    if (answer.sampling) {
        json.key("seed").number(static_cast<std::int64_t>(answer.sampling->seed));
    }
    json.key("hands").begin_array();
    for (std::size_t hand = 0; hand < answer.hands.size(); ++hand)
        write_hand(json, answer, hand);
    json.end_array().end_object();
    return text + "\n";
}

}  // namespace baize
