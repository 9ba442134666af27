// Words as they begin a line.
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

// What the house says in short, as a sentence: "betting has closed" -> "Betting has closed."
export function sentenceOf(text: string): string {
  const words = capital(text.trim());
  return words === '' || /[.!?]$/.test(words) ? words : `${words}.`;
}
