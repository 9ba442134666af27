// Notes on other players, kept in this browser only.
import { browserStorage, readStored, writeStored } from '../../session/browser_storage';

const place = 'baize.notes';
export const noteLength = 500; // characters

export function noteOn(person: number, from = browserStorage()): string {
  const note = readStored<unknown>(place, from)[`player ${person}`];
  return typeof note === 'string' ? note.slice(0, noteLength) : '';
}

export function keepNote(person: number, text: string, on = browserStorage()): void {
  writeStored(place, `player ${person}`, text.trim() === '' ? undefined : text.slice(0, noteLength), on);
}
