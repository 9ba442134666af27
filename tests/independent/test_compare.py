"""compare.py against a stand-in that answers as the reference does, and against one that errs."""
import os
import stat
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))


def compare(extra, *options):
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "baize")
        with open(program, "w") as out:
            out.write(f'#!/bin/sh\n"{sys.executable}" "{HERE}/standin.py" "$1" {extra}\n')
        os.chmod(program, stat.S_IRWXU)
        done = subprocess.run([sys.executable, f"{HERE}/compare.py", "--baize", program, "--jobs", "1", *options],
                              capture_output=True, text=True)
    return done.returncode, done.stdout.splitlines()


class Compare(unittest.TestCase):
    def test_agreement(self):
        status, printed = compare("", "--rounds", "1500", "--malformed", "800", "--jackpot-streams", "8", "--seed", "7")
        self.assertEqual((status, printed[-1][-9:]), (0, " 0 failed"), "\n".join(printed[:60]))

    def test_difference(self):
        status, printed = compare("10", "--rounds", "50", "--seed", "3")
        self.assertEqual(status, 1)
        self.assertRegex(printed[-1], r"^\d+ passed, [45] failed$")

    def test_crash(self):
        status, printed = compare("0; kill -9 $$", "--rounds", "5")
        self.assertEqual(status, 1, printed)


if __name__ == "__main__":
    unittest.main()
