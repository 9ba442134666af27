"""Reading one line: bytes to a checked Round, or Bad.

Bad carries the names of fields its text may be expected to mention. A Bad or a Round can be
marked `open`: the contract does not say whether such a line is an error, so that both an error
and an answer are accepted there (the labels are explained in the notes handed to the implementer).
"""
import json
from dataclasses import dataclass, field

from hands import CARDS, STRAIGHT_FLUSH, wild_five

MAX = 2**63 - 1


class Bad(Exception):
    def __init__(self, why, *names, open_as=None):
        super().__init__(why)
        self.names = names
        self.open_as = open_as


# ---------------------------------------------------------------- JSON

def unique_fields(pairs):
    seen = {}
    for name, value in pairs:
        if name in seen:
            raise Bad(f"field {name} given twice", name)
        seen[name] = value
    return seen


class NotWhole:
    """A number with a point or an exponent: of no type that any field has."""

    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return self.text


def refuse_constant(text):
    raise Bad(f"{text} is not JSON")


def whole_number(text):
    if text == "-0":
        raise Bad("minus zero", open_as="minus-zero")
    return int(text)


def load(line):
    """The JSON value of one line of bytes."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise Bad("not UTF-8") from None
    try:
        value = json.loads(text, object_pairs_hook=unique_fields, parse_float=NotWhole,
                           parse_constant=refuse_constant, parse_int=whole_number)
    except (ValueError, RecursionError):
        raise Bad("broken JSON") from None
    if len(line) > 60000:
        raise Bad("very long line", open_as="long-line")
    return value


# ---------------------------------------------------------------- small readers

def an_object(value, name, allowed):
    if type(value) is not dict:
        raise Bad(f"{name} is not an object", name)
    for key in value:
        if key not in allowed:
            raise Bad(f"unknown field {key}", key)
    return value


def needed(obj, name):
    if name not in obj:
        raise Bad(f"{name} is missing", name)
    return obj[name]


def money(value, name):
    if type(value) is not int or not 0 <= value <= MAX:
        raise Bad(f"{name} is not an amount", name)
    return value


def a_bool(value, name):
    if type(value) is not bool:
        raise Bad(f"{name} is not true or false", name)
    return value


def one_of(value, choices, name):
    if type(value) not in (str, bool, int) or not any(
            type(value) is type(c) and value == c for c in choices):
        raise Bad(f"{name} cannot be {value!r}", name)
    return value


def hand_of(value, name, counts):
    if type(value) is not list:
        raise Bad(f"{name} is not a list", name)
    for card in value:
        if type(card) is not str or card not in CARDS:
            raise Bad(f"{name}: no such card {card!r}", name)
    if len(value) not in counts:
        raise Bad(f"{name}: wrong number of cards", name)
    return [CARDS[card] for card in value]


# ---------------------------------------------------------------- what each game has

@dataclass(frozen=True)
class Spec:
    hole: int
    dealer: int
    wagers: tuple
    second: tuple              # wagers that a fold excludes
    folds: tuple
    reasons: tuple             # values of no_decision
    box_fields: tuple = ()
    community: bool = False
    tables: tuple = ()         # (name, choices)
    jackpot: str = ""          # kind of jackpot


COMMON_BOX = ("box", "cards", "wagers", "fold", "no_decision")
LIMIT_FIELDS = ("min", "max", "step", "max_payout", "chip")

SPECS = {
    "three_card": Spec(
        hole=3, dealer=3, wagers=("ante", "pair_plus", "play"), second=("play",),
        folds=(True, "ante"), reasons=("unable", "absent"), box_fields=("personal_limits",),
        tables=(("ante_bonus", "ABC"), ("pair_plus", "ABCDEF"))),
    "caribbean_stud": Spec(
        hole=5, dealer=5, wagers=("ante", "bet", "jackpot"), second=("bet",),
        folds=(True,), reasons=("unable", "absent"), box_fields=("personal_limits",),
        jackpot="prize_meter"),
    "wild_aruba": Spec(
        hole=5, dealer=5, wagers=("ante", "bet", "jackpot"), second=("bet",),
        folds=(True,), reasons=("unable", "absent"),
        box_fields=("personal_limits", "instant_winner"), jackpot="prize_meter"),
    "ultimate_holdem": Spec(
        hole=2, dealer=2, wagers=("ante", "blind", "trips", "play", "jackpot"), second=("play",),
        folds=(True, "preflop", "flop", "river"), reasons=("absent",),
        box_fields=("exposed", "played"), community=True, tables=(("trips", "1234"),),
        jackpot="levels"),
    "crown_holdem": Spec(
        hole=2, dealer=2,
        wagers=("ante", "flop", "turn", "river", "dealer_poker_extra", "player_poker_extra", "jackpot"),
        second=("flop", "turn", "river"), folds=(True, "preflop"), reasons=("absent", "forgotten"),
        box_fields=("exposed",), community=True, jackpot="levels"),
}


@dataclass
class Box:
    number: int
    cards: list
    wagers: dict               # name -> amount above 0; player_poker_extra -> list as given
    fold: object = None
    no_decision: object = None
    exposed: bool = True
    played: object = None
    instant: bool = False
    limits: dict = field(default_factory=dict)
    scalar_extra: bool = False  # the Player Poker Extra was given as one amount

    def stake(self, name):
        return self.wagers.get(name, 0)


@dataclass
class Round:
    game: str
    tables: dict
    dealer: list
    community: list
    boxes: list
    jackpot: object            # the configuration object, or None
    open_as: set


# ---------------------------------------------------------------- pieces of a round

def read_limits(value, name):
    limits = an_object(value, name, LIMIT_FIELDS)
    for key, amount in limits.items():
        money(amount, key)
        if amount == 0 and key in ("step", "chip"):
            raise Bad(f"{key} is 0", key)
    return limits


def note_odd_limits(limits, opened):
    if limits.get("max") == 0:
        opened.add("max-zero")
    if "max" in limits and limits.get("min", 0) > limits["max"]:
        opened.add("min-above-max")
    if limits.get("max_payout") == 0:
        opened.add("max-payout-zero")


def read_tables(value, spec, opened):
    choices = dict(spec.tables)
    tables = an_object(value, "tables", choices)
    if not choices:
        opened.add("tables-without-any")
    return {name: one_of(tables.get(name, options[0]), tuple(options), name)
            for name, options in choices.items()}


def read_extras(value):
    """Player Poker Extra: one amount, or a list of up to three; a 0 is not placed, but keeps its position."""
    if type(value) is int:
        return [money(value, "player_poker_extra")] if value else []
    if type(value) is not list:
        raise Bad("player_poker_extra is not a list", "player_poker_extra")
    given = [money(v, "player_poker_extra") for v in value]
    if sum(a > 0 for a in given) > 3:
        raise Bad("more than three Player Poker Extras", "player_poker_extra")
    return given if any(given) else []


def read_wagers(value, spec, opened):
    wagers = {}
    for name, amount in an_object(value, "wagers", spec.wagers).items():
        if name == "player_poker_extra":
            wagers[name] = read_extras(amount)
        else:
            wagers[name] = money(amount, name)
    wagers = {name: amount for name, amount in wagers.items() if amount}
    if not wagers:
        raise Bad("a box without a wager", "wagers", "box")
    return wagers


def read_box_number(value):
    if type(value) is not int or value < 1:
        raise Bad("box below 1", "box")
    if value > MAX:
        raise Bad("box too large", "box")
    return value


def read_box(value, game, spec, limits, opened):
    obj = an_object(value, "boxes", COMMON_BOX + spec.box_fields)
    box = Box(number=read_box_number(needed(obj, "box")), cards=[], wagers={})
    if box.number > 9:
        opened.add("box-above-nine")
    if "cards" in obj:
        box.cards = hand_of(obj["cards"], "cards", (spec.hole,))
    box.wagers = read_wagers(needed(obj, "wagers"), spec, opened)
    box.scalar_extra = type(obj["wagers"].get("player_poker_extra")) is int
    if "fold" in obj:
        if obj["fold"] is False:
            opened.add("fold-false")
        else:
            box.fold = one_of(obj["fold"], spec.folds, "fold")
    if "no_decision" in obj:
        box.no_decision = one_of(obj["no_decision"], spec.reasons, "no_decision")
    if "exposed" in obj:
        box.exposed = a_bool(obj["exposed"], "exposed")
    if "played" in obj:
        box.played = one_of(obj["played"], ("preflop", "flop", "river"), "played")
    if "instant_winner" in obj:
        box.instant = a_bool(obj["instant_winner"], "instant_winner")
    box.limits = dict(limits)
    if "personal_limits" in obj:
        box.limits.update(read_limits(obj["personal_limits"], "personal_limits"))
    note_odd_limits(box.limits, opened)
    check_box(box, game, spec, opened)
    return box


# ---------------------------------------------------------------- contradictions

def needs_cards(box, game):
    first = {"three_card": ("ante", "pair_plus"), "ultimate_holdem": ("ante", "blind")}
    return any(box.stake(name) for name in first.get(game, ("ante",)))


def in_play(box, game):
    """Whether the box has a hand that must be folded or backed by a second wager."""
    if game == "ultimate_holdem":
        return bool(box.stake("ante") or box.stake("blind"))
    return bool(box.stake("ante"))


def check_box(box, game, spec, opened):
    second = [name for name in spec.second if box.stake(name)]
    if needs_cards(box, game) and not box.cards:
        raise Bad("cards missing", "cards")
    if game == "crown_holdem" and box.cards and not box.stake("ante"):
        raise Bad("cards without an Ante", "cards", "ante")
    if box.fold is not None and second:
        raise Bad("a fold with a second wager", "fold", *second)
    if box.instant:
        check_instant(box)
    if game == "ultimate_holdem" and (box.played is not None) != bool(box.stake("play")):
        raise Bad("played and the Play wager go together", "played", "play")
    if not box.exposed and sum(a > 0 for a in box.wagers.get("player_poker_extra", ())) > 1:
        raise Bad("exposed:false with several Player Poker Extras", "exposed", "player_poker_extra")
    check_decision(box, game, spec, opened)


def check_instant(box):
    if box.fold is not None:
        raise Bad("a fold with instant_winner", "fold", "instant_winner")
    if not box.cards or not box.stake("ante"):
        raise Bad("instant_winner without an Ante", "instant_winner", open_as="instant-without-ante")
    if wild_five(box.cards)[0] < STRAIGHT_FLUSH:
        raise Bad("instant_winner below a straight flush", "instant_winner")


def check_decision(box, game, spec, opened):
    alive = in_play(box, game)
    decided = bool(box.stake(spec.second[0])) or box.instant
    if box.no_decision is not None:
        if box.fold is not None or decided or not alive:
            raise Bad("no_decision has nothing to explain", "no_decision",
                      open_as="no-decision-superfluous")
        if box.no_decision == "absent" and any(box.stake(n) for n in spec.second):
            opened.add("absent-with-turn")
        return
    if not alive and (box.fold is not None or not box.exposed):
        if not (game == "three_card" and box.fold is True):
            opened.add("fold-of-nothing")
    if box.fold == "ante" and not box.stake("ante"):
        opened.add("fold-of-nothing")
    if box.fold is not None and not box.exposed:
        opened.add("fold-and-unexposed")
    if alive and box.fold is None and not decided:
        raise Bad("a box without its second wager", "no_decision", spec.second[0])


def check_distinct(rnd):
    seen = set()
    for card in rnd.dealer + rnd.community + [c for b in rnd.boxes for c in b.cards]:
        if card in seen:
            raise Bad("a card twice")
        seen.add(card)


def given_up(box):
    return box.fold is not None or box.no_decision == "absent"


def check_community(rnd):
    """Five cards; the flop alone only where every Ante of a Crown Hold'em round is folded."""
    if len(rnd.community) != 3:
        return
    with_ante = [b for b in rnd.boxes if b.stake("ante")]
    if not all(given_up(b) for b in with_ante):
        raise Bad("community holds only the flop", "community")
    if not with_ante:
        rnd.open_as.add("flop-only-without-ante")
    if any(b.no_decision for b in with_ante):
        rnd.open_as.add("flop-only-with-absent")


