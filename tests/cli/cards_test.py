"""Tests the commands of staff about the cards of live tables: checks, counts, changes, ordered shuffles, inspections.

Run as cards_test.py PROGRAM. Every command is also tried by each rank below the one that the book names.
"""

import unittest

from floor_kit import ALMA, ANN, BOB, CARIBBEAN, DAN, Floor, FloorTest, RANKS, SUE, TABLES, THREE_CARD

WHOLE = {"cards": 52, "missing": []}
SHORT = {"cards": 51, "missing": ["Kd"]}


class Decks(FloorTest):
    def live(self):
        floor = Floor()
        floor.all_books(dealt_by="dealer")
        return floor

    def change(self, floor, book, cause, words="a bent seven", **more):
        table = TABLES[book]
        return {"table": table, "deck": table, "is_whole_deck": True, "back": "green", "cards": [], "cause": cause,
                "words": words} | more

    def deal(self, floor, book, answer):
        """Expects a refusal because the cards are not ready, before any other check."""
        table = TABLES[book]
        if book == "CP":
            floor.expect(answer, DAN, "open_hand", table=table)
        else:
            floor.expect(answer, DAN, "act_in_round", table=table, action={"deal_hands": {"cards": []}}, player=0)

    # [CP 3.4] [CS 3.3] [TCP 3.3]
    def test_a_count_is_ordered_at_any_moment_and_the_next_round_waits_for_it(self):
        floor = self.live()
        for book, clause, least in (("CP", "CP 3.4", "supervisor"), ("CS", "CS 3.3", "supervisor"),
                                    ("TCP", "TCP 3.3", "supervisor"), ("UTH", "UTH 6.4(c)", "area_manager"),
                                    ("CH", "CH 2.2", "area_manager")):
            table = TABLES[book]
            floor.expect(f"not_asked {clause}", DAN, "count_cards", table=table, deck=table, occasion="ordered",
                         found=WHOLE)
            floor.by_rank(least, clause, "order_count", table=table, deck=table, words="the aces come too often")
            floor.expect(f"already_done {clause}", ALMA, "order_count", table=table, deck=table, words="again")
            self.deal(floor, book, f"count_missing {clause}")
            floor.expect(f"count_missing {clause}", DAN, "end_gaming", table=table)
            floor.expect(f"rank_too_low {clause}", ANN, "count_cards", table=table, deck=table, occasion="ordered",
                         found=WHOLE)
            floor.done(DAN, "count_cards", table=table, deck=table, occasion="ordered", found=WHOLE)
            floor.done(RANKS[least], "order_count", table=table, deck=table, words="once more")
        self.check(floor)

    # [CS 3.2] [TCP 3.2]
    def test_in_melbourne_a_table_is_checked_before_it_opens_and_counted_when_gaming_ends(self):
        floor = Floor()
        for table, sign, clause in ((1, CARIBBEAN, "CS 3.2"), (2, THREE_CARD, "TCP 3.2")):
            floor.done(ALMA, "make_table", dealt_by="dealer", chips="money")
            floor.done(ALMA, "put_up_sign", table=table, sign=sign, list=table)
            floor.done(DAN, "introduce_decks", table=table, backs=["red"])
            floor.expect(f"deck_not_verified {clause}", DAN, "begin_gaming", table=table)
            floor.done(DAN, "count_cards", table=table, deck=table, occasion="opening", found=WHOLE)
            floor.done(DAN, "begin_gaming", table=table)
            floor.expect(f"count_missing {clause}", DAN, "end_gaming", table=table)
            floor.done(DAN, "count_cards", table=table, deck=table, occasion="closing", found=WHOLE)
            floor.done(DAN, "end_gaming", table=table)
        self.check(floor)

    # [CP 5.3.1] [CS 3.4] [TCP 3.4] [UTH 2.6(a)] [UTH 2.6(b)] [CH 2.6(a)] [CH 2.6(b)] [CS 4.1.1] [TCP 4.1.1]
    def test_cards_are_changed_by_the_rank_of_the_book_for_a_reason(self):
        for book, cause, clause, least in (("CP", "unfit", "CP 5.3.1", "dealer"), ("CS", "unfit", "CS 3.4", "supervisor"),
                                           ("TCP", "unfit", "TCP 3.4", "supervisor"),
                                           ("UTH", "unfit", "UTH 2.6(a)", "dealer"),
                                           ("UTH", "discretion", "UTH 2.6(b)", "area_manager"),
                                           ("CH", "unfit", "CH 2.6(a)", "dealer"),
                                           ("CH", "discretion", "CH 2.6(b)", "area_manager")):
            self.new_ledger()
            floor = self.live()
            floor.expect(f"words_missing {clause}", ALMA, "change_cards", **self.change(floor, book, cause, words=""))
            floor.by_rank(least, clause, "change_cards", **self.change(floor, book, cause))
            # The old deck has been taken away.
            opening = {"CP": "CP 3.1", "CS": "CS 3.2", "TCP": "TCP 3.2", "UTH": "UTH 2.2", "CH": "CH 2.2"}[book]
            floor.expect(f"no_such_deck {opening}", ALMA, "change_cards", **self.change(floor, book, cause))
            # The new one is checked, shuffled and cut before it is dealt from.
            changed, shuffle, cut = {"CP": ("CP 5.3.2", "CP 5.1", "CP 5.2"), "CS": ("CS 3.4", "CS 4.1.1", "CS 4.2.1"),
                                     "TCP": ("TCP 3.4", "TCP 4.1.1", "TCP 4.2.1"),
                                     "UTH": ("UTH 2.6", "UTH 4.1", "UTH 4.1(a)"),
                                     "CH": ("CH 2.6", "CH 4.1", "CH 4.1(a)")}[book]
            table = TABLES[book]
            self.deal(floor, book, f"deck_not_verified {changed}")
            floor.done(DAN, "count_cards", table=table, deck=floor.decks + 1, occasion="change", found=WHOLE)
            self.deal(floor, book, f"not_shuffled {shuffle}")
            floor.done(DAN, "confirm_shuffle", table=table)
            self.deal(floor, book, f"not_cut {cut}")
            floor.done(DAN, "confirm_cut", table=table)
            self.check(floor)

    # [CS 3.4] [TCP 3.4] [UTH 2.6(a)] [CH 2.6(a)]
    def test_cards_are_not_changed_during_a_round(self):
        floor = self.live()
        for book, clause in (("CS", "CS 3.4"), ("TCP", "TCP 3.4"), ("UTH", "UTH 2.6(a)"), ("CH", "CH 2.6(a)")):
            table = TABLES[book]
            floor.done(ANN, "take_seat", table=table, seat=1, person=ANN)
            floor.done(ANN, "buy_chips", table=table, amount=10_000)
            floor.wager(ANN, table, 1, "ante", 1000)
            floor.done(DAN, "act_in_round", table=table, action={"close_betting": {}}, player=0)
            floor.expect(f"round_in_play {clause}", ALMA, "change_cards", **self.change(floor, book, "unfit"))
        self.check(floor)

    # [CS 4.1.1(b)] [CS 4.1.1(c)] [TCP 4.1.1(b)] [TCP 4.1.1(c)]
    def test_a_shuffle_is_ordered_for_a_reason_by_a_supervisor(self):
        floor = self.live()
        for book in ("CS", "TCP"):
            for cause, letter in (("abnormal_sequence", "b"), ("reasonable_cause", "c")):
                clause = f"{book} 4.1.1({letter})"
                order = {"table": TABLES[book], "cause": cause}
                floor.expect(f"words_missing {clause}", SUE, "order_shuffle", words="", **order)
                floor.by_rank("supervisor", clause, "order_shuffle", words="four tens in a row", **order)
                self.deal(floor, book, f"not_shuffled {book} 4.1.1")
                floor.done(DAN, "confirm_shuffle", table=TABLES[book])
                self.deal(floor, book, f"not_cut {book} 4.2.1")
                floor.done(DAN, "confirm_cut", table=TABLES[book])
        for book, clause in (("CP", "CP 5.1"), ("UTH", "UTH 4.1"), ("CH", "CH 4.1")):
            floor.expect(f"not_in_this_book {clause}", SUE, "order_shuffle", table=TABLES[book],
                         cause="abnormal_sequence", words="four tens")
        self.check(floor)

    # [UTH 2.5] [CH 2.5]
    def test_in_perth_a_player_asks_to_see_the_cards(self):
        floor = self.live()
        for book in ("UTH", "CH"):
            table, clause = TABLES[book], f"{book} 2.5"
            floor.expect(f"rank_too_low {clause}", BOB, "request_inspection", table=table, player=ANN)
            floor.expect(f"not_asked {clause}", DAN, "show_cards", table=table, player=ANN)
            floor.done(ANN, "request_inspection", table=table, player=ANN)
            floor.expect(f"already_done {clause}", ANN, "request_inspection", table=table, player=ANN)
            self.deal(floor, book, f"inspection_waiting {clause}")
            floor.expect(f"rank_too_low {clause}", ANN, "show_cards", table=table, player=ANN)
            floor.done(DAN, "show_cards", table=table, player=ANN)
        self.check(floor)

    # [TCP 7.4.2(a)]
    def test_the_dealers_packet_stays_in_the_tray_by_direction_of_a_supervisor(self):
        floor = Floor()
        terms = THREE_CARD["terms"]["house_terms"] | {"shoe": "machine"}
        floor.open_table(1, THREE_CARD | {"terms": {"house_terms": terms}}, "dealer", ("red", "blue"))
        floor.open_table(2, THREE_CARD, "dealer")
        floor.by_rank("supervisor", "TCP 7.4.2(a)", "direct_packet", table=1, stays_in_tray=True)
        floor.expect("no_shuffling_shoe TCP 7.4.2(a)", SUE, "direct_packet", table=2, stays_in_tray=True)
        self.check(floor)


if __name__ == "__main__":
    unittest.main()
