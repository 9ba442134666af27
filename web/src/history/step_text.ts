// Describes a step in a fixed order: dealer, board, pots, then boxes or seats in turn.
import { money, signed } from '../format/money';
import { cardName } from '../parts/cards/cards';
import type {
  BankedView,
  BoxView,
  HandView,
  PokerView,
  ReplayStep,
  ResultView,
  TableSnapshot,
} from '../protocol/api';
import { sharesOf } from '../table/state/result';
import { personName, wagerName } from '../text/names';

export interface TextLine {
  who: string;
  text: string;
}

function cardsText(cards: (string | null)[]): string {
  const open = cards.filter((card): card is string => card !== null).map((card) => cardName(card));
  const hidden = cards.length - open.length;
  const down = hidden === 0 ? [] : [`${hidden} face down`];
  return [...open, ...down].join(', ');
}

const sentence = (parts: string[]): string => parts.filter((part) => part !== '').join('. ');

function resultText(result: ResultView): string {
  const words: Record<string, string> = {
    win: 'won',
    lose: 'lost',
    standoff: 'pushed',
    void: 'void',
    return: 'returned',
  };
  return `${wagerName(result.wager)} ${words[result.result] ?? result.result}: ${result.sum}`;
}

function boxLine(table: TableSnapshot, box: BoxView): TextLine {
  const wagers = box.wagers.map((one) => `${wagerName(one.wager)} ${money(one.stake)}`).join(', ');
  return {
    who: `Box ${box.box}, ${personName(table, box.player)}`,
    text: sentence([
      wagers,
      cardsText(box.cards),
      box.hand,
      box.standing === 'folded' ? 'Folded' : '',
      ...box.results.map(resultText),
      box.net === null ? '' : `Net ${signed(box.net)}`,
    ]),
  };
}

function bankedLines(table: TableSnapshot, banked: BankedView): TextLine[] {
  const qualifies =
    banked.dealer_qualifies === null ? '' : banked.dealer_qualifies ? 'Qualifies' : 'Does not qualify';
  const dealer = sentence([cardsText(banked.dealer), banked.dealer_hand, qualifies]);
  return [
    { who: 'Dealer', text: dealer || 'No cards yet' },
    ...(banked.board_size > 0 ? [{ who: 'Board', text: cardsText(banked.board) || 'No cards yet' }] : []),
    ...banked.boxes.filter((box) => box.player !== 0).map((box) => boxLine(table, box)),
    ...(banked.voided ? [{ who: 'Round', text: `Void by ${banked.voided}` }] : []),
  ];
}

function handLine(table: TableSnapshot, hand: HandView): TextLine {
  const states: Record<HandView['state'], string> = {
    in: '',
    all_in: 'All in',
    folded: 'Folded',
    mucked: 'Mucked',
    dead: 'Hand is dead',
  };
  return {
    who: `Seat ${hand.seat}, ${personName(table, hand.player)}`,
    text: sentence([
      `${money(hand.stack)} behind`,
      hand.bet > 0 ? `Bet ${money(hand.bet)}` : '',
      cardsText(hand.cards),
      hand.hand,
      hand.low ? `Low: ${hand.low}` : '',
      states[hand.state],
      hand.won > 0 ? `Won ${money(hand.won)}` : '',
    ]),
  };
}

function pokerLines(table: TableSnapshot, poker: PokerView): TextLine[] {
  return [
    { who: 'Board', text: cardsText(poker.board) || 'No cards yet' },
    ...poker.pots.map((pot, i) => ({ who: i === 0 ? 'Pot' : `Side pot ${i}`, text: money(pot.amount) })),
    ...sharesOf(poker).map(({ what, share }) => ({
      who: what,
      text: `Seat ${share.seat} takes ${money(share.amount)} by ${share.clause}`,
    })),
    ...poker.hands.map((hand) => handLine(table, hand)),
  ];
}

export function textOf(table: TableSnapshot): TextLine[] {
  if (table.banked) return bankedLines(table, table.banked);
  return table.poker ? pokerLines(table, table.poker) : [];
}

// Returns the calculation of the result that this step added.
export function sumOf(step: ReplayStep, before: ReplayStep | undefined): string {
  const results = (one: ReplayStep | undefined): ResultView[] =>
    one?.table.banked?.boxes.flatMap((box) => box.results) ?? [];
  const key = (result: ResultView): string => JSON.stringify(result);
  const old = new Set(results(before).map(key));
  const made = results(step).filter((result) => !old.has(key(result)) && result.clause === step.line.clause);
  return made[0]?.sum ?? '';
}

// Returns all face-up cards of a step.
export function openCards(table: TableSnapshot): string[] {
  const cards = [
    ...(table.banked?.dealer ?? []),
    ...(table.banked?.board ?? []),
    ...(table.banked?.boxes.flatMap((box) => box.cards) ?? []),
    ...(table.poker?.board ?? []),
    ...(table.poker?.hands.flatMap((hand) => hand.cards) ?? []),
  ];
  return [...new Set(cards.filter((card): card is string => card !== null))];
}
