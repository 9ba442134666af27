#include "tools/citations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/places.h"

namespace baize::tools {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Returns each citation as "clause @ where", which is easier to read in a failure than three
// fields.
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

// Returns each citation of a test with what the test proves, such as "TCP 3.1 @ Deck.HasNoJoker
// id". Citations that are kept only for their spelling are left out.
std::vector<std::string> proofs(std::string_view path, std::string_view text) {
    Helpers helpers;
    const auto add = path.ends_with(".py") ? add_helpers_python : add_helpers;
    while (add(text, helpers)) {
    }
    std::vector<std::string> lines;
    for (const Citation& citation : citations_in_test(path, text, helpers)) {
        if (citation.where.empty()) continue;
        lines.push_back(citation.clause + " @ " + citation.where +
                        (citation.counts ? "" : " nothing") + (citation.names_id ? " id" : "") +
                        (citation.by_result ? " result" : ""));
    }
    return lines;
}

TEST(CitationsInTests, BelongToTheTestBelow) {
    EXPECT_THAT(proofs("tests/a_test.cpp",
                       "// [TCP 3.1] [I-4]\n"
                       "// Because the book says so. [TCP 3.2]\n"
                       "TEST(Deck, HasNoJoker) { EXPECT_TRUE(a); }\n"
                       "// [CS 3.1]\n"
                       "TEST_P(Deck,\n"
                       "       IsComplete) { ASSERT_TRUE(b); }\n"
                       "// [CH 2.2]\n"
                       "RC_GTEST_PROP(Deck, KeepsCards, (int seed)) { RC_ASSERT(seed); }\n"),
                ElementsAre("TCP 3.1 @ Deck.HasNoJoker",
                            "I-4 @ Deck.HasNoJoker",
                            "TCP 3.2 @ Deck.HasNoJoker",
                            "CS 3.1 @ Deck.IsComplete",
                            "CH 2.2 @ Deck.KeepsCards"));
}

TEST(CitationsInTests, OutsideATestAreKeptOnlyForTheirSpelling) {
    const std::string_view text =
        "// [TCP 3.1]\n"
        "\n"
        "TEST(Deck, HasNoJoker) {\n"
        "    check();  // [CS 3.1]\n"
        "}\n"
        "TEST(Deck, IsComplete) {}\n";
    EXPECT_THAT(summary(citations_in_test("tests/a_test.cpp", text, {})),
                ElementsAre("TCP 3.1 @ ", "CS 3.1 @ "));
}

TEST(CitationsInTests, NameTheIdOnlyWhereTheBodyComparesWithIt) {
    EXPECT_THAT(proofs("tests/a_test.cpp",
                       "// [TCP 5.6] [TCP 5.6.1] [TCP 5.7] [TCP 5.8 by result]\n"
                       "TEST(Ante, Wins) {\n"
                       "    // \"TCP 5.7\"_clause is only talked about.\n"
                       "    EXPECT_EQ(why, \"TCP 5.6.1\"_clause);\n"
                       "}\n"),
                ElementsAre("TCP 5.6 @ Ante.Wins",
                            "TCP 5.6.1 @ Ante.Wins id",
                            "TCP 5.7 @ Ante.Wins",
                            "TCP 5.8 @ Ante.Wins result"));
    EXPECT_THAT(proofs("tests/a_test.cpp",
                       "// [TCP 5.6]\n"
                       "TEST(Ante, IsAnswered) {\n"
                       "    EXPECT_EQ(answer, R\"({\"clause\":\"TCP 5.6\"})\");\n"
                       "}\n"),
                ElementsAre("TCP 5.6 @ Ante.IsAnswered id"));
}

// An id that the test only sets up or passes as an argument is not an expected answer.
TEST(CitationsInTests, DoNotNameTheIdWhereItIsOnlySetUp) {
    EXPECT_THAT(proofs("tests/a_test.cpp",
                       "// [CS 5.1] [CS 5.2] [CS 5.3] [CS 5.4] [CS 5.5]\n"
                       "TEST(Ante, IsTold) {\n"
                       "    const std::string line = \"ante CS 5.1\";\n"
                       "    const auto told = phrase(line);\n"
                       "    const auto other = phrase(\"ante CS 5.2\");\n"
                       "    game.note(\"CS 5.3\"_clause);\n"
                       "    EXPECT_EQ(std::string(told), std::string(other));\n"
                       "    EXPECT_EQ(phrase(\"CS 5.4\").size(), 4);\n"
                       "    EXPECT_EQ(phrase(game), \"by CS 5.5\");\n"
                       "}\n"),
                ElementsAre("CS 5.1 @ Ante.IsTold",
                            "CS 5.2 @ Ante.IsTold",
                            "CS 5.3 @ Ante.IsTold",
                            "CS 5.4 @ Ante.IsTold",
                            "CS 5.5 @ Ante.IsTold id"));
}

TEST(CitationsInTests, NameTheIdWhereAnExpectationComparesWithAValueWrittenDownBefore) {
    EXPECT_THAT(proofs("tests/a_test.cpp",
                       "void expect_refused(Clause clause) { EXPECT_EQ(clause, why); }\n"
                       "// [CS 5.1] [CS 5.2] [CS 5.3] [CS 5.4] [CS 5.5] [CS 5.6]\n"
                       "TEST(Ante, IsRefused) {\n"
                       "    const std::vector<Case> cases{{1, \"CS 5.1\"_clause}};\n"
                       "    for (const Case& one : cases) EXPECT_EQ(act(one), one.clause);\n"
                       "    for (const auto& [book, id] : {Pair{1, \"CS 5.2\"}})\n"
                       "        EXPECT_EQ(act(book), id);\n"
                       "    const Clause why = \"CS 5.3\"_clause;\n"
                       "    ASSERT_EQ(act(3), why);\n"
                       "    const auto lost = [&](Clause id) { EXPECT_EQ(act(4), id); };\n"
                       "    lost(\"CS 5.4\"_clause);\n"
                       "    expect_refused(\"CS 5.5\"_clause);\n"
                       "    EXPECT_THAT(all(), Contains(\"CS 5.6\"));\n"
                       "}\n"),
                ElementsAre("CS 5.1 @ Ante.IsRefused id",
                            "CS 5.2 @ Ante.IsRefused id",
                            "CS 5.3 @ Ante.IsRefused id",
                            "CS 5.4 @ Ante.IsRefused id",
                            "CS 5.5 @ Ante.IsRefused id",
                            "CS 5.6 @ Ante.IsRefused id"));
}

TEST(CitationsInTests, DoNotCountWhenTheTestIsDisabledSkippedOrEmpty) {
    EXPECT_THAT(proofs("tests/a_test.cpp",
                       "// [CS 1]\n"
                       "TEST(Deck, DISABLED_IsComplete) { EXPECT_TRUE(a); }\n"
                       "// [CS 2]\n"
                       "TEST(Deck, IsSkipped) { GTEST_SKIP(); EXPECT_TRUE(a); }\n"
                       "// [CS 3]\n"
                       "TEST(Deck, IsEmpty) { look(); /* EXPECT_TRUE(a) */ }\n"
                       "// [CS 4]\n"
                       "TEST(Deck, IsProved) { EXPECT_TRUE(a); }\n"
                       "// [CS 5]\n"
                       "TEST(Deck, MayBeSkipped) { EXPECT_TRUE(a); if (b) GTEST_SKIP() << c; }\n"
                       "class Shoe : public testing::Test {\n"
                       "    void SetUp() override { if (b) GTEST_SKIP(); }\n"
                       "};\n"
                       "// [CS 6]\n"
                       "TEST_F(Shoe, IsSkippedByItsFixture) { EXPECT_TRUE(a); }\n"),
                ElementsAre("CS 1 @ Deck.DISABLED_IsComplete nothing",
                            "CS 2 @ Deck.IsSkipped nothing",
                            "CS 3 @ Deck.IsEmpty nothing",
                            "CS 4 @ Deck.IsProved",
                            "CS 5 @ Deck.MayBeSkipped nothing",
                            "CS 6 @ Shoe.IsSkippedByItsFixture nothing"));
}

TEST(CitationsInTests, DoNotCountWhenAFunctionThatTheTestCallsOrABaseOfItsFixtureMaySkip) {
    EXPECT_THAT(proofs("tests/a_test.cpp",
                       "void need_deck() { if (!deck) GTEST_SKIP(); }\n"
                       "void need_all() { need_deck(); need_shoe(); }\n"
                       "// [CS 1]\n"
                       "TEST(Deck, IsSkippedByAHelper) { need_all(); EXPECT_TRUE(a); }\n"
                       "class Shoe : public testing::Test {\n"
                       "    void SetUp() override { need_all(); }\n"
                       "};\n"
                       "class FullShoe : public Shoe {};\n"
                       "// [CS 2]\n"
                       "TEST_F(FullShoe, IsSkippedByABaseOfItsFixture) { EXPECT_TRUE(a); }\n"
                       "class Rack : public testing::Test {};\n"
                       "// [CS 3]\n"
                       "TEST_F(Rack, IsProved) { look(); EXPECT_TRUE(a); }\n"),
                ElementsAre("CS 1 @ Deck.IsSkippedByAHelper nothing",
                            "CS 2 @ FullShoe.IsSkippedByABaseOfItsFixture nothing",
                            "CS 3 @ Rack.IsProved"));
    EXPECT_THAT(proofs("tests/cli/house_test.py",
                       "def need_openssl(test):\n"
                       "    if not found:\n"
                       "        test.skipTest(\"none\")\n"
                       "class House(unittest.TestCase):\n"
                       "    # [CS 1]\n"
                       "    def test_one(self):\n"
                       "        need_openssl(self)\n"
                       "        self.assertTrue(a)\n"
                       "    # [CS 2]\n"
                       "    def test_two(self):\n"
                       "        self.assertTrue(a)\n"),
                ElementsAre("CS 1 @ cli/house_test.py: test_one nothing",
                            "CS 2 @ cli/house_test.py: test_two"));
}

// Tests that are not compiled, and tests whose expectations are never reached.
TEST(CitationsInTests, DoNotCountWhereTheTestIsNotCompiledOrItsExpectationsAreNotReached) {
    for (const char* const text :
         {"#if 0\n// [CS 5.1]\nTEST(A, B) { EXPECT_EQ(1, f()); }\n#endif\n",
          "#if 0\n#if X\n#endif\n// [CS 5.1]\nTEST(A, B) { EXPECT_EQ(1, f()); }\n"
          "#endif\n",
          "/*\n// [CS 5.1]\nTEST(A, B) { EXPECT_EQ(1, f()); }\n*/\nTEST(A, C) {}\n",
          "const char* s = R\"(\n// [CS 5.1]\nTEST(A, B) { EXPECT_EQ(1, f()); }\n)\";\n",
          "// [CS 5.1]\nTEST(A, MAYBE(B)) { EXPECT_EQ(1, f()); }\n",
          "#define MAYBE DISABLED_B\n// [CS 5.1]\nTEST(A, MAYBE) { EXPECT_EQ(1, f()); }\n",
          "#ifdef NEVER\n// [CS 5.1]\nTEST(A, B) { EXPECT_EQ(1, f()); }\n#endif\n",
          "// [CS 5.1]\nTEST(A, B) { if (true) return; EXPECT_EQ(1, f()); }\n",
          "// [CS 5.1]\nTEST(A, B) { return; EXPECT_EQ(1, f()); }\n",
          "// [CS 5.1]\nTEST(A, B) { if (false) EXPECT_EQ(1, f()); }\n",
          "// [CS 5.1]\nTEST(A, B) { puts(\"EXPECT_EQ(\"); }\n",
          "// [CS 5.1]\nTEST(A, B) { EXPECT_TRUE(true); }\n",
          "// [CS 5.1]\nTEST(A, B) { f(); EXPECT_EQ(\"CS 5.1\", \"CS 5.1\"); }\n",
          "// [CS 5.1]\nTEST(A, B) { f(); EXPECT_EQ(\"CS 5.1\"_clause, \"CS 5.1\"_clause); }\n",
          "// [CS 5.1]\nTEST(A, B) { f(); EXPECT_GT(2U, 0x1); }\n",
          "// [CS 5.1]\nTEST(A, B) { SUCCEED(); }\n"}) {
        for (const std::string& line : proofs("tests/house/casino/a_test.cpp", text))
            EXPECT_THAT(line, testing::HasSubstr(" nothing")) << text;
    }
    for (const char* const text :
         {"#if 0\nx\n#endif\n// [CS 5.1]\nTEST(A, B) { EXPECT_EQ(1, f()); }\n",
          "// [CS 5.1]\nTEST(A, B) { if (x) return; EXPECT_EQ(1, f()); }\n",
          "// [CS 5.1]\nTEST(A, B) { EXPECT_EQ(1, 1); EXPECT_TRUE(f()); }\n",
          "// [CS 5.1]\nTEST(A, B) { if (f()) FAIL() << \"why\"; }\n",
          "// [CS 5.1]\nTEST(A, B) { for (;;) { return; } EXPECT_EQ(1, f()); }\n"}) {
        EXPECT_THAT(proofs("tests/house/casino/a_test.cpp", text), ElementsAre("CS 5.1 @ A.B"))
            << text;
    }
}

TEST(CitationsInTests, PythonTestsDoNotCountIfUnittestDoesNotRunThem) {
    for (const char* const text :
         {"class A(Base):\n    # [CS 5.1]\n    @unittest.expectedFailure\n    def test_a(self):\n"
          "        self.assertEqual(1, f())\n",
          "class Base(TestCase):\n    def setUp(self):\n        self.skipTest('x')\n\n\n"
          "class A(Base):\n    # [CS 5.1]\n    def test_a(self):\n        self.assertEqual(1, "
          "f())\n",
          "class A:\n    # [CS 5.1]\n    def test_a(self):\n        self.assertEqual(1, f())\n",
          "# [CS 5.1]\ndef test_a():\n    assert f()\n",
          "class A(TestCase):\n    # [CS 5.1]\n    def test_a(self):\n        self.assertEqual(1, "
          "f())\n\n"
          "    def test_a(self):\n        self.assertEqual(1, g())\n",
          "class A(TestCase):\n    # [CS 5.1]\n    def test_a(self):\n        return\n"
          "        self.assertEqual(1, f())\n",
          "class A(TestCase):\n    # [CS 5.1]\n    def test_a(self): return; self.assertEqual(1, "
          "f())\n",
          "class A(TestCase):\n    # [CS 5.1]\n    def test_a(self):\n        if False:\n"
          "            self.assertEqual(1, f())\n",
          "class A(TestCase):\n    # [CS 5.1]\n    def test_a(self):\n        print('assert "
          "')\n"}) {
        for (const std::string& line : proofs("tests/cli/a_test.py", text))
            EXPECT_THAT(line, testing::HasSubstr(" nothing")) << text;
    }
}

TEST(CitationsInTests, BrowserTestsDoNotCountInAFileThatSkips) {
    for (const char* const text : {"// [CS 5.1]\ntest('a', async ({ page }, info) => { "
                                   "info.skip(); expect(f()).toBe(2); });\n",
                                   "test.beforeEach(() => { test.skip(); });\n// [CS "
                                   "5.1]\ntest('a', () => { expect(f()).toBe(2); });\n",
                                   "test.describe('b', () => {\n  test.skip(x);\n  // [CS 5.1]\n  "
                                   "test('a', () => { expect(f()).toBe(2); });\n"
                                   "});\n",
                                   "// [CS 5.1]\ntest.skip('a', () => { expect(f()).toBe(2); });\n",
                                   "test.describe.skip('b', () => {\n  // [CS 5.1]\n  test('a', () "
                                   "=> { expect(f()).toBe(2); });\n});\n",
                                   "// [CS 5.1]\ntest('a', () => { const x = 'expect'; });\n"}) {
        for (const std::string& line : proofs("web/e2e/a.spec.ts", text))
            EXPECT_THAT(line, testing::HasSubstr(" nothing")) << text;
    }
}

TEST(CitationsInTests, CountWhenAFunctionThatTheTestCallsAsserts) {
    EXPECT_THAT(proofs("tests/a_test.cpp",
                       "void expect_none(int n) { EXPECT_EQ(n, 0); }\n"
                       "void look() { if (n > 0) { expect_none(n); } }\n"
                       "void only_looks() { n = 0; }\n"
                       "// [CS 1]\n"
                       "TEST(Deck, Checks) { look(); }\n"
                       "// [CS 2]\n"
                       "TEST(Deck, Looks) { only_looks(); }\n"),
                ElementsAre("CS 1 @ Deck.Checks", "CS 2 @ Deck.Looks nothing"));
}

TEST(CitationsInTests, PythonIsReadToo) {
    EXPECT_THAT(proofs("tests/cli/house_test.py",
                       "class House(unittest.TestCase):\n"
                       "    # [CS 1] [CS 2]\n"
                       "    def test_a_seat(self):\n"
                       "        self.assertEqual(answer[\"clause\"], \"CS 1\")\n"
                       "\n"
                       "    # [CS 3]\n"
                       "    @unittest.skip(\"later\")\n"
                       "    def test_another(self):\n"
                       "        self.assertTrue(a)\n"
                       "    # [CS 4]\n"
                       "    def test_nothing(self):\n"
                       "        pass\n"
                       "    # [CS 5]\n"
                       "    def test_through_a_helper(self):\n"
                       "        self.check(floor)\n"
                       "    def check(self, floor):\n"
                       "        self.assertEqual(floor, [])\n"),
                ElementsAre("CS 1 @ cli/house_test.py: test_a_seat id",
                            "CS 2 @ cli/house_test.py: test_a_seat",
                            "CS 3 @ cli/house_test.py: test_another nothing",
                            "CS 4 @ cli/house_test.py: test_nothing nothing",
                            "CS 5 @ cli/house_test.py: test_through_a_helper"));
}

TEST(CitationsInTests, PythonTestsDoNotCountIfTheTestOrItsClassMaySkip) {
    EXPECT_THAT(proofs("tests/cli/house_test.py",
                       "class House(unittest.TestCase):\n"
                       "    # [CS 1]\n"
                       "    def test_one(self):\n"
                       "        if not found:\n"
                       "            self.skipTest(\"none\")\n"
                       "        self.assertTrue(a)\n"
                       "@unittest.skipUnless(found, \"none\")\n"
                       "class Other(unittest.TestCase):\n"
                       "    # [CS 2]\n"
                       "    def test_two(self):\n"
                       "        self.assertTrue(a)\n"
                       "class Third(unittest.TestCase):\n"
                       "    def setUp(self):\n"
                       "        raise unittest.SkipTest(\"none\")\n"
                       "    # [CS 3]\n"
                       "    def test_three(self):\n"
                       "        self.assertTrue(a)\n"
                       "class Fourth(unittest.TestCase):\n"
                       "    # [CS 4]\n"
                       "    def test_four(self):\n"
                       "        self.assertTrue(a)\n"),
                ElementsAre("CS 1 @ cli/house_test.py: test_one nothing",
                            "CS 2 @ cli/house_test.py: test_two nothing",
                            "CS 3 @ cli/house_test.py: test_three nothing",
                            "CS 4 @ cli/house_test.py: test_four"));
}

TEST(CitationsInTests, PythonTestsCountOnlyIfAnAssertionNamesTheClause) {
    EXPECT_THAT(proofs("tests/cli/house_test.py",
                       "class Floor:\n"
                       "    def expect(self, answer, by, /, **fields):\n"
                       "        self.expected[by] = answer\n"
                       "    def by_rank(self, clause, /, **fields):\n"
                       "        self.expect(f\"rank_too_low {clause}\", 1, **fields)\n"
                       "class House(unittest.TestCase):\n"
                       "    # [CS 1] [CS 2] [CS 3] [CS 4] [CS 5]\n"
                       "    def test_a_seat(self):\n"
                       "        floor.expect(\"not_now CS 1\", 2, words=\"CS 2\")\n"
                       "        floor.by_rank(\"CS 3\", words=\"why\")\n"
                       "        for clause, seat in ((\"CS 4\", 1), (\"CS 4\", 2)):\n"
                       "            floor.expect(f\"not_now {clause}\", seat)\n"
                       "        floor.give(\"CS 5\")  # and not CS 2\n"
                       "        self.assertEqual(self.told(floor), [])\n"),
                ElementsAre("CS 1 @ cli/house_test.py: test_a_seat id",
                            "CS 2 @ cli/house_test.py: test_a_seat",
                            "CS 3 @ cli/house_test.py: test_a_seat id",
                            "CS 4 @ cli/house_test.py: test_a_seat id",
                            "CS 5 @ cli/house_test.py: test_a_seat"));
}

TEST(CitationsInTests, ScriptsOfTheBrowserAreReadToo) {
    EXPECT_THAT(proofs("web/e2e/jackpot.spec.ts",
                       "// [CS 1]\n"
                       "test('the meter (and more) is shown', async ({ guest }) => {\n"
                       "  await expect(page.getByText('CS 1')).toBeVisible();\n"
                       "});\n"
                       "// [CS 3]\n"
                       "test('nothing', async () => {});\n"
                       "// [CS 5]\n"
                       "test('pressed', async () => {\n"
                       "  await page.getByText('CS 5').click();\n"
                       "  await expect(page).toHaveTitle('Baize');\n"
                       "});\n"),
                ElementsAre("CS 1 @ web/e2e/jackpot.spec.ts: the meter (and more) is shown id",
                            "CS 3 @ web/e2e/jackpot.spec.ts: nothing nothing",
                            "CS 5 @ web/e2e/jackpot.spec.ts: pressed"));
}

// The other folders of web/e2e take pictures and times, and no check runs them.
TEST(Places, OnlyBrowserTestsThatEveryCheckRunsProveAnything) {
    EXPECT_TRUE(is_browser_test("web/e2e/jackpot.spec.ts"));
    EXPECT_FALSE(is_browser_test("web/e2e/pictures/pictures.spec.ts"));
    EXPECT_FALSE(is_browser_test("web/e2e/speed/speed.spec.ts"));
    EXPECT_FALSE(is_browser_test("web/e2e/house.ts"));
}

TEST(Places, OnlyHouseProgramAndPageTestsCountAsRunningTheHouse) {
    for (const char* const path : {"tests/house/casino/cases_test.cpp",
                                   "tests/server/hall_test.cpp",
                                   "tests/cli/house_test.py",
                                   "web/e2e/jackpot.spec.ts"}) {
        EXPECT_TRUE(runs_the_house(path)) << path;
    }
    EXPECT_FALSE(runs_the_house("tests/house/cases/disputes_test.cpp"));
    EXPECT_FALSE(runs_the_house("tests/rounds/three_card/ante.round"));
}

TEST(Places, NameHowAClauseIsReached) {
    EXPECT_EQ(reached_by("src/service/lobby/jackpot_screen.cpp"), "page");
    EXPECT_EQ(reached_by("web/src/table/TableView.svelte"), "page");
    EXPECT_EQ(reached_by("src/house/signs/sign_text.cpp"), "page");
    EXPECT_EQ(reached_by("src/house/seating/abstention.cpp"), "command");
    EXPECT_EQ(reached_by("src/house/meters/displays.cpp"), "command");
    EXPECT_EQ(reached_by("src/formats/report/report_html.cpp"), "document");
    EXPECT_EQ(reached_by("src/engine/games/three_card/settle.cpp"), "command");
}

TEST(Places, NameHowATestReachesAClause) {
    EXPECT_EQ(reached_in_test("web/e2e/jackpot.spec.ts"), "page");
    EXPECT_EQ(reached_in_test("tests/cli/displays_test.py"), "page");
    EXPECT_EQ(reached_in_test("tests/service/table_view/words_test.cpp"), "page");
    EXPECT_EQ(reached_in_test("tests/cli/report_command_test.cpp"), "document");
    EXPECT_EQ(reached_in_test("tests/cli/signs_test.py"), "command");
    EXPECT_EQ(reached_in_test("tests/house/casino/cases_test.cpp"), "command");
    EXPECT_EQ(reached_in_test("tests/house/cases/disputes_test.cpp"), "command");
    EXPECT_EQ(reached_in_test("tests/rounds/three_card/ante.round"), "command");
    EXPECT_EQ(reached_in_test("tests/engine/hands/five_card_test.cpp"), "command");
    EXPECT_EQ(reached_in_test("tests/math/figures/pair_plus_test.cpp"), "command");
    EXPECT_EQ(reached_in_test("tests/kit/golden_round_test.cpp"), "engine only");
}

TEST(CitationsInCode, PagesCiteInTheirOwnComments) {
    EXPECT_THAT(
        summary(citations_in_code("web/src/Jackpots.svelte",
                                  "<p>{warning}</p> <!-- [UTH 4.21] -->\n"
                                  "const a = b[1]; // [CH 4.19]\n")),
        ElementsAre("UTH 4.21 @ web/src/Jackpots.svelte:1", "CH 4.19 @ web/src/Jackpots.svelte:2"));
}

TEST(CitationsInRounds, NameTheIdWhereALineOfTheRoundDoes) {
    const std::vector<Citation> citations =
        citations_in_rounds("rounds/a.round",
                            "# name: one\n"
                            "# clauses: CS 5.7, CS 5.7.1, CS 5.8 by result\n"
                            "result 1: ante win 5.00 CS 5.7.1  # not CS 5.7\n"
                            "# name: two\n"
                            "# clauses: CS 5.7\n");
    ASSERT_EQ(citations.size(), 4U);
    EXPECT_FALSE(citations[0].names_id);
    EXPECT_TRUE(citations[1].names_id);
    EXPECT_EQ(citations[2].clause, "CS 5.8");
    EXPECT_TRUE(citations[2].by_result);
    EXPECT_TRUE(citations[2].counts);
    EXPECT_FALSE(citations[3].counts);  // a round without a line
}

// A round without expectations would pass with any engine.
TEST(CitationsInRounds, CountOnlyWhereTheRoundSaysWhatMustCome) {
    const auto counts = [](const std::string& line) {
        return citations_in_rounds(
                   "rounds/a.round",
                   "# name: one\n# clauses: CS 5.7 by result\ngame three_card\n" + line + "\n")
            .at(0)
            .counts;
    };
    for (const char* const line : {"", "box 1: ante 10.00", "settle", "# result 1: ante win 5.00"})
        EXPECT_FALSE(counts(line)) << line;
    for (const char* const line : {"refuse ready -> not_now CS 5.7",
                                   "report cut_missing -> misdeal CS 5.7",
                                   "result 1: ante win 5.00 CS 5.7",
                                   "offers nothing",
                                   "nothing 2",
                                   "phase over",
                                   "stacks 98 204",
                                   "house 8"})
        EXPECT_TRUE(counts(line)) << line;
}

// The expected answer of the engine is at the end of a line; an id elsewhere in the line is not an
// expectation.
TEST(CitationsInRounds, NameTheIdOnlyAtTheEndOfALine) {
    const std::vector<Citation> citations =
        citations_in_rounds("rounds/a.round",
                            "# name: one\n"
                            "# clauses: CS 5.7, CS 5.8, CS 5.9\n"
                            "setting CS 5.7 on\n"
                            "refuse act 1: fold -> not_now CS 5.8\n"
                            "result 1: ante win 5.00 WCS 5.9\n");
    ASSERT_EQ(citations.size(), 3U);
    EXPECT_FALSE(citations[0].names_id);
    EXPECT_TRUE(citations[1].names_id);
    EXPECT_FALSE(citations[2].names_id);
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
    EXPECT_FALSE(is_golden("tests/engine/poker/raise_test.cpp"));
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
