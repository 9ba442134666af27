// Explains why an action is not possible now. The server is asked with the command; if it only answers "not now",
// the state of the table gives the reason.
import { sentenceOf } from '../../format/words';
import { levelWager } from '../../felt/wagers';
import type {
  PlayerCommand,
  Decision,
  HandAction,
  Money,
  TableSnapshot,
  Wager,
} from '../../protocol/messages';
import { wagerName } from '../../text/names';
import { waitText } from '../state/mode';

export interface Reason {
  reason: string;
  sentence: string;
  clause: string;
}

export interface Attempt {
  command: PlayerCommand | undefined; // undefined if nobody is signed in or seated
  words: string; // "Play", "Pair Plus"
  isDecision: boolean;
}

const decided: Record<string, Decision> = {
  play: 'play',
  bet: 'bet',
  flop: 'flop',
  turn: 'turn',
  river: 'river',
  instant_winner: 'instant_winner',
};

const bet = (seat: number): HandAction => ({ bet: { seat, amount: 0 } });

// Letters of decisions. House games and poker use different words for the same letter.
const lettered: Record<string, [poker: (seat: number) => HandAction, house: Decision, words: string]> = {
  F: [(seat) => ({ fold: { seat } }), 'fold', 'Folding'],
  C: [(seat) => ({ call: { seat } }), 'check', 'Checking or calling'],
  P: [bet, 'play', 'Betting'],
  R: [bet, 'play', 'Raising'],
  T: [bet, 'turn', 'The Turn wager'],
  I: [bet, 'instant_winner', 'Instant Winner'],
};

export const decisionLetters: ReadonlySet<string> = new Set(Object.keys(lettered));

const inRound = (shown: TableSnapshot, box: number, decision: Decision): PlayerCommand => ({
  act_in_round: { table: shown.table, action: { decide: { box, decision } } },
});

export function letterAttempt(shown: TableSnapshot, letter: string): Attempt | undefined {
  const found = lettered[letter];
  const seat = shown.you?.seat ?? 0;
  if (!found || seat === 0) return undefined;
  const [action, decision, words] = found;
  const command: PlayerCommand = shown.poker
    ? { act_in_hand: { table: shown.table, action: action(seat) } }
    : inRound(shown, seat, decision);
  return { command, words, isDecision: true };
}

// Returns the attempt to bet on a spot, or to make the decision that places this wager.
export function spotAttempt(
  shown: TableSnapshot,
  box: number,
  wager: string,
  amount: Money,
  level = 0,
): Attempt {
  const decision = decided[wager];
  const words = wagerName(wager);
  if (!shown.you || shown.you.seat === 0) return { command: undefined, words, isDecision: false };
  if (decision) return { command: inRound(shown, box, decision), words, isDecision: true };
  const stake = level > 0 ? levelWager(shown.jackpot, level) || amount : amount;
  const place = { box, wager: wager as Wager, amount: stake };
  return {
    command: { act_in_round: { table: shown.table, action: { place_wager: place } } },
    words,
    isDecision: false,
  };
}

// Returns a reason that needs no question to the server, or "".
export function reasonWithoutAsking(shown: TableSnapshot): string {
  if (!shown.is_open) return 'This table is closed.';
  if (!shown.you || shown.you.person === 0) return 'Sign in or play as a guest, then take a seat.';
  if (shown.you.seat === 0) return shown.poker ? 'Take a seat first.' : 'Take a box first.';
  return '';
}

const vague: ReadonlySet<string> = new Set(['not_now', 'wrong_phase', 'not_your_turn', 'stage_over']);

// Returns the answer in words. An empty reason means that the command would be accepted now.
export function reasonText(shown: TableSnapshot, attempt: Attempt, why: Reason): string {
  if (why.reason === '') return 'This can be done now.';
  if (why.reason === 'already_done') return 'You have already acted.';
  if (!vague.has(why.reason)) return sentenceOf(why.sentence);
  const phase = shown.banked?.phase;
  if (attempt.isDecision && phase === 'betting')
    return `${attempt.words} comes after the deal; bets are still open.`;
  if (!attempt.isDecision && shown.banked && phase !== 'betting')
    return `Betting has closed; ${attempt.words} can be placed in the next round.`;
  return `${sentenceOf(why.sentence)} ${waitText(shown)}.`;
}
