// Forbidden and repeated commands, over a real WebSocket connection.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "socket_kit.h"

namespace baize::server {
namespace {

// Ada sits at box 1 of a table with chips in front of her. Eve is another player without any
// office.
class ForgedCommands : public testing::Test {
  protected:
    ForgedCommands() { ada_line_.sit(table_, 1); }

    // Checks that Ada can still play.
    ~ForgedCommands() override {
        expect_sound(house_);
        EXPECT_EQ("done",
                  ada_line_.submit(
                      fmt::format(R"({{"buy_chips":{{"table":{},"amount":100}}}})", table_)));
    }

    // Expects the command to be refused for this reason without any change of the books.
    void expect_refused(const std::string& why, const std::string& command) {
        const LedgerTotals before = house_.books();
        EXPECT_EQ(why, eve_line_.submit(command, house_.stage(table_))) << command;
        EXPECT_EQ(before, house_.books()) << command;
    }

    // Expects that the command is no message of a player, for this reason, and that Eve may not
    // give it as staff either.
    void expect_no_command(const std::string& why, const std::string& command) {
        const LedgerTotals before = house_.books();
        eve_line_.say(R"({"submit":{"key":1,"decision_point":0,"command":)" + command + "}}");
        EXPECT_THAT(eve_line_.receive("message_error"), testing::HasSubstr(why)) << command;
        EXPECT_EQ("rank_too_low I-112", eve_line_.submit_to_house(command)) << command;
        EXPECT_EQ(before, house_.books()) << command;
    }

    void expect_staffs(const std::string& name, const std::string& fields) {
        expect_no_command("submit.command." + name + ": is not a command of players",
                          fmt::format(R"({{"{}":{{{}}}}})", name, fields));
    }

