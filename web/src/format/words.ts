import { until as untilText } from './moments';

// Returns the text with a capital letter.
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

// Returns a phrase of the server as a sentence: "betting has closed" -> "Betting has closed."
export function sentenceOf(text: string): string {
  const words = capital(text.trim());
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`;
}

// Returns the phrase of a refusal with the end of the limit that decided it: "the time limit ... to play until 21:06".
export function sentenceUntil({ sentence, until }: { sentence: string; until: number | null }): string {
  return until === null ? sentence : `${sentence}; it ends ${untilText(until)}`;
}
