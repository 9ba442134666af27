// Builds the 13 × 13 grid of hole cards: pairs on the diagonal, suited above it, off-suit below.
import type { StartingHandView } from '../protocol/api';

const ranks = 'AKQJT98765432';

export interface GridCell {
  hand: string; // "T9s"
  row: number;
  column: number;
  best: string;
  bestValue: number;
  other: string; // the next best of the choices that are ever the best one
  margin: number; // by how much the best is better than that
  tone: number; // 0: the smallest choice, 1: between, 2: the largest
  isClose: boolean;
  count: number;
}

export interface Grid {
  cells: GridCell[]; // row by row
  choices: { name: string; tone: number; hands: number }[]; // that are the best of some hand
  closest: string;
}

export function handAt(row: number, column: number): string {
  const [one, other] = [ranks.charAt(row), ranks.charAt(column)];
  if (row === column) return one + one;
  return row < column ? `${one}${other}s` : `${other}${one}o`;
}

// A decision is close if the two best choices differ by less than a quarter of the first wager.
const near = 0.25;

export function gridOf(hands: StartingHandView[]): Grid | undefined {
  const [first] = hands;
  if (!first) return undefined;
  const byName = new Map(hands.map((hand) => [hand.hand, hand]));
  const everBest = new Set(hands.map((hand) => hand.best));
  const order = first.choices.map((choice) => choice.option).filter((option) => everBest.has(option));
  const toneOf = (option: string): number => {
    const at = order.indexOf(option);
    if (at === order.length - 1) return 2;
    return at === 0 ? 0 : 1;
  };
  const cells: GridCell[] = [];
  for (let row = 0; row < 13; row++) {
    for (let column = 0; column < 13; column++) {
      const hand = byName.get(handAt(row, column));
      if (hand) cells.push(cellOf(hand, row, column, order, toneOf(hand.best)));
    }
  }
  const [corner] = cells;
  if (!corner) return undefined;
  const closest = cells.reduce((one, other) => (other.margin < one.margin ? other : one), corner);
  const choices = order.map((name) => ({
    name,
    tone: toneOf(name),
    hands: hands.filter((hand) => hand.best === name).reduce((sum, hand) => sum + hand.count, 0),
  }));
  return { cells, choices, closest: closest.hand };
}

function cellOf(
  hand: StartingHandView,
  row: number,
  column: number,
  rivals: string[],
  tone: number,
): GridCell {
  const best = hand.choices.find((choice) => choice.option === hand.best);
  const [other] = hand.choices
    .filter((choice) => choice.option !== hand.best && rivals.includes(choice.option))
    .sort((one, two) => two.ev - one.ev);
  const margin = best && other ? best.ev - other.ev : Infinity;
  return {
    hand: hand.hand,
    row,
    column,
    best: hand.best,
    bestValue: best?.ev ?? 0,
    other: other?.option ?? '',
    margin,
    tone,
    isClose: margin < near,
    count: hand.count,
  };
}
