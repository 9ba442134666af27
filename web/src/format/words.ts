// Returns the text with a capital letter.
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

// Returns a phrase of the server as a sentence: "betting has closed" -> "Betting has closed."
export function sentenceOf(text: string): string {
  const words = capital(text.trim());
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`;
}
