#include "service/settle/jackpot_stream.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "formats/json/quoted.h"

namespace baize {
namespace {

std::string run(const std::vector<std::string>& lines) {
    JackpotStream stream;
    std::string out;
    for (const std::string& line : lines)
        (void)stream.answer(quoted(line), out);
    return out;
}

constexpr const char* meter = "{'jackpot':'prize_meter','option':1,'seed':10000,'wager':100}";

// [CS 9.3.2] [CS 10.1.2] [CS 10.3.2(a)] [CS 10.3.2(b)]
TEST(JackpotStream, RunsAPrizeMeterThroughItsEvents) {
    EXPECT_EQ(run({meter, "{'wagers':{'count':3}}"}),
              quoted("{'meter':1000102,'meter_exact':'50005109/50','prizes':[],'reset':false}\n"));
    EXPECT_EQ(run({meter, "{'round':{'royal_flush':1,'straight_flush':1,'flush':1}}"}),
              quoted("{'meter':1000000,'meter_exact':'1000000/1','prizes':["
                     "{'hand':'royal_flush','amount':909091,'clause':'CS 10.3.2(a)'},"
                     "{'hand':'straight_flush','amount':90910,'clause':'CS 10.3.2(b)'},"
                     "{'hand':'flush','amount':10000,'clause':'CS 10.1.2'}],'reset':true}\n"));
}

TEST(JackpotStream, InvalidEventLeavesTheStateUnchanged) {
    const std::string one = "{'wagers':{'count':1}}";
    EXPECT_EQ(run({meter, one, "{'wagers':{'count':-1}}", one}),
              quoted("{'meter':1000034,'meter_exact':'50001703/50','prizes':[],'reset':false}\n"
                     "{'line':3,'error':'wagers.count: must be at least 0'}\n"
                     "{'meter':1000068,'meter_exact':'25001703/25','prizes':[],'reset':false}\n"));
}

TEST(JackpotStream, InvalidFirstLineStopsTheStream) {
    const std::string bad = "{'jackpot':'prize_meter','option':1,'seed':15000,'wager':100}";
    EXPECT_TRUE(contains(run({bad}), "{'line':1,'error':'seed"));
    EXPECT_TRUE(contains(run({"{}", "{'wagers':{'count':1}}"}),
                         "{'line':2,'error':'the jackpot has not been configured'}"));
}

TEST(JackpotStream, AHandTheTableDoesNotPayIsAnError) {
    EXPECT_TRUE(contains(run({meter, "{'round':{'straight':1}}"}),
                         "round.straight: the prize table in use does not pay this hand"));
}

// [UTH 3.28] [UTH 3.31(c)] [I-1]
TEST(JackpotStream, RunsThreeLevels) {
    EXPECT_EQ(run({"{'jackpot':'levels','level1_wager':500}",
                   "{'wagers':{'level1':1,'level2':1,'level3':1}}"}),
              quoted("{'pools':[2500615,2500410,2500205],'displays':[2500615,5001025,7501230],"
                     "'pools_exact':['2500615/1','2500410/1','2500205/1'],'prizes':[],"
                     "'reset':false}\n"));
}

}  // namespace
}  // namespace baize
