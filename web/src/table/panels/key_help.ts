// The keys that act now, in words, for whoever asks with "?".
import { capital } from '../../format/words';
import type { TableShown } from '../../protocol/messages';
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

function offerLines(shown: TableShown): KeyLine[] {
  const lines = new Map<string, string>();
  for (const [offer, letter] of lettered(shown)) {
    if (letter === '' || lines.has(letter)) continue;
    lines.set(
      letter,
      discardedCard(offer) ? 'Next card to discard, Enter gives it up' : offerWords(shown, offer).verb,
    );
  }
  return [...lines].map(([letter, words]) => ({ keys: [letter], words: capital(words) }));
}

export function keyHelp(shown: TableShown): KeyGroup[] {
  const { hasSlider, isBetting } = lettersOf(shown);
  const now = offerLines(shown);
  if (isBetting) {
    now.push(
      { keys: ['1', '–', '6'], words: 'Take a chip in hand' },
      { keys: ['Enter'], words: 'Lay it on the next spot that is open' },
      { keys: ['X'], words: 'Take the wagers back' },
      { keys: ['R'], words: 'Same wagers again' },
    );
  }
  if (hasSlider) {
    now.push(
      { keys: ['←', '→'], words: 'Amount by one step, with Shift by ten' },
      { keys: ['Home', 'End'], words: 'The least, the most' },
    );
  }
  const always: KeyLine[] = [
    { keys: ['W'], words: 'Why: the rule of the last result, or of what is asked' },
    { keys: ['V'], words: 'The table in words' },
    { keys: ['L'], words: 'The log' },
    { keys: ['M'], words: 'Sound' },
    { keys: ['?'], words: 'These keys' },
    { keys: ['Esc'], words: 'Close' },
  ];
  return [...(now.length > 0 ? [{ title: 'Now', lines: now }] : []), { title: 'Always', lines: always }];
}
