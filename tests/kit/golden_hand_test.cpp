// Tests that the reader of golden hands finds errors: a check that cannot fail proves nothing.
#include "kit/golden_hand.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace baize::kit {
namespace {

using Lines = std::vector<std::string>;

// Returns the difference in the last line, after lines that the engine accepts; "" if it agrees
// too.
std::string hand_difference(const Lines& lines) {
    const GoldenRound hand{.file = "x", .name = "x", .first_line = 1, .lines = lines};
    std::string text = run_golden_hand(hand);
    if (text.empty()) return text;
    const std::string last = "x:" + std::to_string(lines.size()) + ": " + lines.back();
    return text.rfind(last + "\n    ", 0) == 0 ? text.substr(last.size() + 5) : text;
}

Lines head() {
    return {"game holdem",
            "limit no_limit",
            "blinds 1 2",
            "commission 5%",
            "stacks 30 100 100",
            "button 3",
            "cards 1: As Ad; 2: Ks Kd; 3: Qs Qd",
            "board 3c 8d 9h Ts 4s"};
}

Lines operator+(Lines lines, const Lines& more) {
    lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}

const Lines& blinds() {
    static const Lines lines{"seat 1 posts 1", "seat 2 posts 2"};
    return lines;
}

// Plays to the middle of the first betting round, reads the given lines, and stops there.
std::string in_play(const Lines& lines) {
    return hand_difference(head() + blinds() + Lines{"seat 3 raises to 30"} + lines);
}

std::string in_play_then_stop(const std::string& line) {
    const std::string text =
        run_golden_hand({.file = "x",
                         .name = "x",
                         .first_line = 1,
                         .lines = head() + blinds() + Lines{"seat 3 raises to 30", line, "stop"}});
    return text.empty() ? text : text.substr(text.find("\n    ") + 5);
}

// Returns a whole hand with two pots and commission from both.
Lines to_the_end() {
    return head() + blinds() +
           Lines{"seat 3 raises to 30",
                 "seat 1 calls 29, all in",
                 "seat 2 calls 28",
                 "drop slide 4",
                 "flop 3c 8d 9h",
                 "seat 2 bets 30",
                 "seat 3 calls 30",
                 "drop slide 3",
                 "turn Ts",
                 "seat 2 checks",
                 "seat 3 checks",
                 "river 4s",
                 "seat 2 checks",
                 "seat 3 checks",
                 "seat 1 shows As Ad",
                 "seat 2 shows Ks Kd",
                 "seat 3 mucks",
                 "commission 4 CP 7.2.1",
                 "seat 1 wins 86 CP 8.20.4(a)",
                 "commission 3 from side pot 1 CP 7.2.1",
                 "seat 2 wins 57 of side pot 1 CP 8.20.4(a)"};
}

TEST(GoldenHandReader, AcceptsAWholeHand) {
    EXPECT_EQ(hand_difference(to_the_end()), "");
    EXPECT_EQ(hand_difference(to_the_end() + Lines{"stacks 86 97 40", "house 7", "phase over"}),
              "");
}

TEST(GoldenHandReader, ReportsThePlaceAndTheDifference) {
    const GoldenRound hand{.file = "x.hand",
                           .name = "wrong",
                           .first_line = 7,
                           .lines = head() + Lines{"# a comment", "seat 1 posts 2"}};
    EXPECT_EQ(run_golden_hand(hand),
              "x.hand:16: seat 1 posts 2\n    happened: seat 1 posts 1 CP 8.9.2");
}

TEST(GoldenHandReader, EveryEventNeedsALine) {
    const Lines whole = to_the_end();
    // If any event line is left out, the next line is reported.
    for (std::size_t i = head().size(); i < whole.size(); ++i) {
        Lines lines = whole;
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_NE(run_golden_hand({.file = "x", .name = "x", .first_line = 1, .lines = lines}), "")
            << whole[i];
    }
    EXPECT_EQ(hand_difference(head() + blinds() + Lines{"seat 3 raises to 30"}),
              "the hand is not over");
    EXPECT_EQ(hand_difference(head() + Lines{"seat 1 posts 1"}),
              "not told: seat 2 posts 2 CP 8.9.2");
}

TEST(GoldenHandReader, EveryWordOfALineIsCompared) {
    const Lines whole = to_the_end();
    // Any changed digit is found, in amounts, seats, cards and clauses alike.
    for (std::size_t i = head().size(); i < whole.size(); ++i) {
        for (std::size_t c = 0; c < whole[i].size(); ++c) {
            if (std::isdigit(static_cast<unsigned char>(whole[i][c])) == 0) continue;
            Lines lines = whole;
            lines[i][c] = whole[i][c] == '7' ? '6' : '7';
            EXPECT_NE(run_golden_hand({.file = "x", .name = "x", .first_line = 1, .lines = lines}),
                      "")
                << lines[i];
        }
    }
}

TEST(GoldenHandReader, OnlyTheUsualClauseMayBeOmitted) {
    EXPECT_EQ(in_play_then_stop("seat 1 folds"), "");
    EXPECT_EQ(in_play_then_stop("seat 1 folds CP 8.2.3"), "");
    EXPECT_EQ(in_play_then_stop("seat 1 folds CP 8.2.4"), "happened: seat 1 folds CP 8.2.3");
    EXPECT_EQ(in_play_then_stop("seat 1 runs out of time"),
              "happened: seat 1 runs out of time CP 6.15");
    EXPECT_EQ(in_play_then_stop("seat 1 calls 29"), "happened: seat 1 calls 29, all in CP 6.16.1");
    EXPECT_EQ(
        in_play({"seat 1 folds", "seat 2 folds", "uncalled 28 back to seat 3", "seat 3 wins 5"}),
        "happened: seat 3 wins 5 CP 8.17.3(a)");
}

TEST(GoldenHandReader, RefusalStopsTheHand) {
    EXPECT_EQ(in_play({"seat 1 checks"}), "refused: bet_to_answer CP 1.1");
    EXPECT_EQ(in_play({"seat 2 folds"}), "refused: not_your_turn CP 8.17.3");
    EXPECT_EQ(in_play({"seat 3 wins 5 CP 8.17.3(a)"}),
              "nobody does that, and it did not happen: wins");
    EXPECT_EQ(in_play({"push"}), "refused: not_now CP 8.17.3");
    EXPECT_EQ(hand_difference({"game holdem",
                               "limit no_limit",
                               "blinds 1 2",
                               "stacks 100",
                               "button 1",
                               "seat 1 posts 1"}),
              "refused to deal: too_few_players CP 8.4");
}

TEST(GoldenHandReader, ARefusalIsComparedWhole) {
    EXPECT_EQ(in_play_then_stop("refuse seat 1 checks -> bet_to_answer CP 1.1"), "");
    EXPECT_EQ(in_play_then_stop("refuse seat 1 checks -> not_now CP 1.1"),
              "refused with bet_to_answer CP 1.1");
    EXPECT_EQ(in_play_then_stop("refuse seat 1 checks -> bet_to_answer CP 1.2"),
              "refused with bet_to_answer CP 1.1");
    EXPECT_EQ(in_play_then_stop("refuse seat 1 folds -> not_now CP 1.1"), "was accepted");
    EXPECT_EQ(in_play_then_stop("refuse seat 1 pushes 29 -> not_now CP 1.1"),
              "counted as: call CP 6.16.1");
    EXPECT_EQ(hand_difference(head() + Lines{"refuse to deal -> card_twice CP 3.1"}),
              "was accepted");
}

TEST(GoldenHandReader, EveryCheckCanFail) {
    EXPECT_EQ(in_play_then_stop("offers 1: fold | call 29"), "");
    EXPECT_EQ(in_play_then_stop("offers 1: fold | call 28"), "offers 1: fold | call 29");
    EXPECT_EQ(in_play_then_stop("stacks 29 98 70"), "");
    EXPECT_EQ(in_play_then_stop("stacks 29 98 71"), "stacks 29 98 70");
    EXPECT_EQ(in_play_then_stop("phase betting"), "");
    EXPECT_EQ(in_play_then_stop("phase betting, seat 1 to act"), "");
    EXPECT_EQ(in_play_then_stop("phase betting, seat 2 to act"), "phase betting, seat 1 to act");
    EXPECT_EQ(in_play_then_stop("phase over"), "phase betting");
    EXPECT_EQ(in_play_then_stop("house 0"), "");
    EXPECT_EQ(in_play_then_stop("house 1"), "house 0");
    const Lines end = to_the_end();
    EXPECT_EQ(hand_difference(end + Lines{"pots 90 for 1 2 3; 60 for 2 3"}), "");
    EXPECT_EQ(hand_difference(end + Lines{"pots 90 for 1 2 3; 60 for 1 2 3"}),
              "pots 90 for 1 2 3; 60 for 2 3");
    EXPECT_EQ(hand_difference(end + Lines{"pots 90 for 1 2 3"}), "pots 90 for 1 2 3; 60 for 2 3");
    EXPECT_EQ(hand_difference(end + Lines{"offers nothing"}), "");
}

TEST(GoldenHandReader, ChipsAndWordsAreComparedByWhatTheyCountAs) {
    EXPECT_EQ(in_play_then_stop("seat 1 pushes 20 -> call, 9 missing, or fold CP 6.17"), "");
    EXPECT_EQ(in_play_then_stop("seat 1 pushes 20 -> call, 9 missing CP 6.17"),
              "counted as: call, 9 missing, or fold CP 6.17");
    EXPECT_EQ(in_play_then_stop("seat 2 says \"call\" -> call, 28 missing, waits CP 6.18.1"), "");
    EXPECT_EQ(in_play_then_stop("seat 2 says \"call\" -> call, 28 missing CP 6.18"),
              "counted as: call, 28 missing, waits CP 6.18.1");
    EXPECT_EQ(in_play_then_stop("seat 1 pushes 29"), "expected ->");
    EXPECT_EQ(in_play_then_stop("seat 1 says \"maybe\" -> call CP 6.18"), "not understood: maybe");
}

TEST(GoldenHandReader, RefusesWordsItDoesNotKnow) {
    EXPECT_EQ(hand_difference({"game whist"}), "no such game");
    EXPECT_EQ(hand_difference({"limit sky"}), "no such limit");
    EXPECT_EQ(hand_difference({"setting loud"}), "not understood: loud");
    EXPECT_EQ(hand_difference({"stacks 100 1o0"}), "not an amount: 1o0");
    EXPECT_EQ(hand_difference({"stacks 1.5"}), "not an amount: 1.5");
    EXPECT_EQ(hand_difference({"button 12"}), "no such seat: 12");
    EXPECT_EQ(hand_difference({"button 0"}), "no such seat: 0");
    EXPECT_EQ(hand_difference({"cards 1: As Ad Ac"}), "too many cards");
    EXPECT_EQ(hand_difference({"commission 5% of everything"}), "not understood: of");
    EXPECT_EQ(hand_difference({"wager 1: green 5"}), "no such colour: green");
    EXPECT_EQ(hand_difference(head() + Lines{"board As 8d 9h Ts 4s", "seat 1 posts 1"}),
              "twice in the deck: As");
    EXPECT_EQ(in_play({"seat 1 dances"}), "nobody does that, and it did not happen: dances");
    EXPECT_EQ(in_play({"offers 1: fold | call 29", "dance"}),
              "nobody does that, and it did not happen: dance");
}

}  // namespace
}  // namespace baize::kit
