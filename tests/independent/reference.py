"""An independent reference for `baize settle` and `baize jackpot`, written from the books.

settle_line(bytes) and run_stream([bytes]) answer Outcome values. It shares nothing with the
program under test. Speed does not matter here; being obviously right does.
"""
import copy
from dataclasses import dataclass, field
from fractions import Fraction

import hands as H
from intake import MAX, SPECS, Bad, load, read_round
from jackpots import check_money, clauses, configure, event

WIN, LOSE, STANDOFF, VOID, RETURN = "win", "lose", "standoff", "void", "return"


@dataclass
class Outcome:
    """The expected result of a line: an answer or an error; `open_as` labels make both acceptable."""
    answer: object = None
    why: str = ""
    names: tuple = ()
    open_as: frozenset = frozenset()
    notes: frozenset = frozenset()      # places where the reading is debatable, for the report


@dataclass
class Entry:
    staked: int
    result: str
    paid: int
    back: int
    clause: frozenset
    loose: bool = False                 # may also be answered split into wager and wager_excess


@dataclass
class Sheet:
    """The answer for one box."""
    book: str
    limits: dict
    entries: dict = field(default_factory=dict)
    notes: set = field(default_factory=set)
    scalar_extra: bool = False          # the Player Poker Extra is answered as one entry, as it was given

    def cite(self, *ids):
        return clauses(self.book, *ids)

    def put(self, name, entry):
        check_money(entry.back, name, name)
        if name.startswith("player_poker_extra") and not self.scalar_extra:
            self.entries.setdefault(name, []).append(entry)
        else:
            self.entries[name] = entry

    def win(self, name, staked, paid, *ids):
        if staked or paid:
            self.put(name, Entry(staked, WIN, paid, staked + paid, self.cite(*ids)))

    def lose(self, name, staked, *ids):
        if staked:
            self.put(name, Entry(staked, LOSE, 0, 0, self.cite(*ids)))

    def back(self, name, result, staked, *ids, loose=False):
        if staked:
            self.put(name, Entry(staked, result, 0, staked, self.cite(*ids), loose))

    def excess(self, name, amount, *ids):
        self.back(name + "_excess", RETURN, amount, *ids)

    def all_entries(self):
        for entry in self.entries.values():
            yield from entry if type(entry) is list else [entry]

    def net(self):
        back = sum(e.back for e in self.all_entries())
        staked = sum(e.staked for e in self.all_entries())
        if max(back, staked) > MAX:
            raise Bad("the box's total passes the largest amount", open_as="net-overflow")
        return back - staked


# ---------------------------------------------------------------- money

