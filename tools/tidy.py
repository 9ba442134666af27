#!/usr/bin/env python3
"""The tidy test checks rules that a formatter and a compiler do not check. Run it as tools/tidy.py [TREE].

It reads the layer table of docs/ARCHITECTURE.md, the tables of parts in the READMEs of src, and the ids of
rulebooks/, so that prose, data and code cannot drift apart. Every finding is one line, `path:line: what is
wrong`; none means exit 0.
"""

import re
import statistics
import sys
from pathlib import Path

from header_lines import HeaderLines

PURE = ("src/engine/", "src/math/")
NOT_PURE = "src/engine/random/"  # generates the randomness that the other folders receive
FILES_OF_A_FOLDER = 25  # without its README.md
LINES_OF_A_README = 60  # one screen
COLUMNS_OF_A_SCREEN = 120
# The lines of project headers that the median source of a folder may read: what makes a build slow, and a source hard
# to understand. tools/header_lines.py shows them.
HEADER_LINES = {"src/house": 4_500, "src/house/casino": 10_200, "src/house/workflows": 9_600}
# Folders with tests outside the folder of the same name under tests/.
TESTED_IN = {
    "engine/games": "kit",  # the registry contains no rules; the kit runs every game through it
    "house/commands": "house/casino",
    "house/seals": "house/casino",
    "house/workflows": "house/casino",
    "formats/text": "cli",
    "service/analysis": "cli",
    "service/report": "cli",
    "service/study": "cli",
}
TESTED_WHOLE = ("server", "cli")  # tested from outside, as a whole
BANNED_INCLUDES = {  # randomness, time, threads, input and output, containers without a fixed order
    "random", "chrono", "ctime", "thread", "mutex", "atomic", "future", "condition_variable",
    "iostream", "fstream", "sstream", "filesystem", "unordered_map", "unordered_set",
}
BANNED_WORDS = re.compile(r"\b(?:float|double|throw|try|catch|getenv|time\s*\()|\bstd::(?:cout|cerr|cin)\b")
FORBIDDEN_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|home|root|Users)/\w")
SKIPPED_FOLDERS = {".git", "build", ".dev", "node_modules", "__pycache__", "corpus"}
TEXT = {".h", ".cpp", ".md", ".py", ".txt", ".cmake", ".json", ".round", ".hand", ".tsv", ".sh", ".sql", ".ts",
        ".svelte", ""}
# Words of the code that have a standard name: the old column of the glossary, in tools/rename_words.tsv. They may not
# be a part of an identifier or of a file name in these folders.
WORDS_CHECKED_IN = ("src/", "tests/", "bench/", "fuzz/", "web/src/", "web/tests/")
STANDARD_WORDS = {
    "archivist": "round recorder", "clerk": "details", "complain": "add error", "complaint": "error text",
    "converse": "serve", "crew": "executor", "deed": "step kind", "desk": "codec", "door": "login",
    "entrance": "registration", "errand": "task", "farewell": "close reason", "hall": "broadcaster",
    "happening": "event", "keeper": "auto dealer", "misfit": "mismatch",
    "obey": "handle", "patience": "timeout", "picture": "snapshot", "purse": "wallet", "reception": "request guard",
    "scenery": "view context", "scene": "log writer", "shelf": "cache", "story": "activity log",
    "teller": "activity log", "temper": "betting style", "visitor": "subscriber",
}
# In rules, on the wire and in ledgers these words stay; a visitor also is the function of a visitor pattern.
BOOK_WORDS = re.compile(
    r"play_purse|[Pp]urse_?[Cc]hanged|purse|[Ee]scalate_?[Cc]omplaint|Complaint|complaint|EventVisitor|visitor|Visitor")
BOOK_WORDS_IN = {  # the words of BOOK_WORDS that are allowed in some folders only
    "purse": ("src/service/table_view/", "web/"),  # a field of the protocol
    "Complaint": ("src/server/", "src/service/protocol/", "web/"),
    "complaint": ("src/house/", "tests/house/", "web/src/App", "web/src/session/", "web/src/protocol/"),
    "visitor": ("src/math/", "tests/math/", "tests/house/people/"),
    "Visitor": ("src/math/",),
}
# A comment begins with its subject or its verb, in all sources of these kinds.
COMMENTS_CHECKED_IN = (".h", ".cpp", ".ts", ".mjs", ".svelte", ".py", ".sh", ".cmake", "CMakeLists.txt", "dev")
VAGUE_OPENING = re.compile(
    r"(?:Whoever|Whomever|Whatever|Who|Whom|Whose|What|Which|Why|Nobody|Anybody|Somebody|Everybody|None|And"
    r"|So (?:many|much)|Nothing (?:for|where|when|if|but|of)|Those (?:who|that|of)|That (?:which|of))\b")
