// Places one box of a game against the dealer: its spots with chips, and its cards.
import { money } from '../format/money';
import type { BoxView, TableSnapshot } from '../protocol/messages';
import { isExcess, wagerName, wagerOf } from '../text/names';
import type { Point } from './canvas';
import type { BankedLayout, BoxPlace, SpotPlace } from './layout';
import type { CardThing, ChipsThing, Placed, Press, SlotThing, SpotThing } from './placed';
import { deciding, flagsOn, isOut, movedBy, placing, stakesOn, verdictOf, type Stake } from './wagers';

export interface BoxInput {
  shown: TableSnapshot;
  layout: BankedLayout;
  number: number;
  box: BoxView | undefined;
  place: BoxPlace;
  at: Point; // its origin
  home: Point; // the seat of its player, where chips come from
  dealer: Point;
  isCentre: boolean;
}

export interface BoxThings {
  ground: Placed[];
  cards: Placed[];
  chips: Placed[];
}

const multiple = /_(\d+)x$/;

// "2× $20"; where several sizes are offered "4× or 3×".
function offerText(input: BoxInput, spot: SpotPlace): string {
  const offers = deciding(input.shown.offers, input.number, spot.wager);
  const times = offers.map((offer) => multiple.exec(offer.name)?.[1]).filter((each) => each !== undefined);
  if (times.length > 1) return times.map((each) => `${each}×`).join(' or ');
  const [offer] = offers;
  if (!offer) return '';
  return times[0] ? `${times[0]}× ${money(offer.amount)}` : money(offer.amount);
}

function pressOf({ shown, number, isCentre }: BoxInput, spot: SpotPlace): Press | undefined {
  if (placing(shown.offers, number, spot.wager)) {
    return { kind: 'stake', box: number, wager: spot.wager, level: spot.level };
  }
  const [offer, another] = deciding(shown.offers, number, spot.wager);
  if (offer) return another ? undefined : { kind: 'take', offer };
  return isCentre && shown.banked
    ? { kind: 'why', box: number, wager: spot.wager, level: spot.level }
    : undefined;
}

function spotState(input: BoxInput, spot: SpotPlace, stakes: Stake[], offer: string): SpotThing['state'] {
  const flags = flagsOn(input.box?.results ?? [], spot.wager);
  if (stakes.length > 0 || spot.level === 0) {
    if (flags.some((flag) => flag.verdict === 'win')) return 'won';
    if (flags.some((flag) => flag.verdict === 'lose')) return 'lost';
  }
  return offer ? 'offered' : 'idle';
}

function spotThing(input: BoxInput, spot: SpotPlace, stakes: Stake[]): SpotThing {
  const { number, at, box, isCentre } = input;
  const offer = offerText(input, spot);
  const flags = flagsOn(box?.results ?? [], spot.wager);
  // A jackpot wager on both squares is one wager, so it has one flag, at the last square.
  const isLast =
    spot.level < 2 ? stakesOn(box?.wagers ?? [], spot.wager, 2, input.shown.jackpot).length === 0 : true;
  const hasFlags = spot.level === 0 || (stakes.length > 0 && isLast);
  const label = spot.level > 0 ? `Jackpot level ${spot.level}` : wagerName(spot.wager);
  return {
    kind: 'spot',
    box: number,
    id: `spot:${number}:${spot.wager}:${spot.level}`,
    x: at.x + spot.x,
    y: at.y + spot.y,
    form: spot.form,
    size: spot.size,
    print: isCentre && spot.label.length <= 5 ? spot.label : spot.print,
    label: isCentre ? spot.label : '',
    caption: spot.caption,
    stakes: stakes.map((stake) => stake.amount),
    offer,
    state: spotState(input, spot, stakes, offer),
    flags: hasFlags ? flags : [],
    name: isCentre ? label : `${label}, box ${number}`,
    press: pressOf(input, spot),
  };
}

// Chips of several people on one spot fan out.
const fans: Point[][] = [
  [{ x: 0, y: 0 }],
  [
    { x: -0.3, y: 0 },
    { x: 0.3, y: 0 },
  ],
  [
    { x: -0.34, y: 0.14 },
    { x: 0, y: -0.26 },
    { x: 0.34, y: 0.14 },
  ],
];

