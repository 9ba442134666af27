"""Tests the ledger of a casino from outside: forgeries that an audit must find, signed heads, and proofs of deals.
Each forgery also repairs all hashes. Run as house_test.py PROGRAM.
"""

import json
import random
import sqlite3
import stat
import unittest
from hashlib import blake2b
from pathlib import Path

from house_kit import (ALMA, ANN, BOB, CATO, CID, DAN, HOLDEM, SECOND, THREE_CARD, TWELVE, ULTIMATE, HouseTest, Script,
                       answers_in, house_sign, long_script, run, seat_programs)

COLUMNS = "sequence, stream, version, time, actor, command, rules, kind, body, postings, hash"


def number(value):
    return value.to_bytes(8, "little", signed=value < 0)


def length(value):
    """Encodes a number with seven bits per byte, the lowest first."""
    out = bytearray()
    while value >= 128:
        out.append(value % 128 + 128)
        value //= 128
    return bytes(out + bytes([value]))


def rehash(file):
    """Recomputes the whole hash chain as the program would."""
    before = bytes(32)
    for row in file.execute(f"SELECT {COLUMNS} FROM events ORDER BY sequence").fetchall():
        record = b"".join(number(value) for value in row[:8])
        record += length(len(row[8])) + row[8] + length(len(row[9])) + row[9]
        before = blake2b(record, digest_size=32, key=before).digest()
        file.execute("UPDATE events SET hash = ? WHERE sequence = ?", (before, row[0]))


def recipe_in_the_papers():
    """Returns the Python program in docs/formats/fairness.md."""
    page = Path(__file__).resolve().parents[2] / "docs" / "formats" / "fairness.md"
    code = page.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    names = {}
    exec(code, names)  # pylint: disable=exec-used
    return names


def is_shown_by(recipe, proof, card):
    index = "23456789TJQKA".index(card["card"][0]) * 4 + "cdhs".index(card["card"][1])
    lay_there = recipe["check"](bytes.fromhex(proof["promise"]), proof["table"], proof["round"], card["position"], index,
                                bytes.fromhex(card["salt"]), [bytes.fromhex(other) for other in card["beside"]])
    return lay_there and recipe["is_in_order"](proof["deal"], card["position"], card["place"])


def is_promised_so(recipe, proof):
    beside = [bytes.fromhex(other) for other in proof["deal_beside"]]
    return recipe["check_deal"](bytes.fromhex(proof["promise"]), proof["game"], proof["table"], proof["round"],
                                proof["deal"], beside)


# Lists other ways of dealing, with the changes of the proof file for each.
OTHER_DEALS = (
    ("shoe", lambda deal: deal.update(shoe={"hand_held": "machine", "machine": "hand_held"}[deal["shoe"]])),
    ("burns", lambda deal: deal.update(burns=1 - deal["burns"])),
    ("hand_size", lambda deal: deal.update(hand_size=deal["hand_size"] + 1)),
    ("has_dealer", lambda deal: deal.update(has_dealer=not deal["has_dealer"])),
    ("community", lambda deal: deal.update(community=deal["community"] + [1])),
    ("community", lambda deal: deal.update(community=[1] + deal["community"][1:])),
)


def key_of(ledger):
    return ledger.with_name(ledger.name + "-key")


def write_private(path, content):
    path.touch(mode=0o600)
    path.write_bytes(content)


class Night(HouseTest):
    """Plays at three tables, and copies the ledger for each forgery."""

    played = None  # the bytes of the file and of its key, and the answers, of all tests here

    def setUp(self):
        super().setUp()
        if Night.played is None:
            night = self.house(long_script(random.Random(7)), setup=True)
            self.assertEqual(night.returncode, 0, night.stderr)
            Night.played = (self.ledger.read_bytes(), key_of(self.ledger).read_bytes(),
                            answers_in(night.stdout), self.audit())
        ledger, key, self.answers, self.whole = Night.played
        write_private(self.ledger, ledger)
        write_private(key_of(self.ledger), key)

    def change(self, *statements, mend=True):
        with sqlite3.connect(self.ledger) as file:
            # Triggers in the file forbid changes; a forger removes them.
            for name, in file.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
                file.execute(f"DROP TRIGGER {name}")
            for statement, *values in statements:
                file.execute(statement, values)
            if mend:
                rehash(file)
        file.close()

    def mismatch(self):
        done = run(["audit", self.ledger, "--json"], self.ledger)
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        report = json.loads(done.stdout)
        self.assertFalse(report["fits"])
        return report

    def cash_in(self):
        return self.answers[CATO, 1]["events"][0]