VAGUE_WORD = re.compile(r"\b(?:whoever|whomever|nobody|everybody|somebody|anybody)\b", re.I)
FUNCTION_IN_COMMENT = re.compile(r"(?<![\w:.'`\"])([a-z]\w*)\(\)")
SLASH_COMMENT = re.compile(r"^[ \t]*//[^\n]*(?:\n[ \t]*//[^\n]*)*", re.M)
HASH_COMMENT = re.compile(r"^[ \t]*#(?!!)[^\n]*(?:\n[ \t]*#[^\n]*)*", re.M)
BLOCK_COMMENT = re.compile(r"^[ \t]*(?:/\*|<!--).*?(?:\*/|-->)", re.M | re.S)
DOCSTRING = re.compile(r"^[ \t]*\"\"\".*?\"\"\"", re.M | re.S)
INCLUDE = re.compile(r'^\s*#include\s+["<]([^">]+)[">]')
CITATION = re.compile(r"\b(CP|CS|UTH|CH|TCP) (\d+(?:\.\d+)*(?:\([a-z0-9]+\))*)|\bI-(\d+)\b")
TEST_MACRO = re.compile(r"\b(?:TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_PROP)\(\s*(\w+),\s*(\w+)")
NAMED_TEST = re.compile(r"`([A-Z]\w+\.[A-Z]\w+)(\*?)`")  # Suite.Test, or Suite.Beginning*
TYPE_OF_THE_HOUSE = re.compile(r"^ *(?:struct|class|enum class) (\w+)\b(?!::| *<)[^;{()]*\{|^using (\w+) =", re.M)
MARKDOWN_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


class Tree:
    """The files of one source tree, read once."""

    def __init__(self, root):
        self.root = Path(root)
        self.texts = {}
        for path in sorted(self.root.rglob("*")):
            parts = path.relative_to(self.root).parts
            if SKIPPED_FOLDERS & set(parts) or path.suffix not in TEXT or not path.is_file():
                continue
            try:
                self.texts["/".join(parts)] = path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue

    def lines(self, path):
        return enumerate(self.texts[path].split("\n"), 1)

    def named(self, *suffixes, under=""):
        return [path for path in self.texts if path.endswith(suffixes) and path.startswith(under)]

    def cpp(self, under=""):
        return self.named(".h", ".cpp", under=under)


def without_comments_and_strings(text):
    """Returns the text with blanks in place of comments and literals; line numbers do not change."""
    pattern = r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'"
    return re.sub(pattern, lambda found: re.sub(r"[^\n]", " ", found.group()), text, flags=re.S)


def folder_of(path):
    """src/engine/games/three_card/round.cpp is in engine/games/three_card."""
    return "/".join(path.split("/")[1:-1])


def table_of(tree, path, heading):
    """Maps a folder to the folders that it may include, from the table headed `| heading | may include |`."""
    rows = {}
    inside = False
    for _, line in tree.lines(path):
        cells = [cell.strip().replace("`", "") for cell in line.strip().strip("|").split("|")]
        if cells[:2] == [heading, "may include"]:
            inside = True
        elif inside and not line.startswith("|"):
            break
        elif inside and not cells[0].startswith("---"):
            allowed = set(re.findall(r"[\w/*]+", cells[1]))
            for name in re.findall(r"[\w/*]+", cells[0]):
                rows[name] = allowed
    return rows


def part_of(folder, parts):
    """Returns the row of a table of parts that a folder belongs to, and the part itself: engine/games/stud
    matches engine/games/X, and engine/poker/live belongs to engine/poker. The most specific row applies."""
    steps = folder.split("/")
    fitting = []
    for part in parts:
        names = part.split("/")
        if len(names) <= len(steps) and all(name in ("X", step) for name, step in zip(names, steps)):
            fitting.append(([len(names), -names.count("X")], part))
    if not fitting:
        return None, folder
    part = max(fitting)[1]
    return part, "/".join(steps[:part.count("/") + 1])


