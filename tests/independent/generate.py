"""Seeded random lines for `baize settle` and streams for `baize jackpot`: valid, odd and broken.

settle_line(rng) and jackpot_stream(rng) make lines that obey the contract, biased towards strong
hands, odd stakes and amounts near the edge. broken_line(rng) spoils one; it answers the bytes and
the names of which one should be mentioned by the error.
"""
import json
from itertools import product

MAX = 2**63 - 1
RANKS, SUITS = "23456789TJQKA", "cdhs"
DECK = [r + s for r, s in product(RANKS, SUITS)]
SEEDS = (10000, 20000, 30000, 40000, 50000, 60000, 75000)
LEVEL_HANDS = ("royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush", "straight")
METER_HANDS = {1: LEVEL_HANDS[:5], 2: LEVEL_HANDS,
               "wild": ("royal_flush", "straight_flush", "wild_royal_flush", "five_of_a_kind",
                        "wild_straight_flush", "four_of_a_kind")}


def chance(rng, one_in):
    return rng.randrange(one_in) == 0


# ---------------------------------------------------------------- cards

class Shoe:
    """A deck from which wanted cards can be drawn first."""

    def __init__(self, rng):
        self.rng, self.left = rng, DECK[:]
        rng.shuffle(self.left)

    def draw(self, count, wanted=()):
        hand = []
        for card in wanted:
            if card in self.left and len(hand) < count:
                self.left.remove(card)
                hand.append(card)
        while len(hand) < count:
            hand.append(self.left.pop())
        self.rng.shuffle(hand)
        return hand


def run_of(rng, length, suit):
    """Consecutive ranks of one suit, the wheel and the royal included."""
    ring = "A" + RANKS
    start = rng.choice((rng.randrange(len(ring) - length + 1), len(ring) - length, 0))
    return [r + suit for r in ring[start:start + length]]


def strong(rng, length):
    """Cards that make, or nearly make, something good."""
    suit = rng.choice(SUITS)
    kind = rng.randrange(8)
    if kind < 3:
        cards = run_of(rng, length, suit)
        if kind == 2:
            cards[rng.randrange(length)] = "2" + rng.choice(SUITS)
        return cards
    if kind == 3:
        rank = rng.choice(RANKS)
        return [rank + s for s in SUITS]
    if kind == 4:
        a, b = rng.sample(RANKS, 2)
        return [a + s for s in rng.sample(SUITS, 3)] + [b + s for s in rng.sample(SUITS, 2)]
    if kind == 5:
        return [r + suit for r in rng.sample(RANKS, length)]
    if kind == 6:
        return [c[0] + rng.choice(SUITS) for c in run_of(rng, length, suit)]
    return ["2" + s for s in rng.sample(SUITS, rng.randrange(1, 5))] + [
        r + suit for r in rng.sample(RANKS, length)]


def hand(rng, shoe, count, length=None):
    wanted = strong(rng, length or count) if chance(rng, 2) else ()
    return shoe.draw(count, wanted)


def twin(rng, shoe, cards):
    """Cards of the same ranks as others, to make equal hands."""
    wanted = [c for card in cards for c in rng.sample(shoe.left, len(shoe.left)) if c[0] == card[0]]
    chosen, ranks = [], [card[0] for card in cards]
    for card in wanted:
        if card[0] in ranks and card not in chosen:
            ranks.remove(card[0])
            chosen.append(card)
    return shoe.draw(len(cards), chosen)


def player_hand(rng, shoe, dealer):
    return twin(rng, shoe, dealer) if chance(rng, 20) else hand(rng, shoe, len(dealer))


def weak_dealer(rng, shoe, count):
    """A dealer that often stays below the qualifying hand."""
    if chance(rng, 2):
        low = [c for c in shoe.left if c[0] in "3456789TJ"]
        return shoe.draw(count, low)
    return hand(rng, shoe, count)


