// Grids of `baize analyse`: which analyses they contain, in which order, and which grids are
// refused.
#include "cli/grid/analysis_grid.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_run.h"
#include "cli/grid/shared_pay_files.h"

namespace baize {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

CommandOutcome analyse_grid_of(std::vector<std::string> words) {
    return run_command("analyse", std::move(words));
}

std::string grid_file(const std::string& name, const std::string& text) {
    std::string path = testing::TempDir() + name;
    std::ofstream(path) << text;
    return path;
}

// Returns the names of the tables and the settings of every analysis, such as "A/ours.jsonl:2
// true".
std::vector<std::string> questions(const AnalysisGrid& grid) {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const Analysis analysis = grid.at(i).analysis;
        std::string words;
        for (const auto& [wager, name] : analysis.tables)
            words += (words.empty() ? "" : "/") + name;
        for (const auto& [key, value] : analysis.settings)
            words += value ? " true" : " false";
        all.push_back(words);
    }
    return all;
}

AnalysisGrid grid_of(const AnalyseOptions& options, const PayFileTexts& texts = {}) {
    AnalysisGrid grid;
    const auto refusal = grid.set_up(options, texts);
    EXPECT_FALSE(refusal) << refusal->text;
    return grid;
}

std::string refusal_of(const AnalyseOptions& options, const PayFileTexts& texts = {}) {
    AnalysisGrid grid;
    const auto refusal = grid.set_up(options, texts);
    return refusal ? refusal->text : "";
}

constexpr const char* own_line = R"({"straight_flush":"50 to 1"})";

TEST(AnalysisGrid, SettingsChangeSlowestAndTheLastTableFastest) {
    AnalyseOptions options{.game = "ultimate_holdem"};
    options.settings = {"uth.blind_loses_to_unqualified_dealer=both",
                        "uth.absent_keeps_trips=false"};
    options.pay = {"blind=b.json", "trips=t.jsonl"};
    const std::string royal = R"({"royal_flush":"500 to 1"})";
    const AnalysisGrid grid = grid_of(options, {royal, royal + "\n" + royal});
    EXPECT_THAT(questions(grid),
                ElementsAre("t.jsonl:1/b.json true false",
                            "t.jsonl:2/b.json true false",
                            "t.jsonl:1/b.json false false",
                            "t.jsonl:2/b.json false false"));
    EXPECT_TRUE(grid.at(1).rules.settings.uth_blind_loses_to_unqualified_dealer);
    EXPECT_FALSE(grid.at(2).rules.settings.uth_blind_loses_to_unqualified_dealer);
}

TEST(AnalysisGrid, PayTablesFromFilesReplaceTheTablesOfTheBook) {
    AnalyseOptions options{.game = "three_card", .tables = "all"};
    options.pay = {"pair_plus=one.json", "pair_plus=two.json"};
    const AnalysisGrid grid = grid_of(options, {own_line, R"({"straight_flush":"60 to 1"})"});
    EXPECT_THAT(
        questions(grid),
        ElementsAre(
            "A/one.json", "A/two.json", "B/one.json", "B/two.json", "C/one.json", "C/two.json"));
    const std::size_t slot = pay_table_form(GameId::three_card, "pair_plus")->slot;
    EXPECT_EQ(grid.at(2).rules.tables[slot].odds.back().win, 0);
    EXPECT_NE(grid.at(2).rules.tables[slot], grid.at(3).rules.tables[slot]);
    EXPECT_EQ(grid.at(2).rules.tables[1 - slot], grid.at(3).rules.tables[1 - slot]);
}

TEST(AnalysisGrid, LastValueOfASettingCounts) {
    AnalyseOptions options{.game = "three_card"};
    options.settings = {"table.retract_includes_folded=both",
                        "table.retract_includes_folded=false"};
    EXPECT_THAT(questions(grid_of(options)), ElementsAre("A/A false"));
    std::swap(options.settings[0], options.settings[1]);
    EXPECT_THAT(questions(grid_of(options)), ElementsAre("A/A true", "A/A false"));
}

