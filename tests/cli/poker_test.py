"""Tests the commands of a poker room: newcomers, vacant seats, absent players, time charges.

Run as poker_test.py PROGRAM.
"""

import unittest

from floor_kit import (ADA, ALMA, ANN, BOB, BOOKS, CATO, CID, DAN, DEE, ERIN, Floor, FloorTest, HOLDEM, SUE,
                       TABLES)
from signs_test import with_poker


class Poker(Floor):
    def __init__(self, sign=HOLDEM, people=(ANN, BOB), dealt_by="house"):
        super().__init__()
        self.open_table(1, sign, dealt_by)
        for seat, person in enumerate(people, start=1):
            self.sit(person, seat)

    def sit(self, person, seat, answer="done", chips=20000, by=None, **more):
        arrival = {"player": person, "seat": seat, "chips": chips} | more
        self.expect(answer, by or person, "sit_down", table=1, arrival=arrival)

    def act(self, person, seat, does, answer="done", **more):
        self.expect(answer, person, "act_in_hand", table=1, action={"does": does, "seat": seat} | more)


class Ranks(FloorTest):
    # [CP 1.2] [CS 1.2] [TCP 1.2]
    def test_every_higher_rank_keeps_a_table_as_its_dealer_would(self):
        cards = {"CP": "CP 3.1", "CS": "CS 3.2", "TCP": "TCP 3.2"}
        floor = Floor()
        table = 0
        for book in ("CP", "CS", "TCP"):
            sign = with_poker(dealing="live") if book == "CP" else BOOKS[book]
            for person in (DAN, SUE, ALMA, ADA, ERIN):
                table += 1
                floor.done(ALMA, "make_table", dealt_by="dealer", chips="money")
                floor.done(ALMA, "put_up_sign", table=table, sign=sign, list=table)
                count = {"table": table, "deck": table, "occasion": "opening", "found": {"cards": 52, "missing": []}}
                work = (("introduce_decks", {"table": table, "backs": ["red"]}, cards[book]),
                        ("count_cards", count, cards[book]),
                        ("begin_gaming", {"table": table}, cards[book]),
                        ("open_table", {"table": table, "version": 1}, f"{book} 6.1"))
                for command, fields, clause in work:
                    floor.expect(f"rank_too_low {clause}", ANN, command, **fields)
                    floor.done(person, command, **fields)
        self.check(floor)

    # [CP 1.2]
    def test_every_higher_rank_deals_a_hand_as_its_dealer_would(self):
        for person in (DAN, SUE, ALMA, ADA, ERIN):
            self.new_ledger()
            floor = Poker(with_poker(dealing="live"), people=(ANN, BOB, CID), dealt_by="dealer")
            for command, clause in (("confirm_shuffle", "CP 5.1"), ("confirm_cut", "CP 5.2")):
                floor.expect(f"rank_too_low {clause}", ANN, command, table=1)
                floor.done(person, command, table=1)
            floor.expect("rank_too_low CP 1.2", ANN, "open_hand", table=1, side_wagers=[], straddles=[])
            floor.done(person, "open_hand", table=1, side_wagers=[], straddles=[])
            for seat in (1, 2, 3) * 2:  # the player in turn acts
                floor.give(person, "act_in_hand", table=1, action={"does": "fold", "seat": seat})
            push = {"does": "push", "seat": "dealer"}
            floor.expect("rank_too_low CP 1.2", ANN, "act_in_hand", table=1, action=push)
            floor.done(person, "act_in_hand", table=1, action=push)
            self.check(floor)

    # [CS 1.2] [TCP 1.2]
    def test_every_higher_rank_deals_a_round_as_its_dealer_would(self):
        closing = {"CS": "CS 7.2", "TCP": "TCP 7.2"}
        for book in ("CS", "TCP"):
            for person in (DAN, SUE, ALMA, ADA, ERIN):
                self.new_ledger()
                floor = Floor()
                floor.open_table(1, BOOKS[book], "dealer")
                floor.done(ANN, "take_seat", table=1, seat=1, person=ANN)
                floor.done(ANN, "buy_chips", table=1, amount=100_000)
                floor.wager(ANN, 1, 1, "ante", 1000)

                def act(by, action, answer="done", **fields):
                    floor.expect(answer, by, "act_in_round", table=1, action={action: fields}, player=0)

                act(ANN, "close_betting", f"rank_too_low {closing[book]}")
                act(person, "close_betting")
                act(person, "shuffle")
                act(person, "cut", position=26)
                act(person, "deal_hands", cards=[])
                act(person, "announce_decisions")
                act(ANN, "decide", box=1, decision="fold", amount=0)
                act(person, "settle")
                self.check(floor)

    # [CP 1.2] [CS 1.2] [TCP 1.2]
    def test_every_higher_rank_may_file_the_offences_of_a_dealer(self):
        floor = Floor()
        floor.all_books()
        for book, clause in (("CP", "CP 13.7"), ("CS", "CS 14.5"), ("TCP", "TCP 11.5")):
            filing = {"table": TABLES[book], "offence": "advice_by_staff", "persons": [BOB], "words": "seen",
                      "device": {"kind": "none", "can_analyse": False, "can_change_play": False},
                      "was_invited": False, "provision": ""}
            floor.expect(f"rank_too_low {clause}", ANN, "file_incident", **filing)
            for person in (DAN, SUE, ALMA, ADA, ERIN):
                floor.done(person, "file_incident", **filing)
        self.check(floor)


