// Tests that errors in a question are reported before the computation starts.
#include "math/equity/question.h"

#include <gtest/gtest.h>

#include "math/equity/questions.h"

namespace baize::equity {
namespace {

using poker::Variant;

struct Words {
    Variant variant = Variant::holdem;
    std::vector<std::string> hands{};
    std::string board{};
    std::string dead{};
};

std::string error_about(const Words& words) {
    Question question{.variant = words.variant, .dead = cards_of(words.dead)};
    for (std::size_t at = 0; at < words.board.size(); at += 2)
        question.board.push_back(Card::parse(words.board.substr(at, 2)).value());
    for (const std::string& hand : words.hands)
        question.ranges.push_back(read_range(hand, question.game()).range);
    const auto error = settle_question(question, words.hands);
    return error ? error->text : "";
}

TEST(Question, ABoardHasNoneThreeFourOrFiveCards) {
    const std::vector<std::string> hands{"AsKs", "QQ"};
    EXPECT_EQ(error_about({.hands = hands, .board = "2s"}),
              "the board has 1 card; it has none, three, four or five");
    EXPECT_EQ(error_about({.hands = hands, .board = "2s3s"}),
              "the board has 2 cards; it has none, three, four or five");
    EXPECT_EQ(error_about({.hands = hands, .board = "2s3s2s"}), "the board holds a card twice");
    EXPECT_EQ(error_about({.hands = hands, .board = "2s3s4s", .dead = "3s"}),
              "3s is on the board and dead");
    EXPECT_EQ(error_about({.hands = hands, .board = "2s3s4s5s"}), "");
}

TEST(Question, ACardIsInOnePlaceOnly) {
    EXPECT_EQ(error_about({.hands = {"AsKs", "AsQh"}}), "As is in hand 1 and in hand 2");
    EXPECT_EQ(error_about({.hands = {"QQ", "AsKs", "KsQh"}}), "Ks is in hand 2 and in hand 3");
    EXPECT_EQ(error_about({.hands = {"AsKs", "QQ"}, .board = "2s3sKs"}),
              "Ks is on the board and in hand 1 (AsKs)");
    EXPECT_EQ(error_about({.hands = {"QQ", "AsKs"}, .dead = "2s3sKs"}),
              "Ks is dead and in hand 2 (AsKs)");
    EXPECT_EQ(error_about({.hands = {"QQ", "AsKs"}, .dead = "QsQhQd"}),
              "hand 1 (QQ) is empty: every combination holds a card of the board or a dead card");
}

TEST(Question, PlayersAndCardsAreLimited) {
    EXPECT_EQ(error_about({.hands = {"QQ"}}), "give at least two hands");
    EXPECT_EQ(error_about({.hands = std::vector<std::string>(12, "random")}),
              "12 hands are too many: holdem has at most 11");
    EXPECT_EQ(error_about({Variant::omaha, std::vector<std::string>(11, "AAxx")}),
              "11 hands are too many: omaha has at most 10");
    EXPECT_EQ(error_about({Variant::omaha, std::vector<std::string>(10, "AKQJ")}), "");
    EXPECT_EQ(
        error_about({Variant::omaha, std::vector<std::string>(10, "AKQJ"), "", "2s3s4s5s6s7s8s9s"}),
        "10 hands of 4, a board and 8 dead cards are 53 cards, and a deck has 52");
}

}  // namespace
}  // namespace baize::equity