    SocketServer house_{};
    TableId table_ = house_.open("three_card");
    PersonId ada_ = house_.player("Ada");
    PersonId eve_ = house_.player("Eve");
    WebSocketClient ada_line_{house_, house_.session_of(ada_)};
    WebSocketClient eve_line_{house_, house_.session_of(eve_)};
};

// The person of a player's command is the person of the session.
TEST_F(ForgedCommands, CannotNameAnotherPerson) {
    const std::string ada = std::to_string(ada_);
    const std::string at = fmt::format(R"("table":{},"person":{})", table_, ada);
    const std::string why = "person: unknown field";
    expect_no_command("submit.command.take_seat." + why, R"({"take_seat":{"seat":2,)" + at + "}}");
    expect_no_command("submit.command.leave_table." + why, R"({"leave_table":{)" + at + "}}");
    expect_no_command("submit.command.change_seat." + why,
                      R"({"change_seat":{"seat":4,)" + at + "}}");
    expect_no_command("submit.command.join_list." + why,
                      R"({"join_list":{"list":1,"person":)" + ada + "}}");
}

TEST_F(ForgedCommands, AreRefusedInTheBoxOfAnotherPerson) {
    EXPECT_EQ("done", ada_line_.wager(table_, 1, house_.stage(table_)));
    eve_line_.sit(table_, 2);
    const std::string act = fmt::format(R"({{"act_in_round":{{"table":{},)", table_);
    const std::string as_ada = fmt::format(R"("player":{},)", ada_);
    const std::string ante = R"("action":{"place_wager":{"box":1,"wager":"ante","amount":1000}}}})";
    const std::string take = R"("action":{"place_wager":{"box":1,"wager":"ante","amount":0}}}})";
    const std::string fold = R"("action":{"decide":{"box":1,"decision":"fold"}}}})";
    expect_refused("area_taken TCP 5.9.1", act + ante);
    expect_refused("not_your_box TCP 5.5", act + take);
    for (const std::string& action : {ante, take, fold})
        expect_no_command("submit.command.act_in_round.player: unknown field",
                          act + as_ada + action);
    EXPECT_EQ("done", eve_line_.wager(table_, 2, house_.stage(table_)));
    const std::string enough = fmt::format(R"({{"finish_wagers":{{"table":{}}}}})", table_);
    EXPECT_EQ("done", ada_line_.submit(enough));
    EXPECT_EQ("done", eve_line_.submit(enough));
    expect_refused("not_your_box TCP 7.5.2", act + fold);
    EXPECT_EQ("done", ada_line_.submit(act + fold, house_.stage(table_)));
}

// Commands of staff are none of a player's messages, and the message of staff is refused too.
TEST_F(ForgedCommands, AreRefusedIfTheyBelongToTheHouseOrStaff) {
    const std::string table = fmt::format(R"("table":{})", table_);
    const std::string eve = fmt::format(R"("person":{})", eve_);
    expect_staffs("cash_in", R"("amount":100000000,)" + eve);
    expect_staffs("cash_out", fmt::format(R"("person":{},"amount":100)", ada_));
    expect_staffs("appoint", R"("rank":"executive",)" + eve);
    expect_staffs("change_float", R"("amount":-100,)" + table);
    expect_staffs("enrol", R"("name":"Eve the second")");
    expect_staffs("make_table", R"("dealt_by":"house","chips":"money")");
    expect_staffs("close_table", table);
    expect_staffs("open_round", table);
    expect_staffs(
        "seal_deck",
        R"("deck":[],"cut":0,"binds_deal":true,"seed":")" + std::string(64, '0') + "\"," + table);
    expect_staffs("pay_claim", R"("claim":1)");
    expect_staffs("suspend_tables", R"("tables":[1])");
    expect_no_command("submit.command.act_in_round.action.close_betting: must be one of",
                      R"({"act_in_round":{"action":{"close_betting":{}},)" + table + "}}");
    eve_line_.sit(table_, 2);
    expect_refused("no_such_amount TCP 6.2.1",
                   R"({"act_in_round":{"action":{"place_wager":{"box":2,"wager":"ante",)"
                   R"("amount":-500}},)" +
                       table + "}}");
}

// Staff give them on the same connection, and each needs the rank or office for it.
TEST_F(ForgedCommands, NeedTheRankOfStaff) {
    WebSocketClient executive(house_, house_.session_of(the_executive));
    const std::string enrol = R"({"enrol":{"name":"Fay"}})";
    const std::string cash_in = fmt::format(R"({{"cash_in":{{"person":{},"amount":100}}}})", ada_);
    EXPECT_EQ("done", executive.submit_to_house(enrol));
    EXPECT_EQ("cage_only I-138", executive.submit_to_house(cash_in));
    WebSocketClient cage(house_, house_.session_of(the_cage));
    EXPECT_EQ("done", cage.submit_to_house(cash_in));
    EXPECT_EQ("rank_too_low I-112",
              cage.submit_to_house(R"({"make_table":{"dealt_by":"house","chips":"money"}})"));
}

TEST_F(ForgedCommands, AreRefusedWithoutAValidSession) {
    WebSocketClient nobody(house_, "");
    WebSocketClient forged(house_, std::string(64, 'a'));
    const LedgerTotals before = house_.books();
    const std::string seat = fmt::format(R"({{"take_seat":{{"table":{},"seat":2}}}})", table_);
    EXPECT_EQ("no_such_person I-138", nobody.submit(seat));
    EXPECT_EQ("no_such_person I-138", forged.submit(seat));
    EXPECT_EQ("no_such_person I-138",
              nobody.submit_to_house(R"({"cash_in":{"person":5,"amount":100}})"));
    EXPECT_EQ(before, house_.books());
}

// Keys must increase. A command that is repeated with the same key takes effect once; another
// command with that key is refused. [I-140]
class RepeatedCommands : public ForgedCommands {};

// [I-140]
TEST_F(RepeatedCommands, TakeEffectOnceAndAreAnsweredAgain) {
    const std::uint64_t stage = house_.stage(table_);
    EXPECT_EQ("done", ada_line_.wager(table_, 1, stage));
    const std::uint64_t key = ada_line_.last_key();
    const LedgerTotals before = house_.books();
    EXPECT_EQ("done", ada_line_.submit_as(key, WebSocketClient::ante(table_, 1), stage));
    EXPECT_EQ("key_taken I-140",
              ada_line_.submit_as(key, WebSocketClient::ante(table_, 1, 50'000), stage));
    EXPECT_EQ(before, house_.books());
    WebSocketClient again(house_, house_.session_of(ada_));
    EXPECT_EQ("done", again.submit_as(key, WebSocketClient::ante(table_, 1), stage));
    EXPECT_EQ("command_too_old I-140", again.submit_as(1, WebSocketClient::ante(table_, 1), stage));
    EXPECT_EQ(before, house_.books());
}

// [I-140]
TEST_F(RepeatedCommands, RefusedCommandStaysRefused) {
    const std::string too_much =
        fmt::format(R"({{"buy_chips":{{"table":{},"amount":99999900}}}})", table_);
    const std::string why = ada_line_.submit(too_much);
    EXPECT_NE("done", why);
    const std::string affordable =
        fmt::format(R"({{"buy_chips":{{"table":{},"amount":100}}}})", table_);
    EXPECT_EQ(why, ada_line_.submit_as(ada_line_.last_key(), too_much));
    EXPECT_EQ("key_taken I-140", ada_line_.submit_as(ada_line_.last_key(), affordable));
}

// Each person has their own keys.
TEST_F(RepeatedCommands, KeysOfOtherPersonsAreIndependent) {
    const std::uint64_t key = ada_line_.last_key();
    EXPECT_EQ("done", eve_line_.submit_as(key, R"({"take_play_chips":{"amount":100}})"));
    EXPECT_EQ("done", eve_line_.submit_as(key, R"({"take_play_chips":{"amount":100}})"));
}

// After the largest key a person could never give a command again.
TEST_F(RepeatedCommands, KeysOutsideTheRangeOfABrowserAreRefused) {
    for (const char* const key : {"0", "9007199254740992", "18446744073709551615"}) {
        eve_line_.say(fmt::format(R"({{"submit":{{"key":{},"decision_point":0,"command":)"
                                  R"({{"take_play_chips":{{"amount":100}}}}}}}})",
                                  key));
        EXPECT_NE("", eve_line_.receive("message_error")) << key;
    }
    EXPECT_EQ("done", eve_line_.submit(R"({"take_play_chips":{"amount":100}})"));
}

// [I-143]
TEST_F(RepeatedCommands, AreRefusedForAnEarlierDecisionPoint) {
    const std::uint64_t betting = house_.stage(table_);
    EXPECT_EQ("done", ada_line_.wager(table_, 1, betting));
    EXPECT_EQ("done",
              ada_line_.submit(fmt::format(R"({{"finish_wagers":{{"table":{}}}}})", table_)));
    const std::string play = fmt::format(R"({{"act_in_round":{{"table":{},"action":{{"decide":)"
                                         R"({{"box":1,"decision":"play","amount":500}}}}}}}})",
                                         table_);
    const LedgerTotals before = house_.books();
    EXPECT_EQ("table_moved_on I-143", ada_line_.submit(play, betting));
    EXPECT_EQ("table_moved_on I-143", ada_line_.submit(play, 0));
    EXPECT_EQ(before, house_.books());
    EXPECT_EQ("done", ada_line_.submit(play, house_.stage(table_)));
}

}  // namespace
}  // namespace baize::server
