// Tests that the reader of golden rounds finds errors: a check that cannot fail proves nothing.
#include "kit/golden_round.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace baize::kit {
namespace {

// Returns the difference in the last line, after lines that the engine accepts; "" if it agrees
// too.
std::string round_difference(std::vector<std::string> lines) {
    const GoldenRound round{.file = "x", .name = "x", .first_line = 1, .lines = std::move(lines)};
    std::string text = run_golden_round(round);
    if (text.empty()) return text;
    const std::string last = "x:" + std::to_string(round.lines.size()) + ": " + round.lines.back();
    return text.rfind(last + "\n    ", 0) == 0 ? text.substr(last.size() + 5) : text;
}

// Returns a settled round: the dealer does not qualify, the Ante wins and Play is returned.
std::string after_settling(const std::string& line) {
    return round_difference({"game three_card",
                             "box 1: ante 10.00",
                             "ready",
                             "deal 1: Kh 9d 4c; dealer: Js 4d 2h",
                             "announce",
                             "act 1: play 10.00",
                             "reveal",
                             "settle",
                             line});
}

std::string before_dealing(const std::string& line) {
    return round_difference({"game three_card", "box 1: ante 10.00", line});
}

TEST(GoldenRoundReader, ReportsThePlaceAndTheDifference) {
    GoldenRound round{.file = "x.round", .name = "wrong", .first_line = 7, .lines = {}};
    round.lines = {"# name: wrong", "game three_card", "phase showdown"};
    EXPECT_EQ(run_golden_round(round), "x.round:9: phase showdown\n    is betting");
}

TEST(GoldenRoundReader, EveryCheckOfASettledRoundCanFail) {
    EXPECT_EQ(after_settling("result 1: ante win 10.00 pays 10.00 TCP 5.6.1(a)"), "");
    EXPECT_EQ(after_settling("result 1: ante win 10.00 pays 20.00 TCP 5.6.1(a)"),
              "settled ante win 10.00 pays 10.00 TCP 5.6.1(a)");
    EXPECT_EQ(after_settling("result 1: ante win 10.00 pays 10.00 TCP 5.6.1(b)"),
              "settled ante win 10.00 pays 10.00 TCP 5.6.1(a)");
    EXPECT_EQ(after_settling("result 2: ante win 10.00 pays 10.00 TCP 5.6.1(a)"),
              "settled nothing more");
    EXPECT_EQ(after_settling("net 1: 10.00"), "");
    EXPECT_EQ(after_settling("net 1: 20.00"), "net is 10.00");
    EXPECT_EQ(after_settling("nothing 2"), "");
    EXPECT_EQ(after_settling("nothing 1"), "settled ante win 10.00 pays 10.00 TCP 5.6.1(a)");
    EXPECT_EQ(after_settling("view 2 of dealer: Js 4d 2h"), "");
    EXPECT_EQ(after_settling("view 2 of dealer: Js 4d ?"), "sees Js 4d 2h");
    EXPECT_EQ(after_settling("phase over"), "");
    EXPECT_EQ(after_settling("next round"), "");
    EXPECT_EQ(after_settling("next round -> round_not_over TCP 5.10"), "was accepted");
}

TEST(GoldenRoundReader, EveryCheckBeforeTheDealCanFail) {
    EXPECT_EQ(before_dealing("offers 1: nothing"), "");
    EXPECT_EQ(before_dealing("offers 1: play 10.00 | fold"), "offered nothing");
    EXPECT_EQ(before_dealing("view 2 of 1: hidden"), "");
    EXPECT_EQ(before_dealing("view 2 of 1: Kh 9d 4c"), "sees hidden");
    EXPECT_EQ(before_dealing("claim 1: return TCP 5.5"), "");
    EXPECT_EQ(before_dealing("claim 1: win royal_flush"), "claims return TCP 5.5");
    EXPECT_EQ(before_dealing("refuse box 2 by 2: play 10.00 -> no_such_wager TCP 5.5"), "");
    EXPECT_EQ(before_dealing("refuse box 2 by 2: play 10.00 -> area_taken TCP 5.5"),
              "refused with no_such_wager TCP 5.5");
    EXPECT_EQ(before_dealing("refuse box 2 by 2: ante 5.00 -> area_taken TCP 5.5"), "was accepted");
    EXPECT_EQ(before_dealing("next round -> not_now TCP 5.5"), "refused with not_now TCP 5.10");
}

TEST(GoldenRoundReader, ARulingIsCompared) {
    const std::vector<std::string> dealt{
        "game three_card", "box 1: ante 10.00", "ready", "deal 1: Kh 9d 4c; dealer: Js 4d 2h"};
    const auto after_dealing = [&](const std::string& line) {
        std::vector<std::string> lines = dealt;
        lines.push_back(line);
        return round_difference(lines);
    };
    EXPECT_EQ(after_dealing("report card_exposed at 1 count 2 -> misdeal TCP 9.2"), "");
    EXPECT_EQ(after_dealing("report card_exposed at 1 count 2 -> play_on TCP 9.2"),
              "ruled misdeal TCP 9.2");
    EXPECT_EQ(after_dealing("report card_exposed at 1 count 2"), "expected ->");
    EXPECT_EQ(after_dealing("answer deck_count: complete -> play_on TCP 9.2"),
              "refused: not_asked TCP 5.10");
}

TEST(GoldenRoundReader, RefusalStopsTheRound) {
    EXPECT_EQ(before_dealing("settle"), "refused: not_now TCP 5.10");
    EXPECT_EQ(before_dealing("next round"), "no next round: not_now");
}

TEST(GoldenRoundReader, RefusesWordsItDoesNotKnow) {
    EXPECT_EQ(round_difference({"box 1: ante 5.00"}), "the round must begin with `game NAME`");
    EXPECT_EQ(round_difference({"game whist"}), "no such game");
    EXPECT_EQ(before_dealing("dance"), "not understood: dance");
    EXPECT_EQ(before_dealing("setting loud"), "not understood: loud");
    EXPECT_EQ(before_dealing("limits least 5.00"), "not understood: least");
    EXPECT_EQ(before_dealing("table pair_plus Z"), "no such pay table");
    EXPECT_EQ(before_dealing("box 2: antes 5.00"), "no such wager: antes");
    EXPECT_EQ(before_dealing("box 2: ante 5"), "not an amount: 5");
    EXPECT_EQ(before_dealing("box 12: ante 5.00"), "no such box");
    EXPECT_EQ(before_dealing("no more bets please"), "not understood: please");
    EXPECT_EQ(before_dealing("phase"), "the line ends too soon");
}

}  // namespace
}  // namespace baize::kit
