import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { faultOf, layoutOf, placeWords } from '../../src/fairness/layout';
import { checkProof } from '../../src/fairness/proof';
import { readProof } from '../../src/fairness/proof_file';
import type { DealFacts, DealProof } from '../../src/protocol/api';

// Inspectors' proofs from tests/cli/proof_samples.py contain every dealt card.
const folder = new URL('../fixtures/proofs/', import.meta.url);
const games = readdirSync(folder).map((name) => name.replace('.json', ''));
const proofOf = (game: string): DealProof => readProof(readFileSync(new URL(`${game}.json`, folder), 'utf8'));

const isProved = (game: string, change: (proof: DealProof) => void): boolean => {
  const proof = proofOf(game);
  change(proof);
  return checkProof(proof).isProved;
};

it('there is a proof of each of the twelve games', () => {
  expect(games).toHaveLength(12);
});

describe.each(games)('a deal of %s', (game) => {
  it('is proved card by card, in the order of dealing', () => {
    const proof = proofOf(game);
    expect(checkProof(proof)).toMatchObject({ isProved: true, faults: [] });
    const layout = layoutOf(proof.deal);
    expect(proof.cards.map((card) => card.place)).toEqual(layout.slice(0, proof.cards.length));
  });

  it('is not proved when any two cards have changed places', () => {
    const { cards } = proofOf(game);
    for (let one = 0; one < cards.length; one++) {
      for (let other = one + 1; other < cards.length; other += 3) {
        const proof = proofOf(game);
        const [first, second] = [proof.cards[one]!, proof.cards[other]!];
        [first.place, second.place] = [second.place, first.place];
        const { isProved, cards: verdicts } = checkProof(proof);
        expect(isProved).toBe(false);
        expect(verdicts.filter((card) => !card.isProved).map((card) => card.why)).toEqual([
          `By the order of dealing ${placeWords(first.place)} is card ${other + 1} of the deck, not card ${one + 1}.`,
          `By the order of dealing ${placeWords(second.place)} is card ${one + 1} of the deck, not card ${other + 1}.`,
        ]);
      }
    }
  });

  it('is not proved when its first cards are said to come from later in the deck', () => {
    const proof = proofOf(game);
    const places = proof.cards.map((card) => card.place);
    proof.cards = proof.cards.slice(2).map((card, i) => ({ ...card, place: places[i]! }));
    const verdict = checkProof(proof);
    expect(verdict.cards.some((card) => card.isProved)).toBe(false);
    expect(verdict.cards[0]!.why).toContain('is card 1 of the deck, not card 3.');
  });

  it.each<[string, (facts: DealFacts) => void]>([
    ['one box or seat fewer', (facts) => facts.dealt_to.pop()],
    ['one more', (facts) => facts.dealt_to.push(9)],
    ['nobody', (facts) => (facts.dealt_to = [])],
    ['one that there is not', (facts) => facts.dealt_to.push(12)],
    ['another order', (facts) => facts.dealt_to.reverse()],
    ['another button', (facts) => (facts.button ^= 1)],
    ['a machine', (facts) => (facts.shoe = 'machine')],
    ['larger hands', (facts) => facts.hand_size++],
    ['another number of burned cards', (facts) => (facts.burns ^= 1)],
    ['no dealer, or one', (facts) => (facts.has_dealer = !facts.has_dealer)],
    ['one more street', (facts) => facts.community.push(1)],
  ])('is not proved with %s', (_, change) => {
    expect(isProved(game, (proof) => change(proof.deal))).toBe(false);
  });

  it.each<[string, (facts: DealFacts) => void]>([
    ['a machine', (facts) => (facts.shoe = 'machine')],
    ['another number of burned cards', (facts) => (facts.burns ^= 1)],
    ['larger hands', (facts) => facts.hand_size++],
    ['no dealer, or one', (facts) => (facts.has_dealer = !facts.has_dealer)],
    ['one more street', (facts) => facts.community.push(1)],
  ])('of one card alone is not proved with %s either, since the promise binds it', (_, change) => {
    const first = proofOf(game).cards.slice(0, 1);
    expect(isProved(game, (proof) => (proof.cards = first))).toBe(true);
    const isProvedSo = isProved(game, (proof) => {
      proof.cards = first;
      change(proof.deal);
    });
    expect(isProvedSo).toBe(false);
  });

  it('is not proved as any other game', () => {
    for (const other of games) {
      expect(isProved(game, (proof) => (proof.game = other))).toBe(other === game);
    }
  });

  it('is not proved as another game', () => {
    for (const other of ['bridge', 'toString', games.find((each) => !sameDeal(each, game))!]) {
      expect(isProved(game, (proof) => (proof.game = other))).toBe(false);
    }
  });
});

function sameDeal(one: string, other: string): boolean {
  const sizes = (game: string): string => {
    const { hand_size, community, has_dealer } = proofOf(game).deal;
    return JSON.stringify([hand_size, community, has_dealer]);
  };
  return sizes(one) === sizes(other);
}

it('a machine deals whole hands', () => {
  const facts: DealFacts = {
    dealt_to: [2, 5],
    button: 0,
    shoe: 'machine',
    hand_size: 3,
    has_dealer: true,
    community: [],
    burns: 0,
  };
  expect(layoutOf(facts).map(placeWords)).toEqual([
    'box 2, card 1',
    'box 2, card 2',
    'box 2, card 3',
    'box 5, card 1',
    'box 5, card 2',
    'box 5, card 3',
    'dealer, card 1',
    'dealer, card 2',
    'dealer, card 3',
  ]);
});

// [I-113]
it('a card is burned before each street where a table of Hold’em says so', () => {
  const facts: DealFacts = {
    dealt_to: [1],
    button: 0,
    shoe: 'machine',
    hand_size: 2,
    has_dealer: true,
    community: [3, 2],
    burns: 1,
  };
  expect(faultOf('ultimate_holdem', facts)).toBe('');
  expect(layoutOf(facts).slice(4).map(placeWords)).toEqual([
    'burned card 1',
    'community card 1',
    'community card 2',
    'community card 3',
    'burned card 2',
    'community card 4',
    'community card 5',
  ]);
  expect(faultOf('ultimate_holdem', { ...facts, burns: 2 })).not.toBe('');
  expect(faultOf('three_card', { ...facts, hand_size: 3, community: [], burns: 1 })).not.toBe('');
  expect(faultOf('holdem', { ...facts, burns: 0 })).not.toBe('');
});
