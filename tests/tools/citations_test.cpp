#include "tools/citations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace baize::tools {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// "clause @ where", which reads better in a failure than three fields.
std::vector<std::string> summary(const std::vector<Citation>& citations) {
    std::vector<std::string> lines;
    lines.reserve(citations.size());
    for (const Citation& citation : citations) {
        lines.push_back(citation.clause + " @ " + citation.where);
    }
    return lines;
}

TEST(CitationsInCode, LiteralsAndBracketedCommentsBothCount) {
    EXPECT_THAT(summary(citations_in_code("src/a.cpp",
                                          "x = 1;  // [TCP 3.1] [I-4]\n"
                                          "pay(\"CS 5.1\"_clause, \"CS 5.2\"_clause);\n")),
                ElementsAre("TCP 3.1 @ src/a.cpp:1",
                            "I-4 @ src/a.cpp:1",
                            "CS 5.1 @ src/a.cpp:2",
                            "CS 5.2 @ src/a.cpp:2"));
}

TEST(CitationsInCode, OtherBracketsAndCommentedLiteralsDoNotCount) {
    EXPECT_THAT(summary(citations_in_code("src/a.cpp",
                                          "a[i] = b[CS 1];\n"
                                          "// [see I-4] [[nodiscard]] [I-] \"CS 5.1\"_clause\n"
                                          "\"_clause\n"
                                          "Clause operator\"\"_clause();\n")),
                IsEmpty());
}

TEST(CitationsInTests, BelongToTheTestBelow) {
    EXPECT_THAT(summary(citations_in_test("// [TCP 3.1] [I-4]\n"
                                          "// Because the book says so. [TCP 3.2]\n"
                                          "TEST(Deck, HasNoJoker) {}\n"
                                          "// [CS 3.1]\n"
                                          "TEST_P(Deck,\n"
                                          "       IsComplete) {}\n"
                                          "// [CH 2.2]\n"
                                          "RC_GTEST_PROP(Deck, KeepsCards, (int seed)) {}\n")),
                ElementsAre("TCP 3.1 @ Deck.HasNoJoker",
                            "I-4 @ Deck.HasNoJoker",
                            "TCP 3.2 @ Deck.HasNoJoker",
                            "CS 3.1 @ Deck.IsComplete",
                            "CH 2.2 @ Deck.KeepsCards"));
}

TEST(CitationsInTests, ApartFromATestAreKeptOnlyForTheirSpelling) {
    EXPECT_THAT(summary(citations_in_test("// [TCP 3.1]\n"
                                          "\n"
                                          "TEST(Deck, HasNoJoker) {\n"
                                          "    check();  // [CS 3.1]\n"
                                          "}\n"
                                          "TEST(Deck, IsComplete) {}\n")),
                ElementsAre("TCP 3.1 @ ", "CS 3.1 @ "));
}

TEST(CitationsInRounds, AFileOfOneRoundIsNamedByItsPath) {
    EXPECT_THAT(summary(citations_in_rounds("rounds/three_card/ante.round",
                                            "# name:    ante wins\n"
                                            "# clauses: TCP 5.6.1(a), TCP 5.8.4\n"
                                            "# clauses: I-47\n"
                                            "act play\n")),
                ElementsAre("TCP 5.6.1(a) @ rounds/three_card/ante.round",
                            "TCP 5.8.4 @ rounds/three_card/ante.round",
                            "I-47 @ rounds/three_card/ante.round"));
}

TEST(CitationsInRounds, GoldenAreRoundsAndHands) {
    EXPECT_TRUE(is_golden("tests/rounds/three_card/wagers.round"));
    EXPECT_TRUE(is_golden("tests/rounds/poker/blinds.hand"));
    EXPECT_FALSE(is_golden("tests/rounds/poker/blinds.hand.cpp"));
    EXPECT_FALSE(is_golden("tests/games/poker/raise_test.cpp"));
}

TEST(CitationsInRounds, SeveralRoundsInAFileKeepTheirOwnNames) {
    const std::vector<Citation> citations = citations_in_rounds(
        "rounds/a.round", "# name: one\n# clauses: CS 1\n# name: two\n# clauses: CS 2\n");
    EXPECT_THAT(summary(citations),
                ElementsAre("CS 1 @ rounds/a.round: one", "CS 2 @ rounds/a.round: two"));
    EXPECT_EQ(citations[1].line, 4U);
}

}  // namespace
}  // namespace baize::tools
