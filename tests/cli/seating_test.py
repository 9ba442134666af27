"""Tests how people get and lose seats: first claims, draws, offers, buy-ins, newcomers, and absent players.

Run as seating_test.py PROGRAM.
"""

import unittest

from floor_kit import (ALMA, ANN, BOB, CARIBBEAN, CID, CROWN, DAN, DEE, Floor, FloorTest, HOLDEM, SUE, THREE_CARD,
                       ULTIMATE)


class Seats(Floor):
    def __init__(self, sign, people=(), dealt_by="house"):
        super().__init__()
        self.open_table(1, sign, dealt_by)
        for person in people:
            self.done(person, "buy_chips", table=1, amount=100_000)

    def bet(self, person, box, wager, answer="done", amount=1000):
        self.expect(answer, person, "act_in_round", table=1,
                    action={"place_wager": {"box": box, "wager": wager, "amount": amount}}, player=0)

    def sit(self, person, seat, answer="done", chips=20000):
        self.expect(answer, person, "sit_down", table=1, arrival={"player": person, "seat": seat, "chips": chips})


class FirstClaims(FloorTest):
    # [UTH 3.7(b)] [CH 3.5(b)]
    def test_the_last_ante_player_is_first_on_the_area_of_the_next_round(self):
        for sign, clause in ((ULTIMATE, "UTH 3.7(b)"), (CROWN, "CH 3.5(b)")):
            self.new_ledger()
            floor = Seats(sign, (ANN, BOB))
            floor.bet(ANN, 2, "ante")
            if sign is ULTIMATE:
                floor.bet(ANN, 2, "blind")
            floor.done(ANN, "finish_wagers", table=1)
            floor.wait(200)
            floor.bet(BOB, 2, "ante", f"first_claim {clause}")
            floor.bet(BOB, 3, "ante")
            floor.bet(ANN, 2, "ante")
            self.check(floor)

    # [CH 3.25]
    def test_the_ante_player_is_first_on_the_dealer_poker_extra(self):
        floor = Seats(CROWN, (ANN, BOB))
        floor.bet(ANN, 2, "ante")
        floor.bet(BOB, 2, "dealer_poker_extra", "first_claim CH 3.25")
        floor.bet(ANN, 2, "dealer_poker_extra")
        self.check(floor)

    # [CH 3.31]
    def test_one_player_poker_extra_is_the_ante_players(self):
        floor = Seats(CROWN, (ANN, BOB, CID, DEE))
        floor.bet(ANN, 2, "ante")
        floor.bet(BOB, 2, "player_poker_extra")
        floor.bet(CID, 2, "player_poker_extra")
        floor.bet(DEE, 2, "player_poker_extra", "too_many_wagers CH 3.31")
        floor.bet(ANN, 2, "player_poker_extra")
        self.check(floor)

    # [UTH 3.7(c)] [CH 3.5(c)]
    def test_the_operator_may_order_ante_players_to_be_seated(self):
        for sign, clause in ((ULTIMATE, "UTH 3.7(c)"), (CROWN, "CH 3.5(c)")):
            self.new_ledger()
            floor = Seats(sign, (ANN,))
            floor.bet(ANN, 2, "ante")
            floor.bet(ANN, 2, "ante", amount=0)
            floor.by_rank("area_manager", clause, "order_seated", table=1, required=True)
            floor.bet(ANN, 2, "ante", f"must_be_seated {clause}")
            floor.done(ANN, "take_seat", table=1, seat=2, person=ANN)
            floor.bet(ANN, 2, "ante")
            self.check(floor)


class PokerSeats(FloorTest):
    # [CP 8.1]
    def test_a_free_seat_is_open_to_any_person(self):
        floor = Seats(HOLDEM)
        floor.sit(ANN, 3)
        floor.sit(BOB, 3, "seat_taken CP 8.1")
        floor.sit(BOB, 10, "no_such_seat CP 8.1")
        floor.sit(BOB, 4)
        floor.sit(BOB, 5, "seated_already CP 8.1")
        self.check(floor)

    # [CP 6.3]
    def test_no_player_is_dealt_in_below_the_minimum_buy_in(self):
        floor = Seats(HOLDEM)
        floor.sit(ANN, 1, chips=3999)
        floor.sit(BOB, 2)
        fold = {"does": "fold", "seat": 1}
        floor.expect("round_over CP 8.17.3", ANN, "act_in_hand", table=1, action=fold)  # there is no hand
        floor.done(ANN, "add_chips", table=1, seat=1, amount=1)
        floor.expect("not_your_turn CP 8.17.3", ANN, "act_in_hand", table=1, action=fold)
        floor.done(BOB, "act_in_hand", table=1, action=fold | {"seat": 2})
        self.check(floor)

    # [CP 8.1.1]
    def test_a_seat_that_several_want_goes_to_the_highest_card(self):
        floor = Seats(HOLDEM, dealt_by="house")
        draw = [{"person": ANN, "card": "9s"}, {"person": BOB, "card": "Kd"}]
        floor.expect("rank_too_low CP 8.1.1", ANN, "draw_for_seat", table=1, seat=3, cards=draw)
        floor.expect("too_few_players CP 8.1.1", DAN, "draw_for_seat", table=1, seat=3, cards=draw[:1])
        floor.done(DAN, "draw_for_seat", table=1, seat=3, cards=draw)
        floor.sit(ANN, 3, "seat_held I-111")
        floor.sit(BOB, 3)
        self.check(floor)


class Places(FloorTest):
    # [TCP 2.1] [CS 2.1]
    def test_a_table_of_melbourne_has_nine_places_at_most(self):
        floor = Floor()
        for number, (sign, clause) in enumerate(((THREE_CARD, "TCP 2.1"), (CARIBBEAN, "CS 2.1")), 1):
            floor.done(ALMA, "make_table", dealt_by="house", chips="money")
            floor.expect(f"too_many_players {clause}", ALMA, "put_up_sign", table=number, sign=sign | {"seats": 10},
                         list=number)
            floor.done(ALMA, "put_up_sign", table=number, sign=sign | {"seats": 9}, list=number)
        self.check(floor)


if __name__ == "__main__":
    unittest.main()
