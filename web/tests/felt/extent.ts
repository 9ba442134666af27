// Estimates the size of a thing with a common typeface, well enough to find overlaps.
import type { JackpotThing, Placed, SpotThing } from '../../src/felt/placed';
import { money } from '../../src/format/money';

export interface Extent {
  what: string;
  kind: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const letter = 0.53; // average width of a letter in units of the font size

function textWidth(text: string, least: number, size: number, unit: number): number {
  return (text.length * letter * Math.max(least, size * unit)) / unit;
}

const high = (least: number, size: number, unit: number): number =>
  (Math.max(least, size * unit) * 1.25) / unit;

function around(what: string, kind: string, x: number, y: number, width: number, height: number): Extent {
  return {
    what,
    kind,
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  };
}

function spotExtents(thing: SpotThing, unit: number): Extent[] {
  const ring = around(thing.id, 'spot', thing.x, thing.y, thing.size, thing.size);
  if (thing.caption === 'none') return [ring];
  const amounts = thing.stakes.map((stake) => money(stake)).join(' ') || thing.offer;
  const isSmall = thing.label === '';
  const size = isSmall ? 0.95 : 1.02;
  if (thing.caption === 'side') {
    const width = textWidth(`${thing.label} ${amounts}`, 11, size, unit);
    const x = thing.x + thing.size / 2 + 0.7 + width / 2;
    return [ring, around(`caption of ${thing.id}`, 'caption', x, thing.y, width, high(11, size, unit))];
  }
  const text = thing.caption === 'lines' ? thing.label : isSmall ? amounts : `${thing.label} ${amounts}`;
  if (text.trim() === '') return [ring];
  const width = textWidth(text.trim(), 11, size, unit);
  const y = thing.y + thing.size / 2 + 0.28 + high(11, size, unit) / 2;
  return [ring, around(`caption of ${thing.id}`, 'caption', thing.x, y, width, high(11, size, unit))];
}

// A title, rows, and the wrapped warning.
function jackpotSize(thing: JackpotThing, unit: number): [width: number, height: number] {
  if (thing.warning === '') return [thing.isNarrow ? 16 : 20, 2 + thing.rows.length * 3.05];
  const rows = 1.7 + thing.rows.length * 2.55;
  const { most } = thing;
  const lines = Math.ceil((textWidth(thing.warning, 9, 0.95, unit) / most) * 1.04);
  return [most, rows + 0.2 + (lines * 1.2 * Math.max(9, 0.95 * unit)) / unit];
}

export function extentsOf(thing: Placed, unit: number, isPhone: boolean): Extent[] {
  const at = (width: number, height: number, kind: string = thing.kind): Extent[] => [
    around(thing.id, kind, thing.x, thing.y, width, height),
  ];
  switch (thing.kind) {
    case 'card':
      return at(thing.width, thing.width * 1.4);
    case 'spot':
      return spotExtents(thing, unit);
    case 'chips':
      return thing.hasFigure
        ? at(thing.size + textWidth(money(thing.amount), 12, 1.12, unit) + 1.2, thing.size)
        : [];
    case 'plate': {
      if (thing.form === 'mini') return at(thing.width, thing.height);
      if (thing.form === 'tower') return at(thing.width, (2 * 12 * 1.3 + 8) / unit);
      const words = `${thing.number} ${thing.name || thing.status} ${thing.form === 'pill' ? thing.status : ''}`;
      if (thing.form === 'pill') return at(textWidth(words, 12, 1.08, unit) + 24 / unit, high(12, 1.4, unit));
      return at(Math.max(13, textWidth(words, 12, 1.12, unit) + 6), 4.4);
    }
    case 'pot':
      return at(textWidth(thing.label, 11, 1.02, unit) + 4.6, isPhone ? 3 : 4);
    case 'puck':
      return at(2.7, 2.7);
    case 'print':
      return at(thing.width > 0 ? thing.width : textWidth(thing.text, 11, 1.02, unit), high(11, 1.02, unit));
    case 'jackpot':
      return at(...jackpotSize(thing, unit));
    case 'slot':
    case 'turnplate':
    case 'equals':
      return [];
  }
}
