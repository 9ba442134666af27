// Tests `baize simulate` with arguments as a user would type them, and the figures that it prints.
#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_run.h"
#include "service/report/simulation_figures.h"

namespace baize {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

CommandOutcome simulate(std::vector<std::string> arguments) {
    return run_command("simulate", std::move(arguments));
}

TEST(SimulateCommand, SameSeedPrintsTheSameOnAnyNumberOfThreads) {
    const auto on = [](const char* threads) {
        return simulate({"three_card", "--rounds", "300000", "--seed", "5", "--threads", threads});
    };
    const CommandOutcome one = on("1");
    EXPECT_EQ(one.status, 0);
    EXPECT_THAT(one.error, IsEmpty()) << "no progress bar where nobody watches";
    EXPECT_EQ(one.out, on("2").out);
    EXPECT_EQ(one.out, on("7").out);
    EXPECT_NE(one.out, simulate({"three_card", "--rounds", "300000", "--seed", "6"}).out);
}

TEST(SimulateCommand, TextNamesEveryWagerTheEdgeAndTheDecisions) {
    const CommandOutcome outcome = simulate({"three_card", "--rounds", "20000"});
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("Three Card Poker, strategy best"),
                      HasSubstr("20,000 rounds, 1 box, seed 1, tables ante_bonus A, pair_plus A"),
                      HasSubstr("200,000.00"),
                      HasSubstr("standoff"),
                      HasSubstr("ante_bonus"),
                      HasSubstr("house edge"),
                      HasSubstr("play 67.")));
}

TEST(SimulateCommand, JsonIsOneObjectWithWholeCents) {
    const CommandOutcome outcome = simulate(
        {"caribbean_stud", "--rounds", "1000", "--boxes", "2", "--strategy", "always", "--json"});
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr(R"({"game":"caribbean_stud","strategy":"always","tables":{})"),
                      HasSubstr(R"("rounds":1000,"boxes":2,"seed":1,"unit":1000)"),
                      HasSubstr(R"("ante":{"rounds":1000,"staked":2000000,"returned":)"),
                      HasSubstr(R"("bet":{"rounds":1000,"staked":4000000,"returned":)"),
                      HasSubstr(R"("return_95":[)"),
                      HasSubstr(R"("decisions":{"bet":1,"fold":0})")));
    EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 1);
}

TEST(SimulateCommand, InvalidArgumentsAreRefusedWithTheValidChoices) {
    const auto refused = [](std::vector<std::string> line, const char* because) {
        const CommandOutcome outcome = simulate(std::move(line));
        EXPECT_EQ(outcome.status, exit_usage);
        EXPECT_THAT(outcome.out, IsEmpty());
        EXPECT_THAT(outcome.error, HasSubstr(because));
    };
    refused({"roulette"}, "choose among three_card, caribbean_stud");
    refused({"three_card", "--strategy", "lucky"}, "choose among best, always, queen");
    refused({"three_card", "--tables", "pair_plus=Z"}, "pair_plus=A, B, C, D, E, F");
    refused({"three_card", "--tables", "pair_plus"}, "there is no \"pair_plus\"");
    refused({"caribbean_stud", "--tables", "bet=1"}, "one pay table only");
    refused({"three_card", "--boxes", "0"}, "1 to 9");
    refused({"crown_holdem", "--boxes", "8"}, "1 to 7");
    refused({"three_card", "--rounds", "0"}, "--rounds");
    refused({}, "GAME");
}

TEST(SimulateCommand, HelpListsTheStrategiesOfEveryGame) {
    const CommandOutcome help = simulate({"--help"});
    EXPECT_EQ(help.status, 0);
    for (const char* const word : {"never_raise_early",
                                   "Q-6-4",
                                   "A-K-J-8-3",
                                   "cautious",
                                   "simple fixed rules",
                                   "Examples"}) {
        EXPECT_THAT(help.out, HasSubstr(word));
    }
}

// Four rounds with a stake of 1: two lose, one returns 2, one returns 4.
TEST(SimulationFigures, MatchAHandComputedExample) {
    MoneySums<WideCents> money;
    for (const std::int64_t back : {0, 0, 2, 4})
        money.add_round(1, back);
    const ReturnFigures figures = return_figures(money);
    EXPECT_DOUBLE_EQ(figures.returned, 1.5);
    EXPECT_DOUBLE_EQ(figures.house_edge, -0.5);
    const double deviation = std::sqrt(11.0 / 3.0);  // sample deviation of 0, 0, 2, 4
    EXPECT_DOUBLE_EQ(figures.standard_deviation, deviation);
    EXPECT_NEAR(figures.high - figures.returned, 1.95996398454 * deviation / 2, 1e-10);
    EXPECT_NEAR(figures.returned - figures.low, 1.95996398454 * deviation / 2, 1e-10);
}

// Stakes of 1 and 3 always return double: the ratio has no variance, but the net result has.
TEST(SimulationFigures, ConstantRatioHasNoVariance) {
    MoneySums<WideCents> money;
    for (const std::int64_t stake : {1, 3, 1, 3})
        money.add_round(stake, 2 * stake);
    const ReturnFigures figures = return_figures(money);
    EXPECT_DOUBLE_EQ(figures.low, 2);
    EXPECT_DOUBLE_EQ(figures.high, 2);
    EXPECT_NEAR(figures.standard_deviation, std::sqrt(4.0 / 3.0) / 2, 1e-12);
}

TEST(SimulationFigures, MainGameIsPerUnitOfAnte) {
    MoneySums<WideCents> ante;
    MoneySums<WideCents> all;
    for (const std::int64_t net : {-2, 0, 2, -4}) {
        ante.add_round(2, 2);
        all.add_round(6, 6 + net);
    }
    const MainGameFigures figures = main_game_figures(all, ante);
    EXPECT_DOUBLE_EQ(figures.net, -0.5);
    EXPECT_DOUBLE_EQ(figures.average_wager, 3);
    EXPECT_DOUBLE_EQ(figures.element_of_risk, 1.0 / 6.0);
    EXPECT_NEAR(figures.standard_deviation, std::sqrt(20.0 / 3.0) / 2, 1e-12);
}

}  // namespace
}  // namespace baize
