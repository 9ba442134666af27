"""Tests the commands of staff about offences and disputes: incidents, sanctions, invalid outcomes and disputes.

Run as cases_test.py PROGRAM. Every command is also tried by each rank below the one that the book names.
"""

import unittest

from floor_kit import ADA, ALMA, ANN, BOB, CATO, CID, DAN, ERIN, Floor, FloorTest, SUE, TABLES

NO_DEVICE = {"kind": "none", "can_analyse": False, "can_change_play": False}
COMPUTER = {"kind": "computer", "can_analyse": True, "can_change_play": False}


class Cases(Floor):
    def __init__(self):
        super().__init__()
        self.all_books()
        self.case = 0

    def filing(self, book, offence, persons=(BOB,), device=None, provision=""):
        if device is None:
            device = COMPUTER if offence.startswith("device") else NO_DEVICE
        return {"table": TABLES[book], "offence": offence, "persons": list(persons), "words": "seen from the pit",
                "device": device, "was_invited": False, "provision": provision}

    def offence(self, book, offence, clause, least="dealer", persons=(BOB,)):
        self.by_rank(least, clause, "file_incident", **self.filing(book, offence, persons))
        self.case += 1

    def accuse(self, book, offence="device_used", persons=(BOB,)):
        self.done(ALMA, "file_incident", **self.filing(book, offence, persons))
        self.case += 1
        return {"incident": self.case, "person": persons[0], "words": "as seen"}


class Incidents(FloorTest):
    # [CP 13.1] [CP 13.7] [CP 13.8] [CP 13.12] [CP 13.14] [CP 13.15]
    def test_of_crown_poker_are_filed_under_their_clauses(self):
        floor = Cases()
        floor.offence("CP", "device_used", "CP 13.1")
        floor.offence("CP", "device_intended", "CP 13.1")
        floor.offence("CP", "advice_by_staff", "CP 13.7")
        floor.offence("CP", "influence", "CP 13.8")
        floor.offence("CP", "betting_between_players", "CP 13.12", persons=(BOB, CID))
        floor.offence("CP", "exchange", "CP 13.14")
        floor.offence("CP", "communication", "CP 13.15")
        self.check(floor)

    # [CS 14.1] [CS 14.5] [CS 14.6] [CS 14.12] [CS 7.5.1(a)] [CS 14.2]
    def test_of_caribbean_stud_are_filed_under_their_clauses(self):
        floor = Cases()
        floor.offence("CS", "device_used", "CS 14.1")
        floor.offence("CS", "advice_by_staff", "CS 14.5")
        floor.offence("CS", "influence", "CS 14.6")
        floor.offence("CS", "betting_between_players", "CS 14.12", persons=(BOB, CID))
        floor.offence("CS", "exchange", "CS 7.5.1(a)")
        floor.expect("rank_too_low CS 14.2", ANN, "file_incident",
                     **floor.filing("CS", "other_breach", provision="CS 5.1"))
        self.check(floor)

    # [TCP 11.1] [TCP 11.5] [TCP 11.6] [TCP 11.11]
    def test_of_three_card_poker_are_filed_under_their_clauses(self):
        floor = Cases()
        floor.offence("TCP", "device_used", "TCP 11.1")
        floor.offence("TCP", "advice_by_staff", "TCP 11.5")
        floor.offence("TCP", "influence", "TCP 11.6")
        floor.offence("TCP", "betting_between_players", "TCP 11.11", persons=(BOB, CID))
        self.check(floor)

    # [UTH 6.5] [CH 6.5]
    def test_of_advice_in_perth_are_filed_and_the_house_gives_none_itself(self):
        for book in ("UTH", "CH"):
            self.new_ledger()
            floor = Cases()
            table = TABLES[book]
            floor.offence(book, "advice_by_staff", f"{book} 6.5")
            floor.done(ANN, "take_seat", table=table, seat=1, person=ANN)
            floor.done(ANN, "buy_chips", table=table, amount=100_000)
            floor.wager(ANN, table, 1, "ante", 1000)
            if book == "UTH":
                floor.wager(ANN, table, 1, "blind", 1000)
            floor.done(ANN, "finish_wagers", table=table)
            floor.wait(5)
            for person in (ANN, DAN, ERIN):
                floor.ask(person, "coach", table=table)
            floor.decide(ANN, table, 1, "check" if book == "UTH" else "fold")  # there was something to decide
            answers = self.answers(floor)
            refused = [answer["refused"] for answer in answers if "refused" in answer and "key" not in answer]
            self.assertEqual([f"{one['reason']} {one['clause']}" for one in refused], [f"advice_not_given {book} 6.5"] * 3)
            self.assertNotIn("refused", answers[-1])

    # [UTH 6.2] [UTH 6.8] [UTH 6.8(a)] [UTH 6.8(b)] [CH 6.2] [CH 6.8] [CH 6.8(a)] [CH 6.8(b)]
    def test_of_perth_are_filed_under_their_clauses(self):
        floor = Cases()
        for book in ("UTH", "CH"):
            floor.offence(book, "exchange", f"{book} 6.2")
            floor.offence(book, "advice_by_staff", f"{book} 6.5")
            floor.offence(book, "device_used", f"{book} 6.8(a)")
            floor.offence(book, "device_possessed", f"{book} 6.8(b)")
            floor.expect(f"not_in_this_book {book} 6.10", DAN, "file_incident", **floor.filing(book, "influence"))
        self.check(floor)

    # Only the book of Crown Poker forbids influence that a player asked for. [CP 13.8] [CS 14.6] [TCP 11.6]
    def test_influence_is_no_offence_if_the_player_asked_for_it(self):
        floor = Cases()
        for book, answer in (("CP", "done"), ("CS", "was_invited CS 14.6"), ("TCP", "was_invited TCP 11.6")):
            floor.expect(answer, DAN, "file_incident", **(floor.filing(book, "influence") | {"was_invited": True}))
        self.check(floor)

    # A record of betting between players must name two persons; one of a device that is neither a calculator nor a
    # computer must state its purpose. [CP 13.12] [CS 14.12] [TCP 11.11] [UTH 6.8(e)] [CH 6.8(e)]
    def test_name_the_person_and_the_offence(self):
        floor = Cases()
        for book, clause in (("CP", "CP 13.12"), ("CS", "CS 14.12"), ("TCP", "TCP 11.11")):
            floor.expect(f"persons_missing {clause}", DAN, "file_incident",
                         **floor.filing(book, "betting_between_players", (BOB,)))
        for book in ("UTH", "CH"):
            floor.expect(f"purpose_missing {book} 6.8(e)", DAN, "file_incident",
                         **floor.filing(book, "device_used", device=NO_DEVICE | {"kind": "other"}))
        self.check(floor)


