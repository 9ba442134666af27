// The help for keys, which "?" opens.
import { capital } from '../../format/words';
import type { TableSnapshot } from '../../protocol/messages';
import { lettered, lettersOf } from '../felt-input/letters';
import { discardedCard, offerWords } from '../state/offers';

export interface KeyLine {
  keys: string[];
  words: string;
}

export interface KeyGroup {
  title: string;
  lines: KeyLine[];
}

function offerLines(shown: TableSnapshot): KeyLine[] {
  const lines = new Map<string, string>();
  for (const [offer, letter] of lettered(shown)) {
    if (letter === '' || lines.has(letter)) continue;
    lines.set(
      letter,
      discardedCard(offer) ? 'Next card to discard, Enter to confirm' : offerWords(shown, offer).verb,
    );
  }
  return [...lines].map(([letter, words]) => ({ keys: [letter], words: capital(words) }));
}

export function keyHelp(shown: TableSnapshot): KeyGroup[] {
  const { hasSlider, isBetting } = lettersOf(shown);
  const now = offerLines(shown);
  if (isBetting) {
    now.push(
      { keys: ['1', '–', '6'], words: 'Choose a chip' },
      { keys: ['Enter'], words: 'Bet it on the next open spot' },
      { keys: ['X'], words: 'Remove my bets' },
      { keys: ['R'], words: 'Rebet' },
    );
  }
  if (hasSlider) {
    now.push(
      { keys: ['←', '→'], words: 'Amount by one step, with Shift by ten' },
      { keys: ['Home', 'End'], words: 'Minimum, maximum' },
    );
  }
  const always: KeyLine[] = [
    { keys: ['W'], words: 'Why: the rule behind the last result or the current decision' },
    { keys: ['V'], words: 'Text view of the table' },
    { keys: ['L'], words: 'The log' },
    { keys: ['M'], words: 'Sound' },
    { keys: ['?'], words: 'These keys' },
    { keys: ['Esc'], words: 'Close' },
  ];
  return [...(now.length > 0 ? [{ title: 'Now', lines: now }] : []), { title: 'Always', lines: always }];
}
