#!/usr/bin/env python3
"""Moves the files that tools/renames.tsv names, and says their new names wherever the old ones stood.

A row of the table is an old path, a tab and a new one. There are three kinds:

    src/core/card.h     src/engine/core/card.h    a file
    src/coach/          src/service/coach/        every other file of that folder, not of its sub-folders
    src/screen          src/service               only what is said of a folder whose files went to several

A file that lies in a folder of the table and that no row moves is an error: it needs a row first. A file that was
moved before stays where it is, so the script may be run again on a newer tree. It rewrites the lines of includes in
every C++ file, links in Markdown, and paths in all other text; `clang-format-14` then puts the includes in order.
"""

import argparse
import fnmatch
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath

TABLE = "tools/renames.tsv"
TOP = ("src/", "apps/", "tests/", "bench/")
INCLUDE_ROOTS = ("src/", "tests/", "bench/", "")
# Made by the build, so that no row names it.
GENERATED = {"core/clause_ids.h": "engine/core/clause_ids.h"}
TEXT = {".h", ".cpp", ".md", ".py", ".txt", ".cmake", ".json", ".round", ".hand", ".tsv", ".sh", ".mjs", ".ts",
        ".svelte", ""}
NOT_REWRITTEN = (TABLE, "tools/move_files.py", "tools/tidy.py", "tests/tools/tidy_test.py", "docs/api/",
                 "web/package-lock.json")
TOP_FOLDERS = {"engine", "math", "formats", "ledger", "house", "service", "server", "cli"}
PATH = re.compile(r"[\w.*-]+(?:/[\w.*-]+)+/?")
INCLUDE = re.compile(r'^(\s*#include\s+")([^"]+)(")', re.MULTILINE)
MARKDOWN_LINK = re.compile(r"(\[[^\]]*\]\()([^)\s#]+)((?:#[^)\s]*)?\))")


def git(*words):
    return subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout


class Table:
    def __init__(self, text):
        self.files, self.folders, self.said = {}, {}, {}
        for line in text.splitlines():
            old, new = line.split("\t")
            if old.endswith("/"):
                self.folders[old] = new
            elif "." in PurePosixPath(old).name:
                self.files[old] = new
            else:
                self.said[old] = new

    def places(self, tracked):
        """old -> new for every file that is there and moves; exits when one has no row. A new README may stay."""
        moves = {}
        moved_folders = {str(PurePosixPath(old).parent) for old in self.files} | {old[:-1] for old in self.folders}
        known = set(self.files.values())
        unmapped = []
        for path in tracked:
            folder = str(PurePosixPath(path).parent)
            if path in self.files:
                moves[path] = self.files[path]
            elif folder + "/" in self.folders:
                moves[path] = self.folders[folder + "/"] + PurePosixPath(path).name
            elif path not in known and (folder in moved_folders or self.is_astray(path)) and "README" not in path:
                unmapped.append(path)
        if unmapped:
            sys.exit("\n".join(f"{TABLE}: no row for {path}" for path in unmapped))
        for old in sorted(set(self.files) - set(tracked)):
            if self.files[old] not in tracked:
                print(f"{TABLE}: {old} is no longer there", file=sys.stderr)
        return {old: new for old, new in moves.items() if old != new}

    @staticmethod
    def is_astray(path):
        parts = path.split("/")
        return parts[0] == "apps" or (parts[0] == "src" and len(parts) > 2 and parts[1] not in TOP_FOLDERS)