def payment(stake, odds, limits, capped=False):
    """Odds times stake, up to the chip (or the cent), then the maximum payout."""
    chip = limits.get("chip", 1)
    amount = -((-stake * Fraction(odds) / chip) // 1) * chip
    if capped and "max_payout" in limits:
        amount = min(amount, limits["max_payout"])
    return amount


def cut(stake, largest):
    """The part that plays and the rest."""
    plays = min(stake, largest)
    return plays, stake - plays


def to_max(stake, limits):
    return cut(stake, limits.get("max", stake))


def compare(mine, dealers):
    return WIN if mine > dealers else LOSE if mine < dealers else STANDOFF


# ---------------------------------------------------------------- three card

ANTE_BONUS = {
    "A": {H.STRAIGHT_FLUSH3: 5, H.TRIPS3: 4, H.STRAIGHT3: 1},
    "B": {H.STRAIGHT_FLUSH3: 5, H.TRIPS3: 3, H.STRAIGHT3: 1},
    "C": {H.STRAIGHT_FLUSH3: 4, H.TRIPS3: 3, H.STRAIGHT3: 1},
}
PAIR_PLUS = {  # straight flush, three of a kind, straight, flush, pair
    "A": (40, 30, 6, 4, 1), "B": (40, 25, 6, 4, 1), "C": (40, 30, 5, 4, 1),
    "D": (40, 30, 6, 3, 1), "E": (35, 25, 6, 4, 1), "F": (35, 33, 6, 4, 1),
}


def pair_plus_odds(table, category):
    order = (H.STRAIGHT_FLUSH3, H.TRIPS3, H.STRAIGHT3, H.FLUSH3, H.PAIR3)
    return PAIR_PLUS[table][order.index(category)] if category in order else None


def three_card_qualifies(dealer):
    return H.three(dealer) >= (H.HIGH3, (12,))


def three_card(rnd, box):
    sheet = Sheet("TCP", box.limits)
    if box.no_decision == "unable":
        sheet.back("ante", VOID, box.stake("ante"), "9.11", "I-57", loose=True)
        sheet.back("pair_plus", VOID, box.stake("pair_plus"), "9.11", "I-57", loose=True)
        return sheet
    ante, over = to_max(box.stake("ante"), box.limits)
    sheet.excess("ante", over, "6.2.2", "I-45")
    if box.fold is not None:
        sheet.lose("ante", ante, "5.6.2(a)", "7.5.2(b)", "7.5.2(a)(i)")
    elif box.no_decision == "absent":
        sheet.lose("ante", ante, "5.6.2(a)", "7.5.2(b)", "I-42")
    else:
        three_card_played(rnd, box, sheet, ante)
    three_card_pair_plus(rnd, box, sheet)
    return sheet


def three_card_played(rnd, box, sheet, ante):
    if not ante:
        sheet.back("play", RETURN, box.stake("play"), "5.5", "5.5.2", "5.5.3", "7.5.2(c)", "7.5.3", "9.12.1", "I-58")
        return
    play, over = cut(box.stake("play"), ante)
    sheet.excess("play", over, "9.12.1", "I-45", "I-58")
    mine, dealers = H.three(box.cards), H.three(rnd.dealer)
    qualifies = three_card_qualifies(rnd.dealer)
    even = lambda stake: payment(stake, 1, box.limits)
    result = compare(mine, dealers)
    if not qualifies:
        sheet.win("ante", ante, even(ante), "5.6.1(a)")
        sheet.back("play", VOID, play, "5.8.4")
    elif result == WIN:
        sheet.win("ante", ante, even(ante), "5.6.1(b)")
        sheet.win("play", play, even(play), "5.8.1")
    elif result == LOSE:
        sheet.lose("ante", ante, "5.6.2(b)")
        sheet.lose("play", play, "5.8.2")
    else:
        sheet.back("ante", STANDOFF, ante, "5.6.3")
        sheet.back("play", STANDOFF, play, "5.8.3")
    odds = ANTE_BONUS[rnd.tables["ante_bonus"]].get(mine[0])
    if odds:
        clause = "5.10.2(d)" if qualifies else "5.10.1(b)(ii)"
        sheet.win("ante_bonus", 0, payment(ante, odds, box.limits), clause)


def three_card_pair_plus(rnd, box, sheet):
    stake, over = to_max(box.stake("pair_plus"), box.limits)
    sheet.excess("pair_plus", over, "6.2.2", "I-45")
    if not stake:
        return
    if box.fold is True:
        sheet.lose("pair_plus", stake, "7.5.2(a)(i)", "I-9")
        return
    odds = pair_plus_odds(rnd.tables["pair_plus"], H.three(box.cards)[0])
    if odds:
        sheet.win("pair_plus", stake, payment(stake, odds, box.limits), "5.7.1")
    else:
        sheet.lose("pair_plus", stake, "5.7.2")


# ---------------------------------------------------------------- caribbean stud and wild aruba

CS_BET = {H.HIGH: 1, H.PAIR: 1, H.TWO_PAIR: 2, H.TRIPS: 3, H.STRAIGHT: 4, H.FLUSH: 5,
          H.FULL_HOUSE: 7, H.QUADS: 20, H.STRAIGHT_FLUSH: 50, H.ROYAL: 250}
WA_BET = {H.PAIR: 1, H.TWO_PAIR: 1, H.TRIPS: 1, H.STRAIGHT: 2, H.FLUSH: 2, H.FULL_HOUSE: 3, H.QUADS: 3,
          H.STRAIGHT_FLUSH: 10, H.FIVE_OF_A_KIND: 30, H.WILD_ROYAL: 50, H.NATURAL_ROYAL: 250}
WA_INSTANT = {H.STRAIGHT_FLUSH: 10, H.FIVE_OF_A_KIND: 30, H.WILD_ROYAL: 50, H.NATURAL_ROYAL: 100}


def stud_value(game, cards):
    return H.wild_five(cards) if game == "wild_aruba" else H.five(cards)


def stud_qualifies(game, dealer):
    value = stud_value(game, dealer)
    if game == "wild_aruba":
        return value >= (H.PAIR, (8,))
    return value >= (H.HIGH, (14, 13))


def stud(rnd, box):
    sheet = Sheet("CS", box.limits)
    bet = box.stake("bet")
    if box.no_decision == "unable":
        sheet.back("ante", VOID, box.stake("ante"), "11.12", "I-57", loose=True)
        return sheet
    ante, over = to_max(box.stake("ante"), box.limits)
    sheet.excess("ante", over, "6.2.2", "I-45")
    if not ante:
        sheet.back("bet", RETURN, bet, "5.5", "7.5.3", "7.3.1", "11.8", "11.13.1", "I-58", "I-96")
    elif box.fold is not None:
        sheet.lose("ante", ante, "5.7.2(a)", "7.5.2(b)")
    elif box.no_decision == "absent":
        sheet.lose("ante", ante, "5.7.2(a)", "7.5.2(b)", "I-42")
    elif box.instant:
        stud_instant(box, sheet, ante, bet)
    else:
        stud_played(rnd, box, sheet, ante, bet)
    return sheet


def stud_instant(box, sheet, ante, bet):
    odds = WA_INSTANT[H.wild_five(box.cards)[0]]
    sheet.win("ante", ante, payment(ante, 1, box.limits), "12.8.3", "12.8.1", "I-32")
    sheet.win("instant_winner", 0, payment(ante, odds, box.limits, capped=True), "12.8.3", "12.8.1", "I-32")
    sheet.back("bet", RETURN, bet, "12.8.2", "12.8.1", "I-32")


def stud_played(rnd, box, sheet, ante, bet):
    wild = rnd.game == "wild_aruba"
    bet, over = cut(bet, 2 * ante)
    sheet.excess("bet", over, "11.13.1", "I-45", "I-58")
    mine, dealers = stud_value(rnd.game, box.cards), stud_value(rnd.game, rnd.dealer)
    result = compare(mine, dealers)
    if not stud_qualifies(rnd.game, rnd.dealer):
        sheet.win("ante", ante, payment(ante, 1, box.limits), "5.7.1(a)", *["12.6.1"] * wild)
        sheet.back("bet", VOID, bet, "5.9.4", *["12.6.1"] * wild)
    elif result == WIN:
        odds = (WA_BET if wild else CS_BET)[mine[0]]
        sheet.win("ante", ante, payment(ante, 1, box.limits), *["12.6.2(a)"] * wild, "5.7.1(b)")
        sheet.win("bet", bet, payment(bet, odds, box.limits, capped=True), *["12.6.2(a)"] * wild, "5.9.1",
                  *["I-31"] * wild)
    elif result == LOSE:
        sheet.lose("ante", ante, *["12.6.2(b)"] * wild, "5.7.2(b)")
        sheet.lose("bet", bet, *["12.6.2(b)"] * wild, "5.9.2")
    elif wild:
        sheet.back("ante", VOID, ante, "12.6.2(c)")
        sheet.back("bet", VOID, bet, "12.6.2(c)")
    else:
        sheet.back("ante", STANDOFF, ante, "5.7.3")
        sheet.back("bet", STANDOFF, bet, "5.9.3")


# ---------------------------------------------------------------- ultimate texas hold'em

BLIND = {H.ROYAL: 500, H.STRAIGHT_FLUSH: 50, H.QUADS: 10, H.FULL_HOUSE: 3, H.FLUSH: Fraction(3, 2), H.STRAIGHT: 1}
TRIPS_ORDER = (H.ROYAL, H.STRAIGHT_FLUSH, H.QUADS, H.FULL_HOUSE, H.FLUSH, H.STRAIGHT, H.TRIPS)
TRIPS_PAY = {"1": (50, 40, 30, 9, 7, 4, 3), "2": (50, 40, 30, 8, 6, 5, 3),
             "3": (50, 40, 30, 8, 7, 4, 3), "4": (50, 40, 20, 7, 6, 5, 3)}


def misdealt(rnd):
    """Cards at a box with neither Ante nor Blind spoil the whole round."""
    return rnd.game == "ultimate_holdem" and any(
        b.cards and not b.stake("ante") and not b.stake("blind") for b in rnd.boxes)


def ultimate_qualifies(rnd):
    return H.best_of_seven(rnd.dealer + rnd.community)[0] >= H.PAIR


def ultimate_misdeal(box):
    sheet = Sheet("UTH", box.limits)
    for name, stake in box.wagers.items():
        sheet.back(name, VOID, stake, "5.4", "5.9", "5.1", "I-54", "I-48", loose=True)
    return sheet


def ultimate_play_limit(box, ante, blind):
    """Returns the amount of the Play wager that is in action; anything above it goes back."""
    if not ante:
        return blind
    return ante * {"preflop": 4, "flop": 2, "river": 1}[box.played]


def ultimate(rnd, box):
    sheet = Sheet("UTH", box.limits)
    if not box.cards:
        sheet.back("trips", RETURN, box.stake("trips"), "3.18", "5.9", "I-54", loose=True)
        sheet.back("play", RETURN, box.stake("play"), "3.36", "3.36(a)", "3.36(b)", "3.36(c)", "3.18", "5.5", "I-54", "I-55")
        return sheet
    stakes = {}
    for name in ("ante", "blind", "trips"):
        stakes[name], over = to_max(box.stake(name), box.limits)
        sheet.excess(name, over, "5.11", "I-45")
    if box.fold in ("preflop", "flop") or box.no_decision == "absent":
        for name in ("ante", "blind", "trips"):
            sheet.lose(name, stakes[name], "5.12", "I-42", "I-56")
    elif box.fold is not None:
        sheet.lose("ante", stakes["ante"], "3.9(b)(i)")
        sheet.lose("blind", stakes["blind"], "3.14(b)(i)")
        ultimate_trips(rnd, box, sheet, stakes["trips"])
    else:
        ultimate_played(rnd, box, sheet, **stakes)
    return sheet


def ultimate_trips(rnd, box, sheet, stake):
    if not stake:
        return
    if not box.exposed:
        sheet.lose("trips", stake, "I-43", "4.14")
        return
    category = H.best_of_seven(box.cards + rnd.community)[0]
    if category in TRIPS_ORDER:
        odds = TRIPS_PAY[rnd.tables["trips"]][TRIPS_ORDER.index(category)]
        sheet.win("trips", stake, payment(stake, odds, box.limits), "3.20(a)(i)", "3.20(a)(ii)", "3.20(a)", "3.19", "3.21")
    else:
        sheet.lose("trips", stake, "3.20(b)(ii)")


def ultimate_played(rnd, box, sheet, ante, blind, trips):
    limit = ultimate_play_limit(box, ante, blind)
    play, over = cut(box.stake("play"), limit)
    stage = {"preflop": "5.5(b)", "flop": "5.5(d)", "river": "5.5(f)"}[box.played]
    sheet.excess("play", over, *((stage, "I-45", "I-55") if ante else ("5.7", "I-55")))
    if not box.exposed:
        for name, stake in (("ante", ante), ("blind", blind), ("play", play), ("trips", trips)):
            sheet.lose(name, stake, "I-43", "4.14")
        return
    mine = H.best_of_seven(box.cards + rnd.community)
    result = compare(mine, H.best_of_seven(rnd.dealer + rnd.community))
    qualifies = ultimate_qualifies(rnd)
    ultimate_ante(sheet, ante, result, qualifies)
    ultimate_blind(sheet, blind, mine, result, qualifies)
    if result == WIN:
        sheet.win("play", play, payment(play, 1, box.limits), "3.38(a)")
    elif result == LOSE:
        sheet.lose("play", play, "3.38(b)")
    else:
        sheet.back("play", STANDOFF, play, "3.38(c)")
    ultimate_trips(rnd, box, sheet, trips)


def ultimate_ante(sheet, ante, result, qualifies):
    if not qualifies:
        sheet.back("ante", STANDOFF, ante, "3.9(c)(i)")
    elif result == WIN:
        sheet.win("ante", ante, payment(ante, 1, sheet.limits), "3.9(a)")
    elif result == LOSE:
        sheet.lose("ante", ante, "3.9(b)(ii)")
    else:
        sheet.back("ante", STANDOFF, ante, "3.9(c)(ii)")


def ultimate_blind(sheet, blind, mine, result, qualifies):
    odds = BLIND.get(mine[0])
    if odds and (result == WIN or not qualifies):
        clause = "3.14(a)(i)" if qualifies else "3.14(a)(ii)"
        sheet.win("blind", blind, payment(blind, odds, sheet.limits), clause)
    elif not qualifies:
        sheet.back("blind", STANDOFF, blind, "3.14(c)(i)")
    elif result == WIN:
        sheet.back("blind", STANDOFF, blind, "3.14(c)(ii)")
    elif result == LOSE:
        sheet.lose("blind", blind, "3.14(b)(ii)")
    else:
        sheet.back("blind", STANDOFF, blind, "I-5")


# ---------------------------------------------------------------- crown hold'em

EXTRA = {H.ROYAL: 1000, H.STRAIGHT_FLUSH: 500, H.QUADS: 200, H.FULL_HOUSE: 70, H.FLUSH: 40,
         H.STRAIGHT: 30, H.TRIPS: 10, H.TWO_PAIR: 5}


def to_step(stake, limits):
    """Above the minimum a stake plays down to the betting unit."""
    least = limits.get("min", 0)
    if "step" not in limits or stake <= least:
        return stake
    return least + (stake - least) // limits["step"] * limits["step"]


def crown_part(sheet, name, stake, largest, *ids):
    """The part of a main wager that plays: first the largest allowed, then the betting unit."""
    plays = to_step(min(stake, largest), sheet.limits)
    if plays != min(to_step(stake, sheet.limits), largest):
        sheet.notes.add("crown-step-order")
    if stake and not plays:
        sheet.notes.add("crown-step-to-nothing")
    cited = list(ids) if stake > largest else []
    cited += ["5.10(b)", "I-44"] if plays < min(stake, largest) else []
    sheet.excess(name, stake - plays, *cited)
    return plays


def crown(rnd, box):
    """Answers a list of Player Poker Extras entry for entry; where a 0 was given, nothing moves. Where a maximum of 0
    lets none of them play, the stakes go back as excess and there is nothing to be put in order."""
    sheet = crown_placed(rnd, box)
    given = box.stake("player_poker_extra") or []
    if 0 in given and "player_poker_extra" in sheet.entries:
        placed = iter(sheet.entries["player_poker_extra"])
        nothing = Entry(0, VOID, 0, 0, sheet.cite("3.30"))
        sheet.entries["player_poker_extra"] = [next(placed) if stake else nothing for stake in given]
    return sheet


def crown_placed(rnd, box):
    sheet = Sheet("CH", {k: v for k, v in box.limits.items() if k != "chip"}, scalar_extra=box.scalar_extra)
    crown_dealer_extra(rnd, box, sheet)
    if not box.stake("ante"):
        crown_without_ante(box, sheet)
        return sheet
    ante = crown_part(sheet, "ante", box.stake("ante"), sheet.limits.get("max", MAX), "5.10(c)", "I-45")
    if box.fold is not None or box.no_decision == "absent":
        extra = ["I-42"] if box.no_decision else []
        sheet.lose("ante", ante, "3.6(b)(i)", *extra)
        for name in ("turn", "river"):
            sheet.back(name, RETURN, box.stake(name), "5.9(e)(ii)", "3.38", "3.41", "3.35", "I-61", "I-42")
        crown_player_extra(rnd, box, sheet, "3.33(b)(iii)", "I-60", *extra)
        return sheet
    crown_main(rnd, box, sheet, ante)
    if box.exposed:
        crown_player_extra(rnd, box, sheet)
    else:
        crown_player_extra(rnd, box, sheet, "3.33(b)(ii)")
    return sheet


def crown_without_ante(box, sheet):
    for name in ("flop", "turn", "river"):
        sheet.back(name, RETURN, box.stake(name), "3.35", "3.38", "3.41", "3.5(a)", "3.3", "5.9(b)", "5.9(d)", "I-61")
    for stake in box.stake("player_poker_extra") or []:
        sheet.back("player_poker_extra", RETURN, stake, "3.32", "I-60", loose=True)


def crown_main(rnd, box, sheet, ante):
    flop = crown_part(sheet, "flop", box.stake("flop"), 2 * ante, "5.9(b)", "I-45", "I-58")
    late = {}
    for name in ("turn", "river"):
        if box.stake("flop"):
            late[name] = crown_part(sheet, name, box.stake(name), ante, "5.9(d)", "I-45")
        else:
            sheet.back(name, RETURN, box.stake(name), "5.9(e)(ii)", "5.9(e)", "3.35", "I-61")
    if not box.exposed:
        result = None
    else:
        mine = H.best_of_seven(box.cards + rnd.community)
        result = compare(mine, H.best_of_seven(rnd.dealer + rnd.community))
    if result is None:
        sheet.lose("ante", ante, "3.6(b)(ii)")
    elif result == WIN and mine[0] >= H.FLUSH:
        sheet.win("ante", ante, ante, "3.6(a)")
    elif result == WIN:
        sheet.back("ante", STANDOFF, ante, "I-3", "3.6(c)")
    elif result == LOSE:
        sheet.lose("ante", ante, "3.6(b)(iii)")
    else:
        sheet.back("ante", STANDOFF, ante, "3.6(c)")
    for name, stake, rule in (("flop", flop, "3.36"), ("turn", late.get("turn", 0), "3.39"),
                              ("river", late.get("river", 0), "3.42")):
        crown_raise(sheet, name, stake, rule, result)


def crown_raise(sheet, name, stake, rule, result):
    if result is None:
        sheet.lose(name, stake, rule + "(b)(ii)")
    elif result == WIN:
        sheet.win(name, stake, stake, rule + "(a)")
    elif result == LOSE:
        sheet.lose(name, stake, rule + "(b)(i)")
    else:
        sheet.back(name, STANDOFF, stake, rule + "(c)")


def crown_player_extra(rnd, box, sheet, *lost):
    """Each Player Poker Extra on hole cards and flop; `lost` are the clauses that lose it anyway."""
    for stake in box.stake("player_poker_extra") or []:
        plays, over = to_max(stake, sheet.limits)
        if over:
            sheet.notes.add("player-extra-excess-form")
        sheet.excess("player_poker_extra", over, "5.10(c)", "I-45")
        odds = EXTRA.get(H.five(box.cards + rnd.community[:3])[0])
        if lost:
            sheet.lose("player_poker_extra", plays, *lost)
        elif odds:
            sheet.win("player_poker_extra", plays, plays * odds, "3.33(a)", "3.34")
        else:
            sheet.lose("player_poker_extra", plays, "3.33(b)(i)")


def crown_dealer_extra(rnd, box, sheet):
    stake = box.stake("dealer_poker_extra")
    if not any(b.stake("ante") for b in rnd.boxes):
        sheet.back("dealer_poker_extra", RETURN, stake, "3.27", "I-59", loose=True)
        return
    plays, over = to_max(stake, sheet.limits)
    sheet.excess("dealer_poker_extra", over, "5.10(c)", "I-45")
    odds = EXTRA.get(H.five(rnd.dealer + rnd.community[:3])[0])
    if odds:
        sheet.win("dealer_poker_extra", plays, plays * odds, "3.28(a)", "3.34")
    else:
        sheet.lose("dealer_poker_extra", plays, "3.28(b)")


# ---------------------------------------------------------------- jackpots of a round

NAMES = {H.ROYAL: "royal_flush", H.STRAIGHT_FLUSH: "straight_flush", H.QUADS: "four_of_a_kind",
         H.FULL_HOUSE: "full_house", H.FLUSH: "flush", H.STRAIGHT: "straight"}
JACKPOT_LOST = {
    "CS": {"fold": ("I-49", "5.8.1", "5.8.2", "7.5.2(b)"), "absent": ("I-42", "I-49", "5.8.1", "5.8.2", "7.5.2(b)"),
           "hand": ("5.8.2",), "ante": ("5.4", "5.4.2", "7.3.1", "9.2.2", "I-96"), "small": ("9.2.3", "I-86")},
    "UTH": {"fold": ("3.25(b)(i)",), "absent": ("5.12", "I-42", "I-56", "3.25(b)(i)"), "unexposed": ("3.25(b)(ii)", "I-43"),
            "hand": ("3.25(b)(iii)",), "ante": ("3.24", "I-54"), "small": ("5.14", "I-86")},
    "CH": {"fold": ("3.12(c)(i)",), "absent": ("3.12(c)(i)", "I-42"), "unexposed": ("3.12(c)(ii)",),
           "hand": ("3.12(c)(iii)",), "ante": ("3.10", "3.11"), "small": ("5.11", "I-86")},
}


def jackpot_hand(rnd, box):
    if rnd.game == "wild_aruba":
        return H.wild_jackpot_hand(box.cards)
    return NAMES.get(H.five(box.cards + rnd.community[:3])[0])


def jackpot_fate(rnd, box, pot):
    """Returns the result of a Jackpot wager that plays: 'win' with its hand, or the reason why it loses."""
    if box.no_decision == "unable":
        return "carried", None
    if box.no_decision == "absent" or box.fold in ("flop",) or (
            rnd.game == "ultimate_holdem" and box.fold == "preflop"):
        return "absent", None
    if box.fold is not None:
        return "fold", None
    if not box.exposed:
        return "unexposed", None
    hand = jackpot_hand(rnd, box)
    return ("win", hand) if hand in pot_hands(pot) else ("hand", None)


def pot_hands(pot):
    return pot.hands() if pot.kind == "prize_meter" else set(NAMES.values())


def settle_jackpot(rnd, sheets, pot):
    """Enter every box's Jackpot wager on its sheet; returns the state to print."""
    playing = []
    for box, sheet in zip(rnd.boxes, sheets):
        stake = box.stake("jackpot")
        lost = JACKPOT_LOST[sheet.book]
        level, plays = pot.fit(stake)
        if not stake:
            continue
        if not box.stake("ante"):
            sheet.back("jackpot", RETURN, stake, *lost["ante"], loose=True)
        elif not level:
            sheet.back("jackpot", RETURN, stake, *lost["small"])
        else:
            sheet.excess("jackpot", stake - plays, *lost["small"])
            playing.append((box, sheet, level, plays, *jackpot_fate(rnd, box, pot)))
    pot.add([p[2] for p in playing])
    prizes, reset = pot.settle([(p[0].number, p[2], p[5]) for p in playing if p[4] == "win"])
    amounts = iter(prizes)
    for _, sheet, _, plays, fate, _ in playing:
        if fate == "win":
            prize = next(amounts)
            sheet.put("jackpot", Entry(plays, WIN, prize["amount"], prize["amount"], prize["clause"]))
        elif fate == "carried":
            sheet.back("jackpot", VOID, plays, "11.12", "11.14", "I-57")
        else:
            sheet.lose("jackpot", plays, *JACKPOT_LOST[sheet.book][fate])
    return pot.state(prizes, reset)


# ---------------------------------------------------------------- a round

SETTLERS = {"three_card": three_card, "caribbean_stud": stud, "wild_aruba": stud,
            "ultimate_holdem": ultimate, "crown_holdem": crown}


def qualifies(rnd):
    if rnd.game == "three_card":
        return three_card_qualifies(rnd.dealer)
    if rnd.game == "ultimate_holdem":
        return ultimate_qualifies(rnd)
    if rnd.game == "crown_holdem":
        return None
    return stud_qualifies(rnd.game, rnd.dealer)


def settle_round(rnd):
    """The answer, the labels of open questions and the notes."""
    pot = None
    opened = set(rnd.open_as)
    if rnd.jackpot is not None:
        pot = configure(rnd.jackpot, SPECS[rnd.game].jackpot, rnd.game)
        opened |= {pot.open_as} - {None}
    if misdealt(rnd):
        sheets = [ultimate_misdeal(box) for box in rnd.boxes]
        state = pot.state() if pot else None
    else:
        sheets = [SETTLERS[rnd.game](rnd, box) for box in rnd.boxes]
        state = settle_jackpot(rnd, sheets, pot) if pot else None
    boxes = [dict(box=box.number, wagers=sheet.entries, net=sheet.net())
             for box, sheet in zip(rnd.boxes, sheets)]
    answer = dict(game=rnd.game, qualifies=None if misdealt(rnd) else qualifies(rnd), boxes=boxes, jackpot=state)
    return answer, opened, set().union(*(s.notes for s in sheets))


def guarded(work):
    try:
        answer, opened, notes = work()
        if "crown-step-to-nothing" in notes:
            opened.add("crown-step-to-nothing")
        return Outcome(answer, open_as=frozenset(opened), notes=frozenset(notes))
    except Bad as bad:
        opened = frozenset([bad.open_as]) if bad.open_as else frozenset()
        return Outcome(None, str(bad), bad.names, opened)


def settle_line(line):
    """The outcome of one line of bytes (without its newline) given to `baize settle`."""
    return guarded(lambda: settle_round(read_round(load(line))))


# ---------------------------------------------------------------- a jackpot stream

def run_stream(lines):
    """Outcomes of the lines given to `baize jackpot`; the configuration line has none unless it is bad."""
    try:
        pot = configure(load(lines[0]))
    except Bad as bad:
        opened = frozenset([bad.open_as]) if bad.open_as else frozenset()
        return [Outcome(None, str(bad), bad.names, opened)]
    outcomes = [None]
    for line in lines[1:]:
        tried = copy.deepcopy(pot)
        outcome = guarded(lambda: (event(tried, load(line)), set(), set()))
        if outcome.answer is not None:
            pot = tried
        outcomes.append(outcome)
    return outcomes
