"""Worked examples of the register of interpretations and of the contract, in cents.

SETTLE: (name, line, {box: expectation}, jackpot expectation or None).
An expectation is a net, or a pair (net, {wager: paid}).
STREAMS: (name, lines, {line number: {field: value}}), prizes given as a list of amounts.
ANSWERS: (line, the contract's printed answer), to be found whole in what the program prints.
"""


def table(game, dealer, *boxes, **more):
    line = {"game": game, "dealer": dealer.split(), "boxes": list(boxes), **more}
    if "community" in more:
        line["community"] = more["community"].split()
    return line


def box(number, cards, wagers, **more):
    made = {"box": number, "wagers": wagers, **more}
    if cards:
        made["cards"] = cards.split()
    return made


def tcp(dealer, *boxes, **more):
    return table("three_card", dealer, *boxes, **more)


def cs(dealer, *boxes, **more):
    return table("caribbean_stud", dealer, *boxes, **more)


def wa(dealer, *boxes, **more):
    return table("wild_aruba", dealer, *boxes, **more)


def uth(dealer, board, *boxes, **more):
    return table("ultimate_holdem", dealer, *boxes, community=board, **more)


def ch(dealer, board, *boxes, **more):
    return table("crown_holdem", dealer, *boxes, community=board, **more)


def meter(value=None, wager=100, **more):
    made = {"jackpot": "prize_meter", "option": 1, "seed": 10000, "wager": wager, **more}
    if more.get("game") == "wild_aruba":
        del made["option"]
    if value is not None:
        made["meter"] = value
    return made


def pools(*values, level1=500, **more):
    made = {"jackpot": "levels", "level1_wager": level1, **more}
    if values:
        made["pools"] = list(values)
    return made


# Boards and dealers used again and again.
NO_HAND = "Jd 8c 4s"
QUEEN_HIGH = "Qs 7d 2c"
AK_DEALER = "As Kd 9c 4h 3s"
K_DEALER = "Ks Qd 9c 4h 3s"

