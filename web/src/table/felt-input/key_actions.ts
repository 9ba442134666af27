// Carries out the actions of keys on the table controller.
import { chipValues } from '../../parts/chips/chips';
import type { TableSnapshot } from '../../protocol/messages';
import type { TableController } from '../state/table_controller.svelte';
import type { LastStakes } from '../state/last_stakes.svelte';
import type { KeyAction } from './keys';
import { lettered } from './letters';
import { discardedCard, isChosen, offersOf } from '../state/offers';
import { trayOf } from '../state/stakes';
import { letterAttempt } from './refusal_reason';

interface Place {
  shown: TableSnapshot;
  controller: TableController;
  last: LastStakes;
  joined: string[];
}

// The discard letter moves the focus from card to card; Enter discards.
function nextDiscard(): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-discard]')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + 1) % Math.max(1, buttons.length)]?.focus();
  return buttons.length > 0;
}

function pressLetter(letter: string, { shown, controller }: Place): boolean {
  for (const [offer, own] of lettered(shown, controller.seat)) {
    if (own !== letter) continue;
    if (discardedCard(offer)) return nextDiscard();
    controller.press(offer, isChosen(offer) ? controller.amountFor(offer) : undefined);
    return true;
  }
  return false;
}

// Returns whether the action was carried out.
export function performKeyAction(act: KeyAction, place: Place): boolean {
  const { shown, controller, last, joined } = place;
  const chosen = offersOf(shown, 'decision').find(isChosen);
  switch (act.kind) {
    case 'offer':
      return pressLetter(act.key, place);
    case 'chip': {
      const value = trayOf(shown, chipValues)[act.index];
      if (value !== undefined) controller.chip = value;
      return value !== undefined;
    }
    case 'place': {
      const box = shown.you?.seat ?? 0;
      const offer = offersOf(shown, 'wager').find((each) => each.max > 0 && each.box === box);
      if (offer) controller.stake(box, offer.wager, 0, joined);
      return offer !== undefined;
    }
    case 'clear':
      controller.clear();
      return true;
    case 'again':
      controller.again(last.offered(shown));
      return true;
    case 'slide':
      if (chosen) controller.pick(chosen, controller.amountFor(chosen) + act.by * Math.max(1, chosen.step));
      return chosen !== undefined;
    case 'slide_to':
      if (chosen) controller.pick(chosen, act.end === 'min' ? chosen.amount : chosen.max);
      return chosen !== undefined;
    case 'why': {
      const attempt = letterAttempt(shown, act.key);
      if (attempt) void controller.why(attempt);
      return attempt !== undefined;
    }
    case 'clause':
    case 'keys':
    case 'text':
    case 'log':
    case 'sound':
    case 'close':
      return false;
  }
}
