// Parses a proof from any source into a DealProof, or throws NoProof with a sentence about the fault.
import type {
  DealFacts,
  DealProof,
  DealtCard,
  DealtPlace,
  DealtTo,
  LedgerPosting,
  Sees,
  ShoeKind,
} from '../protocol/api';
import { bytesOf } from './bytes';

export class NoProof extends Error {}

export const format = 'baize proof 3';
export const formatOfCardsAlone = 'baize proof 2'; // of a commitment that does not bind the way of dealing
const firstFormat = 'baize proof 1';
const audiences: readonly Sees[] = ['bystander', 'player', 'inspector'];
const kinds: readonly DealtTo[] = ['box', 'seat', 'dealer', 'community', 'burn'];
const shoes: readonly ShoeKind[] = ['hand_held', 'machine'];

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new NoProof(`${what} is not an object.`);
  }
  return value as Fields;
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new NoProof(`The text “${name}” is missing.`);
  return value;
}

function whole(fields: Fields, name: string): number {
  const value = fields[name];
  if (!Number.isSafeInteger(value)) throw new NoProof(`The number “${name}” is missing or not whole.`);
  return value as number;
}

function natural(fields: Fields, name: string): number {
  const value = whole(fields, name);
  if (value < 0) throw new NoProof(`The number “${name}” is below zero.`);
  return value;
}

function list(fields: Fields, name: string): unknown[] {
  const value = fields[name];
  if (!Array.isArray(value)) throw new NoProof(`The list “${name}” is missing.`);
  return value as unknown[];
}

function numbers(fields: Fields, name: string): number[] {
  const values = list(fields, name);
  if (!values.every((value) => Number.isSafeInteger(value) && (value as number) >= 0)) {
    throw new NoProof(`The list “${name}” contains a value that is not a number.`);
  }
  return values as number[];
}

function hashes(fields: Fields, name: string): string[] {
  const values = list(fields, name);
  if (!values.every((value) => typeof value === 'string')) {
    throw new NoProof(`The list “${name}” contains a value that is not a hash.`);
  }
  return values;
}

function placeOf(value: unknown): DealtPlace {
  const fields = fieldsOf(value, 'The place of a card');
  const to = kinds.find((kind) => kind === fields['to']);
  if (!to) throw new NoProof('It does not say where a card was dealt.');
  return { to, number: natural(fields, 'number'), card: natural(fields, 'card') };
}

function factsOf(value: unknown): DealFacts {
  const fields = fieldsOf(value, 'What it says about the deal');
  const shoe = shoes.find((kind) => kind === fields['shoe']);
  if (!shoe) throw new NoProof('It does not say whether the cards were dealt by hand or by a machine.');
  if (typeof fields['has_dealer'] !== 'boolean') {
    throw new NoProof('It does not say whether the dealer has a hand.');
  }
  return {
    dealt_to: numbers(fields, 'dealt_to'),
    button: natural(fields, 'button'),
    shoe,
    hand_size: natural(fields, 'hand_size'),
    has_dealer: fields['has_dealer'],
    community: numbers(fields, 'community'),
    burns: natural(fields, 'burns'),
  };
}

function cardOf(value: unknown): DealtCard {
  const fields = fieldsOf(value, 'A card');
  return {
    card: text(fields, 'card'),
    place: placeOf(fields['place']),
    position: whole(fields, 'position'),
    salt: text(fields, 'salt'),
    beside: hashes(fields, 'beside'),
  };
}

// The settlement is not part of the proof and is passed on unchecked.
function postingOf(value: unknown): LedgerPosting {
  const fields = fieldsOf(value, 'A line of the settlement');
  const account = fieldsOf(fields['account'], 'An account');
  text(account, 'kind');
  whole(fields, 'amount');
  return value as LedgerPosting;
}

export function proofOf(value: unknown): DealProof {
  const fields = fieldsOf(value, 'The proof');
  if (fields['format'] === firstFormat) {
    throw new NoProof(
      'This proof is of the first version, which does not say where each card was dealt. Ask for it again.',
    );
  }
  const given = [format, formatOfCardsAlone].find((each) => each === fields['format']);
  if (!given) throw new NoProof(`This is not a “${format}”.`);
  const promise = text(fields, 'promise');
  if (!bytesOf(promise, 32)) throw new NoProof('The commitment is not 64 hexadecimal digits.');
  const shownTo = audiences.find((audience) => audience === fields['shown_to']);
  if (!shownTo) throw new NoProof('It does not say to whom the cards were shown.');
  return {
    format: given,
    game: text(fields, 'game'),
    table: natural(fields, 'table'),
    round: natural(fields, 'round'),
    promise,
    promised_event: natural(fields, 'promised_event'),
    promised_at: whole(fields, 'promised_at'),
    shown_to: shownTo,
    person: natural(fields, 'person'),
    deal: factsOf(fields['deal']),
    cards: list(fields, 'cards').map(cardOf),
    last_event: natural(fields, 'last_event'),
    settlement: list(fields, 'settlement').map(postingOf),
    deal_beside: given === format ? hashes(fields, 'deal_beside') : null,
  };
}

export function readProof(content: string): DealProof {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw new NoProof('This is not JSON: a proof is one JSON object, as `baize proof` writes it.');
  }
  return proofOf(value);
}
