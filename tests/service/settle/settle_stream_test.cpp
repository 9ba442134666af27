// The lines of `baize settle`. tests/independent compares whole random batches with an independent
// implementation; this file has the usual examples and one line for each refusal.
#include "service/settle/settle_stream.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/json/quoted.h"

namespace baize {
namespace {

std::string answer(const std::string& line) {
    SettleStream stream;
    std::string out;
    (void)stream.answer(quoted(line), out);
    return out;
}

// The text of the error, or nothing.
std::string error_of(const std::string& line) {
    SettleStream stream;
    std::string out;
    return stream.answer(quoted(line), out).value_or("");
}

std::string three_card(const std::string& box, const std::string& more = "") {
    return "{'game':'three_card','dealer':['Qs','7d','2c'],'boxes':[" + box + "]" + more + "}";
}

constexpr const char* folded_box =
    "{'box':1,'cards':['9c','5d','3h'],'wagers':{'ante':500},'fold':true}";

// [TCP 5.6.1(b)] [TCP 5.10.2(d)] [TCP 5.8.1] [TCP 5.7.1] [TCP 5.6.2(a)]
TEST(SettleStream, AnswersTheExampleOfTheContract) {
    const std::string got =
        answer(three_card("{'box':1,'cards':['Ah','Kh','Qh'],"
                          "'wagers':{'ante':500,'pair_plus':500,'play':500}},"
                          "{'box':2,'cards':['9c','5d','3h'],'wagers':{'ante':500},'fold':true}",
                          ",'tables':{'ante_bonus':'A','pair_plus':'A'}"));
    const std::string expected =
        "{'game':'three_card','dealer':{'hand':'queen high','qualifies':true},"
        "'boxes':[{'box':1,'hand':'straight flush, ace high','wagers':{"
        "'ante':{'staked':500,'result':'win','paid':500,'back':1000,'clause':'TCP 5.6.1(b)'},"
        "'ante_bonus':{'staked':0,'result':'win','paid':2500,'back':2500,"
        "'clause':'TCP 5.10.2(d)'},"
        "'play':{'staked':500,'result':'win','paid':500,'back':1000,'clause':'TCP 5.8.1'},"
        "'pair_plus':{'staked':500,'result':'win','paid':20000,'back':20500,"
        "'clause':'TCP 5.7.1'}},'net':23500},"
        "{'box':2,'hand':'nine high','wagers':{"
        "'ante':{'staked':500,'result':'lose','paid':0,'back':0,'clause':'TCP 5.6.2(a)'}},"
        "'net':-500}]}\n";
    EXPECT_EQ(got, quoted(expected));
}

TEST(SettleStream, AnswersPlayerPokerExtraAsOneEntryForOneAmountAndAsAListForAList) {
    const auto crown = [](const std::string& extra, const std::string& limits) {
        return answer(
            "{'game':'crown_holdem','dealer':['Kc','Kh'],"
            "'community':['9c','8d','7h','As','2s'],'boxes':[{'box':1,"
            "'cards':['Tc','6d'],'wagers':{'ante':1000,'flop':2000,"
            "'player_poker_extra':" +
            extra + "}}]" + limits + "}");
    };
    const std::string entry =
        "{'staked':500,'result':'win','paid':15000,'back':15500,'clause':'CH 3.33(a)'}";
    EXPECT_NE(std::string::npos,
              crown("500", "").find(quoted("'player_poker_extra':" + entry + "}")));
    EXPECT_NE(std::string::npos,
              crown("[500]", "").find(quoted("'player_poker_extra':[" + entry + "]}")));
    const std::string cut = ",'limits':{'max':100}";
    EXPECT_NE(std::string::npos,
              crown("500", cut).find(quoted("'player_poker_extra_excess':{'staked':400")));
    EXPECT_NE(std::string::npos,
              crown("[500]", cut).find(quoted("'player_poker_extra_excess':[{'staked':400")));
    EXPECT_EQ(std::string::npos, crown("0", "").find("player_poker_extra")) << "not placed";
    // Nor is a 0 in a list, but it keeps its position.
    const std::string zero = "{'staked':0,'result':'void','paid':0,'back':0,'clause':'CH 3.30'}";
    const std::string both = entry + "," + zero + "," + entry;
    for (const auto& [list, entries] :
         {std::pair{"[0,500]", zero + "," + entry},
          {"[500,0]", entry + "," + zero},
          {"[0,0,0,500]", zero + "," + zero + "," + zero + "," + entry},
          {"[500,0,500]", both},
          {"[0,500,0,500,0]", zero + "," + both + "," + zero}}) {
        const std::string got = crown(list, "");
        EXPECT_NE(std::string::npos, got.find(quoted("'player_poker_extra':[" + entries + "]}")))
            << list << ": " << got;
    }
    const std::string one_cut = crown("[0,500]", cut);
    EXPECT_NE(std::string::npos,
              one_cut.find(quoted("'player_poker_extra':[" + zero + ",{'staked':100")));
    EXPECT_NE(std::string::npos,
              one_cut.find(quoted("'player_poker_extra_excess':[{'staked':400")));
    for (const char* const list : {"[]", "[0]", "[0,0,0,0]"}) {
        const std::string got = crown(list, "");
        EXPECT_EQ(std::string::npos, got.find("player_poker_extra")) << got;
        EXPECT_EQ(std::string::npos, got.find("error")) << got;
    }
    EXPECT_EQ(std::string::npos, crown("[500,0,500,0,500]", "").find("error"));
    EXPECT_NE(std::string::npos, crown("[500,500,0,500,500]", "").find("CH 3.30"));
    EXPECT_NE(std::string::npos, crown("-500", "").find("error"));
    EXPECT_NE(std::string::npos, crown("true", "").find("error"));
}

TEST(SettleStream, NamesTheLineAndTheFieldThatIsWrong) {
    SettleStream stream;
    std::string out;
    EXPECT_FALSE(stream.answer(quoted(three_card(folded_box)), out).has_value());
    out.clear();
    const std::string bad = three_card("{'box':1,'cards':['9c','5d','3x'],'wagers':{'ante':1}}");
    EXPECT_TRUE(stream.answer(quoted(bad), out).has_value());
    EXPECT_EQ(out,
              "{\"line\":2,\"error\":\"boxes[0].cards[2]: not a card (two characters like "
              "\\\"As\\\" or \\\"Td\\\")\"}\n");
}

struct BadLine {
    const char* boxes;
    const char* error;
};

class BadLines : public testing::TestWithParam<BadLine> {};

TEST_P(BadLines, AreRefusedWithAReason) {
    EXPECT_EQ(error_of(three_card(GetParam().boxes)), GetParam().error) << GetParam().boxes;
}

constexpr BadLine bad_lines[] = {
    {"", "boxes: there are no boxes"},
    {"{'box':0,'cards':['9c','5d','3h'],'wagers':{'ante':1},'fold':true}",
     "boxes[0].box: must be at least 1"},
    {"{'box':1,'cards':['9c','5d'],'wagers':{'ante':1},'fold':true}",
     "boxes[0].cards: must hold 3 cards, not 2"},
    {"{'box':1,'cards':['9c','5d','Qs'],'wagers':{'ante':1},'fold':true}",
     "boxes[0].cards[2]: the card Qs appears twice"},
    {"{'box':1,'wagers':{'ante':1},'fold':true}", "boxes[0]: cards are missing"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{}}", "boxes[0].wagers: a box needs a wager"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{'ante':0}}",
     "boxes[0].wagers: a box needs a wager"},
    {"{'box':1,'cards':['9c','5d','3h']}", "boxes[0]: wagers are missing"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{'bet':1}}", "boxes[0].wagers.bet: unknown field"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{'ante':1},'colour':'red'}",
     "boxes[0].colour: unknown field"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{'ante':1},'exposed':false}",
     "boxes[0].exposed: unknown field"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{'ante':1,'play':1},'fold':true}",
     "boxes[0]: fold contradicts play"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{'ante':1},'fold':'river'}",
     "boxes[0].fold: this game has no such fold"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{'ante':1}}",
     "boxes[0]: wagers.play: a hand still in needs it, or fold, or no_decision"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{'ante':1},'no_decision':'forgotten'}",
     "boxes[0].no_decision: this game has no such case"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{'ante':1,'play':1},'no_decision':'unable'}",
     "boxes[0]: no_decision contradicts the decision given"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{'ante':1},'fold':true},"
     "{'box':1,'cards':['9d','5c','3s'],'wagers':{'ante':1},'fold':true}",
     "boxes[1].box: the box appears twice"},
    {"{'box':1,'cards':['9c','5d','3h'],'wagers':{'ante':1},'fold':true,"
     "'personal_limits':{'chip':0}}",
     "boxes[0].personal_limits.chip: must be at least 1"},
};

