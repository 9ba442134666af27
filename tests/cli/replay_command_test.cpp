// Tests `baize replay` with arguments as a user would type them.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_run.h"
#include "cli/lines/replay_run.h"

namespace baize {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

CommandOutcome replay(std::vector<std::string> arguments, const std::string& input = "") {
    return run_command("replay", std::move(arguments), input);
}

// Each test has its own folder, which is removed afterwards.
class ReplayCommand : public testing::Test {
  protected:
    ReplayCommand() {
        const auto* const test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = std::filesystem::path(testing::TempDir()) /
                  fmt::format("baize_replay_{}", test->name());
        std::filesystem::create_directories(folder_);
    }

    ~ReplayCommand() override { std::filesystem::remove_all(folder_); }

    std::string file(const std::string& name, const std::string& text) {
        const std::filesystem::path path = folder_ / name;
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text;
        return path.string();
    }

    [[nodiscard]] std::string folder() const { return folder_.string(); }

  private:
    std::filesystem::path folder_{};
};

std::string hand(std::string_view heading, std::string_view more) {
    constexpr std::string_view text = R"({0}variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [50, 60, 70]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 6', 'p1 f', 'p2 f']
{1}
)";
    return fmt::format(text, heading, more);
}

// A hand with a pot of `pot`: each player puts in half of it, then one bets and the other folds.
// The winner receives the pot without the commission `less`.
std::string raked(int number, std::string_view table, int pot, double less) {
    constexpr std::string_view text = R"([{0}]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [500, 500]
actions = ['p2 cbr {1}', 'p1 cc', 'd db 2c3c4c', 'p1 cbr 10', 'p2 f']
table = '{2}'
finishing_stacks = [{3:.2f}, {4}]
)";
    return fmt::format(text, number, pot / 2, table, 500 + pot / 2 - less, 500 - pot / 2);
}

TEST_F(ReplayCommand, AnswersEveryHandWithALine) {
    const std::string name =
        file("a.phhs",
             hand("[1]\n", "hand = 17\nfinishing_stacks = [49, 58, 73]") +
                 hand("[2]\n", "hand = 'x\"y'\nwinnings = [0, 0, 5]") + hand("[3]\n", "") +
                 hand("[4]\n", "finishing_stacks = [49, 58, 74]"));
    const CommandOutcome outcome = replay({name});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.error, IsEmpty());
    const std::string begin = fmt::format("{{\"file\":\"{}\",\"hand\":", name);
    const std::string game =
        R"(,"variant":"NT","game":"holdem","limit":"no_limit","stacks":[4900,5800,7300],"agrees":)";
    EXPECT_EQ(outcome.out,
              begin + "17" + game + "true}\n" + begin + R"("x\"y")" + game + "true}\n" + begin +
                  "3" + game + "null}\n" + begin + "4" + game +
                  "false,\"why\":\"p3 finishes with 73, the record says 74\"}\n");
}

