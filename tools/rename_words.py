#!/usr/bin/env python3
"""Renames the words of tools/rename_words.tsv in C++ code and in the pages, and the files it lists.

A row is an old word, a tab, a new word and, if the word has other meanings elsewhere, a tab and a scope. The
old word is one of these:

    src/server/a.h      a file, or without the ending a pair of files; the new word is its new path
    Hall                an identifier
    test_a_name         a test, in Python too
    give(               an identifier, where a bracket follows it
    .floor              a member, where `.` or `->` comes before it (`.floor(` works too)
    hall().take         any other piece of code, exactly as it is written on one line
    # the hall          words of a comment or of Markdown

A new word `state|casino_state` is `casino_state` in a file that has a `state` already. The scope lists, with blanks, the beginnings of old or new paths; one after `!` is left out. A path of src/X also
stands for tests/X. Four more words may be in the scope:

    strings             the row changes string literals as well
    members             the row may rename a member that BOOST_DESCRIBE lists, because no message contains it
    records             the word is the name of a type or a member of the records: the record format test gets the
                        new name too. Records hold numbers, and names only of members that were added later
                        (src/ledger/record/grown.h): those stay
    schema              the word is the name of a type of the protocol: docs/api and the pages get the new name too

In web/ only the rows of `schema`, and those with web/ in their scope, change anything.

Literals never change otherwise: commands, fields, metrics and messages have names of their own. Comments and the
code words of Markdown (`Hall`) change where the old word can only be an identifier. A word that BOOST_DESCRIBE
lists, or that a schema or the record format test contains, is a name on the wire or in a ledger: a row that would
change one is an error. A word that was renamed before is not found, so the script may be run again on a newer
tree. `clang-format-14` then formats the changed files, and Prettier those of the pages if it is installed.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath

import move_files

TABLE = "tools/rename_words.tsv"
CPP = (".h", ".cpp")
WEB = (".ts", ".svelte", ".mjs")
PRETTIER = "web/node_modules/.bin/prettier"
FLAGS = ("strings", "members", "records", "schema")
LISTS = ("tools/uncalled.txt",)
NOT_REWRITTEN = (TABLE, "tools/renames.tsv", "tools/rename_words.py", "tools/tidy.py", "tests/tools/", "docs/adr/",
                 "CHANGELOG.md")
SCHEMAS = ("docs/api/messages.schema.json", "docs/api/openapi.json", "docs/api/staff.schema.json")
RECORD_FORMAT = "tests/service/codec/record_format.txt"
PARTS = re.compile(
    r'(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<string>R"(?P<d>\w*)\(.*?\)(?P=d)"|"(?:\\.|[^"\\\n])*"'
    r"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+')|(?P<include>^[ \t]*#[ \t]*include[^\n]*)", re.S | re.M)
DESCRIBED = re.compile(r"BOOST_DESCRIBE_(STRUCT|ENUM)\(([^;{}]*?)\)\s*(?=[\n}])", re.S)


class Row:
    def __init__(self, number, text):
        self.number = number
        self.old, self.new, *scope = text.split("\t")
        words = scope[0].split() if scope else []
        self.in_strings, self.of_members, self.of_records, self.of_schema = (flag in words for flag in FLAGS)
        self.where = [word for word in words if word[0] != "!" and word not in FLAGS]
        self.not_where = [word[1:] for word in words if word[0] == "!"]
        self.is_file = "/" in self.old and not self.old.startswith("#")
        self.is_prose = self.old.startswith("# ")
        if self.is_prose:
            self.old = self.old[2:]
        self.word = self.old.strip(".(")
        self.bare = self.old.lstrip(".")
        self.is_plain = re.fullmatch(r"[A-Za-z_]\w*", self.old) is not None
        # "Hall" or "hold" may be an English word in a comment; "hold_lines" and "TableKeeper" cannot.
        self.is_unmistakable = bool(re.search(r"_|[a-z][A-Z]|[(.:]", self.old))

    def pattern(self):
        head = r"(?:(?<=\.)|(?<=->))" if self.old[0] == "." else r"(?<!\w)" if re.match(r"\w", self.old) else ""
        return head + re.escape(self.old.lstrip(".")) + (
            r"(?!\w|\.(?:h|cpp)\b)" if re.search(r"\w$", self.old) else "")

    def replacement(self, text):
        """Returns the new word; of `state|casino_state` the first that the text of the file does not have yet."""
        for new in self.new.lstrip(".").split("|"):
            if "|" not in self.new or not re.search(rf"\b{new}\b", text):
                return new
        return new

    def applies(self, path):
        def inside(prefix):
            return path.startswith(prefix) or (prefix.startswith("src/") and path.startswith("tests" + prefix[3:]))

        if path.startswith(("web/", "docs/api/")):
            named = [prefix for prefix in self.where if prefix.startswith("web/")]
            return not any(map(inside, self.not_where)) and (self.of_schema or any(map(inside, named)))
        return (not self.where or any(map(inside, self.where))) and not any(map(inside, self.not_where))


class Words:
    """The rows that apply to one file, as one expression: the longest old word goes first."""

    def __init__(self, rows):
        self.rows = sorted(rows, key=lambda row: (-len(row.old), row.number))
        self.any = re.compile("|".join(f"(?P<r{i}>{row.pattern()})" for i, row in enumerate(self.rows))) \
            if self.rows else None
        self.found = set()

    def applied(self, text, whole=None):
        if self.any is None:
            return text
        whole = whole or text

        def fresh(match):
            row = self.rows[int(match.lastgroup[1:])]
            self.found.add(row)
            return row.replacement(whole)

        return self.any.sub(fresh, text)


def read_rows(heading):
    """Returns the rows of the table, or only those behind the heading `## ...` that begins with the given words."""
    rows, is_there = [], not heading
    for number, line in enumerate(Path(TABLE).read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("## "):
            is_there = is_there or line[3:].startswith(heading)
        elif line and is_there:
            rows.append(Row(number, line))
    if not rows:
        sys.exit(f"{TABLE}: no rows under the heading {heading}")
    olds = [row.old for row in rows]
    for row in rows:
        row.is_only = olds.count(row.old) == 1
    return rows


def described_words(tracked):
    """Yields the file and the words of each described struct or enumeration: its name and its members."""
    for path in tracked:
        if path.endswith(CPP) and path.startswith("src/"):
            for _, listed in DESCRIBED.findall(Path(path).read_text(encoding="utf-8")):
                yield path, re.findall(r"\w+", listed)


def frozen_words(tracked):
    """Returns the names of types in schemas and records, and of described members and enumerators by file."""
    types = set()
    for path in SCHEMAS:
        schema = json.loads(Path(path).read_text(encoding="utf-8"))
        types |= set(schema.get("$defs") or schema["components"]["schemas"])
    for line in Path(RECORD_FORMAT).read_text(encoding="utf-8").splitlines():
        types |= set(re.findall(r"\b[A-Z]\w+", line))
    members = {}
    for path, words in described_words(tracked):
        for word in words[1:]:
            members.setdefault(word, set()).add(path)
    return types, members


def complaints(rows, tracked):
    types, members = frozen_words(tracked)
    for row in rows:
        if row.is_file or row.is_prose:
            continue
        if row.is_plain and row.old in types and not row.where and not (row.of_records or row.of_schema):
            yield f"{TABLE}:{row.number}: {row.old} is the name of a type in a schema or in records"
        if (row.is_plain or row.old.startswith(".")) and not row.of_members:
            for path in sorted(members.get(row.word, ())):
                if row.applies(path):
                    yield f"{TABLE}:{row.number}: {row.word} is a described member in {path}"
    seen = {}
    for row in rows:
        key = (row.old, tuple(row.where), tuple(row.not_where))
        if key in seen:
            yield f"{TABLE}:{row.number}: {row.old} is also in row {seen[key]}"
        seen[key] = row.number


def rewritten_cpp(text, file, with_file_names):
    out, at = [], 0
    code = PARTS.sub(" ", text)
    for match in PARTS.finditer(text):
        out.append(file.code.applied(text[at:match.start()], code))
        part = match.group()
        if match.group("comment"):
            part = with_file_names(file.certain.applied(file.prose.applied(part)))
        elif match.group("string"):
            part = file.strings.applied(part)
        out.append(part)
        at = match.end()
    out.append(file.code.applied(text[at:], code))
    return "".join(out)


class Names(move_files.Names):
    """Also renames an include that names only the file beside it."""

    def included(self, path, target):
        beside = f"{PurePosixPath(path).parent}/{target}"
        if "/" not in target and beside in self.moves:
            here, there = (PurePosixPath(self.moves.get(each, each)) for each in (path, beside))
            if here.parent == there.parent:
                return there.name
        return super().included(path, target)


class BareNames:
    """Renames files that are named without all of their folders: `hall.h` or `broadcast/hall.h` in a README."""

    def __init__(self, moved, tracked):
        self.moved = moved
        self.places = {}
        for path in tracked:
            self.places.setdefault(PurePosixPath(path).name, []).append(path)

    def renamed(self, path, text):
        def fresh(found):
            beside = str(PurePosixPath(path).parent / found.group())
            places = [place for place in self.places.get(PurePosixPath(found.group()).name, [])
                      if place.endswith("/" + found.group())]
            old = beside if beside in places else places[0] if len(places) == 1 else None
            if old not in self.moved:
                return found.group()
            return "/".join(self.moved[old].split("/")[-1 - found.group().count("/"):])

        return re.sub(r"(?<![\w./*-])(?:\w+/)*\w+\.(?:h|cpp)\b", fresh, text)


class File:
    """Rewrites one file."""

    def __init__(self, path, text, rows):
        mine = [row for row in rows if not row.is_file and row.bare in text and row.applies(path)]
        self.code = Words([row for row in mine if not row.is_prose])
        self.certain = Words([row for row in mine if not row.is_prose and row.is_unmistakable])
        self.prose = Words([row for row in mine if row.is_prose])
        self.strings = Words([row for row in mine if row.in_strings])
        self.web = Words([row for row in mine if path.startswith("web/") and not row.is_prose])
        self.python_tests = Words([row for row in mine if row.old.startswith("test_")])
        # Words such as `give` in Markdown may be the name of a command, unless the page is of the scope.
        self.quoted = Words([row for row in rows if not row.is_prose and not row.is_file and row.bare in text and
                             (row in mine if path.startswith("src/") else row.is_only and
                              not path.startswith(tuple(row.not_where)) and
                              (row.is_unmistakable or row.old[0].isupper()))])

    def rewritten(self, path, text, names):
        if path.endswith(CPP):
            return rewritten_cpp(text, self, lambda comment: names.renamed(path, comment))
        if path.endswith(WEB):
            return self.web.applied(text)
        if path.endswith(".py"):
            return self.python_tests.applied(text)
        if path.endswith(".md"):
            text = re.sub(r"`[^`\n]*`", lambda found: self.quoted.applied(found.group()), text)
            return self.prose.applied(names.renamed(path, text))
        return self.certain.applied(text)


def rewritten_schema(text, rows):
    """Renames the types of a schema, and sorts them again as `baize schema` prints them."""
    types = {row.old: row.new for row in rows if row.of_schema}

    def fresh(value):
        if isinstance(value, list):
            return [fresh(each) for each in value]
        if not isinstance(value, dict):
            return value
        head, slash, name = value.get("$ref", "").rpartition("/") if isinstance(value.get("$ref"), str) else ("",) * 3
        if slash:
            return {**value, "$ref": head + slash + types.get(name, name)}
        return {key: fresh(each) for key, each in value.items()}

    def in_order(definitions):
        return dict(sorted((types.get(name, name), fresh(each)) for name, each in definitions.items()))

    document = json.loads(text)
    after = fresh(document)
    if "$defs" in document:
        after["$defs"] = in_order(document["$defs"])
    elif "components" in document:
        after["components"]["schemas"] = in_order(document["components"]["schemas"])
    return json.dumps(after, indent=1) + "\n"


def rewritten_records(text, rows, structs):
    """Renames types and members in the lines `field of house::Type 0 member` and `one of event 7 house::Type`."""
    types = {row.old: row.new for row in rows if row.of_records and row.old[0].isupper()}
    members = [row for row in rows if row.of_records and not row.old[0].isupper()]

    def fresh(line):
        found = re.match(r"(field of (?:\w+::)*(\w+) \d+ )(\w+)\n", line)
        for row in members if found else ():
            if found[3] == row.old and any(map(row.applies, structs.get(found[2], ()))):
                line = f"{found[1]}{row.new}\n"
        return re.sub(r"\b[A-Z]\w+", lambda word: types.get(word.group(), word.group()), line)

    lists = {}
    for line in map(fresh, text.splitlines(keepends=True)):
        lists.setdefault(tuple(line.split()[:3]), []).append(line)
    return "".join(sorted(map("".join, lists.values())))


def rewrite_records(rows, structs):
    before = Path(RECORD_FORMAT).read_text(encoding="utf-8")
    after = rewritten_records(before, rows, structs)
    Path(RECORD_FORMAT).write_text(after, encoding="utf-8")
    return after != before


def rewrite_schemas(rows):
    """Renames the types of the protocol in docs/api, and generates the types of the pages again."""
    changed = 0
    for path in map(Path, SCHEMAS):
        before = path.read_text(encoding="utf-8")
        after = rewritten_schema(before, rows)
        changed += after != before
        path.write_text(after, encoding="utf-8")
    if changed:
        subprocess.run(["node", "web/tools/types.mjs"], check=True)
    return changed


class Moves(move_files.Table):
    """The file rows as a table of tools/move_files.py."""

    def __init__(self, rows, tracked):
        super().__init__("")
        known = set(tracked)
        folders = [row for row in rows if row.is_file and row.old.endswith("/")]
        for row in rows:
            if not row.is_file or row in folders:
                continue
            if PurePosixPath(row.old).suffix:
                self.files[row.old] = row.new
                continue
            for ending in CPP + ("_test.cpp", "_test.h"):
                for top in ("src", "tests"):
                    old = top + row.old[3:] + ending
                    if old in known:
                        self.files[old] = top + row.new[3:] + ending
        # A folder moves with the new names of its files.
        for row in folders:
            self.said[row.old.rstrip("/")] = row.new.rstrip("/")
            for path in tracked:
                if path.startswith(row.old):
                    self.files[path] = row.new + self.files.get(path, path)[len(row.old):]
        self.moved = {old: new for old, new in self.files.items() if old in known and old != new}


def check_clashes(rows, tracked):
    """Prints the files in which a new word stands already beside the old one."""
    for path in tracked:
        if not path.endswith(CPP):
            continue
        text = PARTS.sub(" ", Path(path).read_text(encoding="utf-8"))
        tokens = set(re.findall(r"\w+", text))
        for row in rows:
            if row.is_file or row.is_prose or row.bare not in text or not row.applies(path):
                continue
            new = row.new.strip(".(").split("|")[0]
            if "|" not in row.new and new in tokens and re.fullmatch(r"\w+", new) and re.search(row.pattern(), text):
                print(f"{path}: {row.word} -> {new}, which is there already")


def format_files(paths):
    cpp = [path for path in paths if path.endswith(CPP)]
    web = [path.removeprefix("web/") for path in paths if path.startswith("web/")]
    if cpp:
        subprocess.run(["clang-format-14", "-i", *cpp], check=True)
    if web and Path(PRETTIER).exists():
        subprocess.run(["node_modules/.bin/prettier", "--log-level", "warn", "--write", *web], check=True, cwd="web")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; list clashes and unused rows")
    parser.add_argument("--from", dest="heading", default="", metavar="HEADING",
                        help="apply only the rows from this heading of the table on")
    given = parser.parse_args()
    os.chdir(Path(__file__).resolve().parent.parent)
    rows = read_rows(given.heading)
    tracked = move_files.git("ls-files").splitlines()
    structs = {words[0]: [path] for path, words in described_words(tracked)}
    wrong = list(complaints(rows, tracked))
    if wrong:
        sys.exit("\n".join(wrong))
    table = Moves(rows, tracked)
    if given.check:
        check_clashes(rows, tracked)
    names = Names(table, table.moved, tracked)
    bare = BareNames(table.moved, tracked)
    for old, new in sorted(table.moved.items()):
        if not given.check:
            Path(new).parent.mkdir(parents=True, exist_ok=True)
            move_files.git("mv", old, new)
    found, changed, formatted = set(), 0, []
    for old in tracked:
        suffix = PurePosixPath(old).suffix
        if old.startswith(NOT_REWRITTEN + ("docs/api/", "web/src/protocol/")) or suffix not in move_files.TEXT | {".mjs"}:
            continue
        if old.startswith("web/") and suffix not in WEB:
            continue
        path = old if given.check else table.moved.get(old, old)
        try:
            before = Path(path).read_text(encoding="utf-8")
        except (UnicodeDecodeError, IsADirectoryError):
            continue
        after = before if suffix in WEB else move_files.rewritten(before, old, table.moved.get(old, old), names)
        if suffix in (*CPP, *WEB, ".md", ".py") or old in LISTS:
            file = File(old, after, rows)
            after = file.rewritten(old, after, bare)
            for words in (file.code, file.certain, file.prose, file.strings, file.quoted, file.python_tests,
                          file.web):
                found |= words.found
        if after == before:
            continue
        changed += 1
        if given.check:
            continue
        Path(path).write_text(after, encoding="utf-8")
        formatted.append(path)
    if not given.check:
        changed += rewrite_schemas(rows) + rewrite_records(rows, structs)
        format_files(formatted)
    if given.check:
        for row in rows:
            if not row.is_file and row not in found:
                print(f"{TABLE}:{row.number}: {row.old} is nowhere")
    print(f"{len(table.moved)} files moved, {changed} files changed, {len(found)} of {len(rows)} rows used")


if __name__ == "__main__":
    main()
