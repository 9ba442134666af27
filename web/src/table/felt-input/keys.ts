// Which key means what. No letter acts while somebody types.
import { decisionLetters } from './refusal_reason';

export type KeyAct =
  | { does: 'offer'; key: string } // the offer that has this letter
  | { does: 'chip'; index: number }
  | { does: 'place' }
  | { does: 'clear' }
  | { does: 'again' }
  | { does: 'slide'; by: number } // units
  | { does: 'slide_to'; end: 'min' | 'max' }
  | { does: 'clause' }
  | { does: 'keys' } // which keys there are
  | { does: 'why'; key: string } // a letter that means something, but not now
  | { does: 'text' }
  | { does: 'log' }
  | { does: 'sound' }
  | { does: 'close' };

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean; // it is held down
}

export interface KeyPlace {
  isTyping: boolean; // in a field
  isOnButton: boolean; // Enter belongs to it
  isBetting: boolean;
  hasSlider: boolean;
  letters: ReadonlySet<string>; // of the offers
  isSeated: boolean;
}

export function keyAct(press: KeyPress, place: KeyPlace): KeyAct | undefined {
  if (press.key === 'Escape') return { does: 'close' };
  if (place.isTyping || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (place.hasSlider) {
    switch (press.key) {
      case 'ArrowLeft':
        return { does: 'slide', by: press.shiftKey ? -10 : -1 };
      case 'ArrowRight':
        return { does: 'slide', by: press.shiftKey ? 10 : 1 };
      case 'Home':
        return { does: 'slide_to', end: 'min' };
      case 'End':
        return { does: 'slide_to', end: 'max' };
    }
  }
  // Only a slider moves on while its key is held down: nothing is wagered or given up by that.
  if (press.repeat) return undefined;
  if (press.key === '?') return { does: 'keys' };
  const letter = press.key.toUpperCase();
  if (place.letters.has(letter)) return { does: 'offer', key: letter };
  if (place.isBetting) {
    if (press.key >= '1' && press.key <= '6') return { does: 'chip', index: Number(press.key) - 1 };
    if (press.key === 'Enter' && !place.isOnButton) return { does: 'place' };
    if (letter === 'X') return { does: 'clear' };
    if (letter === 'R') return { does: 'again' };
  }
  if (place.isSeated && decisionLetters.has(letter)) return { does: 'why', key: letter };
  switch (letter) {
    case 'W':
      return { does: 'clause' };
    case 'V':
      return { does: 'text' };
    case 'L':
      return { does: 'log' };
    case 'M':
      return { does: 'sound' };
    default:
      return undefined;
  }
}

// Where an event comes from: a field that takes letters, or a button that takes Enter.
export function placeOf(target: EventTarget | null): Pick<KeyPlace, 'isTyping' | 'isOnButton'> {
  if (!(target instanceof Element)) return { isTyping: false, isOnButton: false };
  const field = target.closest('input, textarea, select, [contenteditable="true"]');
  const isRange = field instanceof HTMLInputElement && (field.type === 'range' || field.type === 'checkbox');
  return {
    isTyping: field !== null && !isRange,
    isOnButton: target.closest('button, a[href], summary') !== null,
  };
}
