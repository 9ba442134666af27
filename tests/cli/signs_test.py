"""Tests changes of table signs by staff: announcements, their duration, agreements, and closing tables.

Run as signs_test.py PROGRAM. Every command is also tried by each rank below the one that the book names.
"""

import unittest

from floor_kit import ALMA, ANN, BOB, CARIBBEAN, CID, CROWN, DAN, Floor, FloorTest, HOLDEM, THREE_CARD, ULTIMATE
from house_kit import house_sign

MINUTE = 60 * 1_000_000


def with_limits(sign, **limits):
    terms = sign["terms"]["house_terms"]
    return sign | {"terms": {"house_terms": terms | {"limits": terms["limits"] | limits}}}


def with_poker(**terms):
    return HOLDEM | {"terms": {"poker_terms": HOLDEM["terms"]["poker_terms"] | terms}}


class SignedFloor(Floor):
    """Opens one table with people at it."""

    def __init__(self, sign, people=(ANN,), dealt_by="house"):
        super().__init__()
        self.sign = sign
        self.open_table(1, sign, dealt_by)
        self.people = people
        for seat, person in enumerate(people, start=1):
            self.done(person, "take_seat", table=1, seat=seat, person=person)
            self.done(person, "buy_chips", table=1, amount=100_000)

    def announced(self, sign, clause, minutes=0):
        self.by_rank("area_manager", clause, "announce_change", table=1, sign=sign,
                     **{"from": self.now + minutes * MINUTE + 2_000_000})

    def change(self, answer="done"):
        self.expect(answer, ALMA, "make_change", table=1, notice=1)

    def changed(self, clause):
        """Expects that the sign has changed without a command when its notice was due, and that the notice is gone."""
        self.change(f"notice_unknown {clause}")

    def agree(self, person):
        self.done(person, "agree_to_change", table=1, notice=1, person=person, agrees=True)

    def fold(self, person, seat):
        self.done(person, "act_in_hand", table=1, action={"does": "fold", "seat": seat})

    def close(self, answer="done"):
        self.expect(answer, ALMA, "close_table", table=1)

    def round(self):
        """Plays to the end without decisions, so all players fold."""
        for seat, person in enumerate(self.people, start=1):
            self.wager(person, 1, seat, "ante", 1000)
            if self.sign["game"] == "ultimate_holdem":
                self.wager(person, 1, seat, "blind", 1000)
            self.done(person, "finish_wagers", table=1)
        self.wait(200)

    def ante(self, amount, answer="done"):
        self.expect(answer, ANN, "act_in_round", table=1,
                    action={"place_wager": {"box": 1, "wager": "ante", "amount": amount}}, player=0)


def with_settings(sign, **settings):
    terms = sign["terms"]["house_terms"]
    return sign | {"terms": {"house_terms": terms | {"settings": settings}}}


def with_betting(**betting):
    return with_poker(betting=HOLDEM["terms"]["poker_terms"]["betting"] | betting)