function chipsThings(input: BoxInput, spot: SpotPlace, stakes: Stake[]): ChipsThing[] {
  const { number, at, home, dealer, box, shown } = input;
  const fan = fans[Math.min(stakes.length, 3) - 1] ?? [];
  const share = stakes.length > 1 ? 0.42 : spot.form === 'diamond' ? 0.58 : 0.72;
  return stakes.map((stake, index) => {
    const result = box?.results.find(
      (each) =>
        !isExcess(each.wager) &&
        wagerOf(each.wager) === spot.wager &&
        (stakes.length < 2 || each.owner === stake.owner),
    );
    const offset = fan[index] ?? { x: 0, y: 0 };
    const isLost = result !== undefined && verdictOf(result.result) === 'lose';
    const seat = shown.seats.find((each) => each.person === stake.owner);
    return {
      kind: 'chips',
      box: number,
      id: `chips:${shown.round}:${number}:${spot.wager}:${stake.key}`,
      x: at.x + spot.x + offset.x * spot.size,
      y: at.y + spot.y + offset.y * spot.size,
      from: home,
      to: isLost ? dealer : home,
      size: spot.size * share,
      amount: stake.amount,
      isLost,
      isPaid: false,
      hasFigure: false,
      mark: seat && seat.seat !== number ? `${seat.seat}` : '',
    };
  });
}

// The payment lies beside the stake.
function paidThing(input: BoxInput, spot: SpotPlace): ChipsThing | undefined {
  const { number, at, home, dealer, box, shown } = input;
  const won = box?.results.find((each) => each.wager === spot.wager && each.result === 'win');
  if (!won || spot.level > 1) return undefined;
  return {
    kind: 'chips',
    box: number,
    id: `paid:${shown.round}:${number}:${spot.wager}`,
    x: at.x + spot.x - spot.size * 0.52,
    y: at.y + spot.y - spot.size * 0.36,
    from: dealer,
    to: home,
    size: spot.size * 0.42,
    amount: movedBy(won),
    isLost: false,
    isPaid: true,
    hasFigure: false,
    mark: '',
  };
}

function handThings(input: BoxInput): { slots: SlotThing[]; cards: CardThing[] } {
  const { shown, box, number, place, at, dealer, layout, isCentre } = input;
  const size = shown.banked?.hand_size ?? 0;
  const count = Math.max(box?.cards.length ?? 0, size);
  const left = at.x + place.hand.x - (place.hand.step * (count - 1)) / 2;
  const y = at.y + place.hand.y;
  const slots: SlotThing[] = [];
  const cards: CardThing[] = [];
  for (let index = 0; index < count; ++index) {
    const x = left + place.hand.step * index;
    const card = box?.cards[index];
    if (isCentre && index < size) {
      slots.push({ kind: 'slot', id: `slot:${number}:${index}`, x, y, width: place.hand.width, label: '' });
    }
    if (card === undefined || !box) continue;
    cards.push({
      kind: 'card',
      id: `card:${shown.round}:${number}:${index}`,
      x,
      y,
      from: dealer,
      to: dealer,
      width: place.hand.width,
      card,
      isFolded: isOut(box),
      isWild: card !== null && layout.wildRank !== '' && card.startsWith(layout.wildRank),
      mark: '',
      order: index * 20 + number,
      press: undefined,
    });
  }
  return { slots, cards };
}

export function boxThings(input: BoxInput): BoxThings {
  const { shown, box, place, at, number } = input;
  const hasJackpot = shown.jackpot !== null || (box?.wagers ?? []).some((each) => each.wager === 'jackpot');
  const things: BoxThings = { ground: [], cards: [], chips: [] };
  for (const spot of place.spots) {
    if (spot.wager === 'jackpot' && !hasJackpot) continue;
    const stakes = stakesOn(box?.wagers ?? [], spot.wager, spot.level, shown.jackpot);
    things.ground.push(spotThing(input, spot, stakes));
    things.chips.push(...chipsThings(input, spot, stakes));
    const paid = input.isCentre ? paidThing(input, spot) : undefined;
    if (paid) things.chips.push(paid);
  }
  if (place.equals) {
    const { x, y, size } = place.equals;
    things.ground.push({ kind: 'equals', id: `equals:${number}`, x: at.x + x, y: at.y + y, size });
  }
  const { slots, cards } = handThings(input);
  things.ground.push(...slots);
  things.cards.push(...cards);
  return things;
}
