// What a player is about to do at a table: the chip in hand, the amount chosen, what was sent and is
// not answered. The rules and the money are the house's.
import { levelsOf, levelWager, placing } from '../../felt/wagers';
import { showToast } from '../../parts/toasts.svelte';
import { money } from '../../format/money';
import { sentenceOf } from '../../format/words';
import type { Command, Money, OfferShown, Place, TableShown } from '../../protocol/messages';
import { nothingSent, type Answer } from '../../session/connection';
import { wagerName } from '../../text/names';
import { isBuying, rememberBuying, suggested } from './buying';
import { allowed, commandOf, confirmation, offersOf } from './offers';
import { waitText } from './mode';
import {
  missing,
  nextBack,
  nextStep,
  ownStakes,
  pressOf,
  settledFor,
  stakeAt,
  withChip,
  type Stake,
} from './stakes';
import {
  reasonWithoutAsking,
  spotAttempt,
  reasonText,
  type Reason,
  type Attempt,
} from '../felt-input/refusal_reason';

export type Send = (command: Command, at: TableShown) => Promise<Answer>;
export type Ask = (command: Command) => Promise<Reason>;

const maxSteps = 40; // of one attempt, so that a house that contradicts itself is not asked for ever
const confirmWithin = 4000; // milliseconds that a fold waits for the second press
const doublePress = 500; // milliseconds within which a second press means the same as the first

const refusalText = ({ reason, sentence }: Answer): string =>
  reason === 'already_done'
    ? 'You have already acted.'
    : sentenceOf(sentence) || 'The server did not accept this.';

export class TableController {
  pending: OfferShown | undefined = $state.raw(); // sent, not answered
  isPlacing = $state(false); // of those, several wagers of one press
  asking: OfferShown | undefined = $state.raw(); // pressed once, to be pressed again
  chip: Money = $state(500);
  seat: Place = $state('table'); // chosen of several that are free

  private wanted: Stake[] | undefined = $state.raw();
  private round = $state(0); // in which it was wanted
  private blocked: Stake | undefined; // what the wagers are taken back for
  private hasUnwound = false;
  private steps = 0;
  private sentOn: TableShown | undefined;
  private picked: { key: string; amount: Money } | undefined = $state.raw();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressedAt = Number.NEGATIVE_INFINITY; // an offer that is asked for twice

  constructor(
    private readonly shown: () => TableShown | undefined,
    private readonly send: Send,
    private readonly ask?: Ask | undefined, // why something is not offered; nothing: nobody to ask
    private readonly isAnswering: () => boolean = () => true, // the house, at this moment
  ) {}

  // True: a press reaches the house now. Otherwise it does nothing but showToast so: a wager or a decision must not
  // finishSignIn when nobody expects it any more.
  canSend(): boolean {
    const isAnswering = this.isAnswering();
    if (!isAnswering) showToast(nothingSent);
    return isAnswering;
  }

  // Wagers of one's own that are on their way, each as it will lie there: presses add up while the first of
  // them is not answered.
  get unconfirmed(): Stake[] {
    const shown = this.shown();
    const attempt = shown && this.wantedIn(shown);
    return shown && attempt ? missing(shown, attempt) : [];
  }

