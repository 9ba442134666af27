// Tests `baize play` with scripted input: its output, its refusals, and the bankroll file
// afterwards. A practice seed always deals the same cards.
#include <array>
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

namespace baize {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class PlaySession : public testing::Test {
  protected:
    PlaySession() {
        const auto* const test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = std::filesystem::temp_directory_path() /
                  (std::string("baize_play_") + test->name() + "_" + std::to_string(getpid()));
        std::filesystem::create_directories(folder_);
        path_ = (folder_ / "bankroll").string();
    }

    ~PlaySession() override { std::filesystem::remove_all(folder_); }

    CommandOutcome play(const std::string& typed, std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), {"--bankroll", path_});
        return run_command("play", std::move(arguments), typed);
    }

    [[nodiscard]] std::string file() const {
        std::ifstream stream(path_);
        std::ostringstream text;
        text << stream.rdbuf();
        return text.str();
    }

    [[nodiscard]] Bankroll saved() const { return parse_bankroll(file()).value(); }

    void start_with(Money chips) {
        std::ofstream stream(path_);
        stream << bankroll_text({.chips = chips});
    }

    [[nodiscard]] const std::string& path() const { return path_; }

  private:
    std::filesystem::path folder_{};
    std::string path_{};
};

// [TCP 5.6.1(a)] [TCP 5.8.4] [TCP 5.7.2]
TEST_F(PlaySession, RoundIsDealtDecidedSettledAndSaved) {
    const CommandOutcome outcome = play("a 10\np 5\nd\np\n2\nq\n", {"three_card", "--seed", "7"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("PRACTICE: the cards come from seed 7"),
                      HasSubstr("|###||###||###|"),
                      HasSubstr("| 3d|| 2c|| 8c|  eight high"),
                      HasSubstr("p  Play 10.00"),
                      HasSubstr("ten high, does not qualify"),
                      HasSubstr("+10.00   TCP 5.6.1(a)"),
                      HasSubstr("void, returned             0.00   TCP 5.8.4"),
                      HasSubstr("-5.00   TCP 5.7.2"),
                      HasSubstr("In all +5.00, bankroll 1,005.00"),
                      HasSubstr("Play is void and returned when the Dealer does not qualify"),
                      HasSubstr("You leave with 1,005.00 (+5.00 in 1 round)")));
    EXPECT_EQ(saved().chips, Money::of_cents(100'500));
    EXPECT_EQ(saved().rounds, 1U);
}

TEST_F(PlaySession, DealersCardsAreHiddenUntilTheDecision) {
    const CommandOutcome outcome = play("a 10\nd\n", {"three_card", "--seed", "7"});
    EXPECT_THAT(outcome.out, HasSubstr("| 3d|| 2c|| 8c|"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("9h")));
}

TEST_F(PlaySession, EnterRepeatsTheLastWagersAndDeals) {
    play("a 10\np 5\nd\np\nq\n", {"three_card", "--seed", "7"});
    const CommandOutcome again = play("\nf\nq\n", {"three_card", "--seed", "7"});
    EXPECT_THAT(again.out,
                AllOf(HasSubstr("On table   Ante 10.00  Pair Plus 5.00"),
                      HasSubstr("In all -15.00, bankroll 990.00")));
    EXPECT_EQ(saved().rounds, 2U);
}

// Seed 2 deals a pair of sixes. [I-9]
TEST_F(PlaySession, FullFoldThatGivesUpAPayingPairPlusNeedsConfirmation) {
    const CommandOutcome refused =
        play("a 10\np 5\nd\nf\nn\na\nq\n", {"three_card", "--seed", "2"});
    EXPECT_THAT(refused.out,
                AllOf(HasSubstr("Your Pair Plus wins with this hand"),
                      HasSubstr("You have not folded."),
                      HasSubstr("In all -5.00")));
    const CommandOutcome sure = play("\nf\ny\nq\n", {"three_card", "--seed", "2"});
    EXPECT_THAT(sure.out, HasSubstr("In all -15.00"));
    const CommandOutcome nothing = play("\nf\nq\n", {"three_card", "--seed", "7"});
    EXPECT_THAT(nothing.out, Not(HasSubstr("wins with this hand")));
}

TEST_F(PlaySession, EndOfInputDuringARoundUndoesTheRound) {
    play("q\n", {"three_card"});
    const std::string before = file();
    const CommandOutcome outcome = play("a 100\nd\n", {"three_card", "--seed", "7"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("interrupted and is taken back"),
                      HasSubstr("the bankroll is 1,000.00"),
                      HasSubstr("(0.00 in 0 rounds)")));
    EXPECT_EQ(file(), before);
}

TEST_F(PlaySession, EndOfInputAtAnyPointKeepsTheBankrollOfAnUnfinishedRound) {
    const std::vector<std::string> typed{"a 10\n", "t 5\n", "d\n", "c\n", "c\n", "1\n"};
    std::string script;
    for (std::size_t i = 0; i < typed.size(); ++i) {
        const CommandOutcome outcome = play(script, {"ultimate_holdem", "--seed", "3", "--reset"});
        EXPECT_EQ(saved().chips, first_bankroll) << "after " << script;
        EXPECT_EQ(outcome.status, 0);
        script += typed[i];
    }
    play(script, {"ultimate_holdem", "--seed", "3", "--reset"});
    EXPECT_EQ(saved().rounds, 1U) << "the last decision ends the round";
}

TEST_F(PlaySession, InvalidKeysAndAmountsAreReportedAndChangeNothing) {
    const CommandOutcome outcome =
        play("z\na ten\na 1\nw\na 501\na 10\nd\nz\n7\n\nf\n0\nq\n", {"three_card", "--seed", "7"});
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("Unknown key \"z\"."),
                      HasSubstr("\"ten\" is no amount"),
                      HasSubstr("Refused: the stake is below the table minimum (TCP 6.2.1;"),
                      HasSubstr("(TCP 6.2.2;"),
                      HasSubstr("There is no key \"7\" here"),
                      HasSubstr("There is no key \"Enter\" here"),
                      HasSubstr("You leave with 990.00 (-10.00 in 1 round)")));
}