INSTANTIATE_TEST_SUITE_P(ThreeCard, BadLines, testing::ValuesIn(bad_lines));

TEST(SettleStream, RefusesAFieldTheGameDoesNotHave) {
    EXPECT_EQ(error_of(three_card(folded_box, ",'community':['As','Kd','7c','7h','3d']")),
              "community: unknown field");
    EXPECT_EQ(error_of(three_card(folded_box, ",'jackpot':{'jackpot':'levels','level1_wager':5}")),
              "jackpot: unknown field");
    EXPECT_EQ(error_of(three_card(folded_box, ",'tables':{'trips':'1'}")),
              "tables.trips: unknown field");
    EXPECT_EQ(error_of(three_card(folded_box, ",'tables':{'pair_plus':'G'}")),
              "tables.pair_plus: no such pay table");
    EXPECT_EQ(
        error_of("{'game':'baccarat'}"),
        "game: must be three_card, caribbean_stud, wild_aruba, ultimate_holdem or crown_holdem");
    EXPECT_EQ(error_of("[]"), "must be an object, not a list");
}

TEST(SettleStream, AJackpotWagerNeedsAJackpot) {
    EXPECT_EQ(error_of("{'game':'caribbean_stud','dealer':['Ks','Qd','9c','4h','2s'],"
                       "'boxes':[{'box':3,'cards':['As','Ah','7d','5c','3h'],"
                       "'wagers':{'ante':1000,'bet':2000,'jackpot':100}}]}"),
              "boxes[0].wagers: jackpot: the round has no jackpot");
}

