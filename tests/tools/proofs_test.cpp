// Test bodies that prove a clause, and counterparts that only seem to.
#include <gtest/gtest.h>

#include "tools/citations.h"

namespace baize::tools {
namespace {

// Returns how the only test in `text` proves the only clause that it cites: "id", "result",
// "something" or "nothing".
std::string proof(std::string_view path, const std::string& text) {
    Helpers helpers;
    while (add_helpers(text, helpers)) {
    }
    for (const Citation& citation : citations_in_test(path, text, helpers)) {
        if (citation.where.empty()) continue;
        if (!citation.counts) return "nothing";
        return citation.by_result ? "result" : citation.names_id ? "id" : "something";
    }
    return "no test";
}

std::string proof_in_cpp(const std::string& body) {
    return proof("tests/house/casino/a_test.cpp", "// [CS 5.1]\nTEST(A, B) { " + body + " }\n");
}

std::string proof_in_python(const std::string& body) {
    return proof(
        "tests/cli/a_test.py",
        "class A(TestCase):\n    # [CS 5.1]\n    def test_b(self):\n        " + body + "\n");
}

std::string proof_in_script(const std::string& body) {
    return proof("web/e2e/a.spec.ts",
                 "// [CS 5.1]\ntest('b', async ({ page }) => {\n  " + body + "\n});\n");
}

TEST(Proofs, NeedMoreThanConstants) {
    for (const char* const body : {"EXPECT_EQ(1, 1);",
                                   "EXPECT_STREQ(\"a\", \"a\");",
                                   "EXPECT_EQ(std::string(\"a\").size(), 1U);",
                                   "EXPECT_EQ(\"a\"sv, \"a\"sv);",
                                   "EXPECT_THAT(1, Eq(1));",
                                   "static_assert(sizeof(int) == 4);",
                                   "EXPECT_TRUE(Clause::find(\"CS 5.1\"));",
                                   "const bool yes = true; EXPECT_TRUE(yes);",
                                   "bool yes{true}; EXPECT_TRUE(yes);",
                                   "const int a = 1; const auto b = a; EXPECT_GT(b, 0);"}) {
        EXPECT_EQ(proof_in_cpp(body), "nothing") << body;
    }
    for (const char* const body : {"EXPECT_EQ(f(), 1);",
                                   "EXPECT_THAT(f(), Eq(1));",
                                   "EXPECT_EQ(\"a\"_card, 1);",
                                   "static_assert(is_sound(table));",
                                   "const bool yes = f(); EXPECT_TRUE(yes);",
                                   "bool yes = true; change(yes); EXPECT_TRUE(yes);",
                                   "bool yes = false; on([&] { yes = true; }); EXPECT_TRUE(yes);",
                                   "const Round none{}; EXPECT_TRUE(none.is_over());",
                                   "for (const bool b : {true, false}) EXPECT_EQ(f(b), b);"}) {
        EXPECT_EQ(proof_in_cpp(body), "something") << body;
    }
}

TEST(Proofs, NeedTwoDifferentSides) {
    for (const char* const body : {"EXPECT_EQ(f(x), f(x));",
                                   "ASSERT_EQ( f( x ), f(x));",
                                   "EXPECT_EQ((f(x)), f(x)) << why;",
                                   "EXPECT_LE(x.size(), x.size());",
                                   "EXPECT_TRUE(f(x) == f(x));",
                                   "EXPECT_TRUE((x <= x));",
                                   "RC_ASSERT(f(x) == f(x));",
                                   "EXPECT_THAT(f(x), Eq(f(x)));",
                                   "EXPECT_THAT(f(x), testing::AllOf(Eq(f(x))));",
                                   "EXPECT_STREQ(f(x), f(x));"}) {
        EXPECT_EQ(proof_in_cpp(body), "nothing") << body;
    }
    for (const char* const body : {"EXPECT_EQ(f(x), f(y));",
                                   "EXPECT_EQ(f(\"a b\"), f(\"ab\"));",
                                   "EXPECT_THAT(f(x), Eq(x));",
                                   "EXPECT_TRUE(f(x == x));",
                                   "EXPECT_TRUE(x == x.next());"}) {
        EXPECT_EQ(proof_in_cpp(body), "something") << body;
    }
    for (const char* const body : {"self.assertEqual(f(x), f(x))",
                                   "self.assertIs(x, x, 'why')",
                                   "self.assertTrue(f(x) == f(x))",
                                   "assert f(x) == f(x)",
                                   "assert x is x, 'why'",
                                   "assert (f(x) == f(x))"}) {
        EXPECT_EQ(proof_in_python(body), "nothing") << body;
    }
    for (const char* const body : {"expect(f(x)).toBe(f(x));",
                                   "expect(x).toEqual( x );",
                                   "await expect(x, 'why').toBe(x);",
                                   "expect(x === x).toBe(true);"}) {
        EXPECT_EQ(proof_in_script(body), "nothing") << body;
    }
    EXPECT_EQ(proof_in_python("self.assertEqual(f(x), x)"), "something");
    EXPECT_EQ(proof_in_python("assert f(x) == x"), "something");
    EXPECT_EQ(proof_in_script("expect(f(x)).toBe(x);"), "something");
}

TEST(Proofs, NeedMoreThanLiteralsHoweverTheyAreSpelled) {
    for (const char* const body : {"EXPECT_EQ(int64_t{1}, 1);",
                                   "EXPECT_TRUE(not false);",
                                   "EXPECT_TRUE(1 == 1 and 2 > 1);",
                                   "EXPECT_EQ(short(1), 1);",
                                   "EXPECT_THROW(throw 1, int);"}) {
        EXPECT_EQ(proof_in_cpp(body), "nothing") << body;
    }
    for (const char* const body : {"self.assertEqual(len('a'), 1)",
                                   "self.assertEqual(int('1'), 1)",
                                   "self.assertEqual(str(1), '1')",
                                   "assert all([1, 2])"}) {
        EXPECT_EQ(proof_in_python(body), "nothing") << body;
    }
    for (const char* const body : {"expect(Number('1')).toBe(1);",
                                   "expect([1].length).toBe(1);",
                                   "expect(JSON.stringify([])).toBe('[]');"}) {
        EXPECT_EQ(proof_in_script(body), "nothing") << body;
    }
}

TEST(Proofs, NeedMoreThanConstantsOfTheFile) {
    const auto proof_behind = [](const std::string& head, const std::string& body) {
        const std::string text = head + "\n// [CS 5.1]\nTEST(A, B) { " + body + " }\n";
        return proof("tests/house/casino/a_test.cpp", text);
    };
    EXPECT_EQ(proof_behind("constexpr int one = 1;", "EXPECT_EQ(one, 1);"), "nothing");
    EXPECT_EQ(proof_behind("const bool yes{true};", "EXPECT_TRUE(yes);"), "nothing");
    EXPECT_EQ(proof_behind("#define ONE 1", "EXPECT_EQ(ONE, 1);"), "nothing");
    EXPECT_EQ(proof_behind("constexpr int one = 1;", "EXPECT_EQ(f(), one);"), "something");
    EXPECT_EQ(proof_behind("const int one = f();", "EXPECT_EQ(one, 1);"), "something");
    EXPECT_EQ(proof_behind("int one = 1;", "EXPECT_EQ(one, 1);"), "something");
    EXPECT_EQ(proof_behind("constexpr int one = 1;", "int one = f(); EXPECT_EQ(one, 1);"),
              "something");
    EXPECT_EQ(proof("tests/cli/a_test.py",
                    "ONE = 1\nclass A(TestCase):\n    # [CS 5.1]\n    def test_b(self):\n"
                    "        self.assertEqual(ONE, 1)\n"),
              "nothing");
    EXPECT_EQ(
        proof(
            "web/e2e/a.spec.ts",
            "const one = 1;\n// [CS 5.1]\ntest('b', async () => {\n  expect(one).toBe(1);\n});\n"),
        "nothing");
}

TEST(Proofs, ExpectedExceptionsNeedTheProgramToRaiseThem) {
    for (const char* const body :
         {"with self.assertRaises(AssertionError):\n            assert False",
          "with self.assertRaises(AssertionError):\n            self.assertEqual(1, 2)",
          "with self.assertRaises(AssertionError):\n            self.fail('no')",
          "with self.assertRaises(AssertionError): assert 1 == 2",
          "with self.assertRaises(ValueError) as caught:\n            raise ValueError('no')",
          "with self.assertRaises(ValueError):\n            int('x')",
          "self.assertRaises(AssertionError, self.fail)",
          "self.assertRaises(ValueError, int, 'x')"}) {
        EXPECT_EQ(proof_in_python(body), "nothing") << body;
    }
    for (const char* const body :
         {"with self.assertRaises(AssertionError):\n            f()",
          "with self.assertRaises(AssertionError):\n            self.assertEqual(f(), 2)",
          "with self.assertRaises(ValueError):\n            self.house.open()",
          "with self.assertRaises(ValueError): f()",
          "self.assertRaises(ValueError, f, 'x')"}) {
        EXPECT_EQ(proof_in_python(body), "something") << body;
    }
}

TEST(Proofs, NeedAnExpectationThatNoConstantMakesUnreachable) {
    for (const char* const body : {"if (1) return; EXPECT_TRUE(f());",
                                   "if (true) { return; } EXPECT_TRUE(f());",
                                   "{ return; } EXPECT_TRUE(f());",
                                   "return void(); EXPECT_TRUE(f());",
                                   "if (!true) EXPECT_TRUE(f());",
                                   "if constexpr (2 < 1) EXPECT_TRUE(f());",
                                   "const bool no = false; if (no) EXPECT_TRUE(f());",
                                   "switch (0) { case 1: EXPECT_TRUE(f()); }",
                                   "while (0 > 1) EXPECT_TRUE(f());",
                                   "for (int i = 0; i < 0; ++i) EXPECT_TRUE(f(i));",
                                   "int i; for (i = 0; i < 0; ++i) EXPECT_TRUE(f(i));",
                                   "for (int i{3}; i > 3; --i) EXPECT_TRUE(f(i));",
                                   "for (int i = 0; false; ++i) EXPECT_TRUE(f(i));",
                                   "for (const int i : std::vector<int>{}) EXPECT_TRUE(f(i));"}) {
        EXPECT_EQ(proof_in_cpp(body), "nothing") << body;
    }
    for (const char* const body : {"if (g()) { return; } EXPECT_TRUE(f());",
                                   "EXPECT_TRUE(f()); return;",
                                   "while (true) { EXPECT_TRUE(f()); break; }",
                                   "for (;;) { EXPECT_TRUE(f()); break; }",
                                   "for (int i = 0; i < 2; ++i) EXPECT_TRUE(f(i));",
                                   "for (int i = 2; i >= 0; --i) EXPECT_TRUE(f(i));",
                                   "for (int i = 0; i != size; ++i) EXPECT_TRUE(f(i));",
                                   "for (const int i : std::vector<int>{1}) EXPECT_TRUE(f(i));",
                                   "for (const Card card : Deck{}) EXPECT_TRUE(f(card));"}) {
        EXPECT_EQ(proof_in_cpp(body), "something") << body;
    }
}

TEST(Proofs, NeedTheFunctionWithTheExpectationToBeUsed) {
    for (const char* const body : {"const auto look = [&] { EXPECT_TRUE(f()); }; g();",
                                   "[[maybe_unused]] const auto look = [] { EXPECT_TRUE(f()); };",
                                   "auto look = [] { EXPECT_TRUE(f()); }; (void)look;",
                                   "auto a = [] { EXPECT_TRUE(f()); }; auto b = [&] { a(); };",
                                   "struct Look { void at() { EXPECT_TRUE(f()); } };",
                                   "[] { EXPECT_TRUE(f()); };",
                                   "g(); [&](int n) { EXPECT_TRUE(f(n)); };",
                                   "(void)[] { EXPECT_TRUE(f()); };",
                                   "static_cast<void>([] { EXPECT_TRUE(f()); });",
                                   "auto look{[] { EXPECT_TRUE(f()); }}; g();",
                                   "const auto look([] { EXPECT_TRUE(f()); }); g();",
                                   "std::function<void()> look = [] { EXPECT_TRUE(f()); }; g();",
                                   "auto look = [] { EXPECT_TRUE(f()); }; std::ignore = look;",
                                   "auto a = [] { EXPECT_TRUE(f()); }; static_cast<void>(a);",
                                   "auto a = [] { EXPECT_TRUE(f()); }; using A = decltype(a);"}) {
        EXPECT_EQ(proof_in_cpp(body), "nothing") << body;
    }
    for (const char* const body :
         {"const auto look = [&] { EXPECT_TRUE(f()); }; look();",
          "auto look = [] { EXPECT_TRUE(f()); }; run(look);",
          "run([] { EXPECT_TRUE(f()); });",
          "[] { EXPECT_TRUE(f()); }();",
          "return run([] { EXPECT_TRUE(f()); });",
          "auto look{[] { EXPECT_TRUE(f()); }}; look();",
          "house.on_end = [] { EXPECT_TRUE(f()); }; house.end();",
          "struct Look { void at() { EXPECT_TRUE(f()); } }; Look().at();"}) {
        EXPECT_EQ(proof_in_cpp(body), "something") << body;
    }
    EXPECT_EQ(proof("tests/a_test.cpp",
                    "void look() { if (false) EXPECT_TRUE(f()); EXPECT_EQ(1, 1); }\n"
                    "// [CS 5.1]\nTEST(A, B) { look(); }\n"),
              "nothing");
}

TEST(Proofs, PythonTestsNeedMoreThanConstants) {
    for (const char* const body : {"self.assertTrue(True)",
                                   "self.assertEqual(1, 1)",
                                   "self.assertEqual(f'a', \"a\")",
                                   "assert True",
                                   "assert not False, 'why'",
                                   "yes = True\n        self.assertTrue(yes)",
                                   "text = '''\n        self.assertTrue(f())\n        '''"}) {
        EXPECT_EQ(proof_in_python(body), "nothing") << body;
    }
    for (const char* const body : {"self.assertTrue(f())",
                                   "assert f()",
                                   "self.assertEqual(f'{a}', 'a')",
                                   "seen = []\n        f(seen)\n        self.assertEqual(seen, [])",
                                   "n = 0\n        n += 1\n        self.assertEqual(n, 1)"}) {
        EXPECT_EQ(proof_in_python(body), "something") << body;
    }
}

TEST(Proofs, PythonTestsNeedAReachableExpectation) {
    for (const char* const body : {"if 1: return\n        self.assertTrue(f())",
                                   "if not True:\n            self.assertTrue(f())",
                                   "while False:\n            self.assertTrue(f())",
                                   "for a in []:\n            self.assertTrue(f(a))",
                                   "for a in (): self.assertTrue(f(a))",
                                   "for a in range(0):\n            self.assertTrue(f(a))",
                                   "def look():\n            self.assertTrue(f())\n        g()",
                                   "look = lambda: self.assertTrue(f())",
                                   "lambda: self.assertTrue(f())",
                                   "g()\n        (lambda: self.assertTrue(f()))"}) {
        EXPECT_EQ(proof_in_python(body), "nothing") << body;
    }
    for (const char* const body :
         {"return self.assertTrue(f())",
          "while True:\n            self.assertTrue(f())\n            break",
          "for a in (1,):\n            self.assertTrue(f(a))",
          "for a in f([]):\n            self.assertTrue(a)",
          "def look():\n            self.assertTrue(f())\n        look()",
          "run(done=lambda: self.assertTrue(f()))"}) {
        EXPECT_EQ(proof_in_python(body), "something") << body;
    }
    const std::string module =
        "class A(TestCase):\n    # [CS 5.1]\n    def test_b(self):\n        self.assertTrue(f())\n";
    EXPECT_EQ(proof("tests/cli/a_test.py", module), "something");
    EXPECT_EQ(proof("tests/cli/a_test.py", module + "def load_tests(a, b, c):\n    return d\n"),
              "nothing");
    EXPECT_EQ(proof("tests/cli/a_test.py", module + "load_tests = d\n"), "nothing");
}

TEST(Proofs, BrowserTestsNeedAnExpectationAboutTheProgram) {
    for (const char* const body : {"expect(1).toBe(1);",
                                   "expect(true).toBe(true);",
                                   "const one = 1; expect(one).toBe(1);",
                                   "await expect(page);",
                                   "return; await expect(page).toBeVisible();",
                                   "if (false) await expect(page).toBeVisible();",
                                   "for (const a of []) expect(a).toBe(f());",
                                   "for (let i = 0; i < 0; i++) expect(f(i)).toBe(1);",
                                   "const look = () => { expect(f()).toBe(1); };",
                                   "const look = async (a: A): Promise<void> => expect(a).toBe(1);",
                                   "function look() { expect(f()).toBe(1); }",
                                   "() => { expect(f()).toBe(1); };",
                                   "(async () => { expect(f()).toBe(1); });",
                                   "await page.fill('expect(page).toBe');",
                                   "await expect1(page).toBe(1);",
                                   "const expected = f();"}) {
        EXPECT_EQ(proof_in_script(body), "nothing") << body;
    }
    for (const char* const body : {"await expect(page).toBeVisible();",
                                   "await expect.poll(() => f()).toBe(1);",
                                   "expect(`${f()}`).toBe('a');",
                                   "expect(1).toBe(f());",
                                   "if (f()) { return; } expect(f()).toBe(1);",
                                   "return expect(page).toBeVisible();",
                                   "const list = []; f(list); expect(list).toEqual([]);",
                                   "for (const a of [1]) expect(f(a)).toBe(a);",
                                   "const look = () => { expect(f()).toBe(1); }; look();",
                                   "(() => { expect(f()).toBe(1); })();",
                                   "function look() { expect(f()).toBe(1); } look();"}) {
        EXPECT_EQ(proof_in_script(body), "something") << body;
    }
}

TEST(Proofs, NameTheIdOnlyWhereAnAnswerOfTheProgramIsThisClause) {
    for (const char* const body :
         {"EXPECT_EQ(\"CS 5.1\"_clause, \"CS 5.1\"_clause); EXPECT_TRUE(f());",
          "const Clause a = \"CS 5.1\"_clause; EXPECT_EQ(a, \"CS 5.1\"_clause); EXPECT_TRUE(f());",
          "EXPECT_NE(refuse(x), \"CS 5.1\"_clause);",
          "ASSERT_NE(refuse(x), \"CS 5.1\"_clause);",
          "EXPECT_FALSE(refuse(x) == \"CS 5.1\"_clause);",
          "EXPECT_TRUE(refuse(x) != \"CS 5.1\"_clause);",
          "EXPECT_THAT(refuse(x), Not(Eq(\"CS 5.1\"_clause)));",
          "EXPECT_EQ(answer.find(\"CS 5.1\"), std::string::npos);",
          "EXPECT_TRUE(Clause::find(\"CS 5.1\")); EXPECT_TRUE(f());",
          "EXPECT_TRUE(Book::find(\"CS 5.1\"));",
          "EXPECT_EQ(parse(\"CS 5.1\"), f());"}) {
        EXPECT_EQ(proof_in_cpp(body), "something") << body;
    }
    for (const char* const body :
         {"EXPECT_EQ(refuse(x), \"CS 5.1\"_clause);",
          "EXPECT_TRUE(refuse(x) == \"CS 5.1\"_clause);",
          "EXPECT_THAT(refuse(x), Eq(\"CS 5.1\"_clause));",
          "const Clause a = \"CS 5.1\"_clause; EXPECT_EQ(refuse(x), a);",
          "ASSERT_NE(answer.find(\"CS 5.1\"), std::string::npos);",
          "EXPECT_NE(std::find(a.begin(), b, \"CS 5.1\"_clause), a.end());"}) {
        EXPECT_EQ(proof_in_cpp(body), "id") << body;
    }
}

TEST(Proofs, NegatedExpectationsDoNotCountInPythonAndBrowserTests) {
    EXPECT_EQ(proof_in_python("self.assertNotEqual(f(), 'CS 5.1')"), "something");
    EXPECT_EQ(proof_in_python("self.assertNotIn('CS 5.1', f())"), "something");
    EXPECT_EQ(proof_in_python("assert f() != 'CS 5.1'"), "something");
    EXPECT_EQ(proof_in_python("self.assertIn('CS 5.1', f())"), "id");
    EXPECT_EQ(proof_in_python("assert f() == 'CS 5.1'"), "id");
    EXPECT_EQ(proof_in_script("expect(f()).not.toBe('CS 5.1');"), "something");
    EXPECT_EQ(proof_in_script("expect(f()).toBe('CS 5.1');"), "id");
}

TEST(Proofs, MarkByResultDoesNotReplaceAnAssertion) {
    const std::string head = "// [CS 5.1 by result]\n";
    EXPECT_EQ(proof("tests/a_test.cpp", head + "TEST(A, B) { f(); EXPECT_EQ(1, 1); }\n"),
              "nothing");
    EXPECT_EQ(proof("tests/a_test.cpp", head + "TEST(A, B) { EXPECT_EQ(f(), 1); }\n"), "result");
}

}  // namespace
}  // namespace baize::tools