TEST(AnalysisGrid, IsRequestedByAnyArgumentWithSeveralChoices) {
    const auto asks = [](const std::string& tables,
                         const std::vector<std::string>& settings,
                         const std::vector<std::string>& pay) {
        return asks_for_grid({.tables = tables, .settings = settings, .pay = pay});
    };
    EXPECT_FALSE(asks("", {}, {}));
    EXPECT_FALSE(asks("pair_plus=A", {"key=true", "other=false"}, {"trips=a", "blind=a"}));
    EXPECT_TRUE(asks("all", {}, {}));
    EXPECT_TRUE(asks("", {"key=both"}, {}));
    EXPECT_TRUE(asks("", {}, {"trips=a", "trips=b"}));
    EXPECT_TRUE(asks("", {}, {"trips=a.jsonl"}));
}

TEST(AnalysisGrid, IsLimitedTo100000Choices) {
    std::string many;
    for (int i = 0; i < 400; ++i)
        many += std::string(own_line) + "\n";
    AnalyseOptions options{.game = "three_card"};
    options.pay = {"ante_bonus=a.jsonl", "pair_plus=p.jsonl"};
    std::string fewer = many;
    fewer.resize(250 * (std::string(own_line).size() + 1));
    EXPECT_EQ(grid_of(options, {many, fewer}).size(), 100'000U);
    EXPECT_THAT(refusal_of(options, {many, many}), HasSubstr("at most 100000 choices"));
    options.settings = {"table.retract_includes_folded=both"};
    EXPECT_THAT(refusal_of(options, {many, fewer}), HasSubstr("at most 100000 choices"));
}

TEST(AnalysisGrid, RefusalsNameOptionFileAndLine) {
    AnalyseOptions options{.game = "three_card"};
    options.pay = {"pair_plus=p.jsonl"};
    const std::string line = std::string(own_line) + "\n";
    EXPECT_THAT(refusal_of(options, {line + line + R"({"pair":"x"})"}),
                StartsWith("--pay: p.jsonl, line 3, for pair_plus: pair: \"x\" should read like"));
    EXPECT_THAT(refusal_of(options, {line + "\n" + line}),
                StartsWith("--pay: p.jsonl, line 2, for pair_plus: "));
    EXPECT_EQ(refusal_of(options, {""}), "--pay: p.jsonl holds no table");
    EXPECT_EQ(refusal_of(options, {std::nullopt}), "--pay: p.jsonl cannot be read");
    options.pay = {"pair_plus=a.json", "pair_plus=a.json"};
    EXPECT_EQ(refusal_of(options, {line, line}), "--pay: pair_plus=a.json is given twice");
    options.pay = {"trips=a.jsonl"};
    EXPECT_THAT(refusal_of(options, {line}), HasSubstr("choose among ante_bonus, pair_plus"));
    options.pay.clear();
    options.settings = {"uth.absent_keeps_trips=both"};
    EXPECT_THAT(refusal_of(options), HasSubstr("--set: three_card has no setting"));
    EXPECT_THAT(refusal_of({.game = "roulette", .tables = "all"}), HasSubstr("there is no game"));
}

// Each line of a grid equals the line that the plain command prints for that choice.
TEST(AnalysisGrid, LinesEqualThoseOfThePlainCommand) {
    const std::string one = grid_file("grid_one.json", own_line);
    const std::string two = grid_file("grid_two.json", R"({"straight_flush":"60 to 1"})");
    const CommandOutcome grid = analyse_grid_of({"three_card",
                                                 "--tables",
                                                 "all",
                                                 "--pay",
                                                 "pair_plus=" + one,
                                                 "--pay",
                                                 "pair_plus=" + two,
                                                 "--set",
                                                 "table.retract_includes_folded=both",
                                                 "--json"});
    EXPECT_EQ(grid.status, 0) << grid.error;
    std::string expected;
    for (const std::string setting : {"true", "false"}) {
        for (const std::string ante : {"A", "B", "C"}) {
            for (const std::string& pay : {one, two}) {
                expected += analyse_grid_of({"three_card",
                                             "--tables",
                                             "ante_bonus=" + ante,
                                             "--pay",
                                             "pair_plus=" + pay,
                                             "--set",
                                             "table.retract_includes_folded=" + setting,
                                             "--json"})
                                .out;
            }
        }
    }
    EXPECT_EQ(grid.out, expected);
}

// The order of the tables is kept with several batches and several threads.
TEST(AnalysisGrid, ManyTablesComeInOrder) {
    std::string lines;
    for (int i = 1; i <= 200; ++i)
        lines += R"({"straight_flush":")" + std::to_string(i) + " to 1\"}\n";
    const std::string path = grid_file("grid_many.jsonl", lines);
    const CommandOutcome json =
        analyse_grid_of({"three_card", "--pay", "pair_plus=" + path, "--json"});
    EXPECT_EQ(json.status, 0) << json.error;
    std::istringstream answers(json.out);
    std::string answer;
    int number = 0;
    while (std::getline(answers, answer)) {
        ++number;
        EXPECT_THAT(answer,
                    AllOf(HasSubstr(path + ":" + std::to_string(number) + "\""),
                          HasSubstr("\"largest_win\":" + std::to_string(number) + ",")));
    }
    EXPECT_EQ(number, 200);
    const CommandOutcome text = analyse_grid_of({"three_card", "--pay", "pair_plus=" + path});
    EXPECT_THAT(text.out, StartsWith("Three Card Poker, 200 choices of pay tables and settings"));
    EXPECT_EQ(std::count(text.out.begin(), text.out.end(), '\n'), 403);
}

