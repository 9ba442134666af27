"""Tests the messages about signs, notices and jackpots that `baize serve` sends to a player's page, in a casino that
`baize house` has set up.

Run as displays_test.py PROGRAM.
"""

import json
import sys
import time
import unittest

import house_kit
from floor_kit import ALMA, ANN, BOB, CARIBBEAN, CROWN, DAN, Floor, FloorTest, HOLDEM, THREE_CARD, ULTIMATE
from meters_test import meter, pools, with_jackpot
from signs_test import with_limits, with_poker

sys.argv.insert(1, str(house_kit.PROGRAM))
from serve_kit import Line, Serving  # noqa: E402  (reads the program's name again)

MINUTE = 60 * 1_000_000


class Displays(FloorTest):
    def floor(self):
        """Returns the time of a minute ago, because the server uses the real clock."""
        house_kit.START = time.time_ns() // 1000 - MINUTE
        return Floor()

    def tables(self, floor, *numbers):
        """Returns the tables that a guest sees."""
        return self.seen(floor, *numbers)[0]

    def shown(self, floor, *numbers):
        """Returns the signs of the tables and the lobby."""
        tables, lobby = self.seen(floor, *numbers)
        return [table["sign"] for table in tables], lobby

    def seen(self, floor, *numbers):
        self.check(floor)
        serving = Serving(self.ledger, "--log-level", "off", demo=False)
        self.addCleanup(serving.close)
        _, cookie, _ = serving.ask("POST", "/api/guest")
        line = Line(serving, cookie)
        self.addCleanup(line.close)
        tables = [line.watch(number) for number in numbers]
        _, _, lobby = serving.ask("GET", "/api/lobby")
        return tables, json.loads(lobby)

    # [CP 6.1] [CP 6.1.1] [CP 8.9.1] [CP 6.15.2]
    def test_a_poker_sign_shows_game_buy_in_limits_blinds_charge_and_time(self):
        floor = self.floor()
        floor.open_table(1, with_poker(commission={"rate": 500, "cap": 1000, "minimum": 100},
                                       clock={"seconds": 20, "extra_seconds": 30, "extensions_max": 2,
                                              "fee": 200}))
        floor.open_table(2, with_poker(betting={"structure": "fixed", "minimum": 400, "maximum": 800},
                                       forced={"blinds": [100, 200, 400]}))
        (first, second), _ = self.shown(floor, 1, 2)
        for line in ("Hold'em", "Buy-in 40.00 to 400.00", "No limit, minimum 2.00", "Blinds 1.00 / 2.00",
                     "Commission 5.00 % of the pot, minimum 1.00, maximum 10.00 per hand", "Time to act 20 seconds",
                     "Extra time: 30 seconds, 2 times a hand, 2.00 each"):
            self.assertIn(line, first["text"])
        self.assertIn("Blinds 1.00 / 2.00 / 4.00", second["text"])
        self.assertTrue(any("4.00" in line and "8.00" in line for line in second["text"]), second["text"])
        self.assertNotIn("Extra time", " ".join(second["text"]))

    # [CP 7.1] [CP 7.2.2(c)] [CP 7.2.3(b)] [CP 7.2.4(a)]
    def test_every_kind_of_commission_is_on_the_sign(self):
        floor = self.floor()
        floor.open_table(1, with_poker(commission={"rate": 500, "cap": 1000, "minimum": 100, "per_person": 50},
                                       time_charge={"hourly": 1200, "period_minutes": 30}))
        floor.open_table(2, with_poker(commission={"per_hand": [0, 0, 200, 300]}))
        (first, second), _ = self.shown(floor, 1, 2)
        self.assertIn("Commission 5.00 % of the pot, minimum 1.00, maximum 10.00 per hand", first["text"])
        self.assertIn("Hourly fee: at most 12.00 a player, in advance every 30 minutes", first["text"])
        self.assertIn("Fee per player and hand: 0.50", first["text"])
        self.assertIn("Fee per hand with 2 players: 2.00", second["text"])
        self.assertIn("Fee per hand with 3 players: 3.00", second["text"])

    # [CP 11.2]
    def test_bonus_prizes_are_on_the_sign_with_their_kind_and_what_qualifies(self):
        floor = self.floor()
        floor.open_table(1, with_poker(bonuses=[
            {"promotion": "High Hand", "hand": "four_of_a_kind", "worth": 50000, "of": "ten"},
            {"promotion": "Royal", "hand": "royal_flush", "worth": 90000, "kind": "goods", "what": "a bicycle"},
            {"promotion": "Dinner", "hand": "full_house", "worth": 8000, "kind": "services", "what": "a meal for two"}]))
        floor.open_table(2, HOLDEM)
        (first, second), _ = self.shown(floor, 1, 2)
        self.assertEqual([line for line in first["text"] if line.startswith("Bonus")],
                         ["Bonus High Hand: four of a kind, tens or better: cash 500.00, to each",
                          "Bonus Royal: royal flush: goods: a bicycle, worth 900.00, to each",
                          "Bonus Dinner: full house or better: services: a meal for two, worth 80.00, to each"])
        self.assertNotIn("Bonus", " ".join(second["text"]))

    # [CS 6.1] [TCP 6.1] [TCP 8.2(a)] [UTH 6.3] [CH 6.3]
    def test_signs_of_the_house_games_show_limits_units_and_pay_tables(self):
        floor = self.floor()
        for number, sign in enumerate((THREE_CARD, CARIBBEAN, ULTIMATE, CROWN), 1):
            floor.open_table(number, sign)
        signs, _ = self.shown(floor, 1, 2, 3, 4)
        for sign, title in zip(signs, ("Three Card Poker", "Caribbean Stud", "Ultimate Texas Hold'em", "Crown Hold'em")):
            self.assertIn(title, sign["text"])
            self.assertIn("Minimum 5.00, maximum 500.00", sign["text"])
            self.assertIn("Betting unit 5.00", sign["text"])
        three_card, caribbean, ultimate, crown = (" ".join(sign["text"]) for sign in signs)
        self.assertIn("Ante Bonus, table A: straight flush 5 to 1", three_card)
        self.assertIn("Pair Plus, table A: straight flush 40 to 1", three_card)
        self.assertIn("Maximum payout 50000.00", caribbean)
        self.assertIn("Trips, table 1: royal flush 50 to 1", ultimate)
        self.assertIn("Poker Extra, table 3: royal flush 1000 to 1", crown)

    # [CP 6.1] [CS 6.1] [TCP 6.1] [UTH 6.3] [CH 6.3]
    def test_a_change_to_come_is_announced_at_the_table_with_its_time(self):
        floor = self.floor()
        changes = ((CARIBBEAN, with_limits(CARIBBEAN, min=1000)), (THREE_CARD, with_limits(THREE_CARD, min=1000)),
                   (ULTIMATE, with_limits(ULTIMATE, min=1000)), (CROWN, with_limits(CROWN, min=1000)),
                   (HOLDEM, with_poker(betting={"structure": "no_limit", "minimum": 400},
                                       forced={"blinds": [200, 400]})))
        for number, (sign, other) in enumerate(changes, 1):
            floor.open_table(number, sign)
            if "house_terms" in sign["terms"]:
                floor.done(ANN, "take_seat", table=number, seat=1, person=ANN)
                floor.done(ANN, "buy_chips", table=number, amount=10000)
            floor.done(ALMA, "announce_change", table=number, sign=other, **{"from": floor.now + 30 * MINUTE})
        signs, _ = self.shown(floor, *range(1, 6))
        for sign, (_, other) in zip(signs, changes):
            notice = " ".join(sign["notices"])
            self.assertIn("10.00" if "house_terms" in other["terms"] else "4.00", notice)
            self.assertRegex(notice, r"\d\d:\d\d")
            self.assertNotIn("Minimum 10.00", " ".join(sign["text"]))

    # [UTH 3.31(a)] [UTH 3.31(b)] [UTH 3.31(c)] [UTH 3.35] [CH 3.18(a)] [CH 3.18(b)] [CH 3.18(c)] [CH 3.22]
    def test_perth_shows_three_levels_each_with_the_pools_below_it(self):
        for sign, game in ((ULTIMATE, "ultimate_holdem"), (CROWN, "crown_holdem")):
            self.new_ledger()
            floor = self.floor()
            floor.open_table(1, with_jackpot(sign, 500))
            floor.done(ALMA, "fit_equipment", table=1, terms=pools(game))
            floor.done(ALMA, "open_system", terms=pools(game), tables=[1])
            floor.done(ANN, "buy_chips", table=1, amount=100_000)
            floor.done(BOB, "buy_chips", table=1, amount=100_000)
            for person, box, level in ((ANN, 1, 500), (BOB, 2, 1500)):
                floor.wager(person, 1, box, "ante", 1000)
                if sign is ULTIMATE:
                    floor.wager(person, 1, box, "blind", 1000)
                floor.wager(person, 1, box, "jackpot", level)
            floor.done(ANN, "finish_wagers", table=1)
            floor.done(BOB, "finish_wagers", table=1)
            _, lobby = self.shown(floor, 1)
            # 41 % of 5.00 goes to pool 1, and a third of 15.00 to each pool. Every pool started at 25,000.00.
            pool = [2_500_000 + 205 + 205, 2_500_000 + 205, 2_500_000 + 205]
            levels = lobby["jackpots"][0]["levels"]
            self.assertEqual([level["wager"] for level in levels], [500, 1000, 1500])
            self.assertEqual([level["amount"] for level in levels], [pool[0], pool[0] + pool[1], sum(pool)])

    def round(self, floor, table, sign):
        """Plays a round with a wager of Ann and none of Bob. A dealer deals, because otherwise the house would free
        his seat.
        """
        def act(by, action, **fields):
            floor.done(by, "act_in_round", table=table, action={action: fields}, player=0)

        floor.wager(ANN, table, 1, "ante", 500)
        if sign is ULTIMATE:
            floor.wager(ANN, table, 1, "blind", 500)
        act(DAN, "close_betting")
        act(DAN, "shuffle")
        act(DAN, "cut", position=26)
        act(DAN, "deal_hands", cards=[])
        act(DAN, "announce_decisions")
        if sign is ULTIMATE:  # no player folds before the river
            act(ANN, "decide", box=1, decision="check", amount=0)
            act(DAN, "deal_community", cards=["2h", "7h", "Jc"])
            act(ANN, "decide", box=1, decision="check", amount=0)
            act(DAN, "deal_community", cards=["3s", "9d"])
        act(ANN, "decide", box=1, decision="fold", amount=0)
        act(DAN, "settle")
        floor.done(DAN, "open_round", table=table)

    # At Melbourne unused seats matter only at a full table. [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6]
    def test_a_seat_without_a_bet_for_three_rounds_is_marked_at_the_table(self):
        signs = (CARIBBEAN, THREE_CARD, ULTIMATE, CROWN)
        for rounds, is_full, marked in ((3, True, (1, 2, 3, 4)), (2, True, ()), (3, False, (3, 4))):
            self.new_ledger()
            floor = self.floor()
            for number, sign in enumerate(signs, 1):
                floor.open_table(number, sign | {"seats": 2 if is_full else 3}, "dealer")
                for seat, person in ((1, ANN), (2, BOB)):
                    floor.done(person, "take_seat", table=number, seat=seat, person=person)
                    floor.done(person, "buy_chips", table=number, amount=20_000)
                for _ in range(rounds):
                    self.round(floor, number, sign)
            tables = self.tables(floor, 1, 2, 3, 4)
            for number, table in enumerate(tables, 1):
                told = [(seat["person"], seat["is_abstaining"]) for seat in table["seats"] if seat["person"]]
                self.assertEqual(told, [(ANN, False), (BOB, number in marked)], number)

    # [CS 9.1.1(l)]
    def test_the_meter_is_shown_in_the_lobby_beside_others(self):
        floor = self.floor()
        for number, cost in ((1, 100), (2, 200)):
            floor.open_table(number, with_jackpot(CARIBBEAN, cost))
            floor.done(ALMA, "fit_equipment", table=number, terms=meter(wager=cost))
            floor.done(ALMA, "open_system", terms=meter(wager=cost), tables=[number])
        _, lobby = self.shown(floor, 1)
        self.assertEqual([jackpot["levels"][0]["amount"] for jackpot in lobby["jackpots"]], [1_000_000, 2_000_000])


if __name__ == "__main__":
    unittest.main()