// A table has one sign, so that all its hands pay the same commission; another table may have
// another sign.
TEST_F(ReplayCommand, CommissionUnlikeOtherHandsOfTheTableIsADifference) {
    const std::string name =
        file("a.phhs",
             raked(1, "A", 100, 5) + raked(2, "A", 40, 2) + raked(3, "A", 40, 4) +
                 raked(4, "A", 60, 0.5) + raked(5, "A", 200, 10) + raked(6, "B", 40, 4) +
                 raked(7, "A", 80, 4) + raked(8, "B", 100, 10) + raked(9, "A", 300, 10));
    const CommandOutcome outcome = replay({name});
    EXPECT_EQ(outcome.status, 0);
    const auto line = [&](int number) {
        const std::size_t begin = outcome.out.find(fmt::format("\"hand\":{},", number));
        return outcome.out.substr(begin, outcome.out.find('\n', begin) - begin);
    };
    for (const int number : {1, 2, 5, 6, 7, 8, 9})
        EXPECT_THAT(line(number), HasSubstr("\"agrees\":true,\"commission\":")) << number;
    EXPECT_THAT(
        line(3),
        AllOf(HasSubstr("\"stacks\":[52000,48000],\"agrees\":false,\"why\":\"a commission of "
                        "4 from pots of 40: the sign of the table's other hands charges 2\"}"),
              Not(HasSubstr("true"))));
    EXPECT_THAT(line(4), HasSubstr("\"agrees\":false,\"why\":\"a commission of 0.5 from"));
    const std::string some = replay({name, "--differences", "--summary"}).out;
    EXPECT_EQ(
        some,
        fmt::format("{{\"file\":\"{0}\",{1}\n{{\"file\":\"{0}\",{2}\n", name, line(3), line(4)) +
            R"({"hands":9,"agree":7,"differ":2,"no_result":0,"unreadable":0})"
            "\n");
    EXPECT_THAT(replay({name, "--summary"}).out, HasSubstr("\"agree\":7,\"differ\":2"));
    // Tables of a second file are not compared with those of the first.
    EXPECT_THAT(replay({name, file("b.phhs", raked(1, "A", 40, 4)), "--summary"}).out,
                HasSubstr("\"agree\":8,\"differ\":2"));
}

TEST_F(ReplayCommand, AnotherCommissionOfAnEqualPotIsADifference) {
    const std::string name =
        file("a.phhs",
             raked(1, "A", 100, 5) + raked(2, "A", 100, 6) + raked(3, "A", 100, 5) +
                 raked(4, "A", 40, 2) + raked(5, "A", 100, 4.95) + raked(6, "A", 100, 0) +
                 raked(7, "B", 100, 6));
    const std::string output = replay({name, "--differences", "--summary"}).out;
    const std::string charges_five = ": the sign of the table's other hands charges 5\"";
    EXPECT_THAT(output, HasSubstr("a commission of 6 from pots of 100" + charges_five));
    EXPECT_THAT(output, HasSubstr("a commission of 4.95 from pots of 100" + charges_five));
    EXPECT_THAT(output, HasSubstr("no commission from pots of 100" + charges_five));
    EXPECT_THAT(output, HasSubstr("\"agree\":4,\"differ\":3,"));
}

// Each commission alone is one that some sign charges, and so are both of a pair, but not all four.
TEST_F(ReplayCommand, CommissionsOfUnequalPotsThatNoSignChargesAreDifferences) {
    const std::string name = file("a.phhs",
                                  raked(1, "A", 100, 1) + raked(2, "A", 102, 15) +
                                      raked(3, "A", 100, 1) + raked(4, "A", 102, 15));
    const std::string output = replay({name, "--differences", "--summary"}).out;
    EXPECT_THAT(
        output,
        AllOf(HasSubstr("\"hand\":2,"),
              HasSubstr("a commission of 15 from pots of 102: the sign of the table's other "
                        "hands charges 1\""),
              HasSubstr("\"agree\":2,\"differ\":2,")));
}

// The third hand paid nothing, although smaller pots of its table did.
TEST_F(ReplayCommand, HandWithoutCommissionBetweenHandsThatPaidIsADifference) {
    const std::string name =
        file("a.phhs",
             raked(1, "A", 40, 2) + raked(2, "A", 60, 3) + raked(3, "A", 100, 0) +
                 raked(4, "A", 80, 4) + raked(5, "B", 100, 0) + raked(6, "A", 18, 0));
    EXPECT_EQ(replay({name, "--differences", "--summary"}).out,
              fmt::format("{{\"file\":\"{}\",\"hand\":3,\"variant\":\"NT\",\"game\":\"holdem\","
                          "\"limit\":\"no_limit\",\"stacks\":[55000,45000],\"agrees\":false,"
                          "\"why\":\"no commission from pots of 100: the sign of the table's other "
                          "hands charges 4\"}}\n",
                          name) +
                  R"({"hands":6,"agree":5,"differ":1,"no_result":0,"unreadable":0})"
                  "\n");
}

