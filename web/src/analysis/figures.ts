// Formats figures of the server: digits are rounded and grouped, never calculated.
const minus = '−';

function digits(value: number, least: number, most = least): string {
  const shown = new Intl.NumberFormat('en-AU', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  }).format(Math.abs(value));
  const isNothing = !/[1-9]/.test(shown);
  return value < 0 && !isNothing ? minus + shown : shown;
}

// 0.0147177 -> "1.4718%"
export function percent(value: number, places = 4): string {
  return `${digits(value * 100, places)}%`;
}

// Uses as many decimals as needed to show a value: 0.5 -> "50%", 0.0003 -> "0.03%".
export function shortPercent(value: number): string {
  const size = Math.abs(value) * 100;
  const places = size === 0 || size >= 99.95 ? 0 : size >= 0.1 ? 1 : size >= 0.01 ? 2 : 4;
  return `${digits(value * 100, 0, places)}%`;
}

export function decimal(value: number, places = 4): string {
  return digits(value, places);
}

export function whole(value: number): string {
  return digits(value, 0);
}

// Returns a text that always starts with the sign: "+0.2163", "−0.0119".
export function gain(value: number, places = 4): string {
  const text = digits(value, places);
  return text.startsWith(minus) || !/[1-9]/.test(text) ? text : `+${text}`;
}

// Writes halves as decimals, because "+2½" is misread on an axis.
export function units(value: number): string {
  const text = digits(value, 0, 2);
  return value > 0 ? `+${text}` : text;
}

export interface FractionText {
  isBelowZero: boolean;
  over: string; // with its digits in groups
  under: string;
}

const grouped = (number: string): string => number.replace(/\B(?=(\d{3})+$)/g, ',');

// The server writes net returns such as "-686689/20358520"; the house edge has the opposite sign.
export function fraction(exact: string, { turned = false } = {}): FractionText {
  const isNegative = exact.startsWith('-');
  const [over = '0', under = '1'] = exact.replace(/^-/, '').split('/');
  return {
    isBelowZero: over !== '0' && isNegative !== turned,
    over: grouped(over),
    under: grouped(under),
  };
}

// "−686,689 ∕ 20,358,520", in one line.
export function fractionText(exact: string, { turned = false } = {}): string {
  const { isBelowZero, over, under } = fraction(exact, { turned });
  const sign = isBelowZero ? minus : '';
  return under === '1' ? sign + over : `${sign}${over} ∕ ${under}`;
}

// Returns the rarity: 0.0003 -> "1 in 3,333".
export function oneIn(chance: number): string {
  if (chance <= 0) return 'never';
  const count = 1 / chance;
  return `1 in ${count < 100 ? digits(count, 0, 1) : whole(count)}`;
}
