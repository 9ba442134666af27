// Flop Chase has two small squares at a seat, Red and Black. Yours are shown while the wager is offered, those of
// others only with chips on them.
import { money } from '../format/money';
import type { Money, OfferView, PokerView, SideWagerView, TableSnapshot } from '../protocol/messages';
import { isYou, wagerName } from '../text/names';
import { isSmall } from './canvas';
import type { SeatInput } from './hand';
import type { Flag, Placed, SpotThing } from './placed';

export type Colour = 'red' | 'black' | 'both';

export const colours = ['red', 'black'] as const;

const offered = /^flop_chase_(red|black|both)$/;

export const chaseColour = (offer: OfferView): Colour | undefined =>
  offer.kind === 'wager' ? (offered.exec(offer.name)?.[1] as Colour | undefined) : undefined;

export const chaseOffers = (shown: TableSnapshot): OfferView[] =>
  shown.offers.filter((offer) => chaseColour(offer) !== undefined);

export const chaseBack = (shown: TableSnapshot): OfferView | undefined =>
  shown.offers.find((offer) => offer.name === 'take_back_flop_chase');

export const stakeOn = (wagers: SideWagerView[], colour: string): Money =>
  wagers.find((wager) => wager.colour === colour)?.stake ?? 0;

// The three flop cards decide the wager; a void hand returns it.
export function chaseFlag(poker: PokerView, wager: SideWagerView): Flag | undefined {
  if (poker.is_void) return { verdict: 'void', amount: wager.stake, word: '' };
  if (poker.board.length < 3) return undefined;
  return wager.back > 0
    ? { verdict: 'win', amount: wager.back - wager.stake, word: '' }
    : { verdict: 'lose', amount: wager.stake, word: '' };
}

function placeOf({ at, canvas, isBottom }: SeatInput, index: number): { x: number; y: number; size: number } {
  const isPhone = isSmall(canvas);
  const size = isBottom ? (isPhone ? 3.6 : 3.4) : isPhone ? 2 : 2.5;
  const pitch = isBottom ? (isPhone ? 5.4 : 5.2) : isPhone ? 4 : 6.4;
  const out = Math.sign(at.x) || 1;
  if (canvas.shape === 'short' && !isBottom) return { x: at.x - out * (7.6 + index * 5.6), y: at.y, size };
  // Red stands left of Black, whichever side of the seat they are on.
  if (isBottom)
    return { x: (isPhone ? -11.2 : -13) - (1 - index) * pitch, y: at.y - (isPhone ? 4.6 : 5.6), size };
  return { x: at.x - out * ((isPhone ? 7.2 : 12.4) + index * pitch), y: at.y, size };
}

export function chaseThings(input: SeatInput): Placed[] {
  const { hand, seat, at, shown, poker, dealer } = input;
  const own = isYou(shown, seat.person) && input.isBottom;
  // A player who waits for the blind has no hand but may have a wager.
  const wagers = own ? (shown.you?.wagered ?? []) : (hand?.side_wagers ?? []);
  const requested = own ? (shown.you?.requested ?? []) : [];
  const isOpen = own && (chaseOffers(shown).length > 0 || requested.length > 0);
  const seen = isOpen ? [...colours] : colours.filter((colour) => stakeOn(wagers, colour) > 0);
  return seen.flatMap((colour, index): Placed[] => {
    const { x, y, size } = placeOf(input, index);
    const wager = wagers.find((each) => each.colour === colour);
    const next = stakeOn(requested, colour);
    const flag = wager && chaseFlag(poker, wager);
    const word = colour === 'red' ? 'Red' : 'Black';
    const spot: SpotThing = {
      kind: 'spot',
      box: seat.seat,
      id: `spot:${seat.seat}:${colour}:0`,
      x,
      y,
      form: 'square',
      size,
      print: word,
      label: wager ? word : '',
      caption: own || !isSmall(input.canvas) ? 'lines' : 'amount',
      stakes: wager ? [wager.stake] : [],
      offer: next > 0 ? `next ${money(next)}` : '',
      state: flag?.verdict === 'win' ? 'won' : flag?.verdict === 'lose' ? 'lost' : 'idle',
      flags: flag ? [flag] : [],
      name: `${wagerName(colour)}, seat ${seat.seat}${next > 0 ? `, ${money(next)} for the next hand` : ''}`,
      press: isOpen ? { kind: 'chase', colour } : undefined,
    };
    if (!wager) return [spot];
    const isLost = flag?.verdict === 'lose';
    return [
      spot,
      {
        kind: 'chips',
        box: seat.seat,
        id: `chips:${shown.round}:${seat.seat}:${colour}:0`,
        x,
        y,
        from: at,
        to: isLost ? dealer : at,
        size: size * 0.72,
        amount: wager.stake,
        isLost,
        isPaid: false,
        hasFigure: false,
        mark: '',
      },
    ];
  });
}
