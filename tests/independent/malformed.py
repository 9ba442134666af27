"""Lines spoilt in one way each. Every maker takes a random source and answers (bytes, names):
names are the fields of which the error should mention one; empty where there is none."""
import json

from generate import DECK, MAX, chance, settle_object


def text_of(obj):
    return json.dumps(obj, separators=(",", ":"))


def pick_number(rng, text):
    """The place of some wager's digits in the text, and the wager's name."""
    places = []
    for name in ("ante", "play", "bet", "blind", "trips", "pair_plus", "flop", "turn", "river", "dealer_poker_extra"):
        mark, at = f'"{name}":', 0
        while (at := text.find(mark, at)) >= 0:
            start = end = at + len(mark)
            while end < len(text) and text[end].isdigit():
                end += 1
            if end > start:
                places.append((start, end, name))
            at = end
    return rng.choice(places) if places else (0, 0, "")


def odd_number(rng):
    text = text_of(settle_object(rng))
    start, end, name = pick_number(rng, text)
    digits = text[start:end]
    new = rng.choice(("-1", "-" + digits, digits + ".0", digits + ".5", digits + "e0", digits + "E2", digits + "e-1", "0" + digits,
                      "+" + digits, f'"{digits}"', "null", "true", "false", "[]", f"[{digits}]", "{}", str(MAX + 1), str(2**64), str(2**64 + 5),
                      "9" * 40, "9" * 400, "1e400", "NaN", "Infinity", "-Infinity", "0x10", digits + "_", "1.", ".5", "-", '"\\u0031"', "-9223372036854775808"))
    return (text[:start] + new + text[end:]).encode(), (name,) if name and is_json(new) and len(new) < 50 else ()


def is_json(text):
    """Whether a value is well formed, so that its field can be named."""
    try:
        return json.loads(text) not in (float("inf"), float("-inf")) and text != "NaN"
    except ValueError:
        return False


def minus_zero(rng):
    text = text_of(settle_object(rng))
    start, end, _ = pick_number(rng, text)
    return (text[:start] + "-0" + text[end:]).encode(), ()


def unknown_field(rng):
    obj = settle_object(rng)
    name = rng.choice(("extra", "Game", "wager", "cash", "hands", "", "ante ", "box2", "__proto__", "\u00e9"))
    rng.choice((obj, obj["boxes"][0], obj["boxes"][-1]["wagers"], obj.setdefault("limits", {}), obj.setdefault("tables", {})))[name] = 5
    return text_of(obj).encode(), (name.strip(),) if name.isascii() and name else ()


def foreign_field(rng):
    """A field of another game."""
    obj = settle_object(rng)
    box = rng.choice(obj["boxes"])
    foreign = {
        "three_card": [("community", obj), ("jackpot", obj), ("played", box), ("exposed", box), ("instant_winner", box), ("bet", box["wagers"]), ("jackpot", box["wagers"])],
        "caribbean_stud": [("community", obj), ("played", box), ("exposed", box), ("instant_winner", box), ("pair_plus", box["wagers"]), ("play", box["wagers"])],
        "wild_aruba": [("community", obj), ("played", box), ("exposed", box), ("blind", box["wagers"])],
        "ultimate_holdem": [("instant_winner", box), ("personal_limits", box), ("bet", box["wagers"]), ("flop", box["wagers"])],
        "crown_holdem": [("instant_winner", box), ("personal_limits", box), ("played", box), ("blind", box["wagers"]), ("trips", box["wagers"])],
    }[obj["game"]]
    name, where = rng.choice(foreign)
    value = {"community": ["2c"], "jackpot": {}, "played": "river", "exposed": True, "instant_winner": False, "personal_limits": {}}.get(name, 500)
    where[name] = 100 if where is box["wagers"] else value
    return text_of(obj).encode(), (name,)


def twice(rng):
    obj = settle_object(rng)
    text = text_of(obj)
    name = rng.choice([n for n in ("game", "dealer", "boxes", "box", "wagers", "cards", "ante") if f'"{n}":' in text])
    at = text.index(f'"{name}":')
    shown = name if chance(rng, 2) else "".join(f"\\u{ord(c):04x}" for c in name)
    return (text[:at] + f'"{shown}":1,' + text[at:]).encode(), (name,)


def missing(rng):
    obj = settle_object(rng)
    box = rng.choice(obj["boxes"])
    where, name = rng.choice(((obj, "game"), (obj, "dealer"), (obj, "boxes"), (obj, "community"), (box, "box"), (box, "wagers"), (box, "cards")))
    gone = where.pop(name, None)
    return text_of(obj).encode(), (name,) if gone is not None and name != "cards" else ()