def includes(tree, path):
    """Yields (line, folder) for every include of a file of the tree."""
    for number, line in tree.lines(path):
        included = re.match(r'\s*#include\s+"([^"]+)/[^/"]+"', line)
        if included:
            yield number, included.group(1)


def check_layers(tree):
    if "docs/ARCHITECTURE.md" not in tree.texts:
        yield "docs/ARCHITECTURE.md:1: the layer table is missing"
        return
    layers = table_of(tree, "docs/ARCHITECTURE.md", "folder")
    for path in tree.cpp("src/"):
        layer = folder_of(path).split("/")[0]
        if layer not in layers:
            yield f"{path}:1: folder {layer} is not in the layer table of docs/ARCHITECTURE.md"
            continue
        for number, target in includes(tree, path):
            other = target.split("/")[0]
            if other != layer and other not in layers[layer]:
                yield f"{path}:{number}: {layer} may not include {other}"
    for layer in sorted(layers):
        if not tree.cpp(f"src/{layer}/"):
            yield f"docs/ARCHITECTURE.md:1: the layer table names {layer}, and src has no such folder"


def check_parts(tree):
    """Checks the includes between parts against the table in the README of their top folder."""
    for readme in [path for path in tree.texts if re.fullmatch(r"src/\w+/README\.md", path)]:
        parts = table_of(tree, readme, "part")
        layer = folder_of(readme)
        for path in tree.cpp(f"src/{layer}/") if parts else []:
            row, part = part_of(folder_of(path), parts)
            if row is None:
                yield f"{path}:1: {part} is not in the table of parts of {readme}"
                continue
            for number, target in includes(tree, path):
                if target.split("/")[0] != layer:
                    continue
                other_row, other = part_of(target, parts)
                if other != part and other_row not in parts[row]:
                    yield f"{path}:{number}: {part} may not include {other}"


def folders_below(tree, root):
    """Maps every nonempty folder below a root to the files directly in it."""
    folders = {}
    for path in tree.named("", under=f"{root}/"):
        steps = path.split("/")[:-1]
        for end in range(root.count("/") + 2, len(steps) + 1):
            folders.setdefault("/".join(steps[:end]), [])
        if "/".join(steps) != root:
            folders["/".join(steps)].append(path)
    return folders


