// Names of limits, and amounts and times as text.
import { money } from '../format/money';
import { until } from '../format/moments';
import type { ChipLimitShown, LimitPeriod, Money, TimeLimitShown } from '../protocol/api';

export const periodNames: Record<LimitPeriod, string> = {
  day: 'In 24 hours',
  week: 'In 7 days',
  thirty_days: 'In 30 days',
};

// "1 h 5 min", "20 min", "0 min".
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

// Returns what is in force and how much of it is used.
export function chipUse({ kind, most, used, ends }: ChipLimitShown): string {
  const what = `${money(used)} ${kind === 'deposits' ? 'deposited' : 'lost'}`;
  const of = most === null ? `${what}, no limit` : `${what} of ${money(most)}`;
  return ends === null ? of : `${of}; counts again from zero ${until(ends)}`;
}

export function timeUse({ minutes, used_minutes, ends }: TimeLimitShown): string {
  const what = `${duration(used_minutes)} played`;
  const of = minutes === null ? `${what}, no limit` : `${what} of ${duration(minutes)}`;
  return ends === null ? of : `${of}; counts again from zero ${until(ends)}`;
}

// Returns the text of a pending change, or "".
export function chipChange({ is_changing, next, next_from }: ChipLimitShown): string {
  if (!is_changing || next_from === null) return '';
  return next === null
    ? `No limit from ${until(next_from)}`
    : `Changes to ${money(next)} ${until(next_from)}`;
}

export function timeChange({ is_changing, next, next_from }: TimeLimitShown): string {
  if (!is_changing || next_from === null) return '';
  return next === null
    ? `No limit from ${until(next_from)}`
    : `Changes to ${duration(next)} ${until(next_from)}`;
}

// Returns whole cents, null for "no limit", or undefined for text that is no amount.
export function amountIn(text: string): Money | null | undefined {
  const trimmed = text.replace(/[\s,$]/g, '');
  if (trimmed === '') return null;
  return /^\d{1,10}(\.\d{1,2})?$/.test(trimmed) ? Math.round(Number(trimmed) * 100) : undefined;
}

// Returns whole minutes, null for "no limit", or undefined for text that is no time within a day.
export function minutesIn(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (!/^\d{1,4}$/.test(trimmed)) return undefined;
  const minutes = Number(trimmed);
  return minutes >= 1 && minutes <= 24 * 60 ? minutes : undefined;
}
