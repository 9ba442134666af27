// Marks of seats and offers in a table's snapshot: personal limits, and a fold that gives up a
// wager that has won.
#include <gtest/gtest.h>

#include "engine/hands/three_card.h"
#include "offer_taking.h"

namespace baize::server {
namespace {

views::TableSnapshot shown_to(const TestServer& house, TableId table, PersonId person) {
    return show_table(house.view_context(), house.at(table), person);
}

// [CS 6.3] [TCP 6.3] [I-117]
TEST(TableMarks, SeatOfAPlayerWithPersonalLimitsIsMarkedForAll) {
    for (const std::string_view game : {"caribbean_stud", "three_card"}) {
        TestServer house;
        const TableId table = house.open(game);
        const PersonId ada = house.player("Ada");
        AtTable at(house, table, ada);
        ASSERT_EQ("done", at.take("sit_down"));
        const auto seat = static_cast<std::uint8_t>(shown_to(house, table, ada).you->seat - 1);
        EXPECT_FALSE(shown_to(house, table, 0).seats[seat].has_own_limits);
        house.must(house.manager(),
                   house::SignCommand(house::AgreeLimits{
                       table, {.box = seat, .player = ada, .maximum = Money::of_cents(800'00)}}));
        EXPECT_TRUE(shown_to(house, table, 0).seats[seat].has_own_limits);
        const auto own = shown_to(house, table, ada).you->own_limits;
        ASSERT_TRUE(own.has_value());
        EXPECT_EQ(Money::of_cents(5'00), own->minimum);
        EXPECT_EQ(Money::of_cents(800'00), own->maximum);
        ASSERT_EQ("done", at.take("leave"));
        EXPECT_FALSE(shown_to(house, table, 0).seats[seat].has_own_limits);
    }
}

// [I-9]
TEST(TableMarks, FoldOfferNamesAPayingPairPlusThatItGivesUp) {
    TestServer house;
    const TableId table = house.open("three_card");
    AtTable ada(house, table, house.player("Ada"));
    ASSERT_EQ("done", ada.take("sit_down"));
    ASSERT_EQ("done", ada.take(with_amount(*ada.offer("buy_chips"), Money::of_cents(900'00))));
    int warned = 0;
    for (int i = 0; i < 30; ++i) {
        ASSERT_EQ("done", ada.take("ante"));
        ASSERT_EQ("done", ada.take("pair_plus"));
        ASSERT_EQ("done", ada.take("deal"));
        const auto fold = ada.offer("fold");
        ASSERT_TRUE(fold.has_value());
        const CardSet cards = house.round(table).boxes[fold->box].cards.set();
        const bool pays = rank_three(cards).category() != ThreeCardHand::odd_cards;
        EXPECT_EQ(pays ? "pair_plus" : "", fold->forfeits);
        EXPECT_EQ("", ada.offer("fold_ante")->forfeits);
        warned += pays ? 1 : 0;
        ASSERT_EQ("done", ada.take("fold_ante"));
        house.pass(Span::of_seconds(30));
        house.run();
    }
    EXPECT_GT(warned, 0);
}

}  // namespace
}  // namespace baize::server