class SignSettings(FloorTest):
    """Tests interpretations that a manager chooses on the sign."""

    def put_up(self, dealt_by, *signs):
        self.new_ledger()
        floor = Floor()
        for table, (answer, sign) in enumerate(signs, 1):
            floor.done(ALMA, "make_table", dealt_by=dealt_by, chips="money")
            floor.expect(answer, ALMA, "put_up_sign", table=table, sign=sign, list=table)
        self.check(floor)

    # [I-9] [I-33] [I-85] [I-86] [I-113]
    def test_house_games_accept_only_their_own_interpretations(self):
        keeps = {"tcp_online_fold_keeps_pair_plus": True}
        self.put_up("house",
                    ("done", with_settings(THREE_CARD, **keeps)),
                    ("sign_contradicts I-9", with_settings(CARIBBEAN, **keeps)),
                    ("done", with_settings(CARIBBEAN, cs_max_payout_scope="player")),
                    ("done", with_settings(CARIBBEAN, cs_max_payout_scope="table")),
                    ("sign_contradicts I-33", with_settings(CROWN, cs_max_payout_scope="table")),
                    ("done", with_settings(THREE_CARD, short_wager_warning_scope="day")),
                    ("sign_contradicts I-85", with_settings(ULTIMATE, short_wager_warning_scope="day")),
                    ("done", with_settings(ULTIMATE, jackpot_topup_deadline="settlement", burn=True)),
                    ("sign_contradicts I-86", with_settings(CARIBBEAN, jackpot_topup_deadline="settlement")),
                    ("sign_contradicts I-113", with_settings(THREE_CARD, burn=True)))
        self.put_up("dealer", ("sign_contradicts I-9", with_settings(THREE_CARD, **keeps)))

    # [I-38] [I-40]
    def test_poker_takes_a_pot_after_commission_and_free_action_out_of_turn(self):
        after = with_betting(structure="pot", pot_before_rake=False)
        self.put_up("house",
                    ("done", after),
                    ("sign_contradicts I-38", with_betting(pot_before_rake=False)),
                    ("sign_contradicts I-40", with_betting(oot_binding=False)))
        live = with_betting(oot_binding=False)
        live["terms"]["poker_terms"]["dealing"] = "live"
        self.put_up("dealer", ("done", live))


