#include "math/equity/question.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace baize::equity {

namespace {

using Error = std::optional<QuestionError>;

QuestionError wrong(QuestionField field, std::string text) {
    return {field, std::move(text)};
}

Error error_of_board(const Question& question) {
    const std::size_t cards = question.board.size();
    const CardSet board = question.board.set();
    if (board.size() != cards) return wrong(QuestionField::board, "the board holds a card twice");
    if (cards == 1 || cards == 2) {
        return wrong(QuestionField::board,
                     fmt::format("the board has {} card{}; it has none, three, four or five",
                                 cards,
                                 cards == 1 ? "" : "s"));
    }
    const CardSet both = board & question.dead;
    if (!both.empty())
        return wrong(QuestionField::dead,
                     fmt::format("{} is on the board and dead", to_string(both.lowest())));
    return std::nullopt;
}

Error error_of_players(const Question& question) {
    const poker::VariantFacts& game = question.game();
    const std::size_t players = question.ranges.size();
    if (players < 2) return wrong(QuestionField::hands, "give at least two hands");
    if (players > game.players_max) {
        return wrong(
            QuestionField::hands,
            fmt::format(
                "{} hands are too many: {} has at most {}", players, game.name, game.players_max));
    }
    const std::size_t needed = players * game.hole_cards + 5 + question.dead.size();
    if (needed > card_count) {
        return wrong(
            QuestionField::hands,
            fmt::format("{} hands of {}, a board and {} dead cards are {} cards, and a deck has {}",
                        players,
                        game.hole_cards,
                        question.dead.size(),
                        needed,
                        card_count));
    }
    return std::nullopt;
}

// For a hand of known cards this names the card that is taken; for a range it says that no hand is
// left.
QuestionError error_of_empty(const Question& question,
                             const Range& range,
                             std::size_t hand,
                             const std::string& name) {
    if (range.combos.size() > 1) {
        return wrong(
            QuestionField::hands,
            fmt::format("hand {} ({}) is empty: every combination holds a card of the board or a "
                        "dead card",
                        hand + 1,
                        name));
    }
    const CardSet cards = range.combos.front().cards;
    const CardSet shown = cards & question.board.set();
    if (!shown.empty()) {
        return wrong(QuestionField::hands,
                     fmt::format("{} is on the board and in hand {} ({})",
                                 to_string(shown.lowest()),
                                 hand + 1,
                                 name));
    }
    const CardSet dead = cards & question.dead;
    return wrong(
        QuestionField::hands,
        fmt::format("{} is dead and in hand {} ({})", to_string(dead.lowest()), hand + 1, name));
}

// Looks for a card that two hands of known cards share.
Error error_of_clash(const Question& question) {
    CardSet seen;
    for (std::size_t hand = 0; hand < question.ranges.size(); ++hand) {
        const Range& range = question.ranges[hand];
        if (range.combos.size() != 1) continue;
        const CardSet cards = range.combos.front().cards;
        if (const CardSet both = cards & seen; !both.empty()) {
            std::size_t other = 0;
            while (question.ranges[other].combos.size() != 1 ||
                   (question.ranges[other].combos.front().cards & both).empty())
                ++other;
            return wrong(QuestionField::hands,
                         fmt::format("{} is in hand {} and in hand {}",
                                     to_string(both.lowest()),
                                     other + 1,
                                     hand + 1));
        }
        seen = seen | cards;
    }
    return std::nullopt;
}

}  // namespace

std::string_view name(QuestionField field) {
    switch (field) {
        case QuestionField::game: return "game";
        case QuestionField::hands: return "hands";
        case QuestionField::board: return "board";
        case QuestionField::dead: return "dead";
    }
    return "";
}

Error settle_question(Question& question, const std::vector<std::string>& names) {
    if (Error error = error_of_board(question)) return error;
    if (Error error = error_of_players(question)) return error;
    const CardSet taken = question.board.set() | question.dead;
    for (std::size_t hand = 0; hand < question.ranges.size(); ++hand) {
        Range& range = question.ranges[hand];
        Range left{.is_any = range.is_any};
        std::copy_if(range.combos.begin(),
                     range.combos.end(),
                     std::back_inserter(left.combos),
                     [&](const Combo& combo) { return (combo.cards & taken).empty(); });
        if (left.combos.empty()) return error_of_empty(question, range, hand, names[hand]);
        range = std::move(left);
    }
    return error_of_clash(question);
}

}  // namespace baize::equity
