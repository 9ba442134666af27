#include "engine/games/registry.h"

#include "engine/core/per_game.h"
#include "engine/games/caribbean_stud/game.h"
#include "engine/games/crown_holdem/game.h"
#include "engine/games/three_card/game.h"
#include "engine/games/ultimate_holdem/game.h"
#include "engine/games/wild_aruba/game.h"

namespace baize {

namespace {

constexpr PerHouseGame<GameHooks> games({
    {GameId::three_card, hooks_of<three_card::ThreeCard>},
    {GameId::caribbean_stud, hooks_of<caribbean_stud::CaribbeanStud>},
    {GameId::wild_aruba, hooks_of<wild_aruba::WildAruba>},
    {GameId::ultimate_holdem, hooks_of<ultimate_holdem::UltimateHoldem>},
    {GameId::crown_holdem, hooks_of<crown_holdem::CrownHoldem>},
});

}  // namespace

std::span<const GameHooks> house_games() {
    return games.values();
}

const GameHooks* house_game(GameId game) {
    return games.find(game);
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
