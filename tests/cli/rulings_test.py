"""Tests irregularities at live tables: they are reported line by line and ruled on by the rank that the book names.

Run as rulings_test.py PROGRAM.
"""

import json
import unittest

from floor_kit import ADA, ALMA, ANN, BOB, CARIBBEAN, CATO, CID, CROWN, DAN, Floor, FloorTest, SUE, THREE_CARD, run


class LiveTable(Floor):
    """Opens a table with a dealer, and players on boxes 1, 2 and 3."""

    def __init__(self, sign, players=(ANN, BOB, CID), backs=("red",)):
        super().__init__()
        self.open_table(1, sign, "dealer", backs)
        self.players = players
        for box, person in enumerate(players, start=1):
            self.done(person, "take_seat", table=1, seat=box, person=person)
            self.done(person, "buy_chips", table=1, amount=100_000)
            self.act(person, "place_wager", box=box, wager="ante", amount=1000)

    def act(self, by, action, /, answer="done", **fields):
        self.expect(answer, by, "act_in_round", table=1, action={action: fields}, player=0)

    def shuffled(self, cut=True):
        self.act(DAN, "close_betting")
        self.act(DAN, "shuffle")
        if cut:
            self.act(DAN, "cut", position=26)

    def dealt(self):
        self.shuffled()
        self.act(DAN, "deal_hands", cards=[])
        self.act(DAN, "announce_decisions")

    def takes_it_all_home(self, person):
        """Expects that the wager was returned: the person leaves with all the money that was brought."""
        self.done(person, "leave_table", table=1, person=person)
        self.done(CATO, "cash_out", person=person, amount=1_000_000)

    def report(self, by, what, answer="done", **more):
        self.act(by, "report", answer=answer, what=what, **more)

    def answer(self, by, asks, reply, answer="done", **more):
        self.act(by, "answer", answer=answer, **({"asks": asks, "box": "table", "reply": reply} | more))


def with_shoe(sign):
    return sign | {"terms": {"house_terms": sign["terms"]["house_terms"] | {"shoe": "machine"}}}


class Rulings(FloorTest):
    # [CS 11.5] [CS 11.6]
    def test_a_wrong_card_count_found_later_is_reported_to_the_area_manager(self):
        floor = LiveTable(CARIBBEAN)
        floor.dealt()
        floor.report(DAN, "wrong_count", place=2)
        floor.act(DAN, "settle", answer="waiting_for_answer CS 11.5")
        floor.answer(SUE, "deck_count", "complete", "not_asked CS 11.5")
        floor.answer(ALMA, "deck_count", "complete")
        self.check(floor)
        self.new_ledger()
        floor = LiveTable(CARIBBEAN)
        floor.dealt()
        floor.report(DAN, "wrong_count", place="dealer")
        floor.act(DAN, "settle", answer="waiting_for_answer CS 11.6")
        floor.answer(DAN, "deck_count", "complete", "not_asked CS 11.6")
        floor.answer(SUE, "deck_count", "complete")
        self.check(floor)

    # [CS 11.16] [TCP 9.13]
    def test_a_jammed_shoe_requires_another_shuffle(self):
        for sign, clause, shuffle in ((CARIBBEAN, "CS 11.16", "CS 4.1.1(a)"), (THREE_CARD, "TCP 9.13", "TCP 4.1.1(a)")):
            self.new_ledger()
            floor = LiveTable(sign)
            floor.dealt()
            floor.report(DAN, "shuffler_jam", f"nothing_to_report {clause}")
            self.check(floor)
            self.new_ledger()
            floor = LiveTable(with_shoe(sign), backs=("red", "blue"))
            floor.shuffled(cut=False)
            floor.report(DAN, "shuffler_jam")
            floor.act(DAN, "deal_hands", answer=f"not_shuffled {shuffle}", cards=[])
            floor.act(DAN, "shuffle")
            floor.act(DAN, "deal_hands", cards=[])
            self.check(floor)

    # [CH 5.2] [CH 5.3]
    def test_at_crown_holdem_the_operator_voids_for_cards_and_the_supervisor_for_the_shuffler(self):
        floor = LiveTable(CROWN)
        floor.report(DAN, "deck_incorrect", "nothing_to_report CH 5.2")
        floor.dealt()
        floor.report(DAN, "deck_incorrect")
        floor.answer(SUE, "void_round", "yes", "not_asked CH 5.2")
        floor.answer(ALMA, "void_round", "yes")
        floor.takes_it_all_home(ANN)
        self.check(floor)
        self.new_ledger()
        floor = LiveTable(with_shoe(CROWN), backs=("red", "blue"))
        floor.shuffled(cut=False)
        floor.report(DAN, "shuffler_jam", "rank_too_low CH 5.3")
        floor.report(SUE, "shuffler_jam")
        floor.takes_it_all_home(ANN)
        self.check(floor)

    # [CH 5.5(c)]
    def test_at_crown_holdem_a_wrong_number_of_cards_is_counted(self):
        floor = LiveTable(CROWN)
        floor.dealt()
        floor.act(ANN, "decide", box=1, decision="flop", amount=2000)
        floor.report(DAN, "wrong_count", place=2)
        floor.act(BOB, "decide", answer="waiting_for_answer CH 5.5(c)", box=2, decision="flop", amount=2000)
        floor.answer(ANN, "deck_count", "complete", "not_asked CH 5.5(c)")
        floor.answer(SUE, "deck_count", "complete")
        self.check(floor)

    # [CH 5.8]
    def test_a_supervisor_puts_misdealt_communal_cards_back_in_order(self):
        floor = LiveTable(CROWN, players=(ANN,))
        floor.report(DAN, "communal_misdealt", "nothing_to_report CH 5.8")
        floor.dealt()
        floor.act(ANN, "decide", box=1, decision="flop", amount=2000)
        floor.act(DAN, "deal_community", cards=["2h", "7h", "Jc"])
        floor.act(ANN, "decide", box=1, decision="check", amount=0)
        floor.act(DAN, "deal_community", cards=["3s"])
        floor.report(DAN, "communal_misdealt")
        floor.answer(DAN, "reconstruct", "whole", "not_asked CH 5.8", cards=["2h", "7h", "Jc", "4h"])
        floor.answer(SUE, "reconstruct", "whole", "cards_unknown CH 5.8", cards=["2h", "7h", "Jc"])
        floor.answer(SUE, "reconstruct", "whole", cards=["2h", "7h", "Jc", "4h"])
        floor.act(ANN, "decide", box=1, decision="check", amount=0)
        floor.act(DAN, "deal_community", answer="card_twice CH 2.2", cards=["4h"])  # the card is on the board already
        floor.act(DAN, "deal_community", cards=["3s"])
        self.check(floor)


