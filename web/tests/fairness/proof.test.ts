import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { cardNumber, checkProof } from '../../src/fairness/proof';
import { format, formatOfCardsAlone, NoProof, readProof } from '../../src/fairness/proof_file';
import type { DealProof } from '../../src/protocol/api';

// This proof was made by `baize proof` from a ledger.
const fixture = (game: string): string =>
  JSON.stringify(
    JSON.parse(readFileSync(new URL(`../fixtures/proofs/${game}.json`, import.meta.url), 'utf8')),
  );
const stud = fixture('caribbean_stud');
const holdem = fixture('holdem');

function isProved(content: string): boolean {
  try {
    return checkProof(readProof(content)).isProved;
  } catch (error) {
    if (error instanceof NoProof) return false;
    throw error;
  }
}

const changed = (change: (proof: DealProof) => void): DealProof => {
  const proof = readProof(stud);
  change(proof);
  return proof;
};

describe('a true proof', () => {
  it.each([
    ['Caribbean Stud', stud, 20],
    ["Hold'em", holdem, 6],
  ])('of %s is proved card by card', (_, content, least) => {
    const verdict = checkProof(readProof(content));
    expect(verdict.faults).toEqual([]);
    expect(verdict.cards.length).toBeGreaterThanOrEqual(least);
    expect(verdict.cards.every((card) => card.isProved && card.why === '')).toBe(true);
    expect(verdict.isProved).toBe(true);
  });

  it('gives the path of each card: its own hash, five between, the root', () => {
    const proof = readProof(stud);
    for (const card of checkProof(proof).cards) {
      expect(card.way).toHaveLength(7);
      expect(card.way.at(-1)).toBe(proof.promise);
    }
  });

  it('lists the cards in the order of the deck', () => {
    const places = checkProof(changed((proof) => proof.cards.reverse())).cards.map((card) => card.position);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('a false proof', () => {
  it('is detected after a change of any byte', () => {
    // Each card is proved separately, so a proof with three cards is valid too.
    const short = changed((proof) => proof.cards.splice(3));
    const content = JSON.stringify(short);
    expect(isProved(content)).toBe(true);
    const told = ['promised_event', 'promised_at', 'shown_to', 'person', 'last_event', 'settlement'];
    let field = '';
    let tried = 0;
    for (let at = 0; at < content.indexOf(',"last_event"'); at++) {
      field = /^"([a-z_]+)":/.exec(content.slice(at, at + 20))?.[1] ?? field;
      if (told.includes(field)) continue;
      const flipped =
        content.slice(0, at) + String.fromCharCode(content.charCodeAt(at) ^ 1) + content.slice(at + 1);
      expect(isProved(flipped), `byte ${at}: …${flipped.slice(Math.max(0, at - 20), at + 20)}…`).toBe(false);
      tried++;
    }
    expect(tried).toBeGreaterThan(1400);
  });

  it('is detected after a change of any bit of a salt, a hash or the root', () => {
    const flip = (digits: string, bit: number): string => {
      const at = bit >> 2;
      const digit = (Number.parseInt(digits[at]!, 16) ^ (1 << (bit & 3))).toString(16);
      return digits.slice(0, at) + digit + digits.slice(at + 1);
    };
    for (let bit = 0; bit < 128; bit++) {
      const proof = changed((one) => (one.cards[3]!.salt = flip(one.cards[3]!.salt, bit)));
      const verdict = checkProof(proof);
      expect(verdict.cards.filter((card) => !card.isProved).map((card) => card.card)).toEqual([
        proof.cards[3]!.card,
      ]);
    }
    for (let level = 0; level < 6; level++) {
      for (let bit = 0; bit < 256; bit += 7) {
        const proof = changed((one) => {
          const beside = one.cards[0]!.beside;
          beside[level] = flip(beside[level]!, bit);
        });
        expect(checkProof(proof).cards.filter((card) => !card.isProved)).toHaveLength(1);
      }
    }
    for (let bit = 0; bit < 256; bit++) {
      const verdict = checkProof(changed((one) => (one.promise = flip(one.promise, bit))));
      expect(verdict.cards.some((card) => card.isProved)).toBe(false);
    }
  });

  it('is detected if a card or its position is changed', () => {
    for (const rank of '23456789TJQKA') {
      for (const suit of 'cdhs') {
        const other = rank + suit;
        const proof = changed((one) => (one.cards[0]!.card = other));
        expect(checkProof(proof).isProved).toBe(other === readProof(stud).cards[0]!.card);
      }
    }
    for (let place = -1; place < 130; place++) {
      const proof = changed((one) => (one.cards[0]!.position = place));
      expect(checkProof(proof).isProved).toBe(place === readProof(stud).cards[0]!.position);
    }
  });

  it('is found out when it is another round’s or another table’s', () => {
    expect(checkProof(changed((one) => (one.round += 1))).isProved).toBe(false);
    expect(checkProof(changed((one) => (one.table += 1))).isProved).toBe(false);
  });

  it('says what is wrong', () => {
    const whys = (change: (proof: DealProof) => void): string | undefined =>
      checkProof(changed(change)).cards.find((card) => !card.isProved)?.why;
    expect(whys((one) => (one.cards[0]!.card = '1c'))).toBe('This is not a card of the deck.');
    expect(whys((one) => (one.cards[0]!.position = 52))).toBe('The deck has no such position.');
    expect(whys((one) => (one.cards[0]!.salt = '00'))).toBe('Its salt is not 16 bytes.');
    expect(whys((one) => one.cards[0]!.beside.pop())).toBe('A path has six hashes.');
    expect(whys((one) => (one.cards[0]!.beside[2] = 'x'))).toBe('A hash of the path is not 32 bytes.');
    expect(whys((one) => (one.promise = '0'.repeat(64)))).toBe('It leads to another root.');
  });

  it('proves nothing when it is empty, and reports duplicate cards and places', () => {
    expect(checkProof(changed((one) => (one.cards = []))).faults).toEqual([
      'It holds no card, so it proves nothing.',
    ]);
    const twice = checkProof(changed((one) => one.cards.push(one.cards[0]!)));
    expect(twice.isProved).toBe(false);
    const [first] = readProof(stud).cards;
    expect(twice.faults).toEqual([
      `The card ${first!.card} is in the deck twice.`,
      'Position 1 holds two cards.',
      'There are two cards for box 1, card 1.',
    ]);
  });
});

// Made by `baize proof` before promises bound the way of dealing.
describe('a proof of the older form', () => {
  const older = (game: string): DealProof =>
    readProof(readFileSync(new URL(`../fixtures/older_proofs/${game}.json`, import.meta.url), 'utf8'));

  it.each(['caribbean_stud', 'holdem'])('of %s is proved, without the way of dealing', (game) => {
    expect(older(game).format).toBe(formatOfCardsAlone);
    expect(checkProof(older(game))).toMatchObject({ isProved: true, faults: [] });
  });

  it('does not pass as one of the present form, nor the other way round', () => {
    const newer = { ...older('holdem'), format, deal_beside: Array<string>(6).fill('0'.repeat(64)) };
    expect(checkProof(newer).isProved).toBe(false);
    expect(checkProof({ ...readProof(holdem), format: formatOfCardsAlone, deal_beside: null }).isProved).toBe(
      false,
    );
  });
});

describe('an invalid proof file', () => {
  it.each([
    ['', /not JSON/],
    ['[]', /not an object/],
    ['{}', /not a “baize proof 3”/],
    [stud.replace('baize proof 3', 'baize proof 4'), /not a “baize proof 3”/],
    [stud.replace('baize proof 3', 'baize proof 1'), /first version.*Ask for it again/],
    [stud.replace(/"round":\d+/, '"round":1.5'), /“round” is missing or not whole/],
    [stud.replace(/"round":\d+/, '"round":-1'), /“round” is below zero/],
    [stud.replace('"inspector"', '"nobody"'), /to whom/],
    [stud.replace(/"promise":"../, '"promise":"'), /64 hexadecimal digits/],
    [stud.replace('"cards":[', '"cards":[7,'), /A card is not an object/],
    [stud.replace('"deal_beside":[', '"beside":['), /The list “deal_beside” is missing/],
    [
      stud.replace('"deal_beside":[', '"deal_beside":[7,'),
      /“deal_beside” contains a value that is not a hash/,
    ],
    [stud.replace('"salt":"', '"salz":"'), /The text “salt” is missing/],
    [stud.replace('"to":"box"', '"to":"sleeve"'), /where a card was dealt/],
    [stud.replace('"deal":{', '"deal":[],"deals":{'), /about the deal is not an object/],
    [stud.replace('"shoe":"hand_held"', '"shoe":"hat"'), /by hand or by a machine/],
    [stud.replace('"has_dealer":true', '"has_dealer":1'), /whether the dealer has a hand/],
    [stud.replace('"dealt_to":[1', '"dealt_to":["1"'), /“dealt_to” contains a value that is not a number/],
  ])('is refused in words (%#)', (content, sentence) => {
    expect(() => readProof(content)).toThrow(sentence);
  });
});

describe('the number of a card', () => {
  it('runs from the two of clubs to the ace of spades', () => {
    expect(cardNumber('2c')).toBe(0);
    expect(cardNumber('2s')).toBe(3);
    expect(cardNumber('Td')).toBe(33);
    expect(cardNumber('As')).toBe(51);
    expect(cardNumber('10d')).toBeUndefined();
    expect(cardNumber('')).toBeUndefined();
  });
});
