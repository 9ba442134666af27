// Formats whole cents as text. Nothing is added up here.
const withCents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

// "$1,312.50", "$60"; below zero "−$15".
export function money(cents: number, { always = false } = {}): string {
  const size = Math.abs(cents);
  const text = always || size % 100 !== 0 ? withCents.format(size / 100) : whole.format(size / 100);
  return `${cents < 0 ? '−' : ''}$${text}`;
}

// "+$60", "−$15", "$0": with the sign first.
export function signed(cents: number): string {
  return cents > 0 ? `+${money(cents)}` : money(cents);
}

// Dollars and cents apart, for meters: ["$38,412", ".65"].
export function meter(cents: number): [string, string] {
  const text = money(cents, { always: true });
  const point = text.lastIndexOf('.');
  return [text.slice(0, point), text.slice(point)];
}