def lines_on_screen(text):
    """Returns the number of lines of a text on a screen that is 120 columns wide."""
    return sum(max(1, -(-len(line) // COLUMNS_OF_A_SCREEN)) for line in text.rstrip("\n").split("\n"))


def check_folders(tree):
    folders = folders_below(tree, "src") | folders_below(tree, "web/src")
    for folder, paths in sorted(folders.items()):
        readme = f"{folder}/README.md"
        count = len(paths) - (readme in paths)
        if count > FILES_OF_A_FOLDER:
            yield f"{folder}:1: {count} files; {FILES_OF_A_FOLDER} are the limit of a folder"
        if readme not in paths:
            yield f"{folder}:1: a folder of {folder[: folder.index('src') + 3]} has a README.md"
        elif (size := lines_on_screen(tree.texts[readme])) > LINES_OF_A_README:
            yield f"{readme}:1: {size} lines; {LINES_OF_A_README} are the limit of a README"


def check_header_lines(tree):
    headers = HeaderLines(lambda name: tree.texts.get(f"src/{name}"))
    for folder, limit in HEADER_LINES.items():
        counts = [headers.read_by(path[len("src/"):]) for path in tree.named(".cpp", under=f"{folder}/")]
        median = statistics.median(counts) if counts else 0
        if median > limit:
            yield f"{folder}:1: half of the sources read over {median:.0f} lines of headers; {limit} are the limit"


def check_type_names(tree):
    """The rooms of the house and the casino share one namespace and one vocabulary."""
    places = {}
    for path in tree.cpp("src/house/"):
        clean = without_comments_and_strings(tree.texts[path])
        for found in TYPE_OF_THE_HOUSE.finditer(clean):
            place = f"{path}:{clean.count(chr(10), 0, found.start()) + 1}"
            name = found.group(1) or found.group(2)
            if name in places:
                yield f"{place}: {name} is also a type at {places[name]}"
            places.setdefault(name, place)


def check_engine_words(tree):
    for path in tree.cpp():
        if not path.startswith(PURE) or path.startswith(NOT_PURE):
            continue
        for number, line in tree.lines(path):
            included = INCLUDE.match(line)
            if included and included.group(1) in BANNED_INCLUDES:
                yield f"{path}:{number}: the engine may not include <{included.group(1)}>"
        clean = without_comments_and_strings(tree.texts[path])
        for number, line in enumerate(clean.split("\n"), 1):
            for word in BANNED_WORDS.findall(line):
                yield f"{path}:{number}: the engine may not use {word.rstrip('( ')}"


def check_cpp_text(tree):
    for path in tree.cpp():
        if path.endswith(".h") and "#pragma once" not in tree.texts[path]:
            yield f"{path}:1: a header starts with #pragma once"
        for number, line in tree.lines(path):
            if not line.isascii():
                yield f"{path}:{number}: only ASCII in C++ sources"
            if re.search(r"\b(?:TODO|FIXME)\b(?!\(#\d+\))", line):
                yield f"{path}:{number}: a to-do carries an issue number: TODO(#12)"


def protected_lines(text):
    """Returns the line numbers of formatter-off tables and of raw literals (JSON), which may be wide."""
    spans = r"// clang-format off.*?// clang-format on|R\"(\w*)\(.*?\)\1\""
    lines = set()
    for found in re.finditer(spans, text, re.S):
        first = text.count("\n", 0, found.start()) + 1
        lines.update(range(first, first + found.group().count("\n") + 1))
    return lines


def check_columns(tree):
    for path in tree.cpp():
        protected = protected_lines(tree.texts[path])
        for number, line in tree.lines(path):
            if len(line) > 100 and number not in protected:
                yield f"{path}:{number}: {len(line)} columns; 100 are the limit"


def check_blanks(tree):
    for path in tree.named(".h", ".cpp", ".py", ".cmake", "CMakeLists.txt", ".round", ".hand", ".md"):
        for number, line in tree.lines(path):
            if "\t" in line:
                yield f"{path}:{number}: a tab"
            if line != line.rstrip():
                yield f"{path}:{number}: blanks at the end of the line"


def check_sizes(tree):
    for path in tree.cpp():
        text = tree.texts[path]
        if "generated" in text.split("\n", 1)[0].lower():
            continue
        limit = 600 if path.startswith("tests/") else 300 if path.endswith(".h") else 500
        size = text.count("\n")
        if size > limit:
            yield f"{path}:1: {size} lines; {limit} are the limit"


def check_names(tree):
    for path in tree.texts:
        for part in path.split("/"):
            if part.split(".")[0].lower() in FORBIDDEN_NAMES:
                yield f"{path}:1: nothing is called {part}: such files collect what nobody placed"


def parts_of_name(name):
    """TablePictures and table_pictures are table and pictures."""
    return [part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]


def nonstandard_word(name, path):
    """Returns the first word of an identifier that has a standard name, or None."""
    if BOOK_WORDS.fullmatch(name) and path.startswith(BOOK_WORDS_IN.get(name, "")):
        return None
    for part in parts_of_name(name):
        for word in (part, part.removesuffix("s")):
            if word in STANDARD_WORDS:
                return word
    return None


def check_words(tree):
    """Checks identifiers and file names for words of our own where engineers have a standard one."""
    for path in tree.named(".h", ".cpp", ".ts", ".svelte"):
        if not path.startswith(WORDS_CHECKED_IN):
            continue
        file = path.split("/")[-1].split(".")[0]
        word = nonstandard_word(file, path)
        if word:
            yield f"{path}:1: {word} in the name of a file; the standard word is {STANDARD_WORDS[word]}"
        # The names of tests are sentences.
        code = re.sub(r"\bTEST(?:_F|_P)?\([^)]*\)", "TEST()", without_comments_and_strings(tree.texts[path]))
        for number, line in enumerate(code.split("\n"), 1):
            for name in re.findall(r"[A-Za-z_]\w*", "" if INCLUDE.match(line) else line):
                word = nonstandard_word(name, path)
                if word:
                    yield f"{path}:{number}: {name}; the standard word for {word} is {STANDARD_WORDS[word]}"


def comments_of(path, text):
    """Yields (position, text) for each comment that has lines of its own."""
    if path.endswith((".py", ".sh", ".cmake", "CMakeLists.txt", "dev")):
        patterns = (HASH_COMMENT, DOCSTRING) if path.endswith(".py") else (HASH_COMMENT,)
    else:
        patterns = (SLASH_COMMENT,) if path.endswith((".h", ".cpp")) else (SLASH_COMMENT, BLOCK_COMMENT)
    for pattern in patterns:
        for found in pattern.finditer(text):
            lines = found.group().split("\n")
            yield found.start(), " ".join(re.sub(r"^\s*(?://+|#+|/\*+|<!--|\"\"\")?\s*", "", line) for line in lines)


def check_openings(tree):
    for path in tree.named(*COMMENTS_CHECKED_IN):
        for position, comment in comments_of(path, tree.texts[path]):
            number = tree.texts[path].count("\n", 0, position) + 1
            if VAGUE_OPENING.match(comment):
                yield f"{path}:{number}: a comment begins with its subject, not with \"{comment.split()[0]}\""
            elif word := VAGUE_WORD.search(comment):
                yield f"{path}:{number}: \"{word.group()}\" in a comment; name the person or thing"


def strings_of(text):
    """Yields (position, text) for each string literal of C++ or TypeScript outside of comments."""
    pattern = r"//[^\n]*|/\*.*?\*/|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'|\"(?:\\.|[^\"\\\n])*\"|`[^`]*`"
    for found in re.finditer(pattern, text, re.S):
        if not found.group().startswith(("//", "/*")):
            yield found.start(), found.group()


def check_indefinite_persons(tree):
    """Checks messages, names of tests and documents for a person that is named by no word of its own."""
    for path in tree.named(".h", ".cpp", ".ts", ".svelte", under="src/") + tree.named(".ts", ".svelte", under="web/src/"):
        for position, text in strings_of(tree.texts[path]):
            if word := VAGUE_WORD.search(text):
                number = tree.texts[path].count("\n", 0, position) + 1
                yield f"{path}:{number}: \"{word.group()}\" in a text; name the person or thing"
    for path in tree.cpp("tests/"):
        for found in TEST_MACRO.finditer(tree.texts[path]):
            if {"nobody", "whoever", "everybody", "somebody", "anybody"} & set(parts_of_name(found.group(2))):
                number = tree.texts[path].count("\n", 0, found.start()) + 1
                yield f"{path}:{number}: {found.group(2)}; name the person or thing"
    for path in tree.named("README.md") + tree.named(".md", under="docs/") + tree.named("CHANGELOG.md"):
        for number, line in tree.lines(path):
            if word := VAGUE_WORD.search(re.sub(r"`[^`]*`", "", line)):
                yield f"{path}:{number}: \"{word.group()}\" in a document; name the person or thing"


def check_named_functions(tree):
    """A function that a comment names must exist, so that comments follow renames."""
    names = set()
    for path in tree.named(".h", ".cpp", ".py", ".ts", ".mjs", ".svelte"):
        code = without_comments_and_strings(tree.texts[path]) if path.endswith((".h", ".cpp")) else tree.texts[path]
        names.update(re.findall(r"[A-Za-z_]\w*", code))
    for path in tree.cpp():
        for position, comment in comments_of(path, tree.texts[path]):
            for name in FUNCTION_IN_COMMENT.findall(comment):
                if name not in names:
                    number = tree.texts[path].count("\n", 0, position) + 1
                    yield f"{path}:{number}: the comment names {name}(), and there is no such function"


def check_machine_paths(tree):
    for path in tree.texts:
        if path.startswith(("tools/tidy", "tests/tools/")):
            continue
        for number, line in tree.lines(path):
            if MACHINE_PATH.search(line):
                yield f"{path}:{number}: a path of one machine"


def check_markdown_links(tree):
    for path in tree.named(".md"):
        for number, line in tree.lines(path):
            for target in MARKDOWN_LINK.findall(re.sub(r"`[^`]*`", "", line)):
                if re.match(r"[a-z]+:|#", target):
                    continue
                if not (tree.root / path).parent.joinpath(target.split("#")[0]).exists():
                    yield f"{path}:{number}: dead link {target}"


def known_ids(tree):
    clauses = set()
    for line in tree.texts.get("rulebooks/clauses.tsv", "").split("\n")[1:]:
        book, _, rest = line.partition("\t")
        identifier = rest.split("\t")[0]
        # The sections above a clause have ids too: 5 and 5.6 for 5.6.1(a).
        parts = re.findall(r"\d+|\([a-z0-9]+\)", identifier)
        for end in range(1, len(parts) + 1):
            clauses.add(book + " " + re.sub(r"\.\(", "(", ".".join(parts[:end])))
    readings = re.findall(r"^### I-(\d+) ", tree.texts.get("rulebooks/interpretations.md", ""), re.M)
    return clauses, set(readings)


def check_citations_in_prose(tree):
    """Checks citations in documents only; tools/clauses checks code, tests and golden rounds at build time."""
    clauses, readings = known_ids(tree)
    for path in tree.named(".md"):
        for number, line in tree.lines(path):
            for book, identifier, reading in CITATION.findall(line):
                if book and f"{book} {identifier}" not in clauses:
                    yield f"{path}:{number}: no clause {book} {identifier}"
                if reading and reading not in readings:
                    yield f"{path}:{number}: no interpretation I-{reading}"


def tested_as(folder):
    """Returns the folder of tests/ for a folder of src: its first two path components or, in a folder of
    rooms, three."""
    steps = folder.split("/")
    if steps[0] in TESTED_WHOLE:
        return steps[0]
    rooms = steps[:2] in (["engine", "games"], ["house", "tables"])
    part = "/".join(steps[:3 if rooms else 2])
    return TESTED_IN.get(part, part)


def tested_in(tree, folder):
    """Returns the folders of tests/ that test a folder of src and the folders below it (./dev check)."""
    sources = {folder_of(path) for path in tree.named(".cpp", ".h", under="src/")}
    return {tested_as(source) for source in sources if f"{source}/".startswith(f"{folder}/")}


def check_tests_exist(tree):
    for folder in sorted({folder_of(path) for path in tree.named(".cpp", under="src/")}):
        if not tree.named("_test.cpp", under=f"tests/{tested_as(folder)}/"):
            yield f"src/{folder}:1: behaviour without tests in tests/{tested_as(folder)}"


def check_named_tests(tree):
    """Checks that the tests that documents name as proof are there."""
    tests = {".".join(name) for path in tree.cpp("tests/") for name in TEST_MACRO.findall(tree.texts[path])}
    for path in tree.named(".md"):
        for number, line in tree.lines(path):
            for name, is_beginning in NAMED_TEST.findall(line):
                if not (any(test.startswith(name) for test in tests) if is_beginning else name in tests):
                    yield f"{path}:{number}: no test {name}{is_beginning}"


def check_rooms(tree):
    registry = tree.texts.get("src/engine/games/registry.cpp", "")
    rooms = {folder_of(path) for path in tree.cpp("src/engine/games/")} - {"engine/games"}
    # The poker room is not a house game: it has golden hands and a separate state machine (ADR 0008).
    for room in sorted(rooms) + ["engine/poker"] * bool(tree.cpp("src/engine/poker/")):
        name = room.split("/")[-1]
        poker = name == "poker"
        if not tree.named(".hand" if poker else ".round", under=f"tests/rounds/{name}/"):
            yield f"src/{room}:1: a game room has golden rounds in tests/rounds/{name}"
        if not poker and f'"{room}/game.h"' not in registry:
            yield f"src/{room}:1: the room is not registered in src/engine/games/registry.cpp"


CHECKS = (
    check_layers,
    check_parts,
    check_folders,
    check_header_lines,
    check_type_names,
    check_engine_words,
    check_cpp_text,
    check_columns,
    check_blanks,
    check_sizes,
    check_names,
    check_words,
    check_openings,
    check_indefinite_persons,
    check_named_functions,
    check_machine_paths,
    check_markdown_links,
    check_citations_in_prose,
    check_tests_exist,
    check_named_tests,
    check_rooms,
)


def findings(root):
    tree = Tree(root)
    return [finding for check in CHECKS for finding in check(tree)]


def main():
    project = Path(__file__).resolve().parent.parent
    if sys.argv[1:2] == ["--tested-in"]:
        print("\n".join(sorted(tested_in(Tree(project), sys.argv[2]))))
        return 0
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else project
    found = findings(root)
    for finding in found:
        print(finding)
    if found:
        print(f"tidy: {len(found)} to put right")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
