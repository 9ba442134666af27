// The actions that a player prepares at a table: the chosen chip and amount, and commands without an answer yet. The
// server decides about rules and money.
import { levelsOf, levelWager, placing } from '../../felt/wagers';
import { showToast } from '../../parts/toasts.svelte';
import { money } from '../../format/money';
import { sentenceOf } from '../../format/words';
import type { PlayerCommand, Money, OfferView, Place, TableSnapshot } from '../../protocol/messages';
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

export type Send = (command: PlayerCommand, at: TableSnapshot) => Promise<Answer>;
export type Ask = (command: PlayerCommand) => Promise<Reason>;

const maxSteps = 40; // steps for one press, so that contradictory offers do not cause an endless loop
const confirmWithin = 4000; // milliseconds in which a fold must be confirmed
const doublePress = 500; // milliseconds in which a second press counts as a double click

const refusalText = ({ reason, sentence }: Answer): string =>
  reason === 'already_done'
    ? 'You have already acted.'
    : sentenceOf(sentence) || 'The server did not accept this.';

export class TableController {
  pending: OfferView | undefined = $state.raw(); // sent, without an answer yet
  isPlacing = $state(false); // several wagers of one press were sent
  asking: OfferView | undefined = $state.raw(); // waits for the confirming press
  chip: Money = $state(500);
  seat: Place = $state('table'); // the chosen one of several free seats
  onaccepted: (offer: OfferView, amount: Money | undefined, before: TableSnapshot) => void = () => {};

  private wanted: Stake[] | undefined = $state.raw();
  private round = $state(0); // the round of `wanted`
  private blocked: Stake | undefined; // the wager for which others are taken back
  private hasUnwound = false;
  private steps = 0;
  private sentOn: TableSnapshot | undefined;
  private picked: { key: string; amount: Money } | undefined = $state.raw();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressedAt = Number.NEGATIVE_INFINITY; // time of the last press that needs confirmation

  constructor(
    private readonly shown: () => TableSnapshot | undefined,
    private readonly send: Send,
    private readonly ask?: Ask | undefined, // asks the server why something is not offered
    private readonly isAnswering: () => boolean = () => true, // whether the server answers at the moment
  ) {}

  // Returns whether a press reaches the server now, and otherwise shows a toast. A bet or decision must not arrive after
  // a long delay.
  canSend(): boolean {
    const isAnswering = this.isAnswering();
    if (!isAnswering) showToast(nothingSent);
    return isAnswering;
  }

  // Returns own wagers without an answer yet, each with its new amount. Presses add up until the first is answered.
  get unconfirmed(): Stake[] {
    const shown = this.shown();
    const attempt = shown && this.wantedIn(shown);
    return shown && attempt ? missing(shown, attempt) : [];
  }

  // Presses an offer. One that gives up money must be confirmed, and a double click counts once.
  press(offer: OfferView, amount?: Money): void {
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

  // Presses an offer without a person: neither confirmed nor remembered as a choice.
  pressFor(offer: OfferView, amount = offer.amount): void {
    if (!this.pending && this.isAnswering()) void this.give(offer, amount, false);
  }

  // Returns the chosen amount of an offer; a choice made in another turn is ignored.
  amountFor(offer: OfferView): Money {
    if (this.picked?.key === this.keyOf(offer)) return allowed(offer, this.picked.amount);
    const shown = this.shown();
    return shown && isBuying(offer) ? suggested(shown, offer) : offer.amount;
  }

  pick(offer: OfferView, amount: Money): void {
    this.picked = { key: this.keyOf(offer), amount: allowed(offer, amount) };
  }

  // Adds a chip to a spot. On a jackpot square it toggles the level.
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
        `The maximum here is ${money(current)}.`,
      );
      return;
    }
    const names = joined.includes(wager) ? joined : [wager];
    const cost = names.reduce((sum, name) => sum + amount - stakeAt(stakes, box, name), 0);
    const chips = shown.you?.chips ?? 0;
    // Wagers that belong together are placed together or not at all.
    if (names.length > 1 && cost > chips) {
      const both = names.map(wagerName).join(' and ');
      return showToast(`${both} cost ${money(cost)} together; you have ${money(chips)}.`, offer.clause);
    }
    this.want(
      shown,
      names.map((name) => ({ box, wager: name, amount })),
    );
  }

  // Explains why something is not offered, with the clause.
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
    // Unconfirmed wagers are taken back too.
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

  // Continues towards the wanted wagers after a new snapshot.
  changed(): void {
    const shown = this.shown();
    if (this.asking && !shown?.offers.some((offer) => offer.name === this.asking?.name))
      this.asking = undefined;
    if (this.wanted && !this.pending && shown !== this.sentOn) this.advance();
  }

  private keyOf(offer: OfferView): string {
    // A chosen buy-in survives actions of other players.
    if (offer.kind !== 'decision') return `${offer.name} ${offer.box}`;
    return `${this.shown()?.decision_point ?? 0} ${offer.name} ${offer.box} ${offer.amount} ${offer.max}`;
  }

  private withLevelToggled(shown: TableSnapshot, current: Money, level: number): Money {
    const levels = current > 0 ? levelsOf(shown.jackpot, current) : [];
    const others = levels.filter((each) => each !== level);
    const all = levels.includes(level) ? others : [...others, level];
    if (all.length === 0) return 0;
    return levelWager(shown.jackpot, all.length === 2 ? 3 : (all[0] ?? 1));
  }

  // For wagers that are raised together, uses the table's minimum and maximum instead of the
  // offer's range, which starts at the present stake.
  private raised(shown: TableSnapshot, offer: OfferView, current: Money, joined: string[]): Money {
    if (!joined.includes(offer.wager) || current === 0) return withChip(offer, current, this.chip);
    const { minimum, maximum } = shown.sign;
    return withChip({ ...offer, amount: minimum, max: maximum }, current, this.chip);
  }

  private want(shown: TableSnapshot, changes: Stake[]): void {
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

  // Wanted wagers belong to one round; after a long silence the table may show the next one.
  private wantedIn(shown: TableSnapshot): Stake[] | undefined {
    return shown.round === this.round ? this.wanted : undefined;
  }

  private advance(): void {
    const shown = this.shown();
    if (!shown || !this.wanted) return;
    // After betting has closed the remaining wagers are too late.
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

  private stepFrom(shown: TableSnapshot, wanted: Stake[], left: Stake[]): ReturnType<typeof nextStep> {
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

  // Sends all wagers of one press.
  private async giveAll(command: PlayerCommand, shown: TableSnapshot): Promise<void> {
    this.pending = offersOf(shown, 'wager')[0];
    this.isPlacing = true;
    this.sentOn = shown;
    const answer = await this.send(command, shown);
    this.pending = undefined;
    this.isPlacing = false;
    this.after(answer);
  }

  private async give(offer: OfferView, amount?: Money, isChoice = true): Promise<void> {
    const shown = this.shown();
    if (!shown) return;
    this.pending = offer;
    this.sentOn = shown;
    const answer = await this.send(commandOf(offer, amount), shown);
    this.pending = undefined;
    if (answer.done && isChoice && amount !== undefined && isBuying(offer)) rememberBuying(shown, amount);
    if (answer.done) this.onaccepted(offer, amount, shown);
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
