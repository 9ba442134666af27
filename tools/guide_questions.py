"""The questions of the guides (web/src/learn) to the program, which tools/guide_figures.py puts.

A situation names the row of a strategy card that it is an example of, and the decision of that row. Pairs of situations on either
side of an edge show that the row is neither too wide nor too narrow.
"""

# wager: the pay table of the books on which its edge depends, or "" for none
WAGERS = {
    "three_card": {"ante": "ante_bonus", "pair_plus": "pair_plus"},
    "caribbean_stud": {"ante": ""},
    "wild_aruba": {"ante": ""},
    "ultimate_holdem": {"ante": "", "trips": "trips"},
    "crown_holdem": {"ante": "", "dealer_poker_extra": "poker_extra", "player_poker_extra": "poker_extra"},
}

# The setting of a sign that changes the edge of a game.
SETTINGS = {"ultimate_holdem": "uth.blind_loses_to_unqualified_dealer"}

HAS_GRID = ("ultimate_holdem", "crown_holdem")

# row of the card, decision, hand, board, card that the dealer shows
SITUATIONS = {
    "three_card": [
        ("play", "play", "Qs 6d 4h", "", ""),
        ("play", "play", "Ks 3d 2h", "", ""),
        ("play", "play", "2s 2d 3h", "", ""),
        ("fold", "fold", "Qs 6d 3h", "", ""),
        ("fold", "fold", "Js Td 8c", "", ""),
    ],
    "caribbean_stud": [
        ("pair", "bet", "2s 2d 4h 6c 8s", "", "Ah"),
        ("pair", "bet", "Ks Kd 4h 6c 8s", "", "3h"),
        ("match", "bet", "As Kd 8h 5c 3s", "", "3d"),
        ("match", "bet", "As Kd Th 5c 3s", "", "Tc"),
        ("high", "bet", "As Kd Jh 5c 3s", "", "Ad"),
        ("high", "bet", "As Kd Qh 5c 3s", "", "Kc"),
        ("queen", "bet", "As Kd Qh Tc 3s", "", "6d"),
        ("fold", "fold", "As Kd Th 5c 3s", "", "Kc"),
        ("fold", "fold", "As Kd Qh 7c 3s", "", "8d"),
        ("fold", "fold", "As Kd Jh Tc 9s", "", "6d"),
        ("fold", "fold", "As Qd Jh 9c 3s", "", "3d"),
    ],
    "wild_aruba": [
        ("low", "bet", "Ks Qd 9h 6c 4s", "", "5d"),
        ("low", "bet", "Ts 8d 7h 5c 4s", "", "7d"),
        ("middle", "bet", "8s 8d Kh 6c 4s", "", "8h"),
        ("middle", "bet", "2s Td 7h 6c 4s", "", "9h"),
        ("middle_fold", "fold", "9s 9d Kh 6c 4s", "", "Jh"),
        ("high", "bet", "Qs Qd 7h 6c 4s", "", "Kh"),
        ("high", "bet", "2s Jd 7h 5c 4s", "", "Qh"),
        ("high_fold", "fold", "Js Jd 7h 6c 4s", "", "Kh"),
        ("two", "bet", "As Ad 7h 6c 4s", "", "2h"),
        ("two_fold", "fold", "Ks Kd 7h 6c 4s", "", "2h"),
        ("instant", "instant_winner", "2s Ks Qs Js Ts", "", "5d"),
        ("instant", "instant_winner", "2h 2s 9s 9d 9h", "", "7c"),
        ("wait", "bet", "As Ks Qs Js Ts", "", "5d"),
        ("wait", "bet", "2h 9s 8s 7s 6s", "", "8c"),
        ("wait", "bet", "2s Ks Qs Js Ts", "", "Ad"),
    ],
    "ultimate_holdem": [
        ("pair", "play_4x", "3s 3d", "", ""),
        ("ace", "play_4x", "As 2d", "", ""),
        ("king", "play_4x", "Ks 5d", "", ""),
        ("king", "play_4x", "Ks 2s", "", ""),
        ("queen", "play_4x", "Qs 8d", "", ""),
        ("queen", "play_4x", "Qs 6s", "", ""),
        ("jack", "play_4x", "Js Td", "", ""),
        ("jack", "play_4x", "Js 8s", "", ""),
        ("check", "check", "2s 2d", "", ""),
        ("check", "check", "Ks 4d", "", ""),
        ("check", "check", "Qs 7d", "", ""),
        ("check", "check", "Qs 5s", "", ""),
        ("check", "check", "Js 9d", "", ""),
        ("check", "check", "Js 7s", "", ""),
        ("check", "check", "Ts 9s", "", ""),
        ("flop_two_pair", "play_2x", "9s 4d", "9h 4c Kd", ""),
        ("flop_pair", "play_2x", "9s 4d", "Ah 4c Kd", ""),
        ("flop_flush", "play_2x", "Ts 4s", "Ks 7s 2d", ""),
        ("flop_check", "check", "9s 4s", "Ks 7s 2d", ""),
        ("flop_check", "check", "2s 2d", "Ah 7s Kd", ""),
        ("flop_check", "check", "Ks 4d", "Ah 7c 9d", ""),
        ("river_pair", "play_1x", "9s 4d", "Ah 4c Kd Js 8h", ""),
        ("river_outs", "play_1x", "Ks 4d", "Ah Ac 9d 9s Jh", ""),
        ("river_fold", "fold", "4s 2d", "Ah Tc Kd 7s 8h", ""),
    ],
    "crown_holdem": [
        ("fold", "fold", "7s 2d", "", ""),
        ("fold", "fold", "4s 3d", "", ""),
        ("flop", "flop", "8s 2d", "", ""),
        ("flop", "flop", "3s 2s", "", ""),
        ("flop", "flop", "5s 3d", "", ""),
        ("turn_pair", "turn", "9s 4d", "Ah 4c Kd", ""),
        ("turn_flush", "turn", "8s 4s", "As 7s Kd", ""),
        ("turn_ace", "turn", "As Td", "Kh 7c 4s", ""),
        ("turn_paired", "turn", "Ks 9d", "Th Tc 3s", ""),
        ("turn_paired", "turn", "As 9d", "7h 7c 4s", ""),
        ("turn_straight", "turn", "Ks Qd", "Jh Tc 4s", ""),
        ("turn_straight", "turn", "Js 9d", "Th 8c 2s", ""),
        ("turn_check", "check", "4s 4d", "Ah Qc Kd", ""),
        ("turn_check", "check", "Qs 8d", "Kh 7c 4s", ""),
        ("river_pair", "river", "9s 4d", "Ah 4c Kd 8s", ""),
        ("river_flush", "river", "Ks 4s", "As 7s Qd 8h", ""),
        ("river_board", "river", "As 6d", "9h 9c 4s 7d", ""),
        ("river_board", "river", "Ks 6d", "9h 9c 4s 4d", ""),
        ("river_check", "check", "9h 8h", "Th 2h Kc 5s", ""),
        ("river_check", "check", "As Td", "Kh 7c 4s 2d", ""),
    ],
}

