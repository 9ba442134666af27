// Chooses what a screen reader announces after a change: events politely, your turn at once.
import type { LogLine, TableSnapshot } from '../protocol/messages';
import { askedText, offersOf } from '../table/state/offers';
import { cardName } from '../parts/cards/cards';

export interface Announcement {
  polite: string;
  assertive: string;
}

const maxLines = 6;

export function lineText(line: LogLine): string {
  const cards = line.cards.length > 0 ? `: ${line.cards.map(cardName).join(', ')}` : '';
  return `${line.text}${cards}`;
}

const isYourTurn = (shown: TableSnapshot | undefined): boolean =>
  shown !== undefined && (offersOf(shown, 'decision').length > 0 || offersOf(shown, 'answer').length > 0);

function turnText(shown: TableSnapshot): string {
  const decisions = offersOf(shown, 'decision');
  const question = shown.questions.find((each) => each.person === shown.you?.person);
  if (question) return `You are asked: ${question.text}`;
  const seconds =
    shown.turn.until === null
      ? ''
      : ` ${Math.max(0, Math.round((shown.turn.until - shown.now) / 1_000_000))} seconds.`;
  return `Your turn: ${askedText(shown, decisions)}.${seconds}`;
}

// A turn is announced when it begins or when the question changes.
export function announce(
  previous: TableSnapshot | undefined,
  shown: TableSnapshot,
  fresh: LogLine[],
): Announcement {
  const begins =
    isYourTurn(shown) && (!isYourTurn(previous) || previous?.decision_point !== shown.decision_point);
  const lines = fresh.slice(-maxLines).map(lineText);
  return { polite: lines.join('. '), assertive: begins ? turnText(shown) : '' };
}
