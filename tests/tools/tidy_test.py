"""Each check of tools/tidy.py on a small tree that breaks one rule, beside one that breaks none."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import tidy  # noqa: E402  (found through the line above)

GOOD = {
    "docs/ARCHITECTURE.md": "| folder | may include |\n| --- | --- |\n| `engine` | |\n"
    "| `house` | `engine` |\n| `server` | `engine`, `house` |\n",
    "rulebooks/clauses.tsv": "book\tid\tkind\troom\tduty\nTCP\t5.6.1(b)\tengine\tthree_card\tPay.\n",
    "rulebooks/interpretations.md": "### I-1 Rounding\n",
    "src/engine/README.md": "| part | may include |\n| --- | --- |\n| `engine/core` | |\n"
    "| `engine/random`, `engine/banked` | `engine/core` |\n| `engine/games/X` | `engine/core`, `engine/banked` |\n"
    "| `engine/games` | `engine/games/X` |\n| `engine/poker` | `engine/core` |\n",
    "src/engine/core/README.md": "Cards.\n",
    "src/engine/core/card.h": "#pragma once\n",
    "src/engine/core/card.cpp": '#include "engine/core/card.h"\n',
    "src/engine/games/README.md": "Games.\n",
    "src/engine/games/registry.cpp": '#include "engine/games/stud/game.h"\n',
    "src/engine/games/stud/game.h": '#pragma once\n#include "engine/banked/round.h"\n',
    "src/engine/games/stud/README.md": "Pays as TCP 5.6.1(b) and I-1 say; see [the card](../../core/card.h).\n",
    "src/house/README.md": "| part | may include |\n| --- | --- |\n| `house` | |\n"
    "| `house/X`, `house/tables/X` | `house` |\n"
    "| `house/casino` | `house`, `house/X`, `house/tables/X` |\n",
    "src/house/by.h": '#pragma once\n#include "engine/core/card.h"\n',
    "src/house/cards/README.md": "Decks.\n",
    "src/house/cards/decks.h": '#pragma once\n#include "house/by.h"\n',
    "src/house/casino/README.md": "All rooms.\n",
    "src/house/casino/floor.h": '#pragma once\n#include "house/cards/decks.h"\n',
    "src/house/tables/README.md": "Tables.\n",
    "src/house/tables/poker/README.md": "Poker tables.\n",
    "src/house/tables/poker/table.h": '#pragma once\n#include "house/by.h"\n',
    "src/server/README.md": "Browsers.\n",
    "src/server/broadcaster.h": '#pragma once\n#include "house/casino/floor.h"\n',
    "tests/engine/core/card_test.cpp": '#include "engine/core/card.h"\n',
    "tests/rounds/stud/ante.round": "# name: ante\n",
    "tests/kit/kit_test.cpp": "",
    "web/src/main.ts": "mount();\n",
    "web/src/table/README.md": "The table page.\n",
    "web/src/table/dock/README.md": "Buttons.\n",
    "web/src/table/dock/Dock.svelte": "<footer></footer>\n",
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
    def test_folder_whose_median_source_reads_too_many_header_lines_is_found(self):
        before = tidy.HEADER_LINES
        tidy.HEADER_LINES = {"src/house": 3}
        try:
            # floor.h, decks.h, by.h and card.h have seven lines.
            far = {"src__house__cards__decks_dot_cpp": '#include "house/casino/floor.h"\n'}
            self.assertIn("over 7 lines of headers; 3 are the limit", "".join(findings(**far)))
            near = {"src__house__cards__decks_dot_cpp": '#include "house/by.h"\n'}
            self.assertNotIn("lines of headers", "".join(findings(**near)))
        finally:
            tidy.HEADER_LINES = before

    def expect(self, expected, **changes):
        found = findings(**changes)
        self.assertEqual(1, len(found), found)
        self.assertIn(expected, found[0])

    def test_a_good_tree_has_no_findings(self):
        self.assertEqual([], findings())

    def test_a_document_that_names_a_test_that_is_not_there(self):
        test = "TEST_F(Deck,\n       HasNoJoker) {}\n"
        self.assertEqual([], findings(tests__kit__kit_test_dot_cpp=test,
                                      docs__A_dot_md="`Deck.HasNoJoker`, `Deck.Has*`, `Deck.h`, `--filter=Money.Is`\n"))
        self.expect("docs/A.md:2: no test Deck.HasJoker", tests__kit__kit_test_dot_cpp=test,
                    docs__A_dot_md="\nSee `Deck.HasJoker`.\n")
        self.expect("no test Deck.Is*", tests__kit__kit_test_dot_cpp=test, docs__A_dot_md="`Deck.Is*`\n")

    def test_a_name_stands_for_one_type_in_the_house(self):
        found = findings(
            src__house__by_dot_h="#pragma once\nstruct Deck;\nstruct Count {\n    enum class Deck { red };\n};\n",
            src__house__cards__decks_dot_h="#pragma once\n// struct Count {\nstruct Deck final : Count {};\n"
            "struct Deck;\n",
            src__house__casino__floor_dot_h="#pragma once\nusing Count = int;\n")
        self.assertEqual(sorted(found), [
            "src/house/cards/decks.h:3: Deck is also a type at src/house/by.h:4",
            "src/house/casino/floor.h:2: Count is also a type at src/house/by.h:3"])

    def test_folders_of_tests_of_a_folder_and_the_ones_below_it(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in ["engine/games/registry.cpp", "engine/games/stud/game.h", "house/cards/decks.h",
                         "house/workflows/rounds/cover.h", "server/net/stream.h"]:
                Path(folder, "src", path).parent.mkdir(parents=True, exist_ok=True)
                Path(folder, "src", path).write_text("#pragma once\n", encoding="utf-8")
            tree = tidy.Tree(folder)
        self.assertEqual({"kit", "engine/games/stud"}, tidy.tested_in(tree, "engine"))
        self.assertEqual({"house/casino"}, tidy.tested_in(tree, "house/workflows/rounds"))
        self.assertEqual({"house/casino", "house/cards"}, tidy.tested_in(tree, "house"))
        self.assertEqual({"server"}, tidy.tested_in(tree, "server/net"))

    def test_an_arrow_against_the_layers(self):
        self.expect(
            "src/engine/core/card.h:2: engine may not include house",
            src__engine__core__card_dot_h='#pragma once\n#include "house/by.h"\n',
        )

    def test_a_layer_that_is_not_there(self):
        self.expect(
            "the layer table names server, and src has no such folder",
            src__server__broadcaster_dot_h=None,
        )

    def test_an_arrow_against_the_parts_of_a_layer(self):
        self.expect(
            "src/engine/core/card.h:2: engine/core may not include engine/banked",
            src__engine__core__card_dot_h='#pragma once\n#include "engine/banked/machine/play.h"\n',
        )

    def test_a_part_that_its_layer_does_not_name(self):
        self.expect(
            "src/engine/attic/box.h:1: engine/attic is not in the table of parts of src/engine/README.md",
            src__engine__attic__README_dot_md="Boxes.\n",
            src__engine__attic__box_dot_h="#pragma once\n",
        )

    def test_a_game_room_that_sees_another_game_room(self):
        for other in ("engine/games/other/rules.h", "engine/poker/hand/play.h"):
            self.expect(
                f"engine/games/stud may not include {'/'.join(other.split('/')[:-1]).removesuffix('/hand')}",
                src__engine__games__stud__game_dot_h=f'#pragma once\n#include "{other}"\n',
            )

    def test_a_game_room_that_sees_the_list_of_rooms(self):
        self.expect(
            "engine/games/stud may not include engine/games",
            src__engine__games__stud__game_dot_h='#pragma once\n#include "engine/games/registry.h"\n',
        )

    def test_a_room_of_the_house_that_sees_another_room(self):
        self.expect(
            "house/cards may not include house/signs",
            src__house__cards__decks_dot_h='#pragma once\n#include "house/signs/sign.h"\n',
        )
        self.expect(
            "house/tables/poker may not include house/tables/banked",
            src__house__tables__poker__table_dot_h='#pragma once\n#include "house/tables/banked/table.h"\n',
        )
        self.expect(
            "house/tables/poker may not include house/cards",
            src__house__tables__poker__table_dot_h='#pragma once\n#include "house/cards/decks.h"\n',
        )

    def test_a_room_of_the_house_that_sees_the_casino(self):
        self.expect(
            "house/cards may not include house/casino",
            src__house__cards__decks_dot_h='#pragma once\n#include "house/casino/floor.h"\n',
        )

    def test_shared_parts_of_the_house_may_not_include_a_room(self):
        self.expect(
            "src/house/by.h:2: house may not include house/cards",
            src__house__by_dot_h='#pragma once\n#include "house/cards/decks.h"\n',
        )

    def test_a_folder_without_a_layer(self):
        self.expect(
            "attic is not in the layer table",
            src__attic__README_dot_md="Boxes.\n",
            src__attic__box_dot_h="#pragma once\n",
        )

    def test_a_folder_with_too_many_files(self):
        files = {f"src__engine__core__value_{number}_dot_h": "#pragma once\n" for number in range(23)}
        self.assertEqual([], findings(**files))
        files["src__engine__core__value_23_dot_h"] = "#pragma once\n"
        self.expect("src/engine/core:1: 26 files; 25 are the limit of a folder", **files)

    def test_a_folder_without_a_readme(self):
        self.expect("src/engine/core:1: a folder of src has a README.md", src__engine__core__README_dot_md=None)
        self.expect("src/house/tables:1: a folder of src has a README.md", src__house__tables__README_dot_md=None)

    def test_a_folder_of_the_web_pages(self):
        files = {f"web__src__table__dock__size_{number}_dot_ts": "\n" for number in range(24)}
        self.assertEqual([], findings(**files))
        files["web__src__table__dock__size_24_dot_ts"] = "\n"
        self.expect("web/src/table/dock:1: 26 files; 25 are the limit of a folder", **files)
        self.expect("web/src/table:1: a folder of web/src has a README.md", web__src__table__README_dot_md=None)

    def test_a_readme_longer_than_a_screen(self):
        self.assertEqual([], findings(src__engine__core__README_dot_md="A line.\n" * 60))
        self.expect(
            "src/engine/core/README.md:1: 61 lines; 60 are the limit of a README",
            src__engine__core__README_dot_md="A line.\n" * 61,
        )

    def test_a_clock_in_the_engine(self):
        self.expect("<chrono>", src__engine__core__card_dot_h="#pragma once\n#include <chrono>\n")

    def test_other_headers_banned_in_the_engine(self):
        for header in ("ctime", "atomic", "future", "condition_variable", "sstream",
                       "unordered_map", "unordered_set"):
            self.expect(
                f"src/engine/core/card.h:2: the engine may not include <{header}>",
                src__engine__core__card_dot_h=f"#pragma once\n#include <{header}>\n",
            )

    def test_containers_with_a_fixed_order_are_allowed(self):
        self.assertEqual([], findings(src__engine__core__card_dot_h="#pragma once\n#include <map>\n"))

    def test_floating_point_in_the_engine(self):
        self.expect(
            "src/engine/core/card.h:2: the engine may not use double",
            src__engine__core__card_dot_h="#pragma once\ndouble value;\n",
        )

    def test_words_in_comments_and_strings_are_ignored(self):
        text = '#pragma once\n// no double, try it\nauto x = "throw a float";  /* time( */\n'
        self.assertEqual([], findings(src__engine__core__card_dot_h=text))

    def test_a_header_without_pragma_once(self):
        self.expect("#pragma once", src__engine__core__card_dot_h="\n")

    def test_letters_beyond_ascii(self):
        self.expect("ASCII", src__engine__core__card_dot_h="#pragma once\n// caf\u00e9\n")

    def test_a_long_line(self):
        self.expect("101 columns", src__engine__core__card_dot_h="#pragma once\n" + "x" * 101 + "\n")

    def test_a_long_line_in_a_protected_table_or_a_raw_literal(self):
        table = "// clang-format off\n" + "x" * 101 + "\n// clang-format on\n"
        literal = 'auto x = R"j(\n' + "x" * 101 + '\n)j";\n'
        self.assertEqual([], findings(src__engine__core__card_dot_h="#pragma once\n" + table + literal))

    def test_tabs_and_trailing_blanks(self):
        self.expect("a tab", src__engine__core__card_dot_h="#pragma once\n\tx;\n")
        self.expect("end of the line", src__engine__core__card_dot_h="#pragma once \n")

    def test_a_to_do_without_a_number(self):
        self.expect("issue number", src__engine__core__card_dot_h="#pragma once\n// TODO: later\n")
        self.assertEqual([], findings(src__engine__core__card_dot_h="#pragma once\n// TODO(#7): later\n"))

    def test_files_that_are_too_long(self):
        self.expect("300 are the limit", src__engine__core__card_dot_h="#pragma once\n" * 301)
        self.expect("500 are the limit", src__engine__core__card_dot_cpp="\n" * 501)
        self.expect("600 are the limit", tests__engine__core__card_test_dot_cpp="\n" * 601)

    def test_a_file_that_collects_everything(self):
        self.expect("utils.h", src__engine__core__utils_dot_h="#pragma once\n")

    def test_a_word_with_a_standard_name(self):
        for name in ("visitor_", "TablePictures", "to_hall", "Misfit", "felt", "WishesOfPlayers", "is_promised",
                     "was_told", "cost_of_leak"):
            self.expect(
                f"src/server/net.cpp:2: {name}; the standard word for ",
                src__server__net_dot_cpp=f"int a;\nint {name};\n", tests__server__net_test_dot_cpp="",
            )

    def test_a_word_with_a_standard_name_in_the_name_of_a_file(self):
        self.expect(
            "src/server/lobby_pictures.h:1: picture in the name of a file; the standard word is snapshot",
            src__server__lobby_pictures_dot_h="#pragma once\n",
        )

    def test_words_of_rules_and_of_the_wire_stay(self):
        words = ["play_purse", "PurseChanged", "EventVisitor", "EscalateComplaint", "WishForHand", "shallow",
                 "crewless_"]
        text = "".join(f"int {word};\n" for word in words)
        text += 'const char* json = R"({"leak":0,"felt":1})";\n'
        text += '// The hall, a teller.\nconst char* text = "crew";\nTEST(Crew, ObeysTheTeller) {}\n'
        text += '#include <desk/desk.h>\n'
        self.assertEqual([], findings(src__server__net_dot_cpp=text, tests__server__net_test_dot_cpp=""))

    def test_a_word_of_the_wire_outside_its_folders(self):
        self.assertEqual([], findings(src__house__cards__decks_dot_h="#pragma once\nbool complaint;\n"))
        self.expect(
            "src/server/broadcaster.h:2: complaint; the standard word for complaint is error text",
            src__server__broadcaster_dot_h="#pragma once\nbool complaint;\n",
        )

    def test_words_of_pages_are_checked_too(self):
        found = findings(**{"web__src__table__Desk.svelte": "let visitor = 1; // a crew\n"})
        self.assertEqual(2, len(found), found)
        self.assertIn("web/src/table/Desk.svelte:1: desk in the name of a file", found[0])
        self.assertIn("web/src/table/Desk.svelte:1: visitor; the standard word", found[1])

    def test_a_page_draws_a_felt_and_waits_for_a_promise(self):
        self.assertEqual([], findings(web__src__table__dock__Dock_dot_svelte="const felt: Promise<void> = told;\n"))

    def test_a_type_that_a_client_sees_is_a_view(self):
        self.assertEqual([], findings(src__house__by_dot_h="#pragma once\nstruct NoticeShown;\n"))
        self.expect(
            "web/src/table/dock/Dock.svelte:1: TableShown; what a client sees is a view: TableView",
            web__src__table__dock__Dock_dot_svelte="let table: TableShown;\n",
        )

    def test_a_word_of_the_wire_stays_in_the_session_of_a_page(self):
        session = {"web__src__session__README_dot_md": "The session.\n"}
        self.assertEqual([], findings(web__src__session__store_dot_ts="notices.complaint = body;\n", **session))
        self.expect("web/src/table/dock/Dock.svelte:1: complaint", web__src__table__dock__Dock_dot_svelte="complaint\n")

    def test_a_comment_without_a_subject(self):
        for text in ("Whoever comes first.", "What is dealt.", "So many cards.", "Nothing for the others."):
            self.expect(
                f'src/engine/core/card.h:2: a comment begins with its subject, not with "{text.split()[0]}"',
                src__engine__core__card_dot_h=f"#pragma once\n// {text}\nint a;\n",
            )

    def test_a_comment_of_any_language_needs_a_subject(self):
        for name, text in {
            "web__src__main_dot_ts": "/* What it mounts. */\n",
            "web__src__table__dock__Dock_dot_svelte": "<!-- Why it is there. -->\n",
            "tests__cli__house_dot_py": '"""What a house does."""\n',
            "tools__CMakeLists.txt": "# Which tools there are.\n",
            "cmake__flags_dot_cmake": "# Whose flags.\n",
            "dev": "# Somebody builds it.\n",
        }.items():
            self.expect(":1: a comment begins with its subject", **{name: text})

    def test_a_script_may_begin_with_its_interpreter(self):
        self.assertEqual([], findings(dev="#!/usr/bin/env bash\n# Builds everything.\n"))

    def test_a_comment_that_continues_with_such_a_word(self):
        self.assertEqual([], findings(
            src__engine__core__card_dot_h="#pragma once\n// The hand: What is dealt.\n// Who has it.\n"))

    def test_a_comment_with_an_indefinite_person(self):
        for word in ("whoever", "Nobody", "everybody", "somebody", "anybody"):
            self.expect(
                f'src/engine/core/card.h:2: "{word}" in a comment; name the person or thing',
                src__engine__core__card_dot_h=f"#pragma once\n// The hand is not\n// {word} asks.\n",
            )
        self.expect(
            'src/house/a.h:2: "nobody" in a text; name the person or thing',
            src__house__a_dot_h='#pragma once\nauto x = "nobody";  // none\n',
        )
        self.expect("docs/a.md:1: \"somebody\" in a document", docs__a_dot_md="Ask somebody.\n")
        self.expect("LetsNobodyPlay; name the person", tests__house__a_test_dot_cpp="TEST(Staff, LetsNobodyPlay) {}\n")

    def test_a_comment_that_names_a_function_which_is_gone(self):
        self.expect(
            "src/engine/core/card.h:2: the comment names complaint(), and there is no such function",
            src__engine__core__card_dot_h="#pragma once\n// Returns false; complaint() says why.\nbool read();\n",
        )
        self.assertEqual([], findings(
            src__engine__core__card_dot_h="#pragma once\n// Returns false as read() does.\nbool read();\n"))

    def test_a_path_of_one_machine(self):
        self.expect("path of one machine", docs__a_dot_md="see /home/me/baize\n")

    def test_a_dead_link(self):
        self.expect("dead link nowhere.md", docs__a_dot_md="[there](nowhere.md) [web](https://x.y)\n")

    def test_clauses_in_documents_must_exist(self):
        self.expect("no clause TCP 5.6.2", docs__a_dot_md="TCP 5.6.2, TCP 5.6 and TCP 5\n")
        self.expect("no interpretation I-2", docs__a_dot_md="I-1 and I-2\n")

    def test_behaviour_without_a_test(self):
        self.expect("src/engine/core:1: behaviour without tests", tests__engine__core__card_test_dot_cpp=None)

    def test_tests_of_folders_that_are_proved_elsewhere(self):
        self.expect(
            "src/server/net:1: behaviour without tests in tests/server",
            src__server__net__README_dot_md="Sockets.\n",
            src__server__net__wire_dot_cpp="\n",
        )
        self.expect("src/engine/games:1: behaviour without tests in tests/kit", tests__kit__kit_test_dot_cpp=None)
        workflows = {"src__house__README_dot_md": "Rooms.\n", "src__house__workflows__README_dot_md": "Rounds.\n",
                     "src__house__workflows__rounds__README_dot_md": "Rounds.\n",
                     "src__house__workflows__rounds__cover_dot_cpp": "\n"}
        self.expect("src/house/workflows/rounds:1: behaviour without tests in tests/house/casino", **workflows)
        self.assertEqual([], findings(tests__house__casino__cover_test_dot_cpp="\n", **workflows))

    def test_chance_is_made_in_one_folder_only(self):
        room = {"src__engine__random__README_dot_md": "Chance.\n"}
        self.assertEqual([], findings(src__engine__random__source_dot_h="#pragma once\n#include <random>\n", **room))

    def test_a_room_lacks_something(self):
        self.expect("golden rounds in tests/rounds/stud", tests__rounds__stud__ante_dot_round=None)

    def test_the_poker_room_has_golden_hands_instead(self):
        room = {"src__engine__poker__README_dot_md": "Poker.\n", "src__engine__poker__hand_dot_h": "#pragma once\n"}
        self.expect("golden rounds in tests/rounds/poker", **room)
        self.assertEqual([], findings(tests__rounds__poker__pots_dot_hand="seat 1 folds\n", **room))
        self.expect("pots.hand:1: blanks", tests__rounds__poker__pots_dot_hand="seat 1 folds \n", **room)
        self.expect("not registered", src__engine__games__registry_dot_cpp="\n")


if __name__ == "__main__":
    unittest.main()