TEST_F(PlaySession, DealingWithoutAWagerIsRefused) {
    const CommandOutcome outcome = play("d\n\nr\nq\n", {"three_card"});
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("There is no wager on the table yet"),
                      HasSubstr("There are no wagers to repeat yet")));
    EXPECT_EQ(saved().rounds, 0U);
}

// [I-57]
TEST_F(PlaySession, StakesNeedCoverForTheSecondWager) {
    start_with(Money::of_cents(3'000));
    const CommandOutcome stud = play("a 10.01\na 10\nq\n", {"caribbean_stud"});
    EXPECT_THAT(stud.out,
                HasSubstr("that takes 10.01 now and 20.02 to stay in, and the bankroll holds "
                          "30.00 (I-57"));
    EXPECT_THAT(stud.out, HasSubstr("bankroll 20.00"));
    const CommandOutcome three = play("a 15\nq\n", {"three_card"});
    EXPECT_THAT(three.out, Not(HasSubstr("Refused")));
    const CommandOutcome ultimate = play("a 10.01\na 10\nq\n", {"ultimate_holdem"});
    EXPECT_THAT(ultimate.out, HasSubstr("that takes 20.02 now and 10.01 to stay in"));
    const CommandOutcome crown = play("a 10.01\nq\n", {"crown_holdem"});
    EXPECT_THAT(crown.out, HasSubstr("that takes 10.01 now and 20.02 to stay in"));
    const CommandOutcome pair_plus = play("p 30\nq\n", {"three_card"});
    EXPECT_THAT(pair_plus.out, Not(HasSubstr("Refused")));
    const CommandOutcome too_much = play("p 30.01\nq\n", {"three_card"});
    EXPECT_THAT(too_much.out, HasSubstr("that takes 30.01 now, and the bankroll holds 30.00"));
}

// A raise that the bankroll cannot pay is shown but refused; a smaller raise and a check remain.
TEST_F(PlaySession, RaiseAboveTheBankrollIsRefused) {
    start_with(Money::of_cents(5'500));
    const CommandOutcome outcome = play("a 10\nd\n4\n3\nq\n", {"ultimate_holdem", "--seed", "3"});
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("4  Play 40.00 (more than the bankroll holds)"),
                      HasSubstr("40.00 is more than the 35.00 left"),
                      HasSubstr("Play                    30.00")));
    EXPECT_EQ(saved().rounds, 1U);
}

// [UTH 3.13] [UTH 3.18]
TEST_F(PlaySession, BlindFollowsTheAnteAndTripsNeedsBoth) {
    const CommandOutcome outcome =
        play("t\na 10\nt 5\na 20\nd\n", {"ultimate_holdem", "--seed", "3"});
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("(UTH 3.18;"),
                      HasSubstr("On table   Ante 20.00  Blind 20.00  Trips 5.00")));
}

