// Expect: one row for each house game
#include "engine/core/per_game.h"

using enum baize::GameId;

constexpr baize::PerHouseGame<int> antes({{three_card, 2},
                                          {caribbean_stud, 3},
                                          {wild_aruba, 3},
                                          {ultimate_holdem, 6},
#ifndef BAIZE_FORBIDDEN
                                          {crown_holdem, 5}
#endif
});

int antes_of(baize::GameId game) {
    return antes[game];
}