def holdem_cards(rng, shoe, boxes, short=False):
    """Community, dealer's and players' hole cards; a suited or paired flop now and then, with the
    cards that complete it in a hand."""
    kind = rng.randrange(4)
    if kind == 0:
        run = run_of(rng, rng.choice((5, 7)), rng.choice(SUITS))
        flop, spare = shoe.draw(3, run[2:5] if chance(rng, 2) else rng.sample(run[-5:], 3)), run
    elif kind == 1:
        flop, spare = shoe.draw(3, rng.sample(plan := strong(rng, 5), min(3, len(plan)))), plan
    else:
        flop, spare = shoe.draw(3), []
    hole = []
    for _ in range(boxes + 1):
        left = [c for c in spare if c in shoe.left]
        hole.append(shoe.draw(2, left[:2] if chance(rng, 2) else left[-2:]) if chance(rng, 2) else shoe.draw(2))
    rest = shoe.draw(2, spare if chance(rng, 3) else ())
    rng.shuffle(hole)
    return flop if short else flop + rest, hole[0], hole[1:]


# ---------------------------------------------------------------- money

def amount(rng, low=1):
    kind = rng.randrange(20)
    if kind < 9:
        return rng.choice((500, 1000, 1500, 2000, 2500, 10000))
    if kind < 14:
        return rng.randrange(low, 5000)
    if kind < 16:
        return rng.randrange(1, 20)
    if kind == 16:
        return rng.randrange(low, 10**9)
    if kind == 17:
        return rng.choice((MAX, MAX - 1, MAX // 2, MAX // 2 + 1, MAX // 3, 2**62, 2**32, 2**31 - 1))
    if kind == 18:
        return capped(MAX // rng.choice((1, 2, 3, 4, 5, 10, 50, 100, 250, 500, 1000)) + rng.randrange(-2, 2))
    return rng.randrange(low, 2**rng.randrange(1, 63) + low)


def capped(value):
    return max(0, min(MAX, value))


def modest(rng):
    """Most boxes use ordinary stakes: an overflow anywhere spoils a whole line."""
    return rng.choice((500, 1000, 1500, 2500, rng.randrange(1, 5000), rng.randrange(1, 100)))


def stakes(rng, one_in):
    """A source of stakes for a round: wild ones in one round out of `one_in`."""
    return amount if chance(rng, one_in) else modest


def second(rng, base, times):
    """A wager meant to be a multiple of another: right, short, long or strange."""
    right = base * rng.choice(times)
    kind = rng.randrange(12)
    if kind < 7:
        return capped(right) or 1
    if kind == 7:
        return capped(right + rng.randrange(1, 1000)) or 1
    if kind == 8:
        return max(1, capped(right) - rng.randrange(1, 1000))
    if kind == 9:
        return rng.randrange(1, capped(right) + 2)
    if kind == 10:
        return capped(right * 2 + 1)
    return modest(rng)


def limits(rng, game):
    made = {}
    if game == "crown_holdem" and chance(rng, 2):
        step = rng.choice((1, 5, 50, 100, 500))
        made = {"min": step * rng.randrange(1, 6), "step": step}
        if chance(rng, 2):
            made["max"] = made["min"] + step * rng.randrange(0, 8)
        if chance(rng, 40):
            made["min"] += rng.randrange(step)         # off the grid: the order of the cuts matters
            made["max"] = made["min"] + rng.randrange(5000)
    elif chance(rng, 2):
        made["max"] = rng.choice((1, 100, 1000, rng.randrange(1, 3000), amount(rng)))
    if "min" not in made and chance(rng, 3):
        made["min"] = rng.randrange(0, made.get("max", 2000) + 1)
    if chance(rng, 3):
        made["chip"] = rng.choice((1, 5, 100, 250, rng.randrange(1, 2000), amount(rng)))
    if chance(rng, 3):
        made["max_payout"] = rng.choice((1, 5000, rng.randrange(1, 10**6), amount(rng)))
    if game != "crown_holdem" and chance(rng, 8):
        made["step"] = rng.randrange(1, 1000)
    return made


# ---------------------------------------------------------------- jackpots of a round

def prize_meter(rng, game):
    seed, cost = rng.choice(SEEDS), rng.choice((100, 100, 200, 500, 150, 1, 7, rng.randrange(1, 10**4)))
    if chance(rng, 60):
        cost = MAX // seed // rng.choice((1, 2, 3, 10))
    made = {"jackpot": "prize_meter", "seed": seed, "wager": cost}
    if game == "wild_aruba":
        made["game"] = game
    else:
        made["option"] = rng.choice((1, 2))
        if chance(rng, 3):
            made["game"] = game
    if chance(rng, 2):
        made["meter"] = above(rng, seed * cost)
    return made


def above(rng, floor):
    """A state at or above its floor, sometimes near the largest amount."""
    kind = rng.randrange(8)
    if kind == 0:
        return floor
    if kind == 1:
        return capped(floor + rng.randrange(0, 200))
    if kind == 2 and chance(rng, 8):
        return max(floor, MAX - rng.randrange(0, 1000))
    return capped(floor + rng.randrange(0, max(1, floor)))


def levels(rng, game):
    unit = rng.choice((500, 500, 100, 1, 3, 250, rng.randrange(1, 10**4)))
    if chance(rng, 60):
        unit = MAX // 5000 // rng.choice((3, 4, 10))
    made = {"jackpot": "levels", "level1_wager": unit}
    if game == "crown_holdem" or chance(rng, 3):
        made["game"] = game
    if chance(rng, 2):
        made["pools"] = [above(rng, 5000 * unit) for _ in range(3)]
        if sum(made["pools"]) > MAX - 10**6:
            made["pools"] = [5000 * unit] * 3
    return made


def jackpot_stake(rng, config):
    cost = config.get("wager") or config["level1_wager"]
    times = (1,) if "wager" in config else (1, 2, 3)
    kind = rng.randrange(10)
    if kind < 7:
        return capped(cost * rng.choice(times))
    if kind == 7:
        return max(1, cost - rng.randrange(1, 50))
    return capped(cost * rng.choice(times) + rng.randrange(1, 2 * cost + 1))


# ---------------------------------------------------------------- rounds

def give(box, **fields):
    box.update({k: v for k, v in fields.items() if v is not None})
    return box


def some(rng, one_in, value):
    return value if chance(rng, one_in) else None


def base_box(number, cards, wagers, rng):
    wagers = {k: v for k, v in wagers.items() if v is not None}
    if chance(rng, 15):
        wagers = {**wagers, **{k: 0 for k in ("ante",) if k not in wagers}}
    if len(wagers.get("player_poker_extra", ())) == 1 and chance(rng, 2):
        wagers["player_poker_extra"] = wagers["player_poker_extra"][0]
    order = list(wagers.items())
    rng.shuffle(order)
    box = {"box": number, "wagers": dict(order)}
    if cards:
        box["cards"] = cards
    return box


def three_card(rng, boxes):
    shoe, money = Shoe(rng), stakes(rng, 8)
    line = {"dealer": weak_dealer(rng, shoe, 3), "boxes": []}
    for number in boxes:
        line["boxes"].append(three_card_box(rng, number, player_hand(rng, shoe, line["dealer"]), money))
    if chance(rng, 2):
        line["tables"] = give({}, ante_bonus=some(rng, 2, rng.choice("ABC")), pair_plus=some(rng, 2, rng.choice("ABCDEF")))
    return line


def three_card_box(rng, number, cards, money):
    ante, plus = money(rng), some(rng, 2, money(rng))
    what = rng.randrange(14)
    if what == 0:
        return base_box(number, cards, {"pair_plus": money(rng)}, rng)
    if what == 1:
        return give(base_box(number, cards, {"pair_plus": money(rng)}, rng), fold=some(rng, 2, True))
    if what == 2:
        return base_box(number, some(rng, 2, cards), {"play": money(rng)}, rng)
    if what == 3:
        return base_box(number, cards, {"play": money(rng), "pair_plus": money(rng)}, rng)
    if what in (4, 5, 6):
        return give(base_box(number, cards, {"ante": ante, "pair_plus": plus}, rng), fold=rng.choice((True, "ante")))
    if what == 7:
        return give(base_box(number, cards, {"ante": ante, "pair_plus": plus}, rng), no_decision=rng.choice(("unable", "absent")))
    return base_box(number, cards, {"ante": ante, "pair_plus": plus, "play": second(rng, ante, (1,))}, rng)


def stud(rng, boxes, game):
    shoe, money = Shoe(rng), stakes(rng, 8)
    config = prize_meter(rng, game) if chance(rng, 2) else None
    if config and chance(rng, 6):
        return stud_party(rng, game, shoe, config)
    line = {"dealer": weak_dealer(rng, shoe, 5), "boxes": []}
    for number in boxes:
        line["boxes"].append(stud_box(rng, game, number, player_hand(rng, shoe, line["dealer"]), money, config))
    return give(line, jackpot=config)


def stud_party(rng, game, shoe, config):
    """Several royals and straight flushes in one round."""
    line = {"boxes": [], "jackpot": config}
    for number, suit in zip(rng.sample(range(1, 10), 8), SUITS + SUITS):
        run = run_of(rng, 5, suit)
        if all(card in shoe.left for card in run) and not chance(rng, 4):
            wagers = {"ante": 1000, "bet": 2000, "jackpot": jackpot_stake(rng, config)}
            line["boxes"].append(base_box(number, shoe.draw(5, run), wagers, rng))
    if not line["boxes"]:
        line["boxes"].append(base_box(1, shoe.draw(5), {"ante": 1000, "bet": 2000}, rng))
    line["dealer"] = shoe.draw(5)
    return line


def stud_box(rng, game, number, cards, money, config):
    ante = money(rng)
    jackpot = jackpot_stake(rng, config) if config and not chance(rng, 3) else None
    what = rng.randrange(14)
    wild = game == "wild_aruba"
    if what == 0:
        return base_box(number, some(rng, 2, cards), {"bet": money(rng), "jackpot": jackpot}, rng)
    if what == 1 and jackpot:
        return base_box(number, some(rng, 4, cards), {"jackpot": jackpot}, rng)
    if what in (2, 3):
        return give(base_box(number, cards, {"ante": ante, "jackpot": jackpot}, rng), fold=True)
    if what == 4:
        return give(base_box(number, cards, {"ante": ante, "jackpot": jackpot}, rng), no_decision=rng.choice(("unable", "absent")))
    bet = second(rng, ante, (2,))
    if wild and is_instant(cards) and chance(rng, 2):
        box = base_box(number, cards, {"ante": ante, "bet": some(rng, 2, bet), "jackpot": jackpot}, rng)
        return give(box, instant_winner=True)
    box = base_box(number, cards, {"ante": ante, "bet": bet, "jackpot": jackpot}, rng)
    return give(box, instant_winner=some(rng, 8, False) if wild else None)


def is_instant(cards):
    """Whether the hand may be declared an Instant Winner."""
    from hands import CARDS, STRAIGHT_FLUSH, wild_five
    return wild_five([CARDS[c] for c in cards])[0] >= STRAIGHT_FLUSH


def ultimate(rng, boxes):
    shoe, money = Shoe(rng), stakes(rng, 8)
    board, dealer, hole = holdem_cards(rng, shoe, len(boxes))
    config = levels(rng, "ultimate_holdem") if chance(rng, 2) else None
    misdeal = chance(rng, 20)
    line = {"dealer": dealer, "community": board, "boxes": []}
    for number, cards in zip(boxes, hole):
        line["boxes"].append(ultimate_box(rng, number, cards, money, config, misdeal))
    if chance(rng, 2):
        line["tables"] = give({}, trips=some(rng, 1, rng.choice("1234")))
    return give(line, jackpot=config)


def ultimate_box(rng, number, cards, money, config, misdeal):
    ante = money(rng)
    jackpot = jackpot_stake(rng, config) if config and not chance(rng, 3) else None
    trips = some(rng, 2, money(rng))
    what = rng.randrange(16)
    if what == 0:
        box = base_box(number, cards if misdeal else None, {"trips": money(rng), "jackpot": jackpot}, rng)
        return box
    if what == 1:
        box = base_box(number, cards if misdeal else None, {"play": money(rng), "jackpot": jackpot, "trips": trips}, rng)
        return give(box, played=rng.choice(("preflop", "flop", "river")))
    first = {"ante": ante, "blind": ante, "trips": trips, "jackpot": jackpot}
    if what in (2, 3):
        first["blind"] = money(rng)
    if what in (4, 5):
        del first[rng.choice(("ante", "blind"))]
    ways = rng.randrange(8)
    if ways < 2:
        return give(base_box(number, cards, first, rng), fold=rng.choice((True, "river", "preflop", "flop")))
    if ways == 2:
        return give(base_box(number, cards, first, rng), no_decision="absent")
    stage = rng.choice(("preflop", "flop", "river"))
    times = {"preflop": (3, 4), "flop": (2,), "river": (1,)}[stage]
    first["play"] = second(rng, first.get("ante", ante), times if "ante" in first else (1, 4))
    return give(base_box(number, cards, first, rng), played=stage, exposed=some(rng, 8, chance(rng, 4)))


def crown(rng, boxes):
    shoe, money = Shoe(rng), stakes(rng, 8)
    all_fold = chance(rng, 8)
    board, dealer, hole = holdem_cards(rng, shoe, len(boxes), short=all_fold and chance(rng, 2))
    config = levels(rng, "crown_holdem") if chance(rng, 2) else None
    no_ante = chance(rng, 20) and len(board) == 5
    line = {"dealer": dealer, "community": board, "boxes": []}
    for number, cards in zip(boxes, hole):
        if no_ante:
            line["boxes"].append(crown_bare_box(rng, number, money, config))
        else:
            line["boxes"].append(crown_box(rng, number, cards, money, config, all_fold))
    if len(board) == 3 and not any(b["wagers"].get("ante") for b in line["boxes"]):
        line["boxes"][0] = give(base_box(boxes[0], hole[0], {"ante": money(rng)}, rng), fold=True)
    return give(line, jackpot=config)


def extras(rng, money, most=3):
    """One to three Player Poker Extras, sometimes with zeros between them."""
    placed = [money(rng) for _ in range(rng.randrange(1, most + 1))]
    for _ in range(rng.randrange(1, 4) if chance(rng, 5) else 0):
        placed.insert(rng.randrange(len(placed) + 1), 0)
    return placed


def crown_bare_box(rng, number, money, config):
    """A box without an Ante."""
    jackpot = jackpot_stake(rng, config) if config and chance(rng, 3) else None
    wagers = {"dealer_poker_extra": some(rng, 1, money(rng)) if chance(rng, 2) else None,
              "player_poker_extra": extras(rng, money) if chance(rng, 3) else None, "jackpot": jackpot,
              "flop": some(rng, 6, money(rng)), "turn": some(rng, 8, money(rng)), "river": some(rng, 8, money(rng))}
    if not any(wagers.values()):
        wagers["dealer_poker_extra"] = money(rng)
    return base_box(number, None, wagers, rng)


def crown_box(rng, number, cards, money, config, all_fold):
    what = rng.randrange(12)
    if what == 0:
        return crown_bare_box(rng, number, money, config)
    ante = money(rng)
    jackpot = jackpot_stake(rng, config) if config and not chance(rng, 3) else None
    first = {"ante": ante, "jackpot": jackpot, "dealer_poker_extra": some(rng, 2, money(rng)),
             "player_poker_extra": some(rng, 2, extras(rng, money))}
    if all_fold or what in (1, 2):
        return give(base_box(number, cards, first, rng), fold=rng.choice((True, "preflop")))
    if what == 3:
        return give(base_box(number, cards, first, rng), no_decision="absent")
    exposed = some(rng, 8, chance(rng, 4))
    if exposed is False and first["player_poker_extra"]:
        first["player_poker_extra"] = first["player_poker_extra"][:1]
    if what == 4:
        first.update(turn=some(rng, 4, money(rng)), river=some(rng, 4, money(rng)))
        return give(base_box(number, cards, first, rng), no_decision="forgotten", exposed=exposed)
    first.update(flop=second(rng, ante, (2,)), turn=some(rng, 2, second(rng, ante, (1,))),
                 river=some(rng, 2, second(rng, ante, (1,))))
    return give(base_box(number, cards, first, rng), exposed=exposed)


MAKERS = {
    "three_card": three_card,
    "caribbean_stud": lambda rng, boxes: stud(rng, boxes, "caribbean_stud"),
    "wild_aruba": lambda rng, boxes: stud(rng, boxes, "wild_aruba"),
    "ultimate_holdem": ultimate,
    "crown_holdem": crown,
}


def settle_object(rng):
    """One round as an object."""
    game = rng.choice(tuple(MAKERS))
    perth = game in ("ultimate_holdem", "crown_holdem")
    most = 7 if perth else 9
    count = rng.choice((1, 1, 1, 2, 2, 3, rng.randrange(1, most + 1)))
    boxes = rng.sample(range(1, most + 1), count)
    line = {"game": game, **MAKERS[game](rng, boxes)}
    if chance(rng, 2):
        line["limits"] = limits(rng, game)
    if not perth:
        for box in line["boxes"]:
            if chance(rng, 6):
                box["personal_limits"] = personal(rng, game, line.get("limits", {}))
    if chance(rng, 4):
        order = list(line.items())
        rng.shuffle(order)
        line = dict(order)
    return line


def personal(rng, game, table):
    """Limits of one's own whose minimum stays under the maximum once both lists are joined."""
    own = limits(rng, game)
    joined = {**table, **own}
    if joined.get("min", 0) > joined.get("max", MAX):
        own["min"] = 0
    return own


def encode(rng, obj):
    if chance(rng, 10):
        return json.dumps(obj, separators=(rng.choice((",", " , ")), rng.choice((":", " :\t")))).encode()
    return json.dumps(obj, separators=(",", ":")).encode()


def settle_line(rng):
    return encode(rng, settle_object(rng))


# ---------------------------------------------------------------- jackpot streams

def meter_event(rng, config):
    hands = METER_HANDS["wild" if config.get("game") == "wild_aruba" else config["option"]]
    if chance(rng, 2):
        count = rng.choice((0, 1, 5, rng.randrange(0, 1000), rng.randrange(0, 10**6)))
        return {"wagers": {"count": amount(rng, 0) if chance(rng, 10) else count}}
    counts = {h: rng.choice((1, 1, 2, 3)) for h in rng.sample(hands, rng.randrange(1, 4))}
    while sum(counts.values()) > 9:
        counts.popitem()
    return {"round": counts}


def level_event(rng):
    if chance(rng, 2):
        names = rng.sample(("level1", "level2", "level3"), rng.randrange(1, 4))
        return {"wagers": {n: amount(rng, 0) if chance(rng, 10) else rng.randrange(0, 500) for n in names}}
    boxes = rng.sample(range(1, 8), rng.randrange(1, 6))
    hands = rng.choice((LEVEL_HANDS[:2], ("straight_flush",), LEVEL_HANDS))
    return {"round": [{"box": b, "level": rng.choice((1, 2, 3)), "hand": rng.choice(hands)} for b in boxes]}


def bad_event(rng, config):
    meter = "wager" in config
    return rng.choice((
        {}, [], {"wagers": []}, {"wagers": {"count": -1}}, {"wagers": {"level4": 1}}, {"wagers": {"count": "3"}},
        {"wagers": {"level1": None}}, {"round": 3}, {"rounds": {}}, {"round": {"straight_flush": -1}},
        {"round": [{"box": 1, "level": 1, "hand": "five_of_a_kind"}]}, {"round": [{"box": 1, "level": 4, "hand": "flush"}]},
        {"round": [{"box": 0, "level": 1, "hand": "flush"}]}, {"round": [{"box": 1, "hand": "flush"}]},
        {"round": {"pair": 1}}, {"wagers": {"count": MAX + 1}}, {"wagers": {"level1": 2**70}},
        {"round": [] if meter else {}}, {"wagers": {"level1": 1} if meter else {"count": 1}}))


def jackpot_stream(rng):
    """Lines of one stream: a configuration and its events."""
    game = rng.choice(("caribbean_stud", "wild_aruba", "ultimate_holdem", "crown_holdem"))
    meter = game in ("caribbean_stud", "wild_aruba")
    config = prize_meter(rng, game) if meter else levels(rng, game)
    lines = [encode(rng, config)]
    for _ in range(rng.randrange(0, 60)):
        if chance(rng, 15):
            lines.append(rng.choice((encode(rng, bad_event(rng, config)), b"", b"{", b"null", b"{\"wagers\":{\"count\":1.0}}")))
        else:
            lines.append(encode(rng, meter_event(rng, config) if meter else level_event(rng)))
    return lines


BAD_CONFIGS = [
    {}, [], {"jackpot": "meter"}, {"jackpot": "levels"}, {"jackpot": "levels", "level1_wager": 0},
    {"jackpot": "levels", "level1_wager": -5}, {"jackpot": "levels", "level1_wager": "5"},
    {"jackpot": "levels", "level1_wager": 500, "pools": [2500000, 2500000]},
    {"jackpot": "levels", "level1_wager": 500, "pools": [2500000, 2499999, 2500000]},
    {"jackpot": "levels", "level1_wager": 500, "pools": [2500000, 2500000, 2500000, 2500000]},
    {"jackpot": "levels", "level1_wager": 500, "meter": 2500000},
    {"jackpot": "levels", "level1_wager": 500, "game": "caribbean_stud"},
    {"jackpot": "levels", "level1_wager": MAX}, {"jackpot": "levels", "level1_wager": 500, "seed": 1},
    {"jackpot": "prize_meter", "option": 1, "seed": 10000}, {"jackpot": "prize_meter", "option": 1, "wager": 100},
    {"jackpot": "prize_meter", "option": 3, "seed": 10000, "wager": 100},
    {"jackpot": "prize_meter", "option": "1", "seed": 10000, "wager": 100},
    {"jackpot": "prize_meter", "option": 1, "seed": 15000, "wager": 100},
    {"jackpot": "prize_meter", "option": 1, "seed": 10000, "wager": 0},
    {"jackpot": "prize_meter", "option": 1, "seed": 10000, "wager": MAX},
    {"jackpot": "prize_meter", "option": 1, "seed": 10000, "wager": 100, "meter": 999999},
    {"jackpot": "prize_meter", "option": 1, "seed": 10000, "wager": 100, "pools": [1, 2, 3]},
    {"jackpot": "prize_meter", "option": 1, "seed": 10000, "wager": 100, "game": "wild_aruba"},
    {"jackpot": "prize_meter", "option": 1, "seed": 10000, "wager": 100, "game": "three_card"},
]


def bad_config_stream(rng):
    return [encode(rng, rng.choice(BAD_CONFIGS))]
