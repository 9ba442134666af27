// A box has one number: in all twelve games an offer, its command and the box of the same snapshot
// agree. The JSON is read as a browser reads it.
#include <set>

#include <gtest/gtest.h>

#include "offer_taking.h"
#include "service/codec/json.h"

namespace baize::server {
namespace {

using boost::json::object;
using boost::json::value;

value snapshot_of(TestServer& house, TableId table, PersonId person) {
    std::string text;
    JsonText json(text);
    codec::write_json(json, show_table(house.view_context(), house.at(table), person));
    return boost::json::parse(text);
}

// Collects the fields `box`, `seat` and `other` of a command, at any depth.
void collect_places(const value& json, std::vector<std::pair<std::string, value>>& places) {
    if (!json.is_object()) return;
    for (const auto& field : json.as_object()) {
        const std::string key = field.key();
        if (key == "box" || key == "seat" || key == "other")
            places.emplace_back(key, field.value());
        collect_places(field.value(), places);
    }
}

// Returns the numbers of the seats in a snapshot and checks that its boxes, hands and pots refer to
// them.
std::set<std::int64_t> numbers_on(const object& snapshot) {
    std::set<std::int64_t> numbers;
    for (const value& seat : snapshot.at("seats").as_array())
        numbers.insert(seat.at("seat").as_int64());
    if (snapshot.at("banked").is_object()) {
        for (const value& box : snapshot.at("banked").at("boxes").as_array())
            EXPECT_TRUE(numbers.contains(box.at("box").as_int64()));
    }
    if (snapshot.at("poker").is_object()) {
        for (const value& hand : snapshot.at("poker").at("hands").as_array()) {
            const std::int64_t number = hand.at("seat").as_int64();
            const value& there = snapshot.at("seats").at(static_cast<std::size_t>(number - 1));
            EXPECT_EQ(there.at("person"), hand.at("player")) << number;
        }
        for (const value& pot : snapshot.at("poker").at("pots").as_array()) {
            for (const value& seat : pot.at("seats").as_array())
                EXPECT_TRUE(numbers.contains(seat.as_int64()));
        }
    }
    return numbers;
}

// Checks the numbers of all offers and returns the number of offers for a box. The command of an
// offer for the whole table names the person's own seat, if it names a seat.
std::size_t check_numbers(const value& shown) {
    const object& snapshot = shown.as_object();
    const std::set<std::int64_t> numbers = numbers_on(snapshot);
    EXPECT_FALSE(numbers.contains(0));
    std::size_t numbered = 0;
    for (const value& offer : snapshot.at("offers").as_array()) {
        std::vector<std::pair<std::string, value>> places;
        collect_places(offer.at("command"), places);
        const value& box = offer.at("box");
        const value& own = snapshot.at("you").at("seat");
        if (box.is_string()) {
            EXPECT_EQ("table", box.as_string()) << offer;
        } else {
            ++numbered;
            EXPECT_TRUE(numbers.contains(box.as_int64())) << offer;
        }
        const bool is_asked =
            offer.at("kind").as_string() == "ask";  // about the hand of another player
        for (const auto& [key, place] : places) {
            if (key == "other" && place == value("table")) continue;
            const bool is_own = box.is_string() || (is_asked && key == "seat");
            EXPECT_EQ(is_own ? own : box, place) << key << " of " << offer;
        }
    }
    return numbered;
}

class HouseNumbers : public testing::TestWithParam<std::string_view> {};

TEST_P(HouseNumbers, InOffersMatchTheNumbersInTheirCommands) {
    TestServer house;
    const TableId table = house.open(GetParam());
    AtTable ada(house, table, house.player("Ada"));
    const auto check = [&] { return check_numbers(snapshot_of(house, table, ada.person())); };
    EXPECT_GE(check(), 6U) << "seats to take";
    std::vector<views::OfferView> seats = ada.offers(views::OfferKind::seat);
    ASSERT_EQ("done", ada.take(seats[2]));
    EXPECT_EQ(3, snapshot_of(house, table, ada.person()).at("you").at("seat"));
    ASSERT_EQ("done", ada.take(with_amount(*ada.offer("buy_chips"), Money::of_cents(200'00))));
    EXPECT_GE(check(), 1U) << "wagers to place";
    for (const char* const wager : {"ante", "blind"}) {
        if (!ada.offer(wager)) continue;
        ASSERT_EQ("done", ada.take(wager));
    }
    EXPECT_GE(check(), 2U) << "wagers to place and to take back";
    ASSERT_EQ("done", ada.take("deal"));
    EXPECT_GE(check(), 2U) << "decisions";
    EXPECT_TRUE(house.round(table).boxes[2].has(Wager::ante)) << "the third box has index 2";
}

std::vector<std::string_view> names_of_house_games() {
    std::vector<std::string_view> names;
    for (const GameHooks& game : house_games())
        names.push_back(game.facts().name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Games,
                         HouseNumbers,
                         testing::ValuesIn(names_of_house_games()),
                         [](const auto& game) { return std::string(game.param); });

class PokerNumbers : public testing::TestWithParam<poker::VariantFacts> {};

TEST_P(PokerNumbers, InOffersMatchTheNumbersInTheirCommands) {
    TestServer house;
    const TableId table = house.open(GetParam().name);
    std::vector<AtTable> people;
    for (const char* const name : {"Ada", "Bo", "Cy"})
        people.emplace_back(house, table, house.player(name));
    const auto check = [&](const AtTable& person) {
        return check_numbers(snapshot_of(house, table, person.person()));
    };
    EXPECT_GE(check(people[0]), 6U) << "seats to take";
    for (AtTable& person : people)
        ASSERT_EQ("done", person.take("sit_down"));
    ASSERT_NO_FATAL_FAILURE(deal_in_three(house, table, people));
    for (int act = 0; act < 4 && hand_at(house, table).phase == poker::Phase::betting; ++act) {
        AtTable& actor = to_act(people);
        EXPECT_GE(check(actor), 2U) << "decisions";
        const value shown = snapshot_of(house, table, actor.person());
        EXPECT_EQ(seat_of(house, table, actor) + 1, shown.at("you").at("seat"));
        EXPECT_EQ(shown.at("you").at("seat"), shown.at("poker").at("actor"));
        ASSERT_EQ("done", actor.take(actor.offer("call") ? "call" : "check"));
        for (const AtTable& person : people)
            static_cast<void>(check(person));
    }
}

INSTANTIATE_TEST_SUITE_P(Games,
                         PokerNumbers,
                         testing::ValuesIn(poker::variants),
                         [](const auto& game) { return std::string(game.param.name); });

}  // namespace
}  // namespace baize::server
