"""Compares the output under mpirun with that of one process: the same bytes for any number of processes.

Run as mpirun_test.py PROGRAM. Without mpirun or the module beside the program it ends with 77, "skipped".
"""

import os
import pty
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

PROGRAM = Path(sys.argv.pop(1)).resolve()
SKIPPED = 77

ENVIRONMENT = dict(
    os.environ,
    # Containers run as root, have fewer cores than processes here, no ssh, and no right to read each other's memory.
    OMPI_ALLOW_RUN_AS_ROOT="1",
    OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1",
    OMPI_MCA_rmaps_base_oversubscribe="1",
    OMPI_MCA_plm="isolated",
    OMPI_MCA_btl_vader_single_copy_mechanism="none",
    OMPI_MCA_btl="self,vader",
    # MPI keeps some memory to the end of the process.
    ASAN_OPTIONS="detect_leaks=0",
)


def run(words, processes=None):
    launcher = [] if processes is None else ["mpirun", "-n", str(processes)]
    return subprocess.run(
        [*launcher, PROGRAM, *words], env=ENVIRONMENT, cwd=run.folder, capture_output=True, timeout=300, check=False)


def run_at_terminal(words, processes):
    """Runs a process whose error stream is a terminal, and returns it with that output."""
    terminal, end = pty.openpty()
    shown = []

    def watch():
        try:
            while part := os.read(terminal, 65536):
                shown.append(part)
        except OSError:  # the other end is closed
            pass

    watcher = threading.Thread(target=watch)
    watcher.start()
    done = subprocess.run(["mpirun", "-n", str(processes), PROGRAM, *words], env=ENVIRONMENT, cwd=run.folder,
                          stdout=subprocess.PIPE, stderr=end, timeout=300, check=False)
    os.close(end)
    watcher.join()
    os.close(terminal)
    return done, b"".join(shown)


class Mpirun(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.files = tempfile.TemporaryDirectory()
        run.folder = Path(cls.files.name)
        (run.folder / "one.json").write_text('{"straight_flush":"50 to 1"}')
        (run.folder / "many.jsonl").write_text(
            "".join('{"straight_flush":"%d to 1","three_of_a_kind":"20 to 1"}\n' % (40 + i) for i in range(60)))
        (run.folder / "bet.jsonl").write_text(
            "".join('{"royal_flush":"%d to 1","straight_flush":"50 to 1"}\n' % (100 + i) for i in range(2)))
        (run.folder / "bad.jsonl").write_text('{"straight_flush":"50 to 1"}\n{"pair":"x"}\n')

    @classmethod
    def tearDownClass(cls):
        cls.files.cleanup()

    def assert_same(self, words, all_processes):
        alone = run(words)
        self.assertEqual(alone.returncode, 0, alone.stderr)
        self.assertGreater(len(alone.stdout), 1000)
        for processes in all_processes:
            shared = run(words, processes)
            self.assertEqual(shared.returncode, 0, shared.stderr)
            self.assertEqual(shared.stdout, alone.stdout, f"{processes} processes")

    def test_three_card_poker_answers_all_tables_and_custom_ones(self):
        words = ["analyse", "three_card", "--tables", "all", "--pay", "pair_plus=one.json", "--pay",
                 "pair_plus=many.jsonl"]  # 3 x 61 questions, three batches
        self.assert_same([*words, "--json"], [1, 3])
        self.assert_same(words, [2])

    def test_caribbean_stud_answers_one_question_per_batch(self):
        self.assert_same(["analyse", "caribbean_stud", "--pay", "bet=bet.jsonl", "--json"], [2])

    def test_a_refusal_is_printed_once_and_sets_the_status_of_all_ranks(self):
        for words, status in ((["three_card", "--pay", "pair_plus=bad.jsonl"], 1),
                              (["three_card", "--tables", "all", "--pay", "pair_plus=missing.json"], 1),
                              (["three_card", "--tables", "all", "--nonsense"], 2)):
            alone = run(["analyse", *words])
            shared = run(["analyse", *words], 2)
            self.assertEqual((alone.returncode, shared.returncode), (status, status), shared.stderr)
            self.assertEqual(shared.stdout, b"")
            self.assertEqual(shared.stderr.count(alone.stderr), 1, shared.stderr)

    def test_a_terminal_shows_progress_with_the_same_answers(self):
        def words_for(tables):
            (run.folder / "blind.jsonl").write_text(
                "".join('{"royal_flush":"%d to 1","straight_flush":"50 to 1"}\n' % (100 + i) for i in range(tables)))
            return ["analyse", "ultimate_holdem", "--pay", "blind=blind.jsonl", "--json"]

        # The progress bar appears after a second, so this uses enough tables to take a few seconds.
        tables, took = 2, 0.0
        while took < 4:
            tables *= 2
            words = words_for(tables)
            began = time.monotonic()
            alone = run(words)
            took = time.monotonic() - began
        shared, shown = run_at_terminal(words, 2)
        self.assertEqual(shared.returncode, 0, shown)
        self.assertEqual(shared.stdout, alone.stdout)
        self.assertRegex(shown, rb"\r\[#+\.+\] [0-9]+ %\r")
        self.assertTrue(shown.endswith(b" \r"), shown[-100:])  # the bar is erased at the end
        self.assertEqual(run(words, 2).stderr, b"")  # no progress bar in a pipe

    def test_only_grids_are_distributed(self):
        for words in (["simulate", "three_card"], ["analyse", "three_card"]):
            shared = run(words, 2)
            self.assertEqual((shared.returncode, shared.stdout), (2, b""), shared.stderr)
            self.assertEqual(shared.stderr.count(b"mpirun can only distribute the grids of baize analyse"), 1)
        self.assert_same(["analyse", "three_card"], [1])

    def test_a_missing_module_is_named(self):
        alone = run.folder / "baize"
        shutil.copy(PROGRAM, alone)
        missing = subprocess.run(["mpirun", "-n", "2", alone, "analyse", "three_card", "--tables", "all"],
                                 env=ENVIRONMENT, cwd=run.folder, capture_output=True, timeout=300, check=False)
        self.assertEqual((missing.returncode, missing.stdout), (1, b""), missing.stderr)
        self.assertIn(b"libopenmpi-dev", missing.stderr)


if __name__ == "__main__":
    if shutil.which("mpirun") is None or not PROGRAM.with_name("baize_mpi.so").exists():
        print("skipped: there is no mpirun, or no baize_mpi.so beside the program (libopenmpi-dev, openmpi-bin)")
        sys.exit(SKIPPED)
    unittest.main()