// A wrong commission at the beginning of a file does not make the others wrong.
TEST_F(ReplayCommand, HandsOfAFileAreJudgedTogether) {
    const std::string name =
        file("a.phhs",
             raked(1, "A", 100, 12) + raked(2, "A", 100, 5) + raked(3, "A", 40, 2) +
                 raked(4, "A", 60, 3) + raked(5, "A", 80, 4));
    EXPECT_THAT(replay({name, "--differences", "--summary"}).out,
                AllOf(HasSubstr("\"hand\":1,"), HasSubstr("\"agree\":4,\"differ\":1,")));
}

// A commission that is stated in the file is compared in the same way.
TEST_F(ReplayCommand, StatedCommissionUnlikeOtherHandsOfTheTableIsADifference) {
    const auto stated = [](int number, int pot, double less) {
        return raked(number, "A", pot, less) + fmt::format("_baize_commission = {}\n", less);
    };
    const std::string name = file("a.phhs",
                                  raked(1, "A", 100, 5) + stated(2, 40, 2) + stated(3, 40, 4) +
                                      stated(4, 60, 0.5) + stated(5, 200, 10) + stated(6, 100, 99));
    const CommandOutcome outcome = replay({name, "--differences", "--summary"});
    EXPECT_THAT(outcome.out, HasSubstr("\"agree\":3,\"differ\":3,"));
    EXPECT_THAT(outcome.out, HasSubstr("a commission of 4 from pots of 40: the sign"));
    EXPECT_THAT(outcome.out, HasSubstr("a commission of 0.5 from pots of 60: the sign"));
    EXPECT_THAT(outcome.out, HasSubstr("the winners get 99 less, more than 15 % of the pots"));
    const CommandOutcome named = replay({name, "--rate", "5", "--strict"});
    EXPECT_EQ(named.status, 3);
    EXPECT_THAT(named.out, HasSubstr("the winners get 99 less, the sign charges 5\""));
}

// Hands written by Baize contain the rates of their sign and are not compared with other hands of
// the file.
TEST_F(ReplayCommand, HandsThatCarryTheirSignAreJudgedByIt) {
    const auto own = [](int number, int pot, double less) {
        return raked(number, "A", pot, less) + "_baize_sign = ['rate 5', 'fee 20']\n";
    };
    const std::string name = file("a.phhs",
                                  raked(1, "A", 40, 2) + raked(2, "A", 100, 5) + own(3, 40, 22) +
                                      own(4, 40, 2) + raked(5, "A", 60, 3));
    EXPECT_THAT(replay({name, "--summary"}).out, HasSubstr("\"agree\":4,\"differ\":1,"));
    EXPECT_THAT(replay({name, "--differences"}).out,
                HasSubstr("the winners get 2 less, the sign charges 22\""));
}

// [CP 7.2.1] [CP 7.7] [I-6] [I-8]
TEST_F(ReplayCommand, OptionsOfTheSignDetermineTheCommission) {
    const std::string name =
        file("a.phhs", raked(1, "A", 50, 2.5) + raked(2, "A", 100, 3) + raked(3, "A", 100, 5));
    const auto agreements = [&](std::vector<std::string> options) {
        options.push_back(name);
        const CommandOutcome outcome = replay(options);
        std::string said;
        for (std::size_t at = 0; (at = outcome.out.find("\"agrees\":", at)) != std::string::npos;
             ++at)
            said += outcome.out[at + 9];
        return said;
    };
    EXPECT_EQ(agreements({"--rate", "5", "--cap", "3"}), "ttf");
    EXPECT_EQ(agreements({"--rate", "5"}), "tft");
    EXPECT_EQ(agreements({"--rate", "5", "--unit", "1"}), "fft");
    EXPECT_EQ(agreements({"--fee", "3"}), "ftf");
    EXPECT_EQ(agreements({"--rate", "0"}), "fff");
    EXPECT_THAT(replay({name, "--rate", "5", "--cap", "3"}).out,
                HasSubstr("\"why\":\"the winners get 5 less, the sign charges 3\""));
    const std::string folded = file("c.phh", hand("", "finishing_stacks = [49, 58, 72.75]"));
    EXPECT_THAT(replay({folded, "--rate", "5"}).out,
                HasSubstr("the winners get 0.25 less, the sign charges 0"));
}

