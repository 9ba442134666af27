"""The reference against the worked examples: python3 -m unittest, in this folder."""
import itertools
import json
import math
import unittest
from fractions import Fraction

import hands as H
from examples import ANSWERS, SETTLE, STREAMS
from reference import pair_plus_odds, run_stream, settle_line


def encode(obj):
    return json.dumps(obj, separators=(",", ":")).encode()


def paid_of(entry):
    return [e.paid for e in entry] if type(entry) is list else entry.paid


class Settle(unittest.TestCase):
    def test_examples(self):
        for name, line, boxes, jackpot in SETTLE:
            with self.subTest(name):
                outcome = settle_line(encode(line))
                self.assertIsNotNone(outcome.answer, outcome.why)
                found = {b["box"]: b for b in outcome.answer["boxes"]}
                for number, wanted in boxes.items():
                    net, paid = wanted if type(wanted) is tuple else (wanted, {})
                    self.assertEqual(found[number]["net"], net)
                    for wager, amount in paid.items():
                        self.assertEqual(paid_of(found[number]["wagers"][wager]), amount, wager)
                for key, value in (jackpot or {}).items():
                    self.assertEqual(outcome.answer["jackpot"][key], value)

    def test_printed_answers(self):
        for line, printed in ANSWERS:
            answer = settle_line(encode(line)).answer
            for box, wanted in zip(answer["boxes"], printed["boxes"]):
                self.assertEqual(box["net"], wanted["net"])
                self.assertEqual(set(box["wagers"]), set(wanted["wagers"]))
                for name, entry in box["wagers"].items():
                    for key in ("staked", "result", "paid", "back"):
                        self.assertEqual(getattr(entry, key), wanted["wagers"][name][key])
                    self.assertIn(wanted["wagers"][name]["clause"], entry.clause)


class Streams(unittest.TestCase):
    def test_examples(self):
        for name, lines, expected in STREAMS:
            with self.subTest(name):
                outcomes = run_stream([encode(line) for line in lines])
                for number, fields in expected.items():
                    answer = outcomes[number - 1].answer
                    for key, value in fields.items():
                        found = answer[key]
                        if key == "prizes":
                            found = [p["amount"] for p in found]
                        self.assertEqual(found, value, key)


class Ranking(unittest.TestCase):
    def test_five_card_counts(self):
        """All hands whose lowest card is a 2 or a 3 (an Ace counts high): a good third of them."""
        counts = [0] * 10
        for cards in itertools.combinations(itertools.product(range(2, 15), "cdhs"), 5):
            if cards[0][0] > 3:
                break
            counts[H.five(cards)[0]] += 1
        self.assertEqual(sum(counts), math.comb(52, 5) - math.comb(44, 5))
        self.assertEqual(counts[H.STRAIGHT_FLUSH], 12)    # A to 5, 2 to 6, 3 to 7
        self.assertEqual(counts[H.STRAIGHT], 3 * (4**5 - 4))
        self.assertEqual(counts[H.ROYAL], 0)

    def test_three_card_counts(self):
        counts = [0] * 6
        for cards in itertools.combinations(itertools.product(range(2, 15), "cdhs"), 3):
            counts[H.three(cards)[0]] += 1
        self.assertEqual(counts, [16440, 3744, 1096, 720, 52, 48])

    def test_pair_plus_return(self):
        """The contract prints -128/5525 for Pair Plus under table A."""
        total = 0
        for cards in itertools.combinations(itertools.product(range(2, 15), "cdhs"), 3):
            total += pair_plus_odds("A", H.three(cards)[0]) or -1
        self.assertEqual(Fraction(total, math.comb(52, 3)), Fraction(-128, 5525))

    def test_wild(self):
        def wild(text):
            return H.wild_five([H.CARDS[c] for c in text.split()])
        self.assertEqual(wild("Ah Kh 9h 4h 2c"), (H.FLUSH, (14, 13, 12, 9, 4)))
        self.assertEqual(wild("Qh Qd 7h 7d 2c"), (H.FULL_HOUSE, (12, 7)))
        self.assertEqual(wild("Ah Ad 2h 2d 7c"), (H.QUADS, (14, 7)))
        self.assertEqual(wild("2h 3h 4h 5h 6h"), (H.STRAIGHT_FLUSH, (7,)))
        self.assertEqual(wild("Ah 2h 3h 4h 5h"), (H.STRAIGHT_FLUSH, (5,)))
        self.assertGreater(wild("Ah Kh Qh Jh Th"), wild("Ah Kh Qh Jh 2h"))
        self.assertGreater(wild("Ah Kh Qh Jh 2h"), wild("Ah Ad Ac As 2h"))


class BadLines(unittest.TestCase):
    def test_errors(self):
        good = '{"game":"three_card","dealer":["Qs","7d","2c"],"boxes":[{"box":1,"cards":["Ah","Kh","Qh"],"wagers":{"ante":5,"play":5}}]}'
        self.assertIsNotNone(settle_line(good.encode()).answer)
        for old, new in (('"ante":5', '"ante":5,"ante":5'), ('"ante":5', '"ante":5.0'), ('"ante":5', '"ante":5e0'),
                         ('"ante":5', '"ante":-5'), ('"ante":5', '"ante":05'), ('"ante":5', '"ante":"5"'),
                         ('"ante":5', '"ante":9223372036854775808'), ("7d", "Ah"), (',"2c"', ""), ('"play":5', '"bet":5'),
                         (',"play":5', ""), ('"box":1', '"box":0'), ('"box":1', '"box":true'), ("Kh", "kh")):
            with self.subTest(new):
                self.assertIsNone(settle_line(good.replace(old, new, 1).encode()).answer)


if __name__ == "__main__":
    unittest.main()
