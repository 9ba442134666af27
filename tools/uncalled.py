#!/usr/bin/env python3
"""Finds functions that no program calls:
`tools/uncalled.py --source TREE --program OBJECTS --library ARCHIVES --tests OBJECTS`.

Code that only tests call proves nothing about the house, so it must be used or deleted. The symbols and
relocations of the object files give the references between functions; a function with external linkage that
cannot be reached from the objects of a program is a finding. The files are those of the `dev` build: at -O1
the compiler inlines only small functions, and only within one object file; every other call leaves a
relocation. The debugging information (-g1: DW_TAG_inlined_subroutine) lists the inlined functions by full
name with argument types, and the functions into which they were inlined. An inline function of a header
leaves its name in the object files that use it, as a symbol or in the debugging information, so one whose name
is only in the object files of tests is a finding (uncalled_inline.py). So is a name that occurs only where the
function is defined.

The assembler resolves calls of local functions, so all local functions count as called: if the only caller
of one is deleted, the compiler's warning about it is an error, and the functions that it called are found
next.

tools/uncalled.txt lists the exceptions, one on each line with its reason: `baize::server::Server::stop: why`.
An exception that is no longer needed is a finding.
"""

import argparse
import bisect
import re
import struct
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

from tidy import without_comments_and_strings
from uncalled_inline import inline_functions, uncalled_of_headers

SYMBOL_TABLE, RELOCATIONS, MANY_SECTIONS = 2, 4, 18
ALLOCATED, EXECUTABLE = 2, 4
DATA, FUNCTION, SECTION = 1, 2, 3
LOCAL, WEAK = 0, 2
# The tables of the unwinder refer to every function, and so do the sanitizer's lists of variables.
NOT_A_CALL = (".eh_frame", ".gcc_except_table")
SANITIZER = ("_sub_I_00099", "_sub_D_00099")


class Graph:
    """The references over all object files. A node is a name, or a tuple if it is local to a file."""

    def __init__(self):
        self.edges = defaultdict(set)
        self.roots = {"main"}
        self.functions = {}  # name of a function with external linkage, not inline -> the name of its object file

    def reached(self):
        seen, waiting = set(), list(self.roots)
        while waiting:
            node = waiting.pop()
            if node not in seen:
                seen.add(node)
                waiting.extend(self.edges.get(node, ()))
        return seen

    def unreached(self):
        seen = self.reached()
        return sorted(name for name in self.functions if name not in seen)