TEST_F(ReplayCommand, InvalidOptionsOfTheSignAreRefused) {
    const std::string name = file("a.phh", hand("", ""));
    for (const char* rate : {"101", "10.01", "1.99", "0.01"}) {
        const CommandOutcome refused = replay({name, "--rate", rate});
        EXPECT_EQ(refused.status, 2) << rate;
        EXPECT_THAT(refused.error, HasSubstr("must be 2 to 10 per cent (CP 7.2.1), or 0")) << rate;
    }
    for (const char* rate : {"0", "2", "10"})
        EXPECT_EQ(replay({name, "--rate", rate}).status, 0) << rate;
    EXPECT_EQ(replay({name, "--rate", "-1"}).status, 2);
    EXPECT_EQ(replay({name, "--rate", "5x"}).status, 2);
    EXPECT_EQ(replay({name, "--rate", "5", "--unit", "0"}).status, 2);
    const CommandOutcome alone = replay({name, "--cap", "3"});
    EXPECT_EQ(alone.status, 2);
    EXPECT_THAT(alone.error, HasSubstr("--rate"));
}

TEST_F(ReplayCommand, StrictExitsWithThreeWhenHandsDiffer) {
    const std::string good = file("a.phh", hand("", "finishing_stacks = [49, 58, 73]"));
    const std::string other = file("b.phh", hand("", "finishing_stacks = [0, 58, 73]"));
    const std::string bad = file("c.phh", hand("", "day = 'x'"));
    EXPECT_EQ(replay({good, other}).status, 0);
    EXPECT_EQ(replay({good, "--strict"}).status, 0);
    EXPECT_EQ(replay({good, other, "--strict"}).status, 3);
    EXPECT_EQ(replay({other, bad, "--strict"}).status, 1);
}

TEST_F(ReplayCommand, InvalidHandDoesNotStopTheOthers) {
    const std::string name =
        file("a.phhs", hand("[1]\n", "") + hand("[2]\n", "day = 'x'") + hand("[3]\n", ""));
    const CommandOutcome outcome = replay({name});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.out,
                HasSubstr("\"hand\":2,\"line\":16,\"error\":\"day: must be a whole number\"}\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\"hand\":3,\"variant\""));
    EXPECT_EQ(
        outcome.error,
        fmt::format("baize replay: {}: hand 2, line 16, day: must be a whole number\n", name));
}

TEST_F(ReplayCommand, MissingFileIsReportedByName) {
    const std::string name = folder() + "/nothing.phh";
    const CommandOutcome outcome = replay({name, file("a.phh", hand("", ""))});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.error, fmt::format("baize replay: {}: No such file or directory\n", name));
    EXPECT_THAT(outcome.out, HasSubstr("\"hand\":1,"));
    EXPECT_THAT(replay({folder() + "/a.phh", "--to", "xml"}).error, HasSubstr("--to"));
    EXPECT_EQ(replay({}).status, 2);
}

TEST_F(ReplayCommand, FolderIsSearchedForHistories) {
    file("b/2.phh", hand("", "hand = 2"));
    file("b/1.phh", hand("", "hand = 1"));
    file("a.ohh", "");
    file("notes.txt", "not a history");
    const CommandOutcome outcome = replay({folder()});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_LT(outcome.out.find("\"hand\":1,"), outcome.out.find("\"hand\":2,"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("notes")));
}