class SignChanges(FloorTest):
    # [CS 6.1] [TCP 6.1]
    def test_a_higher_minimum_in_melbourne_is_shown_for_twenty_minutes(self):
        for sign, clause, range_clause in ((CARIBBEAN, "CS 6.1", "CS 6.2.1"),
                                           (THREE_CARD, "TCP 6.1", "TCP 6.2.1")):
            self.new_ledger()
            floor = SignedFloor(sign)
            higher = with_limits(sign, min=1000)
            floor.expect(f"notice_too_soon {clause}", ALMA, "announce_change", table=1, sign=higher,
                         **{"from": floor.now + 19 * MINUTE})
            floor.announced(higher, clause, minutes=21)
            floor.change(f"notice_running {clause}")
            floor.wait(19 * 60)
            floor.change(f"notice_running {clause}")
            floor.ante(500)
            floor.ante(0)
            floor.wait(3 * 60)  # the sign changes without a command
            floor.ante(500, f"below_minimum {range_clause}")
            floor.ante(1000)
            self.check(floor)

    # [TCP 8.2]
    def test_any_ante_bonus_table_of_three_card_poker_goes_with_any_pair_plus_table(self):
        floor = Floor()
        table = 0

        def put_up(bonus, plus, answer):
            nonlocal table
            table += 1
            floor.done(ALMA, "make_table", dealt_by="house", chips="money")
            sign = house_sign("three_card", ("ante_bonus", bonus), ("pair_plus", plus))
            floor.expect(answer, ALMA, "put_up_sign", table=table, sign=sign, list=1)

        for bonus in "ABC":
            for plus in "ABCDEF":
                put_up(bonus, plus, "done")
        put_up("D", "A", "pay_table_unknown TCP 8.2(a)")  # there are three Ante Bonus tables and six Pair Plus tables
        put_up("A", "G", "pay_table_unknown TCP 8.2(a)")
        self.check(floor)

    # [TCP 8.2(a)] [TCP 8.2(b)]
    def test_pay_tables_of_three_card_poker_are_those_of_the_sign_and_change_when_all_were_told(self):
        floor = Floor()
        floor.done(ALMA, "make_table", dealt_by="house", chips="money")
        floor.expect("sign_incomplete TCP 8.2(a)", ALMA, "put_up_sign", table=1, sign=house_sign("three_card"), list=1)
        self.check(floor)
        self.new_ledger()
        other = house_sign("three_card", ("ante_bonus", "B"), ("pair_plus", "E"))
        floor = SignedFloor(THREE_CARD, (ANN,), "dealer")
        floor.announced(other, "TCP 8.2(b)")
        floor.wait(3)
        floor.done(BOB, "take_seat", table=1, seat=2, person=BOB)  # and has not been informed
        floor.change("players_not_told TCP 8.2(b)")
        floor.done(DAN, "tell_players", table=1, notice=1, players=[BOB])
        floor.change()
        self.check(floor)
        self.new_ledger()
        floor = SignedFloor(THREE_CARD, (ANN,), "dealer")
        floor.announced(other, "TCP 8.2(b)")
        floor.wait(3)
        floor.ante(1000)
        floor.done(DAN, "act_in_round", table=1, action={"close_betting": {}}, player=0)
        floor.change("not_now TCP 8.2(b)")
        self.check(floor)

    # [UTH 6.3] [UTH 6.3(a)] [UTH 6.3(b)] [UTH 6.3(c)] [CH 6.3] [CH 6.3(a)] [CH 6.3(b)] [CH 6.3(c)]
    def test_in_perth_at_once_when_empty_or_all_agree_else_after_ten_minutes(self):
        for sign, book in ((ULTIMATE, "UTH"), (CROWN, "CH")):
            other = with_limits(sign, max=40000)
            self.new_ledger()
            floor = SignedFloor(sign, ())
            floor.announced(other, f"{book} 6.3")
            floor.changed(f"{book} 6.3")
            self.check(floor)

            self.new_ledger()
            floor = SignedFloor(sign, (ANN, BOB))
            floor.announced(other, f"{book} 6.3", minutes=10)
            floor.done(ANN, "agree_to_change", table=1, notice=1, person=ANN, agrees=True)
            floor.change(f"notice_running {book} 6.3(c)")
            floor.ante(50000)
            floor.ante(0)
            floor.done(BOB, "agree_to_change", table=1, notice=1, person=BOB, agrees=True)
            floor.ante(50000, f"above_maximum {'UTH 5.11' if book == 'UTH' else 'CH 6.3'}")
            self.check(floor)

            self.new_ledger()
            floor = SignedFloor(sign, (ANN, BOB))
            floor.expect(f"notice_too_soon {book} 6.3(c)", ALMA, "announce_change", table=1, sign=other,
                         **{"from": floor.now + 9 * MINUTE})
            floor.announced(other, f"{book} 6.3", minutes=10)
            floor.wait(9 * 60 + 50)
            floor.change(f"notice_running {book} 6.3(c)")
            floor.ante(50000)
            floor.ante(0)
            floor.wait(15)  # the sign changes without a command
            floor.ante(50000, f"above_maximum {'UTH 5.11' if book == 'UTH' else 'CH 6.3'}")
            self.check(floor)

    # [CP 7.3] [CP 7.4] [CP 6.10] [CP 6.1]
    def test_of_poker_wait_for_hands_or_for_the_sign(self):
        floor = SignedFloor(HOLDEM, ())
        floor.announced(with_poker(commission={"rate": 400, "cap": 1000, "minimum": 100}), "CP 7.3")
        floor.change("notice_running CP 7.3")
        floor.wait(3)
        floor.changed("CP 6.1")
        self.check(floor)
        self.new_ledger()
        floor = SignedFloor(HOLDEM, ())
        floor.announced(with_poker(commission={}), "CP 7.4")
        floor.change("notice_running CP 7.4")
        floor.wait(3)
        floor.changed("CP 6.1")
        self.check(floor)
        self.new_ledger()
        floor = self.smaller_buy_in(ANN, BOB)
        for person, seat in ((BOB, 2), (ANN, 1), (BOB, 2), (ANN, 1)):  # the hand that is on, and three
            floor.change("not_now CP 6.10")
            floor.fold(person, seat)
        floor.changed("CP 6.1")
        self.check(floor)
        self.new_ledger()
        floor = SignedFloor(HOLDEM, ())
        higher = with_poker(betting={"structure": "no_limit", "minimum": 400}, forced={"blinds": [200, 400]})
        floor.expect("notice_too_soon CP 6.1", ALMA, "announce_change", table=1, sign=higher,
                     **{"from": floor.now + 19 * MINUTE})
        floor.announced(higher, "CP 6.10", minutes=21)
        floor.change("notice_running CP 6.1")
        self.check(floor)


    def smaller_buy_in(self, *people):
        """Announces a change while the first two players play a hand."""
        floor = SignedFloor(HOLDEM, ())
        for seat, person in enumerate(people, start=1):
            floor.done(person, "sit_down", table=1, arrival={"player": person, "seat": seat, "chips": 20000})
        floor.announced(with_poker(stakes={"buy_in_min": 3000, "buy_in_max": 40000}), "CP 6.10")
        floor.wait(3)
        return floor

    # [CP 6.10]
    def test_of_poker_need_no_three_hands_when_most_agree(self):
        floor = self.smaller_buy_in(ANN, BOB, CID)
        floor.agree(ANN)
        floor.fold(BOB, 2)
        floor.change("not_now CP 6.10")  # one of three players is not the majority, and the next hand has begun
        floor.agree(BOB)
        floor.change("not_now CP 6.10")
        for person, seat in ((ANN, 1), (BOB, 2), (CID, 3)):  # the player in turn, until the hand is over
            floor.give(person, "act_in_hand", table=1, action={"does": "fold", "seat": seat})
        floor.changed("CP 6.1")
        self.check(floor)


