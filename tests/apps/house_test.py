"""A house's ledger from outside: forgeries that an audit must find, signed heads, and proofs of deals.

Run as house_test.py PROGRAM. Forgers here are thorough: they mend every hash after what they changed.
"""

import json
import random
import sqlite3
import unittest
from hashlib import blake2b
from pathlib import Path

from house_kit import ALMA, ANN, BOB, CATO, CID, HouseTest, Script, THREE_CARD, TWELVE, answers_in, long_script, run

COLUMNS = "sequence, stream, version, time, actor, command, rules, kind, body, postings, hash"


def number(value):
    return value.to_bytes(8, "little", signed=value < 0)


def length(value):
    """Seven bits a byte, the lowest first."""
    out = bytearray()
    while value >= 128:
        out.append(value % 128 + 128)
        value //= 128
    return bytes(out + bytes([value]))


def rehash(file):
    """The whole chain as the program would have written it."""
    before = bytes(32)
    for row in file.execute(f"SELECT {COLUMNS} FROM events ORDER BY sequence").fetchall():
        record = b"".join(number(value) for value in row[:8])
        record += length(len(row[8])) + row[8] + length(len(row[9])) + row[9]
        before = blake2b(record, digest_size=32, key=before).digest()
        file.execute("UPDATE events SET hash = ? WHERE sequence = ?", (before, row[0]))


class Night(HouseTest):
    """One night at three tables, and a copy of its ledger for each forger."""

    played = None  # the file's bytes and the answers, of all tests here

    def setUp(self):
        super().setUp()
        if Night.played is None:
            night = self.house(long_script(random.Random(7)), setup=True)
            self.assertEqual(night.returncode, 0, night.stderr)
            Night.played = self.ledger.read_bytes(), answers_in(night.stdout), self.audit()
        ledger, self.answers, self.whole = Night.played
        self.ledger.write_bytes(ledger)

    def change(self, *statements, mend=True):
        with sqlite3.connect(self.ledger) as file:
            # The file itself forbids it; a forger does not ask.
            for name, in file.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
                file.execute(f"DROP TRIGGER {name}")
            for statement, *values in statements:
                file.execute(statement, values)
            if mend:
                rehash(file)
        file.close()

    def misfit(self):
        done = run(["audit", self.ledger, "--json"], self.ledger)
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        report = json.loads(done.stdout)
        self.assertFalse(report["fits"])
        return report

    def cash_in(self):
        return self.answers[CATO, 1]["events"][0]


