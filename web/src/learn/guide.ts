// The shape of a guide: everything that a player should know about one game. Guides contain words only; every
// figure is in figures.json, which the program computes.
import type { GameId } from '../protocol/messages';
import type { RankingName } from './rankings';

export interface Said {
  text: string;
  clause?: string; // of the book
}

export interface Step extends Said {
  title: string;
}

// One line of a strategy card. The solver checks it: figures.json has situations for every row of a house game.
export interface CardRow {
  row: string;
  hand: string;
  decision: string; // "play_4x", as the server names it
}

export interface CardPart {
  when: string;
  rows: CardRow[];
}

// Where the advice comes from: a strategy that `baize analyse --strategies` values, or experience.
export type Origin = { kind: 'solver'; strategy: string } | { kind: 'rule_of_thumb' };

// A group of starting hands at poker, the best first.
export interface HandGroup {
  name: string;
  hands: string;
  play: string;
}

// One moment of the example.
export interface Frame {
  says: string;
  hands: FrameHand[];
  board?: string[];
  bets: FrameBet[];
}

export interface FrameHand {
  name: string;
  cards: (string | null)[]; // null: face down
  note?: string;
  isOut?: boolean;
}

export interface FrameBet {
  spot: string;
  amount: number; // cents
  result?: 'win' | 'lose' | 'standoff' | 'void';
  paid?: number; // cents, beside the stake
}

export interface SpotHint {
  wager: string;
  text: string;
}

export interface Guide {
  game: GameId;
  title: string;
  book: string;
  inShort: string; // one or two sentences
  goal: string;
  steps: Step[];
  qualifies?: Said;
  details: Said[]; // that surprise newcomers
  rankings: RankingName[];
  advice: string[]; // the best play in a few lines
  card: CardPart[]; // every decision; empty at poker
  starting: HandGroup[]; // poker: starting hands; empty at house games
  origin: Origin;
  example: Frame[];
  hints: SpotHint[]; // in the order in which they are shown
}