TEST_F(ReplayCommand, ReadsStandardInput) {
    EXPECT_THAT(replay({"-"}, hand("", "")).out, StartsWith("{\"file\":\"-\",\"hand\":1,"));
}

TEST_F(ReplayCommand, CountsTheHands) {
    const std::string name = file("a.phhs",
                                  hand("[1]\n", "finishing_stacks = [49, 58, 73]") +
                                      hand("[2]\n", "finishing_stacks = [0, 58, 73]") +
                                      hand("[3]\n", "") + hand("[4]\n", "day = 0"));
    const std::string counts = R"({"hands":4,"agree":1,"differ":1,"no_result":1,"unreadable":1})"
                               "\n";
    EXPECT_EQ(replay({name, "--summary"}).out, counts);
    const std::string some = replay({name, "--summary", "--differences"}).out;
    EXPECT_THAT(some, AllOf(HasSubstr("\"hand\":2,"), HasSubstr("\"hand\":4,"), HasSubstr(counts)));
    EXPECT_THAT(some, AllOf(Not(HasSubstr("\"hand\":1,")), Not(HasSubstr("\"hand\":3,"))));
}

TEST_F(ReplayCommand, ConvertsOneFormatIntoTheOtherAndBack) {
    const std::string name =
        file("a.phhs", hand("[1]\n", "hand = 17\n_note = 'kept'") + hand("[2]\n", "level = 3"));
    const CommandOutcome ohh = replay({name, "--to", "ohh"});
    EXPECT_EQ(ohh.status, 0) << ohh.error;
    EXPECT_THAT(ohh.out, StartsWith("{\"ohh\":{"));
    const CommandOutcome phh = replay({file("a.ohh", ohh.out), "--to", "phh"});
    EXPECT_EQ(phh.status, 0) << phh.error;
    EXPECT_EQ(phh.out, replay({name, "--to", "phh"}).out);
    EXPECT_THAT(phh.out, AllOf(StartsWith("[1]\n"), HasSubstr("\n\n[2]\n"), HasSubstr("'kept'")));
    const std::string alone = file("b.phh", hand("", ""));
    EXPECT_THAT(replay({alone, "--to", "phh"}).out, StartsWith("variant = 'NT'\n"));
    EXPECT_THAT(replay({alone, alone, "--to", "phh"}).out, HasSubstr("\n\n[2]\nvariant"));
}

// The output does not depend on the number of threads or on the size of blocks, even where a block
// ends within a list.
TEST_F(ReplayCommand, OutputIsIndependentOfThreadsAndBlocks) {
    std::string text;
    for (int i = 1; i <= 300; ++i) {
        text +=
            hand(fmt::format("[{}]\n", i), i % 7 == 0 ? "_list = [\n[1],\n[2]\n]" : "level = 1");
    }
    text.replace(text.find("min_bet", text.size() / 2), 7, "min-bet");
    ReplayJob job{.files = {file("a.phhs", text), file("b.phhs", text)}};
    const auto run = [&job] {
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream error;
        Console console{in, out, error};
        const ReplayCounts counts = run_replay(job, console);
        EXPECT_EQ(counts.hands(), 600U);
        EXPECT_EQ(counts.unreadable, 2U);
        return out.str() + error.str();
    };
    const std::string whole = run();
    for (const unsigned threads : {1U, 3U}) {
        for (const std::size_t block_size : {700U, 1111U, 5000U}) {
            job.threads = threads;
            job.block_size = block_size;
            EXPECT_EQ(run(), whole) << threads << ' ' << block_size;
        }
    }
    job.prints = ReplayPrints::phh;
    const std::string converted = run();
    job.block_size = std::size_t{1} << 20U;
    EXPECT_EQ(run(), converted);
}

}  // namespace
}  // namespace baize
