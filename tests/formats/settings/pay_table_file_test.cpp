// Pay tables and settings as a house writes them.
#include "formats/settings/pay_table_file.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "engine/games/three_card/rules.h"
#include "formats/json/quoted.h"
#include "formats/settings/setting_keys.h"

namespace baize {
namespace {

using testing::HasSubstr;

const PayTableForm& pair_plus() {
    return *pay_table_form(GameId::three_card, "pair_plus");
}

std::string error_text(const std::string& text) {
    JsonLine line;
    if (line.read(quoted(text))) {
        EXPECT_FALSE(read_pay_table(line, pair_plus())) << text;
    }
    return line.error_text();
}

// [TCP 8.2(b)]
TEST(PayTableFile, TableOfTheBookIsReadUnchanged) {
    JsonLine line;
    ASSERT_TRUE(
        line.read(quoted("{'pair':'1 to 1','flush':'4 to 1','straight':'6 to 1',\n"
                         " 'three_of_a_kind':'30 to 1','straight_flush':'40 to 1'}\n")));
    std::optional<PayTable> table = read_pay_table(line, pair_plus());
    ASSERT_TRUE(table) << line.error_text();
    table->name = "A";
    EXPECT_EQ(*table, three_card::pair_plus_tables[0]);
}

TEST(PayTableFile, HandsLeftOutAreNotPaid) {
    JsonLine line;
    ASSERT_TRUE(line.read(quoted("{'straight_flush':'201 to 2'}")));
    const std::optional<PayTable> table = read_pay_table(line, pair_plus());
    ASSERT_TRUE(table) << line.error_text();
    EXPECT_EQ((*table)[ThreeCardHand::straight_flush], (OddsTo{.win = 201, .stake = 2}));
    EXPECT_FALSE(table->pays(ThreeCardHand::three_of_a_kind));
}

TEST(PayTableFile, OddsAreTwoWholeNumbers) {
    EXPECT_EQ(parse_odds("3 to 2"), (OddsTo{.win = 3, .stake = 2}));
    EXPECT_EQ(parse_odds("1000000 to 1"), (OddsTo{.win = 1'000'000}));
    for (const char* const text : {"",
                                   "3",
                                   "to",
                                   " to ",
                                   "3 to",
                                   "3 to ",
                                   " to 1",
                                   "3 to 0",
                                   "0 to 1",
                                   "03 to 1",
                                   "3 to 1 ",
                                   " 3 to 1",
                                   "3  to 1",
                                   "3 for 1",
                                   "+3 to 1",
                                   "-3 to 1",
                                   "3.5 to 1",
                                   "3 to 1 to 1",
                                   "1000001 to 1",
                                   "3:1",
                                   "3 TO 1",
                                   "99999999999999999999 to 1"}) {
        EXPECT_EQ(parse_odds(text), std::nullopt) << text;
    }
}

TEST(PayTableFile, ErrorNamesTheHandAndItsOdds) {
    EXPECT_THAT(error_text("{'full_house':'9 to 1'}"),
                HasSubstr("full_house: no such hand; the hands are straight_flush, "));
    EXPECT_THAT(error_text("{'pair':'1 for 1'}"), HasSubstr("pair: \"1 for 1\" should read like"));
    EXPECT_THAT(error_text("{'pair':'0 to 1'}"), HasSubstr("leave out a hand that is not paid"));
    EXPECT_THAT(error_text("{'pair':1}"), HasSubstr("pair: must be a string"));
    EXPECT_THAT(error_text("['pair']"), HasSubstr("must be an object"));
    EXPECT_THAT(error_text("{'pair':'1 to 1','pair':'1 to 1'}"), HasSubstr("pair: given twice"));
    EXPECT_THAT(error_text("{'pair':'1 to 1'"), HasSubstr("broken JSON"));
    EXPECT_EQ(error_text("{}"), "no hand is paid");
}

TEST(PayTableFile, AStrongerHandNeverPaysLess) {
    EXPECT_EQ(error_text("{'pair':'1 to 1','flush':'4 to 1','straight':'7 to 2',"
                         "'three_of_a_kind':'30 to 1','straight_flush':'40 to 1'}"),
              "straight pays 7 to 2, less than the weaker flush with 4 to 1");
    EXPECT_EQ(error_text("{'straight':'6 to 1','straight_flush':'40 to 1'}"),
              "three_of_a_kind is not paid, but the weaker straight pays 6 to 1");
}

// Every table a room settles by can be replaced, and is named as its sign names it.
TEST(PayTableFile, FormsAreThoseOfTheRooms) {
    for (const GameHooks& game : house_games()) {
        const GameId id = game.facts().id;
        const Rules rules = game.published();
        EXPECT_FALSE(pay_table_forms(id).empty()) << name(id);
        for (const PayTableForm& form : pay_table_forms(id)) {
            EXPECT_TRUE(is_well_formed(rules.tables[form.slot], form.kinds)) << form.wager;
            EXPECT_EQ(pay_table_form(id, form.wager), &form);
        }
        for (const TableChoice& choice : game.facts().choices) {
            const PayTableForm* const form = pay_table_form(id, choice.name);
            ASSERT_NE(form, nullptr) << choice.name;
            EXPECT_EQ(form->slot, choice.slot);
        }
    }
    EXPECT_TRUE(pay_table_forms(GameId::holdem).empty());
    EXPECT_EQ(pay_table_form(GameId::three_card, "trips"), nullptr);
}

// [I-4] [I-42] [I-62] [I-96] [I-30]
TEST(SettingKeys, EachTurnsOneSetting) {
    for (const SettingKey& one : setting_keys()) {
        EXPECT_EQ(setting_key(one.key), &one);
        EXPECT_TRUE(!one.game || is_house_game(*one.game)) << one.key;
        Settings settings;
        settings.*one.field = true;
        for (const SettingKey& other : setting_keys())
            EXPECT_EQ(settings.*other.field, one.key == other.key) << other.key;
    }
    EXPECT_EQ(setting_key("rake.cap"), nullptr);
}

}  // namespace
}  // namespace baize