# One round of each house game: what the example of its guide shows. Amounts in cents.
ROUNDS = {
    "three_card": {
        "dealer": ["Qc", "8d", "3s"],
        "box": {"cards": ["Kh", "9h", "4h"], "wagers": {"ante": 1000, "pair_plus": 500, "play": 1000}},
    },
    "caribbean_stud": {
        "dealer": ["Ac", "Kd", "9s", "6h", "4c"],
        "box": {"cards": ["Jh", "Jd", "5s", "5c", "Qd"], "wagers": {"ante": 1000, "bet": 2000}},
    },
    "wild_aruba": {
        "dealer": ["Ks", "9c", "9d", "6h", "4c"],
        "box": {"cards": ["2h", "Jd", "Jc", "7s", "5c"], "wagers": {"ante": 1000, "bet": 2000}},
    },
    "ultimate_holdem": {
        "dealer": ["Kc", "7d"],
        "community": ["Kd", "9s", "4h", "Jc", "5s"],
        "box": {"cards": ["9h", "8h"], "played": "flop", "wagers": {"ante": 1000, "blind": 1000, "trips": 500, "play": 2000}},
    },
    "crown_holdem": {
        "dealer": ["Qs", "7d"],
        "community": ["Td", "8c", "3h", "Kd", "2s"],
        "box": {"cards": ["Kh", "Th"], "wagers": {"ante": 1000, "flop": 2000, "turn": 1000, "river": 1000}},
    },
}

# Hands of the poker games against each other, and the board if some of it is dealt: counted exactly.
MATCHUPS = {
    "pineapple": [("As Ah Kd", "Qs Js Th"), ("Ks Kh 7d", "Ad Kd Qd")],
    "crazy_pineapple": [("As Ah Kd", "Qs Js Th")],
    "crazy_pineapple_hilo": [("As Ah 2d", "8c 7c 6h"), ("As 2s 3d", "Kd Kc Qh")],
    "holdem": [("As Ah", "Ks Kh"), ("As Ks", "Qd Qc"), ("As Kd", "7c 7h"), ("As Kd", "Kc Qh"), ("As Kd", "8h 7h")],
    "holdem_hilo": [("As Ah", "Ks Kh"), ("As 2s", "Kd Kc"), ("As 3s", "Kd Qd"), ("9s 9h", "Ad 4d")],
    "omaha": [("As Ks Ad Kd", "Tc 9c 8h 7h"), ("As Ks Qd Jd", "Ac Ah 7d 2h"), ("Ts 9s 8d 7d", "Ac Kh 8c 3h")],
    "omaha_hilo": [("As 2s Ad 3d", "Kc Kh Qh Jc"), ("As 2s 3d Kd", "9c 8h 7c 6h"), ("Ks Kd Qs Jd", "Ac 4h 3c 2h")],
}