class Audit(Night):
    def test_a_rehashed_chain_without_changes_is_valid(self):
        self.change()
        self.assertEqual(self.audit(), self.whole)

    def test_changes_without_new_hashes_are_found_at_their_event(self):
        event = self.whole["events"] // 2
        self.change(("UPDATE events SET time = time + 1 WHERE sequence = ?", event), mend=False)
        self.assertEqual(self.mismatch()["event"], event)

    def test_a_command_in_another_name_is_found(self):
        self.change(("UPDATE events SET actor = ? WHERE sequence = ?", ANN, self.cash_in()))
        report = self.mismatch()
        self.assertEqual(report["event"], self.cash_in())
        self.assertIn("would be refused", report["why"])

    def test_changed_money_is_found(self):
        with sqlite3.connect(self.ledger) as file:
            first, second = (file.execute("SELECT postings FROM events WHERE sequence = ?", (event,)).fetchone()[0]
                             for event in (self.cash_in(), self.answers[CATO, 2]["events"][0]))
        file.close()
        self.assertNotEqual(first, second)
        self.change(("UPDATE events SET postings = ? WHERE sequence = ?", second, self.cash_in()))
        report = self.mismatch()
        self.assertEqual(report["event"], self.cash_in())
        self.assertIn("other money", report["why"])

    def test_an_omitted_event_is_found(self):
        event = self.whole["events"] // 3
        self.change(("DELETE FROM events WHERE sequence = ?", event),
                    ("UPDATE events SET sequence = -sequence WHERE sequence > ?", event),
                    ("UPDATE events SET sequence = -sequence - 1 WHERE sequence < 0",))
        self.assertLessEqual(abs(self.mismatch()["event"] - event), 20)

    def test_a_snapshot_with_changed_money_is_found(self):
        with sqlite3.connect(self.ledger) as file:
            body = bytearray(file.execute("SELECT body FROM snapshots ORDER BY sequence DESC").fetchone()[0])
        file.close()
        chance = random.Random(3)
        for _ in range(6):
            forged = bytearray(body)
            forged[chance.randrange(len(body))] ^= 1 << chance.randrange(8)
            self.change(("UPDATE snapshots SET body = ?", bytes(forged)), mend=False)
            report = self.mismatch()
            self.assertIsNone(report["snapshot"])
            self.assertIn("the snapshot at event", report["why"])
            opened = self.house([])
            self.assertEqual(opened.returncode, 0)
            self.assertIn("the snapshot is not used", opened.stderr)

    def test_a_file_that_is_no_ledger_is_reported(self):
        other = Path(self.folder.name) / "other.db"
        missing = run(["audit", other], self.ledger)
        self.assertEqual((missing.returncode, other.exists()), (1, False))
        self.assertIn("no such file", missing.stderr)
        other.write_text("this is a text")
        self.assertEqual(run(["audit", other], self.ledger).returncode, 1)


