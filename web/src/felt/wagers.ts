// What lies on the spots of a box and what became of it.
import type {
  BoxShown,
  JackpotShown,
  Money,
  OfferShown,
  ResultShown,
  WagerShown,
} from '../protocol/messages';
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

// What moved: a win is what the house paid, anything else the stake.
export const movedBy = (result: ResultShown): Money =>
  result.result === 'win' ? result.paid : result.staked;

// Wagers that were never staked are paid on the Ante, each with a word of its own.
const onTheAnte: Record<string, string> = { ante_bonus: 'bonus', instant_winner: 'instant' };

export function flagsOn(results: ResultShown[], wager: string): Flag[] {
  return results
    .filter((result) => wagerOf(result.wager) === wager || (wager === 'ante' && result.wager in onTheAnte))
    .map((result) => ({
      verdict: verdictOf(result.result),
      amount: movedBy(result),
      word: onTheAnte[result.wager] ?? '',
    }));
}

// The levels that a jackpot wager of this amount takes part in: both squares together are level 3.
export function levelsOf(jackpot: JackpotShown | null, stake: Money): number[] {
  const level = jackpot?.levels.find((each) => each.wager === stake)?.level ?? 1;
  return level === 3 ? [1, 2] : [level];
}

export const levelWager = (jackpot: JackpotShown | null, level: number): Money =>
  jackpot?.levels.find((each) => each.level === level)?.wager ?? 0;

export interface Stake {
  key: string;
  owner: number;
  amount: Money;
}

// What stands on a spot. Up to three people may have a Player Extra on one box.
export function stakesOn(
  wagers: WagerShown[],
  wager: string,
  level: number,
  jackpot: JackpotShown | null,
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

// A wager of one's own that is sent and not answered: what will lie there.
export interface UnconfirmedWager {
  box: number;
  wager: string;
  amount: Money; // 0: it is taken back
}

// What will lie on a spot once the house has answered; nothing where nothing is on its way there.
export function unconfirmedOn(
  unconfirmed: UnconfirmedWager[],
  spot: { box: number; wager: string; level: number },
  jackpot: JackpotShown | null,
): Money | undefined {
  const found = unconfirmed.find(({ box, wager }) => box === spot.box && wager === spot.wager);
  if (!found || spot.level === 0) return found?.amount;
  const levels = found.amount > 0 ? levelsOf(jackpot, found.amount) : [];
  return levels.includes(spot.level) ? levelWager(jackpot, spot.level) : 0;
}

// The offer to place a wager; one that only takes it back has nothing to place.
export const placing = (offers: OfferShown[], box: number, wager: string): OfferShown | undefined =>
  offers.find(
    (offer) =>
      offer.verb === 'place_wager' && offer.box === box && wagerOf(offer.wager) === wager && offer.most > 0,
  );

export const takingBack = (offers: OfferShown[], box: number, wager: string): OfferShown | undefined =>
  offers.find(
    (offer) => offer.verb === 'take_back_wager' && offer.box === box && wagerOf(offer.wager) === wager,
  );

// Decisions that put a wager on a spot.
export const deciding = (offers: OfferShown[], box: number, wager: string): OfferShown[] =>
  offers.filter((offer) => offer.kind === 'decision' && offer.box === box && offer.wager === wager);

export const isOut = (box: BoxShown): boolean => box.standing === 'folded' || box.standing === 'dead';
