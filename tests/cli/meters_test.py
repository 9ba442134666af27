"""Tests how staff set up jackpot systems, operate them and pay prizes.

Run as meters_test.py PROGRAM.
"""

import unittest

from floor_kit import ALMA, ANN, CARIBBEAN, CATO, CROWN, DAN, Floor, FloorTest, SUE, ULTIMATE


def with_jackpot(sign, cost):
    return sign | {"terms": {"house_terms": sign["terms"]["house_terms"] | {"jackpot": cost}}}


def meter(wager=100, **more):
    return {"meter_terms": {"game": "caribbean_stud", "option": 1, "seed": 10000, "wager": wager} | more}


def pools(*games, level1_wager=500):
    return {"pool_terms": {"games": list(games), "level1_wager": level1_wager}}


class Systems(FloorTest):
    def fitted(self, *terms_and_signs):
        floor = Floor()
        for number, (terms, sign) in enumerate(terms_and_signs, 1):
            floor.open_table(number, sign)
            floor.done(ALMA, "fit_equipment", table=number, terms=terms)
        return floor

    def stud(self, *terms):
        return self.fitted(*((one, with_jackpot(CARIBBEAN, one["meter_terms"]["wager"])) for one in terms))

    # [CS 9.1.1(b)] [CS 9.1.1(b)(ii)] [CS 9.1.1(b)(iii)]
    def test_a_table_joins_only_on_the_terms_of_the_group(self):
        floor = self.stud(meter(), meter(printed_percentages=True), meter(seed=20000))
        open_system = {"terms": meter()}
        floor.expect("table_differs CS 9.1.1(b)(ii)", ALMA, "open_system", tables=[1, 2], **open_system)
        floor.expect("table_differs CS 9.1.1(b)(iii)", ALMA, "open_system", tables=[1, 3], **open_system)
        floor.by_rank("area_manager", "CS 9.1.1(a)", "open_system", tables=[1], **open_system)
        floor.expect("in_another_system CS 9.1.1(b)", ALMA, "fit_equipment", table=1, terms=meter(seed=20000))
        self.check(floor)

    # [CS 9.1.1(f)]
    def test_systems_of_one_game_have_the_same_seed_option_and_rate(self):
        others = (meter(wager=200, seed=20000), meter(wager=200, option=2), meter(wager=200, printed_percentages=True))
        floor = self.stud(meter(), *others, meter(wager=200))
        floor.done(ALMA, "open_system", terms=meter(), tables=[1])
        for number, terms in enumerate(others, 2):
            floor.expect("systems_differ CS 9.1.1(f)", ALMA, "open_system", terms=terms, tables=[number])
        floor.done(ALMA, "open_system", terms=meter(wager=200), tables=[5])
        self.check(floor)

    # [CS 9.1.1(c)] [CS 9.1.1(e)]
    def test_a_table_is_part_of_one_system_and_each_costs_something_else(self):
        floor = self.stud(meter(), meter(), meter(wager=200))
        floor.done(ALMA, "open_system", terms=meter(), tables=[1])
        floor.expect("wager_cost_taken CS 9.1.1(e)", ALMA, "open_system", terms=meter(), tables=[2])
        floor.expect("in_another_system CS 9.1.1(c)", ALMA, "open_system", terms=meter(wager=200), tables=[3, 3])
        floor.done(ALMA, "open_system", terms=meter(wager=200), tables=[3])
        floor.expect("in_another_system CS 9.1.1(c)", ALMA, "move_table", table=1, to=1)
        self.check(floor)

    # [UTH 3.27(a)] [CH 3.14(a)]
    def test_perth_links_the_pools_of_two_games(self):
        ultimate, crown = pools("ultimate_holdem"), pools("crown_holdem")
        floor = self.fitted((ultimate, with_jackpot(ULTIMATE, 500)), (crown, with_jackpot(CROWN, 500)))
        floor.expect("games_not_linked UTH 3.27(b)", ALMA, "open_system", terms=ultimate, tables=[1, 2])
        floor.expect("games_not_linked CH 3.14(b)", ALMA, "open_system", terms=crown, tables=[1, 2])
        floor.done(ALMA, "open_system", terms=pools("ultimate_holdem", "crown_holdem"), tables=[1, 2])
        self.check(floor)

    # [CS 9.5.1] [CS 9.5.2] [UTH 3.35] [CH 3.22]
    def test_no_jackpot_wager_while_the_system_or_its_display_does_not_work(self):
        floor = self.stud(meter())
        floor.done(ALMA, "open_system", terms=meter(), tables=[1])
        floor.done(ANN, "take_seat", table=1, seat=1, person=ANN)
        floor.done(ANN, "buy_chips", table=1, amount=100_000)
        health = {"records_amounts": True, "records_times": True, "can_be_read": True}
        for fault in ("records_amounts", "records_times", "can_be_read"):
            floor.done(SUE, "report_health", system=1, health=health | {fault: False})
            self.jackpot(floor, 1, 100, "meter_not_working CS 9.2.1")
            floor.done(SUE, "report_health", system=1, health=health)
            self.jackpot(floor, 1, 100)
            self.jackpot(floor, 1, 0)
        self.check(floor)
        for book, sign, game, clause in (("UTH", ULTIMATE, "ultimate_holdem", "UTH 3.35"),
                                         ("CH", CROWN, "crown_holdem", "CH 3.22")):
            self.new_ledger()
            floor = self.fitted((pools(game), with_jackpot(sign, 500)))
            floor.done(ALMA, "open_system", terms=pools(game), tables=[1])
            floor.done(ANN, "buy_chips", table=1, amount=100_000)
            floor.expect(f"rank_too_low {clause}", ANN, "report_display", table=1, works=False)
            floor.done(DAN, "report_display", table=1, works=False)
            self.jackpot(floor, 1, 500, f"display_failed {clause}")
            floor.done(DAN, "report_display", table=1, works=True)
            self.jackpot(floor, 1, 500)
            self.check(floor)

    # [CH 4.14(b)] [CH 4.15]
    def test_at_crown_holdem_no_jackpot_is_paid_before_the_hand_is_verified_and_the_deck_sorted(self):
        # The cards of a straight flush are sorted, those of a flush are not.
        for hand, flop, is_sorted in (("9s 8s", "7s 6s 5s", True), ("9s 4s", "7s 6s 2s", False)):
            self.new_ledger()
            floor = Floor()
            floor.open_table(1, with_jackpot(CROWN, 500), "dealer")
            floor.done(ALMA, "fit_equipment", table=1, terms=pools("crown_holdem"))
            floor.done(ALMA, "open_system", terms=pools("crown_holdem"), tables=[1])
            floor.done(ALMA, "change_float", table=1, amount=1_000_000)
            floor.done(ANN, "take_seat", table=1, seat=1, person=ANN)
            floor.done(ANN, "buy_chips", table=1, amount=100_000)
            floor.wager(ANN, 1, 1, "ante", 1000)
            floor.wager(ANN, 1, 1, "jackpot", 500)

            def act(by, action, answer="done", **fields):
                floor.expect(answer, by, "act_in_round", table=1, action={action: fields}, player=0)

            first, second = hand.split()
            act(DAN, "close_betting")
            act(DAN, "shuffle")
            act(DAN, "cut", position=26)
            act(DAN, "start_jackpot")
            act(DAN, "deal_hands", cards=[first, "3h", second, "8c"])
            act(DAN, "announce_decisions")
            act(ANN, "decide", box=1, decision="flop", amount=2000)
            act(DAN, "deal_community", cards=flop.split())
            act(ANN, "decide", box=1, decision="check", amount=0)
            act(DAN, "deal_community", cards=["4d"])
            act(ANN, "decide", box=1, decision="check", amount=0)
            act(DAN, "deal_community", cards=["5h"])
            act(DAN, "reveal_dealer", cards=[])
            act(DAN, "settle")
            claim = self.claim_of(floor)
            floor.expect("claim_not_confirmed CH 4.14(b)", DAN, "pay_claim", claim=claim)
            floor.by_rank("supervisor", "CH 4.14(b)", "confirm_claim", claim=claim, step="hand_verified")
            if is_sorted:
                floor.expect("claim_not_confirmed CH 4.15", DAN, "pay_claim", claim=claim)
                floor.by_rank("dealer", "CH 4.15", "confirm_claim", claim=claim, step="deck_sorted")
            floor.done(DAN, "pay_claim", claim=claim)
            floor.expect("no_such_claim CS 10.1", DAN, "pay_claim", claim=claim)
            if is_sorted:
                # Ante and Flop Wager win 30.00, the Jackpot wager of 5.00 is lost, and pool 1 was 25,002.05.
                won = 3000 - 500 + 250_020
                floor.done(ANN, "leave_table", table=1, person=ANN)
                floor.expect("amount_too_large I-138", CATO, "cash_out", person=ANN, amount=1_000_000 + won + 1)
                floor.done(CATO, "cash_out", person=ANN, amount=1_000_000 + won)
            self.check(floor)

    def claim_of(self, floor):
        """Runs the lines so far and returns the number of their claim, which is the same in every run."""
        made = [one for answer in self.answers(floor) for one in answer.get("made", []) if one["what"] == "claim"]
        self.new_ledger()
        self.assertEqual(len(made), 1)
        return made[0]["number"]

    # [CH 5.13] [CH 5.13(a)] [UTH 5.16] [UTH 5.16(a)]
    def test_a_suspended_table_stands_still_and_goes_on_with_the_same_round(self):
        for sign, game, wagers, suspended, none_found in (
                (CROWN, "crown_holdem", ("ante",), "CH 5.13", "CH 5.13(a)"),
                (ULTIMATE, "ultimate_holdem", ("ante", "blind"), "UTH 5.16", "UTH 5.16(a)")):
            self.new_ledger()
            floor = self.fitted((pools(game), with_jackpot(sign, 500)))
            floor.done(ALMA, "open_system", terms=pools(game), tables=[1])
            floor.done(ANN, "buy_chips", table=1, amount=100_000)
            for wager in wagers:
                floor.wager(ANN, 1, 1, wager, 1000)
            floor.done(ANN, "finish_wagers", table=1)
            floor.wait(5)
            floor.by_rank("area_manager", suspended, "suspend_tables", tables=[1])
            choice = {"decide": {"box": 1, "decision": "check" if game == "ultimate_holdem" else "fold", "amount": 0}}
            floor.expect(f"table_suspended {suspended}", ANN, "act_in_round", table=1, action=choice, player=0)
            floor.wait(600)  # longer than the time for a decision: no clock runs
            floor.expect(f"table_suspended {suspended}", ANN, "act_in_round", table=1, action=choice, player=0)
            floor.by_rank("area_manager", none_found, "continue_tables", tables=[1])
            floor.expect("done", ANN, "act_in_round", table=1, action=choice, player=0)  # on the hand that lies there
            self.check(floor)

    def jackpot(self, floor, table, amount, answer="done"):
        if amount:
            floor.wager(ANN, table, 1, "ante", 1000)
        floor.expect(answer, ANN, "act_in_round", table=table,
                     action={"place_wager": {"box": 1, "wager": "jackpot", "amount": amount}}, player=0)


if __name__ == "__main__":
    unittest.main()