class Sanctions(FloorTest):
    # [CP 13.2] [CP 13.2.3]
    def test_of_crown_poker_are_an_assistant_casino_managers_and_have_a_reason(self):
        floor = Cases()
        table = TABLES["CP"]
        floor.done(BOB, "sit_down", table=table, arrival={"player": BOB, "seat": 1, "chips": 20000})
        charge = floor.accuse("CP")
        sanctions = (("CP 13.2.2", "bar_player", {"reach": "every_table"}),
                     ("CP 13.2.3", "hold_winnings", {"amount": 5000}),
                     ("CP 13.2.4", "confiscate_device", {"device": "a telephone", "taken_by": DAN}),
                     ("CP 13.2.5", "detain_person", {"ground": "prohibited_device", "place": "the back office",
                                                     "responsible": SUE}))
        for clause, command, fields in sanctions:
            floor.expect(f"words_missing {clause}", ADA, command, charge=charge | {"words": ""}, **fields)
            floor.expect(f"not_accused {clause}", ADA, command, charge=charge | {"person": CID}, **fields)
            floor.by_rank("assistant_casino_manager", clause, command, charge=charge, **fields)
            floor.case += 1
            if command == "hold_winnings":
                held = floor.case
        # Held money belongs neither to Bob nor to the house until the investigation closes. Bob is barred, so the
        # house has taken him out of his seat.
        floor.expect("seat_empty CP 4.1", DAN, "stand_up", table=table, seat=1)
        floor.expect("amount_too_large I-138", CATO, "cash_out", person=BOB, amount=995_001)
        floor.expect("words_missing CP 13.2.3", ADA, "close_hold", sanction=held, is_for_player=True, words="")
        floor.expect("rank_too_low I-99", ALMA, "close_hold", sanction=held, is_for_player=True, words="cleared")
        floor.done(ADA, "close_hold", sanction=held, is_for_player=True, words="cleared")
        floor.expect("case_closed CP 13.2.3", ADA, "close_hold", sanction=held, is_for_player=False, words="no")
        floor.expect("amount_too_large I-138", CATO, "cash_out", person=BOB, amount=1_000_001)
        floor.done(CATO, "cash_out", person=BOB, amount=1_000_000)
        self.check(floor)

    # [CP 13.2.4] [CP 13.2.5]
    def test_of_crown_poker_take_a_device_and_detain_a_person(self):
        floor = Cases()
        charge = floor.accuse("CP")
        floor.by_rank("assistant_casino_manager", "CP 13.2.4", "confiscate_device", charge=charge,
                      device="a telephone with a stand", taken_by=DAN)
        floor.by_rank("assistant_casino_manager", "CP 13.2.5", "detain_person", charge=charge,
                      ground="prohibited_device", place="the back office", responsible=SUE)
        detained = floor.case + 2
        floor.expect("rank_too_low CP 13.2.5", DAN, "let_go", sanction=detained, words="a mistake")
        floor.done(ADA, "let_go", sanction=detained, words="a mistake")
        floor.expect("case_closed CP 13.2.5", ADA, "let_go", sanction=detained, words="again")
        self.check(floor)

    # [CS 14.2.2] [CS 14.2.4] [UTH 6.9] [UTH 6.9(b)] [CH 6.9] [CH 6.9(b)]
    def test_bar_a_person_from_the_game_until_the_same_rank_lifts_it(self):
        floor = Cases()
        for book, clause, least in (("CS", "CS 14.2.2", "assistant_casino_manager"),
                                    ("UTH", "UTH 6.9(b)", "area_manager"), ("CH", "CH 6.9(b)", "area_manager")):
            charge = floor.accuse(book)
            floor.by_rank(least, clause, "bar_player", charge=charge, reach="every_table")
            floor.case += 1
            floor.expect(f"sanction_in_force {clause}", BOB, "take_seat", table=TABLES[book], seat=1, person=BOB)
            floor.done(CID, "take_seat", table=TABLES[book], seat=2, person=CID)
            floor.by_rank(least, clause, "reverse_sanction", sanction=floor.case, words="he was somewhere else")
            floor.case += 1
            floor.done(BOB, "take_seat", table=TABLES[book], seat=1, person=BOB)
        charge = floor.accuse("CS")
        floor.by_rank("assistant_casino_manager", "CS 14.2.4", "detain_person", charge=charge,
                      ground="prohibited_device", place="the back office", responsible=SUE)
        self.check(floor)

    # [CS 14.2] [UTH 6.9] [CH 6.9]
    def test_rest_on_an_incident_that_names_the_person(self):
        floor = Cases()
        charge = floor.accuse("CS")
        floor.expect("not_accused CS 14.2.2", ADA, "bar_player", charge=charge | {"person": CID}, reach="every_table")
        floor.expect("words_missing CS 14.2.2", ADA, "bar_player", charge=charge | {"words": ""}, reach="every_table")
        for book in ("UTH", "CH"):
            charge = floor.accuse(book)
            floor.expect(f"not_in_this_book {book} 6.10", ERIN, "confiscate_device", charge=charge, device="a phone",
                         taken_by=DAN)
        self.check(floor)


