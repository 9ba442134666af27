#include "math/advice/advised_games.h"

#include "engine/core/per_game.h"
#include "engine/games/ultimate_holdem/rules.h"
#include "engine/hands/five_card.h"
#include "engine/hands/three_card.h"
#include "engine/hands/wild.h"
#include "math/holdem/crown_holdem_solution.h"
#include "math/holdem/ultimate_holdem_solution.h"

namespace baize::exact {

namespace {

constexpr std::uint16_t every_dealer_qualifies = 0;

template <auto rank_of>
constexpr AdvisedGame without_board{.rank = [](CardSet hand) { return rank_of(hand).value(); }};

constexpr PerHouseGame<AdvisedGame> games(
    {{GameId::three_card, without_board<rank_three>},
     {GameId::caribbean_stud, without_board<rank_five>},
     {GameId::wild_aruba, without_board<rank_wild>},
     {GameId::ultimate_holdem,
      {.lowest_qualifying = ultimate_holdem::lowest_qualifying.value(), .starts = ultimate_starts}},
     {GameId::crown_holdem,
      {.lowest_qualifying = every_dealer_qualifies, .starts = crown_starts}}});

}  // namespace

const AdvisedGame& advised_game(GameId game) {
    return games[game];
}

}  // namespace baize::exact
