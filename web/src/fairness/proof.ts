// Checks the proof of a deal using only the file; docs/formats/fairness.md is the recipe.
import type { DealProof, DealtCard, DealtPlace } from '../protocol/api';
import { blake2b } from './blake2b';
import { bytesOf, digitsOf, joined, numberBytes } from './bytes';
import { faultOf, layoutOf, placeWords, positionOf } from './layout';
import { formatOfCardsAlone } from './proof_file';

export const deckSize = 52;
const levels = 6;
const hashSize = 32;
const saltSize = 16;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const cardWords = bytes('baize card 2');
const cardAloneWords = bytes('baize card 1'); // of a commitment that does not bind the way of dealing
const dealWords = bytes('baize deal 1');
const nodeWords = bytes('baize node 1');

export interface CardVerdict {
  card: string;
  place: DealtPlace; // to which it was dealt
  position: number; // 0 is dealt first
  isProved: boolean;
  why: string; // the reason if it is not proved
  way: string[]; // the hashes from the card up to the root
}

export interface ProofVerdict {
  isProved: boolean;
  cards: CardVerdict[]; // in the order of the deck
  faults: string[]; // faults of the whole proof
}

// Returns 0 for "2c", 1 for "2d", … 51 for "As", or undefined.
export function cardNumber(card: string): number | undefined {
  const rank = '23456789TJQKA'.indexOf(card[0] ?? '-');
  const suit = 'cdhs'.indexOf(card[1] ?? '-');
  return card.length === 2 && rank >= 0 && suit >= 0 ? rank * 4 + suit : undefined;
}

const isOfCardsAlone = (proof: DealProof): boolean => proof.format === formatOfCardsAlone;

function cardLeaf(proof: DealProof, position: number, card: number, salt: Uint8Array): Uint8Array {
  const numbers = [proof.table, proof.round, position, card].map(numberBytes);
  return blake2b(joined(isOfCardsAlone(proof) ? cardAloneWords : cardWords, ...numbers, salt), hashSize);
}

function dealLeaf({ game, table, round, deal }: DealProof): Uint8Array {
  const { hand_size, has_dealer, shoe, burns, community } = deal;
  const dealing = [hand_size, Number(has_dealer), Number(shoe === 'machine'), burns];
  const numbers = [table, round, ...dealing, community.length, ...community].map(numberBytes);
  return blake2b(joined(dealWords, ...numbers, bytes(game)), hashSize);
}

function nodeOf(left: Uint8Array, right: Uint8Array): Uint8Array {
  return blake2b(joined(nodeWords, left, right), hashSize);
}

// Returns the hashes from a leaf up to the root, or undefined if one beside the way is not a hash.
function wayFrom(leaf: Uint8Array, position: number, beside: string[]): string[] | undefined {
  let hash = leaf;
  const way = [digitsOf(hash)];
  for (const [level, digits] of beside.entries()) {
    const other = bytesOf(digits, hashSize);
    if (!other) return undefined;
    const isLeft = (position >> level) % 2 === 0;
    hash = isLeft ? nodeOf(hash, other) : nodeOf(other, hash);
    way.push(digitsOf(hash));
  }
  return way;
}

// Returns why the commitment does not bind the way of dealing in the file, or "". A proof of the older form cannot tell.
function dealFault(proof: DealProof): string {
  const { deal_beside: beside } = proof;
  if (isOfCardsAlone(proof)) return '';
  if (beside?.length !== levels) return 'It does not prove how the cards were dealt.';
  const way = wayFrom(dealLeaf(proof), deckSize, beside);
  return way?.at(-1) === proof.promise ? '' : 'The commitment binds another way of dealing.';
}

// Returns why the place is not dealt from this position, or "".
function misplaced(layout: DealtPlace[], { place, position }: DealtCard): string {
  const expected = positionOf(layout, place);
  if (expected === undefined) return `No card was dealt to ${placeWords(place)}.`;
  if (expected === position) return '';
  return `By the order of dealing ${placeWords(place)} is card ${expected + 1} of the deck, not card ${position + 1}.`;
}

function checkCard(proof: DealProof, layout: DealtPlace[] | undefined, shown: DealtCard): CardVerdict {
  const verdict = (why: string, way: string[] = []): CardVerdict => ({
    card: shown.card,
    place: shown.place,
    position: shown.position,
    isProved: why === '',
    why,
    way,
  });
  const card = cardNumber(shown.card);
  const salt = bytesOf(shown.salt, saltSize);
  if (card === undefined) return verdict('This is not a card of the deck.');
  if (shown.position < 0 || shown.position >= deckSize) return verdict('The deck has no such position.');
  if (!salt) return verdict('Its salt is not 16 bytes.');
  if (shown.beside.length !== levels) return verdict('A path has six hashes.');
  const way = wayFrom(cardLeaf(proof, shown.position, card, salt), shown.position, shown.beside);
  if (!way) return verdict('A hash of the path is not 32 bytes.');
  if (way.at(-1) !== proof.promise) return verdict('It leads to another root.', way);
  return verdict(layout ? misplaced(layout, shown) : '', way);
}

function seenTwice<Key>(keys: Key[]): Key[] {
  return [...new Set(keys.filter((key, i) => keys.indexOf(key) !== i))];
}

export function checkProof(proof: DealProof): ProofVerdict {
  const notOfGame = faultOf(proof.game, proof.deal);
  const fault = notOfGame || dealFault(proof);
  const layout = notOfGame ? undefined : layoutOf(proof.deal);
  const cards = proof.cards
    .map((card) => checkCard(proof, layout, card))
    .sort((one, other) => one.position - other.position);
  const faults = [
    ...(fault ? [fault] : []),
    ...(cards.length === 0 ? ['It holds no card, so it proves nothing.'] : []),
    ...seenTwice(cards.map((card) => card.card)).map((card) => `The card ${card} is in the deck twice.`),
    ...seenTwice(cards.map((card) => card.position)).map((at) => `Position ${at + 1} holds two cards.`),
    ...seenTwice(cards.map((card) => placeWords(card.place))).map(
      (place) => `There are two cards for ${place}.`,
    ),
  ];
  return { isProved: faults.length === 0 && cards.every((card) => card.isProved), cards, faults };
}