SETTLE = [
    # The contract's own lines.
    ("contract caribbean_stud", cs("Ks Qd 9c 4h 2s", box(3, "As Ah 7d 5c 3h", {"ante": 1000, "bet": 2000})), {3: 1000}, None),
    ("contract wild_aruba", wa("2s Qd 9c 4h 3s", box(1, "2c 2h 7d 7c 7h", {"ante": 1000}, instant_winner=True)),
     {1: (31000, {"ante": 1000, "instant_winner": 30000})}, None),
    ("contract ultimate_holdem", uth("9c 4h", "As Kd 7c 7h 2d",
        box(2, "Ah Qs", {"ante": 500, "blind": 500, "trips": 500, "play": 2000}, played="preflop"),
        box(4, "8c 3h", {"ante": 500, "blind": 500}, fold="river"), tables={"trips": "1"}), {2: 2000, 4: -1000}, None),
    ("contract crown_holdem", ch("9c 4h", "As Kd 7c 7h 2d",
        box(1, "Ah Qs", {"ante": 500, "flop": 1000, "turn": 500, "river": 500, "dealer_poker_extra": 500,
                         "player_poker_extra": [500, 1000]}),
        box(2, "", {"dealer_poker_extra": 500})), {1: 0, 2: -500}, None),

    # I-2: a Jackpot prize is "for one".
    ("I-2 cs", cs(K_DEALER, box(1, "Ah 9h 7h 5h 2h", {"ante": 1000, "bet": 2000, "jackpot": 100}), jackpot=meter()),
     {1: (1000 + 9900, {"jackpot": 10000})}, {"meter": 1000034}),
    ("I-2 uth", uth("Kc Kh", "9c 8d 7h As 2s",
        box(1, "Tc 6d", {"ante": 1000, "blind": 1000, "play": 1000, "jackpot": 500}, played="river"), jackpot=pools()),
     {1: (1000 + 1000 + 1000 + 12000, {"jackpot": 12500})}, {"pools": [2500205, 2500000, 2500000]}),
    ("I-2 ch", ch("Kc Kh", "9c 8d 7h As 2s", box(1, "Tc 6d", {"ante": 1000, "flop": 2000, "player_poker_extra": [500]})),
     {1: (2000 + 15000, {"player_poker_extra": [15000]})}, None),
    # I-3: Ante at Crown Hold'em below a flush.
    ("I-3 two pair", ch("Jc Jh", "9c 8d 4h As 2s", box(1, "9d 8h", {"ante": 1000, "flop": 2000, "turn": 1000, "river": 1000})), {1: 4000}, None),
    ("I-3 flush", ch("Jc Jh", "9s 8s 4h As 2d", box(1, "Ks 3s", {"ante": 1000, "flop": 2000, "turn": 1000, "river": 1000})), {1: 5000}, None),
    # I-4, I-5: Blind.
    ("I-4", uth("Kc 7d", "As Qd 9h 6c 3s", box(1, "Jh 8c", {"ante": 1000, "blind": 1000, "play": 1000}, played="river")),
     {1: -1000}, None),
    ("I-5", uth("2c 3d", "As Kd Qh Jc Ts", box(1, "4h 5c", {"ante": 1000, "blind": 1000, "play": 4000}, played="preflop")), {1: 0}, None),
    # I-9: two folds.
    ("I-9 full", tcp(QUEEN_HIGH, box(1, "4h 4c 9d", {"ante": 1000, "pair_plus": 500}, fold=True)), {1: -1500}, None),
    ("I-9 ante only", tcp(QUEEN_HIGH, box(1, "4h 4c 9d", {"ante": 1000, "pair_plus": 500}, fold="ante")), {1: -500}, None),
    # I-13, I-15: the meter.
    ("I-15 royal", cs("As Kd 9c 4d 3s", box(1, "Ah Kh Qh Jh Th", {"ante": 1000, "bet": 2000, "jackpot": 100}),
        *[box(n, cards, {"ante": 1000, "jackpot": 100}, fold=True) for n, cards in
          ((2, "2c 3c 5d 7s 8d"), (3, "2d 4c 6s 8c Tc"), (4, "2h 3d 6c 9s Jd"), (5, "4s 5s 7c 8s Qd"))],
        jackpot=meter(1200000)), {1: (1000 + 500000 + 1200200 - 100, {"jackpot": 1200200}), 2: -1100, 5: -1100}, {"meter": 1000000, "reset": True}),
    # I-16: Level 3 bonus prizes.
    ("I-16 quads", uth("Kc 2h", "9c 9d 7h As 2s", box(1, "9h 9s", {"ante": 1000, "blind": 1000, "play": 1000, "jackpot": 1500}, played="river"),
        jackpot=pools()), {1: (1000 + 10000 + 1000 + 750000 - 1500, {"jackpot": 750000})}, {"pools": [2500205, 2500205, 2500205]}),
    ("I-16 straight", uth("Kc Kh", "9c 8d 7h As 2s", box(1, "Tc 6d", {"ante": 1000, "blind": 1000, "play": 1000, "jackpot": 1500}, played="river"),
        jackpot=pools()), {1: (3000 + 37500 - 1500, {"jackpot": 37500})}, None),
    # I-28: Ante Bonus.
    ("I-28 straight loses", tcp("Qs Qd Qc", box(1, "9h 8c 7d", {"ante": 1000, "play": 1000})), {1: -1000}, None),
    ("I-28 straight flush tie", tcp("9s 8s 7s", box(1, "9h 8h 7h", {"ante": 1000, "play": 1000})), {1: 5000}, None),
    ("I-28 folded", tcp(QUEEN_HIGH, box(1, "9h 8h 7h", {"ante": 1000}, fold=True)), {1: -1000}, None),
    # I-29: the 2s of Wild Aruba.
    ("I-29 wild royal", wa("Ks Kd 9c 4h 3s", box(1, "2s 2d 2c 2h Jc", {"ante": 1000, "bet": 2000})), {1: (101000, {"bet": 100000})}, None),
    ("I-29 five nines", wa("Ks Kd 8c 4h 3s", box(1, "2s 2d 2c 2h 9c", {"ante": 1000, "bet": 2000})), {1: (61000, {"bet": 60000})}, None),
    ("I-29 four aces", wa("Ks Kd Kc 2h 5s", box(1, "As Ad Ac 2s 3h", {"ante": 1000, "bet": 2000})), {1: (7000, {"bet": 6000})}, None),
    ("I-29 flush", wa("8s 8d 7c 4h 3s", box(1, "Ah Kh 9h 4d 2c", {"ante": 1000, "bet": 2000}),
        box(2, "Qh Qd 7h 7d 2s", {"ante": 1000, "bet": 2000})), {1: 3000, 2: 7000}, None),
    # I-30: the Wild Aruba Jackpot.
    ("I-30 wild quads", wa("7s 7d Ac Kh 4s", box(1, "Ks Kd 2c 2h 7c", {"ante": 1000, "bet": 2000, "jackpot": 100}),
        jackpot=meter(game="wild_aruba")), {1: (1000 + 2400, {"jackpot": 2500})}, {"meter": 1000053}),
    ("I-30 natural straight flush", wa("9s 9d Ac Kh 4s", box(1, "2h 3h 4h 5h 6h", {"ante": 1000, "bet": 2000, "jackpot": 100}),
        jackpot=meter(1999947, game="wild_aruba")), {1: (1000 + 20000 + 200000 - 100, {"jackpot": 200000, "bet": 20000})}, {"meter": 1800000}),
    ("I-30 wild straight flush", wa("7s 7d Ac Kh 4s", box(1, "2c 5h 6h 7h 8h", {"ante": 1000, "bet": 2000, "jackpot": 100}),
        jackpot=meter(game="wild_aruba")), {1: (1000 + 4900, {"jackpot": 5000})}, None),
    # I-31, I-34: pairs and qualification at Wild Aruba.
    ("I-31", wa("8s 8d Kc Qh 3s", box(1, "8h 8c Ad 5c 4h", {"ante": 1000, "bet": 2000})), {1: 3000}, None),
    ("I-34 jacks qualify", wa("2s 7d 6c 4h Js", box(1, "Ah Ac 8d 5c 9h", {"ante": 1000, "bet": 2000})), {1: 3000}, None),
    ("I-34 sevens do not", wa("7s 7d Ac Kh 4s", box(1, "Qh Tc 8d 5c 3h", {"ante": 1000, "bet": 2000})), {1: 1000}, None),
    # I-32: the Instant Winner.
    ("I-32 instant", wa("Ks Kd 9c 4h 3s", box(1, "2s Kh Qh Jh Th", {"ante": 1000, "bet": 2000}, instant_winner=True)), {1: 51000}, None),
    ("I-32 waiting, qualified", wa("Ks Kd 9c 4h 3s", box(1, "2s Kh Qh Jh Th", {"ante": 1000, "bet": 2000})), {1: 101000}, None),
    ("I-32 waiting, not qualified", wa("7s 7d 9c 4h 3s", box(1, "2s Kh Qh Jh Th", {"ante": 1000, "bet": 2000})), {1: 1000}, None),
    # I-33: maximum payout.
    ("I-33", cs(AK_DEALER, box(1, "Ah Kh Qh Jh Th", {"ante": 20000, "bet": 40000}), limits={"max_payout": 5000000}),
     {1: (5020000, {"ante": 20000, "bet": 5000000})}, None),
    # I-42: the player is absent.
    ("I-42 tcp", tcp(QUEEN_HIGH, box(1, "9h 9c 4d", {"ante": 1000, "pair_plus": 500}, no_decision="absent")), {1: -500}, None),
    ("I-42 uth", uth("Kc Kh", "9c 9d 9h As 2s", box(1, "Tc 6d", {"ante": 1000, "blind": 1000, "trips": 500}, no_decision="absent")), {1: -2500}, None),
    ("I-42 cs", cs(K_DEALER, box(1, "Ah 9h 7h 5h 2h", {"ante": 1000, "jackpot": 100}, no_decision="absent"), jackpot=meter()), {1: -1100}, {"meter": 1000034}),
    ("I-42 ch", ch("Kc Kh", "9c 8d 7h As 2s", box(1, "Tc 6d", {"ante": 1000, "flop": 2000})), {1: 2000}, None),
    # I-43: the hand is not shown.
    ("I-43", uth("Kc 7d", "As Qd 9h 6c 3s", box(1, "Ah Ac", {"ante": 1000, "blind": 1000, "play": 2000, "trips": 500}, played="flop", exposed=False)), {1: -4500}, None),
    # I-44: rounding.
    ("I-44 uth", uth("Kc Kh", "9s 8s 4s Ad 2d", box(1, "Qs 3s", {"ante": 500, "blind": 500, "play": 500}, played="river"), limits={"chip": 100}),
     {1: (1800, {"blind": 800})}, None),
    ("I-44 tcp", tcp(QUEEN_HIGH, box(1, "Ah 9c 4d", {"ante": 1200, "play": 1200}), limits={"min": 1000, "step": 500}), {1: 2400}, None),
    ("I-44 tcp chip", tcp(QUEEN_HIGH, box(1, "Ah 9c 4d", {"ante": 1200, "play": 1200}), limits={"min": 1000, "step": 500, "chip": 250}), {1: 2500}, None),
    ("I-44 ch", ch("Jc Jh", "9s 8s 4h As 2d", box(1, "Ks 3s", {"ante": 1200, "flop": 2000}), limits={"min": 1000, "step": 500}),
     {1: (3000, {"ante": 1000, "ante_excess": 0})}, None),
    # I-45: the maximum and its multiples.
    ("I-45 at the maximum", cs(AK_DEALER, box(1, "Qh Qc 8d 5c 2h", {"ante": 10000, "bet": 20000}), limits={"max": 10000}), {1: 30000}, None),
    ("I-45 above", cs(AK_DEALER, box(1, "Qh Qc 8d 5c 2h", {"ante": 13000, "bet": 26000}), limits={"max": 10000}),
     {1: (30000, {"ante": 10000, "bet": 20000, "ante_excess": 0, "bet_excess": 0})}, None),
    # I-48: a misdealt round at Perth.
    ("I-48", uth("Kc Kh", "9c 8d 7h As 2s", box(1, "Tc 6d", {"ante": 1000, "blind": 1000, "play": 1000, "jackpot": 1500}, played="river"),
        box(2, "3c 4d", {"trips": 500}), jackpot=pools()), {1: 0, 2: 0}, {"pools": [2500000, 2500000, 2500000]}),
    # I-49: a folded Jackpot hand.
    ("I-49", cs(K_DEALER, box(1, "Ah 9h 7h 5h 2h", {"ante": 1000, "jackpot": 100}, fold=True), jackpot=meter()), {1: -1100}, {"meter": 1000034}),
    # I-53: the wheel is the lowest straight.
    ("I-53", tcp("3s 2d Ac", box(1, "4h 3c 2h", {"ante": 1000, "play": 1000})), {1: 3000}, None),
    # I-54 to I-56: Ultimate Texas Hold'em.
    ("I-54", uth("Kc Qh", "Kd Qs 4d 4s 2h", box(1, "4c 2d", {"blind": 1000, "trips": 500, "play": 1000}, played="flop")),
     {1: (8500, {"blind": 3000, "play": 1000, "trips": 4500})}, None),
    ("I-55 between", uth("Kc Kh", "9s 8s 4s Ad 2d", box(1, "Qs 3s", {"ante": 1000, "blind": 1000, "play": 3500}, played="preflop")), {1: 6000}, None),
    ("I-55 above", uth("Kc Kh", "9s 8s 4s Ad 2d", box(1, "Qs 3s", {"ante": 1000, "blind": 1000, "play": 5000}, played="preflop")),
     {1: (6500, {"play": 4000, "play_excess": 0})}, None),
    ("I-55 unequal", uth("Kc Kh", "9s 8s 4s Ad 2d", box(1, "Qs 3s", {"ante": 1000, "blind": 1500, "play": 4000}, played="preflop")),
     {1: (7250, {"ante": 1000, "blind": 2250, "play": 4000})}, None),
    ("I-56 fold", uth("Kc Kh", "9c 9d 9h As 2s", box(1, "Tc 6d", {"ante": 1000, "blind": 1000, "trips": 500}, fold="river")), {1: -500}, None),
    ("I-56 absent", uth("Kc Kh", "9c 9d 9h As 2s", box(1, "Tc 6d", {"ante": 1000, "blind": 1000, "trips": 500}, fold="flop")), {1: -2500}, None),
    # I-57, I-58: no second wager, or a wrong one.
    ("I-57 cs", cs(K_DEALER, box(1, "Ah 9h 7h 5h 2h", {"ante": 1500, "jackpot": 100}, no_decision="unable"), jackpot=meter()), {1: 0}, {"meter": 1000034}),
    ("I-57 tcp", tcp(QUEEN_HIGH, box(1, "9h 9c 4d", {"ante": 1000, "pair_plus": 500}, no_decision="unable")), {1: 0}, None),
    ("I-58 short", cs(AK_DEALER, box(1, "Ah 9h 7h 5h 2h", {"ante": 1000, "bet": 1500})), {1: 8500}, None),
    ("I-58 long", cs(AK_DEALER, box(1, "Ah 9h 7h 5h 2h", {"ante": 1000, "bet": 2500})), {1: (11000, {"bet": 10000, "bet_excess": 0})}, None),
    # I-59 to I-61: Crown Hold'em.
    ("I-59", ch("7c 7h", "7d Ks 2c", box(1, "Qc 3h", {"ante": 1000, "dealer_poker_extra": 500}, fold=True)), {1: 4000}, None),
    ("I-59 no ante", ch("7c 7h", "7d Ks 2c 4c 5c", box(1, "", {"dealer_poker_extra": 500})), {1: 0}, None),
    ("I-60", ch("7c 7h", "7d Ks 2c 4c 5c", box(1, "Kc Kh", {"ante": 1000, "player_poker_extra": [500]}, fold=True)), {1: -1500}, None),
    ("I-61", ch("Jc Jh", "9s 8s 4s Ad 2d", box(1, "Qs 3s", {"ante": 1000, "jackpot": 500}, no_decision="forgotten"), jackpot=pools(game="crown_holdem")),
     {1: (25500, {"ante": 1000, "jackpot": 25000})}, {"pools": [2500205, 2500000, 2500000]}),
    # I-85, I-86: below the minimum, and the wrong Jackpot wager.
    ("I-85 cs", cs(AK_DEALER, box(1, "Qh Qc 8d 5c 2h", {"ante": 500, "bet": 1000}), limits={"min": 1000}), {1: (1500, {"ante": 500})}, None),
    ("I-85 uth", uth("Kc Kh", "9c 8d 3h As 2s", box(1, "Tc 6d", {"ante": 500, "blind": 500, "play": 500}, played="river"), limits={"min": 1000}), {1: -1500}, None),
    ("I-86 short", uth("Kc Kh", "9s 8s 4s Ad 2d", box(1, "Qs 3s", {"ante": 1000, "blind": 1000, "play": 1000, "jackpot": 400}, played="river"), jackpot=pools()),
     {1: (3500, {"jackpot": 0})}, {"pools": [2500000, 2500000, 2500000]}),
    ("I-86 long", uth("Kc Kh", "9s 8s 4s Ad 2d", box(1, "Qs 3s", {"ante": 1000, "blind": 1000, "play": 1000, "jackpot": 700}, played="river"), jackpot=pools()),
     {1: (3500 + 24500, {"jackpot": 25000, "jackpot_excess": 0})}, {"pools": [2500205, 2500000, 2500000]}),
    # I-91: equal hands at Wild Aruba.
    ("I-91", wa("9s 8d 7c 6h 5s", box(1, "9h 8c 7d 6c 5d", {"ante": 1000, "bet": 2000})), {1: 0}, None),
    # I-97, I-117, I-126.
    ("I-97", tcp(NO_HAND, box(1, "Th 9c 3d", {"ante": 1000, "play": 1000})), {1: (1000, {"ante": 1000, "play": 0})}, None),
    ("I-117", cs(AK_DEALER, box(1, "Qh Qc 8d 5c 2h", {"ante": 50000, "bet": 100000}, personal_limits={"max": 50000}),
        box(2, "Qs Qd 8c 5d 3d", {"ante": 50000, "bet": 100000}), limits={"max": 10000}), {1: 150000, 2: 30000}, None),
    ("I-126 F", tcp(QUEEN_HIGH, box(1, "9h 9c 9d", {"pair_plus": 500}), tables={"pair_plus": "F"}), {1: 16500}, None),
    ("I-126 E", tcp(QUEEN_HIGH, box(1, "9h 9c 9d", {"pair_plus": 500}), tables={"pair_plus": "E"}), {1: 12500}, None),
]