class Hands(FloorTest):
    # [CP 13.5.1]
    def test_a_hand_is_invalidated_for_a_riot_by_a_supervisor(self):
        floor = Poker()
        floor.act(BOB, 2, "bet", amount=1000)
        floor.expect("rank_too_low CP 13.5.1", DAN, "invalidate_outcome", table=1, round=1, cause="disruption",
                     affected_outcome=True, words="a fire")
        report = {"what": "disruption", "by": {"role": "supervisor", "player": 0}, "seat": "table"}
        reason = {"words": "a fire", "affected_outcome": True}
        floor.expect("rank_too_low CP 13.5", DAN, "report_in_hand", table=1, report=report, reason=reason)
        floor.expect("words_missing CP 13.6", SUE, "report_in_hand", table=1, report=report)
        floor.expect("outcome_not_affected I-98", SUE, "report_in_hand", table=1, report=report,
                     reason=reason | {"affected_outcome": False})
        floor.done(SUE, "report_in_hand", table=1, report=report, reason=reason)
        # All chips were returned: in the next hand Ann has her whole stack, and Bob has paid only its blind.
        floor.act(ANN, 1, "bet", amount=20000)
        floor.act(BOB, 2, "fold")
        floor.act(BOB, 2, "bet", amount=19800)
        self.check(floor)

    # [CP 13.2] [CP 13.2.1]
    def test_an_offenders_wager_goes_back_with_the_pot_if_no_other_hand_is_left(self):
        floor = Poker()
        floor.done(ANN, "sit_out", table=1, seat=1)  # from the next hand, which is not dealt then
        floor.act(BOB, 2, "bet", amount=1000)
        floor.act(ANN, 1, "call")
        floor.act(ANN, 1, "bet", amount=500)
        floor.act(BOB, 2, "fold")
        floor.done(ALMA, "file_incident", table=1, offence="exchange", persons=[ANN], words="seen from the pit",
                   device={"kind": "none", "can_analyse": False, "can_change_play": False}, was_invited=False,
                   provision="")
        charge = {"incident": 1, "person": ANN, "words": "had seen Bob's cards"}
        which = {"round": 1, "box": 1, "wager": "bet"}
        floor.expect("not_offered CP 13.2.1", ADA, "void_wager", charge=charge, which=which | {"wager": "ante"})
        floor.expect("not_their_money CP 13.2.1", ADA, "void_wager", charge=charge, which=which | {"box": 2})
        floor.by_rank("assistant_casino_manager", "CP 13.2.1", "void_wager", charge=charge, which=which)
        for person, seat in ((ANN, 1), (BOB, 2)):  # neither has won or lost a cent, commission included
            floor.done(person, "stand_up", table=1, seat=seat)
            floor.expect("amount_too_large I-138", CATO, "cash_out", person=person, amount=1_000_001)
            floor.done(CATO, "cash_out", person=person, amount=1_000_000)
        self.check(floor)

    # [CP 6.15.1]
    def test_time_is_sold_as_often_as_the_sign_says(self):
        floor = Poker(with_poker(clock={"seconds": 20, "extra_seconds": 30, "extensions_max": 1, "fee": 200}))
        floor.act(BOB, 2, "buy_time")
        floor.act(BOB, 2, "buy_time", "no_extension_left CP 6.15.2")
        floor.wait(35)  # without the thirty seconds that were bought it would be Ann's turn in the next hand
        floor.act(BOB, 2, "fold")
        self.check(floor)
        self.new_ledger()
        floor = Poker(with_poker(clock={"seconds": 20}))
        floor.act(BOB, 2, "buy_time", "no_extension_left CP 6.15.2")
        self.check(floor)


