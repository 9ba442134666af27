"""Tests the limits that people set for their own play, as `baize house` answers about them.

Run as play_limits_test.py PROGRAM.
"""

import json
import unittest

from floor_kit import ADA, ALMA, ANN, BOB, CARIBBEAN, CATO, DAN, ERIN, Floor, FloorTest, SUE, THREE_CARD

DAY = 24 * 3600


def losses(most, period="day"):
    return {"kind": "losses", "chips": "money", "period": period, "most": most}


class PlayLimits(FloorTest):
    def with_chips(self, sign=THREE_CARD, dealt_by="house"):
        floor = Floor()
        floor.open_table(1, sign, dealt_by)
        floor.done(ANN, "take_seat", table=1, seat=1, person=ANN)
        floor.done(ANN, "buy_chips", table=1, amount=20000)
        return floor

    def bet(self, floor, amount, answer="done", by=ANN, player=0):
        floor.expect(answer, by, "act_in_round", table=1, player=player,
                     action={"place_wager": {"box": 1, "wager": "ante", "amount": amount}})

    # [I-152]
    def test_a_wager_beyond_the_loss_limit_is_refused_with_the_end_of_the_limit(self):
        floor = self.with_chips()
        floor.done(ANN, "limit_chips", **losses(700))
        self.bet(floor, 500)
        floor.done(ANN, "finish_wagers", table=1)
        floor.wait(1)
        floor.expect("done", ANN, "act_in_round", table=1, player=0,
                     action={"decide": {"box": 1, "decision": "fold", "amount": 0}})
        floor.wait(30)
        self.bet(floor, 500, "loss_limit_for_a_day I-152")
        lines = self.answers(floor)
        refused = lines[-1]["refused"]
        began = next(line["now"] for line in floor.lines if "place_wager" in json.dumps(line))
        self.assertEqual(refused["until"], began + DAY * 1_000_000)
        self.new_ledger()
        self.check(floor)

    # [I-152]
    def test_a_live_dealer_is_refused_too_when_recording_the_wager_of_the_player(self):
        floor = self.with_chips(CARIBBEAN, "dealer")
        floor.done(ANN, "limit_chips", **losses(999))
        self.bet(floor, 1000, "loss_limit_for_a_day I-152", by=DAN, player=ANN)
        self.bet(floor, 500, by=DAN, player=ANN)
        self.check(floor)

    # [I-152]
    def test_a_higher_limit_waits_a_day_and_may_be_withdrawn(self):
        floor = self.with_chips()
        floor.done(ANN, "limit_chips", **losses(400))
        floor.done(ANN, "limit_chips", **losses(None))
        self.bet(floor, 500, "loss_limit_for_a_day I-152")
        floor.done(ANN, "withdraw_limit_change", kind="losses", chips="money", period="day")
        floor.wait(DAY + 1)
        floor.expect("already_done I-152", ANN, "limit_chips", **losses(400))
        self.bet(floor, 500, "loss_limit_for_a_day I-152")
        floor.done(ANN, "limit_chips", **losses(600))
        floor.wait(DAY + 1)
        self.bet(floor, 500)
        self.check(floor)

    # [I-153]
    def test_self_exclusion_holds_for_half_a_year_and_staff_cannot_end_it(self):
        floor = Floor()
        floor.open_table(1, THREE_CARD)
        floor.done(ANN, "exclude_self", days=183)
        floor.expect("never_shortened I-153", ANN, "exclude_self", days=183)
        refusal = "self_excluded I-153"
        floor.expect(refusal, ANN, "take_seat", table=1, seat=1, person=ANN)
        for staff in (SUE, ALMA, ADA, ERIN):
            floor.expect(refusal, staff, "take_seat", table=1, seat=1, person=ANN)
        floor.expect(refusal, CATO, "cash_in", person=ANN, amount=100)
        floor.done(CATO, "cash_out", person=ANN, amount=100)
        floor.wait(183 * DAY)
        floor.done(ANN, "take_seat", table=1, seat=1, person=ANN)
        self.check(floor)

    # [I-152]
    def test_limits_are_shown_to_the_person_the_cage_area_managers_and_inspectors(self):
        floor = Floor()
        floor.done(ANN, "limit_chips", **losses(4000, "week"))
        floor.done(ANN, "limit_chips", **losses(5000, "week"))
        floor.done(ANN, "limit_time", minutes=90)
        inspector = 5
        readers, others = (ANN, CATO, ALMA, ADA, ERIN, inspector), (BOB, DAN, SUE)
        for person in readers + others:
            floor.ask(person, "play_limits", person=ANN)
        answers = self.answers(floor)[-len(readers + others):]
        for answer in answers[:len(readers)]:
            shown = answer["play_limits"]
            week = [limit for limit in shown["limits"] if limit["most"] is not None]
            self.assertEqual([(limit["kind"], limit["chips"], limit["period"], limit["most"], limit["next"])
                              for limit in week], [("losses", "money", "week", 4000, 5000)])
            self.assertEqual(shown["time"]["minutes"], 90)
        for answer in answers[len(readers):]:
            self.assertEqual((answer["refused"]["reason"], answer["refused"]["clause"]), ("rank_too_low", "I-152"))
        self.audit()


if __name__ == "__main__":
    unittest.main()
