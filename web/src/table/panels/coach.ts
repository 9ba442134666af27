// Turns the coach's advice into bars, with the best choice marked.
import { money, signed } from '../../format/money';
import type { Advice, DecisionJudged } from '../../protocol/messages';
import { optionWords } from '../state/offers';

export interface CoachRow {
  name: string;
  value: string; // "+1.32", "−$4.10"; "–": not weighed
  share: number; // of the bar, 0 to 100
  isBest: boolean;
  isMade: boolean;
}

export interface CoachTable {
  title: string; // "Box 3, in Antes"
  rows: CoachRow[];
  facts: string[];
}

const figures = new Intl.NumberFormat('en-AU', {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
  signDisplay: 'exceptZero',
});
const percent = new Intl.NumberFormat('en-AU', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const units = (value: number): string => figures.format(value).replace('-', '−');

// Bars are scaled from the worst to the best choice; the worst still has a visible bar.
function shares(values: (number | undefined)[]): number[] {
  const known = values.filter((value) => value !== undefined);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return values.map((value) => {
    if (value === undefined) return 0;
    return high === low ? 100 : 8 + ((value - low) / (high - low)) * 92;
  });
}

export function coachTables(advice: Advice, made = ''): CoachTable[] {
  const boxes = advice.boxes.map((box) => {
    const values = box.options.map((option) => option.worth?.ev);
    const widths = shares(values);
    return {
      title: `Box ${box.box}: what each choice returns, in Antes of ${money(box.unit)}`,
      facts: box.deals ? [`${Number(box.deals).toLocaleString('en-AU')} equally likely deals counted`] : [],
      rows: box.options.map((option, index) => ({
        name: optionWords(option.option),
        value: option.worth ? units(option.worth.ev) : '–',
        share: widths[index] ?? 0,
        isBest: option.best,
        isMade: option.option === made,
      })),
    };
  });
  const { hand } = advice;
  if (!hand) return boxes;
  const values = hand.options.map((option) => option.worth?.cents);
  const widths = shares(values);
  const facts: string[] = [];
  if (hand.equity) {
    const sampled =
      hand.equity.method === 'sampled' ? `, sampled, ±${percent.format(hand.equity.standard_error * 2)}` : '';
    facts.push(
      `Your equity against ${hand.rivals} ${hand.rivals === 1 ? 'opponent' : 'opponents'}: ${percent.format(hand.equity.equity)}${sampled}`,
    );
  }
  if (hand.pot_odds) {
    facts.push(
      `A call of ${money(hand.pot_odds.to_call)} for ${money(hand.pot_odds.pot)} needs ${percent.format(hand.pot_odds.needs)}`,
    );
  }
  const rows = hand.options.map((option, index) => ({
    name: optionWords(option.option),
    value: option.worth ? signed(Math.round(option.worth.cents)) : '–',
    share: widths[index] ?? 0,
    isBest: option.best,
    isMade: option.option === made,
  }));
  return [...boxes, { title: 'What each choice is worth, in chips from now on', facts, rows }];
}

// Returns the own cards of the last decision, so that the verdict is not taken for one on the next hand.
export const judgedCards = ({ advice }: DecisionJudged): string[] =>
  advice.hand?.hand ?? advice.boxes[0]?.hand ?? [];

// Returns a sentence about the cost of the last decision.
export function verdict(judged: DecisionJudged): string {
  const made = optionWords(judged.made);
  if (!judged.is_judged) return `${made}: the coach has no figure for this choice.`;
  if (!judged.is_mistake) return `${made} was the best choice.`;
  return `${made} costs ${money(judged.cost, { always: true })} on average. Best: ${optionWords(judged.best).toLowerCase()}.`;
}
