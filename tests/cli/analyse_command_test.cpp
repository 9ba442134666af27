// Tests `baize analyse` with arguments as a user would type them.
#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_run.h"
#include "engine/games/registry.h"
#include "formats/rulebooks/interpretation.h"
#include "formats/settings/setting_keys.h"
#include "math/figures/solvers.h"
#include "service/analysis/analysis_figures.h"
#include "service/analysis/analysis_outlook.h"

namespace baize {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

CommandOutcome analyse(std::vector<std::string> words, const std::string& input = {}) {
    return run_command("analyse", std::move(words), input);
}

// Writes `text` to a file and returns its path.
std::string file_with(const std::string& name, const std::string& text) {
    std::string path = testing::TempDir() + name;
    std::ofstream(path) << text;
    return path;
}

// This is the example in the documentation of the command line, with all of its digits.
TEST(AnalyseCommand, JsonIsTheExampleOfTheContract) {
    const CommandOutcome outcome = analyse({"three_card", "--json"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.error, IsEmpty());
    EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 1);
    EXPECT_THAT(
        outcome.out,
        StartsWith(
            R"({"game":"three_card","tables":{"ante_bonus":"A","pair_plus":"A"},"wagers":{"ante":{)"
            R"("exact":"-686689/20358520","ev":-0.03372980943604938,"house_edge":0.03372980943604938,)"
            R"("average_wager":1.674208144796)"));
    for (const char* const part : {R"("element_of_risk":0.020146724)",
                                   R"("standard_deviation":1.639252754)",
                                   R"("strategy":{"play":0.674208144796)",
                                   R"("fold":0.3257918552036)",
                                   R"("pair_plus":{"exact":"-128/5525","ev":-0.0231674208)",
                                   R"("house_edge":0.0231674208)",
                                   R"("standard_deviation":2.910646227)"}) {
        EXPECT_THAT(outcome.out, HasSubstr(part));
    }
}

TEST(AnalyseCommand, JsonHasTheProbabilityOfEachPaidHand) {
    const CommandOutcome outcome = analyse({"three_card", "--json"});
    EXPECT_THAT(
        outcome.out,
        AllOf(HasSubstr(R"("paid_hands":{"straight_flush":"12/5525","three_of_a_kind":"1/425",)"
                        R"("straight":"36/1105"}})"),
              HasSubstr(R"("straight":"36/1105","flush":"274/5525","pair":"72/425"}}}})"),
              HasSubstr(R"("largest_win":7,)"),
              HasSubstr(R"("largest_win":40,)")));
}

TEST(AnalyseCommand, ChosenPayTableIsAnalysed) {
    const CommandOutcome outcome =
        analyse({"three_card", "--tables", "ante_bonus=B,pair_plus=F", "--json"});
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr(R"("tables":{"ante_bonus":"B","pair_plus":"F"})"),
                      HasSubstr(R"("pair_plus":{"exact":"-149/5525")")));
}

TEST(AnalyseCommand, FlopChaseHasTwoColoursAndNoTables) {
    const CommandOutcome outcome = analyse({"flop_chase", "--json"});
    EXPECT_THAT(outcome.out,
                AllOf(StartsWith(R"({"game":"flop_chase","tables":{},"wagers":{"red":{)"),
                      HasSubstr(R"("red":{"exact":"-1/17","ev":-0.058823529411764705,)"),
                      HasSubstr(R"("black":{"exact":"-1/17")"),
                      Not(HasSubstr("strategy")),
                      Not(HasSubstr("paid_hands"))));
}

TEST(AnalyseCommand, TextShowsTheMainFigures) {
    const CommandOutcome outcome = analyse({"three_card", "--tables", "pair_plus=E"});
    EXPECT_EQ(outcome.status, 0);
    for (const char* const part : {"Three Card Poker",
                                   "ante_bonus A, pair_plus E",
                                   "3.37298 %",
                                   "2.01467 %",
                                   "1.639253",
                                   "-686689/20358520",
                                   "67.420814 %",
                                   "element of risk",
                                   "straight_flush",
                                   "460.42",
                                   "12/5525"}) {
        EXPECT_THAT(outcome.out, HasSubstr(part));
    }
    EXPECT_THAT(analyse({"flop_chase"}).out, AllOf(HasSubstr("5.88235 %"), HasSubstr("-1/17")));
}