def wrong_type(rng):
    obj = settle_object(rng)
    box = rng.choice(obj["boxes"])
    where, name = rng.choice(((obj, "game"), (obj, "dealer"), (obj, "boxes"), (box, "box"), (box, "wagers"), (box, "cards"), (obj, "limits"), (obj, "tables"),
                              (box, "fold"), (box, "no_decision")))
    where[name] = rng.choice((None, 7.5, "x", {"x": 1}, [None], [[]], [{}], -1, [1, 2], ""))
    return text_of(obj).encode(), (name, "x", {"boxes": "box", "dealer": "card", "cards": "card"}.get(name, name))


def all_cards(obj):
    return [obj["dealer"], obj.get("community", [])] + [b["cards"] for b in obj["boxes"] if "cards" in b]


def bad_cards(rng):
    obj = settle_object(rng)
    piles = [p for p in all_cards(obj) if p]
    pile, other = rng.choice(piles), rng.choice(piles)
    how = rng.randrange(6)
    if how == 0:
        pile[0] = other[-1] if pile is not other or len(pile) > 1 else pile[0]
    elif how == 1:
        pile.append(rng.choice(DECK))
    elif how == 2:
        pile.pop()
    elif how == 3:
        pile[0] = rng.choice(("1s", "10s", "as", "AS", "A", "", "Asx", "Xs", "A\u2660", "Zz", "A ", " As", "joker"))
    elif how == 4:
        pile[0] = rng.choice((None, 14, ["As"], True, {"rank": "A"}))
    else:
        pile.clear()
    return text_of(obj).encode(), ()


def contradiction(rng):
    obj = settle_object(rng)
    box = rng.choice(obj["boxes"])
    return rng.choice((fold_and_second, undecided, box_numbers, nothing_placed, zero_limits, lone_jackpot, bad_values, game_specific))(rng, obj, box)


SECOND = {"three_card": "play", "caribbean_stud": "bet", "wild_aruba": "bet", "ultimate_holdem": "play", "crown_holdem": "flop"}


def fold_and_second(rng, obj, box):
    name = SECOND[obj["game"]]
    box["wagers"].setdefault(name, 500)
    box["fold"] = True
    if name == "play" and obj["game"] == "ultimate_holdem":
        box["played"] = "river"
    return text_of(obj).encode(), ()


def undecided(rng, obj, box):
    for name in (SECOND[obj["game"]], "played", "fold", "no_decision", "instant_winner"):
        box.pop(name, None)
        box["wagers"].pop(name, None)
    box["wagers"].setdefault("ante", 500)
    return text_of(obj).encode(), ()


def box_numbers(rng, obj, box):
    how = rng.randrange(4)
    if how == 0:
        obj["boxes"].append(obj["boxes"][0])
        return text_of(obj).encode(), ()
    if how == 1:
        obj["boxes"] = []
    else:
        box["box"] = rng.choice((0, -1, "1", 1.0, None, True, [1], 2**63, 2**64 + 1))
    return text_of(obj).encode(), ("box",)


def nothing_placed(rng, obj, box):
    box["wagers"] = rng.choice(({}, {"ante": 0}, {name: 0 for name in box["wagers"] if name != "player_poker_extra"}))
    return text_of(obj).encode(), ()


def zero_limits(rng, obj, box):
    name = rng.choice(("step", "chip"))
    where = "limits"
    if obj["game"] not in ("ultimate_holdem", "crown_holdem") and chance(rng, 2):
        box["personal_limits"] = {name: 0}
    else:
        obj["limits"] = {name: 0}
    return text_of(obj).encode(), (name, where)


def lone_jackpot(rng, obj, box):
    obj.pop("jackpot", None)
    box["wagers"]["jackpot"] = 100
    return text_of(obj).encode(), ("jackpot",)


def bad_values(rng, obj, box):
    name = rng.choice(("fold", "no_decision", "played", "exposed", "game", "tables", "instant_winner"))
    if name == "tables":
        obj["tables"] = rng.choice(({"trips": "5"}, {"trips": 1}, {"ante_bonus": "D"}, {"pair_plus": "a"}, {"pair_plus": "G"}, {"x": "A"}, []))
        return text_of(obj).encode(), ()
    if name == "game":
        obj["game"] = rng.choice(("threecard", "Three_Card", "", "holdem", None, 3, "flop_chase"))
        return text_of(obj).encode(), ("game",)
    box[name] = rng.choice(("turn", "yes", 1, 0, "True", "", None, [], "unwilling", "Preflop"))
    return text_of(obj).encode(), (name,)


def game_specific(rng, obj, box):
    game = obj["game"]
    if game == "crown_holdem":
        if chance(rng, 2):
            box["wagers"]["player_poker_extra"] = [500] * rng.choice((4, 5, 100))
        else:
            box["wagers"]["player_poker_extra"] = [500] * 2
            box["exposed"] = False
        return text_of(obj).encode(), ()
    if game == "ultimate_holdem":
        if "played" in box:
            del box["played"]
        else:
            box["played"] = "river"
        return text_of(obj).encode(), ("play",)
    if game == "wild_aruba":
        box["instant_winner"] = True
        return text_of(obj).encode(), ()
    return undecided(rng, obj, box)


