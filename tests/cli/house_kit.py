"""Tools for tests of `baize house`: its input lines, the program on a real file, and checks of its ledger. Imported by
scripts that are run as SCRIPT PROGRAM [LIBRARY].
"""

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = Path(sys.argv.pop(1)).resolve()
LIBRARY = Path(sys.argv.pop(1)).resolve() if sys.argv[1:] and sys.argv[1].endswith(".so") else None

START = 1_800_000_000_000_000
SECOND = 1_000_000

HOUSE_LIMITS = {"min": 500, "max": 50000, "step": 500}
THREE_CARD = {"game": "three_card", "seats": 7, "terms": {"house_terms": {"limits": HOUSE_LIMITS, "pay_tables": [
    {"wager": "ante_bonus", "table": "A"}, {"wager": "pair_plus", "table": "A"}]}}}
ULTIMATE = {"game": "ultimate_holdem", "seats": 6, "terms": {"house_terms": {"limits": HOUSE_LIMITS, "pay_tables": [
    {"wager": "trips", "table": "1"}]}}}
HOLDEM = {"game": "holdem", "seats": 9, "terms": {"poker_terms": {
    "betting": {"structure": "no_limit", "minimum": 200}, "forced": {"blinds": [100, 200]},
    "stakes": {"buy_in_min": 4000, "buy_in_max": 40000}, "commission": {"rate": 500, "minimum": 1, "cap": 1000},
    "clock": {"seconds": 20}}}}



def house_sign(game, *pay_tables, **limits):
    tables = [{"wager": wager, "table": table} for wager, table in pay_tables]
    return {"game": game, "seats": 7,
            "terms": {"house_terms": {"limits": HOUSE_LIMITS | limits, "pay_tables": tables}}}


# Lists a sign for each of the twelve games.
TWELVE = [THREE_CARD, ULTIMATE,
          house_sign("caribbean_stud", max_payout=5000000), house_sign("wild_aruba", max_payout=5000000),
          house_sign("crown_holdem", ("poker_extra", "3")), HOLDEM]
TWELVE += [HOLDEM | {"game": game} for game in (
    "pineapple", "crazy_pineapple", "crazy_pineapple_hilo", "holdem_hilo", "omaha", "omaha_hilo")]

ERIN, ALMA, DAN, CATO, ANN, BOB, CID = range(1, 8)


class Script:
    """Builds input lines with virtual time, and with increasing keys for each person."""

    def __init__(self):
        self.lines = []
        self.now = START
        self.keys = {}

    def give(self, by, command, /, **fields):
        self.keys[by] = self.keys.get(by, 0) + 1
        self.now += SECOND // 10
        self.lines.append({"by": by, "key": self.keys[by], "now": self.now, "do": {command: fields}})

    def ask(self, by, question, /, **fields):
        self.lines.append({"by": by, "now": self.now, "ask": {question: fields}})

    def wait(self, seconds):
        self.now += seconds * SECOND
        self.lines.append({"now": self.now})

    def staff(self):
        for name in ("Alma", "Dan", "Cato", "Ann", "Bob", "Cid"):
            self.give(ERIN, "enrol", name=name)
        self.give(ERIN, "appoint", person=ALMA, rank="area_manager")
        self.give(ERIN, "appoint", person=DAN, rank="dealer")
        self.give(ERIN, "appoint", person=CATO, rank="player", office="cage")

    def table(self, number, sign, chips="money"):
        self.give(ALMA, "make_table", dealt_by="house", chips=chips)
        self.give(ALMA, "put_up_sign", table=number, sign=sign, list=number)
        self.give(DAN, "open_table", table=number, version=1)

    def wager(self, by, table, box, wager, amount):
        self.give(by, "act_in_round", table=table,
                  action={"place_wager": {"box": box, "wager": wager, "amount": amount}})

    def decide(self, by, table, box, decision, amount=0):
        self.give(by, "act_in_round", table=table,
                  action={"decide": {"box": box, "decision": decision, "amount": amount}})


def seat_programs(script):
    """Seats three bots at a table of each of the twelve games."""
    script.staff()
    person = CID
    for number, sign in enumerate(TWELVE, start=1):
        script.table(number, sign)
        for seat in range(1, 4):
            person += 1
            script.give(ALMA, "enrol", name=f"Program {person}", is_program=True)
            script.give(CATO, "cash_in", person=person, amount=500000)
            if "house_terms" in sign["terms"]:
                script.give(person, "take_seat", table=number, seat=seat, person=person)
            else:
                script.give(person, "sit_down", table=number,
                            arrival={"player": person, "seat": seat, "chips": 20000})


