// Formats moments of the server (microseconds since 1970) in the person's time zone.
const clock = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' });

export const clockTime = (moment: number): string => clock.format(moment / 1000);

// "21:06" today, "14 Nov, 21:06" before.
export function when(moment: number, now: number = Date.now()): string {
  const date = day.format(moment / 1000);
  return date === day.format(now) ? clockTime(moment) : `${date}, ${clockTime(moment)}`;
}

export const machineTime = (moment: number): string => new Date(moment / 1000).toISOString();

const dayOfYear = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });

// "at 21:06" today, "on 14 Nov at 21:06" in this year, "on 14 Nov 2027 at 21:06" later.
export function until(moment: number, now: number = Date.now()): string {
  const date = new Date(moment / 1000);
  const time = clockTime(moment);
  if (day.format(date) === day.format(now) && date.getFullYear() === new Date(now).getFullYear())
    return `at ${time}`;
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return `on ${(isThisYear ? day : dayOfYear).format(date)} at ${time}`;
}