// [CH 3.32]
TEST_F(PlaySession, AnteCannotBeTakenBackWhileAnotherWagerNeedsIt) {
    const CommandOutcome outcome = play("a 10\np 5\na 0\nq\n", {"crown_holdem", "--seed", "3"});
    EXPECT_THAT(outcome.out, HasSubstr("(CH 3.32;"));
    EXPECT_THAT(play("a 10\np 5\nc\nd\nq\n", {"crown_holdem"}).out,
                HasSubstr("There is no wager on the table yet"));
}

// [CH 3.27]
TEST_F(PlaySession, DealerPokerExtraWithoutAnyAnteIsReturned) {
    const CommandOutcome outcome = play("x 5\nd\nq\n", {"crown_holdem", "--seed", "3"});
    EXPECT_THAT(outcome.out, AllOf(HasSubstr("CH 3.27"), HasSubstr("In all 0.00")));
    EXPECT_EQ(saved().chips, first_bankroll);
}

TEST_F(PlaySession, EveryGamePlaysToTheEnd) {
    const std::array<std::array<const char*, 2>, 5> scripts{{{"three_card", "p\n"},
                                                             {"caribbean_stud", "b\n"},
                                                             {"wild_aruba", "b\n"},
                                                             {"ultimate_holdem", "c\nc\nf\n"},
                                                             {"crown_holdem", "w\nc\nw\n"}}};
    for (const auto& [game, decisions] : scripts) {
        std::string typed = "a 10\nd\n" + std::string(decisions);
        for (int round = 0; round < 30; ++round)
            typed += "\n" + std::string(decisions);
        const CommandOutcome outcome =
            play(typed + "q\n", {game, "--seed", "11", "--reset", "--min", "1"});
        EXPECT_EQ(outcome.status, 0) << game;
        EXPECT_EQ(saved().rounds, 31U) << game;
        EXPECT_THAT(outcome.out, HasSubstr("in 31 rounds)")) << game;
        EXPECT_THAT(outcome.out, Not(HasSubstr("(no clause)"))) << game;
    }
}

TEST_F(PlaySession, CardsAreRandomWithoutASeed) {
    const CommandOutcome once = play("a 10\nd\np\nq\n", {"three_card", "--reset"});
    EXPECT_THAT(once.out, Not(HasSubstr("PRACTICE")));
    const CommandOutcome twice = play("a 10\nd\np\na 10\nd\np\nq\n", {"three_card", "--reset"});
    EXPECT_EQ(twice.out.find(once.out), std::string::npos);
}

TEST_F(PlaySession, MenuIsShownWithoutAGame) {
    const CommandOutcome outcome = play("9\n2\nq\n", {});
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("Which game?"),
                      HasSubstr("5  Crown Hold'em"),
                      HasSubstr("f  Omaha"),
                      HasSubstr("Type the number or letter of a game, or q."),
                      HasSubstr("Caribbean Stud   bankroll 1,000.00")));
    EXPECT_EQ(play("", {}).status, 0);
}

