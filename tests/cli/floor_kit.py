"""Runs commands line by line in a casino with people of every rank, with their expected answers. Imported by scripts
that are run as SCRIPT PROGRAM.
"""

import json

from house_kit import (CATO, ERIN, HOLDEM, HouseTest, Script, THREE_CARD, ULTIMATE, as_text, house_sign, run)  # noqa: F401

ALMA, ADA, SUE, DAN, ANN, BOB, CID, DEE = 2, 3, 6, 7, 8, 9, 10, 11
RANKS = {"player": ANN, "dealer": DAN, "supervisor": SUE, "area_manager": ALMA, "assistant_casino_manager": ADA,
         "executive": ERIN}
ORDER = list(RANKS)

CARIBBEAN = house_sign("caribbean_stud", max_payout=5000000)
CROWN = house_sign("crown_holdem", ("poker_extra", "3"))
BOOKS = {"TCP": THREE_CARD, "CS": CARIBBEAN, "UTH": ULTIMATE, "CH": CROWN, "CP": HOLDEM}
TABLES = {book: number for number, book in enumerate(BOOKS, 1)}


class Floor(Script):
    """Collects lines, each with its expected answer: "done", or a reason and a clause."""

    def __init__(self):
        super().__init__()
        self.expected = {}
        self.decks = 0
        for name in ("Alma", "Ada"):
            self.done(ERIN, "enrol", name=name)
        self.done(ERIN, "enrol", name="Cato")
        self.done(ERIN, "enrol", name="Ines")
        for name in ("Sue", "Dan", "Ann", "Bob", "Cid", "Dee"):
            self.done(ERIN, "enrol", name=name)
        for person, rank in ((ALMA, "area_manager"), (ADA, "assistant_casino_manager"), (SUE, "supervisor"),
                             (DAN, "dealer")):
            self.done(ERIN, "appoint", person=person, rank=rank)
        self.done(ERIN, "appoint", person=CATO, rank="player", office="cage")
        for person in (ANN, BOB, CID, DEE):
            self.done(CATO, "cash_in", person=person, amount=1_000_000)

    def expect(self, answer, by, command, /, **fields):
        self.give(by, command, **fields)
        self.expected[by, self.keys[by]] = (answer, command)

    def done(self, by, command, /, **fields):
        self.expect("done", by, command, **fields)

    def by_rank(self, least, clause, command, /, **fields):
        """Expects that a command is refused for all ranks below this one, and accepted from it."""
        for rank in ORDER[:ORDER.index(least)]:
            self.expect(f"rank_too_low {clause}", RANKS[rank], command, **fields)
        self.done(RANKS[least], command, **fields)

    def open_table(self, number, sign, dealt_by="house", backs=("red",)):
        self.done(ALMA, "make_table", dealt_by=dealt_by, chips="money")
        self.done(ALMA, "put_up_sign", table=number, sign=sign, list=number)
        if dealt_by == "dealer":
            self.bring_cards(number, backs)
        self.done(DAN, "open_table", table=number, version=1)

    def bring_cards(self, number, backs=("red",)):
        self.done(DAN, "introduce_decks", table=number, backs=list(backs))
        for _ in backs:
            self.decks += 1
            self.done(DAN, "count_cards", table=number, deck=self.decks, occasion="opening",
                      found={"cards": 52, "missing": []})
        self.done(DAN, "begin_gaming", table=number)

    def all_books(self, dealt_by="house"):
        """Opens a table of each book, listed in TABLES."""
        for book, sign in BOOKS.items():
            if book == "CP" and dealt_by == "dealer":
                terms = sign["terms"]["poker_terms"] | {"dealing": "live"}
                sign = sign | {"terms": {"poker_terms": terms}}
            self.open_table(TABLES[book], sign, dealt_by)


class FloorTest(HouseTest):
    maxDiff = None

    def answers(self, floor):
        ran = self.house(floor.lines, setup=True)
        self.assertIn(ran.returncode, (0, 1), ran.stderr)
        return [json.loads(line) for line in ran.stdout.splitlines()]

    def check(self, floor):
        """Runs the lines and compares every answer with the expected one."""
        found = {}
        for answer in self.answers(floor):
            if "error" in answer:
                self.fail(f"line {answer['line']}: {floor.lines[answer['line'] - 1]}: {answer['error']}")
            if "key" in answer:
                refused = answer.get("refused")
                found[answer["by"], answer["key"]] = \
                    f"{refused['reason']} {refused['clause']}" if refused else "done"
        wrong = [f"{command} by {by}: {found.get((by, key))} instead of {wanted}"
                 for (by, key), (wanted, command) in floor.expected.items() if found.get((by, key)) != wanted]
        self.assertEqual(wrong, [])
        self.audit()
