// The time left of a turn. A player may have a time bank: the clock runs down to it, and then the bank runs down.
export interface Turn {
  since: number; // microseconds, server clock
  until: number; // with the bank
  bank: number | null; // from here on the bank runs
}

export interface ClockPart {
  isBank: boolean;
  from: number; // microseconds, server clock
  to: number;
  left: number; // milliseconds
}

// `now`: milliseconds, server clock.
export function clockAt({ since, until, bank }: Turn, now: number): ClockPart {
  const isBank = bank !== null && now >= bank / 1000;
  const from = isBank ? bank : since;
  const to = bank !== null && !isBank ? bank : until;
  return { isBank, from, to, left: Math.max(0, to / 1000 - now) };
}

// Returns the whole seconds of the time bank.
export const bankSeconds = ({ until, bank }: Turn): number =>
  bank === null ? 0 : Math.floor((until - bank) / 1_000_000);

// Returns the remaining time in words, for screen readers.
export function timeLeft(part: ClockPart, bank: number): string {
  const seconds = Math.ceil(part.left / 1000);
  const left = `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`;
  if (part.isBank) return `${left} of the time bank`;
  return bank > 0 ? `${left}, then ${bank} of the time bank` : left;
}
