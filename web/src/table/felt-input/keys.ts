// Maps key presses to actions. Letters do nothing while a field has the focus.
import { decisionLetters } from './refusal_reason';

export type KeyAction =
  | { kind: 'offer'; key: string } // the offer that has this letter
  | { kind: 'chip'; index: number }
  | { kind: 'place' }
  | { kind: 'clear' }
  | { kind: 'again' }
  | { kind: 'slide'; by: number } // units
  | { kind: 'slide_to'; end: 'min' | 'max' }
  | { kind: 'clause' }
  | { kind: 'keys' } // opens the list of keys
  | { kind: 'why'; key: string } // a letter of an action that is not offered now
  | { kind: 'text' }
  | { kind: 'log' }
  | { kind: 'sound' }
  | { kind: 'close' };

export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean; // the key is held down
}

export interface KeyContext {
  isTyping: boolean; // a text field has the focus
  isOnButton: boolean; // the focused button handles Enter
  isBetting: boolean;
  hasSlider: boolean;
  letters: ReadonlySet<string>; // of the offers
  isSeated: boolean;
}

export function keyAction(press: KeyPress, place: KeyContext): KeyAction | undefined {
  if (press.key === 'Escape') return { kind: 'close' };
  if (place.isTyping || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (place.hasSlider) {
    switch (press.key) {
      case 'ArrowLeft':
        return { kind: 'slide', by: press.shiftKey ? -10 : -1 };
      case 'ArrowRight':
        return { kind: 'slide', by: press.shiftKey ? 10 : 1 };
      case 'Home':
        return { kind: 'slide_to', end: 'min' };
      case 'End':
        return { kind: 'slide_to', end: 'max' };
    }
  }
  // Only a slider reacts to a held key, because it neither bets nor folds.
  if (press.repeat) return undefined;
  if (press.key === '?') return { kind: 'keys' };
  const letter = press.key.toUpperCase();
  if (place.letters.has(letter)) return { kind: 'offer', key: letter };
  if (place.isBetting) {
    if (press.key >= '1' && press.key <= '6') return { kind: 'chip', index: Number(press.key) - 1 };
    if (press.key === 'Enter' && !place.isOnButton) return { kind: 'place' };
    if (letter === 'X') return { kind: 'clear' };
    if (letter === 'R') return { kind: 'again' };
  }
  if (place.isSeated && decisionLetters.has(letter)) return { kind: 'why', key: letter };
  switch (letter) {
    case 'W':
      return { kind: 'clause' };
    case 'V':
      return { kind: 'text' };
    case 'L':
      return { kind: 'log' };
    case 'M':
      return { kind: 'sound' };
    default:
      return undefined;
  }
}

// Returns whether the target handles letters (a field) or Enter (a button) itself.
export function placeOf(target: EventTarget | null): Pick<KeyContext, 'isTyping' | 'isOnButton'> {
  if (!(target instanceof Element)) return { isTyping: false, isOnButton: false };
  const field = target.closest('input, textarea, select, [contenteditable="true"]');
  const isRange = field instanceof HTMLInputElement && (field.type === 'range' || field.type === 'checkbox');
  return {
    isTyping: field !== null && !isRange,
    isOnButton: target.closest('button, a[href], summary') !== null,
  };
}
