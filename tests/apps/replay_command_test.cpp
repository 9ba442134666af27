// `baize replay` as a person would type it.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "apps/command_run.h"
#include "apps/replay_run.h"

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

// A folder of its own for each test, gone afterwards.
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

TEST_F(ReplayCommand, AnswersEveryHandWithALine) {
    const std::string name =
        file("a.phhs",
             hand("[1]\n", "hand = 17\nfinishing_stacks = [49, 58, 73]") +
                 hand("[2]\n", "hand = 'x\"y'\nwinnings = [0, 0, 4.75]") + hand("[3]\n", "") +
                 hand("[4]\n", "finishing_stacks = [49, 58, 74]"));
    const CommandOutcome outcome = replay({name});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.error, IsEmpty());
    const std::string begin = fmt::format("{{\"file\":\"{}\",\"hand\":", name);
    const std::string game =
        R"(,"variant":"NT","game":"holdem","limit":"no_limit","stacks":[4900,5800,7300],"agrees":)";
    EXPECT_EQ(outcome.out,
              begin + "17" + game + "true}\n" + begin + R"("x\"y")" + game +
                  "true,\"commission\":25}\n" + begin + "3" + game + "null}\n" + begin + "4" +
                  game + "false,\"why\":\"p3 finishes with 73, the record says 74\"}\n");
}

TEST_F(ReplayCommand, OneBadHandDoesNotStopTheOthers) {
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

TEST_F(ReplayCommand, AFileThatIsNotThereIsNamed) {
    const std::string name = folder() + "/nothing.phh";
    const CommandOutcome outcome = replay({name, file("a.phh", hand("", ""))});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.error, fmt::format("baize replay: {}: No such file or directory\n", name));
    EXPECT_THAT(outcome.out, HasSubstr("\"hand\":1,"));
    EXPECT_THAT(replay({folder() + "/a.phh", "--to", "xml"}).error, HasSubstr("--to"));
    EXPECT_EQ(replay({}).status, 2);
}

TEST_F(ReplayCommand, AFolderStandsForTheHistoriesInside) {
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

TEST_F(ReplayCommand, TurnsOneFormatIntoTheOtherAndBack) {
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

// Many blocks on many threads, some cut where only a list goes on: the answers are the same.
TEST_F(ReplayCommand, ThreadsAndBlocksDoNotShow) {
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
