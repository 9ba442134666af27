#include "games/registry.h"

#include <algorithm>
#include <array>

#include "games/three_card/game.h"

namespace baize {

namespace {

constexpr std::array games{
    hooks_of<three_card::ThreeCard>,
};

}  // namespace

std::span<const GameHooks> house_games() { return games; }

const GameHooks* house_game(std::string_view name) {
    const auto* const found = std::find_if(
        games.begin(), games.end(), [&](const GameHooks& game) { return game.facts().name == name; });
    return found == games.end() ? nullptr : found;
}

bool choose_table(const GameHooks& game,
                  Rules& rules,
                  std::string_view wager,
                  std::string_view table) {
    for (const TableChoice& choice : game.facts().choices) {
        if (choice.name != wager) continue;
        for (const PayTable& candidate : choice.tables) {
            if (candidate.name != table) continue;
            rules.tables[choice.slot] = candidate;
            return true;
        }
    }
    return false;
}

}  // namespace baize
