#include "engine/games/registry.h"

#include <algorithm>
#include <array>

#include "engine/games/caribbean_stud/game.h"
#include "engine/games/crown_holdem/game.h"
#include "engine/games/three_card/game.h"
#include "engine/games/ultimate_holdem/game.h"
#include "engine/games/wild_aruba/game.h"

namespace baize {

namespace {

constexpr std::array games{
    hooks_of<three_card::ThreeCard>,
    hooks_of<caribbean_stud::CaribbeanStud>,
    hooks_of<wild_aruba::WildAruba>,
    hooks_of<ultimate_holdem::UltimateHoldem>,
    hooks_of<crown_holdem::CrownHoldem>,
};

}  // namespace

std::span<const GameHooks> house_games() {
    return games;
}

const GameHooks* house_game(std::string_view name) {
    const auto* const found = std::find_if(games.begin(), games.end(), [&](const GameHooks& game) {
        return game.facts().name == name;
    });
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