TEST(SettleStream, PaymentOutOfRangeIsAnErrorUnlessTheWagerLoses) {
    const std::string box =
        "{'box':1,'cards':['9c','9d','3h'],'wagers':{'pair_plus':9223372036854775807}";
    EXPECT_EQ(error_of(three_card(box + "}")), "box 1: a payment would pass 2^63-1 cents");
    EXPECT_TRUE(contains(answer(three_card(box + ",'fold':true}")), "'net':-9223372036854775807"));
}

// [CS 9.3.2] [CS 10.2.1] [I-2] [I-15]
TEST(SettleStream, TheRoundsOwnJackpotWagersAreInTheMeterBeforeItsPrize) {
    const std::string out = answer(
        "{'game':'caribbean_stud','dealer':['Kd','Qd','9c','4h','2s'],"
        "'jackpot':{'jackpot':'prize_meter','option':1,'seed':10000,'wager':100,'meter':1200000},"
        "'boxes':[{'box':1,'cards':['As','Ks','Qs','Js','Ts'],"
        "'wagers':{'ante':1000,'bet':2000,'jackpot':100}},"
        "{'box':2,'cards':['3s','5h','7d','8c','Jh'],"
        "'wagers':{'ante':1000,'jackpot':100},'fold':true}]}");
    // 12,000.00 + 2 x 0.3406 = 12,000.6812, up to 12,001 dollars.
    EXPECT_TRUE(contains(out,
                         "'jackpot':{'staked':100,'result':'win','paid':1200100,'back':1200100,"
                         "'clause':'CS 10.1.2'}"))
        << out;
    EXPECT_TRUE(contains(out, "'meter':1000000,'meter_exact':'1000000/1'")) << out;
}

// Every hand is checked before any is paid: two straight flushes share by the formula, whichever
// box comes first. [CS 10.3.3(a)]: 9.5% of the meter and 0.5% of the seed each. [CS 7.6.2(b)]
// [CS 7.6.2(b)(ii) by result] [CS 10.2.3] [CS 10.3.3(a)] [I-12]
TEST(SettleStream, AllHandsAreCheckedForJackpotsBeforeAnyIsPaid) {
    const std::string out = answer(
        "{'game':'caribbean_stud','dealer':['Kd','Qd','9c','4h','2s'],"
        "'jackpot':{'jackpot':'prize_meter','option':1,'seed':10000,'wager':100,'meter':2000000},"
        "'boxes':[{'box':1,'cards':['8s','7s','6s','5s','4s'],"
        "'wagers':{'ante':1000,'bet':2000,'jackpot':100}},"
        "{'box':2,'cards':['Jh','Th','9h','8h','7h'],"
        "'wagers':{'ante':1000,'bet':2000,'jackpot':100}}]}");
    // 20,000.6812 rounds up to 20,001: 9.5% of it is 1,900.095, and 0.5% of 10,000 is 50.
    const std::string prize =
        "'jackpot':{'staked':100,'result':'win','paid':195010,'back':195010,"
        "'clause':'CS 10.3.3(a)'}";
    const std::size_t first = out.find(quoted(prize));
    ASSERT_NE(first, std::string::npos) << out;
    EXPECT_NE(out.find(quoted(prize), first + 1), std::string::npos) << out;
}

}  // namespace
}  // namespace baize
