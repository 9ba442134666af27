#include "service/codec/order.h"

#include <set>
#include <string>
#include <string_view>
#include <variant>

#include <gtest/gtest.h>

#include "filled.h"
#include "ledger/record/type_name.h"
#include "service/codec/command_form.h"
#include "service/codec/json.h"
#include "service/codec/order_line.h"

namespace baize::codec {
namespace {

using house::Command;

std::string error_of(std::string_view text, TimeFrom time_from = TimeFrom::clock) {
    OrderReader reader(time_from);
    Order order;
    EXPECT_FALSE(reader.read(text, order)) << text;
    return reader.error_text();
}

Order order_of(std::string_view text, TimeFrom time_from = TimeFrom::clock) {
    OrderReader reader(time_from);
    Order order;
    EXPECT_TRUE(reader.read(text, order)) << reader.error_text();
    return order;
}

std::string around(std::string_view command) {
    return R"({"by":3,"key":17,"do":)" + std::string(command) + "}";
}

// The same command with something in every member.
Command filled_like(const Command& blank, std::size_t choice) {
    Command command = blank;
    std::visit(
        [&](auto& group) { std::visit([&](auto& kind) { Filler(choice).fill(kind); }, group); },
        command);
    return command;
}

std::string_view name_of(const Command& command) {
    const auto name = []<typename Kind>(const Kind&) { return ledger::snake_name<Kind>.text(); };
    return std::visit([&](const auto& group) { return std::visit(name, group); }, command);
}

TEST(Orders, CommandsRoundTrip) {
    std::set<std::string> names;
    for (const Command& blank : blank_commands()) {
        names.emplace(name_of(blank));
        for (std::size_t choice = 0; choice < 20; ++choice) {
            Order order{3, choice + 1, {}, filled_like(blank, choice)};
            const std::string text = line_of(order);
            ASSERT_EQ(std::string::npos, text.find('\n'));
            OrderReader reader;
            Order read;
            ASSERT_TRUE(reader.read(text, read)) << reader.error_text() << '\n' << text;
            ASSERT_EQ(order, read) << text;
        }
    }
    EXPECT_EQ(blank_commands().size(), names.size()) << "two commands have the same name";
    EXPECT_GE(names.size(), 70U);
}

TEST(Orders, ACommandIsReadFromItsLine) {
    const Order order =
        order_of(R"({"by":3,"key":17,"do":{"take_seat":{"table":1,"seat":2,"person":5}}})");
    EXPECT_EQ(3U, order.by);
    EXPECT_EQ(17U, order.key);
    EXPECT_EQ(Command(house::SeatingCommand(house::TakeSeat{1, 1, 5})), *order.command);
}

TEST(Orders, FieldsWithDefaultsInsideACommandAreOptional) {
    const Order bet = order_of(around(
        R"({"act_in_round":{"table":1,"action":{"place_wager":{"box":2,"wager":"ante","amount":500}}}})"));
    const PlaceWager ante{1, Wager::ante, Money::of_cents(500), Tender::chips};
    EXPECT_EQ(Command(house::BankedCommand(house::ActInRound{1, ante, 0})), *bet.command);
    const Order fold =
        order_of(around(R"({"act_in_hand":{"table":1,"action":{"does":"fold","seat":4}}})"));
    EXPECT_EQ(Command(house::PokerCommand(house::ActInHand{1, poker::fold(3)})), *fold.command);
    const Order ask = order_of(around(R"({"ask_for_seat":{"table":1,"person":5,"seat":null}})"));
    EXPECT_EQ(ask.command, order_of(around(R"({"ask_for_seat":{"table":1,"person":5}})")).command);
}

TEST(Orders, InvalidCommandsAreRefusedWithTheirField) {
    using Told = std::pair<std::string, std::string>;
    const std::vector<Told> all{
        {around(R"({"take_seat":{"table":1,"seat":2}})"),
         "do.take_seat: lacks the field \"person\""},
        {around(R"({"take_seat":{"table":1,"seat":2,"person":5,"hat":1}})"),
         "do.take_seat.hat: unknown field"},
        {around(R"({"take_seat":{"table":1,"seat":2,"seat":3,"person":5}})"),
         "do.take_seat.seat: given twice"},
        {around(R"({"take_seat":{"table":1,"seat":2,"person":4294967296}})"),
         "do.take_seat.person: must be from 0 to 4294967295"},
        {around(R"({"take_seat":{"table":-1,"seat":2,"person":5}})"),
         "do.take_seat.table: must be from 0 to 4294967295"},
        {around(R"({"take_seat":{"table":"1","seat":2,"person":5}})"),
         "do.take_seat.table: must be a whole number, not a string"},
        {around(R"({"take_seat":{"table":1.5,"seat":2,"person":5}})"),
         "do.take_seat.table: must be a whole number up to 2^63-1, without point or exponent"},
        {around(R"({"sit_on_floor":{}})"), "do.sit_on_floor: there is no such command"},
        {around(R"({"open_round":{"table":1},"stand_up":{"table":1,"seat":1}})"),
         "do: must hold one field, whose name says what it is"},
        {around(R"({"make_table":{"dealt_by":"robot"}})"),
         "do.make_table.dealt_by: must be one of house, dealer"},
        {around(R"({"act_in_round":{"table":1,"action":{"jump":{}}}})"),
         "do.act_in_round.action.jump: must be one of place_wager, close_betting, verify_deck, "
         "shuffle, cut, start_jackpot, close_jackpot, deal_hands, announce_decisions, decide, "
         "deal_community, reveal_dealer, record_hand, decline_exposure, settle, report, answer"},
        {around(R"({"act_in_round":{"table":1,"action":{"deal_community":{"cards":["Xs"]}}}})"),
         "do.act_in_round.action.deal_community.cards[0]: not a card (two characters like \"As\" "
         "or \"Td\")"},
        {around(
             R"({"act_in_round":{"table":1,"action":{"deal_community":{"cards":["2s","3s","4s","5s","6s","7s"]}}}})"),
         "do.act_in_round.action.deal_community.cards: must hold at most 5 values, not 6"},
        {around(R"({"seal_deck":{"table":1,"deck":[],"cut":1,"seed":"00ff"}})"),
         "do.seal_deck.seed: must be 32 bytes as digits 0 to 9 and a to f"},
        {around(
             R"({"file_incident":{"table":1,"offence":"other_breach","persons":[1],"words":"x","provision":"CP 99"}})"),
         "do.file_incident.provision: no such clause"},
        {R"({"by":0,"do":{"open_round":{"table":1}}})", "by: must be from 1 to 4294967295"},
        {R"({"key":1,"do":{"open_round":{"table":1}}})", "lacks the field \"by\""},
        {R"({"by":1,"key":0,"do":{"open_round":{"table":1}}})",
         "key: must be from 1 to 9223372036854775807"},
        {R"({"by":1,"key":2})", "lacks the field \"do\""},
        {R"({"by":1,"do":{"open_round":{"table":1}},"ask":{"coach":{"table":1}}})",
         "has both \"do\" and \"ask\""},
        {R"({"by":1,"ask":{"coach":{}}})", "ask.coach: lacks the field \"table\""},
        {R"({"by":1,"ask":{"oracle":{}}})",
         "ask.oracle: must be one of coach, coach_summary, seats_to_judge, inspected_hand, meter, "
         "verified_meter, play_limits"},
        {R"({"ask":{"coach_summary":{}}})", "lacks the field \"by\""},
        {R"({"by":1,"now":2,"do":{"open_round":{"table":1}}})",
         "now: is not allowed, because the server uses its own clock"},
        {R"([1])", "must be an object, not a list"},
        {"", "empty line"},
    };
    for (const auto& [text, error_text] : all)
        EXPECT_EQ(error_text, error_of(text)) << text;
    EXPECT_NE(std::string::npos, error_of("{\"by\":\"\xFF\"}").find("broken JSON at byte"));
    EXPECT_NE(std::string::npos, error_of(std::string(40, '[')).find("broken JSON at byte"));
    EXPECT_EQ("line longer than 1048576 bytes", error_of(std::string(1'048'577, ' ') + "1"));
}

TEST(Orders, LineHasATimeOnlyWithTheVirtualClock) {
    const Order only_time = order_of(R"({"now":1800000000000000})", TimeFrom::lines);
    EXPECT_FALSE(only_time.command.has_value());
    EXPECT_EQ(1'800'000'000'000'000, only_time.now.microseconds());
    EXPECT_EQ("lacks the field \"now\"",
              error_of(around(R"({"open_round":{"table":1}})"), TimeFrom::lines));
}

TEST(Orders, AnswersHaveEventsOrTheRefusal) {
    const Order order{3, 17, {}, Command{}};
    std::string text;
    write_answer(text, order, house::Receipt{12, 13}, 18);
    write_answer(text, order, reject(Reason::rank_too_low, "CP 8.1"_clause), 18);
    write_answer(text, {3, 0, {}, Command{}}, house::Receipt{14, 14}, 18);
    EXPECT_EQ(
        "{\"key\":17,\"by\":3,\"events\":[12,13]}\n"
        "{\"key\":17,\"by\":3,\"refused\":{\"reason\":\"rank_too_low\",\"sentence\":\"" +
            std::string(sentence(Reason::rank_too_low)) +
            "\",\"clause\":\"CP 8.1\"}}\n"
            "{\"by\":3,\"events\":[14]}\n",
        text);
}

TEST(Orders, QueriesRoundTrip) {
    for (const Asked& asked :
         {Asked(ask::Coach{7}), Asked(ask::CoachSummary{}), Asked(ask::InspectedHand{2, 3})}) {
        Order order;
        order.by = 5;
        order.asked = asked;
        EXPECT_EQ(order, order_of(line_of(order)));
    }
    EXPECT_EQ(Asked(ask::Coach{1}), order_of(R"({"by":5,"ask":{"coach":{"table":1}}})").asked);
}

// Exact figures as fractions, and beside them the nearest decimal.
TEST(Orders, AdviceIsWrittenUnderTheNameOfTheQuery) {
    const Order order{.by = 5, .asked = ask::Coach{1}};
    const Fraction worth(-3, 8);
    coach::HouseWorth weighed{.exact = worth, .ev = {worth}, .cents_exact = {-375, 2}};
    weighed.cents = {weighed.cents_exact};
    coach::HouseOption fold{.option = "fold", .decision = Decision::fold, .best = true};
    fold.worth = weighed;
    fold.clause = "TCP 7.5.2"_clause;
    coach::BoxAdvice box{.box = 2, .unit = Money::of_cents(500), .deals = "8", .best = "fold"};
    box.options.push_back(fold);
    coach::Advice advice{.table = 1, .game = GameId::three_card, .round = 4, .person = 5};
    advice.boxes.push_back(box);
    advice.notes.push_back(coach::Note::hand_not_seen);
    std::string text;
    write_advice(text, order, advice);
    EXPECT_EQ(
        R"({"by":5,"coach":{"table":1,"game":"three_card","round":4,"person":5,"boxes":[)"
        R"({"box":3,"unit":500,"hand":[],"board":[],"dealer":[],"known":[],"deals":"8",)"
        R"("best":"fold","options":[{"option":"fold","decision":"fold","wager":null,"amount":0,)"
        R"("affordable":true,"best":true,"worth":{"exact":"-3/8","ev":-0.375,)"
        R"("cents_exact":"-375/2","cents":-187.5,"forfeits_exact":"0/1","loss_exact":"0/1",)"
        R"("loss":0,"loss_cents_exact":"0/1","loss_cents":0},"clause":"TCP 7.5.2"}]}],)"
        R"("hand":null,"notes":[{"note":"hand_not_seen","sentence":")" +
            std::string(sentence(coach::Note::hand_not_seen)) + "\"}]}}\n",
        text);
    text.clear();
    write_advice(text, order, reject(Reason::advice_not_given, "UTH 6.5"_clause));
    EXPECT_EQ(R"({"by":5,"refused":{"reason":"advice_not_given","sentence":")" +
                  std::string(sentence(Reason::advice_not_given)) + "\",\"clause\":\"UTH 6.5\"}}\n",
              text);
    text.clear();
    write_summary(text, order, coach::CoachSummary{.decisions = 3});
    EXPECT_EQ(
        R"({"by":5,"coach_summary":{"decisions":3,"unjudged":0,"mistakes":0,"cost_exact":"0/1",)"
        R"("cost":0,"games":[],"worst":null}})"
        "\n",
        text);
}

}  // namespace
}  // namespace baize::codec
