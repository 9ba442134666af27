#!/usr/bin/env python3
"""Counts the lines of project headers that the sources of each folder read: tools/header_lines.py [FOLDER].

Prints a line for each folder at the top of src with the median and the largest source; with a FOLDER of src (house,
house/casino) one for each of its sources, the largest first. A header counts once for a source, however often it is included;
headers of libraries and generated ones do not count. tools/tidy.py holds the medians of folders to their limits.
"""

import re
import statistics
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
INCLUDE = re.compile(r'^\s*#include\s+"([^"]+)"', re.MULTILINE)


class HeaderLines:
    """The headers of a tree: `text_of` returns the text of a file by its path below src, or None."""

    def __init__(self, text_of):
        self.text_of = text_of
        self.headers = {}

    def header(self, name):
        """Returns the number of lines of a header, and what it includes."""
        if name not in self.headers:
            text = self.text_of(name) or ""
            self.headers[name] = (text.count("\n"), tuple(INCLUDE.findall(text)))
        return self.headers[name]

    def read_by(self, source):
        """Returns the lines of all headers that a source reads."""
        seen = set()
        waiting = list(self.header(source)[1])
        total = 0
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            lines, inside = self.header(name)
            total += lines
            waiting.extend(inside)
        return total


def text_below_src(name):
    path = SOURCES / name
    return path.read_text(encoding="utf-8") if path.is_file() else None


def main():
    folders = sys.argv[1:] or sorted(path.name for path in SOURCES.iterdir() if path.is_dir())
    headers = HeaderLines(text_below_src)
    for folder in folders:
        sources = [path.relative_to(SOURCES).as_posix() for path in (SOURCES / folder).rglob("*.cpp")]
        counts = {source: headers.read_by(source) for source in sources}
        largest = sorted(counts, key=counts.get, reverse=True)
        if len(folders) == 1:
            for source in largest:
                print(f"{counts[source]:6}  {source}")
        print(f"{folder}: {len(counts)} sources, median {statistics.median(counts.values()):.0f} lines of headers, "
              f"at most {counts[largest[0]]} ({largest[0]})")


if __name__ == "__main__":
    main()
