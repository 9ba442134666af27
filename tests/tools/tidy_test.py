"""Each check of tools/tidy.py on a small tree that breaks one rule, beside one that breaks none."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import tidy  # noqa: E402  (found through the line above)

GOOD = {
    "docs/ARCHITECTURE.md": "| folder | may include |\n| --- | --- |\n"
    "| core | |\n| table | core |\n| games/X | core, table |\n| games | core, table, games/X |\n",
    "rulebooks/clauses.tsv": "book\tid\tkind\troom\tduty\nTCP\t5.6.1(b)\tengine\tthree_card\tPay.\n",
    "rulebooks/interpretations.md": "### I-1 Rounding\n",
    "src/core/card.h": "#pragma once\n",
    "src/core/card.cpp": '#include "core/card.h"\n',
    "tests/core/card_test.cpp": '#include "core/card.h"\n',
    "src/games/registry.cpp": '#include "games/stud/game.h"\n',
    "src/games/stud/game.h": '#pragma once\n#include "table/round.h"\n',
    "src/games/stud/README.md": "Pays as TCP 5.6.1(b) and I-1 say; see [the card](../../core/card.h).\n",
    "tests/rounds/stud/ante.round": "# name: ante\n",
    "tests/kit/kit_test.cpp": "",
}


def findings(**changes):
    """The findings for the good tree with some files changed; a name is spelled a__b__c_dot_h."""
    files = dict(GOOD)
    for name, text in changes.items():
        files[name.replace("__", "/").replace("_dot_", ".")] = text
    with tempfile.TemporaryDirectory() as folder:
        for path, text in files.items():
            if text is None:
                continue
            place = Path(folder, path)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
        return tidy.findings(folder)


class TidyTest(unittest.TestCase):
    def expect(self, expected, **changes):
        found = findings(**changes)
        self.assertEqual(1, len(found), found)
        self.assertIn(expected, found[0])

    def test_a_good_tree_has_no_findings(self):
        self.assertEqual([], findings())

    def test_an_arrow_against_the_layers(self):
        self.expect(
            "src/core/card.h:2: core may not include table",
            src__core__card_dot_h='#pragma once\n#include "table/round.h"\n',
        )

    def test_a_room_that_sees_another_room(self):
        self.expect(
            "games/stud may not include games/other",
            src__games__stud__game_dot_h='#pragma once\n#include "games/other/rules.h"\n',
        )

    def test_a_folder_without_a_layer(self):
        found = findings(src__attic__box_dot_h="#pragma once\n")
        self.assertEqual(1, len(found), found)
        self.assertIn("attic is not in the layer table", found[0])

    def test_a_clock_in_the_engine(self):
        self.expect("<chrono>", src__core__card_dot_h="#pragma once\n#include <chrono>\n")

    def test_what_else_the_engine_may_not_include(self):
        for header in ("ctime", "atomic", "future", "condition_variable", "sstream",
                       "unordered_map", "unordered_set"):
            self.expect(
                f"src/core/card.h:2: the engine may not include <{header}>",
                src__core__card_dot_h=f"#pragma once\n#include <{header}>\n",
            )

    def test_an_order_that_is_always_the_same_is_welcome(self):
        self.assertEqual([], findings(src__core__card_dot_h="#pragma once\n#include <map>\n"))

    def test_floating_point_in_the_engine(self):
        self.expect(
            "src/core/card.h:2: the engine may not use double",
            src__core__card_dot_h="#pragma once\ndouble value;\n",
        )

    def test_words_in_comments_and_strings_do_no_harm(self):
        text = '#pragma once\n// no double, try it\nauto x = "throw a float";  /* time( */\n'
        self.assertEqual([], findings(src__core__card_dot_h=text))

    def test_a_header_without_pragma_once(self):
        self.expect("#pragma once", src__core__card_dot_h="\n")

    def test_letters_beyond_ascii(self):
        self.expect("ASCII", src__core__card_dot_h="#pragma once\n// caf\u00e9\n")

    def test_a_long_line(self):
        self.expect("101 columns", src__core__card_dot_h="#pragma once\n" + "x" * 101 + "\n")

    def test_a_long_line_in_a_protected_table_or_a_raw_literal(self):
        table = "// clang-format off\n" + "x" * 101 + "\n// clang-format on\n"
        literal = 'auto x = R"j(\n' + "x" * 101 + '\n)j";\n'
        self.assertEqual([], findings(src__core__card_dot_h="#pragma once\n" + table + literal))

    def test_tabs_and_trailing_blanks(self):
        self.expect("a tab", src__core__card_dot_h="#pragma once\n\tx;\n")
        self.expect("end of the line", src__core__card_dot_h="#pragma once \n")

    def test_a_to_do_without_a_number(self):
        self.expect("issue number", src__core__card_dot_h="#pragma once\n// TODO: later\n")
        self.assertEqual([], findings(src__core__card_dot_h="#pragma once\n// TODO(#7): later\n"))

    def test_files_that_are_too_long(self):
        self.expect("300 are the limit", src__core__card_dot_h="#pragma once\n" * 301)
        self.expect("500 are the limit", src__core__card_dot_cpp="\n" * 501)
        self.expect("600 are the limit", tests__core__card_test_dot_cpp="\n" * 601)

    def test_a_file_that_collects_everything(self):
        self.expect("utils.h", src__core__utils_dot_h="#pragma once\n")

    def test_a_path_of_one_machine(self):
        self.expect("path of one machine", docs__a_dot_md="see /home/me/baize\n")

    def test_a_dead_link(self):
        self.expect("dead link nowhere.md", docs__a_dot_md="[there](nowhere.md) [web](https://x.y)\n")

    def test_clauses_in_prose_exist(self):
        self.expect("no clause TCP 5.6.2", docs__a_dot_md="TCP 5.6.2, TCP 5.6 and TCP 5\n")
        self.expect("no interpretation I-2", docs__a_dot_md="I-1 and I-2\n")

    def test_behaviour_without_a_test(self):
        self.expect("src/core:1: behaviour without tests", tests__core__card_test_dot_cpp=None)

    def test_a_room_lacks_something(self):
        self.expect("README.md", src__games__stud__README_dot_md=None)
        self.expect("golden rounds", tests__rounds__stud__ante_dot_round=None)

    def test_the_poker_room_has_golden_hands_instead(self):
        room = {"src__games__poker__README_dot_md": "Poker.\n", "src__games__poker__hand_dot_h": "#pragma once\n"}
        self.expect("golden rounds in tests/rounds/poker", **room)
        self.assertEqual([], findings(tests__rounds__poker__pots_dot_hand="seat 1 folds\n", **room))
        self.expect("pots.hand:1: blanks", tests__rounds__poker__pots_dot_hand="seat 1 folds \n", **room)
        self.expect("not registered", src__games__registry_dot_cpp="\n")


if __name__ == "__main__":
    unittest.main()
