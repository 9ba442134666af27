// The question of the equity page, stored completely in the address.
import type { EquityGames, EquityQuestion } from '../protocol/api';
import { capital } from '../format/words';
import { cardName } from '../parts/cards/cards';
import { cardsIn, tidied } from './cards';
import { boardSize, equityGame } from './games';

export interface Matchup {
  game: string;
  hands: string[]; // as typed; "": still empty
  board: string;
  dead: string;
}

// A place that cards can be put into.
export type Place = { kind: 'hand'; hand: number } | { kind: 'board' } | { kind: 'dead' };

const deadMost = 20; // maximum number of cards in the row

export const emptyMatchup: Matchup = { game: 'holdem', hands: ['', ''], board: '', dead: '' };

export function matchupOf(rules: EquityGames, query: URLSearchParams): Matchup {
  const { game, hands_max } = equityGame(rules, query.get('game') ?? '');
  const hands = query.getAll('hand').slice(0, hands_max).map(tidied);
  while (hands.length < rules.hands_min) hands.push('');
  return {
    game,
    hands,
    board: tidied(query.get('board') ?? ''),
    dead: tidied(query.get('dead') ?? ''),
  };
}

export function addressOfMatchup(matchup: Matchup): string {
  const query = new URLSearchParams();
  if (matchup.game !== emptyMatchup.game) query.set('game', matchup.game);
  if (matchup.hands.some((hand) => hand !== '') || matchup.hands.length > emptyMatchup.hands.length) {
    for (const hand of matchup.hands) query.append('hand', hand);
  }
  if (matchup.board) query.set('board', matchup.board);
  if (matchup.dead) query.set('dead', matchup.dead);
  return `/equity${query.size > 0 ? `?${query}` : ''}`;
}

export function placeName(place: Place): string {
  switch (place.kind) {
    case 'hand':
      return `hand ${place.hand + 1}`;
    case 'board':
      return 'the board';
    case 'dead':
      return 'the dead cards';
  }
}

// Returns the place in words: "in hand 1", "on the board".
export function atPlace(place: Place): string {
  switch (place.kind) {
    case 'hand':
      return `in ${placeName(place)}`;
    case 'board':
      return 'on the board';
    case 'dead':
      return 'among the dead cards';
  }
}

export function textAt(matchup: Matchup, place: Place): string {
  return place.kind === 'hand' ? (matchup.hands[place.hand] ?? '') : matchup[place.kind];
}

export function withText(matchup: Matchup, place: Place, text: string): Matchup {
  if (place.kind !== 'hand') return { ...matchup, [place.kind]: text };
  return { ...matchup, hands: matchup.hands.map((hand, i) => (i === place.hand ? text : hand)) };
}

export function roomAt(rules: EquityGames, matchup: Matchup, place: Place): number {
  switch (place.kind) {
    case 'hand':
      return equityGame(rules, matchup.game).hand_size;
    case 'board':
      return boardSize(rules);
    case 'dead':
      return deadMost;
  }
}

export function placesOf(matchup: Matchup): Place[] {
  return [
    ...matchup.hands.map((_, hand): Place => ({ kind: 'hand', hand })),
    { kind: 'board' },
    { kind: 'dead' },
  ];
}

export const isSamePlace = (one: Place, other: Place): boolean => placeName(one) === placeName(other);

// Returns the place of each card. A range contains no particular card.
export function placesOfCards(matchup: Matchup): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const place of placesOf(matchup)) {
    for (const card of cardsIn(textAt(matchup, place)) ?? []) {
      found.set(card, [...(found.get(card) ?? []), place]);
    }
  }
  return found;
}

// Returns why the question cannot be asked, or "".
export function errorIn(rules: EquityGames, matchup: Matchup): string {
  for (const [card, places] of placesOfCards(matchup)) {
    const [first, second] = places;
    if (!first || !second) continue;
    const name = cardName(card);
    if (isSamePlace(first, second))
      return `The ${name} appears twice ${atPlace(first)}. A deck has only one.`;
    return `The ${name} is ${atPlace(first)} and ${atPlace(second)}. A deck has only one.`;
  }
  const { title, hand_size } = equityGame(rules, matchup.game);
  for (const [i, hand] of matchup.hands.entries()) {
    const count = cardsIn(hand)?.length ?? 0;
    if (count > 0 && count !== hand_size) {
      return `Hand ${i + 1} has ${count} card${count === 1 ? '' : 's'}; at ${title} a hand has ${hand_size}.`;
    }
  }
  if (cardsIn(matchup.board) === undefined) return 'Write the board as cards, such as QsJd2c.';
  if (cardsIn(matchup.dead) === undefined) return 'Write dead cards as cards, such as QsJd2c.';
  const board = cardsIn(matchup.board)?.length ?? 0;
  if (board < boardSize(rules) && !rules.board_sizes.includes(board))
    return `The board has ${board} card${board === 1 ? '' : 's'}; it has none, three, four or five.`;
  if (board > boardSize(rules)) return `The board has ${board} cards; it has at most five.`;
  return '';
}

export function filledHands(matchup: Matchup): number[] {
  return matchup.hands.flatMap((hand, i) => (hand === '' ? [] : [i]));
}

// Returns undefined until there are two hands and no card is used twice.
export function equityQuestion(rules: EquityGames, matchup: Matchup): EquityQuestion | undefined {
  const filled = filledHands(matchup);
  if (filled.length < rules.hands_min || errorIn(rules, matchup)) return undefined;
  return {
    game: matchup.game,
    hands: filled.map((i) => matchup.hands[i] ?? ''),
    board: matchup.board,
    dead: matchup.dead,
    makes: true,
  };
}

// Returns a refusal of the server as a sentence, without the name of the field.
export function inSentence(refusal: string): string {
  const words = refusal.replace(/^(hands|board|dead): /, '');
  return capital(words);
}

// Returns the command for the same figures, sampled if the server sampled.
export function commandOf(question: EquityQuestion, samples = 0): string {
  const quoted = (text: string): string => (/^[\w+,-]*$/.test(text) ? text : `'${text.replaceAll("'", '')}'`);
  return [
    'baize equity',
    ...(question.game === emptyMatchup.game ? [] : [`--game ${question.game}`]),
    ...(samples > 0 ? [`--samples ${samples}`] : []),
    ...(question.board ? [`--board ${quoted(question.board)}`] : []),
    ...(question.dead ? [`--dead ${quoted(question.dead)}`] : []),
    ...(question.makes ? ['--makes'] : []),
    ...question.hands.map(quoted),
  ].join(' ');
}
