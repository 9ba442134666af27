// Converts odds between the notation of the server, "50 to 1", and of signs, "50 : 1".
const most = 1_000_000;

export type OddsRead = { odds: string } | { errorText: string };

// Accepts any separator between two whole numbers. An empty field means that the hand is not paid, and returns "".
export function readOdds(text: string): OddsRead {
  const trimmed = text.trim();
  if (trimmed === '') return { odds: '' };
  const parts = /^(\d+)(?:\s*(?::|to|\/|-|∶)\s*(\d+))?$/i.exec(trimmed);
  if (!parts)
    return { errorText: 'Write odds like 3 : 2, or leave the field empty for a hand that is not paid.' };
  const win = Number(parts[1]);
  const stake = Number(parts[2] ?? '1');
  if (win === 0) return { errorText: 'Leave the field empty for a hand that is not paid.' };
  if (stake === 0) return { errorText: 'Odds are against a stake of 1 or more.' };
  if (win > most || stake > most) return { errorText: 'Odds have whole numbers up to 1,000,000.' };
  return { odds: `${win} to ${stake}` };
}

// "50 to 1" -> "50 : 1"
export function printedOdds(odds: string): string {
  return odds.replace(' to ', ' : ');
}

// Returns "3 to 2" as 1.5. The value is for charts only, never for money.
export function oddsValue(odds: string): number {
  const [win, stake] = odds.split(' to ').map(Number);
  return win && stake ? win / stake : 0;
}