// If only straight flushes (50 to 1) and threes of a kind (30 to 1) are paid, the result is (48 x
// 51 + 52 x 31 - 22,100) / 22,100.
TEST(AnalyseCommand, PayTableFromAFileReplacesTheTableOfTheBook) {
    const std::string path =
        file_with("own_pair_plus.json",
                  "{\n \"straight_flush\": \"50 to 1\",\n \"three_of_a_kind\": \"30 to 1\"\n}\n");
    const CommandOutcome outcome = analyse({"three_card", "--pay", "pair_plus=" + path, "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("\"pair_plus\":\"" + path + "\""),
                      HasSubstr(R"("pair_plus":{"exact":"-902/1105")"),
                      HasSubstr(R"("ante":{"exact":"-686689/20358520")")));
}

TEST(AnalyseCommand, InvalidPayTableFileIsRefusedWithItsError) {
    const auto refused = [](const std::string& text, const std::string& because) {
        const std::string path = file_with("bad_table.json", text);
        const CommandOutcome outcome = analyse({"three_card", "--pay", "ante_bonus=" + path});
        EXPECT_EQ(outcome.status, exit_failed);
        EXPECT_THAT(outcome.out, IsEmpty());
        EXPECT_THAT(outcome.error, AllOf(HasSubstr(path), HasSubstr(because)));
    };
    refused("", "empty");
    refused("{", "broken JSON");
    refused(R"({"straight":"4 for 1"})", "straight: \"4 for 1\" should read like");
    refused(R"({"royal_flush":"4 to 1"})", "royal_flush: no such hand");
    refused(R"({"straight":"1 to 1"})", "three_of_a_kind is not paid");
    refused(R"({"straight_flush":"10 to 7"})", "straight_flush: 10 to 7 cannot be paid exactly");
    refused(std::string((std::size_t{1} << 20U) + 5, '['), "longer than");
    const CommandOutcome missing = analyse({"three_card", "--pay", "ante_bonus=no/such/file"});
    EXPECT_EQ(missing.status, exit_failed);
    EXPECT_THAT(missing.error, HasSubstr("no/such/file cannot be read"));
    const CommandOutcome folder =
        analyse({"three_card", "--pay", "ante_bonus=" + testing::TempDir()});
    EXPECT_EQ(folder.status, exit_failed);
}