class Newcomers(FloorTest):
    def dealt_in(self, choice, turns_before=5):
        """Returns Dee's answers when she tries to check in each hand after she sits down."""
        floor = Poker(people=(ANN, BOB, CID))

        def some_fold():
            for person, seat in ((ANN, 1), (BOB, 2), (CID, 3)):
                floor.give(person, "act_in_hand", table=1, action={"does": "fold", "seat": seat})

        for _ in range(turns_before):
            some_fold()
        floor.sit(DEE, 6, choice=choice)
        first = floor.keys[DEE]
        for _ in range(3):
            floor.give(DEE, "act_in_hand", table=1, action={"does": "check", "seat": 6})
            some_fold()
        heard = [answer for answer in self.answers(floor) if answer.get("by") == DEE and answer.get("key", 0) > first]
        return [answer["refused"]["reason"] if "refused" in answer else "done" for answer in heard]

    # [CP 8.10.1] [CP 8.10.2]
    def test_wait_for_the_big_blind_or_post_as_much_and_play_a_hand_sooner(self):
        # In the third hand Dee has the big blind, and acts last before the flop.
        self.assertEqual(self.dealt_in("wait"), ["not_in_the_hand", "not_in_the_hand", "not_your_turn"])
        self.new_ledger()
        # The posted chips are live, so no bet is left to call.
        self.assertEqual(self.dealt_in("post"), ["not_in_the_hand", "done", "not_your_turn"])

    # [CP 8.10]
    def test_are_not_dealt_in_on_the_button(self):
        # The second hand would give Dee the button; she posts in the third.
        self.assertEqual(self.dealt_in("post", turns_before=0), ["not_in_the_hand", "not_in_the_hand", "done"])


class Places(FloorTest):
    # [CP 4.1]
    def test_eleven_play_at_most_and_ten_at_the_omaha_games(self):
        for game, most in (("holdem", 11), ("pineapple", 11), ("crazy_pineapple", 11), ("crazy_pineapple_hilo", 11),
                           ("holdem_hilo", 11), ("omaha", 10), ("omaha_hilo", 10)):
            self.new_ledger()
            floor = Floor()
            floor.done(ALMA, "make_table", dealt_by="house", chips="money")
            sign = HOLDEM | {"game": game}
            floor.expect("too_many_players CP 4.1", ALMA, "put_up_sign", table=1, sign=sign | {"seats": most + 1}, list=1)
            floor.done(ALMA, "put_up_sign", table=1, sign=sign | {"seats": most}, list=1)
            floor.done(DAN, "open_table", table=1, version=1)
            for seat in range(1, most + 2):
                person = DEE + seat
                floor.done(ERIN, "enrol", name=f"Guest {seat}")
                floor.done(CATO, "cash_in", person=person, amount=20000)
                arrival = {"player": person, "seat": seat, "chips": 20000}
                floor.expect("done" if seat <= most else "no_such_seat CP 8.1", person, "sit_down", table=1,
                             arrival=arrival)
            self.check(floor)


class VacantSeats(FloorTest):
    # [CP 8.3]
    def test_a_seat_that_was_left_for_good_is_given_out_by_the_floor(self):
        floor = Poker(with_poker(dealing="live"), people=(ANN, BOB, CID), dealt_by="dealer")
        floor.done(BOB, "stand_up", table=1, seat=2)
        floor.sit(DEE, 2, "seat_not_allocated CP 8.3")  # the seat has the Reserved button
        floor.done(DEE, "join_list", list=1, person=DEE)
        floor.sit(DEE, 2, "seat_not_allocated CP 8.3")  # a waiting person may not sit down before being called
        floor.by_rank("supervisor", "CP 8.3", "call_for_seat", table=1, seat=2)
        floor.sit(DEE, 2)
        self.check(floor)
        self.new_ledger()
        floor = Poker(with_poker(dealing="live"), people=(ANN, BOB, CID), dealt_by="dealer")
        floor.done(BOB, "stand_up", table=1, seat=2)
        floor.by_rank("supervisor", "CP 8.3", "hold_seat", table=1, seat=2, person=CID)
        floor.sit(DEE, 2, "seat_held CP 8.3")
        floor.by_rank("supervisor", "CP 8.3", "open_seat", table=1, seat=2)
        floor.sit(DEE, 2)  # the Reserved button has been removed
        self.check(floor)

    # [CP 8.1.2]
    def test_a_vacant_seat_is_offered_to_a_player_of_the_game_before_the_waiting_list(self):
        floor = Poker(HOLDEM | {"seats": 3}, people=(ANN, BOB, CID))
        floor.done(ANN, "ask_for_seat", table=1, person=ANN, seat=2)
        floor.done(DEE, "join_list", list=1, person=DEE)
        floor.done(BOB, "sit_out", table=1, seat=2)
        for _ in range(4):  # the player in turn folds, until a hand begins without Bob
            for person, seat in ((ANN, 1), (BOB, 2), (CID, 3)):
                floor.give(person, "act_in_hand", table=1, action={"does": "fold", "seat": seat})
        floor.done(BOB, "stand_up", table=1, seat=2)
        floor.sit(DEE, 2, "seat_held I-111")  # for Ann, who asked for it
        floor.done(ANN, "pass_offer", table=1, seat=2)
        floor.sit(DEE, 2)
        self.check(floor)


