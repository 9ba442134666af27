#include "cli/figures/card_reader.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/exit_status.h"

namespace baize {

namespace {

AnalysisRefusal unreadable(std::string text) {
    return {std::move(text), exit_usage};
}

}  // namespace

std::optional<AnalysisRefusal> CardReader::add(std::string_view option,
                                               Card card,
                                               GivenCards& cards) {
    std::string_view& seen = seen_in_[card.index()];
    if (seen == option)
        return unreadable(fmt::format("{}: {} is listed twice", option, to_string(card)));
    if (!seen.empty()) {
        return unreadable(fmt::format("{}: {} is in {} already", option, to_string(card), seen));
    }
    seen = option;
    cards.push_back(card);
    return std::nullopt;
}

std::optional<AnalysisRefusal> CardReader::read(std::string_view option,
                                                std::string_view text,
                                                GivenCards& cards) {
    constexpr std::string_view separators = " ,";
    for (;;) {
        text.remove_prefix(std::min(text.find_first_not_of(separators), text.size()));
        if (text.empty()) return std::nullopt;
        std::string_view word = text.substr(0, text.find_first_of(separators));
        text.remove_prefix(word.size());
        const std::string_view whole = word;
        for (; !word.empty(); word.remove_prefix(2)) {
            const std::optional<Card> card = Card::parse(word.substr(0, 2));
            if (!card || word.size() == 1) {
                return unreadable(fmt::format(
                    "{}: \"{}\" is not a card; cards read like As, Td, 2c", option, whole));
            }
            if (auto error_text = add(option, *card, cards)) return error_text;
        }
    }
}

}  // namespace baize
