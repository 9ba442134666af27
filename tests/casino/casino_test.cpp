#include "casino/casino.h"

#include <gtest/gtest.h>

#include "casino_kit.h"
#include "ledger/batch.h"

namespace baize::casino {
namespace {

// Everything in a batch read back by another casino: it must come to the same floor and money.
void expect_read_back(House& house) {
    Casino read;
    const ledger::Batch& batch = house.casino.journal().staged();
    for (std::size_t i = 0; i < batch.size(); ++i) {
        const std::optional<ledger::Fault> fault = read.follow(batch[i]);
        ASSERT_FALSE(fault.has_value()) << fault->text;
    }
    EXPECT_TRUE(read.is_between_commands());
    EXPECT_EQ(house.casino.floor(), read.floor());
    EXPECT_EQ(house.casino.balances().all(), read.balances().all());
    EXPECT_EQ(house.casino.journal().head(), read.journal().head());
}

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
