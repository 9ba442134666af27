// Two sets of pay tables of one game side by side.
import type { AnalysedGame, AnalysisAnswer } from '../protocol/api';
import { linesOf, type Selection } from './selection';

export interface EdgeDifference {
  wager: string;
  beside: number; // the edge with the other tables
  difference: number; // how much more the house keeps with the tables of the form
}

// Both answers are about the same game, so they have the same wagers.
export function differences(form: AnalysisAnswer, beside: AnalysisAnswer): EdgeDifference[] {
  return form.wagers.flatMap(({ wager, exact, house_edge }) => {
    const other = beside.wagers.find((one) => one.wager === wager);
    if (!other) return [];
    const difference = other.exact === exact ? 0 : house_edge - other.house_edge;
    return [{ wager, beside: other.house_edge, difference }];
  });
}

export interface OddsPair {
  hand: string;
  odds: string; // "": not paid
  beside: string;
}

// Returns the hands that at least one of both tables pays.
export function oddsBeside(form: Selection, beside: Selection, game: AnalysedGame, pay: string): OddsPair[] {
  const oddsIn = (selection: Selection): Map<string, string> =>
    new Map(linesOf(selection, game, pay).map(({ hand, odds }) => [hand, odds]));
  const [here, there] = [oddsIn(form), oddsIn(beside)];
  const hands = game.pays.find((one) => one.name === pay)?.hands ?? [];
  return hands
    .map((hand) => ({ hand, odds: here.get(hand) ?? '', beside: there.get(hand) ?? '' }))
    .filter(({ odds, beside: other }) => odds !== '' || other !== '');
}
