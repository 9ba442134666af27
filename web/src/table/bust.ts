// Somebody at a poker table whose last chip is gone: what to do about it.
import { money } from '../format/money';
import type { TableShown } from '../protocol/messages';

// Chips in a pot are not gone yet.
export function isBust({ poker, you }: TableShown): boolean {
  if (!poker || !you || you.seat === 0 || you.chips > 0) return false;
  const hand = poker.hands.find((each) => each.player === you.person);
  const isPlayedFor = hand?.state === 'in' || hand?.state === 'all_in';
  return !isPlayedFor || (poker.phase === 'over' && hand.won === 0);
}

// Below the words "Out of chips": where more would come from, or what else there is to do.
export function bustWords(shown: TableShown): string {
  const { you, chips, sign } = shown;
  const has = money(you?.purse ?? 0);
  const isPractice = chips === 'play';
  if (shown.offers.some((offer) => offer.verb === 'add_chips')) {
    return `You have ${has} ${isPractice ? 'to practise with' : 'in your wallet'}`;
  }
  const lacks = `You have ${has}${isPractice ? '' : ' in your wallet'}, this table takes ${money(sign.minimum)} or more.`;
  return isPractice
    ? `${lacks} Take more practice chips.`
    : `${lacks} Leave for a smaller game or a practice table.`;
}
