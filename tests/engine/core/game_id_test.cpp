#include "engine/core/game_id.h"

#include <set>
#include <string_view>

#include <gtest/gtest.h>

namespace baize {
namespace {

TEST(GameNames, EveryGameIsFoundByItsNameAlone) {
    std::set<std::string_view> names;
    for (const GameId game : all_games) {
        EXPECT_EQ(game, game_named(name(game)));
        names.insert(name(game));
    }
    EXPECT_EQ(game_count, names.size());
    for (const std::string_view text : {"", "?", "Holdem", "three_card ", "whist"})
        EXPECT_FALSE(game_named(text).has_value()) << text;
}

TEST(GameNames, HouseGamesComeBeforeThoseOfThePokerRoom) {
    EXPECT_EQ(house_game_count + poker_game_count, game_count);
    EXPECT_TRUE(is_house_game(GameId::crown_holdem));
    EXPECT_FALSE(is_house_game(GameId::holdem));
    EXPECT_EQ(house_game_names() + ", " + poker_game_names(), game_names());
    EXPECT_EQ("there is no game \"whist\"; choose among a, b", no_such_game("whist", "a, b"));
}

}  // namespace
}  // namespace baize
