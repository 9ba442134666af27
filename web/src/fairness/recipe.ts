// The same check without this page: by the program, or by a few lines that anybody can read.
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

def root_of(card):
    position = card["position"]
    rank = "23456789TJQKA".index(card["card"][0])
    suit = "cdhs".index(card["card"][1])
    numbers = (proof["table"], proof["round"], position, rank * 4 + suit)
    hash = digest(b"baize card 1", *map(number, numbers), bytes.fromhex(card["salt"]))
    for other in map(bytes.fromhex, card["beside"]):
        hash = digest(b"baize node 1", *((hash, other) if position % 2 == 0 else (other, hash)))
        position //= 2
    return hash.hex()

cards = proof["cards"]
good = len(cards) > 0 and len({card["card"] for card in cards}) == len(cards)
print("promise", proof["promise"])
for card in cards:
    proved = 0 <= card["position"] < 52 and len(card["beside"]) == 6 and root_of(card) == proof["promise"]
    good = good and proved
    print(card["card"], "place", card["position"] + 1, "proved" if proved else "NOT PROVED")
sys.exit(0 if good else 1)
`;