class ObjectFile:
    """The sections and symbols of one 64-bit little-endian ELF file."""

    def __init__(self, name, data):
        self.name, self.data = name, data
        (start,) = struct.unpack_from("<Q", data, 40)
        count, names = struct.unpack_from("<HH", data, 60)
        first = struct.unpack_from("<IIQQQQIIQQ", data, start)
        count = count or first[5]
        names = first[6] if names == 0xFFFF else names
        self.sections = [struct.unpack_from("<IIQQQQIIQQ", data, start + 64 * i) for i in range(count)]
        self.section_names = [self.text(self.sections[names][4] + section[0]) for section in self.sections]
        self.symbols = list(self.read_symbols())
        self.external = {symbol[1] for symbol in self.symbols if symbol[2] != LOCAL}

    def text(self, at):
        return self.data[at:self.data.index(b"\0", at)].decode()

    def of_type(self, wanted):
        return [section for section in self.sections if section[1] == wanted]

    def read_symbols(self):
        """Yields (node, name, binding, type, section, value, size) for each symbol."""
        for table in self.of_type(SYMBOL_TABLE):
            names = self.sections[table[6]][4]
            wide = self.of_type(MANY_SECTIONS)
            for index in range(table[5] // 24):
                name, info, _, section, value, size = struct.unpack_from("<IBBHQQ", self.data, table[4] + 24 * index)
                if section == 0xFFFF and wide:
                    (section,) = struct.unpack_from("<I", self.data, wide[0][4] + 4 * index)
                name, binding, kind = self.text(names + name), info >> 4, info & 15
                node = name
                if kind == SECTION:
                    node = (self.name, section)
                elif binding == LOCAL:
                    node = (self.name, section, name, index)
                yield node, name, binding, kind, section, value, size

    def relocations(self):
        """Yields (containing section, offset, symbol) for each relocation that is part of the program."""
        for section in self.of_type(RELOCATIONS):
            target = section[7]
            if not self.sections[target][2] & ALLOCATED or self.section_names[target].startswith(NOT_A_CALL):
                continue
            data = self.data[section[4]:section[4] + section[5]]
            for offset, info, _ in struct.iter_unpack("<QQq", data):
                yield target, offset, self.symbols[info >> 32]

    def is_code(self, section):
        return 0 < section < len(self.sections) and self.sections[section][2] & EXECUTABLE


def add_symbols(graph, file, is_program):
    """Returns the functions and variables of each section, ordered by address."""
    placed = defaultdict(list)
    for node, name, binding, kind, section, value, size in file.symbols:
        if kind not in (DATA, FUNCTION) or not 0 < section < len(file.sections):
            continue
        placed[section].append((value, value + size, node))
        if kind == DATA:
            graph.edges[(file.name, section)].add(node)
        elif binding == LOCAL and name.split(".")[0] in file.external:
            graph.edges[name.split(".")[0]].add(node)  # a part that the compiler split off
        elif is_program or binding == LOCAL:
            if not name.startswith(SANITIZER):
                graph.roots.add(node)
        elif binding != WEAK:
            graph.functions[name] = file.name
    for symbols in placed.values():
        symbols.sort(key=lambda symbol: symbol[:2])
        for one, other in zip(symbols, symbols[1:]):
            if one[0] == other[0]:  # two names of one function, as for constructors
                graph.edges[one[2]].add(other[2])
                graph.edges[other[2]].add(one[2])
    return placed


def add_file(graph, file, is_program=False):
    placed = add_symbols(graph, file, is_program)
    starts = {section: [symbol[0] for symbol in symbols] for section, symbols in placed.items()}
    for section, offset, symbol in file.relocations():
        node, _, _, kind, home, _, _ = symbol
        if kind == SECTION and file.is_code(home):
            continue  # a local function
        source = (file.name, section)
        index = bisect.bisect_right(starts.get(section, []), offset) - 1
        if index >= 0 and offset < placed[section][index][1]:
            source = placed[section][index][2]
        graph.edges[source].add(node)


def objects_of(path):
    """Yields the object files of an archive, or the single object file."""
    data = Path(path).read_bytes()
    if not data.startswith(b"!<arch>\n"):
        yield ObjectFile(str(path), data)
        return
    at = 8
    while at + 60 <= len(data):
        name, size = data[at:at + 16].strip(), int(data[at + 48:at + 58])
        member = data[at + 60:at + 60 + size]
        if name not in (b"/", b"//", b"/SYM64/"):
            yield ObjectFile(f"{path}:{at}", member)
        at += 60 + size + size % 2


def demangled(names):
    said = subprocess.run(["c++filt", "-r"], input="\n".join(names), capture_output=True, text=True, check=True)
    return said.stdout.splitlines()


def bare_name(function):
    """Turns baize::poker::name(baize::poker::Next) into baize::poker::name."""
    before = re.sub(r"\[abi:\w+\]", "", function)
    while before != (before := re.sub(r"<[^<>]*>", "", before)):
        pass
    return before.split("(")[0].split(" ")[-1]


def code_of(root, folders):
    for folder in folders:
        for path in sorted(Path(root, folder).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                yield path, without_comments_and_strings(path.read_text(encoding="utf-8"))


class Text:
    """The text of the programs, and the words of the tests."""

    def __init__(self, root):
        self.root = Path(root)
        self.programs = {path.relative_to(root).as_posix(): text for path, text in code_of(root, ("src", "tools"))}
        self.words = Counter(word for text in self.programs.values() for word in re.findall(r"\w+", text))
        self.tested = {word for _, text in code_of(root, ("tests",)) for word in re.findall(r"\w+", text)}


DEBUG_ENTRY = re.compile(
    r"<(?P<depth>[0-9a-f]+)><(?P<place>[0-9a-f]+)>: Abbrev Number: \d+ \((?P<tag>DW_TAG_\w+)\)"
    r"|DW_AT_(?P<what>linkage_name|name|abstract_origin|specification)\s*:"
    r"(?:.*<0x(?P<other>[0-9a-f]+)>|(?:.*: )?(?P<text>\S+)\s*$)", re.MULTILINE)


class DebugEntries:
    """Functions and their inlined copies, from the debugging information of a file."""

    def __init__(self, file):
        with tempfile.NamedTemporaryFile(suffix=".o") as copy:
            copy.write(file.data)
            copy.flush()
            said = subprocess.run(["readelf", "--debug-dump=info", copy.name], capture_output=True, text=True, check=True)
        self.known = {}  # place -> attributes of the entry
        self.copies = []  # (place of a copy, place of the containing function)
        above, place = [], None
        for entry in DEBUG_ENTRY.finditer(said.stdout):
            if entry["tag"] is None:
                self.known.setdefault(place, {}).setdefault(entry["what"], entry["other"] or entry["text"])
                continue
            depth, place = int(entry["depth"], 16), entry["place"]
            while above and above[-1][0] >= depth:
                above.pop()
            if entry["tag"] == "DW_TAG_inlined_subroutine" and above:
                self.copies.append((place, above[-1][1]))
            if entry["tag"] == "DW_TAG_subprogram":
                above.append((depth, place))

    def name_at(self, place):
        """Returns the linker's name of an entry, found through its references; None for local functions."""
        for _ in range(4):
            said = self.known.get(place, {})
            if "linkage_name" in said:
                return said["linkage_name"]
            place = said.get("abstract_origin", said.get("specification"))
        return None


def add_copies(graph, file):
    """Adds the inlined calls of a file, which have no relocation. A local function counts as called."""
    entries = DebugEntries(file)
    for copy, inside in entries.copies:
        function, caller = entries.name_at(copy), entries.name_at(inside)
        if function is None:
            continue
        if caller in file.external:
            graph.edges[caller].add(function)
        else:
            graph.roots.add(function)


def uncalled_functions(programs, libraries):
    graph = Graph()
    for path in programs:
        for file in objects_of(path):
            add_file(graph, file, is_program=True)
    for path in libraries:
        for file in objects_of(path):
            add_file(graph, file)
    with_copies = {graph.functions[name] for name in graph.unreached()}
    for path in libraries:
        if any(name.startswith(f"{path}:") for name in with_copies):
            for file in objects_of(path):
                if file.name in with_copies:
                    add_copies(graph, file)
    return demangled(graph.unreached())


def names_in(paths):
    """The linker's names of the functions that the object files define or have copied into others."""
    names = set()
    for path in paths:
        for file in objects_of(path):
            names |= {name for _, name, _, kind, section, _, _ in file.symbols if kind == FUNCTION and section}
            for section, title in zip(file.sections, file.section_names):
                if title == ".debug_str":
                    texts = file.data[section[4]:section[4] + section[5]].split(b"\0")
                    names |= {text.decode() for text in texts if text.startswith(b"_Z")}
    return names


# Names of types of the library in the brackets of a name can be thousands of letters long.
LONGEST_NAME = 3000


def names_of_house(names):
    """The demangled names of functions of the house."""
    return {name for name in demangled(sorted(name for name in names if "5baize" in name)) if len(name) < LONGEST_NAME}


def uncalled_inline_functions(text, called, tested):
    """Yields the findings in headers: by the object files, and by names that occur only where they are defined."""
    found = set()
    for path, code in text.programs.items():
        for function in inline_functions(path, code) if path.startswith("src/") and path.endswith(".h") else ():
            if text.words[function.name] == 1 and function.name in text.tested:
                found.add(function.whole)
                yield f"{path}:{function.line}: {function.name}"
    for function in uncalled_of_headers(text.programs, text.tested, names_of_house(called), names_of_house(tested)):
        if bare_name(function) not in found and function.split(": ")[-1] not in {name.split("::")[-1] for name in found}:
            yield function


def exceptions(root):
    path = Path(root, "tools/uncalled.txt")
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {line.split(": ")[0] for line in lines if line and not line.startswith("#")}


# Descriptions of types (src/ledger/record/type.h) are constants. Programs reach the description of a part through the
# description of the whole, without a call; a test may ask for the part alone.
DESCRIPTION = "baize::ledger::Type const& baize::ledger::type_of<"


def findings(root, programs, libraries, tests):
    text, allowed = Text(root), exceptions(root)
    uncalled = sorted(set(uncalled_functions(programs, libraries)))
    uncalled += uncalled_inline_functions(text, names_in(programs + libraries), names_in(tests))
    for function in uncalled:
        if bare_name(function) not in allowed and not function.startswith(DESCRIPTION):
            yield f"no program calls {function}"
    for name in sorted(allowed - {bare_name(function) for function in uncalled}):
        yield f"tools/uncalled.txt: {name} needs no exception"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", required=True, help="the source tree")
    parser.add_argument("--program", nargs="+", required=True, help="objects that are linked whole")
    parser.add_argument("--library", nargs="+", required=True, help="archives from which programs link the objects that they need")
    parser.add_argument("--tests", nargs="+", required=True, help="objects of the tests and their kits")
    given = parser.parse_args()
    found = list(findings(given.source, given.program, given.library, given.tests))
    for finding in found:
        print(finding)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