class Closing(FloorTest):
    # [CP 13.3]
    def test_a_table_closes_after_three_hands_or_when_all_agree(self):
        floor = Poker()
        floor.by_rank("area_manager", "CP 13.3", "announce_closing", table=1, at=floor.now + 1_000_000)
        for person, seat in ((BOB, 2), (ANN, 1), (BOB, 2), (ANN, 1)):  # the hand that is on, and three
            floor.expect("not_now CP 13.3", ALMA, "close_table", table=1)
            floor.act(person, seat, "fold")
        floor.expect("table_is_closed I-108", ALMA, "close_table", table=1)
        self.check(floor)
        self.new_ledger()
        floor = Poker()
        floor.done(ALMA, "announce_closing", table=1, at=floor.now + 1_000_000)
        for person in (ANN, BOB):
            floor.done(person, "agree_to_closing", table=1, person=person, agrees=True)
        floor.act(BOB, 2, "fold")
        floor.wait(3)
        floor.expect("table_is_closed I-108", ALMA, "close_table", table=1)
        self.check(floor)


class Away(FloorTest):
    # [CP 8.11]
    def test_a_player_who_is_away_is_picked_up_with_chips_that_were_counted(self):
        floor = Poker(with_poker(dealing="live"), people=(ANN, BOB, CID), dealt_by="dealer")  # only a dealer does this; at other tables the house does it [I-145]
        floor.done(CID, "sit_out", table=1, seat=3)
        floor.done(DAN, "mark_absent", table=1, person=CID)
        floor.wait(31 * 60)
        floor.expect("wrong_amount CP 8.11", ALMA, "pick_up_player", table=1, person=CID, counted=19900)
        floor.by_rank("area_manager", "CP 8.11", "pick_up_player", table=1, person=CID, counted=20000)
        floor.expect("not_seated CP 8.11", ALMA, "pick_up_player", table=1, person=CID, counted=20000)
        self.check(floor)

    # [CP 8.12]
    def test_a_player_back_within_twenty_minutes_is_first_on_the_list_and_later_last(self):
        eve = 12
        for minutes, returns_first in ((18, True), (22, False)):
            self.new_ledger()
            floor = Poker(HOLDEM | {"seats": 3}, people=(ANN, BOB, CID))
            floor.done(ERIN, "enrol", name="Eve")
            floor.done(CATO, "cash_in", person=eve, amount=100_000)
            for person in (DEE, eve):
                floor.done(person, "join_list", list=1, person=person)
            floor.done(CID, "sit_out", table=1, seat=3)
            floor.done(DAN, "mark_absent", table=1, person=CID)
            floor.wait(31 * 60)  # the house picks the player up by then [I-145]
            floor.sit(DEE, 3)
            floor.wait(minutes * 60)
            floor.done(CID, "join_list", list=1, person=CID)
            floor.done(BOB, "sit_out", table=1, seat=2)
            for _ in range(4):  # until a hand begins without Bob
                for person, seat in ((ANN, 1), (BOB, 2), (DEE, 3)):
                    floor.give(person, "act_in_hand", table=1, action={"does": "fold", "seat": seat})
            floor.done(BOB, "stand_up", table=1, seat=2)
            floor.sit(eve if returns_first else CID, 2, "seat_held I-111")
            floor.sit(CID if returns_first else eve, 2)
            self.check(floor)


class Charges(FloorTest):
    # [CP 7.2.2(e)]
    def test_time_charges_are_held_until_a_supervisor_has_counted_them(self):
        floor = Poker(with_poker(commission={}, time_charge={"hourly": 1200, "period_minutes": 30}))
        floor.act(BOB, 2, "fold")
        floor.wait(1)
        # Ann, who sat down first, must pay for half an hour.
        floor.expect("wrong_amount CP 7.2.2(e)", SUE, "drop_time", table=1, counted=1100)
        floor.by_rank("supervisor", "CP 7.2.2(e)", "drop_time", table=1, counted=600)
        self.check(floor)


if __name__ == "__main__":
    unittest.main()
