"""The two jackpots: the Melbourne prize meter and the Perth pools. Exact fractions of a cent."""
from fractions import Fraction

from intake import MAX, Bad, an_object, money, needed, one_of

SEEDS = (10000, 20000, 30000, 40000, 50000, 60000, 75000)
RATES = {  # hundredths of a percent
    1: dict(zip(SEEDS, (3406, 3251, 3094, 2936, 2776, 2612, 2350))),
    2: dict(zip(SEEDS, (3102, 2947, 2790, 2632, 2470, 2302, 2028))),
}
BONUS = {
    1: {"four_of_a_kind": 500, "full_house": 150, "flush": 100},
    2: {"four_of_a_kind": 600, "full_house": 100, "flush": 60, "straight": 40},
    "wild": {"wild_royal_flush": 250, "five_of_a_kind": 100, "wild_straight_flush": 50,
             "four_of_a_kind": 25},
}
LEVEL_BONUS = {"four_of_a_kind": 500, "full_house": 100, "flush": 50, "straight": 25}
TOP = ("royal_flush", "straight_flush")


def clauses(book, *ids):
    return frozenset(i if i.startswith("I-") else f"{book} {i}" for i in ids)


def up(amount):
    return -((-amount) // 1)


def check_money(amount, what, *names):
    if amount > MAX:
        raise Bad(f"{what} passes the largest amount", *names)
    return amount


# ---------------------------------------------------------------- prize meter

class PrizeMeter:
    kind = "prize_meter"

    def __init__(self, obj, game=None):
        an_object(obj, "jackpot", ("jackpot", "option", "seed", "wager", "game", "meter"))
        self.game = one_of(obj.get("game", "caribbean_stud"), ("caribbean_stud", "wild_aruba"), "game")
        self.open_as = default_game(obj, self.game, game)
        self.wild = self.game == "wild_aruba"
        seed = one_of(needed(obj, "seed"), SEEDS, "seed")
        self.option = self.read_option(obj)
        self.cost = money(needed(obj, "wager"), "wager")
        if self.cost == 0:
            raise Bad("wager is 0", "wager")
        self.rate = Fraction(5300 if self.wild else RATES[self.option][seed], 10000)
        self.bonus = BONUS["wild" if self.wild else self.option]
        self.seed = check_money(seed * self.cost, "seed", "seed", "wager")
        self.meter = Fraction(money(obj.get("meter", self.seed), "meter"))
        if self.meter < self.seed:
            raise Bad("meter below the seed", "meter")

    def read_option(self, obj):
        if self.wild:
            if "option" in obj:
                raise Bad("Wild Aruba has no option", "option")
            return None
        if "option" not in obj:
            raise Bad("option is missing", "option", open_as="option-missing")
        return one_of(obj["option"], (1, 2), "option")

    def hands(self):
        return TOP + tuple(self.bonus)

    def fit(self, stake):
        """The level that plays (1 or 0) and the money it plays with."""
        return (1, self.cost) if stake >= self.cost else (0, 0)

    def add(self, levels):
        self.meter += len(levels) * self.cost * self.rate
        check_money(self.meter // 1, "meter", "count", "meter")

    def add_count(self, count):
        self.meter += count * self.cost * self.rate
        check_money(self.meter // 1, "meter", "count", "meter")

    def amounts(self, counts):
        """Returns the prize of one hand of each kind, given the number of each."""
        royals, flushes = counts.get("royal_flush", 0), counts.get("straight_flush", 0)
        j, r = up(self.meter / 100) * 100, self.seed
        pay = {hand: times * self.cost for hand, times in self.bonus.items()}
        if royals:
            pool = j + r * (royals - 1)
            pay["royal_flush"] = up(Fraction(10 * pool, 10 * royals + flushes))
            pay["straight_flush"] = up(Fraction(pool, 10 * royals + flushes))
        elif flushes:
            total = sum(Fraction(9 ** (k - 1), 10 ** k) for k in range(1, flushes + 1))
            pay["straight_flush"] = up((j - r) * total / flushes + Fraction(r, 10))
        return pay

    def settle(self, winners):
        """winners: list of (box, level, hand). Returns prizes in the same order, and reset."""
        counts = {}
        for _, _, hand in winners:
            counts[hand] = counts.get(hand, 0) + 1
        pay = self.amounts(counts)
        prizes = [dict(hand=hand, amount=check_money(pay[hand], "prize"), clause=self.cite(hand))
                  for _, _, hand in winners]
        self.meter -= sum(p["amount"] for p in prizes if p["hand"] in TOP)
        reset = self.meter < self.seed
        if reset:
            self.meter = Fraction(self.seed)
        return prizes, reset

    def cite(self, hand):
        table = ("12.10.1", "12.6.3", "12.6.3(a)", "I-30") if self.wild else ("10.1.2",)
        if hand not in TOP:
            return clauses("CS", "5.8.1", *table)
        return clauses("CS", "5.8.1", "10.1.1", "10.1.2", "10.2.1", "10.3", "10.3.1", "10.3.2", "10.3.2(a)",
                       "10.3.2(b)", "10.3.3", "10.3.3(a)", "I-11", "I-12", "I-13", *table)

    def state(self, prizes=(), reset=False):
        return dict(meter=self.meter // 1, meter_exact=self.meter, prizes=list(prizes), reset=reset)


# ---------------------------------------------------------------- pools

class Levels:
    kind = "levels"

    def __init__(self, obj, game=None):
        an_object(obj, "jackpot", ("jackpot", "level1_wager", "game", "pools"))
        self.game = one_of(obj.get("game", "ultimate_holdem"), ("ultimate_holdem", "crown_holdem"), "game")
        self.open_as = default_game(obj, self.game, game)
        self.book = "CH" if self.game == "crown_holdem" else "UTH"
        self.unit = money(needed(obj, "level1_wager"), "level1_wager")
        if self.unit == 0:
            raise Bad("level1_wager is 0", "level1_wager")
        self.reseed = check_money(5000 * self.unit, "reseed", "level1_wager")
        self.pools = [Fraction(self.reseed)] * 3
        if "pools" in obj:
            self.pools = self.read_pools(obj["pools"])
        self.check_displays("pools", "level1_wager", open_as="displays-overflow")

    def read_pools(self, value):
        if type(value) is not list or len(value) != 3:
            raise Bad("pools are not three", "pools")
        pools = [Fraction(money(v, "pools")) for v in value]
        if min(pools) < self.reseed:
            raise Bad("a pool below its reseed", "pools")
        return pools

    def check_displays(self, *names, open_as=None):
        if sum(self.pools) // 1 > MAX:
            each = max(self.pools) // 1 <= MAX
            raise Bad("a display passes the largest amount", *names,
                      open_as=open_as or ("displays-overflow" if each else None))

    def fit(self, stake):
        level = min(3, stake // self.unit)
        return level, level * self.unit

    def add(self, levels):
        for level in levels:
            self.add_wagers(level, 1)
        self.check_displays()

    def add_wagers(self, level, count):
        """41 % of one Level 1 unit to every pool the wager can win."""
        for pool in range(level):
            self.pools[pool] += count * self.unit * Fraction(41, 100)

    def display(self, level):
        return sum(self.pools[:level]) // 1

    def straight_flush(self, level):
        """Key off one straight flush: the cent fraction goes to pool 1, then the reseed floor."""
        tenth = sum(self.pools[:level]) / 10
        prize = tenth // 1
        for pool in range(level):
            self.pools[pool] -= self.pools[pool] / 10
        self.pools[0] += tenth - prize
        lifted = any(p < self.reseed for p in self.pools)
        self.pools = [max(p, Fraction(self.reseed)) for p in self.pools]
        return prize, lifted

    def royal(self, level):
        prize = self.display(level)
        for pool in range(level):
            self.pools[pool] = Fraction(self.reseed)
        return prize, True

    def key_off(self, hand, level, count):
        """Each of `count` winners in turn, summed, shared; odd cents to pool 1."""
        total, reset = 0, False
        for _ in range(count):
            prize, went_back = getattr(self, hand)(level)
            total, reset = total + prize, reset or went_back
        share, rest = divmod(total, count)
        self.pools[0] += rest
        return share, reset

    def settle(self, winners):
        amounts, reset = {}, False
        for hand, key in (("straight_flush", "straight_flush"), ("royal_flush", "royal")):
            for level in (1, 2, 3):
                same = [w for w in winners if w[1:] == (level, hand)]
                if same:
                    amounts[level, hand], back = self.key_off(key, level, len(same))
                    reset = reset or back
        prizes = []
        for box, level, hand in winners:
            amount = amounts.get((level, hand))
            if amount is None:
                amount = LEVEL_BONUS[hand] * level * self.unit
            prizes.append(dict(hand=hand, amount=check_money(amount, "prize"), clause=self.cite(hand),
                               box=box, level=level))
        self.check_displays()
        return prizes, reset

    def cite(self, hand):
        win = {"UTH": ("3.25(a)", "3.26"), "CH": ("3.12(b)", "3.12(b)(i)", "3.12(b)(ii)", "3.13")}[self.book]
        if hand not in TOP:
            return clauses(self.book, *win)
        many = {"UTH": ("4.18", "4.18(a)", "4.18(b)", "4.19", "4.19(a)", "4.19(b)", "4.20", "4.20(a)",
                        "4.20(b)", "4.20(c)", "4.21"),
                "CH": ("4.16", "4.16(a)", "4.16(b)", "4.16(b)(i)", "4.16(b)(ii)", "4.17", "4.17(a)",
                       "4.17(b)", "4.18", "4.18(a)", "4.18(b)", "4.18(c)", "4.19")}[self.book]
        return clauses(self.book, *win, *many, "I-10", "I-17", "I-89")

    def state(self, prizes=(), reset=False):
        return dict(pools=[p // 1 for p in self.pools], pools_exact=list(self.pools),
                    displays=[self.display(level) for level in (1, 2, 3)],
                    prizes=list(prizes), reset=reset)


# ---------------------------------------------------------------- configuration and streams

def default_game(obj, configured, wanted):
    """A round's jackpot must be one of its own game; left out, the contract leaves it open."""
    if wanted is None or configured == wanted:
        return None
    if "game" not in obj:
        return "jackpot-game-default"
    if {configured, wanted} == {"ultimate_holdem", "crown_holdem"}:
        return "jackpot-of-sister-game"
    raise Bad("jackpot of another game", "jackpot", "game")


def configure(obj, kind=None, game=None):
    if type(obj) is not dict:
        raise Bad("jackpot is not an object", "jackpot")
    named = one_of(needed(obj, "jackpot"), ("prize_meter", "levels"), "jackpot")
    if kind and named != kind:
        raise Bad("jackpot of another kind", "jackpot")
    return (PrizeMeter if named == "prize_meter" else Levels)(obj, game)


def wagers_event(pot, value):
    if pot.kind == "prize_meter":
        an_object(value, "wagers", ("count",))
        if "count" not in value:
            raise Bad("count is missing", "count", open_as="count-missing")
        pot.add_count(money(value["count"], "count"))
        return [], False
    names = ("level1", "level2", "level3")
    an_object(value, "wagers", names)
    for level, name in enumerate(names, start=1):
        pot.add_wagers(level, money(value.get(name, 0), name))
    pot.check_displays()
    return [], False


def meter_winners(pot, value):
    winners = []
    for hand, count in an_object(value, "round", pot.hands()).items():
        money(count, hand)
        if count > 60:
            raise Bad("more hands than cards", hand, open_as="round-count-large")
        winners += [(0, 1, hand)] * count
    if len(winners) > 9:
        raise Bad("more hands than boxes", "round", open_as="round-count-large")
    return winners


def level_winners(pot, value):
    if type(value) is not list:
        raise Bad("round is not a list", "round")
    winners = []
    for entry in value:
        an_object(entry, "round", ("box", "level", "hand"))
        box = needed(entry, "box")
        if type(box) is not int or not 1 <= box <= MAX:
            raise Bad("box below 1", "box")
        level = one_of(needed(entry, "level"), (1, 2, 3), "level")
        hand = one_of(needed(entry, "hand"), TOP + tuple(LEVEL_BONUS), "hand")
        winners.append((box, level, hand))
    boxes = [w[0] for w in winners]
    if len(set(boxes)) != len(boxes):
        raise Bad("a box twice", "box", open_as="round-box-twice")
    return winners


def event(pot, obj):
    """Apply one event; returns the state to print."""
    an_object(obj, "event", ("wagers", "round"))
    if len(obj) != 1:
        raise Bad("neither wagers nor round, or both", "wagers", "round",
                  open_as="wagers-and-round" if obj else None)
    if "wagers" in obj:
        return pot.state(*wagers_event(pot, obj["wagers"]))
    winners = (meter_winners if pot.kind == "prize_meter" else level_winners)(pot, obj["round"])
    return pot.state(*pot.settle(winners))
