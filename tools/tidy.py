#!/usr/bin/env python3
"""The tidy test: what a formatter and a compiler do not see. Run it as tools/tidy.py [TREE].

It reads the layer table of docs/ARCHITECTURE.md and the ids of rulebooks/, so that prose, data and
code cannot drift apart. Every finding is one line, `path:line: what is wrong`; none means exit 0.
"""

import re
import sys
from pathlib import Path

ENGINE = ("core", "hands", "table", "games", "jackpots", "exact", "equity", "analysis", "bots")
BANNED_INCLUDES = {  # chance, time, threads, the outside world, an order that differs between machines
    "random", "chrono", "ctime", "thread", "mutex", "atomic", "future", "condition_variable",
    "iostream", "fstream", "sstream", "filesystem", "unordered_map", "unordered_set",
}
BANNED_WORDS = re.compile(r"\b(?:float|double|throw|try|catch|getenv|time\s*\()|\bstd::(?:cout|cerr|cin)\b")
FORBIDDEN_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|home|root|Users)/\w")
SKIPPED_FOLDERS = {".git", "build", ".dev", "node_modules", "__pycache__", "corpus"}
TEXT = {".h", ".cpp", ".md", ".py", ".txt", ".cmake", ".json", ".round", ".hand", ".tsv", ".sh", ""}
INCLUDE = re.compile(r'^\s*#include\s+["<]([^">]+)[">]')
CITATION = re.compile(r"\b(CP|CS|UTH|CH|TCP) (\d+(?:\.\d+)*(?:\([a-z0-9]+\))*)|\bI-(\d+)\b")
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
    """The same text with blanks for comments and literals; lines stay where they are."""
    pattern = r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'"
    return re.sub(pattern, lambda found: re.sub(r"[^\n]", " ", found.group()), text, flags=re.S)


def folder_of(path):
    """src/games/three_card/round.cpp is in games/three_card, src/ledger/sqlite/x.h in ledger/sqlite,
    apps/main.cpp in apps."""
    parts = path.split("/")[:-1]
    if parts[0] != "src":
        return parts[0]
    return "/".join(parts[1:3])


def layer_table(tree):
    """folder -> folders it may include, from the table headed `| folder | may include |`."""
    layers = {}
    inside = False
    for _, line in tree.lines("docs/ARCHITECTURE.md"):
        cells = [cell.strip().replace("`", "") for cell in line.strip().strip("|").split("|")]
        if cells[:2] == ["folder", "may include"]:
            inside = True
        elif inside and not line.startswith("|"):
            break
        elif inside and not cells[0].startswith("---"):
            layers[cells[0]] = set(re.findall(r"[\w/*]+", cells[1])) | {cells[0]}
    return layers


def generic_room(folder):
    """games/three_card is a games/X: what holds for one room holds for all of that kind."""
    kind, _, room = folder.partition("/")
    return f"{kind}/X" if room and kind in ("games", "house") else folder


def check_layers(tree):
    if "docs/ARCHITECTURE.md" not in tree.texts:
        yield "docs/ARCHITECTURE.md:1: the layer table is missing"
        return
    layers = layer_table(tree)
    for path in tree.cpp("src/") + tree.cpp("apps/"):
        folder = folder_of(path)
        room = generic_room(folder) != folder
        allowed = layers.get(generic_room(folder))
        if allowed is None:
            yield f"{path}:1: folder {folder} is not in the layer table of docs/ARCHITECTURE.md"
            continue
        for number, line in tree.lines(path):
            included = re.match(r'\s*#include\s+"([^"]+)/[^/"]+"', line)
            if not included:
                continue
            target = "/".join(included.group(1).split("/")[:2])
            generic = generic_room(target)
            other_room = room and generic == generic_room(folder) and target != folder
            if other_room or generic not in allowed:
                yield f"{path}:{number}: {folder} may not include {target}"


def check_engine_words(tree):
    for folder in ENGINE:
        for path in tree.cpp(f"src/{folder}/"):
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
    """Numbers of the lines of formatter-off tables and of raw literals (JSON), which keep their width."""
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
        # A section is named by what stands above its clauses: 5 and 5.6 for 5.6.1(a).
        parts = re.findall(r"\d+|\([a-z0-9]+\)", identifier)
        for end in range(1, len(parts) + 1):
            clauses.add(book + " " + re.sub(r"\.\(", "(", ".".join(parts[:end])))
    readings = re.findall(r"^### I-(\d+) ", tree.texts.get("rulebooks/interpretations.md", ""), re.M)
    return clauses, set(readings)


def check_citations_in_prose(tree):
    """Code, tests and golden rounds are checked by tools/clauses at build time."""
    clauses, readings = known_ids(tree)
    for path in tree.named(".md"):
        for number, line in tree.lines(path):
            for book, identifier, reading in CITATION.findall(line):
                if book and f"{book} {identifier}" not in clauses:
                    yield f"{path}:{number}: no clause {book} {identifier}"
                if reading and reading not in readings:
                    yield f"{path}:{number}: no interpretation I-{reading}"


def check_tests_exist(tree):
    for folder in sorted({folder_of(path) for path in tree.named(".cpp", under="src/")}):
        # The registry holds no rule; the kit runs every game through it.
        place = "kit" if folder == "games" else folder
        if not tree.named("_test.cpp", under=f"tests/{place}/"):
            yield f"src/{folder}:1: behaviour without tests in tests/{place}"


def check_rooms(tree):
    registry = tree.texts.get("src/games/registry.cpp", "")
    rooms = {folder_of(path) for path in tree.cpp("src/games/")} - {"games"}
    for room in sorted(rooms):
        name = room.split("/")[1]
        if f"src/{room}/README.md" not in tree.texts:
            yield f"src/{room}:1: a game room has a README.md"
        # The poker room is no house game: golden hands, and a machine of its own (ADR 0008).
        poker = name == "poker"
        if not tree.named(".hand" if poker else ".round", under=f"tests/rounds/{name}/"):
            yield f"src/{room}:1: a game room has golden rounds in tests/rounds/{name}"
        if not poker and f'"{room}/game.h"' not in registry:
            yield f"src/{room}:1: the room is not registered in src/games/registry.cpp"


CHECKS = (
    check_layers,
    check_engine_words,
    check_cpp_text,
    check_columns,
    check_blanks,
    check_sizes,
    check_names,
    check_machine_paths,
    check_markdown_links,
    check_citations_in_prose,
    check_tests_exist,
    check_rooms,
)


def findings(root):
    tree = Tree(root)
    return [finding for check in CHECKS for finding in check(tree)]


def main():
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    found = findings(root)
    for finding in found:
        print(finding)
    if found:
        print(f"tidy: {len(found)} to put right")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
