// Which letters act now.
import type { OfferShown, TableShown } from '../protocol/messages';
import { modeOf } from './mode';
import { isChosen, offerKeys, offersOf } from './offers';

export interface Letters {
  letters: ReadonlySet<string>;
  hasSlider: boolean;
  isBetting: boolean;
  isSeated: boolean;
}

// The offers that have a letter in this mode of the dock.
export function lettered(shown: TableShown): Map<OfferShown, string> {
  switch (modeOf(shown)) {
    case 'decide':
      return offerKeys(shown, offersOf(shown, 'decision'));
    case 'bet':
      return shown.you?.is_done ? new Map() : offerKeys(shown, offersOf(shown, 'done'));
    case 'watch':
    case 'wait':
      return offerKeys(
        shown,
        offersOf(shown, 'seat').filter((offer) => offer.name !== 'leave' && offer.name !== 'sit_out'),
      );
    case 'visit':
    case 'buy':
    case 'bust':
      return new Map();
  }
}

export function lettersOf(shown: TableShown): Letters {
  const mode = modeOf(shown);
  const letters = new Set([...lettered(shown).values()].filter((letter) => letter !== ''));
  return {
    letters,
    hasSlider: mode === 'decide' && offersOf(shown, 'decision').some(isChosen),
    isBetting: mode === 'bet',
    isSeated: (shown.you?.seat ?? 0) > 0,
  };
}