ANSWERS = [
    (tcp("Qs 7d 2c", box(1, "Ah Kh Qh", {"ante": 500, "pair_plus": 500, "play": 500}),
         box(2, "9c 5d 3h", {"ante": 500}, fold=True), tables={"ante_bonus": "A", "pair_plus": "A"}),
     {"game": "three_card", "dealer": {"hand": "queen high", "qualifies": True}, "boxes": [
         {"box": 1, "hand": "straight flush, ace high", "wagers": {
             "ante": {"staked": 500, "result": "win", "paid": 500, "back": 1000, "clause": "TCP 5.6.1(b)"},
             "ante_bonus": {"staked": 0, "result": "win", "paid": 2500, "back": 2500, "clause": "TCP 5.10.2(d)"},
             "play": {"staked": 500, "result": "win", "paid": 500, "back": 1000, "clause": "TCP 5.8.1"},
             "pair_plus": {"staked": 500, "result": "win", "paid": 20000, "back": 20500, "clause": "TCP 5.7.1"}}, "net": 23500},
         {"box": 2, "hand": "nine high", "wagers": {
             "ante": {"staked": 500, "result": "lose", "paid": 0, "back": 0, "clause": "TCP 5.6.2(a)"}}, "net": -500}]}),
]


def won(**hands):
    return {"round": hands}