// The figures of the plain command appear in the requested columns.
TEST(AnalysisGrid, TextShowsTheRequestedColumns) {
    const std::vector<std::string> more{
        "--confidence", "0.95", "--half-width", "0.01", "--pace", "50", "--stake", "25"};
    std::vector<std::string> words{"three_card", "--tables", "all"};
    words.insert(words.end(), more.begin(), more.end());
    const CommandOutcome grid = analyse_grid_of(words);
    EXPECT_EQ(grid.status, 0) << grid.error;
    EXPECT_THAT(
        grid.out,
        AllOf(HasSubstr("rounds until the house is ahead, and to measure to 0.01, at 95 %\n"),
              HasSubstr("hold per hour: 50 rounds an hour, first wager 25.00\n"),
              HasSubstr("  deviation   until ahead    to measure   hold per hour  expectation"),
              HasSubstr("   1.639253          6391        103226           42.16  -686689/")));
    words[2] = "ante_bonus=A";
    const CommandOutcome plain = analyse_grid_of(words);
    for (const char* figure : {" 6391 ", " 103226\n", " 42.16\n"})
        EXPECT_THAT(plain.out, HasSubstr(figure));
    EXPECT_THAT(grid.out, Not(HasSubstr("one in")));
}

TEST(AnalysisGrid, TextListsOutcomesBelowEachWager) {
    const CommandOutcome grid = analyse_grid_of({"three_card", "--tables", "all", "--outcomes"});
    const CommandOutcome plain =
        analyse_grid_of({"three_card", "--tables", "ante_bonus=A,pair_plus=A", "--outcomes"});
    const std::string heading = "net of pair_plus ";
    const std::size_t at = plain.out.find('\n', plain.out.find(heading)) + 1;
    std::istringstream plain_rows(plain.out.substr(at));
    std::string rows;
    for (std::string row; std::getline(plain_rows, row) && !row.empty();)
        rows += "    " + row + "\n";
    EXPECT_GE(std::count(rows.begin(), rows.end(), '\n'), 5);
    EXPECT_THAT(grid.out,
                AllOf(HasSubstr("below each wager: its net results"),
                      HasSubstr("  -128/5525\n" + rows + "ante_bonus A, pair_plus B")));
}

TEST(AnalysisGrid, NothingIsPrintedWhenTheLastTableIsInvalid) {
    const std::string path = grid_file("grid_bad.jsonl", std::string(own_line) + "\n{\n");
    const CommandOutcome outcome = analyse_grid_of({"three_card", "--pay", "pair_plus=" + path});
    EXPECT_EQ(outcome.status, exit_failed);
    EXPECT_THAT(outcome.out, IsEmpty());
    EXPECT_THAT(outcome.error, HasSubstr(path + ", line 2, for pair_plus: "));
    const CommandOutcome advice =
        run_command("advise",
                    {"three_card",
                     "--hand",
                     "Qs 6d 4h",
                     "--pay",
                     "pair_plus=" + grid_file("grid_2.jsonl", "{}\n{}\n")});
    EXPECT_EQ(advice.status, exit_failed);
}

TEST(SharedPayFiles, AreUnpackedAsTheyWerePacked) {
    const PayFileTexts texts{"12:34\n", std::nullopt, "", std::string("a\0:b", 4), std::nullopt};
    EXPECT_EQ(unpacked(packed(texts)), texts);
    EXPECT_THAT(unpacked(packed({})), IsEmpty());
}

}  // namespace
}  // namespace baize
