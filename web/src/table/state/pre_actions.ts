// Actions that a player chooses before the turn. A choice is a wish for one of the offers that the server will send; it
// ends as soon as it would mean something else than the player chose.
import type { Money, OfferView, TableSnapshot } from '../../protocol/messages';
import { money } from '../../format/money';
import { offersOf } from './offers';

export type PreActionName = 'check_fold' | 'check' | 'call' | 'call_any' | 'fold_to_any_bet';

export interface PreAction {
  name: PreActionName;
  label: string;
  help: string;
  round: number;
  street: string;
  level: Money; // the bet to call when it was chosen
  amount: Money; // of a call
}

// Returns the choices that make sense now; none in turn, and none without cards or chips.
export function preActionsOf(shown: TableSnapshot): PreAction[] {
  const { poker, you } = shown;
  const hand = poker?.hands.find((each) => each.player === you?.person);
  if (!poker || !hand || hand.state !== 'in' || hand.stack === 0 || poker.phase !== 'betting') return [];
  if (poker.actor === hand.seat || offersOf(shown, 'decision').length > 0) return [];
  const toCall = Math.min(hand.stack, Math.max(0, poker.level - hand.bet));
  const canCheck = toCall === 0 && (poker.level === 0 || poker.level === shown.sign.blind);
  const choice = (name: PreActionName, label: string, help: string): PreAction => ({
    name,
    label,
    help,
    round: shown.round,
    street: poker.street,
    level: poker.level,
    amount: name === 'call' ? toCall : 0,
  });
  const choices: PreAction[] = [];
  if (canCheck) {
    choices.push(choice('check_fold', 'Check/fold', 'Check if it is free, otherwise fold'));
    choices.push(choice('check', 'Check', 'Check, unless there is a bet'));
  } else if (toCall > 0) {
    choices.push(choice('check_fold', 'Fold', 'Fold when it is your turn'));
    choices.push(choice('call', `Call ${money(toCall)}`, `Call ${money(toCall)}, unless there is a raise`));
  }
  choices.push(choice('call_any', 'Call any', 'Check, or call any bet of this betting round'));
  if (toCall === 0)
    choices.push(choice('fold_to_any_bet', 'Fold to any bet', 'Check until there is a bet, then fold'));
  return choices;
}

// Returns whether the choice still means what the player chose.
export function stillMeans(shown: TableSnapshot, { name, round, street, level }: PreAction): boolean {
  const { poker, you } = shown;
  const hand = poker?.hands.find((each) => each.player === you?.person);
  if (!poker || hand?.state !== 'in' || shown.round !== round) return false;
  if (name === 'fold_to_any_bet') return true;
  if (poker.phase !== 'betting' || poker.street !== street) return false;
  return name === 'check_fold' || name === 'call_any' || poker.level === level;
}

// Returns the offer that the choice stands for, once it is the player's turn.
export function offerFor(shown: TableSnapshot, { name, amount }: PreAction): OfferView | undefined {
  if (shown.poker?.phase !== 'betting') return undefined;
  const offers = offersOf(shown, 'decision');
  const check = offers.find((offer) => offer.verb === 'check');
  const call = offers.find((offer) => offer.verb === 'call');
  const fold = offers.find((offer) => offer.verb === 'fold');
  switch (name) {
    case 'check':
      return check;
    case 'call':
      return call?.amount === amount ? call : undefined;
    case 'call_any':
      return check ?? call;
    case 'check_fold':
    case 'fold_to_any_bet':
      return check ?? fold;
  }
}