class Heads(Night):
    def test_signed_events_cannot_be_removed_or_changed(self):
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
        self.assertIn(f"event {last} was signed", self.mismatch()["why"])
        self.assertEqual(run(["heads", self.ledger], self.ledger).returncode, 1)

    def test_a_key_that_others_can_read_signs_nothing(self):
        key = Path(self.folder.name) / "shift.key"
        key.write_bytes(bytes(32))
        key.chmod(0o644)
        refused = run(["head", self.ledger, "--key", key, "--label", "x"], self.ledger)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("others on this machine may read", refused.stderr)
        self.assertIn(f"chmod 600 {key}", refused.stderr)
        self.assertEqual(self.audit()["heads"], 0)

    def test_a_backup_is_a_ledger_and_replaces_nothing(self):
        copy = Path(self.folder.name) / "copy.db"
        self.assertEqual(run(["backup", self.ledger, copy], self.ledger).returncode, 0)
        self.assertEqual(run(["backup", self.ledger, copy], self.ledger).returncode, 1)
        self.assertEqual(stat.S_IMODE(copy.stat().st_mode), 0o600)
        key = key_of(self.ledger).read_bytes()
        self.ledger = copy
        # A backup never contains the key, so the test copies it.
        self.assertFalse(key_of(copy).exists())
        refused = self.house([])
        self.assertEqual(refused.returncode, 1)
        self.assertIn("the key of this ledger is missing", refused.stderr)
        write_private(key_of(copy), key)
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

    def test_the_documented_recipe_gives_the_same_result(self):
        recipe = recipe_in_the_papers()
        proof = self.proof("1", "1", "--inspector")
        self.assertGreaterEqual(len(proof["cards"]), 6)
        for card in proof["cards"]:
            self.assertTrue(is_shown_by(recipe, proof, card))

    def test_players_prove_their_own_cards_and_a_changed_card_is_found(self):
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

    def test_a_round_without_proof_is_reported(self):
        for words, why in ((("1", "999"), "there is no deck commitment"), (("9", "1"), "there is no deck commitment")):
            done = run(["proof", self.ledger, *words], self.ledger)
            self.assertEqual((done.returncode, done.stdout), (1, ""))
            self.assertIn(why, done.stderr)
        self.assertEqual(self.verify({"format": "baize proof 2"}).returncode, 1)
        old = self.verify({"format": "baize proof 1"})
        self.assertEqual(old.returncode, 1)
        self.assertIn("make the proof again", old.stderr)


class Programs(HouseTest):
    """Lets bots play alone at a table of each of the twelve games."""

    def assert_played(self, done, rounds):
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertNotIn("refused", done.stdout)
        self.audit()
        for number, sign in enumerate(TWELVE, start=1):
            # The commitment for the next round is made when this one is over.
            proof = run(["proof", self.ledger, str(number), str(rounds + 1)], self.ledger)
            self.assertEqual(proof.returncode, 0, sign["game"] + ": " + proof.stderr)
            self.assert_dealt_in_order(number, sign["game"])

    def assert_dealt_in_order(self, table, game):
        """Checks the inspector's proof with the program and with the recipe; with two cards exchanged both must refuse
        it.
        """
        file = Path(self.folder.name) / "proof.json"
        file.write_text(run(["proof", self.ledger, str(table), "1", "--inspector"], self.ledger).stdout)
        good = run(["verify", file], self.ledger)
        self.assertEqual(good.returncode, 0, game + ": " + good.stdout + good.stderr)
        proof = json.loads(file.read_text())
        recipe = recipe_in_the_papers()
        self.assertTrue(all(is_shown_by(recipe, proof, card) for card in proof["cards"]), game)
        self.assert_bound(recipe, proof, file)
        first, last = proof["cards"][0], proof["cards"][-1]
        first["place"], last["place"] = last["place"], first["place"]
        file.write_text(json.dumps(proof))
        bad = run(["verify", file], self.ledger)
        self.assertEqual(bad.returncode, 1, game)
        due = len(proof["cards"])
        self.assertIn(f"is card {due} of the deck by the order of dealing, not card 1", bad.stdout)
        self.assertIn(f"is card 1 of the deck by the order of dealing, not card {due}", bad.stdout)
        self.assertFalse(is_shown_by(recipe, proof, first), game)

    def assert_bound(self, recipe, proof, file):
        """Tests that a proof of one card is refused with any other way of dealing, even if the place of the card stays
        the same.
        """
        self.assertTrue(is_promised_so(recipe, proof), proof["game"])
        one_card = proof | {"cards": proof["cards"][:1]}
        file.write_text(json.dumps(one_card))
        good = run(["verify", file], self.ledger)
        self.assertEqual(good.returncode, 0, good.stdout + good.stderr)
        self.assertIn("in the committed way", good.stdout)
        others = [(one_card | {"game": game["game"]}) for game in TWELVE if game["game"] != proof["game"]]
        for fact, change in OTHER_DEALS:
            deal = dict(proof["deal"])
            change(deal)
            others.append(one_card | {"deal": deal})
            self.assertFalse(is_promised_so(recipe, others[-1]), (proof["game"], fact))
        # It is also refused as a proof of the older form, which does not bind the way of dealing.
        others.append({name: value for name, value in one_card.items() if name != "deal_beside"})
        others.append(others[-1] | {"format": "baize proof 2"})
        for other in others:
            file.write_text(json.dumps(other))
            bad = run(["verify", file], self.ledger)
            self.assertEqual(bad.returncode, 1, (proof["game"], other["deal"]))

    def test_play_while_time_passes(self):
        script = Script()
        seat_programs(script)
        script.wait(150)
        self.assert_played(self.house(script.lines, setup=True), 3)

    def test_without_a_pause_act_at_every_line(self):
        script = Script()
        seat_programs(script)
        for _ in range(80):
            script.wait(0)
        self.assert_played(self.house(script.lines, setup=True, options=["--programs-pace", "0"]), 3)

    def test_a_delay_of_bots_out_of_range_is_refused(self):
        for pace in ("-1", "60001", "fast"):
            self.assertNotEqual(self.house([], setup=True, options=["--bots-pace", pace]).returncode, 0)