def bad_jackpot(rng):
    from generate import BAD_CONFIGS
    obj = settle_object(rng)
    while obj["game"] == "three_card":
        obj = settle_object(rng)
    obj["jackpot"] = rng.choice(BAD_CONFIGS + [None, 5, "levels", {"jackpot": "levels", "level1_wager": 500} if "dealer" in obj and len(obj["dealer"]) == 5
                                               else {"jackpot": "prize_meter", "option": 1, "seed": 10000, "wager": 100}])
    return text_of(obj).encode(), ()


def broken_bytes(rng):
    text = text_of(settle_object(rng)).encode()
    cut = rng.randrange(len(text))
    return rng.choice((
        b"", b" ", b"\t", b"\r", b"{", b"}", b"[]", b"null", b"0", b"\"x\"", b"true", text[:cut], text + b"}", text + b"," , text + text, text + b" x", b"\xef\xbb\xbf" + text,
        text.replace(b'"game"', b'"ga\xffme"', 1), text[:cut] + b"\xc3\x28" + text[cut:], text[:cut] + b"\x00" + text[cut:], b"\x00", text + b"\x00",
        text.replace(b'"', b"'"), text.replace(b":", b"=", 1), text[:cut] + b"\xed\xa0\x80" + text[cut:], text[:-1] + b",}", text[1:], b"//" + text, text + b"//",
        text.replace(b"{", b"{,", 1), text.replace(b'"game"', b"game", 1), b"[" + text + b"]", text.replace(b'"', b'"\x01', 1), b"\x0b" + text, b"\xc2\xa0" + text,
        text.replace(b'"game"', b'"g\\x61me"', 1), text.replace(b'"game"', b'"\\ud800"', 1))), ()


def deep(rng):
    depth = rng.choice((50, 1000, 30000))
    inner = rng.choice((b"[" * depth + b"]" * depth, b"[" * depth, b'{"a":' * depth + b"1" + b"}" * depth, b'{"a":' * depth))
    return rng.choice((inner, b'{"game":' + inner + b"}", b'{"game":"three_card","boxes":' + inner + b"}")), ()


def long(rng):
    text = text_of(settle_object(rng)).encode()
    return rng.choice((text[:1] + b" " * 100000 + text[1:], b"x" * 200000, b'{"game":"' + b"a" * 200000 + b'"}', b'{"' + b"a" * 70000 + b'":1}',
                       b'{"game":"three_card","dealer":[' + b'"As",' * 20000 + b'"As"]}', b"[" + b"0," * 50000 + b"0]")), ()


def still_good(rng):
    """Odd to look at, and valid JSON all the same."""
    text = text_of(settle_object(rng)).encode()
    return rng.choice((b"  " + text + b"\t ", text + b"\r", text.replace(b'"game"', b'"\\u0067ame"', 1),
                       text.replace(b'"ante"', b'"\\u0061nte"'), text[:1] + b" " * 500 + text[1:])), ()


def left_open(rng):
    """Lines at the edge of the contract. Where it does not say whether they are errors, either is accepted."""
    obj = settle_object(rng)
    box, game = rng.choice(obj["boxes"]), obj["game"]
    what = rng.randrange(10)
    if what == 9:
        return minus_zero(rng)
    if what == 0:
        box["fold"] = False
    elif what == 1:
        box["no_decision"] = "absent"
    elif what == 2:
        obj["limits"] = rng.choice(({"max": 0}, {"min": 500, "max": 100}, {"max_payout": 0}))
    elif what == 3 and game == "crown_holdem":
        box["wagers"]["player_poker_extra"] = rng.choice(([], [0], [500, 0], [0, 500, 500, 500], [500, 500, 0, 500, 500]))
    elif what == 4 and isinstance(obj.get("jackpot"), dict):
        obj["jackpot"].pop(rng.choice(("game", "option")), None)
    elif what == 5:
        box["box"] = rng.choice((10, 99, MAX))
    elif what == 6 and game != "three_card":
        obj["tables"] = {}
    elif what == 7 and game in ("ultimate_holdem", "crown_holdem"):
        box["exposed"] = False
    else:
        box["wagers"].pop("ante", None)
        box["fold"] = True
    return text_of(obj).encode(), ()


KINDS = (left_open, odd_number, odd_number, odd_number, unknown_field, foreign_field, foreign_field, twice, missing, wrong_type, wrong_type, bad_cards, bad_cards,
         contradiction, contradiction, contradiction, bad_jackpot, broken_bytes, broken_bytes, still_good)


def broken_line(rng):
    """One line, usually bad. Deep and long ones are rare because they are slow."""
    kind = rng.choice((deep, long)) if chance(rng, 200) else rng.choice(KINDS)
    line, names = kind(rng)
    return line.replace(b"\n", b" "), names