class Audit(Night):
    def test_a_mended_chain_alone_changes_nothing(self):
        self.change()
        self.assertEqual(self.audit(), self.whole)

    def test_changes_without_new_hashes_are_found_where_they_are(self):
        event = self.whole["events"] // 2
        self.change(("UPDATE events SET time = time + 1 WHERE sequence = ?", event), mend=False)
        self.assertEqual(self.misfit()["event"], event)

    def test_a_command_in_another_name_is_found(self):
        self.change(("UPDATE events SET actor = ? WHERE sequence = ?", ANN, self.cash_in()))
        report = self.misfit()
        self.assertEqual(report["event"], self.cash_in())
        self.assertIn("would be refused", report["why"])

    def test_other_money_is_found(self):
        with sqlite3.connect(self.ledger) as file:
            first, second = (file.execute("SELECT postings FROM events WHERE sequence = ?", (event,)).fetchone()[0]
                             for event in (self.cash_in(), self.answers[CATO, 2]["events"][0]))
        file.close()
        self.assertNotEqual(first, second)
        self.change(("UPDATE events SET postings = ? WHERE sequence = ?", second, self.cash_in()))
        report = self.misfit()
        self.assertEqual(report["event"], self.cash_in())
        self.assertIn("other money", report["why"])

    def test_an_event_that_is_left_out_is_found(self):
        event = self.whole["events"] // 3
        self.change(("DELETE FROM events WHERE sequence = ?", event),
                    ("UPDATE events SET sequence = -sequence WHERE sequence > ?", event),
                    ("UPDATE events SET sequence = -sequence - 1 WHERE sequence < 0",))
        self.assertLessEqual(abs(self.misfit()["event"] - event), 20)

    def test_a_snapshot_with_other_money_is_found(self):
        with sqlite3.connect(self.ledger) as file:
            body = bytearray(file.execute("SELECT body FROM snapshots ORDER BY sequence DESC").fetchone()[0])
        file.close()
        found = 0
        chance = random.Random(3)
        for _ in range(12):
            forged = bytearray(body)
            forged[chance.randrange(200, len(body) // 2)] ^= 1
            self.change(("UPDATE snapshots SET body = ?", bytes(forged)), mend=False)
            done = run(["audit", self.ledger, "--json"], self.ledger)
            report = json.loads(done.stdout)
            # Bytes that are no snapshot at all are not used, by nobody.
            self.assertIsNone(report["snapshot"])
            found += 0 if report["fits"] else 1
        self.assertGreater(found, 0)

    def test_what_is_no_ledger_is_said(self):
        other = Path(self.folder.name) / "other.db"
        missing = run(["audit", other], self.ledger)
        self.assertEqual((missing.returncode, other.exists()), (1, False))
        self.assertIn("no such file", missing.stderr)
        other.write_text("this is a text")
        self.assertEqual(run(["audit", other], self.ledger).returncode, 1)


class Heads(Night):
    def test_what_was_signed_cannot_be_cut_off_or_changed(self):
        key = Path(self.folder.name) / "shift.key"
        for label in ("early shift", "late shift"):
            signed = run(["head", self.ledger, "--key", key, "--label", label], self.ledger)
            self.assertEqual(signed.returncode, 0, signed.stderr)
            self.assertIn(label, signed.stdout)
        self.assertEqual(self.audit()["heads"], 2)
        listed = run(["heads", self.ledger], self.ledger)
        self.assertEqual((listed.returncode, listed.stdout.count("genuine, and the ledger has")), (0, 2))
        last = self.whole["events"]
        self.change(("DELETE FROM snapshots",), ("DELETE FROM events WHERE sequence = ?", last), mend=False)
        self.assertIn(f"event {last} was signed", self.misfit()["why"])
        self.assertEqual(run(["heads", self.ledger], self.ledger).returncode, 1)

    def test_a_key_that_others_can_read_signs_nothing(self):
        key = Path(self.folder.name) / "shift.key"
        key.write_bytes(bytes(32))
        key.chmod(0o644)
        refused = run(["head", self.ledger, "--key", key, "--label", "x"], self.ledger)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("others may read", refused.stderr)
        self.assertEqual(self.audit()["heads"], 0)

    def test_a_backup_is_a_ledger_and_replaces_nothing(self):
        copy = Path(self.folder.name) / "copy.db"
        self.assertEqual(run(["backup", self.ledger, copy], self.ledger).returncode, 0)
        self.assertEqual(run(["backup", self.ledger, copy], self.ledger).returncode, 1)
        self.ledger = copy
        self.assertEqual(self.audit(), self.whole)
        self.assertEqual(self.house([]).returncode, 0)


class Proofs(Night):
    def proof(self, *words):
        done = run(["proof", self.ledger, *words], self.ledger)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def verify(self, proof):
        file = Path(self.folder.name) / "proof.json"
        file.write_text(json.dumps(proof))
        return run(["verify", file], self.ledger)

    def test_the_recipe_in_the_papers_finds_the_same(self):
        proof = self.proof("1", "1", "--inspector")
        self.assertGreaterEqual(len(proof["cards"]), 6)
        for card in proof["cards"]:
            index = "23456789TJQKA".index(card["card"][0]) * 4 + "cdhs".index(card["card"][1])
            place = card["position"]
            h = blake2b(b"baize card 1" + number(1) + number(1) + number(place) + number(index)
                        + bytes.fromhex(card["salt"]), digest_size=32).digest()
            for other in map(bytes.fromhex, card["beside"]):
                pair = h + other if place % 2 == 0 else other + h
                h = blake2b(b"baize node 1" + pair, digest_size=32).digest()
                place //= 2
            self.assertEqual(h.hex(), proof["promise"])

    def test_everybody_proves_his_own_cards_and_a_changed_one_is_found(self):
        for table, number_of_round, person in (("1", "1", ANN), ("2", "1", BOB), ("3", "3", CID)):
            proof = self.proof(table, number_of_round, "--person", str(person))
            good = self.verify(proof)
            self.assertEqual(good.returncode, 0, good.stdout + good.stderr)
            self.assertEqual(good.stdout.count("  proved"), len(proof["cards"]))
            seen = {card["card"] for card in proof["cards"]}
            everybody = {card["card"] for card in self.proof(table, number_of_round)["cards"]}
            inspector = {card["card"] for card in self.proof(table, number_of_round, "--inspector")["cards"]}
            self.assertTrue(everybody <= seen <= inspector)
            proof["cards"][0]["card"] = "As" if proof["cards"][0]["card"] != "As" else "Ks"
            bad = self.verify(proof)
            self.assertEqual(bad.returncode, 1)
            self.assertIn("NOT PROVED", bad.stdout)

    def test_what_cannot_be_proved_is_said(self):
        for words, why in ((("1", "999"), "no deck was promised"), (("9", "1"), "no deck was promised")):
            done = run(["proof", self.ledger, *words], self.ledger)
            self.assertEqual((done.returncode, done.stdout), (1, ""))
            self.assertIn(why, done.stderr)
        self.assertEqual(self.verify({"format": "baize proof 1"}).returncode, 1)


class Programs(HouseTest):
    """Programs at a table of each of the twelve games, and nobody else."""

    def seat(self, script):
        script.staff()
        person = CID
        for number, sign in enumerate(TWELVE, start=1):
            script.table(number, sign)
            for seat in range(3):
                person += 1
                script.give(ALMA, "enrol", name=f"Program {person}", is_program=True)
                script.give(CATO, "cash_in", person=person, amount=500000)
                if "house_terms" in sign["terms"]:
                    script.give(person, "take_seat", table=number, seat=seat, person=person)
                else:
                    script.give(person, "sit_down", table=number,
                                arrival={"player": person, "seat": seat, "chips": 20000})

    def assert_played(self, done, rounds):
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertNotIn("refused", done.stdout)
        self.audit()
        for number, sign in enumerate(TWELVE, start=1):
            # The deck of the next round is promised when this one is over.
            proof = run(["proof", self.ledger, str(number), str(rounds + 1)], self.ledger)
            self.assertEqual(proof.returncode, 0, sign["game"] + ": " + proof.stderr)

    def test_play_by_themselves_while_time_passes(self):
        script = Script()
        self.seat(script)
        script.wait(150)
        self.assert_played(self.house(script.lines, setup=True), 3)

    def test_without_a_pause_have_a_turn_whenever_there_is_a_line(self):
        script = Script()
        self.seat(script)
        for _ in range(80):
            script.wait(0)
        self.assert_played(self.house(script.lines, setup=True, options=["--programs-pace", "0"]), 3)

    def test_a_pace_is_no_age(self):
        for pace in ("-1", "60001", "fast"):
            self.assertNotEqual(self.house([], setup=True, options=["--programs-pace", pace]).returncode, 0)


class Lines(HouseTest):
    def test_what_is_no_command_is_answered_in_its_place(self):
        script = Script()
        script.give(1, "enrol", name="Alma")
        script.lines.append({"by": 1, "now": script.now, "do": {"enroll": {}}})
        script.give(1, "appoint", person=9, rank="dealer")
        done = self.house(script.lines, setup=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        told = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual(told[:3], [{"executive": 1}, {"key": 1, "by": 1, "events": [3]},
                                    {"line": 2, "error": "do.enroll: there is no such command"}])
        self.assertEqual(told[3]["refused"]["reason"], "no_such_person")
        self.assertEqual(len(told), 4)

    def test_nobody_gives_no_commands(self):
        script = Script()
        script.give(4294967295, "enrol", name="Alma")
        done = self.house(script.lines, setup=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(json.loads(done.stdout.splitlines()[1])["refused"]["reason"], "no_such_person")

    def test_a_house_is_set_up_once(self):
        self.assertEqual(self.house([]).returncode, 1)
        self.assertEqual(self.house([], setup=True).returncode, 0)
        again = self.house([], setup=True)
        self.assertEqual(again.returncode, 1)
        self.assertIn("set up already", again.stderr)

    def test_rounds_go_on_where_they_were(self):
        script = Script()
        script.staff()
        script.give(CATO, "cash_in", person=ANN, amount=500000)
        script.table(1, THREE_CARD)
        script.give(ANN, "buy_chips", table=1, amount=10000)
        script.wager(ANN, 1, 2, "ante", 500)
        script.give(ANN, "finish_wagers", table=1)
        begun = len(script.lines)
        self.assertEqual(self.house(script.lines, setup=True).returncode, 0)
        script.wait(31)
        done = self.house(script.lines[begun:])
        self.assertEqual(done.returncode, 0, done.stderr)
        proof = json.loads(run(["proof", self.ledger, "1", "1", "--person", str(ANN)], self.ledger).stdout)
        self.assertEqual([line["amount"] for line in proof["settlement"]], [-500])
        self.audit()


class Coach(HouseTest):
    """Questions between the commands: answered in their place, and nowhere in the ledger."""

    def practice(self, chips):
        script = Script()
        script.staff()
        script.give(CATO, "cash_in", person=ANN, amount=500000)
        script.give(ANN, "take_play_chips", amount=500000)
        script.table(1, THREE_CARD, chips)
        script.give(ANN, "take_seat", table=1, seat=2, person=ANN)
        script.give(ANN, "buy_chips", table=1, amount=10000)
        script.wager(ANN, 1, 2, "ante", 500)
        script.ask(ANN, "coach", table=1)
        script.give(ANN, "finish_wagers", table=1)
        script.ask(ANN, "coach", table=1)
        return script

    def told(self, script, setup=True):
        done = self.house(script.lines, setup=setup)
        self.assertEqual(done.returncode, 0, done.stderr)
        told = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual(len(told), len(script.lines) + setup)
        return told[1:] if setup else told

    def test_a_mistake_costs_what_was_said_before(self):
        script = self.practice("play")
        advised = len(script.lines) - 1
        script.decide(ANN, 1, 2, "fold")
        script.lines.append(script.lines[-1])  # the same again: nothing happens twice
        script.ask(ANN, "coach_summary")
        script.ask(BOB, "coach_summary")
        script.ask(ANN, "coach", table=1)
        script.ask(ANN, "coach", table=7)
        script.ask(999, "coach", table=1)
        told = self.told(script)
        self.assertEqual(told[advised - 2]["refused"]["reason"], "not_now")
        advice = told[advised]["coach"]
        self.assertEqual([note["note"] for note in advice["notes"]], [])
        box, = advice["boxes"]
        self.assertEqual((box["box"], box["unit"], len(box["hand"]), box["dealer"]), (2, 500, 3, []))
        fold, play = box["options"]
        self.assertEqual((fold["worth"]["exact"], fold["worth"]["cents"]), ("-1/1", -500))
        self.assertEqual(box["best"], "play" if play["worth"]["ev"] > -1 else "fold")
        decided, again, summary, of_bob, later, nowhere, nobody = told[advised + 1:]
        self.assertEqual(decided, again)
        self.assertIn("events", decided)
        summary = summary["coach_summary"]
        self.assertEqual((summary["decisions"], summary["mistakes"]), (1, int(box["best"] == "play")))
        self.assertEqual(summary["cost_exact"], fold["worth"]["loss_cents_exact"])
        self.assertEqual(of_bob["coach_summary"]["decisions"], 0)
        self.assertEqual(later["refused"]["reason"], "not_now")
        self.assertEqual(nowhere["refused"]["reason"], "no_such_table")
        self.assertEqual(nobody["refused"]["reason"], "no_such_person")
        recorded = self.audit()["events"]
        script.lines = [line for line in script.lines if "ask" not in line]
        self.new_ledger()
        self.told(script)
        self.assertEqual(self.audit()["events"], recorded)

    def test_where_money_is_played_for_nobody_is_advised(self):
        told = self.told(self.practice("money"))
        for answer in (told[-1], told[-3]):
            self.assertEqual(answer, {"by": ANN, "refused": {
                "reason": "advice_not_given", "sentence": "advice is given at practice tables only",
                "clause": "TCP 11.5"}})


if __name__ == "__main__":
    unittest.main()
