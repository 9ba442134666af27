// Tests `baize advise` with arguments as a user would type them.
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_run.h"

namespace baize {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

CommandOutcome advised(std::vector<std::string> words) {
    return run_command("advise", std::move(words));
}

TEST(AdviseCommand, JsonHasEveryOptionOfTheGame) {
    const CommandOutcome answer = advised({"three_card", "--hand", "Qs 6d 4h", "--json"});
    EXPECT_EQ(answer.status, 0);
    EXPECT_THAT(answer.error, IsEmpty());
    EXPECT_EQ(
        answer.out,
        R"x({"game":"three_card","tables":{"ante_bonus":"A","pair_plus":"A"},)x"
        R"x("hand":["Qs","6d","4h"],"board":[],"dealer":[],"known":[],"made":[],)x"
        R"x("deals":"18424","best":"play","options":[)x"
        R"x({"option":"fold","decision":"fold","stake":0,"exact":"-1/1","ev":-1,)x"
        R"x("loss_exact":"61/9212","loss":0.0066217976552323055,"best":false,)x"
        R"x("clause":"TCP 7.5.2(a)(i)"},)x"
        R"x({"option":"play","decision":"play","wager":"play","stake":1,"exact":"-9151/9212",)x"
        R"x("ev":-0.9933782023447677,"loss_exact":"0/1","loss":0,"best":true,)x"
        R"x("clause":"TCP 7.5.2(c)(i)"}]})x"
        "\n");
}

TEST(AdviseCommand, TextMarksTheBestOption) {
    const CommandOutcome answer =
        advised({"ultimate_holdem", "--hand", "KsQd", "--board", "Kd,2c,3c", "--known", "Kh"});
    EXPECT_EQ(answer.status, 0) << answer.error;
    EXPECT_THAT(answer.out,
                AllOf(StartsWith("Ultimate Texas Hold'em: Ks Qd, "
                                 "board Kd 2c 3c, out of play Kh\n"),
                      HasSubstr("tables trips 1\n"),
                      HasSubstr("check                0"),
                      HasSubstr("play_2x              2"),
                      HasSubstr("UTH 3.36(b)"),
                      HasSubstr("later decisions are the best")));
    EXPECT_EQ(answer.out.find("best  "), answer.out.rfind("best  "));
    const CommandOutcome river = advised(
        {"ultimate_holdem", "--hand", "Ks Qd", "--board", "Kd 2c 3c 4c 9h", "--dealer", "2d"});
    EXPECT_THAT(river.out,
                AllOf(HasSubstr("fold"),
                      HasSubstr("play_1x"),
                      HasSubstr("dealer 2d"),
                      Not(HasSubstr("later decisions"))));
}

TEST(AdviseCommand, TablesAndSettingsChangeTheExpectation) {
    // The two tables pay a different Ante Bonus for three of a kind.
    const auto worth = [](const std::string& tables) {
        return advised({"three_card", "--hand", "Qs Qd Qh", "--tables", tables, "--json"}).out;
    };
    EXPECT_NE(worth("ante_bonus=A").substr(60), worth("ante_bonus=B").substr(60));
    const std::vector<std::string> river{
        "ultimate_holdem", "--hand", "7s 2d", "--board", "Kd Qc 9c 4c 3h", "--json"};
    std::vector<std::string> common = river;
    common.insert(common.end(), {"--set", "uth.blind_loses_to_unqualified_dealer=true"});
    const CommandOutcome answer = advised(common);
    EXPECT_EQ(answer.status, 0) << answer.error;
    EXPECT_THAT(answer.out,
                HasSubstr(R"("settings":{"uth.blind_loses_to_unqualified_dealer":true},)"));
    const auto options = [](const std::string& text) { return text.substr(text.find("options")); };
    EXPECT_NE(options(answer.out), options(advised(river).out));
}

TEST(AdviseCommand, WagersAlreadyMadeAreGivenByMade) {
    const CommandOutcome answer = advised(
        {"crown_holdem", "--hand", "9h 8h", "--board", "Th 2h Kc 5s", "--made", "turn", "--json"});
    EXPECT_EQ(answer.status, 0) << answer.error;
    EXPECT_THAT(answer.out,
                AllOf(HasSubstr(R"("made":["turn"])"),
                      HasSubstr(R"("option":"check","decision":"check","stake":0,)"
                                R"("exact":"-50441/45540")")));
}

TEST(AdviseCommand, InvalidArgumentsAreRefusedWithOptionAndReason) {
    const auto refused = [](const std::vector<std::string>& words, const std::string& because) {
        const CommandOutcome answer = advised(words);
        EXPECT_EQ(answer.status, exit_usage);
        EXPECT_THAT(answer.out, IsEmpty());
        EXPECT_THAT(answer.error, HasSubstr(because));
    };
    refused({"three_card", "--hand", "Qs 6d"}, "--hand: a hand at three_card has 3 cards, not 2");
    refused({"three_card", "--hand", "Qs 6d 6d"}, "--hand: 6d is listed twice");
    refused({"three_card", "--hand", "Qs 6d 4h", "--known", "Qs"},
            "--known: Qs is in --hand already");
    refused({"three_card", "--hand", "Qs 6d 10h"}, "\"10h\" is not a card");
    refused({"three_card", "--hand", "Qs 6d xx"}, "\"xx\" is not a card; cards read like As");
    refused({"three_card", "--hand", "Qs 6d 4h", "--board", "2c 3c 4c"},
            "--board: decisions at three_card are taken with "
            "no cards on it, not 3");
    refused({"ultimate_holdem", "--hand", "Qs 6d", "--board", "2c 3c 4c 5c"},
            "--board: decisions at ultimate_holdem are taken "
            "with no cards, 3 cards or 5 cards on "
            "it, not 4");
    refused({"crown_holdem", "--hand", "Qs 6d", "--board", "2c 3c 4c 5c 6c"}, "or 4 cards on it");
    refused({"caribbean_stud", "--hand", "Qs 6d 4h 3h 2h"}, "--dealer: at caribbean_stud");
    refused({"ultimate_holdem", "--hand", "Qs 6d", "--dealer", "2c 3c 4c"},
            "--dealer: the dealer at ultimate_holdem has 2 "
            "cards, not 3");
    refused({"crown_holdem", "--hand", "Qs 6d", "--made", "turn"}, "--made: no turn wager can");
    refused({"crown_holdem", "--hand", "Qs 6d", "--made", "luck"}, "there is no wager \"luck\"");
    refused({"flop_chase", "--hand", "Qs"},
            "there is no game \"flop_chase\"; choose "
            "among");
    refused({"three_card"}, "--hand is required");
    refused({"three_card", "--hand", "Qs 6d 4h", "--tables", "pair_plus=Z"}, "choose among");
    std::string most;
    for (const char rank : std::string("23456789TJK")) {
        for (const char suit : std::string("cdhs"))
            most += std::string{rank, suit};
    }
    refused({"three_card", "--hand", "As Ad Ac", "--known", most + "AhQcQd"},
            "--known: with 47 cards known, too few cards are left to deal");
}

TEST(AdviseCommand, HelpExplainsHowToDescribeASituation) {
    const CommandOutcome help = advised({"--help"});
    EXPECT_EQ(help.status, 0);
    for (const char* const word : {"--board", "--dealer", "--known", "--made turn", "Examples"})
        EXPECT_THAT(help.out, HasSubstr(word));
}

}  // namespace
}  // namespace baize
