// Tests `baize equity` with arguments as a user would type them.
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_run.h"
#include "cli/progress_bar.h"
#include "cli/thread_executor.h"

namespace baize {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

CommandOutcome equity(std::vector<std::string> words) {
    return run_command("equity", std::move(words));
}

// The well-known counts of aces against kings: 1,410,336 boards won and 9,308 shared.
TEST(EquityCommand, JsonIsOneLine) {
    const CommandOutcome run = equity({"--game", "holdem", "AsAh", "KsKh", "--json"});
    EXPECT_EQ(run.status, 0);
    EXPECT_THAT(run.error, IsEmpty());
    EXPECT_EQ(run.out,
              R"({"game":"holdem","board":[],"dead":[],"method":"exact","deals":1712304,"hands":[)"
              R"({"hand":"AsAh","combos":1,"equity":0.826366112559452,"exact":"707495/856152",)"
              R"("win":0.8236481372466571,"tie":0.005435950625589848},)"
              R"({"hand":"KsKh","combos":1,"equity":0.17363388744054795,"exact":"148657/856152",)"
              R"("win":0.170915912127753,"tie":0.005435950625589848}]})"
              "\n");
}

// The board leaves one card to come: 44 of them, nine of which complete the flush.
TEST(EquityCommand, ListsWhatHandsMakeWhenAsked) {
    const std::vector<std::string> words{"--board", "2s7sJd8c", "--makes", "AsKs", "QhQd"};
    const CommandOutcome run = equity(words);
    EXPECT_THAT(run.out,
                AllOf(HasSubstr("makes                  AsKs        QhQd\n"),
                      HasSubstr("flush              20.4545 %    0.0000 %\n"),
                      HasSubstr("three of a kind     0.0000 %    4.5455 %\n")));
    std::vector<std::string> as_json = words;
    as_json.emplace_back("--json");
    EXPECT_THAT(equity(as_json).out,
                HasSubstr(R"("makes":{"royal_flush":0,"straight_flush":0,"four_of_a_kind":0,)"
                          R"("full_house":0,"flush":0.20454545454545456,)"));
    EXPECT_THAT(equity({"--board", "2s7sJd8c", "AsKs", "QhQd"}).out, Not(HasSubstr("makes")));
}

TEST(EquityCommand, HiLoShowsHalvesAndScoops) {
    const CommandOutcome run = equity(
        {"--game", "omaha_hilo", "--board", "3c 4d,8hKcQd", "As2sKhKd", "Ad2dQhQs", "--json"});
    EXPECT_THAT(
        run.out,
        AllOf(HasSubstr(R"("board":["3c","4d","8h","Kc","Qd"])"),
              HasSubstr(R"("equity":0.75,"exact":"3/4","win":0,"tie":1,"high":0.5,"low":0.25,)"
                        R"("scoop":0})"),
              HasSubstr(R"("equity":0.25,"exact":"1/4","win":0,"tie":1,"high":0,"low":0.25,)")));
}

TEST(EquityCommand, RangesCountOnlyPossibleHands) {
    const CommandOutcome run =
        equity({"--board", "QsQh2d", "--dead", "Ac", "QQ,AA", "random", "--json"});
    // One pair of queens and three of aces remain; 47 cards make 1,081 hands, less those with a
    // common card.
    EXPECT_THAT(run.out,
                AllOf(HasSubstr(R"("dead":["Ac"])"),
                      HasSubstr(R"({"hand":"QQ,AA","combos":4,)"),
                      HasSubstr(R"({"hand":"random","combos":1128,)")));
}

TEST(EquityCommand, SamplesShowTheirErrorAndAreReproducible) {
    const std::vector<std::string> words{
        "--samples", "5000", "--seed", "7", "AA", "random", "random", "--json"};
    const CommandOutcome run = equity(words);
    EXPECT_THAT(run.out,
                AllOf(HasSubstr(R"("method":"sampled","deals":5000,"seed":7)"),
                      HasSubstr(R"("standard_error":0.00)"),
                      Not(HasSubstr("exact"))));
    std::vector<std::string> alone = words;
    alone.insert(alone.end(), {"--threads", "1"});
    EXPECT_EQ(equity(alone).out, run.out);
    std::vector<std::string> other = words;
    other[3] = "8";
    EXPECT_NE(equity(other).out, run.out);
}

TEST(EquityCommand, PineappleShowsTheDiscard) {
    const CommandOutcome run =
        equity({"--game", "crazy_pineapple", "--board", "Kd7h3c", "KsKhAd", "7c7d2s", "--json"});
    EXPECT_THAT(run.out, AllOf(HasSubstr(R"("discard":"Ad"})"), HasSubstr(R"("discard":"2s"})")));
    const CommandOutcome text =
        equity({"--game", "crazy_pineapple", "--board", "Kd7h3c", "KsKhAd/Kh", "7c7d2s"});
    EXPECT_THAT(text.out, AllOf(HasSubstr("gives up"), HasSubstr("  Kh\n"), HasSubstr("  2s\n")));
}

TEST(EquityCommand, TextIsATable) {
    const CommandOutcome run = equity({"--board", "2s7sJd", "AsKs", "QhQd"});
    EXPECT_EQ(run.out,
              "Hold'em, exactly: 990 deals counted\n"
              "board 2s 7s Jd\n"
              "\n"
              "hand   combos       equity          win          tie\n"
              "AsKs        1    54.4444 %    54.4444 %     0.0000 %\n"
              "QhQd        1    45.5556 %    45.5556 %     0.0000 %\n"
              "\n"
              "hand  equity, exactly\n"
              "AsKs  49/90\n"
              "QhQd  41/90\n");
    EXPECT_THAT(equity({"--samples", "100", "AA", "KK"}).out,
                AllOf(StartsWith("Hold'em, 100 deals sampled, seed 1\n"), HasSubstr("error")));
}

TEST(EquityCommand, InvalidArgumentsAreRefusedWithTheirReason) {
    struct Case {
        std::vector<std::string> words;
        std::string error_text;
    };

    const std::vector<Case> cases{
        {{"--game", "stud", "AA", "KK"},
         "there is no game \"stud\"; choose among holdem, pineapple"},
        {{"AsAh"}, "give at least two hands"},
        {{"AsAh", "AsKh"}, "As is in hand 1 and in hand 2"},
        {{"AsAh", "QQQ"}, "hand 2: can't read \"QQQ\""},
        {{"--game", "omaha", "AsAh", "KsKhQsQh"}, "hand 1: \"AsAh\" has 2 cards; a hand of omaha"},
        {{"--board", "2s7s", "AA", "KK"}, "--board: the board has 2 cards"},
        {{"--board", "2s7sJdQd3c4c", "AA", "KK"}, "--board: 6 cards are too many"},
        {{"--board", "2s7s2s", "AA", "KK"}, "--board: 2s is listed twice"},
        {{"--board", "2s7sJx", "AA", "KK"}, "--board: \"Jx\" is not a card"},
        {{"--dead", "10s", "AA", "KK"}, "--dead: \"10\" is not a card"},
        {{"--dead", "AsAhAd", "AA", "KK"}, "hand 1 (AA) is empty"},
        {{"--seed", "3", "AA", "KK"}, "--seed selects the samples"},
        {{"AA", "AA", "AA"}, "the hands contradict each other"},
        {{"--samples", "10", "AA", "AA", "AA"}, "the hands contradict each other"},
    };
    for (const Case& each : cases) {
        const CommandOutcome run = equity(each.words);
        EXPECT_EQ(run.status, 2) << each.error_text;
        EXPECT_THAT(run.out, IsEmpty());
        EXPECT_THAT(run.error, HasSubstr("baize equity: " + each.error_text));
    }
}

TEST(EquityCommand, NumbersOutOfBoundsAreRefused) {
    EXPECT_EQ(equity({"--samples", "0", "AA", "KK"}).status, 2);
    EXPECT_EQ(equity({"--samples", "1000000001", "AA", "KK"}).status, 2);
    EXPECT_EQ(equity({"--samples", "9", "--seed", "9223372036854775808", "AA", "KK"}).status, 2);
    EXPECT_EQ(equity({"--samples", "9", "--seed", "9223372036854775807", "AA", "KK"}).status, 0);
    EXPECT_EQ(equity({"--threads", "0", "AA", "KK"}).status, 2);
    EXPECT_EQ(equity({}).status, 2);
}

TEST(EquityCommand, HelpExplainsTheFigures) {
    const CommandOutcome run = equity({"--help"});
    EXPECT_EQ(run.status, 0);
    for (const char* const word : {"scoop", "KTs-K7s", "/Qh", "random", "--samples", "AAxx"})
        EXPECT_THAT(run.out, HasSubstr(word));
}

// The progress bar is not drawn in the first second, and every task runs once.
TEST(ThreadExecutor, WatchedExecutorRunsEveryTask) {
    std::ostringstream out;
    ProgressBar bar(out, false);
    const ParallelExecutor executor = watched_executor(thread_executor(2), bar);
    EXPECT_EQ(executor.workers, 2U);
    std::vector<int> done(100);
    executor.run(done.size(), [&](std::size_t piece, std::size_t) { ++done[piece]; });
    EXPECT_THAT(done, testing::Each(1));
    EXPECT_THAT(out.str(), IsEmpty());
}

}  // namespace
}  // namespace baize
