#include "service/table_view/table_snapshots.h"

#include <gtest/gtest.h>

#include "server/broadcast/message_text.h"
#include "server_kit.h"

namespace baize::server {
namespace {

// Expects the text that is assembled from shared parts to equal the text that is written for each
// person.
void expect_same(const TestServer& house, TableId table, const std::vector<PersonId>& people) {
    const std::vector<views::LogLine> lines(1);
    for (const views::Detail detail : {views::Detail::whole, views::Detail::moving}) {
        const views::TableSnapshots snapshots(house.view_context(), house.at(table), detail, lines);
        for (const PersonId person : people) {
            const views::TableSnapshot shown =
                show_table(house.view_context(), house.at(table), person, detail);
            EXPECT_EQ(*text_of(views::TableChanged{shown, false, lines}),
                      snapshots.text_for(person));
        }
    }
}

TEST(TableSnapshots, ShowEachPersonOnlyTheCardsThatPersonMaySee) {
    TestServer house;
    for (const char* const game : {"three_card", "caribbean_stud", "ultimate_holdem"}) {
        const TableId table = house.open(game);
        const PersonId ada = house.player(std::string("Ada at ") + game);
        const PersonId bob = house.player(std::string("Bob at ") + game);
        const std::vector<PersonId> people{
            0, ada, bob, house.player(std::string("Eve at ") + game)};
        Listener first(house, ada);
        Listener second(house, bob);
        first.sit(table, 0);
        second.sit(table, 3);
        expect_same(house, table, people);
        for (Listener* const one : {&first, &second}) {
            const std::uint8_t box = one == &first ? 0 : 3;
            one->act(table,
                     house.stage(table),
                     views::round::PlaceWager{box, Wager::ante, Money::of_cents(500)});
            if (game == std::string("ultimate_holdem"))
                one->act(table,
                         house.stage(table),
                         views::round::PlaceWager{box, Wager::blind, Money::of_cents(500)});
            expect_same(house, table, people);
        }
        first.submit(house::FinishWagers{table}, house.stage(table));
        second.submit(house::FinishWagers{table}, house.stage(table));
        ASSERT_EQ(Phase::deciding, house.round(table).phase) << game;
        expect_same(house, table, people);
        const auto text = [&](PersonId person) {
            return views::TableSnapshots(
                       house.view_context(), house.at(table), views::Detail::moving, {})
                .text_for(person);
        };
        EXPECT_NE(text(ada), text(bob));
    }
}

TEST(TableSnapshots, SpeakToThePersonWhomALineIsAbout) {
    TestServer house;
    const TableId table = house.open("three_card");
    const PersonId ada = house.player("Ada");
    const PersonId bob = house.player("Bob");
    const std::vector<views::LogLine> lines{{.person = ada, .text = "Ada folds"}};
    const views::TableSnapshots snapshots(
        house.view_context(), house.at(table), views::Detail::moving, lines);
    const auto has = [&](PersonId person, const char* text) {
        return snapshots.text_for(person).find(text) != std::string::npos;
    };
    EXPECT_TRUE(has(ada, "You fold"));
    EXPECT_FALSE(has(ada, "Ada folds"));
    for (const PersonId other : {bob, PersonId{0}}) {
        EXPECT_TRUE(has(other, "Ada folds"));
        EXPECT_FALSE(has(other, "You fold"));
    }
}

TEST(TableSnapshots, EqualTheViewOfEachPersonAtPoker) {
    TestServer house;
    const TableId table = house.open("holdem");
    house.seat_bot(table, 0);
    house.seat_bot(table, 1);
    Listener eve(house, 0);
    std::vector<PersonId> people{0};
    for (const house::SeatPlace& place :
         house::table_of(house.casino().state().seating, table)->places) {
        if (place.sitter.person != 0) people.push_back(place.sitter.person);
    }
    ASSERT_EQ(3U, people.size());
    for (int i = 0; i < 20; ++i) {
        house.pass(Span::of_seconds(2));
        house.run();
        expect_same(house, table, people);
    }
    EXPECT_LT(1U, house::poker_state(house.at(table))->number);
}

}  // namespace
}  // namespace baize::server
