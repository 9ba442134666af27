#include <string>
#include <string_view>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "service/codec/command_form.h"
#include "service/codec/json.h"
#include "service/protocol/from_browser.h"

namespace baize::views {
namespace {

constexpr house::PersonId sender = 7;

// Returns the persons that a command is for, wherever it names them.
std::size_t count_persons(const boost::json::value& value) {
    std::size_t count = 0;
    if (const auto* const object = value.if_object()) {
        for (const auto& [key, item] : *object) {
            const bool is_person =
                key == "person" || key == "complainant" || key == "requested_by" || key == "player";
            // In a round 0 is the person who gives the command.
            if (is_person && item != 0) {
                EXPECT_EQ(item, sender) << key;
                ++count;
            }
            count += count_persons(item);
        }
    }
    return count;
}

TEST(PlayerCommands, AreForTheirSender) {
    std::size_t persons = 0;
    for (const ledger::Alternative& kind : ledger::type_of<PlayerCommand>().alternatives) {
        PlayerCommand command;
        kind.emplace(&command);
        std::string text;
        codec::write_command(text, house_command(command, sender));
        persons += count_persons(boost::json::parse(text));
    }
    EXPECT_EQ(14U, persons);
}

TEST(PlayerCommands, ForAHandListAllActionsOfTheEngine) {
    const auto act_of = [](const HandAction& action) {
        const house::Command command = house_command(ActInHand{3, action}, sender);
        return std::get<house::ActInHand>(std::get<house::PokerCommand>(command)).action;
    };
    const Card queen = *Card::parse("Qh");
    EXPECT_EQ(poker::fold(2), act_of(hand::Fold{2}));
    EXPECT_EQ(poker::check(2), act_of(hand::Check{2}));
    EXPECT_EQ(poker::call(2), act_of(hand::Call{2}));
    EXPECT_EQ(poker::bet(2, Money::of_cents(600)), act_of(hand::Bet{2, Money::of_cents(600)}));
    EXPECT_EQ(poker::discard(2, poker::Face{queen}), act_of(hand::Discard{2, queen}));
    EXPECT_EQ(poker::Does::show, act_of(hand::Show{2}).does);
    EXPECT_EQ(poker::Does::muck, act_of(hand::Muck{2}).does);
    EXPECT_EQ(poker::Does::buy_time, act_of(hand::BuyTime{2}).does);
    EXPECT_EQ((poker::Action{.does = poker::Does::ask_to_see, .seat = 2, .other = 5}),
              act_of(hand::AskToSee{2, 5}));
}

TEST(MessageReader, CommandOfStaffInAPlayersMessageIsRefusedByName) {
    MessageReader reader;
    EXPECT_FALSE(reader.read(
        R"({"submit":{"key":1,"decision_point":0,"command":{"detain_person":{"place":"cellar"}}}})"));
    EXPECT_TRUE(reader.error_text().starts_with(
        "submit.command.detain_person: is not a command of players"))
        << reader.error_text();
    EXPECT_FALSE(reader.read(R"({"explain":{"question":1,"command":{"open_round":{"table":1}}}})"));
    EXPECT_TRUE(reader.error_text().starts_with("explain.command.open_round: is no command"))
        << reader.error_text();
    EXPECT_TRUE(reader.read(
        R"({"submit_as_staff":{"key":1,"decision_point":0,"command":{"open_round":{"table":1}}}})"));
    EXPECT_FALSE(reader.read(
        R"({"submit":{"key":1,"decision_point":0,"command":{"take_seat":{"table":1}}}})"));
    EXPECT_EQ("submit.command.take_seat: lacks the field \"seat\"", reader.error_text());
}

}  // namespace
}  // namespace baize::views