class Closing(FloorTest):
    # [CS 14.7]
    def test_caribbean_stud_closes_after_three_hands(self):
        floor = SignedFloor(CARIBBEAN)
        floor.expect("notice_unknown CS 14.7", ALMA, "close_table", table=1)
        floor.by_rank("supervisor", "CS 14.7", "announce_closing", table=1, at=floor.now + MINUTE)
        for _ in range(3):
            floor.close("hands_to_play CS 14.7")
            floor.round()
        self.is_closed(floor)

    # [TCP 11.7]
    def test_three_card_poker_closes_after_twenty_minutes(self):
        floor = SignedFloor(THREE_CARD)
        floor.expect("notice_too_soon TCP 11.7", ALMA, "announce_closing", table=1, at=floor.now + 19 * MINUTE)
        floor.by_rank("area_manager", "TCP 11.7", "announce_closing", table=1, at=floor.now + 21 * MINUTE)
        floor.wait(19 * 60)
        floor.close("notice_running TCP 11.7")
        floor.wait(3 * 60)
        self.is_closed(floor)

    # [UTH 6.7(a)] [UTH 6.7(b)] [UTH 6.7(c)] [CH 6.7(a)] [CH 6.7(b)] [CH 6.7(c)]
    def test_perth_closes_at_once_when_empty_or_all_agree_else_after_ten_minutes(self):
        for sign, book in ((ULTIMATE, "UTH"), (CROWN, "CH")):
            self.new_ledger()
            floor = SignedFloor(sign, ())
            floor.expect(f"rank_too_low {book} 6.7", DAN, "close_table", table=1)
            floor.close()
            self.is_closed(floor)

            self.new_ledger()
            floor = SignedFloor(sign, (ANN, BOB))
            floor.by_rank("area_manager", f"{book} 6.7", "announce_closing", table=1, at=floor.now + 11 * MINUTE)
            floor.done(ANN, "agree_to_closing", table=1, person=ANN, agrees=True)
            floor.close(f"notice_running {book} 6.7(c)")
            floor.done(BOB, "agree_to_closing", table=1, person=BOB, agrees=True)
            self.is_closed(floor)

            self.new_ledger()
            floor = SignedFloor(sign, (ANN, BOB))
            floor.by_rank("area_manager", f"{book} 6.7", "announce_closing", table=1, at=floor.now + 11 * MINUTE)
            floor.wait(10 * 60 + 50)
            floor.close(f"notice_running {book} 6.7(c)")
            floor.wait(60)
            self.is_closed(floor)

    def is_closed(self, floor):
        """Expects that the table has closed without a command when its notice was due."""
        floor.close("table_is_closed I-108")
        self.check(floor)


if __name__ == "__main__":
    unittest.main()
