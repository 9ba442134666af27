#include "service/history/round_recorder.h"

#include <gtest/gtest.h>

#include "server_kit.h"

namespace baize::server {
namespace {

constexpr Money five_dollars = Money::of_cents(500);

// Places Ada's wager and deals her cards.
void deal_round(TestServer& house, Listener& ada, TableId table) {
    ada.act(table, house.stage(table), views::round::PlaceWager{0, Wager::ante, five_dollars});
    ada.submit(house::FinishWagers{table}, house.stage(table));
    ASSERT_EQ(Phase::deciding, house.round(table).phase);
}

TEST(RoundRecorder, FinishedRoundIsTakenOnce) {
    TestServer house;
    const TableId table = house.open("three_card");
    const PersonId person = house.player("Ada");
    Listener ada(house, person);
    ada.sit(table, 0);
    deal_round(house, ada, table);
    EXPECT_TRUE(house.round_recorder().take(house.casino().state()).empty());
    ada.act(table, house.stage(table), Decide{0, Decision::play, five_dollars});
    ASSERT_EQ(Phase::over, house.round(table).phase);
    const std::uint64_t over = house.events();
    const auto taken = house.round_recorder().take(house.casino().state());
    ASSERT_EQ(1U, taken.size());
    ASSERT_TRUE(taken[0].end.has_value());
    EXPECT_EQ(over - 1, taken[0].end->last);  // the house discloses the round's key after it
    ASSERT_EQ(1U, taken[0].parts.size());
    EXPECT_EQ(person, taken[0].parts[0].person);
    EXPECT_EQ(five_dollars * 2, taken[0].parts[0].staked);
    EXPECT_TRUE(house.round_recorder().take(house.casino().state()).empty());
    house.pass(Span::of_seconds(10));
    house.run();
    ASSERT_EQ(Phase::betting, house.round(table).phase);
    EXPECT_TRUE(house.round_recorder().take(house.casino().state()).empty());
}

TEST(RoundRecorder, RoundInProgressIsTakenForASnapshot) {
    TestServer house;
    const TableId table = house.open("three_card");
    Listener ada(house, house.player("Ada"));
    ada.sit(table, 0);
    deal_round(house, ada, table);
    const auto under_way = house.round_recorder().take_all(house.casino().state());
    ASSERT_EQ(1U, under_way.size());
    EXPECT_FALSE(under_way[0].end.has_value());
    EXPECT_TRUE(house.round_recorder().take_all(house.casino().state()).empty());

    // A round recorder that starts from the snapshot continues it, with the same start of the
    // round.
    history::RoundRecorder later({under_way[0].start});
    const auto nothing_new = later.take_all(house.casino().state());
    EXPECT_TRUE(nothing_new.empty());
    ada.act(table, house.stage(table), Decide{0, Decision::play, five_dollars});
    const auto over = later.take_all(house.casino().state());
    ASSERT_EQ(1U, over.size());
    EXPECT_EQ(under_way[0].start.first, over[0].start.first);
    EXPECT_TRUE(over[0].end.has_value());
}

TEST(RoundRecorder, RoundsOfBotsOnlyAreNotStored) {
    TestServer house;
    const TableId table = house.open("holdem");
    house.seat_bot(table, 0);
    house.seat_bot(table, 1);
    Listener eve(house, 0);
    for (int i = 0; i < 50; ++i) {
        house.pass(Span::of_seconds(2));
        house.run();
    }
    EXPECT_LT(1U, house::poker_state(house.at(table))->number);
    EXPECT_TRUE(house.round_recorder().take_all(house.casino().state()).empty());
}

}  // namespace
}  // namespace baize::server
