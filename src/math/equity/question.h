// An equity question: a game, the known cards, and the hands that each player may hold.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_list.h"
#include "engine/core/card_set.h"
#include "engine/poker/rules/variant.h"
#include "math/equity/range.h"

namespace baize::equity {

struct Question {
    poker::Variant variant = poker::Variant::holdem;
    CardList<5> board{};  // As dealt: the first three are the flop.
    CardSet dead{};       // Known to be in no hand and not to come.
    std::vector<Range> ranges{};
    bool lists_makes = false;  // Also counts how often each hand makes a pair, two pair and so on.

    [[nodiscard]] const poker::VariantFacts& game() const { return poker::facts(variant); }

    [[nodiscard]] CardSet flop() const {
        CardSet flop;
        for (std::size_t i = 0; i < 3 && i < board.size(); ++i)
            flop.insert(board[i]);
        return flop;
    }

    // Returns the cards of the board that the players have seen when they discard.
    [[nodiscard]] CardSet board_at_discard() const {
        return game().discards == poker::Discards::after_the_flop ? flop() : CardSet{};
    }
};

enum class QuestionField : std::uint8_t { game, hands, board, dead };

// Returns "game", "hands" and so on.
[[nodiscard]] std::string_view name(QuestionField field);

// The part of a question that is wrong, and why.
struct QuestionError {
    QuestionField field = QuestionField::game;
    std::string text{};
};

// Removes the hands that hold a card of the board or a dead card. Returns what is wrong with the
// question, or nullopt. After nullopt the question can be answered, unless the hands of different
// players never fit together. `names` are the hands as they were written.
[[nodiscard]] std::optional<QuestionError> settle_question(Question& question,
                                                           const std::vector<std::string>& names);

}  // namespace baize::equity
