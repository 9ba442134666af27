#include "service/study/equity_setup.h"

#include <string_view>

#include <fmt/format.h>

#include "math/equity/range_text.h"

namespace baize {

namespace {

// Reads cards such as "2s7sJd", optionally separated by blanks or commas, and keeps their order.
std::optional<std::string> read_cards(std::string_view option,
                                      std::string_view text,
                                      std::vector<Card>& cards) {
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ' ' || text[at] == ',') {
            ++at;
            continue;
        }
        const std::optional<Card> card = Card::parse(text.substr(at, 2));
        if (!card) {
            return fmt::format("{}: \"{}\" is not a card; write cards as 2s7sJd (ten is T)",
                               option,
                               text.substr(at, 2));
        }
        if (CardSet::of(cards).contains(*card))
            return fmt::format("{}: {} stands twice", option, to_string(*card));
        cards.push_back(*card);
        at += 2;
    }
    return std::nullopt;
}

std::optional<std::string> read_known_cards(const EquityOptions& options,
                                            equity::Question& question) {
    std::vector<Card> board;
    if (auto complaint = read_cards("--board", options.board, board)) return complaint;
    if (board.size() > decltype(question.board)::capacity())
        return fmt::format("--board: {} cards are too many; a board has five", board.size());
    for (const Card card : board)
        question.board.push_back(card);
    std::vector<Card> dead;
    if (auto complaint = read_cards("--dead", options.dead, dead)) return complaint;
    question.dead = CardSet::of(dead);
    return std::nullopt;
}

}  // namespace

std::optional<std::string> set_up_equity(const EquityOptions& options, equity::Question& question) {
    const std::optional<GameId> game = game_named(options.game);
    const std::optional<poker::Variant> variant = game ? poker::variant_of(*game) : std::nullopt;
    if (!variant) return no_such_game(options.game, poker_game_names());
    question.variant = *variant;
    if (options.seed && !options.samples)
        return "--seed chooses among samples: give --samples too, or neither to count every deal";
    if (auto complaint = read_known_cards(options, question)) return complaint;
    // Checked first, so that too many hands are refused before their ranges use memory.
    if (options.hands.size() > question.game().players_max) {
        question.ranges.resize(options.hands.size());
        return equity::settle_question(question, options.hands);
    }
    for (std::size_t hand = 0; hand < options.hands.size(); ++hand) {
        equity::RangeReading reading = equity::read_range(options.hands[hand], question.game());
        if (!reading.complaint.empty())
            return fmt::format("hand {}: {}", hand + 1, reading.complaint);
        question.ranges.push_back(std::move(reading.range));
    }
    return equity::settle_question(question, options.hands);
}

}  // namespace baize