TEST(AnalyseCommand, SettingsOfTheGameAreAcceptedAndShown) {
    const CommandOutcome outcome =
        analyse({"three_card", "--set", "table.retract_includes_folded=true", "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_THAT(outcome.out, HasSubstr(R"("settings":{"table.retract_includes_folded":true},)"));
    EXPECT_THAT(outcome.out, HasSubstr("-686689/20358520"));
}

// Every setting key is documented in the register of interpretations.
TEST(AnalyseCommand, EverySettingIsInTheRegister) {
    for (const SettingKey& setting : setting_keys()) {
        const auto entries = interpretations();
        EXPECT_TRUE(std::any_of(entries.begin(), entries.end(), [&](const Interpretation& entry) {
            return entry.configurable.find("`" + std::string(setting.key) + "`") !=
                   std::string_view::npos;
        })) << setting.key;
    }
}

TEST(AnalyseCommand, InvalidArgumentsAreRefusedWithTheValidChoices) {
    const auto refused = [](const std::vector<std::string>& line, const char* because) {
        const CommandOutcome outcome = analyse(line);
        EXPECT_EQ(outcome.status, exit_usage);
        EXPECT_THAT(outcome.out, IsEmpty());
        EXPECT_THAT(outcome.error, HasSubstr(because));
    };
    refused({"roulette"}, "there is no game \"roulette\"; choose among three_card");
    refused({"three_card", "--tables", "pair_plus=Z"}, "pair_plus=A, B, C, D, E, F");
    refused({"flop_chase", "--tables", "red=A"}, "flop_chase has no pay tables");
    refused({"three_card", "--set", "rake.cap=1"}, "choose among table.retract_includes_folded");
    refused({"three_card", "--set", "uth.absent_keeps_trips=true"}, "three_card has no setting");
    refused({"three_card", "--set", "table.retract_includes_folded"}, "should read key=value");
    refused({"three_card", "--set", "table.retract_includes_folded=maybe"}, "true or false");
    refused({"flop_chase", "--set", "table.retract_includes_folded=true"}, "has no settings");
    refused({"three_card", "--pay", "trips=x"}, "choose among ante_bonus, pair_plus");
    refused({"flop_chase", "--pay", "red=x"}, "flop_chase has no pay tables");
    refused({"three_card", "--pay", "pair_plus"}, "should read wager=FILE");
    refused({}, "GAME");
}

// Checks one line of each game; the figures are proved by the tests of the solvers.
TEST(AnalyseCommand, EveryHouseGameIsAnalysed) {
    for (const GameHooks& game : house_games()) {
        const std::string name(game.facts().name);
        const CommandOutcome outcome = analyse({name, "--json"});
        EXPECT_EQ(outcome.status, 0);
        EXPECT_THAT(outcome.out, HasSubstr("{\"game\":\"" + name + "\""));
        EXPECT_THAT(outcome.out, HasSubstr("\"house_edge\":0.0"));
    }
}

TEST(AnalyseCommand, HelpExplainsTheFiguresAndListsTheChoices) {
    const CommandOutcome help = analyse({"--help"});
    EXPECT_EQ(help.status, 0);
    for (const char* const word : {"element of risk",
                                   "hit_frequency",
                                   "pair_plus=A, B, C, D, E, F",
                                   "ante_bonus, pair_plus",
                                   "table.retract_includes_folded",
                                   "Examples"}) {
        EXPECT_THAT(help.out, HasSubstr(word));
    }
}

TEST(AnalyseCommand, EveryOutcomeIsListedWithItsProbability) {
    const CommandOutcome outcome = analyse({"three_card", "--json"});
    EXPECT_THAT(
        outcome.out,
        AllOf(HasSubstr(R"("results":{"win":"283/1105","standoff":"0/1","lose":"822/1105"})"),
              HasSubstr(R"("outcomes":[{"net":-1,"exact":"822/1105",)"),
              HasSubstr(R"({"net":40,"exact":"12/5525",)"),
              Not(HasSubstr("confidence")),
              Not(HasSubstr("hold"))));
    EXPECT_THAT(analyse({"three_card"}).out, AllOf(HasSubstr("stand-off"), Not(HasSubstr("+40"))));
    EXPECT_THAT(analyse({"three_card", "--outcomes"}).out, HasSubstr("+40"));
}

TEST(AnalyseCommand, ConfidenceHalfWidthAndHoldAreComputed) {
    const CommandOutcome json = analyse({"three_card",
                                         "--confidence",
                                         "0.95",
                                         "--half-width",
                                         "0.002",
                                         "--pace",
                                         "60",
                                         "--stake",
                                         "25",
                                         "--json"});
    EXPECT_EQ(json.status, 0) << json.error;
    // The numbers of rounds are (1.644854 x 1.639253 / 0.0337298)^2 and (1.959964 x 1.639253 /
    // 0.002)^2; the cost of an hour is 128/5525 of 60 x 2,500 cents.
    EXPECT_THAT(json.out,
                AllOf(HasSubstr(R"("confidence":{"level":0.95,"rounds_until_ahead":6391,)"
                                R"("half_width":0.002,"rounds_to_measure":2580644})"),
                      HasSubstr(R"("hold":{"rounds_per_hour":60,"stake":2500,)"
                                R"("cents_per_hour_exact":"768000/221",)")));
    const CommandOutcome text = analyse(
        {"three_card", "--seen", "1", "--confidence", "0.95", "--pace", "60", "--stake", "25"});
    EXPECT_THAT(text.out,
                AllOf(HasSubstr("the player sees 1 of the dealer's cards"),
                      HasSubstr("443162/12724075"),
                      HasSubstr("never"),
                      HasSubstr("-52.24"),
                      HasSubstr("34.75")));
    EXPECT_THAT(analyse({"three_card", "--seen", "1", "--json"}).out, HasSubstr(R"("seen":1,)"));
}

TEST(AnalyseCommand, OptionsOutOfRangeOrWithoutTheirPartnerAreRefused) {
    const auto refused = [](const std::vector<std::string>& words, const std::string& because) {
        std::vector<std::string> all{"three_card"};
        all.insert(all.end(), words.begin(), words.end());
        const CommandOutcome outcome = analyse(all);
        EXPECT_EQ(outcome.status, exit_usage);
        EXPECT_THAT(outcome.out, IsEmpty());
        EXPECT_THAT(outcome.error, HasSubstr(because));
    };
    refused({"--confidence", "0.5"}, "--confidence");
    refused({"--confidence", "1"}, "--confidence");
    refused({"--confidence", "nan"}, "--confidence");
    refused({"--half-width", "0"}, "--half-width");
    refused({"--pace", "60"}, "--pace and --stake");
    refused({"--stake", "5"}, "--pace and --stake");
    refused({"--pace", "60", "--stake", "lots"}, "\"lots\" is not an amount");
    refused({"--grid"}, "--grid: three_card has no two hole cards");
}

TEST(AnalyseCommand, CostOfExposedCardsIsComputed) {
    const CommandOutcome text =
        analyse({"three_card", "--known", "As Kd", "--dealer", "Qs", "--seen", "1"});
    EXPECT_EQ(text.status, 0) << text.error;
    EXPECT_THAT(text.out,
                AllOf(HasSubstr("out of play Kd As, the dealer holds Qs, the player sees 1 more "
                                "of the dealer's cards"),
                      HasSubstr("what the leak costs"),
                      HasSubstr("ante                    3.37298 %")));
    const CommandOutcome json = analyse({"caribbean_stud", "--dealer", "Ks,2d", "--json"});
    EXPECT_EQ(json.status, 0) << json.error;
    EXPECT_THAT(json.out,
                AllOf(HasSubstr(R"("dealer":["2d","Ks"],)"),
                      HasSubstr(R"("ordinary_exact":"-86362082531/1661102543100",)")));
    // The expected gain is 443162/12724075 + 686689/20358520.
    EXPECT_THAT(analyse({"three_card", "--seen", "1", "--json"}).out,
                AllOf(HasSubstr(R"("leak":{"ante":{"ordinary_exact":"-686689/20358520",)"),
                      HasSubstr(R"("cost_exact":"996963/14541800",)"),
                      HasSubstr(R"("pair_plus":{"ordinary_exact":"-128/5525",)"),
                      HasSubstr(R"("cost_exact":"0/1",)")));
    EXPECT_THAT(analyse({"three_card"}).out, Not(HasSubstr("leak")));
}

TEST(AnalyseCommand, ImpossibleExposedCardsAreRefused) {
    const auto refused = [](const std::vector<std::string>& words, const std::string& because) {
        const CommandOutcome outcome = analyse(words);
        EXPECT_EQ(outcome.status, exit_usage) << because;
        EXPECT_THAT(outcome.out, IsEmpty());
        EXPECT_THAT(outcome.error, HasSubstr(because));
    };
    refused({"three_card", "--seen", "4"},
            "--seen: at three_card the player may see up to 3 cards of the dealer's, not 4");
    refused({"caribbean_stud", "--seen", "5"}, "up to 4 cards of the dealer's beside the up card");
    refused({"wild_aruba", "--dealer", "As Kd", "--seen", "4"}, "up to 3 cards");
    refused({"three_card", "--dealer", "As Ks Qs", "--seen", "1"},
            "may see no card of the dealer's with 3 named");
    refused({"three_card", "--dealer", "As Ks Qs Js"}, "--dealer: of the dealer's cards");
    refused({"three_card", "--known", "As As"}, "--known: As is listed twice");
    refused({"three_card", "--known", "As", "--dealer", "As"}, "--known: As is in --dealer");
    refused({"three_card", "--known", "Zs"}, "--known: \"Zs\" is not a card");
    const std::string nine_ranks =
        "2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7d7h7s8c8d8h8s9c9d9h9s"
        "TcTdThTsJcJdJhJs";  // ten ranks
    EXPECT_EQ(analyse({"caribbean_stud", "--known", nine_ranks, "--dealer", "QcQd"}).status, 0);
    refused({"caribbean_stud", "--known", nine_ranks + "QcQdQh"},
            "--known: with 43 cards known, too few cards are left to deal");
    refused({"three_card", "--seen", "1", "--strategies"},
            "--seen: cannot be combined with the strategies or the grid");
    refused({"three_card", "--known", "As", "--tables", "all"}, "cannot be combined with --known");
    refused({"flop_chase", "--known", "As"},
            "--known: known cards are not supported for flop_chase");
    refused({"jackpot", "--dealer", "As"}, "the only option it accepts is --json");
}

TEST(AnalyseCommand, AllTablesGiveTheLinesOfEachTable) {
    const CommandOutcome all = analyse({"three_card", "--tables", "all", "--json"});
    EXPECT_EQ(all.status, 0) << all.error;
    EXPECT_EQ(std::count(all.out.begin(), all.out.end(), '\n'), 18);
    for (const char* const tables : {"ante_bonus=A,pair_plus=A", "ante_bonus=C,pair_plus=E"})
        EXPECT_THAT(all.out, HasSubstr(analyse({"three_card", "--tables", tables, "--json"}).out));
    EXPECT_THAT(analyse({"three_card", "--tables", "all"}).out,
                HasSubstr("ante_bonus C, pair_plus D     pair_plus                7.27602 %"));
    EXPECT_THAT(analyse({"flop_chase", "--tables", "all"}).error,
                HasSubstr("has no pay tables to choose among"));
    EXPECT_THAT(analyse({"three_card", "--tables", "all", "--seen", "1"}).error,
                HasSubstr("cannot be combined with"));
}

TEST(AnalyseCommand, StrategiesAreListedWithTheirCost) {
    const CommandOutcome text = analyse({"three_card", "--strategies"});
    EXPECT_THAT(text.out,
                AllOf(HasSubstr("play Q-6-4 or better, fold less"),
                      HasSubstr("4.28081 %"),
                      HasSubstr("-70219/2035852")));
    const CommandOutcome json = analyse({"wild_aruba", "--strategies", "--json"});
    EXPECT_THAT(
        json.out,
        AllOf(HasSubstr(R"("strategies":{"practical":{"exact":"-74922720371/996661525860")"),
              HasSubstr(R"("up_card":{"exact":"-231039852133/4983307629300")")));
    const CommandOutcome none = analyse({"flop_chase", "--strategies"});
    EXPECT_EQ(none.status, exit_usage);
    EXPECT_THAT(none.error, HasSubstr("baize simulate"));
}

TEST(AnalyseCommand, JackpotIsReadFromAJsonLine) {
    const CommandOutcome json =
        analyse({"jackpot", "--json"},
                R"({"jackpot":"prize_meter","game":"caribbean_stud","option":1,"seed":10000,)"
                R"("wager":100,"meter":1234567})"
                "\n{}\n");
    EXPECT_EQ(json.status, exit_failed);  // only the second line is right
    EXPECT_THAT(json.out,
                AllOf(StartsWith(R"({"jackpot":"prize_meter","game":"caribbean_stud",)"
                                 R"("bonus_return":{"exact":"17305/32487","value":0.53267460830)"),
                      HasSubstr(R"("meter_coefficient":{"exact":"19/6497400","value":2.92424662)"),
                      HasSubstr(R"("break_even_meter":15981053,)"),
                      HasSubstr(R"({"meter":1000000,"exact":"6085/10829",)"),
                      HasSubstr(R"({"meter":1234567,)"),
                      HasSubstr(R"("long_run_return":0.88870179)"),
                      HasSubstr(R"("royal_flush":{"exact":"1/649740","wagers_to_hit":649740})"),
                      HasSubstr("\n{\"line\":2,\"error\":")));
    const CommandOutcome text =
        analyse({"jackpot"}, R"({"jackpot":"levels","game":"crown_holdem","level1_wager":500})");
    EXPECT_EQ(text.status, 0) << text.error;
    EXPECT_THAT(text.out,
                AllOf(HasSubstr("Crown Hold'em"),
                      HasSubstr("87.819463 %"),
                      HasSubstr("Level 3 display"),
                      HasSubstr("922473.68")));
    EXPECT_EQ(analyse({"jackpot", "--seen", "1"}).status, exit_usage);
}

TEST(AnalysisFigures, QuantilesOfTheNormalDistribution) {
    EXPECT_NEAR(normal_quantile(0.95), 1.6448536269514722, 1e-12);
    EXPECT_NEAR(normal_quantile(0.975), 1.959963984540054, 1e-12);
    EXPECT_NEAR(normal_quantile(0.999), 3.090232306167813, 1e-11);
}

TEST(AnalysisFigures, MatchAHandComputedExample) {
    exact::Distribution coin;  // wins 3 with probability 1/4, otherwise loses 1
    coin.add(exact::unit * 3, exact::unit, 1);
    coin.add(-exact::unit, exact::unit * 2, 3);
    const DistributionFigures figures = distribution_figures(coin);
    EXPECT_DOUBLE_EQ(figures.net, 0);
    EXPECT_DOUBLE_EQ(figures.house_edge, 0);
    EXPECT_DOUBLE_EQ(figures.average_wager, 1.75);
    EXPECT_DOUBLE_EQ(figures.standard_deviation, std::sqrt(3.0));
    EXPECT_DOUBLE_EQ(figures.skewness, 6 / std::sqrt(27.0));
    EXPECT_DOUBLE_EQ(figures.hit_frequency, 0.25);
    EXPECT_DOUBLE_EQ(figures.largest_win, 3);
    exact::Distribution dull;
    dull.add(-exact::unit, exact::unit, 5);
    EXPECT_DOUBLE_EQ(distribution_figures(dull).skewness, 0);
}

}  // namespace
}  // namespace baize