def won_at(*entries):
    return {"round": [{"box": b, "level": level, "hand": hand} for b, level, hand in entries]}


SF, RF = "straight_flush", "royal_flush"
J = 12345700

STREAMS = [
    ("I-1", [pools(), {"wagers": {"level1": 1, "level2": 1, "level3": 1}}, {"wagers": {"level3": 1}}],
     {2: {"pools": [2500615, 2500410, 2500205]}, 3: {"pools": [2500820, 2500615, 2500410]}}),
    ("I-10", [pools(4000000, 2500000, 2500000), won_at((1, 1, SF), (4, 1, SF))],
     {2: {"prizes": [380000, 380000], "pools": [3240000, 2500000, 2500000], "reset": False}}),
    ("I-10 floor", [pools(2600000, 2500000, 2500000), won_at((1, 1, SF), (4, 1, SF))],
     {2: {"prizes": [255000, 255000], "pools": [2500000, 2500000, 2500000], "reset": True}}),
    ("I-11 R1 S1", [meter(J), won(royal_flush=1, straight_flush=1)], {2: {"prizes": [11223364, 1122337], "reset": True, "meter": 1000000}}),
    ("I-11 R2 S1", [meter(J), won(royal_flush=2, straight_flush=1)], {2: {"prizes": [6355096, 6355096, 635510]}}),
    ("I-11 R3 S0", [meter(J), won(royal_flush=3)], {2: {"prizes": [4781900] * 3}}),
    ("I-12 S1", [meter(J), won(straight_flush=1)], {2: {"prizes": [1234570]}}),
    ("I-12 S2", [meter(J), won(straight_flush=2)], {2: {"prizes": [1177842] * 2, "meter": J - 2355684, "reset": False}}),
    ("I-12 S4", [meter(J), won(straight_flush=4)], {2: {"prizes": [1075447] * 4}}),
    ("I-12 S8", [meter(J), won(straight_flush=8)], {2: {"prizes": [907719] * 8}}),
    ("I-13 straight flush", [meter(1234567), won(straight_flush=1)], {2: {"prizes": [123460], "meter": 1111107}}),
    ("I-13 royal", [meter(1234567), won(royal_flush=1)], {2: {"prizes": [1234600], "meter": 1000000, "reset": True}}),
    ("I-14", [meter(1040000), won(straight_flush=1), {"wagers": {"count": 1000}}],
     {2: {"prizes": [104000], "meter": 1000000, "reset": True}, 3: {"meter": 1034060, "reset": False}}),
    ("I-15", [meter(1200000), {"wagers": {"count": 5}}, won(royal_flush=1)], {2: {"meter": 1200170}, 3: {"prizes": [1200200]}}),
    ("I-16", [pools(), won_at((1, 3, "four_of_a_kind"), (2, 3, "straight"))],
     {2: {"prizes": [750000, 37500], "displays": [2500000, 5000000, 7500000], "reset": False}}),
    ("I-17 straight flushes", [pools(4000000, 3000000, 2800000), won_at((1, 1, SF), (4, 3, SF))],
     {2: {"prizes": [400000, 940000], "pools": [3240000, 2700000, 2520000]}}),
    ("I-17 royal after", [pools(4000000, 3000000, 2500000), won_at((1, 2, RF), (4, 2, SF))],
     {2: {"prizes": [6300000, 700000], "pools": [2500000, 2500000, 2500000], "reset": True}}),
    ("I-50", [meter(5000000), won(royal_flush=1), won(royal_flush=1)], {2: {"prizes": [5000000]}, 3: {"prizes": [1000000]}}),
    ("I-51 option 1", [meter(), {"wagers": {"count": 100}}], {2: {"meter": 1003406}}),
    ("I-51 option 2", [meter(option=2), {"wagers": {"count": 100}}], {2: {"meter": 1003102}}),
    ("I-51 wild aruba", [meter(game="wild_aruba"), {"wagers": {"count": 100}}], {2: {"meter": 1005300}}),
    ("I-87 increments", [pools(level1=100), {"wagers": {"level1": 1}}, {"wagers": {"level3": 3}}],
     {2: {"pools": [500041, 500000, 500000]}, 3: {"pools": [500164, 500123, 500123]}}),
    ("I-87 cut", [pools(500041, 500000, 500000, level1=100), won_at((1, 1, SF))],
     {2: {"prizes": [50004], "pools": [500000, 500000, 500000], "reset": True}}),
    ("I-89", [pools(4000000, 2500000, 2500000, game="crown_holdem"), won_at((1, 1, RF), (2, 1, RF))],
     {2: {"prizes": [3250000, 3250000], "pools": [2500000, 2500000, 2500000]}}),
    ("I-90", [pools(2600000, 2700000, 2800000, game="crown_holdem"), won_at((1, 2, RF))],
     {2: {"prizes": [5300000], "displays": [2500000, 5000000, 7800000]}}),
]