class Names:
    """What an old path is called now."""

    def __init__(self, table, moves, tracked):
        self.table = table
        self.moves = {**table.files, **moves}
        self.tracked = set(tracked) | set(self.moves)

    def included(self, path, target):
        """The target of an include in a file that stood at `path`."""
        if target in GENERATED:
            return GENERATED[target]
        beside = f"{PurePosixPath(path).parent}/{target}"
        if beside in self.tracked:
            here, there = (self.moves.get(each, each) for each in (path, beside))
            if PurePosixPath(here).parent == PurePosixPath(there).parent:
                return target
            return there.partition("/")[2]
        for root in INCLUDE_ROOTS:
            if root + target in self.moves:
                new = self.moves[root + target]
                return new if new.startswith("fuzz/") else new.partition("/")[2]
        return target

    def folder(self, path):
        """The new name of a folder that was moved whole, or whose main part was; None for another."""
        return self.table.said.get(path) or self.table.folders.get(path + "/", "").rstrip("/") or None

    def several(self, pattern):
        """A pattern such as tests/server/attack_*, when all that it fits went to one folder."""
        folder = PurePosixPath(pattern).parent
        found = [path for path in self.moves if PurePosixPath(path).parent == folder and fnmatch.fnmatch(path, pattern)]
        folders = {str(PurePosixPath(self.moves[path]).parent) for path in found}
        if len(folders) != 1:
            return None
        return f"{folders.pop()}/{PurePosixPath(pattern).name}"

    def whole(self, path):
        """A path from the top of the tree."""
        if path in self.moves:
            return self.moves[path]
        if self.folder(path.rstrip("/")):
            return self.folder(path.rstrip("/")) + ("/" if path.endswith("/") else "")
        if "*" in path:
            return self.several(path)
        for ending in (".h", ".cpp"):
            if path + ending in self.moves:
                return self.moves[path + ending][:-len(ending)]
        folder, slash, name = path.rpartition("/")  # an example of a file
        return self.table.folders[folder + "/"] + name if folder + slash in self.table.folders else None

    def said(self, path, of_web):
        """A path in prose, data or code: from the top of the tree, or as an include names it."""
        new = self.whole(path) if path.startswith(TOP) else None
        if of_web:
            return new if path in self.moves else None
        if new is None and "." not in path and not path.startswith(TOP):  # "ledger/journal", a pair of files
            found = self.moves.get(f"src/{path}.h")
            return found and found.partition("/")[2].removesuffix(".h")
        if new is None and re.search(r"\.(?:h|cpp|py)$", path):
            for root in INCLUDE_ROOTS[:3]:
                if "*" not in path:
                    found = self.moves.get(root + path)
                else:
                    found = None if path.startswith(TOP) else self.several(root + path)
                if found:
                    return found.partition("/")[2]
        return new


def rewritten_links(text, old, new, names):
    def renamed(found):
        target = found.group(2)
        if re.match(r"[a-z]+:", target):
            return found.group()
        goal = os.path.normpath(f"{PurePosixPath(old).parent}/{target}")
        moved = names.whole(goal) or goal
        if old == new and moved == goal:
            return found.group()
        slash = "/" if target.endswith("/") else ""
        return found.group(1) + os.path.relpath(moved, PurePosixPath(new).parent) + slash + found.group(3)

    return MARKDOWN_LINK.sub(renamed, text)


def rewritten(text, old, new, names):
    if old.endswith((".h", ".cpp")):
        text = INCLUDE.sub(lambda found: found[1] + names.included(old, found[2]) + found[3], text)
    if old.endswith(".md"):
        text = rewritten_links(text, old, new, names)
    kept = {found.span(2) for found in (INCLUDE if old.endswith((".h", ".cpp")) else MARKDOWN_LINK).finditer(text)}

    def renamed(found):
        if any(start <= found.start() < end for start, end in kept):
            return found.group()
        path = found.group().rstrip(".-")
        above = re.match(r"(?:\.\.?/)*", path).group()
        fresh = names.said(path[len(above):], of_web=old.startswith("web/"))
        return found.group() if fresh is None else above + fresh + found.group()[len(path):]

    return PATH.sub(renamed, text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only look whether every file has a row")
    given = parser.parse_args()
    os.chdir(Path(__file__).resolve().parent.parent)
    table = Table(Path(TABLE).read_text(encoding="utf-8"))
    tracked = git("ls-files").splitlines()
    moves = table.places(tracked)
    print(f"{len(moves)} files to move")
    if given.check:
        return
    names = Names(table, moves, tracked)
    for old, new in sorted(moves.items()):
        Path(new).parent.mkdir(parents=True, exist_ok=True)
        git("mv", old, new)
    for folder in {parent for old in moves for parent in PurePosixPath(old).parents}:
        if Path(folder).is_dir() and not any(Path(folder).rglob("*.*")):
            shutil.rmtree(folder)
    changed = 0
    for old in tracked:
        if old.startswith(NOT_REWRITTEN) or PurePosixPath(old).suffix not in TEXT:
            continue
        new = moves.get(old, old)
        try:
            before = Path(new).read_text(encoding="utf-8")
        except (UnicodeDecodeError, IsADirectoryError):
            continue
        after = rewritten(before, old, new, names)
        if after != before:
            Path(new).write_text(after, encoding="utf-8")
            changed += 1
    sources = [path for path in git("ls-files").splitlines() if path.endswith((".h", ".cpp"))]
    subprocess.run(["clang-format-14", "-i", *sources], check=True)
    print(f"{changed} files rewritten")


if __name__ == "__main__":
    main()
