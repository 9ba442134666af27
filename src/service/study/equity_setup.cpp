#include "service/study/equity_setup.h"

#include <string_view>

#include <fmt/format.h>

#include "math/equity/range_text.h"

namespace baize {

namespace {

using equity::QuestionError;
using equity::QuestionField;
using Error = std::optional<QuestionError>;

// Reads cards such as "2s7sJd", optionally separated by blanks or commas, and keeps their order.
Error read_cards(QuestionField field, std::string_view text, std::vector<Card>& cards) {
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ' ' || text[at] == ',') {
            ++at;
            continue;
        }
        const std::optional<Card> card = Card::parse(text.substr(at, 2));
        if (!card) {
            return QuestionError{
                field,
                fmt::format("\"{}\" is not a card; write cards as 2s7sJd (ten is T)",
                            text.substr(at, 2))};
        }
        if (CardSet::of(cards).contains(*card))
            return QuestionError{field, fmt::format("{} is listed twice", to_string(*card))};
        cards.push_back(*card);
        at += 2;
    }
    return std::nullopt;
}

Error read_known_cards(const EquityRequest& request, equity::Question& question) {
    std::vector<Card> board;
    if (Error error = read_cards(QuestionField::board, request.board, board)) return error;
    if (board.size() > decltype(question.board)::capacity()) {
        return QuestionError{QuestionField::board,
                             fmt::format("{} cards are too many; a board has five", board.size())};
    }
    for (const Card card : board)
        question.board.push_back(card);
    std::vector<Card> dead;
    if (Error error = read_cards(QuestionField::dead, request.dead, dead)) return error;
    question.dead = CardSet::of(dead);
    return std::nullopt;
}

}  // namespace

Error set_up_equity(const EquityRequest& request, equity::Question& question) {
    const std::optional<GameId> game = game_named(request.game);
    const std::optional<poker::Variant> variant = game ? poker::variant_of(*game) : std::nullopt;
    if (!variant) {
        return QuestionError{QuestionField::game, no_such_game(request.game, poker_game_names())};
    }
    question.variant = *variant;
    question.lists_makes = request.lists_makes;
    if (Error error = read_known_cards(request, question)) return error;
    // Checked first, so that too many hands are refused before their ranges use memory.
    if (request.hands.size() > question.game().players_max) {
        question.ranges.resize(request.hands.size());
        return equity::settle_question(question, request.hands);
    }
    for (std::size_t hand = 0; hand < request.hands.size(); ++hand) {
        equity::RangeReading reading = equity::read_range(request.hands[hand], question.game());
        if (!reading.error_text.empty()) {
            return QuestionError{QuestionField::hands,
                                 fmt::format("hand {}: {}", hand + 1, reading.error_text)};
        }
        question.ranges.push_back(std::move(reading.range));
    }
    return equity::settle_question(question, request.hands);
}

}  // namespace baize
