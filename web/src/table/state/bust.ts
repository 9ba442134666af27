// Players without chips: the hand that won them, and the ways to continue.
import { money } from '../../format/money';
import type { GameId, TableRow, TableSnapshot } from '../../protocol/messages';
import { freeSeats } from '../../lobby/rows';
import { isInPlay, ownResult } from './result';

// The wallet does not cover the minimum of this table.
export const isBroke = ({ you, sign }: TableSnapshot): boolean =>
  you !== null && you.person !== 0 && you.wallet < sign.minimum;

// Chips in a pot or on a spot are not lost yet. At a house game a player with money buys chips instead.
export function isBust(shown: TableSnapshot): boolean {
  const { poker, you } = shown;
  if (!you || you.seat === 0 || you.chips > 0) return false;
  if (!poker) return isBroke(shown) && !isInPlay(shown) && ownResult(shown) === undefined;
  const hand = poker.hands.find((each) => each.player === you.person);
  const isPlayedFor = hand?.state === 'in' || hand?.state === 'all_in';
  return !isPlayedFor || (poker.phase === 'over' && hand.won === 0);
}

const lostWords = (hand: string): string =>
  hand === '' ? '' : `Lost to ${hand.charAt(0).toLowerCase()}${hand.slice(1)}.`;

// Returns which hand won the last chips, if it was shown: "Lost to two pair, tens and sixes."
export function lostTo(shown: TableSnapshot): string {
  const { poker, banked, you } = shown;
  if (!you || you.chips > 0) return '';
  if (banked) {
    const result = ownResult(shown);
    const own = banked.boxes.find((box) => box.player === you.person);
    const isCompared = own?.standing === 'played' && result !== undefined && result.net < 0;
    return isCompared ? lostWords(banked.dealer_hand) : '';
  }
  const own = poker?.hands.find((hand) => hand.player === you.person);
  if (!poker || !own || own.state === 'folded' || own.put_in === 0 || own.won > 0) return '';
  const pot = poker.won.find((won) => won.pot === 0) ?? poker.won[0];
  const winner = poker.hands.find((hand) => hand.seat === pot?.high[0]?.seat);
  return winner?.is_shown ? lostWords(winner.hand) : '';
}

// Returns the text below "Out of chips": the money left, and what to do.
export function bustWords(shown: TableSnapshot): string {
  const { you, chips } = shown;
  if (!shown.offers.some((offer) => offer.verb === 'add_chips')) return brokeWords(shown);
  return `You have ${money(you?.wallet ?? 0)} ${chips === 'play' ? 'to practise with' : 'in your wallet'}.`;
}

export function brokeWords({ you, chips, sign }: TableSnapshot): string {
  const isPractice = chips === 'play';
  const has = `You have ${money(you?.wallet ?? 0)}${isPractice ? '' : ' in your wallet'}`;
  return `${has}; the minimum here is ${money(sign.minimum)}. ${
    isPractice ? 'Take more practice chips.' : 'At a practice table the chips cost nothing.'
  }`;
}

// Returns the practice table of this game with the most free seats, or undefined.
export function practiceTable(tables: readonly TableRow[], game: GameId | null): TableRow | undefined {
  return tables
    .filter((row) => row.game === game && row.chips === 'play' && row.is_open)
    .sort((one, other) => freeSeats(other) - freeSeats(one))[0];
}