class LostRounds(FloorTest):
    """Bob's Ante is lost because he does not decide in time; the invalidation returns it."""

    def lose(self, floor, book):
        table = TABLES[book]
        floor.done(BOB, "take_seat", table=table, seat=1, person=BOB)
        floor.done(BOB, "buy_chips", table=table, amount=100_000)
        floor.wager(BOB, table, 1, "ante", 1000)
        if book == "UTH":
            floor.wager(BOB, table, 1, "blind", 1000)
        floor.done(BOB, "finish_wagers", table=table)
        for _ in range(8):
            floor.wait(40)

    def take_money_home(self, floor, book, lost):
        """Bob cashes out all his money except the lost wager."""
        floor.done(BOB, "leave_table", table=TABLES[book], person=BOB)
        floor.expect("amount_too_large I-138", CATO, "cash_out", person=BOB, amount=1_000_001 - lost)
        floor.done(CATO, "cash_out", person=BOB, amount=1_000_000 - lost)
        floor.done(CATO, "cash_in", person=BOB, amount=1_000_000)

    # [CS 14.2.1] [UTH 6.9(a)] [CH 6.9(a)]
    def test_a_void_wager_goes_back(self):
        floor = Cases()
        for book, clause, least in (("CS", "CS 14.2.1", "assistant_casino_manager"),
                                    ("UTH", "UTH 6.9(a)", "area_manager"), ("CH", "CH 6.9(a)", "area_manager")):
            self.lose(floor, book)
            charge = floor.accuse(book)
            floor.by_rank(least, clause, "void_wager", charge=charge,
                          which={"round": 1, "box": 1, "wager": "ante"})
            floor.case += 1
            self.take_money_home(floor, book, 1000 if book == "UTH" else 0)  # the Blind stays lost
        self.check(floor)

    # [CS 14.3.1] [TCP 11.3.1] [UTH 6.4(a)] [CH 6.4] [CH 6.4(a)] [UTH 6.4(b)] [CH 6.4(b)]
    def test_an_invalid_outcome_gives_every_wager_back(self):
        for cause, letter, number in (("disruption", "a", "1"), ("fraud", "b", "2")):
            self.new_ledger()
            floor = Cases()
            for book, clause, least in (("CS", f"CS 14.3.{number}", "supervisor"),
                                        ("TCP", f"TCP 11.3.{number}", "area_manager"),
                                        ("UTH", f"UTH 6.4({letter})", "area_manager"),
                                        ("CH", f"CH 6.4({letter})", "area_manager")):
                self.lose(floor, book)
                found = {"table": TABLES[book], "round": 1, "cause": cause, "words": "as seen"}
                floor.expect("outcome_not_affected I-98", ERIN, "invalidate_outcome", affected_outcome=False,
                             **found)
                floor.by_rank(least, clause, "invalidate_outcome", affected_outcome=True, **found)
                self.take_money_home(floor, book, 0)
            self.check(floor)


