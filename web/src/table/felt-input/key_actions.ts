// What a key does at the desk.
import { chipValues } from '../../parts/chips/chips';
import type { TableShown } from '../../protocol/messages';
import type { Desk } from '../state/table_controller.svelte';
import type { LastStakes } from '../state/last_stakes.svelte';
import type { KeyAct } from './keys';
import { lettered } from './letters';
import { discardedCard, isChosen, offersOf } from '../state/offers';
import { trayOf } from '../state/stakes';
import { letterWish } from './refusal_reason';

interface Place {
  shown: TableShown;
  desk: Desk;
  last: LastStakes;
  joined: string[];
}

// The letter of discarding goes from card to card; Enter gives the one up.
function nextDiscard(): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-discard]')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(at + 1) % Math.max(1, buttons.length)]?.focus();
  return buttons.length > 0;
}

function pressLetter(letter: string, { shown, desk }: Place): boolean {
  for (const [offer, own] of lettered(shown, desk.seat)) {
    if (own !== letter) continue;
    if (discardedCard(offer)) return nextDiscard();
    desk.press(offer, isChosen(offer) ? desk.amountFor(offer) : undefined);
    return true;
  }
  return false;
}

// True: the key was for the desk.
export function obey(act: KeyAct, place: Place): boolean {
  const { shown, desk, last, joined } = place;
  const chosen = offersOf(shown, 'decision').find(isChosen);
  switch (act.does) {
    case 'offer':
      return pressLetter(act.key, place);
    case 'chip': {
      const value = trayOf(shown, chipValues)[act.index];
      if (value !== undefined) desk.chip = value;
      return value !== undefined;
    }
    case 'place': {
      const box = shown.you?.seat ?? 0;
      const offer = offersOf(shown, 'wager').find((each) => each.most > 0 && each.box === box);
      if (offer) desk.stake(box, offer.wager, 0, joined);
      return offer !== undefined;
    }
    case 'clear':
      desk.clear();
      return true;
    case 'again':
      desk.again(last.offered(shown));
      return true;
    case 'slide':
      if (chosen) desk.pick(chosen, desk.amountFor(chosen) + act.by * Math.max(1, chosen.step));
      return chosen !== undefined;
    case 'slide_to':
      if (chosen) desk.pick(chosen, act.end === 'min' ? chosen.amount : chosen.most);
      return chosen !== undefined;
    case 'why': {
      const wish = letterWish(shown, act.key);
      if (wish) void desk.why(wish);
      return wish !== undefined;
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
