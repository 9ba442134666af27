// Name plates at a poker table.
import { capital } from '../format/words';
import type { HandView, PokerView, SeatView, TableSnapshot } from '../protocol/messages';
import { isYou, ownName } from '../text/names';
import { isSmall, type Canvas } from './canvas';
import { isGivenUp } from './hand';
import type { PlateThing } from './placed';
import { seatPress, seatStatus } from './plates';

interface PlateInput {
  shown: TableSnapshot;
  poker: PokerView;
  seat: SeatView;
  hand: HandView | undefined;
  at: { x: number; y: number };
  canvas: Canvas;
  isBottom: boolean;
}

export const wordsOf = (hand: HandView): string =>
  [hand.hand, hand.low]
    .filter((text) => text !== '')
    .map(capital)
    .join(' · ');

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function handStatus(hand: HandView): string {
  switch (hand.state) {
    case 'folded':
      return 'folded';
    case 'mucked':
      return 'mucked';
    case 'dead':
      return 'hand dead';
    case 'all_in':
      return 'all in';
    case 'in':
      // The log has the whole sentence; a plate is too narrow for it.
      return hand.last_action.replace(/^posts (?=small|big)/, '');
  }
}

// Where plates are narrow, the chips before a seat say what it did.
function shortened(hand: HandView, canvas: Canvas): string {
  if (canvas.shape === 'short' && hand.state === 'in' && hand.bet > 0) return '';
  const status = handStatus(hand);
  return isSmall(canvas) ? status.replace(/ (to )?\$[\d,.]+.*$/, '') : status;
}

// On a phone the dock shows your chips, so the plate shows your hand.
export function seatPlate({ shown, poker, seat, hand, at, canvas, isBottom }: PlateInput): PlateThing {
  const isOpen = seat.person === 0;
  const own = isYou(shown, seat.person);
  const isOut = hand !== undefined && isGivenUp(hand);
  const words = hand && !isOut && (own || hand.is_shown) ? wordsOf(hand) : '';
  const isOwnPill = own && isBottom && isSmall(canvas);
  const won = hand && hand.won > 0 ? { verdict: 'win' as const, amount: hand.won, word: '' } : undefined;
  return {
    kind: 'plate',
    id: `plate:${seat.seat}`,
    ...at,
    form: isOwnPill ? 'pill' : isSmall(canvas) ? 'tower' : 'seat',
    width: isSmall(canvas) && !isOwnPill ? 10.4 : 0,
    height: 0,
    number: seat.seat,
    name: isOpen ? '' : own ? ownName(shown) : seat.name,
    isProgram: seat.is_bot,
    status: isOwnPill
      ? lowerFirst(words)
      : hand && seat.state === 'playing'
        ? shortened(hand, canvas)
        : seatStatus(seat).toLowerCase(),
    hand: isOwnPill ? '' : words,
    chips: isOpen || isOwnPill ? undefined : hand ? hand.stack : seat.chips,
    flag: won,
    is: isOpen ? 'open' : own ? 'you' : isOut || seat.state !== 'playing' ? 'out' : 'taken',
    isTurn: poker.actor === seat.seat,
    press: isOpen ? seatPress(shown, seat.seat) : { kind: 'look', box: seat.seat },
  };
}
