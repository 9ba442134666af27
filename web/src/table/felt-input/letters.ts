// The letters that have an action now.
import type { OfferView, Place, TableSnapshot } from '../../protocol/messages';
import { modeOf } from '../state/mode';
import { isChosen, isEntry, offerKeys, offersOf, seatChosen, seatOffers } from '../state/offers';

export interface Letters {
  letters: ReadonlySet<string>;
  hasSlider: boolean;
  isBetting: boolean;
  isSeated: boolean;
}

// Returns the offers with their letters in the current mode. Of several free seats only the chosen one has a
// letter.
export function lettered(shown: TableSnapshot, seat: Place = 'table'): Map<OfferView, string> {
  switch (modeOf(shown)) {
    case 'decide':
      return offerKeys(shown, offersOf(shown, 'decision'));
    case 'bet':
      return shown.you?.is_done ? new Map<OfferView, string>() : offerKeys(shown, offersOf(shown, 'finish'));
    case 'watch': {
      const chosen = seatChosen(shown, seat);
      return offerKeys(
        shown,
        seatOffers(shown).filter((offer) => offer.verb !== 'sit_down' || offer === chosen),
      );
    }
    case 'wait':
      return offerKeys(shown, offersOf(shown, 'seat').filter(isEntry));
    case 'visit':
    case 'buy':
    case 'bust':
      return new Map();
  }
}

export function lettersOf(shown: TableSnapshot): Letters {
  const mode = modeOf(shown);
  const letters = new Set([...lettered(shown).values()].filter((letter) => letter !== ''));
  return {
    letters,
    hasSlider: mode === 'decide' && offersOf(shown, 'decision').some(isChosen),
    isBetting: mode === 'bet',
    isSeated: (shown.you?.seat ?? 0) > 0,
  };
}
