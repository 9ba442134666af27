#include "service/analysis/starting_hand_grid.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "math/figures/option_name.h"
#include "service/analysis/analysis_figures.h"

namespace baize {

namespace {

using exact::StartingHand;

char letter(Rank rank) {
    return letters(Card(rank, Suit::clubs))[0];
}

const StartingHand& hand_at(const std::vector<StartingHand>& hands, Rank row, Rank column) {
    const Rank high = std::max(row, column);
    const Rank low = std::min(row, column);
    return *std::find_if(hands.begin(), hands.end(), [&](const StartingHand& hand) {
        return hand.high == high && hand.low == low && hand.suited == (row > column);
    });
}

// Writes one line for each rank, from the ace down; `cell(hand)` returns the text of a cell.
template <typename Cell>
std::string grid_of(const std::vector<StartingHand>& hands, Cell&& cell) {
    std::string text = "    ";
    for (std::size_t i = rank_count; i-- > 0;)
        text += fmt::format("{:>8}", letter(static_cast<Rank>(i)));
    text += '\n';
    for (std::size_t row = rank_count; row-- > 0;) {
        text += fmt::format("   {}", letter(static_cast<Rank>(row)));
        for (std::size_t column = rank_count; column-- > 0;) {
            text += fmt::format(
                "{:>8}", cell(hand_at(hands, static_cast<Rank>(row), static_cast<Rank>(column))));
        }
        text += '\n';
    }
    return text;
}

}  // namespace

std::string hand_name(const StartingHand& hand) {
    std::string text{letter(hand.high), letter(hand.low)};
    if (hand.high != hand.low) text += hand.suited ? 's' : 'o';
    return text;
}

bool has_starting_hands(std::optional<GameId> game) {
    const GameHooks* const room = game ? house_game(*game) : nullptr;
    return room != nullptr && room->facts().hand_size == 2;
}

std::vector<StartingHand> starting_hand_grid(GameId game,
                                             const Rules& rules,
                                             const ParallelExecutor& executor) {
    return exact::solve_starting_hands(*house_game(game), rules, executor);
}

std::string grid_text(const std::vector<StartingHand>& hands) {
    if (hands.empty()) return {};
    return "\nfirst decision, by best play: suited above the diagonal\n" +
           grid_of(hands,
                   [](const StartingHand& hand) {
                       return exact::option_name(hand.advice.options[hand.advice.best].offer);
                   }) +
           "\nworth of the hand, in units of the Ante\n" +
           grid_of(hands, [](const StartingHand& hand) {
               return decimal(hand.advice.options[hand.advice.best].worth, 4);
           });
}

void write_grid(JsonText& json, const std::vector<StartingHand>& hands) {
    if (hands.empty()) return;
    json.key("grid").begin_array();
    for (const StartingHand& hand : hands) {
        json.begin_object().key("hand").string(hand_name(hand));
        json.key("hands").number(hand.hands);
        json.key("best").string(exact::option_name(hand.advice.options[hand.advice.best].offer));
        json.key("options").begin_object();
        for (const exact::AdvisedOption& option : hand.advice.options) {
            json.key(exact::option_name(option.offer)).begin_object();
            json.key("exact").string(to_string(option.worth));
            json.key("ev").decimal(nearest_decimal(option.worth)).end_object();
        }
        json.end_object().end_object();
    }
    json.end_array();
}

}  // namespace baize