  // Pressing an offer. One that gives money away is asked for twice, and a double press counts once.
  press(offer: OfferShown, amount?: Money): void {
    const shown = this.shown();
    if (!shown || !this.canSend() || this.pending) return;
    const isAsked = this.asking?.name === offer.name && this.asking.box === offer.box;
    if (confirmation(offer, shown.offers)) {
      const now = performance.now();
      const isDouble = now - this.pressedAt < doublePress;
      this.pressedAt = now;
      if (!isAsked) {
        this.asking = offer;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => (this.asking = undefined), confirmWithin);
      }
      if (!isAsked || isDouble) return;
    }
    this.asking = undefined;
    void this.give(offer, amount);
  }

  // The amount chosen for an offer; what was chosen for another turn does not count.
  amountFor(offer: OfferShown): Money {
    if (this.picked?.key === this.keyOf(offer)) return allowed(offer, this.picked.amount);
    const shown = this.shown();
    return shown && isBuying(offer) ? suggested(shown, offer) : offer.amount;
  }

  pick(offer: OfferShown, amount: Money): void {
    this.picked = { key: this.keyOf(offer), amount: allowed(offer, amount) };
  }

  // A chip on a spot; on a square of a jackpot with levels the level is laid or taken away.
  stake(box: number, wager: string, level: number, joined: string[]): void {
    const shown = this.shown();
    const offer = shown && placing(shown.offers, box, wager);
    if (!shown || !offer || !this.canSend()) return;
    const stakes = this.wantedIn(shown) ?? ownStakes(shown);
    const current = stakeAt(stakes, box, wager);
    const amount =
      level > 0 ? this.withLevelToggled(shown, current, level) : this.raised(shown, offer, current, joined);
    if (amount === current) {
      void this.why(
        spotAttempt(shown, box, wager, current + this.chip),
        `The most here is ${money(current)}.`,
      );
      return;
    }
    const names = joined.includes(wager) ? joined : [wager];
    const cost = names.reduce((sum, name) => sum + amount - stakeAt(stakes, box, name), 0);
    const chips = shown.you?.chips ?? 0;
    // One of two wagers that stand together would be a hand played for less: neither is laid.
    if (names.length > 1 && cost > chips) {
      const both = names.map(wagerName).join(' and ');
      return showToast(`${both} together take ${money(cost)}, you have ${money(chips)}.`, offer.clause);
    }
    this.want(
      shown,
      names.map((name) => ({ box, wager: name, amount })),
    );
  }

  // Something that is not offered was asked for: says why, with the clause.
  async why(attempt: Attempt, otherwise = ''): Promise<void> {
    const shown = this.shown();
    if (!shown) return;
    const plain = reasonWithoutAsking(shown) || (this.ask ? '' : otherwise || waitText(shown));
    if (plain || !attempt.command || !this.ask) {
      showToast(plain || otherwise);
      return;
    }
    if (!this.canSend()) return;
    const reason = await this.ask(attempt.command);
    const now = this.shown() ?? shown;
    if (reason.reason !== '') showToast(reasonText(now, attempt, reason), reason.clause);
    else if (otherwise) showToast(otherwise);
  }

  clear(): void {
    const shown = this.shown();
    if (!shown || !this.canSend()) return;
    // What is still on its way is taken back too.
    const stakes = this.wantedIn(shown) ?? ownStakes(shown);
    this.want(
      shown,
      stakes.map((stake) => ({ ...stake, amount: 0 })),
    );
  }

  again(stakes: Stake[]): void {
    const shown = this.shown();
    if (shown && this.canSend()) this.want(shown, stakes);
  }

  // The table has changed: what is still wanted goes on from there.
  changed(): void {
    const shown = this.shown();
    if (this.asking && !shown?.offers.some((offer) => offer.name === this.asking?.name))
      this.asking = undefined;
    if (this.wanted && !this.pending && shown !== this.sentOn) this.advance();
  }

  private keyOf(offer: OfferShown): string {
    // Chips are bought at leisure: what others do meanwhile does not undo the choice.
    if (offer.kind !== 'decision') return `${offer.name} ${offer.box}`;
    return `${this.shown()?.stage ?? 0} ${offer.name} ${offer.box} ${offer.amount} ${offer.most}`;
  }

  private withLevelToggled(shown: TableShown, current: Money, level: number): Money {
    const levels = current > 0 ? levelsOf(shown.jackpot, current) : [];
    const others = levels.filter((each) => each !== level);
    const all = levels.includes(level) ? others : [...others, level];
    if (all.length === 0) return 0;
    return levelWager(shown.jackpot, all.length === 2 ? 3 : (all[0] ?? 1));
  }

  // Wagers that stand together have one range: that of the first before anything lies there.
  private raised(shown: TableShown, offer: OfferShown, current: Money, joined: string[]): Money {
    if (!joined.includes(offer.wager) || current === 0) return withChip(offer, current, this.chip);
    const { minimum, maximum } = shown.sign;
    return withChip({ ...offer, amount: minimum, most: maximum }, current, this.chip);
  }

  private want(shown: TableShown, changes: Stake[]): void {
    const base = this.wantedIn(shown) ?? ownStakes(shown);
    const isChanged = (stake: Stake): boolean =>
      changes.some((change) => change.box === stake.box && change.wager === stake.wager);
    this.wanted = [...base.filter((stake) => !isChanged(stake)), ...changes];
    this.round = shown.round;
    this.hasUnwound = false;
    this.blocked = undefined;
    this.steps = 0;
    if (!this.pending) this.advance();
  }

  // What is wanted is wanted in one round: after a long silence the table may show the next.
  private wantedIn(shown: TableShown): Stake[] | undefined {
    return shown.round === this.round ? this.wanted : undefined;
  }

  private advance(): void {
    const shown = this.shown();
    if (!shown || !this.wanted) return;
    // Betting has closed: what was sent in time lies there, the rest is too late.
    const isClosed = shown.banked?.phase !== 'betting' && offersOf(shown, 'wager').length === 0;
    if (isClosed || !this.wantedIn(shown)) {
      this.wanted = undefined;
      return;
    }
    const left = missing(shown, this.wanted);
    const press = this.steps === 0 ? pressOf(shown, this.wanted) : undefined;
    if (press) {
      this.steps += 1;
      void this.giveAll(press, shown);
      return;
    }
    const step =
      left.length > 0 && this.steps < maxSteps ? this.stepFrom(shown, this.wanted, left) : undefined;
    if (step) {
      this.steps += 1;
      void this.give(step.offer, step.amount);
      return;
    }
    const failed = left.find((stake) => stake.amount > 0);
    this.wanted = undefined;
    if (!failed) return;
    const { box, wager, amount } = failed;
    void this.why(
      spotAttempt(shown, box, wager, amount),
      `${wagerName(wager)} of ${money(amount)} is not offered now.`,
    );
  }

  private stepFrom(shown: TableShown, wanted: Stake[], left: Stake[]): ReturnType<typeof nextStep> {
    const { blocked } = this;
    if (blocked && nextStep(shown, [blocked]) === undefined) {
      const back = nextBack(shown, [blocked.box]);
      if (back) return back;
    }
    this.blocked = undefined;
    const step = nextStep(shown, wanted);
    if (step) return step;
    if (this.hasUnwound) {
      this.wanted = settledFor(shown, wanted) ?? wanted;
      return nextStep(shown, this.wanted);
    }
    this.hasUnwound = true;
    this.blocked = left.find((stake) => stake.amount > 0) ?? left[0];
    return this.blocked && nextBack(shown, [this.blocked.box]);
  }

  // All wagers of one press.
  private async giveAll(command: Command, shown: TableShown): Promise<void> {
    this.pending = offersOf(shown, 'wager')[0];
    this.isPlacing = true;
    this.sentOn = shown;
    const answer = await this.send(command, shown);
    this.pending = undefined;
    this.isPlacing = false;
    this.after(answer);
  }

  private async give(offer: OfferShown, amount?: Money): Promise<void> {
    const shown = this.shown();
    if (!shown) return;
    this.pending = offer;
    this.sentOn = shown;
    const answer = await this.send(commandOf(offer, amount), shown);
    this.pending = undefined;
    if (answer.done && amount !== undefined && isBuying(offer)) rememberBuying(shown, amount);
    this.after(answer);
  }

  private after(answer: Answer): void {
    if (!answer.done) {
      this.wanted = undefined;
      showToast(refusalText(answer), answer.clause);
    } else if (this.wanted && this.shown() !== this.sentOn) {
      this.advance();
    }
  }
}
