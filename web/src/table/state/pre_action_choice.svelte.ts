// The action that a player has chosen before the turn, and its end.
import { showToast } from '../../parts/toasts.svelte';
import type { OfferView, TableSnapshot } from '../../protocol/messages';
import { offersOf } from './offers';
import { offerFor, stillMeans, type PreAction } from './pre_actions';

export class PreActionChoice {
  chosen: PreAction | undefined = $state.raw();

  // A second press takes the choice back.
  toggle(choice: PreAction): void {
    this.chosen = this.chosen?.name === choice.name ? undefined : choice;
  }

  // Returns the offer to press in this snapshot, if the choice leads to one.
  take(shown: TableSnapshot): OfferView | undefined {
    const choice = this.chosen;
    if (!choice) return undefined;
    if (!stillMeans(shown, choice)) {
      this.chosen = undefined;
      const isSameHand = shown.round === choice.round && shown.poker?.street === choice.street;
      if (isSameHand && shown.poker?.phase === 'betting')
        showToast(`The bet has changed: “${choice.label}” no longer applies.`);
      return undefined;
    }
    if (offersOf(shown, 'decision').length === 0) return undefined;
    const offer = offerFor(shown, choice);
    if (choice.name !== 'fold_to_any_bet' || offer?.verb === 'fold') this.chosen = undefined;
    return offer;
  }
}
