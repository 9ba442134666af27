"""tools/uncalled.py on small programs, compiled as the dev build compiles: uncalled_test.py COMPILER."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import uncalled  # noqa: E402  (found through the line above)

COMPILER = sys.argv.pop() if len(sys.argv) > 1 else "c++"

# Long enough not to be copied into its callers.
LONG = "int sum = 0; " + \
    "".join(f"for (int i = {k}; i < n; ++i) {{ sum += opaque(i); if (sum > {k}) sum -= i; }} " for k in range(4)) + \
    "return sum;"

NOTHING = "int main(int n, char**) { return baize::opaque(n); }"


class Uncalled(unittest.TestCase):
    def found(self, library, program, header="", tests="", exceptions=""):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            common = f"#pragma once\nnamespace baize {{ int opaque(int); }}\n{header}\n"
            files = {
                "src/a.h": common,
                "src/a.cpp": f'#include "a.h"\nint baize::opaque(int n) {{ return n ^ 5; }}\n{library}\n',
                "src/cli/main.cpp": f'#include "a.h"\n{program}\n',
                "tests/a_test.cpp": tests,
                "tools/uncalled.txt": exceptions,
            }
            for name, text in files.items():
                path = root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            for name in ("src/a", "src/cli/main", "tests/a_test"):
                command = [COMPILER, "-std=c++20", "-O1", "-g1", "-fsanitize=address", f"-I{root / 'src'}", "-c"]
                subprocess.run(command + [f"{root / name}.cpp", "-o", f"{root / name}.o"], check=True)
            subprocess.run(["ar", "qc", f"{root / 'src/a.a'}", f"{root / 'src/a.o'}"], check=True)
            return list(uncalled.findings(root, [root / "src/cli/main.o"], [root / "src/a.a"],
                                          [root / "tests/a_test.o"]))

    def test_a_function_that_no_program_calls_is_found(self):
        library = f"namespace baize {{\nint used(int n) {{ {LONG} }}\nint unused(int n) {{ {LONG} }}\n}}"
        program = "namespace baize { int used(int); } int main(int n, char**) { return baize::used(n); }"
        self.assertEqual(self.found(library, program), ["no program calls baize::unused(int)"])

    def test_a_call_inside_the_same_file_counts_when_its_caller_is_reached(self):
        library = f"""namespace baize {{
            int below(int n) {{ {LONG} }}
            int above(int n) {{ return below(n + 1) + opaque(n) + below(n); }}
            int lost(int n) {{ {LONG} }}
            int also_lost(int n) {{ return lost(n) + opaque(n) + lost(n + 1); }}
        }}"""
        program = "namespace baize { int above(int); } int main(int n, char**) { return baize::above(n); }"
        self.assertEqual(self.found(library, program),
                         ["no program calls baize::also_lost(int)", "no program calls baize::lost(int)"])

    def test_recursion_does_not_count_as_a_call(self):
        library = f"namespace baize {{ int deep(int n) {{ if (n > 99) return deep(n - 1) + deep(n - 2); {LONG} }} }}"
        self.assertEqual(self.found(library, NOTHING), ["no program calls baize::deep(int)"])

    def test_virtual_functions_and_function_tables_are_reached_through_their_holders(self):
        library = f"""namespace baize {{
            struct Shape {{ virtual ~Shape() = default; virtual int area(int n); }};
            int Shape::area(int n) {{ {LONG} }}
            static int listed_of(int n) {{ {LONG} }}
            int listed(int n) {{ return listed_of(n) + opaque(n) + listed_of(n + 2); }}
            extern int (*const table[2])(int);
            int (*const table[2])(int) = {{listed, listed}};
            Shape* made() {{ return new Shape; }}
        }}"""
        program = """namespace baize { struct Shape; Shape* made(); extern int (*const table[2])(int); }
            int main(int n, char**) { return baize::made() != nullptr ? baize::table[n](n) : 0; }"""
        self.assertEqual(self.found(library, program), [])

    def test_a_small_function_is_found_where_it_was_copied_into_its_callers(self):
        library = """namespace baize {
            int tiny(int n) { return n + 1; }
            int lonely(int n) { return n + 2; }
            int caller(int n) { return opaque(tiny(n)); }
        }"""
        program = "namespace baize { int caller(int); } int main(int n, char**) { return baize::caller(n); }"
        self.assertEqual(self.found(library, program), ["no program calls baize::lonely(int)"])

    def test_a_small_function_is_not_called_because_another_of_its_name_is(self):
        library = """namespace baize {
            enum class Outcome { won, lost };
            enum class Next { go_on, stop };
            const char* name(Outcome outcome) { return outcome == Outcome::won ? "won" : "lost"; }
            const char* name(Next next) { return next == Next::stop ? "stop" : "go on"; }
            int caller(int n) { return name(static_cast<Next>(n))[n] + opaque(n); }
        }"""
        program = """namespace baize { int caller(int); }
            struct Table { int name(int n) { return n; } };
            int main(int n, char**) { return baize::caller(Table().name(n)); }"""
        self.assertEqual(self.found(library, program), ["no program calls baize::name(baize::Outcome)"])

    def test_a_copy_in_an_uncalled_function_does_not_count_as_a_call(self):
        library = f"""namespace baize {{
            int tiny(int n) {{ return n + 1; }}
            int lost(int n) {{ n = tiny(n); {LONG} }}
        }}"""
        self.assertEqual(self.found(library, NOTHING),
                         ["no program calls baize::lost(int)", "no program calls baize::tiny(int)"])

    def test_an_inline_function_that_only_tests_use_is_found(self):
        header = """namespace baize {
            inline int for_tests(int n) { return n; }
            inline int for_nobody(int n) { return n; }
            inline int for_all(int n) { return n; }
        }"""
        program = "int main(int n, char**) { return baize::for_all(baize::opaque(n)); }"
        tests = '#include "a.h"\nusing namespace baize; int x = for_tests(1) + for_all(2);'
        self.assertEqual(self.found("", program, header, tests), ["no program calls src/a.h:4: for_tests"])

    def test_an_inline_function_is_not_called_because_another_of_its_name_is(self):
        header = f"""namespace baize {{
            class Deck {{
              public:
                int size() const {{ return opaque(left_); }}
                int first(int n) const {{ {LONG} }}
                inline int first(char n) const {{ return opaque(left_ + n); }}
                constexpr int half() const {{ return left_ / 2; }}
              private:
                int left_ = 52;
            }};
            class Shoe {{
              public:
                int size() const {{ return opaque(left_); }}
              private:
                int left_ = 4;
            }};
        }}"""
        program = """using namespace baize;
            int main(int n, char**) { return Shoe().size() + Deck().first(n) + (Deck().half() == 26); }"""
        tests = """#include "a.h"
            namespace baize { struct Rack { int size() { return opaque(1); } }; }
            using namespace baize;
            int asked(int n) {
                return Deck().size() + Shoe().size() + Deck().first(n) + Deck().first('a') + Deck().half() + Rack().size();
            }"""
        self.assertEqual(self.found("", program, header, tests),
                         ["no program calls baize::Deck::first(char) const", "no program calls baize::Deck::size() const"])

    def test_a_constexpr_member_is_not_called_because_that_of_another_type_is(self):
        header = """namespace baize {
            class Rack {
              public:
                constexpr int size() const { return left_; }
                constexpr int& at(int n) { return cards_[n]; }
                constexpr const int& at(int n) const { return cards_[n]; }
              private:
                int left_ = 4;
                int cards_[4] = {1, 2, 3, 4};
            };
            class Shoe {
              public:
                constexpr int size() const { return left_; }
              private:
                int left_ = 8;
            };
            constexpr int of_shoe(const Shoe& shoe) { return shoe.size() + 1; }
        }"""
        program = """using namespace baize;
            constexpr Shoe shoe{};
            static_assert(of_shoe(shoe) == 9);
            int main(int n, char**) { Rack rack; rack.at(opaque(n)) = n; return rack.at(n); }"""
        tests = """#include "a.h"
            int asked(const baize::Rack& rack) { return baize::opaque(rack.size()) + rack.at(2) + baize::Shoe().size(); }"""
        self.assertEqual(self.found("", program, header, tests),
                         ["no program calls baize::Rack::at(int) const", "no program calls baize::Rack::size() const"])

    def test_a_constexpr_member_that_a_constant_expression_uses_is_called(self):
        header = """namespace baize {
            class Rack {
              public:
                constexpr int size() const { return left_; }
              private:
                int left_ = 4;
            };
            inline constexpr Rack rack{};
        }"""
        tests = '#include "a.h"\nint asked() { return baize::opaque(baize::Rack().size()); }'
        for use in ("static_assert(baize::rack.size() == 4);", "constexpr int four = baize::rack.size();",
                    "int four() { return baize::rack.size(); }"):
            self.assertEqual(self.found("", f"{use}\n{NOTHING}", header, tests), [], use)
        self.assertEqual(self.found("", NOTHING, header, tests), ["no program calls src/a.h:6: size"])

    def test_an_operator_is_not_called_because_that_of_another_type_is(self):
        header = """namespace baize {
            struct Sum {
                int value = 0;
                constexpr Sum& operator+=(Sum other) { value += other.value; return *this; }
                constexpr Sum& operator-=(Sum other) { value -= other.value; return *this; }
                friend constexpr Sum operator*(Sum one, Sum other) { return {one.value * other.value}; }
            };
            struct Count {
                int value = 0;
                constexpr Count& operator-=(Count other) { value -= other.value; return *this; }
                friend constexpr Count operator*(Count one, Count other) { return {one.value * other.value}; }
            };
        }"""
        program = """using namespace baize;
            int main(int n, char**) {
                Sum sum{n}; sum += Sum{opaque(n)}; Count count{n}; count -= Count{opaque(n)};
                return sum.value + (count * Count{opaque(3)}).value;
            }"""
        tests = """#include "a.h"
            using namespace baize;
            int asked(Sum one) { one -= Sum{opaque(1)}; return (one * Sum{opaque(2)}).value; }"""
        self.assertEqual(self.found("", program, header, tests),
                         ["no program calls baize::Sum::operator-=(baize::Sum)",
                          "no program calls baize::operator*(baize::Sum, baize::Sum)"])

    def test_templates_and_constructors_that_only_tests_use_are_found(self):
        header = f"""namespace baize {{
            template <typename Value> int twice(Value value) {{ return opaque(value) + opaque(value); }}
            template <typename Value> int thrice(Value value) {{ return opaque(value) + twice(value); }}
            class Deck {{
              public:
                Deck() : left_(opaque(52)) {{}}
                explicit Deck(int left) : left_(opaque(left)) {{}}
                int left() const {{ return left_; }}
              private:
                int left_;
            }};
            class Box {{
              public:
                Box() : chips_(opaque(5)) {{}}
                explicit Box(int chips) : chips_(opaque(chips)) {{}}
                int chips() const {{ return chips_; }}
              private:
                int chips_;
            }};
        }}"""
        program = """using namespace baize;
            int main(int n, char**) { Deck deck; return twice(n) + deck.left() + Box(n).chips(); }"""
        tests = """#include "a.h"
            using namespace baize;
            long asked(long n) { return twice(n) + thrice(n) + thrice(2) + Deck(3).left() + Box().chips(); }"""
        self.assertEqual(self.found("", program, header, tests),
                         ["no program calls src/a.h:5: thrice", "no program calls baize::Box::Box()",
                          "no program calls baize::Deck::Deck(int)"])

    def test_an_exception_is_accepted_and_must_be_needed(self):
        library = f"namespace baize {{ int unused(int n) {{ {LONG} }} }}"
        self.assertEqual(self.found(library, NOTHING,
                                    exceptions="# why\nbaize::unused: a reason\nbaize::gone: a reason\n"),
                         ["tools/uncalled.txt: baize::gone needs no exception"])


if __name__ == "__main__":
    unittest.main()
