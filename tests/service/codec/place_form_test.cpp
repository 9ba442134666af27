// Boxes and seats count from 1 in every command, question and answer, and from 0 in records.
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "ledger/record/described.h"
#include "ledger/record/encoding.h"
#include "service/codec/command_form.h"
#include "service/codec/order.h"
#include "service/codec/schema.h"

namespace baize::ledger {

BAIZE_DESCRIBED(std::uint8_t)
BAIZE_DESCRIBED(SeatIndex)
BAIZE_DESCRIBED(SeatOrDealer)
BAIZE_DESCRIBED(SeatOrTable)
BAIZE_DESCRIBED(PlaceIndex)

}  // namespace baize::ledger

namespace baize::codec {
namespace {

using house::Command;

constexpr std::string_view allowed = "must be the number of a box or seat, from 1 to 254";

std::string as_order(std::string_view command) {
    return R"({"by":3,"do":)" + std::string(command) + "}";
}

// "" where the line is an order.
std::string order_error_of(const std::string& text) {
    OrderReader reader;
    Order order;
    return reader.read(text, order) ? "" : reader.error_text();
}

Command command_of(std::string_view text) {
    OrderReader reader;
    Order order;
    EXPECT_TRUE(reader.read(as_order(text), order)) << reader.error_text();
    return order.command.value_or(Command{});
}

std::string text_of(const Command& command) {
    std::string text;
    write_command(text, command);
    return text;
}

// A place in a command that names a box or a seat: its value, and the text before and after it.
struct Named {
    std::string before{};
    std::string field{};
    std::string value{};
    std::string after{};
};

std::vector<Named> places_in(const std::string& text) {
    // `from` and `to` are seats where a player moves; a table moves to a jackpot system.
    const bool moves = text.starts_with(R"({"move_seat")");
    const std::regex place(moves ? R"re("(from|to)":([^,}]+))re"
                                 : R"re("(box|seat|area|place|other)":([^,}]+))re");
    std::vector<Named> all;
    for (std::sregex_iterator found(text.begin(), text.end(), place), end; found != end; ++found) {
        const bool is_words = text.starts_with(R"({"detain_person")");  // a place in the house
        const std::string value = (*found)[2];
        if (is_words || value == "null" || value.starts_with('{')) continue;
        const auto at = static_cast<std::size_t>(found->position(2));
        all.push_back({text.substr(0, at), (*found)[1], value, text.substr(at + value.size())});
    }
    return all;
}

// Blank members are the first box, the dealer or the table: indexes 0, 254 and 255.
TEST(Places, InEveryCommandCountFromOneOrAreAWord) {
    std::size_t count = 0;
    for (const Command& blank : blank_commands()) {
        const std::string text = text_of(blank);
        for (const Named& named : places_in(text)) {
            ++count;
            EXPECT_TRUE(named.value == "1" || named.value == R"("dealer")" ||
                        named.value == R"("table")")
                << text;
        }
    }
    EXPECT_GE(count, 28U);
}

TEST(Places, InEveryCommandAreRefusedOutsideTheTable) {
    std::size_t count = 0;
    for (const Command& blank : blank_commands()) {
        for (const Named& named : places_in(text_of(blank))) {
            for (const std::string wrong : {"0", "-1", "255", "256", "1.5", R"("1")", "true"}) {
                const std::string error =
                    order_error_of(as_order(named.before + wrong + named.after));
                ++count;
                EXPECT_NE(std::string::npos, error.find(allowed)) << wrong << ": " << error;
                EXPECT_NE(std::string::npos, error.find('.' + named.field + ": ")) << error;
            }
            for (const std::string right : {"1", "254"})
                EXPECT_EQ("", order_error_of(as_order(named.before + right + named.after)));
        }
    }
    EXPECT_GE(count, 28U * 7U);
}

TEST(Places, InListsCountFromOneToo) {
    const Command placed = command_of(
        R"({"place_wagers":{"table":1,"wagers":[{"box":3,"wager":"ante","amount":500}]}})");
    EXPECT_EQ(Command(house::BankedCommand(
                  house::PlaceWagers{1, {PlaceWager{2, Wager::ante, Money::of_cents(500)}}, 0})),
              placed);
    const Command verified = command_of(R"({"verify_bonus":{"table":1,"prompt":2,"good":[1,6]}})");
    EXPECT_EQ(Command(house::PokerCommand(house::VerifyBonus{1, 2, {0, 5}})), verified);
    EXPECT_EQ("do.verify_bonus.good[1]: " + std::string(allowed),
              order_error_of(as_order(R"({"verify_bonus":{"table":1,"prompt":2,"good":[1,0]}})")));
}

TEST(Places, OtherThanBoxesHaveWordsIfTheyHaveAMeaning) {
    const auto report = [](std::string_view place) {
        return R"({"act_in_round":{"table":1,"action":{"report":{"what":"wrong_count","place":)" +
               std::string(place) + "}}}}";
    };
    const auto placed = [](std::uint8_t place) {
        const Report found{.what = Irregularity::wrong_count, .place = place};
        return Command(house::BankedCommand(house::ActInRound{1, found, 0}));
    };
    EXPECT_EQ(placed(at_dealer), command_of(report(R"("dealer")")));
    EXPECT_EQ(placed(at_table), command_of(report(R"("table")")));
    EXPECT_EQ(placed(2), command_of(report("3")));
    EXPECT_EQ("do.act_in_round.action.report.place: " + std::string(allowed) +
                  R"(, or "dealer" or "table")",
              order_error_of(as_order(report(R"("bar")"))));

    const Command dealt = command_of(
        R"({"act_in_hand":{"table":1,"action":{"does":"deal","seat":"dealer","other":"table"}}})");
    EXPECT_EQ(Command(house::PokerCommand(house::ActInHand{1, {.does = poker::Does::deal}})),
              dealt);
    EXPECT_EQ("do.act_in_hand.action.seat: " + std::string(allowed) + R"(, or "dealer")",
              order_error_of(as_order(
                  R"({"act_in_hand":{"table":1,"action":{"does":"fold","seat":"table"}}})")));
    EXPECT_EQ("do.report_in_hand.report.seat: " + std::string(allowed) + R"(, or "table")",
              order_error_of(as_order(
                  R"({"report_in_hand":{"table":1,"report":{"what":"fraud","seat":"dealer"}}})")));
}

TEST(Places, PlaceWordsAreRefusedWhereOnlyABoxIsValid) {
    for (const std::string word : {R"("dealer")", R"("table")"}) {
        EXPECT_EQ("do.take_seat.seat: " + std::string(allowed),
                  order_error_of(
                      as_order(R"({"take_seat":{"table":1,"seat":)" + word + R"(,"person":5}})")));
        EXPECT_EQ(
            "do.act_in_round.action.decide.box: " + std::string(allowed),
            order_error_of(as_order(R"({"act_in_round":{"table":1,"action":{"decide":{"box":)" +
                                    word + R"(,"decision":"fold"}}}})")));
    }
    EXPECT_EQ("ask.inspected_hand.seat: " + std::string(allowed),
              order_error_of(R"({"by":1,"ask":{"inspected_hand":{"table":1,"seat":0}}})"));
}

// Records contain the index, as they did before places had a type.
TEST(Places, AreRecordedAsIndexes) {
    const auto bytes_of = [](const auto& value) {
        std::vector<std::byte> bytes;
        ledger::ByteWriter out(bytes);
        ledger::encode(out, value);
        return bytes;
    };
    for (const unsigned index : {0U, 1U, 127U, 128U, 254U, 255U}) {
        const auto byte = static_cast<std::uint8_t>(index);
        EXPECT_EQ(bytes_of(byte), bytes_of(SeatIndex{byte}));
        EXPECT_EQ(bytes_of(byte), bytes_of(PlaceIndex{byte}));
        EXPECT_EQ(byte, ledger::decoded<SeatOrDealer>(bytes_of(byte)));
    }
}

TEST(Places, AreDescribedInTheSchema) {
    SchemaBook book("#/");
    EXPECT_EQ(R"({"$ref":"#/SeatNumber"})", schema_of<BoxIndex>(book));
    EXPECT_EQ(R"({"$ref":"#/SeatOrDealer"})", schema_of<SeatOrDealer>(book));
    EXPECT_EQ(R"({"$ref":"#/SeatOrTable"})", schema_of<SeatOrTable>(book));
    EXPECT_EQ(R"({"$ref":"#/Place"})", schema_of<PlaceIndex>(book));
    EXPECT_EQ(R"({"Place":{"anyOf":[{"$ref":"#/SeatNumber"},{"enum":["dealer","table"]}]},)"
              R"("SeatNumber":{"type":"integer","minimum":1,"maximum":254,)"
              R"("description":"a box or seat, counted from 1"},)"
              R"("SeatOrDealer":{"anyOf":[{"$ref":"#/SeatNumber"},{"enum":["dealer"]}]},)"
              R"("SeatOrTable":{"anyOf":[{"$ref":"#/SeatNumber"},{"enum":["table"]}]}})",
              book.definitions());
}

}  // namespace
}  // namespace baize::codec
