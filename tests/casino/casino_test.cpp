#include "casino/casino.h"

#include <gtest/gtest.h>

#include "casino_kit.h"

namespace baize::casino {
namespace {

TEST(Casino, OpensTablesOfAllTwelveGamesBothWays) {
    House house;
    for (const DealtBy dealt_by : {DealtBy::house, DealtBy::dealer}) {
        for (const std::string_view game : twelve_games())
            house.table(game, dealt_by);
    }
    EXPECT_EQ(24U, house.casino.floor().tables.size());
    for (const FloorTable& table : house.casino.floor().tables)
        EXPECT_TRUE(table.board.open);
    expect_read_back(house);
}

// [I-138]
TEST(Casino, ANumberThatIsNobodysMayDoNothing) {
    House house;
    const TableId table = house.table("three_card");
    SealDeck deck{.table = table, .cut = 20};
    for (std::size_t i = 0; i < card_count; ++i)
        deck.deck.push_back(Card::of_index(i));
    // The largest number there is must not make the list of keys as long.
    for (const PersonId nobody : {PersonId{99}, PersonId{0xFFFFFFFF}}) {
        for (const Command& command :
             {Command(BankedCommand(deck)), Command(PeopleCommand(Enrol{"Nobody", false}))}) {
            const Result<Receipt> done = house.casino.give({nobody, 1, house.now}, command);
            ASSERT_FALSE(done);
            EXPECT_EQ(Reason::no_such_person, done.error().reason);
        }
    }
    EXPECT_FALSE(house.at(table).sealed.has_value());
    house.must(the_house_itself, BankedCommand(deck));
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::casino
