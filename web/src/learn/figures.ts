// The published figures: tools/guide_figures.py has the program compute them, and a test compares them with it.
import type { GameId } from '../protocol/messages';
import json from './figures.json';

export interface Strategy {
  edge: number; // per cent of the Ante, as all edges and costs
  cost: number; // against perfect play
}

export interface Situation {
  row: string; // of the strategy card
  decision: string;
  hand: string; // "Qs 6d 4h"
  board: string;
  dealer: string; // the card that the dealer shows
  saves: number; // in Antes, against the next best decision
}

export interface SettledWager {
  staked: number; // cents
  result: 'win' | 'lose' | 'standoff' | 'void';
  paid: number;
  back: number;
  clause: string;
}

export interface SettledRound {
  dealer: { cards: string[]; hand: string; qualifies?: boolean };
  board: string[];
  you: { cards: string[]; hand: string };
  wagers: Record<string, SettledWager>;
  net: number;
}

// By wager: the pay table on which its edge depends, and the edge by the name of that table ("": by none).
export type Edges = Record<string, { by: string; at: Record<string, number> }>;

export interface HouseFigures {
  edges: Edges;
  with_setting?: Edges; // under the setting of the sign that changes them
  risk: number; // the edge as a share of everything that is staked
  decisions: Record<string, number>; // how often best play takes each, per cent of all rounds
  strategies: Record<string, Strategy>;
  first?: Record<string, string>; // the best first decision by starting hand
  situations: Situation[];
  round: SettledRound;
}

export interface HandShare {
  hand: string;
  equity: number; // per cent of the pot
}

interface Figures {
  house: Record<string, HouseFigures>;
  flop_chase: number;
  matchups: Record<string, HandShare[][]>;
}

export const figures = json as unknown as Figures;

export const houseFigures = (game: GameId): HouseFigures | undefined => figures.house[game];

// Returns the situation of a row of the strategy card whose decision is the closest.
export function closestOf(game: GameId, row: string): Situation | undefined {
  const situations = (houseFigures(game)?.situations ?? []).filter((one) => one.row === row);
  return situations.sort((one, other) => one.saves - other.saves)[0];
}

export const cardsOf = (text: string): string[] => text.split(' ').filter(Boolean);
