"""The figures that the guides of the pages show are those of the program.

Run as guide_figures_test.py PROGRAM.
"""

import json
import pathlib
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import guide_figures  # noqa: E402

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else ""


class GuideFigures(unittest.TestCase):
    maxDiff = None

    # Every situation of a strategy card is asked again: guide_figures ends if the solver decides otherwise.
    def test_the_committed_file_is_what_the_program_computes(self):
        committed = json.loads((ROOT / "web/src/learn/figures.json").read_text(encoding="utf-8"))
        computed = guide_figures.figures_of(PROGRAM)
        self.assertEqual(committed.keys(), computed.keys())
        for part in committed:
            self.assertEqual(committed[part], computed[part], f"{part} of web/src/learn/figures.json: run ./dev figures")


if __name__ == "__main__":
    unittest.main()