def check_boxes(rnd):
    numbers = [b.number for b in rnd.boxes]
    if len(set(numbers)) != len(numbers):
        raise Bad("a box twice", "box")
    if rnd.jackpot is None and any(b.stake("jackpot") for b in rnd.boxes):
        raise Bad("a Jackpot wager without a jackpot", "jackpot")


def read_round(obj):
    if type(obj) is not dict:
        raise Bad("not an object")
    game = one_of(needed(obj, "game"), tuple(SPECS), "game")
    spec, opened = SPECS[game], set()
    allowed = ["game", "tables", "dealer", "boxes", "limits"]
    allowed += ["community"] * spec.community + ["jackpot"] * bool(spec.jackpot)
    an_object(obj, "line", allowed)
    limits = read_limits(obj.get("limits", {}), "limits")
    tables = read_tables(obj["tables"], spec, opened) if "tables" in obj else {
        name: options[0] for name, options in spec.tables}
    dealer = hand_of(needed(obj, "dealer"), "dealer", (spec.dealer,))
    community = []
    if spec.community:
        counts = (3, 5) if game == "crown_holdem" else (5,)
        community = hand_of(needed(obj, "community"), "community", counts)
    boxes = needed(obj, "boxes")
    if type(boxes) is not list or not boxes:
        raise Bad("no boxes", "boxes")
    rnd = Round(game, tables, dealer, community,
                [read_box(b, game, spec, limits, opened) for b in boxes], obj.get("jackpot"), opened)
    if "jackpot" in obj and obj["jackpot"] is None:
        raise Bad("jackpot is null", "jackpot")
    check_distinct(rnd)
    check_boxes(rnd)
    check_community(rnd)
    return rnd