def short_script():
    script = Script()
    script.give(ERIN, "enrol", name="Alma")
    script.give(ERIN, "appoint", person=ALMA, rank="area_manager")
    script.table(1, THREE_CARD)
    script.lines[-1]["by"] = ALMA  # ranks above dealer may open it as well
    script.lines[-1]["key"] = 3
    return script.lines


def long_script(chance):
    script = Script()
    script.staff()
    for person in (ANN, BOB, CID):
        script.give(CATO, "cash_in", person=person, amount=500000)
    for number, sign in ((1, THREE_CARD), (2, ULTIMATE), (3, HOLDEM)):
        script.table(number, sign)
    script.give(ANN, "take_seat", table=1, seat=2, person=ANN)
    script.give(ANN, "buy_chips", table=1, amount=200000)
    script.give(BOB, "take_seat", table=2, seat=1, person=BOB)
    script.give(BOB, "buy_chips", table=2, amount=200000)
    for seat, person in enumerate((ANN, BOB, CID), start=1):
        script.give(person, "sit_down", table=3, arrival={"player": person, "seat": seat, "chips": 20000})
    for _ in range(25):
        script.wager(ANN, 1, 2, "ante", 500)
        script.wager(BOB, 2, 1, "ante", 500)
        script.wager(BOB, 2, 1, "blind", 500)
        script.give(ANN, "finish_wagers", table=1)
        script.give(BOB, "finish_wagers", table=2)
        script.give(ANN, "take_seat", table=1, seat=2, person=ANN)  # refused, because Bob has the seat
        if chance.random() < 0.5:
            script.decide(ANN, 1, 2, "play", 500)
        for seat, person in enumerate((ANN, BOB, CID), start=1):
            does = chance.choice(("call", "check", "fold"))
            script.give(person, "act_in_hand", table=3, action={"does": does, "seat": seat})
        script.decide(BOB, 2, 1, chance.choice(("check", "fold")))
        script.wait(chance.choice((1, 21, 31)))
    script.wait(31)
    return script.lines


def environment(ledger, **more):
    # A killed process cannot report leaks.
    return dict(os.environ, BAIZE_FILES=ledger.name,
                ASAN_OPTIONS="verify_asan_link_order=0:detect_leaks=0", **more)


def run(words, ledger, text="", preload=False, **more):
    if preload:
        more["LD_PRELOAD"] = str(LIBRARY)
    return subprocess.run([PROGRAM, *words], input=text, env=environment(ledger, **more), text=True,
                          capture_output=True, timeout=120, check=False)


def as_text(lines):
    return "".join(json.dumps(line) + "\n" for line in lines)


def answers_in(text):
    """Returns the answers by person and key, without a line that was cut off by the end of the process."""
    found = {}
    for line in text.split("\n")[:-1]:
        answer = json.loads(line)
        if "key" in answer:
            found[answer["by"], answer["key"]] = answer
    return found


class HouseTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.ledger = Path(self.folder.name) / "casino.db"

    def tearDown(self):
        self.folder.cleanup()

    def new_ledger(self):
        for file in Path(self.folder.name).iterdir():
            file.unlink()

    def house(self, lines, setup=False, options=(), **more):
        words = ["house", self.ledger, "--clock", "virtual", *options]
        if setup:
            words += ["--setup", "Erin"]
        return run(words, self.ledger, as_text(lines), **more)

    def reopened(self, lines):
        """Sends the lines again after the process was killed, and the set-up too if it was killed before the set-up
        was complete.
        """
        again = self.house(lines)
        if "the ledger is empty" in again.stderr:
            again = self.house(lines, setup=True)
        self.assertEqual(again.returncode, 0, again.stderr)
        return again

    def audit(self):
        done = run(["audit", self.ledger, "--json"], self.ledger)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        report = json.loads(done.stdout)
        self.assertTrue(report["fits"])
        self.assertEqual(sum(kind["amount"] for kind in report["money"]), 0)
        return report

    def assert_recorded(self, answers):
        """Checks that the ledger contains each answered command under its key, with the answered events."""
        with sqlite3.connect(f"file:{self.ledger}?mode=ro", uri=True) as file:
            for (person, key), answer in answers.items():
                rows = file.execute("SELECT sequence FROM events WHERE actor = ? AND command = ? ORDER BY sequence",
                                    (person, key))
                self.assertEqual([row[0] for row in rows], answer.get("events", []), answer)
        file.close()
