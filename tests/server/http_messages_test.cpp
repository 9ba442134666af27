// No hidden cards are sent: replacing any card that a person may not see does not change a byte of
// the snapshot for that person.
#include <gtest/gtest.h>

#include "house/casino/shift_checks.h"
#include "server_kit.h"
#include "service/codec/json.h"

namespace baize::server {
namespace {

constexpr int moments = 60;
constexpr std::uint8_t bots = 3;

// Returns the snapshot without the results of wagers. Payments are public even where they reveal
// something of a hidden hand, such as Trips of a folded hand. [UTH 3.19]
std::string sent(const TestServer& house, const house::TableState& table, PersonId person) {
    views::TableSnapshot shown = show_table(house.view_context(), table, person);
    if (shown.banked) {
        for (views::BoxView& box : shown.banked->boxes) {
            box.results.clear();
            box.net.reset();
        }
    }
    std::string text;
    JsonText json(text);
    codec::write_json(json, shown);
    return text;
}

// Bots play all twelve games while a bystander watches; the compared viewer changes from moment to
// moment.
TEST(Wire, SnapshotsDoNotDependOnHiddenCards) {
    TestServer house;
    std::vector<TableId> tables;
    for (const std::string_view game : house::twelve_games()) {
        tables.push_back(house.open(game));
        for (std::uint8_t seat = 0; seat < bots; ++seat)
            house.seat_bot(tables.back(), seat);
    }
    Listener eve(house, 0);
    std::size_t compared = 0;
    std::size_t with_cards = 0;
    for (int i = 0; i < moments; ++i) {
        house.pass(Span::of_microseconds(1'600'000));
        house.run();
        for (const TableId table : tables) {
            const house::TableState& shown = house.at(table);
            const house::SeatedTable& seats =
                *house::table_of(house.casino().state().seating, table);
            const std::size_t turn = (static_cast<std::size_t>(i) + table) % (bots + 1U);
            const PersonId viewer = turn < bots ? seats.places[turn].sitter.person : PersonId{0};
            house::TableState other = shown;
            house::shift_checks::swap_hidden(other, viewer);
            ASSERT_EQ(sent(house, shown, viewer), sent(house, other, viewer))
                << "table " << table << ", seen by " << viewer;
            ++compared;
            if (house::is_round_in_play(shown)) ++with_cards;
        }
    }
    EXPECT_EQ(tables.size() * moments, compared);
    EXPECT_GT(with_cards, compared / 4);
    for (const std::string& text : eve.heard())
        EXPECT_EQ(std::string::npos, text.find("\"deck\"")) << text.substr(0, 200);
}

}  // namespace
}  // namespace baize::server
