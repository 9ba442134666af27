// The same check without this page, by the command line or by a short Python program.
export const verifyCommand = 'baize verify round.json';

export const pythonFile = 'check_deal.py';

export const pythonScript = `# Checks a proof of a deal: python3 check_deal.py round.json
import json
import sys
from hashlib import blake2b

with open(sys.argv[1], encoding="utf-8") as file:
    proof = json.load(file)

def digest(*parts):
    return blake2b(b"".join(parts), digest_size=32).digest()

def number(value):
    return value.to_bytes(8, "little")

def root_over(hash, place, beside):
    for other in map(bytes.fromhex, beside):
        hash = digest(b"baize node 1", *((hash, other) if place % 2 == 0 else (other, hash)))
        place //= 2
    return hash.hex()

# A commitment of the older form (baize proof 2) binds the cards, but not the way of dealing.
of_cards_alone = proof["format"] == "baize proof 2"
card_words = b"baize card 1" if of_cards_alone else b"baize card 2"

def root_of(card):
    position = card["position"]
    rank = "23456789TJQKA".index(card["card"][0])
    suit = "cdhs".index(card["card"][1])
    numbers = (proof["table"], proof["round"], position, rank * 4 + suit)
    hash = digest(card_words, *map(number, numbers), bytes.fromhex(card["salt"]))
    return root_over(hash, position, card["beside"])

def root_of_deal(deal):
    """The way of dealing lies behind the 52 cards."""
    dealing = (deal["hand_size"], deal["has_dealer"], deal["shoe"] == "machine", deal["burns"])
    numbers = (proof["table"], proof["round"], *map(int, dealing), len(deal["community"]), *deal["community"])
    hash = digest(b"baize deal 1", *map(number, numbers), proof["game"].encode())
    return root_over(hash, 52, proof["deal_beside"])

def layout(deal):
    """The place of every card in the order in which they leave the deck."""
    to = "box" if deal["has_dealer"] else "seat"
    each = range(1, deal["hand_size"] + 1)
    hands = [[(to, number, card) for card in each] for number in deal["dealt_to"]]
    if deal["has_dealer"]:
        hands.append([("dealer", 0, card) for card in each])
    by_hand = deal["shoe"] == "hand_held"  # one card at a time to each; a machine gives whole hands
    order = [hand[i] for i in range(deal["hand_size"]) for hand in hands] if by_hand else sum(hands, [])
    burned = community = 0
    for cards in deal["community"]:
        for _ in range(deal["burns"]):
            burned += 1
            order.append(("burn", 0, burned))
        for _ in range(cards):
            community += 1
            order.append(("community", 0, community))
    return order

places = layout(proof["deal"])
cards = proof["cards"]
good = len(cards) > 0 and len({card["card"] for card in cards}) == len(cards)
print("commitment", proof["promise"])
if of_cards_alone:
    print("dealing: as this file says; its commitment does not bind it")
else:
    as_committed = root_of_deal(proof["deal"]) == proof["promise"]
    good = good and as_committed
    print("dealing:", "as committed" if as_committed else "NOT AS COMMITTED")
print("dealt to", *proof["deal"]["dealt_to"], "button", proof["deal"]["button"])
for card in cards:
    position, place = card["position"], card["place"]
    place = (place["to"], place["number"], place["card"])
    proved = 0 <= position < 52 and len(card["beside"]) == 6 and root_of(card) == proof["promise"]
    in_order = position < len(places) and places[position] == place
    good = good and proved and in_order
    print(card["card"], *place, "is card", position + 1, "of the deck:",
          "proved" if proved and in_order else "NOT PROVED" if not proved else "NOT DEALT IN ORDER")
sys.exit(0 if good else 1)
`;
