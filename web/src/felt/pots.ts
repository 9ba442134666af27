// Places the pots in the middle of a poker table.
import type { PokerView, PotView, TableSnapshot } from '../protocol/messages';
import { isYou, ownName } from '../text/names';
import type { Point, Shape } from './canvas';
import type { PotThing } from './placed';

// Returns "3 players", or the names of the last two: "you, Desh".
export function contenders(shown: TableSnapshot, pot: PotView): string {
  if (pot.seats.length > 2 || pot.seats.length === 0) return `${pot.seats.length} players`;
  return pot.seats
    .map((number) => shown.seats.find((seat) => seat.seat === number))
    .filter((seat) => seat !== undefined)
    .filter((seat) => seat.name !== '')
    .map((seat) => ({ seat, isOwn: isYou(shown, seat.person) }))
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn))
    .map(({ seat, isOwn }) => (isOwn && ownName(shown) === 'You' ? 'you' : seat.name))
    .join(', ');
}

export function potName(index: number, count: number): string {
  if (count === 1) return 'Pot';
  if (index === 0) return 'Main pot';
  return count === 2 ? 'Side pot' : `Side pot ${index}`;
}

// The main pot comes first, then the side pots.
export function potThings(shown: TableSnapshot, poker: PokerView, at: Point, shape: Shape): PotThing[] {
  const isPhone = shape === 'phone';
  const isShort = shape === 'short';
  const pitch = (poker.is_hi_lo ? 17.5 : 15.5) * (shape === 'square' ? 1.25 : shape === 'squarer' ? 1.1 : 1);
  const pots = poker.pots.filter((pot) => pot.amount > 0);
  return pots.map((pot, index) => {
    const label = potName(index, pots.length);
    const offset = index - (pots.length - 1) / 2;
    return {
      kind: 'pot',
      id: `pot:${shown.round}:${index}`,
      x: isPhone ? 0 : at.x + offset * pitch,
      y: isPhone ? at.y + offset * 3.3 : at.y,
      label: pots.length > 1 && !isPhone && !isShort ? `${label} · ${contenders(shown, pot)}` : label,
      amount: pot.amount,
      halves: poker.is_hi_lo && poker.low_possible ? ['High', 'Low'] : [],
      note: poker.is_hi_lo && !poker.low_possible && index === 0 ? 'No low possible' : '',
    };
  });
}
