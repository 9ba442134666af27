#!/usr/bin/env python3
"""Counts the lines of project headers that the sources of each folder read: tools/header_lines.py [FOLDER].

Prints a line for each folder at the top of src with the median and the largest source; with a FOLDER of src (house,
house/casino) one for each of its sources, the largest first. A header counts once for a source, whoever includes it;
headers of libraries and generated ones do not count.
"""

import re
import statistics
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "src"
INCLUDE = re.compile(r'^\s*#include\s+"([^"]+)"', re.MULTILINE)


@cache
def header(name):
    """Returns the number of lines of a header, and what it includes."""
    path = ROOT / name
    if not path.is_file():
        return 0, ()
    text = path.read_text(encoding="utf-8")
    return text.count("\n"), tuple(INCLUDE.findall(text))


def lines_read(source):
    """Returns the lines of all headers that a source reads."""
    seen = set()
    waiting = INCLUDE.findall(source.read_text(encoding="utf-8"))
    total = 0
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        lines, inside = header(name)
        total += lines
        waiting.extend(inside)
    return total


def main():
    folders = sys.argv[1:] or sorted(path.name for path in ROOT.iterdir() if path.is_dir())
    for folder in folders:
        counts = {path: lines_read(path) for path in (ROOT / folder).rglob("*.cpp")}
        largest = sorted(counts, key=counts.get, reverse=True)
        if len(folders) == 1:
            for path in largest:
                print(f"{counts[path]:6}  {path.relative_to(ROOT)}")
        print(f"{folder}: {len(counts)} sources, median {statistics.median(counts.values()):.0f} lines of headers, "
              f"at most {counts[largest[0]]} ({largest[0].relative_to(ROOT)})")


if __name__ == "__main__":
    main()
