// The chips on the spots of a box and their results.
import type { BoxView, JackpotView, Money, OfferView, ResultView, WagerView } from '../protocol/messages';
import { wagerOf } from '../text/names';
import type { Flag, Verdict } from './placed';

export function verdictOf(result: string): Verdict {
  switch (result) {
    case 'win':
      return 'win';
    case 'lose':
      return 'lose';
    case 'standoff':
      return 'push';
    default:
      return 'void'; // void, or returned
  }
}

// Returns the amount that moved: the payment of a win, otherwise the stake.
export const movedBy = (result: ResultView): Money => (result.result === 'win' ? result.paid : result.staked);

// Wagers without a stake are paid on the Ante, each with its own word.
const onTheAnte: Record<string, string> = { ante_bonus: 'bonus', instant_winner: 'instant' };

export function flagsOn(results: ResultView[], wager: string): Flag[] {
  return results
    .filter((result) => wagerOf(result.wager) === wager || (wager === 'ante' && result.wager in onTheAnte))
    .map((result) => ({
      verdict: verdictOf(result.result),
      amount: movedBy(result),
      word: onTheAnte[result.wager] ?? '',
    }));
}

// The levels that a jackpot wager of this amount takes part in: both squares together are level 3.
export function levelsOf(jackpot: JackpotView | null, stake: Money): number[] {
  const level = jackpot?.levels.find((each) => each.wager === stake)?.level ?? 1;
  return level === 3 ? [1, 2] : [level];
}

export const levelWager = (jackpot: JackpotView | null, level: number): Money =>
  jackpot?.levels.find((each) => each.level === level)?.wager ?? 0;

export interface Stake {
  key: string;
  owner: number;
  amount: Money;
}

// Returns the stakes on a spot. Up to three people may have a Player Extra on one box.
export function stakesOn(
  wagers: WagerView[],
  wager: string,
  level: number,
  jackpot: JackpotView | null,
): Stake[] {
  const found = wagers.filter((each) => wagerOf(each.wager) === wager && each.stake > 0);
  if (level === 0)
    return found.map((each, index) => ({ key: `${index}`, owner: each.owner, amount: each.stake }));
  return found
    .filter((each) => levelsOf(jackpot, each.stake).includes(level))
    .map((each) => ({
      key: `level${level}`,
      owner: each.owner,
      amount: levelWager(jackpot, level) || each.stake,
    }));
}

// An own wager that was sent and has no answer yet, with its new amount.
export interface UnconfirmedWager {
  box: number;
  wager: string;
  amount: Money; // 0 if it is taken back
}

// Returns the amount on a spot after the pending answer, or undefined if nothing was sent for it.
export function unconfirmedOn(
  unconfirmed: UnconfirmedWager[],
  spot: { box: number; wager: string; level: number },
  jackpot: JackpotView | null,
): Money | undefined {
  const found = unconfirmed.find(({ box, wager }) => box === spot.box && wager === spot.wager);
  if (!found || spot.level === 0) return found?.amount;
  const levels = found.amount > 0 ? levelsOf(jackpot, found.amount) : [];
  return levels.includes(spot.level) ? levelWager(jackpot, spot.level) : 0;
}

// Returns the offer to place a wager. An offer that only takes a wager back has no maximum.
export const placing = (offers: OfferView[], box: number, wager: string): OfferView | undefined =>
  offers.find(
    (offer) =>
      offer.verb === 'place_wager' && offer.box === box && wagerOf(offer.wager) === wager && offer.max > 0,
  );

export const takingBack = (offers: OfferView[], box: number, wager: string): OfferView | undefined =>
  offers.find(
    (offer) => offer.verb === 'take_back_wager' && offer.box === box && wagerOf(offer.wager) === wager,
  );

// The decisions that place a wager on a spot.
export const deciding = (offers: OfferView[], box: number, wager: string): OfferView[] =>
  offers.filter((offer) => offer.kind === 'decision' && offer.box === box && offer.wager === wager);

export const isOut = (box: BoxView): boolean => box.standing === 'folded' || box.standing === 'dead';
