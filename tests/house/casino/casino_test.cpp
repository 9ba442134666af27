#include "house/casino/casino.h"

#include <gtest/gtest.h>

#include "casino_kit.h"

namespace baize::house {
namespace {

TEST(Casino, OpensLiveAndAutomaticTablesOfAllTwelveGames) {
    House house;
    for (const DealtBy dealt_by : {DealtBy::house, DealtBy::dealer}) {
        for (const std::string_view game : twelve_games())
            house.table(game, dealt_by);
    }
    EXPECT_EQ(24U, house.casino.state().tables.size());
    for (const TableState& table : house.casino.state().tables)
        EXPECT_TRUE(table.board.open);
    expect_read_back(house);
}

// [I-138]
TEST(Casino, UnknownPersonMayDoNothing) {
    House house;
    const TableId table = house.table("three_card");
    SealDeck deck{.table = table, .cut = 20};
    for (std::size_t i = 0; i < card_count; ++i)
        deck.deck.push_back(Card::of_index(i));
    // The largest person number must not make the list of keys that long.
    for (const PersonId nobody : {PersonId{99}, PersonId{0xFFFFFFFF}}) {
        for (const Command& command :
             {Command(BankedCommand(deck)), Command(PeopleCommand(Enrol{"Nobody", false}))}) {
            const Result<Receipt> done = house.casino.submit({nobody, 1, house.now}, command);
            ASSERT_FALSE(done);
            EXPECT_EQ(Reason::no_such_person, done.error().reason);
        }
    }
    EXPECT_FALSE(house.at(table).sealed.has_value());
    house.must(the_house_itself, BankedCommand(deck));
    expect_read_back(house);
}

// [I-138]
TEST(Casino, KnowsItsPeopleByNameAfterASnapshot) {
    House house;
    const std::vector<std::byte> bytes = house.casino.snapshot();
    Casino restored(test_keys());
    ASSERT_TRUE(restored.read_snapshot(bytes));
    const Enrol again{"ALMA", false};
    for (Casino* const casino : {&house.casino, &restored}) {
        const Result<Receipt> done = casino->submit({the_house_itself, 0, house.now}, again);
        ASSERT_FALSE(done);
        EXPECT_EQ("name_taken I-138", words(done.error()));
        EXPECT_TRUE(casino->submit({the_house_itself, 0, house.now}, Enrol{"Almas", false}));
        EXPECT_FALSE(casino->submit({the_house_itself, 0, house.now}, Enrol{"almaS", false}));
    }
    EXPECT_EQ(house.casino.state(), restored.state());
    expect_read_back(house);
}

// The amount is larger than all that a sign may state. [I-138]
TEST(Casino, CageRefusesAmountsAboveTheLargestOnASign) {
    House house;
    const PersonId rosa = house.player("Rosa", {});
    const Money too_much = largest_posted + Money::of_cents(1);
    EXPECT_EQ("amount_too_large I-138", words(house.refused(house.cage, CashIn{rosa, too_much})));
    house.must(house.cage, CashIn{rosa, largest_posted});
    house.must(house.cage, CashIn{rosa, largest_posted});
    EXPECT_EQ("amount_too_large I-138", words(house.refused(house.cage, CashOut{rosa, too_much})));
    EXPECT_EQ("cage_only I-138", words(house.refused(rosa, CashIn{rosa, too_much})));
    house.must(house.cage, CashOut{rosa, largest_posted});
    EXPECT_EQ(largest_posted, house.wallet(rosa));
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