class Meters(HouseTest):
    """Reads a jackpot meter as of an earlier settlement. clauses: CS 9.5.3"""

    def test_a_manager_asks_the_open_house_and_the_whole_ledger(self):
        script = Script()
        script.staff()
        script.give(CATO, "cash_in", person=ANN, amount=500000)
        sign = house_sign("caribbean_stud", max_payout=5000000)
        sign["terms"]["house_terms"]["jackpot"] = 100
        script.table(1, sign)
        terms = {"meter_terms": {"game": "caribbean_stud", "option": 1, "seed": 10000, "wager": 100}}
        script.give(ALMA, "fit_equipment", table=1, terms=terms)
        script.give(ALMA, "open_system", terms=terms, tables=[1])
        script.give(ANN, "take_seat", table=1, seat=2, person=ANN)
        script.give(ANN, "buy_chips", table=1, amount=100000)
        times = []
        for _ in range(2):
            script.wager(ANN, 1, 2, "ante", 500)
            script.wager(ANN, 1, 2, "jackpot", 100)
            script.give(ANN, "finish_wagers", table=1)
            script.decide(ANN, 1, 2, "fold")
            times.append(script.now)
            script.wait(60)
        for by, at in ((ALMA, times[0]), (ALMA, times[1]), (ANN, times[0]), (ALMA, times[0] - 60 * SECOND)):
            script.ask(by, "meter", system=1, at=at)
        done = self.house(script.lines, setup=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        told = [json.loads(line) for line in done.stdout.splitlines()][-4:]
        self.assertEqual([(each["meter"]["round"], each["meter"]["amounts"]) for each in told[:2]],
                         [(1, [1000034]), (2, [1000068])])
        self.assertEqual(told[0]["meter"]["at"], times[0])
        self.assertEqual([each["refused"]["reason"] for each in told[2:]], ["rank_too_low", "no_such_settlement"])
        self.assertEqual({each["refused"]["clause"] for each in told[2:]}, {"CS 9.5.3"})
        read = run(["meter", self.ledger, "--system", "1", "--by", str(ALMA), "--at", str(times[0])], self.ledger)
        self.assertEqual(read.returncode, 0, read.stderr)
        self.assertEqual(json.loads(read.stdout), told[0]["meter"])
        refused = run(["meter", self.ledger, "--system", "1", "--by", str(ANN), "--at", str(times[0])], self.ledger)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("CS 9.5.3", refused.stderr)


class Lines(HouseTest):
    def test_an_invalid_command_is_answered_in_order(self):
        script = Script()
        script.give(1, "enrol", name="Alma")
        script.lines.append({"by": 1, "now": script.now, "do": {"enroll": {}}})
        script.give(1, "appoint", person=9, rank="dealer")
        done = self.house(script.lines, setup=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        told = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual(told[:3], [{"executive": 1}, {"key": 1, "by": 1, "events": [3],
                                                      "made": [{"what": "person", "number": 2}]},
                                    {"line": 2, "error": "do.enroll: there is no such command"}])
        self.assertEqual(told[3]["refused"]["reason"], "no_such_person")
        self.assertEqual(len(told), 4)

    # [I-140]
    def test_another_command_under_a_key_is_refused_with_the_next_key_also_after_a_start(self):
        script = Script()
        script.give(1, "enrol", name="Alma")
        first = dict(script.lines[-1])
        other = first | {"do": {"enrol": {"name": "Berta"}}}
        self.assertEqual(self.house(script.lines + [other], setup=True).returncode, 0)
        done = self.house([other, first, first | {"key": 2, "do": {"enrol": {"name": "Cora"}}}])
        self.assertEqual(done.returncode, 0, done.stderr)
        refused, same, new = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual((refused["refused"]["reason"], refused["refused"]["clause"], refused["next_key"]),
                         ("key_taken", "I-140", 3))  # the third line has used key 2 by then
        self.assertEqual(same, {"key": 1, "by": 1, "events": [3]})
        self.assertEqual(new, {"key": 2, "by": 1, "events": [4], "made": [{"what": "person", "number": 3}]})
        self.audit()

    # [I-140]
    def test_the_key_that_is_named_next_is_accepted_up_to_the_last_one_after_which_none_is_named(self):
        def enrol(key, name):
            return {"by": 1, "key": key, "now": 1_800_000_000_000_000, "do": {"enrol": {"name": name}}}

        last = 2**63 - 1
        lines = [enrol(last - 1, "Alma"), enrol(last - 1, "Berta")]
        done = self.house(lines, setup=True)
        named = json.loads(done.stdout.splitlines()[-1])
        self.assertEqual(("key_taken", last), (named["refused"]["reason"], named["next_key"]))
        done = self.house([enrol(last, "Cora"), enrol(last, "Dora"), enrol(5, "Eve")])
        self.assertEqual(done.returncode, 0, done.stderr)
        cora, dora, eve = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual((last, 1), (cora["key"], len(cora["made"])))
        for refused, reason in ((dora, "key_taken"), (eve, "command_too_old")):
            self.assertEqual(reason, refused["refused"]["reason"])
            self.assertNotIn("next_key", refused)
        self.audit()

    # [I-140]
    def test_the_wagers_of_one_command_are_accepted_or_refused_together(self):
        script = Script()
        script.staff()
        script.give(CATO, "cash_in", person=ANN, amount=500000)
        script.table(1, THREE_CARD)
        script.give(ANN, "take_seat", table=1, seat=2, person=ANN)
        script.give(ANN, "buy_chips", table=1, amount=10000)
        for pair_plus in (100, 500):
            script.give(ANN, "place_wagers", table=1, wagers=[
                {"box": 2, "wager": "ante", "amount": 500}, {"box": 2, "wager": "pair_plus", "amount": pair_plus}])
        done = self.house(script.lines, setup=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        refused, stand = [json.loads(line) for line in done.stdout.splitlines()][-2:]
        self.assertEqual(refused["refused"]["reason"], "below_minimum")
        self.assertEqual(len(stand["events"]), 2)
        self.audit()

    def test_person_0_cannot_submit_commands(self):
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

    def test_rounds_continue_after_a_restart(self):
        script = Script()
        script.staff()
        script.give(CATO, "cash_in", person=ANN, amount=500000)
        script.table(1, THREE_CARD)
        script.give(ANN, "take_seat", table=1, seat=2, person=ANN)
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


class SeatsToJudge(HouseTest):
    """Tests the query of staff for players who are absent or keep a seat without betting."""

    # [UTH 6.6] [I-109]
    def test_seats_to_judge_are_shown_to_staff_only(self):
        script = Script()
        script.staff()
        script.give(CATO, "cash_in", person=ANN, amount=500000)
        script.table(1, ULTIMATE)
        script.give(ANN, "take_seat", table=1, seat=2, person=ANN)
        script.give(ANN, "buy_chips", table=1, amount=50000)
        script.give(CATO, "cash_in", person=BOB, amount=50000)
        script.give(BOB, "take_seat", table=1, seat=3, person=BOB)
        script.give(BOB, "buy_chips", table=1, amount=50000)  # otherwise the house releases the seat [I-144]
        for _ in range(3):
            script.wager(ANN, 1, 2, "ante", 500)
            script.wager(ANN, 1, 2, "blind", 500)
            script.give(ANN, "finish_wagers", table=1)
            for _ in range(4):
                script.wait(31)
        script.ask(ALMA, "seats_to_judge")
        script.ask(ANN, "seats_to_judge")
        done = self.house(script.lines, setup=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        by_staff, by_player = [json.loads(line) for line in done.stdout.splitlines()[-2:]]
        self.assertEqual(by_staff["seats_to_judge"],
                         {"abstaining": [{"table": 1, "seat": 3, "person": BOB, "rounds": 3}], "absent": []})
        self.assertEqual((by_player["refused"]["reason"], by_player["refused"]["clause"]), ("rank_too_low", "I-109"))
        self.audit()


class Coach(HouseTest):
    """Tests queries between commands: they are answered in order, and not recorded in the ledger."""

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

    def test_a_mistake_costs_the_difference_that_was_advised(self):
        script = self.practice("play")
        advised = len(script.lines) - 1
        script.decide(ANN, 1, 2, "fold")
        script.lines.append(script.lines[-1])  # a repeated line has no second effect
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

    def test_no_advice_at_tables_for_money(self):
        told = self.told(self.practice("money"))
        for answer in (told[-1], told[-3]):
            self.assertEqual(answer, {"by": ANN, "refused": {
                "reason": "advice_not_given", "sentence": "advice is given at practice tables only",
                "clause": "TCP 11.5"}})


class LivePokerTest(HouseTest):
    """Deals real cards at a poker table by input lines only."""

    def table(self):
        script = Script()
        script.staff()
        live = json.loads(json.dumps(HOLDEM))
        live["terms"]["poker_terms"]["dealing"] = "live"
        script.give(ALMA, "make_table", dealt_by="dealer", chips="money")
        script.give(ALMA, "put_up_sign", table=1, sign=live, list=1)
        script.give(DAN, "introduce_decks", table=1, backs=["red"])
        script.give(DAN, "count_cards", table=1, deck=1, occasion="opening", found={"cards": 52, "missing": []})
        script.give(DAN, "begin_gaming", table=1)
        script.give(DAN, "open_table", table=1, version=1)
        for seat, person in enumerate((ANN, BOB), start=1):
            script.give(CATO, "cash_in", person=person, amount=50000)
            script.give(person, "sit_down", table=1, arrival={"player": person, "seat": seat, "chips": 20000})
        return script

    def told(self, script):
        done = self.house(script.lines, setup=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        return [json.loads(line) for line in done.stdout.splitlines()][1:]

    def open(self, script):
        script.give(DAN, "open_hand", table=1, side_wagers=[], straddles=[])

    # [CP 5.1] [CP 5.2] [CP 8.21]
    def test_a_hand_needs_shuffle_and_cut_and_is_inspected_on_record(self):
        script = self.table()
        first = len(script.lines)
        self.open(script)
        script.give(DAN, "confirm_shuffle", table=1)
        self.open(script)
        script.give(DAN, "confirm_cut", table=1)
        self.open(script)
        for seat in (1, 2):  # one of them is in turn
            script.give(DAN, "act_in_hand", table=1, action={"does": "fold", "seat": seat})
        script.give(DAN, "act_in_hand", table=1, action={"does": "push"})
        script.give(ANN, "inspect_hand", table=1, seat=2)
        script.ask(DAN, "inspected_hand", table=1, seat=2)
        script.give(DAN, "inspect_hand", table=1, seat=2)
        script.ask(DAN, "inspected_hand", table=1, seat=2)
        told = self.told(script)
        self.assertEqual([answer.get("refused", {}).get("clause") for answer in told[first:first + 5]],
                         ["CP 5.1", None, "CP 5.2", None, None])
        by_player, before, inspected, after = told[-4:]
        self.assertEqual(by_player["refused"]["reason"], "rank_too_low")
        self.assertEqual(before["refused"]["clause"], "CP 8.21")
        self.assertIn("events", inspected)
        self.assertEqual(after["inspected_hand"],
                         {"table": 1, "round": 1, "seat": 2, "player": BOB, "cards": [None, None]})
        self.audit()


if __name__ == "__main__":
    unittest.main()
