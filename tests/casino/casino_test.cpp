#include "casino/casino.h"

#include <gtest/gtest.h>

#include "casino_kit.h"

namespace baize::casino {
namespace {

TEST(Casino, OpensTablesOfAllTwelveGamesBothWays) {
    House house;
    for (const DealtBy dealt_by : {DealtBy::house, DealtBy::dealer}) {
        for (const GameHooks& game : house_games())
            house.table(game.facts().name, dealt_by);
        for (const std::string_view game : {"holdem",
                                            "pineapple",
                                            "crazy_pineapple",
                                            "crazy_pineapple_hilo",
                                            "holdem_hilo",
                                            "omaha",
                                            "omaha_hilo"}) {
            house.table(game, dealt_by);
        }
    }
    EXPECT_EQ(24U, house.casino.floor().tables.size());
    for (const FloorTable& table : house.casino.floor().tables)
        EXPECT_TRUE(table.board.open);
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::casino