class HeldWinnings(FloorTest):
    # [CS 14.2.3]
    def test_winnings_of_a_device_are_held_until_the_investigation_closes(self):
        floor = LiveTable(CARIBBEAN, players=(ANN,))
        floor.done(ALMA, "change_float", table=1, amount=1_000_000)
        floor.shuffled()
        # A pair of aces against a dealer without ace-king: the Ante is paid.
        floor.act(DAN, "deal_hands", cards=["As", "Ks", "Ah", "Qd", "7d", "9c", "5c", "4h", "3h", "2s"])
        floor.act(DAN, "announce_decisions")
        floor.act(ANN, "decide", box=1, decision="bet", amount=2000)
        floor.act(DAN, "reveal_dealer", cards=[])
        floor.act(DAN, "settle")
        floor.done(DAN, "file_incident", table=1, offence="device_used", persons=[ANN], words="a calculator",
                   device={"kind": "calculator", "can_analyse": True, "can_change_play": False}, was_invited=False,
                   provision="")
        charge = {"incident": 1, "person": ANN, "words": "as seen"}
        for person in (DAN, SUE, ALMA):
            floor.expect("rank_too_low CS 14.2.3", person, "hold_winnings", charge=charge, amount=1000)
        floor.done(ADA, "hold_winnings", charge=charge, amount=1000)
        floor.done(ANN, "leave_table", table=1, person=ANN)
        floor.expect("amount_too_large I-138", CATO, "cash_out", person=ANN, amount=1_000_001)
        floor.expect("rank_too_low I-99", ALMA, "close_hold", sanction=2, is_for_player=True, words="cleared")
        floor.done(ADA, "close_hold", sanction=2, is_for_player=True, words="cleared")
        floor.done(CATO, "cash_out", person=ANN, amount=1_001_000)
        self.check(floor)


class TheCardsSpeak(FloorTest):
    """Runs `baize settle`, which knows only the cards and not what the dealer or a player declared."""

    def hand(self, line):
        settled = run(["settle"], self.ledger, json.dumps(line) + "\n")
        self.assertEqual(settled.returncode, 0, settled.stdout + settled.stderr)
        return json.loads(settled.stdout)["boxes"][0]

    # [CS 7.5.2(a)] [TCP 5.10.4] [CH 6.1]
    def test_the_best_hand_is_found_for_any_order_of_the_cards(self):
        stud = self.hand({"game": "caribbean_stud", "dealer": ["Ks", "Ad", "9c", "4h", "2s"], "boxes": [
            {"box": 1, "cards": ["5h", "9d", "7s", "6c", "8h"], "wagers": {"ante": 1000, "bet": 2000}}]})
        self.assertIn("straight", stud["hand"])
        self.assertEqual(stud["wagers"]["bet"]["paid"], 8000)
        three = self.hand({"game": "three_card", "dealer": ["Qs", "7d", "2c"], "boxes": [
            {"box": 1, "cards": ["5h", "7h", "6h"], "wagers": {"ante": 1000, "play": 1000}}]})
        self.assertIn("straight flush", three["hand"])
        crown = self.hand({"game": "crown_holdem", "dealer": ["9c", "4h"], "community": ["As", "Ks", "7s", "2d", "3c"],
                           "boxes": [{"box": 1, "cards": ["2s", "8s"], "wagers": {"ante": 500, "flop": 1000}}]})
        self.assertIn("flush", crown["hand"])


if __name__ == "__main__":
    unittest.main()
