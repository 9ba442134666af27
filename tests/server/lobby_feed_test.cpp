#include "server/broadcast/lobby_feed.h"

#include <map>

#include <gtest/gtest.h>

#include "server_kit.h"
#include "service/codec/json.h"

namespace baize::server {
namespace {

template <typename Message>
bool read_message(const std::string& text, std::string_view name, Message& message) {
    JsonLine line;
    if (!line.read(text)) return false;
    if (line.find(line.root(), name) == nullptr) return false;
    views::ToBrowser any;
    codec::read_json(line, line.root(), any);
    EXPECT_FALSE(line.has_error()) << line.error_text();
    message = std::get<Message>(any);
    return true;
}

// The lobby that a browser builds from all messages it received.
struct LobbyHeard {
    std::map<std::uint32_t, views::TableRow> tables{};
    std::uint32_t people = 0;
    std::vector<views::MyTable> mine{};
    std::size_t whole = 0;
    std::vector<std::size_t> rows{};  // in each update

    explicit LobbyHeard(const Listener& listener) {
        for (const std::string& text : listener.heard())
            receive(text);
    }

    void receive(const std::string& text) {
        views::LobbySnapshot all;
        views::LobbyUpdated updated;
        views::OwnTablesChanged changed;
        if (read_message(text, "lobby_snapshot", all)) {
            ++whole;
            tables.clear();
            for (const views::TableRow& row : all.lobby.tables)
                tables[row.table] = row;
            people = all.lobby.people;
        } else if (read_message(text, "lobby_updated", updated)) {
            rows.push_back(updated.tables.size());
            for (const views::TableRow& row : updated.tables)
                tables[row.table] = row;
            people = updated.people;
        } else if (read_message(text, "own_tables_changed", changed)) {
            mine = changed.tables;
        }
    }
};

std::map<std::uint32_t, views::TableRow> rows_of(const TestServer& house) {
    std::map<std::uint32_t, views::TableRow> rows;
    for (const views::TableRow& row : show_lobby(house.view_context(), 0).tables)
        rows[row.table] = row;
    return rows;
}

void let_a_second_pass(TestServer& house) {
    house.pass(Span::of_seconds(1));
    house.run();
}

TEST(LobbyFeed, OnlyRowsThatHaveChangedAreSentAgain) {
    TestServer house;
    const TableId one = house.open("three_card");
    static_cast<void>(house.open("caribbean_stud"));
    Listener eve(house, 0);
    eve.say(views::WatchLobby{});
    let_a_second_pass(house);
    Listener ada(house, house.player("Ada"));
    let_a_second_pass(house);
    ada.sit(one, 0);
    let_a_second_pass(house);
    const LobbyHeard heard(eve);
    EXPECT_EQ(1U, heard.whole);
    EXPECT_EQ(rows_of(house), heard.tables);
    EXPECT_EQ(1U, heard.tables.at(one).taken);
    EXPECT_EQ(1U, heard.people);
    ASSERT_FALSE(heard.rows.empty());
    EXPECT_EQ(1U, heard.rows.back());
}

TEST(LobbyFeed, UnchangedLobbyIsNotSentAgain) {
    TestServer house;
    const TableId table = house.open("three_card");
    Listener ada(house, house.player("Ada"));
    Listener eve(house, 0);
    eve.say(views::WatchLobby{});
    ada.sit(table, 0);
    let_a_second_pass(house);
    const std::size_t before = eve.heard().size();
    const std::uint64_t events = house.events();
    ada.act(
        table, house.stage(table), views::round::PlaceWager{0, Wager::ante, Money::of_cents(500)});
    let_a_second_pass(house);
    EXPECT_LT(events, house.events());
    EXPECT_EQ(before, eve.heard().size());
}

// Between two updates a seat is taken and left. A subscriber who came in between must not keep a
// wrong row.
TEST(LobbyFeed, LateSubscriberMatchesAfterTheNextUpdate) {
    TestServer house;
    const TableId table = house.open("three_card");
    const PersonId person = house.player("Ada");
    Listener ada(house, person);
    Listener eve(house, 0);
    eve.say(views::WatchLobby{});
    let_a_second_pass(house);
    ada.submit(views::TakeSeat{table, 0});
    Listener bob(house, 0);
    bob.say(views::WatchLobby{});
    ada.submit(views::LeaveTable{table});
    ASSERT_EQ("done", ada.last_answer());
    let_a_second_pass(house);
    EXPECT_EQ(rows_of(house), LobbyHeard(eve).tables);
    EXPECT_EQ(rows_of(house), LobbyHeard(bob).tables);
    EXPECT_EQ(LobbyHeard(eve).people, LobbyHeard(bob).people);
}

TEST(LobbyFeed, PersonsAreSentTheirOwnTables) {
    TestServer house;
    const TableId table = house.open("three_card");
    const PersonId person = house.player("Ada");
    Listener ada(house, person);
    ada.say(views::WatchLobby{});
    EXPECT_TRUE(LobbyHeard(ada).mine.empty());
    ada.sit(table, 2);
    let_a_second_pass(house);
    const LobbyHeard heard(ada);
    ASSERT_EQ(1U, heard.mine.size());
    EXPECT_EQ(table, heard.mine[0].table);
    EXPECT_EQ(3U, heard.mine[0].seat);
    EXPECT_EQ(house.stack(table, person), heard.mine[0].chips);
    Listener eve(house, 0);
    eve.say(views::WatchLobby{});
    EXPECT_TRUE(LobbyHeard(eve).mine.empty());
}

TEST(LobbyFeed, NothingIsSentAfterUnwatch) {
    TestServer house;
    const TableId table = house.open("three_card");
    Listener ada(house, house.player("Ada"));
    Listener eve(house, 0);
    eve.say(views::WatchLobby{});
    eve.say(views::UnwatchLobby{});
    const std::size_t before = eve.heard().size();
    ada.sit(table, 0);
    let_a_second_pass(house);
    EXPECT_EQ(before, eve.heard().size());
    eve.say(views::WatchLobby{});
    EXPECT_EQ(rows_of(house), LobbyHeard(eve).tables);
}

}  // namespace
}  // namespace baize::server
