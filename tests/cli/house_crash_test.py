"""Kills a running `baize house`: tests that no answered command is lost, none has its effect twice, and the ledger can
always be opened.

Run as house_crash_test.py PROGRAM LIBRARY, the library built from kill_at_write.cpp.
"""

import json
import os
import random
import signal
import subprocess
import unittest
from pathlib import Path

from house_kit import LIBRARY, PROGRAM, HouseTest, answers_in, as_text, environment, long_script, run, short_script

KEPT = 16  # answers of a person that the house keeps at hand


class Killed(HouseTest):
    def fed(self, lines, **more):
        """Sends lines two at a time; the input stays open until all are answered."""
        words = [PROGRAM, "house", self.ledger, "--clock", "virtual", "--setup", "Erin"]
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              env=environment(self.ledger, LD_PRELOAD=str(LIBRARY), **more)) as house:
            text = house.stdout.readline()
            try:
                for begin in range(0, len(lines), 2):
                    os.write(house.stdin.fileno(), as_text(lines[begin:begin + 2]).encode())
                    text += "".join(house.stdout.readline() for _ in lines[begin:begin + 2])
            except BrokenPipeError:
                pass
            house.stdin.close()
            text += house.stdout.read()
            return house.wait(), text, house.stderr.read()

    def assert_same_answer(self, again, first):
        """Checks a repeated answer: it names the created records again, unless a snapshot has replaced them."""
        self.assertEqual(again["events"], first["events"])
        self.assertIn(again.get("made", first.get("made")), (first.get("made"),))

    def test_at_every_write_of_a_short_script(self):
        lines = short_script()
        whole = self.house(lines, setup=True)
        self.assertEqual(whole.returncode, 0, whole.stderr)
        self.assertEqual([len(answer["events"]) > 0 for answer in answers_in(whole.stdout).values()], [True] * 5)
        events = self.audit()["events"]
        call = 0
        while True:
            call += 1
            self.new_ledger()
            status, told, error = self.fed(lines, BAIZE_KILL_AT=str(call))
            if status == 0:
                break
            with self.subTest(call=call):
                self.assertEqual(status, -signal.SIGKILL, error)
                answered = answers_in(told)
                if told:
                    self.assert_recorded(answered)
                again = answers_in(self.reopened(lines).stdout)
                self.assertEqual(len(again), 5)
                for key, answer in answered.items():
                    self.assert_same_answer(again[key], answer)
                self.assertEqual(self.audit()["events"], events, "something happened twice or not at all")
        self.assertGreater(call, 20)

    def test_at_random_moments_of_a_long_script(self):
        chance = random.Random(20261116)
        lines = long_script(chance)
        printed = {}
        begin = 0
        kills = 0
        self.assertEqual(self.house([], setup=True).returncode, 0)
        while begin < len(lines):
            words = [PROGRAM, "house", self.ledger, "--clock", "virtual", "--snapshot-every", "50"]
            # Repeats the last answered lines before the unanswered ones.
            again = [line for line in lines[:begin] if "key" in line][-KEPT // 2:]
            sent = again + lines[begin:begin + chance.randrange(15, 45)]
            with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                  env=environment(self.ledger), text=True) as house:
                house.stdin.write(as_text(sent))
                house.stdin.flush()
                # The other lines are unanswered when the process is killed.
                text = "".join(house.stdout.readline() for _ in range(chance.randrange(1, len(sent))))
                house.kill()
                kills += 1
                text += house.stdout.read()
                house.stdin.close()
                house.wait()
            got = answers_in(text)
            for key, answer in got.items():
                if key in printed and "events" in printed[key]:
                    self.assert_same_answer(answer, printed[key])
            printed.update({key: answer for key, answer in got.items() if key not in printed})
            self.audit()
            self.assert_recorded({key: answer for key, answer in printed.items() if "events" in answer})
            done = text.count("\n") - len(again)
            begin += max(done, 0)
        self.assertGreater(kills, 5)
        report = self.audit()
        self.assertGreater(report["events"], 400)
        happened = sum(1 for answer in printed.values() if "events" in answer)
        self.assertGreater(happened, 80)


class Failing(HouseTest):
    def test_a_disk_that_fails_stops_the_house(self):
        lines = short_script()
        failures = 0
        call = 0
        while True:
            call += 5
            self.new_ledger()
            failed = self.house(lines, setup=True, preload=True, BAIZE_FAIL_AT=str(call))
            if failed.returncode == 0:
                break
            failures += 1
            with self.subTest(call=call):
                self.assertEqual(failed.returncode, 2, failed.stderr)
                self.assertIn("baize house: ", failed.stderr)
                answered = answers_in(failed.stdout)
                again = answers_in(self.reopened(lines).stdout)
                for key, answer in answered.items():
                    self.assert_same_answer(again[key], answer)
                self.audit()
        self.assertGreater(failures, 3)


class Open(HouseTest):
    def opened(self, *words):
        house = subprocess.Popen([PROGRAM, "house", self.ledger, *words], stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                 env=environment(self.ledger))
        self.addCleanup(house.communicate)
        self.addCleanup(house.kill)
        return house

    def test_a_second_house_on_a_ledger_is_refused_and_readers_are_not(self):
        house = self.opened("--setup", "Erin")
        self.assertEqual(json.loads(house.stdout.readline()), {"executive": 1})
        second = self.house([])
        self.assertEqual(second.returncode, 1)
        self.assertIn("another server has this ledger open", second.stderr)
        self.assertEqual(self.audit()["events"], 2)
        copy = Path(self.folder.name) / "copy.db"
        done = run(["backup", self.ledger, copy], self.ledger)
        self.assertEqual(done.returncode, 0, done.stderr)
        key = Path(self.folder.name) / "shift.key"
        head = run(["head", self.ledger, "--key", key, "--label", "the first night"], self.ledger)
        self.assertEqual(head.returncode, 0, head.stderr)
        self.assertEqual(key.stat().st_mode & 0o777, 0o600)
        self.assertEqual(self.audit()["heads"], 1)
        house.stdin.write('{"by":1,"key":1,"do":{"enrol":{"name":"Alma"}}}\n')
        house.stdin.flush()
        self.assertEqual(json.loads(house.stdout.readline()), {"key": 1, "by": 1, "events": [3],
                                                                 "made": [{"what": "person", "number": 2}]})

    def test_signals_stop_it_cleanly(self):
        setup = ["--setup", "Erin"]
        for number, stop in enumerate((signal.SIGTERM, signal.SIGINT)):
            house = self.opened(*setup)
            setup = []
            house.stdin.write('{"by":1,"key":%d,"do":{"enrol":{"name":"Player %d"}}}\n' % (number + 1, number))
            house.stdin.flush()
            while "key" not in json.loads(house.stdout.readline()):
                pass
            house.send_signal(stop)
            self.assertEqual(house.wait(60), 0)
        self.assertEqual(self.audit()["snapshot"], 4)


if __name__ == "__main__":
    unittest.main()