// [CS 9.2.3] [CS 9.3.2]
TEST_F(PlaySession, JackpotWagerRaisesTheLocalMeterForGood) {
    const CommandOutcome outcome =
        play("j\na 10\nj\nd\nf\nq\n", {"caribbean_stud", "--seed", "7", "--jackpot"});
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("jackpot meter 10,000.00"),
                      HasSubstr("Refused:"),
                      HasSubstr("Jackpot 1.00"),
                      HasSubstr("I-49"),
                      HasSubstr("In all -11.00")));
    const SavedJackpot jackpot = saved().jackpots.at("caribbean_stud");
    EXPECT_EQ(jackpot.amounts.at(0), Fraction(100'003'406, 100))
        << "34.06 % of the dollar, to the fraction of a cent";
    EXPECT_THAT(play("q\n", {"caribbean_stud", "--jackpot"}).out,
                HasSubstr("jackpot meter 10,000.34"));
    // A table without the jackpot leaves the meter alone and does not repeat the wager.
    const CommandOutcome without = play("\nf\nq\n", {"caribbean_stud", "--seed", "7"});
    EXPECT_THAT(without.out, HasSubstr("In all -10.00"));
    EXPECT_EQ(saved().jackpots.at("caribbean_stud"), jackpot);
}

TEST_F(PlaySession, InvalidArgumentsAreRefused) {
    const auto refused = [&](std::vector<std::string> line, const char* because) {
        const CommandOutcome outcome = play("", std::move(line));
        EXPECT_EQ(outcome.status, exit_usage);
        EXPECT_THAT(outcome.error, HasSubstr(because));
        EXPECT_FALSE(std::filesystem::exists(path())) << "nothing is begun";
    };
    refused({"roulette"}, "choose among three_card");
    refused({"three_card", "--jackpot"}, "Three Card Poker has no jackpot");
    refused({"three_card", "--min", "much"}, "--min");
    refused({"three_card", "--min", "10", "--max", "5"}, "--max");
    refused({"three_card", "--max", "1000001"}, "--max");
    refused({"three_card", "--tables", "pair_plus=Z"}, "pair_plus=A");
    refused({"three_card", "--boxes", "2"}, "--boxes");
}

TEST_F(PlaySession, FailedWriteKeepsTheOldBankroll) {
    play("q\n", {"three_card"});
    const std::string before = file();
    std::filesystem::create_directories(path() +
                                        ".new");  // blocks the temporary file of the next write
    const CommandOutcome outcome = play("a 10\nd\np\nq\n", {"three_card", "--seed", "7"});
    EXPECT_EQ(outcome.status, exit_failed);
    EXPECT_THAT(outcome.out, AllOf(HasSubstr("could not be written"), HasSubstr("taken back")));
    EXPECT_EQ(file(), before);
}

TEST_F(PlaySession, DamagedBankrollIsNeitherUsedNorOverwritten) {
    start_with(Money::of_cents(500));
    std::string text = file();
    text.resize(text.size() - 4);  // the end is missing
    std::ofstream(path()) << text;
    const CommandOutcome outcome = play("q\n", {"three_card"});
    EXPECT_EQ(outcome.status, exit_failed);
    EXPECT_THAT(outcome.error, HasSubstr("is no bankroll; --reset"));
    EXPECT_EQ(file(), text);
    EXPECT_EQ(play("q\n", {"three_card", "--reset"}).status, 0);
    EXPECT_EQ(saved(), Bankroll{});
}

TEST_F(PlaySession, TwoProcessesCannotUseOneBankroll) {
    std::string error_text;
    const auto held = BankrollFile::open(path(), false, error_text);
    ASSERT_NE(held, nullptr) << error_text;
    const CommandOutcome outcome = play("a 10\nd\np\nq\n", {"three_card"});
    EXPECT_EQ(outcome.status, exit_failed);
    EXPECT_THAT(outcome.error, HasSubstr("in use at another table"));
}

TEST_F(PlaySession, HelpTellsAboutTheBankrollAndPractice) {
    const CommandOutcome help = play("", {"--help"});
    for (const char* const word : {"XDG_STATE_HOME", "I-57", "--seed", "Ctrl-C", "NO_COLOR"}) {
        EXPECT_THAT(help.out, HasSubstr(word));
    }
}

}  // namespace
}  // namespace baize
