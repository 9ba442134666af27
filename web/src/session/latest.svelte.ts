// The answer to the question asked last. A short pause before it is asked, older questions given up. The
// answer before stays until the new one is there, so that nothing jumps, unless it is told to forget it.
import { AnswerCache } from './answer_cache';

const pause = 220; // milliseconds: while somebody types
const slow = 150; // after which waiting is shown
const kept = 40;

export class Latest<Question, Answer> {
  answer: Answer | undefined = $state.raw();
  error: unknown = $state.raw();
  isWaiting = $state(false);
  isSlow = $state(false);
  isStopped = $state(false); // given up by the person who asked
  seconds = $state(0); // that the question has waited
  share: number | undefined = $state(); // of the count that is done, where it takes long

  private answered = $state(''); // the question that the answer is to
  private readonly known = new AnswerCache<Answer>(kept);
  private asked = ''; // and is waited for or answered
  private hasAsked = false;
  private isOpen = false; // asked, and neither answered nor given up; nothing is drawn by it
  private controller: AbortController | undefined;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private clock: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly put: (
      question: Question,
      signal: AbortSignal,
      told: (share: number) => void,
    ) => Promise<Answer>,
    private readonly options: { forgets?: boolean } = {}, // no answer to another question is ever held
  ) {}

  // The answer to this question and no other, also before it is asked: what belongs to the question before
  // goes at once when somebody types on.
  answerTo(question: Question | undefined): Answer | undefined {
    return question !== undefined && JSON.stringify(question) === this.answered ? this.answer : undefined;
  }

  // Nothing to ask: what stood there goes.
  clear(): void {
    this.giveUp();
    this.asked = '';
    this.hasAsked = false;
    this.answer = undefined;
    this.error = undefined;
  }

  ask(question: Question, { again = false } = {}): void {
    const text = JSON.stringify(question);
    if (text === this.asked && !again) return;
    this.giveUp();
    this.isStopped = false;
    const isFirst = !this.hasAsked;
    this.hasAsked = true;
    this.asked = text;
    this.error = undefined;
    if (this.options.forgets) this.answer = undefined;
    const known = this.known.get(text);
    if (known !== undefined) {
      this.hold(text, known);
      return;
    }
    this.isWaiting = true;
    this.isOpen = true;
    this.clock = setInterval(() => (this.seconds += 1), 1000);
    this.timers = [
      setTimeout(() => (this.isSlow = true), slow),
      setTimeout(() => void this.send(question, text), isFirst ? 0 : pause),
    ];
  }

  // Somebody does not want to wait: the same question may be asked again.
  stop(): void {
    if (!this.isWaiting) return;
    this.rest();
    this.isStopped = true;
  }

  // Whoever asks the same again afterwards is answered.
  giveUp(): void {
    if (this.isOpen) this.asked = '';
    this.rest();
  }

  private hold(text: string, answer: Answer): void {
    this.answered = text;
    this.answer = answer;
  }

  private rest(): void {
    this.isOpen = false;
    for (const timer of this.timers) clearTimeout(timer);
    clearInterval(this.clock);
    this.seconds = 0;
    this.controller?.abort();
    this.controller = undefined;
    this.isWaiting = false;
    this.isSlow = false;
    this.share = undefined;
  }

  private async send(question: Question, text: string): Promise<void> {
    const controller = new AbortController();
    this.controller = controller;
    try {
      const answer = await this.put(question, controller.signal, (share) => {
        if (!controller.signal.aborted) this.share = share;
      });
      if (controller.signal.aborted) return;
      this.known.set(text, answer);
      this.hold(text, answer);
      this.error = undefined;
    } catch (error) {
      if (controller.signal.aborted) return;
      this.error = error;
    }
    this.rest();
  }
}