class Disputes(FloorTest):
    def ruled(self, floor, book):
        floor.expect("done", ANN, "open_dispute", table=TABLES[book], round=0, complainant=ANN, others=[],
                     words="my chips were there", subject="other")
        floor.case += 1
        return floor.case

    # [CS 14.10] [CS 14.11]
    def test_of_caribbean_stud_are_decided_once_after_the_inspector_was_named(self):
        floor = Cases()
        number = self.ruled(floor, "CS")
        floor.expect("rank_too_low CS 14.10", SUE, "rule_on_dispute", dispute=number, words="it stands", awards=[])
        floor.expect("complainant_not_advised CS 14.9", ALMA, "rule_on_dispute", dispute=number, words="it stands",
                     awards=[])
        floor.done(DAN, "advise_complainant", dispute=number)
        floor.done(ALMA, "rule_on_dispute", dispute=number, words="it stands", awards=[])
        floor.expect("ruling_final CS 14.10", ERIN, "rule_on_dispute", dispute=number, words="it falls", awards=[])
        floor.expect("not_the_complainant CS 14.11", BOB, "request_review", of=number, requested_by=BOB, words="no")
        floor.done(ANN, "escalate_complaint", dispute=number, table=TABLES["CS"], complainant=ANN, words="not fair")
        self.check(floor)

    # [UTH 6.10] [CH 6.10]
    def test_of_perth_are_final_and_reviewed_by_the_commission(self):
        floor = Cases()
        for book in ("UTH", "CH"):
            number = self.ruled(floor, book)
            floor.by_rank("area_manager", f"{book} 6.10", "rule_on_dispute", dispute=number, words="it stands", awards=[])
            floor.case += 1
            floor.expect(f"ruling_final {book} 6.10", ERIN, "rule_on_dispute", dispute=number, words="no", awards=[])
            floor.expect(f"not_the_complainant {book} 6.10", BOB, "request_review", of=number, requested_by=BOB, words="no")
            floor.done(ANN, "request_review", of=number, requested_by=ANN, words="no")
            floor.case += 1
        self.check(floor)


if __name__ == "__main__":
    unittest.main()
