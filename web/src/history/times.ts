// Formats moments of the server (microseconds since 1970) in the person's time zone.
const dayShort = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
const dayLong = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const clockExact = new Intl.DateTimeFormat('en-AU', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export const dayText = (moment: number): string => dayShort.format(moment / 1000);
export const clockText = (moment: number): string => clock.format(moment / 1000);
export const exactTime = (moment: number): string => clockExact.format(moment / 1000);
export const momentText = (moment: number): string =>
  `${dayLong.format(moment / 1000)}, ${clockText(moment)}`;
export const machineText = (moment: number): string => new Date(moment / 1000).toISOString();
export const exactMoment = (moment: number): string =>
  `${dayLong.format(moment / 1000)}, ${exactTime(moment)}`;
