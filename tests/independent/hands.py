"""Hand ranking, slow and obvious: try every five cards, every meaning of a wild 2.

A card is a pair (rank, suit) with ranks 2 to 14. A hand's value is a tuple that compares
like the hand does: (category, ranks that break ties).
"""
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

RANKS = {name: rank for rank, name in enumerate("23456789TJQKA", start=2)}
CARDS = {name + suit: (rank, suit) for name, rank in RANKS.items() for suit in "cdhs"}

# Five cards. Wild Aruba puts three more categories on top of the straight flush.
HIGH, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, ROYAL = range(10)
FIVE_OF_A_KIND, WILD_ROYAL, NATURAL_ROYAL = 9, 10, 11

# Three cards have their own order.
HIGH3, PAIR3, FLUSH3, STRAIGHT3, TRIPS3, STRAIGHT_FLUSH3 = range(6)

SHAPES = {
    (1, 1, 1, 1, 1): HIGH,
    (2, 1, 1, 1): PAIR,
    (2, 2, 1): TWO_PAIR,
    (3, 1, 1): TRIPS,
    (3, 2): FULL_HOUSE,
    (4, 1): QUADS,
}


def by_count(ranks):
    """The ranks, most numerous first, then highest first; and the counts."""
    groups = sorted(((ranks.count(r), r) for r in set(ranks)), reverse=True)
    return tuple(r for _, r in groups), tuple(n for n, _ in groups)


def straight_top(ranks):
    """The top rank of a straight, 0 when the ranks are none; an Ace may be low."""
    distinct = sorted(set(ranks), reverse=True)
    if len(distinct) != len(ranks):
        return 0
    if distinct[0] - distinct[-1] == len(ranks) - 1:
        return distinct[0]
    low_ace = sorted((1 if r == 14 else r for r in ranks), reverse=True)
    if low_ace[0] - low_ace[-1] == len(ranks) - 1:
        return low_ace[0]
    return 0


@lru_cache(maxsize=None)
def value_of_five(ranks, suited):
    """Natural value of five ranks (a tuple), all of one suit or not."""
    top = straight_top(ranks)
    order, counts = by_count(ranks)
    if suited and top == 14:
        return (ROYAL, (14,))
    if suited and top:
        return (STRAIGHT_FLUSH, (top,))
    if suited:
        return (FLUSH, order)
    if top:
        return (STRAIGHT, (top,))
    return (SHAPES[counts], order)


def one_suit(cards):
    return len({suit for _, suit in cards}) <= 1


def five(cards):
    return value_of_five(tuple(sorted((r for r, _ in cards), reverse=True)), one_suit(cards))


def best_of_seven(cards):
    """The best five of the cards given; also takes five or six."""
    ordered = sorted(cards, reverse=True)
    best = (-1, ())
    for a, b, c, d, e in combinations(ordered, 5):
        suited = a[1] == b[1] == c[1] == d[1] == e[1]
        value = value_of_five((a[0], b[0], c[0], d[0], e[0]), suited)
        if value > best:
            best = value
    return best


def three(cards):
    ranks = tuple(sorted((r for r, _ in cards), reverse=True))
    top, suited = straight_top(ranks), one_suit(cards)
    order, counts = by_count(ranks)
    if suited and top:
        return (STRAIGHT_FLUSH3, (top,))
    if counts == (3,):
        return (TRIPS3, order)
    if top:
        return (STRAIGHT3, (top,))
    if suited:
        return (FLUSH3, order)
    return (PAIR3 if counts == (2, 1) else HIGH3, order)


def wild_readings(naturals, suited, wilds):
    """Every value the hand can take when its 2s stand for any cards at all."""
    for chosen in combinations_with_replacement(range(2, 15), wilds):
        ranks = tuple(sorted(naturals + chosen, reverse=True))
        if len(set(ranks)) == 1:
            yield (FIVE_OF_A_KIND, (ranks[0],))
            continue
        flush = suited and len(set(ranks)) == 5
        value = value_of_five(ranks, flush)
        yield (WILD_ROYAL, (14,)) if value[0] == ROYAL else value


@lru_cache(maxsize=None)
def all_wild_readings(naturals, suited, wilds):
    return frozenset(wild_readings(naturals, suited, wilds))


def split_wild(cards):
    naturals = [c for c in cards if c[0] != 2]
    ranks = tuple(sorted((r for r, _ in naturals), reverse=True))
    return ranks, one_suit(naturals), len(cards) - len(naturals)


@lru_cache(maxsize=None)
def best_wild(naturals, suited, wilds):
    return max(all_wild_readings(naturals, suited, wilds))


def wild_five(cards):
    """Value for Ante and Bet at Wild Aruba."""
    naturals, suited, wilds = split_wild(cards)
    if wilds:
        return best_wild(naturals, suited, wilds)
    value = five(cards)
    return (NATURAL_ROYAL, (14,)) if value[0] == ROYAL else value


def wild_jackpot_hand(cards):
    """The name of the best paid reading for the Wild Aruba Jackpot, or None."""
    natural = five(cards)
    if natural[0] == ROYAL:
        return "royal_flush"
    if natural[0] == STRAIGHT_FLUSH:
        return "straight_flush"
    naturals, suited, wilds = split_wild(cards)
    readings = all_wild_readings(naturals, suited, wilds) if wilds else {natural}
    if any(v[0] == WILD_ROYAL for v in readings):
        return "wild_royal_flush"
    if any(v[0] == FIVE_OF_A_KIND for v in readings):
        return "five_of_a_kind"
    if wilds and any(v[0] == STRAIGHT_FLUSH for v in readings):
        return "wild_straight_flush"
    if any(v[0] == QUADS and v[1][0] >= 10 for v in readings):
        return "four_of_a_kind"
    return None
