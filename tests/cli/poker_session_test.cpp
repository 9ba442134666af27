// Tests `baize play holdem` and the other poker games with scripted input.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_run.h"
#include "cli/terminal/bankroll.h"
#include "engine/poker/rules/variant.h"

namespace baize {
namespace {

using testing::HasSubstr;
using testing::Not;

class PokerSessionTest : public testing::Test {
  protected:
    PokerSessionTest()
        : folder_(std::filesystem::temp_directory_path() /
                  ("baize_poker_" + std::to_string(getpid()))) {
        std::filesystem::create_directories(folder_);
    }

    ~PokerSessionTest() override { std::filesystem::remove_all(folder_); }

    CommandOutcome play(const std::string& typed, std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), {"--seed", "5", "--plain", "--bankroll", path()});
        return run_command("play", std::move(arguments), typed);
    }

    [[nodiscard]] std::string path() const { return (folder_ / "bankroll").string(); }

    [[nodiscard]] Bankroll saved() const {
        std::ifstream stream(path());
        std::ostringstream text;
        text << stream.rdbuf();
        return parse_bankroll(text.str()).value();
    }

  private:
    std::filesystem::path folder_;
};

std::string many(const std::string& keys, int times) {
    std::string text;
    for (int i = 0; i < times; ++i)
        text += keys;
    return text;
}

TEST_F(PokerSessionTest, PlaysEveryGameToTheEnd) {
    for (const poker::VariantFacts& game : poker::variants) {
        const CommandOutcome outcome =
            play(many("d\n1\nc\nc\nc\nc\nc\nc\n", 12) + "q\n",
                 {std::string(game.name), "--seats", "4", "--limit", "fixed", "--reset"});
        EXPECT_EQ(outcome.status, 0) << game.name << outcome.error;
        EXPECT_THAT(outcome.out, HasSubstr(std::string(game.title)));
        EXPECT_THAT(outcome.out, HasSubstr("this hand"));
        EXPECT_THAT(outcome.out, HasSubstr("You leave with"));
    }
}

TEST_F(PokerSessionTest, FoldingCostsTheBlindsAndNothingElse) {
    const CommandOutcome outcome = play("d\nf\nd\nf\nd\nf\nd\nf\nq\n", {"holdem", "--seats", "2"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    const Bankroll after = saved();
    EXPECT_GE(after.rounds, 3U);
    EXPECT_LE(after.chips, first_bankroll + Money::of_cents(600));
    EXPECT_GE(after.chips, first_bankroll - Money::of_cents(200) * 4);
}

TEST_F(PokerSessionTest, InterruptedHandIsUndone) {
    const CommandOutcome outcome = play("d\nc\n", {"holdem", "--seats", "6"});
    EXPECT_THAT(outcome.out, HasSubstr("taken back"));
    EXPECT_EQ(saved().chips, first_bankroll);
}

TEST_F(PokerSessionTest, RefusesWithTheClauseAndGoesOn) {
    const CommandOutcome outcome =
        play("d\nz\nr 2.50\nr nothing\nf\nq\n", {"holdem", "--seats", "2"});
    EXPECT_THAT(outcome.out, HasSubstr("There is no key \"z\""));
    EXPECT_THAT(outcome.out, HasSubstr("(CP 6.6)"));
    EXPECT_THAT(outcome.out, HasSubstr("is no amount"));
    EXPECT_EQ(outcome.status, 0);
}

TEST_F(PokerSessionTest, NeverShowsTheOthersCards) {
    const CommandOutcome outcome = play("d\nf\nq\n", {"omaha", "--seats", "3"});
    EXPECT_THAT(outcome.out, HasSubstr(" ## ## ## ##"));
    EXPECT_THAT(outcome.out, HasSubstr("You "));
    EXPECT_THAT(outcome.out, Not(HasSubstr("You folds")));
}

// [CP 4.1] [CP 7.2.1]
TEST_F(PokerSessionTest, RefusesAnInvalidSign) {
    EXPECT_THAT(play("", {"omaha", "--seats", "11"}).error, HasSubstr("2 to 10"));
    EXPECT_THAT(play("", {"holdem", "--seats", "1"}).error, HasSubstr("2 to 11"));
    EXPECT_THAT(play("", {"holdem", "--limit", "some"}).error, HasSubstr("--limit"));
    EXPECT_THAT(play("", {"holdem", "--blinds", "2/1"}).error, HasSubstr("--blinds"));
    EXPECT_THAT(play("", {"holdem", "--commission", "11"}).error, HasSubstr("CP 7.2.1"));
    EXPECT_THAT(play("", {"holdem", "--buy-in", "1"}).error, HasSubstr("--buy-in"));
    EXPECT_THAT(play("", {"whist"}).error, HasSubstr("crazy_pineapple_hilo"));
}

// [CP 8.15.1]
TEST_F(PokerSessionTest, TakesAFlopChaseWager) {
    const CommandOutcome outcome =
        play("w\nred 5\nd\nf\nq\n", {"holdem", "--seats", "2", "--flop-chase"});
    EXPECT_THAT(outcome.out, HasSubstr("You put 5.00 on Flop Chase"));
    EXPECT_THAT(outcome.out, HasSubstr("at Flop Chase"));
    EXPECT_THAT(play("w\nred\nq\n", {"holdem", "--flop-chase"}).out, HasSubstr("Say \"red 5\""));
}

TEST_F(PokerSessionTest, SameSeedPrintsTheSameOutput) {
    const std::string typed = "d\nc\nc\nc\nc\nc\nq\n";
    const CommandOutcome first = play(typed, {"holdem", "--reset"});
    EXPECT_EQ(play(typed, {"holdem", "--reset"}).out, first.out);
}

}  // namespace
}  // namespace baize
