// Holds the answer to the latest question. A question is sent after a short pause and cancels older ones. The
// previous answer stays until the new one arrives, so that the page does not jump, unless `forgets` is set.
import { AnswerCache } from './answer_cache';

const pause = 220; // milliseconds of no typing before a question is sent
const slow = 150; // milliseconds before waiting is shown
const kept = 40;

export class Latest<Question, Answer> {
  answer: Answer | undefined = $state.raw();
  error: unknown = $state.raw();
  isWaiting = $state(false);
  isSlow = $state(false);
  isStopped = $state(false); // cancelled by the person
  seconds = $state(0); // how long the question has waited
  share: number | undefined = $state(); // finished part of a long job

  private answered = $state(''); // the question of the answer
  private readonly known = new AnswerCache<Answer>(kept);
  private asked = ''; // the question that is pending or answered
  private hasAsked = false;
  private isOpen = false; // sent, and neither answered nor cancelled; not reactive
  private controller: AbortController | undefined;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private clock: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly put: (
      question: Question,
      signal: AbortSignal,
      told: (share: number) => void,
    ) => Promise<Answer>,
    private readonly options: { forgets?: boolean } = {}, // `forgets`: never keep the answer to another question
  ) {}

  // Returns the answer to exactly this question, so that an older answer disappears as soon as the person types.
  answerTo(question: Question | undefined): Answer | undefined {
    return question !== undefined && JSON.stringify(question) === this.answered ? this.answer : undefined;
  }

  // Clears the answer because there is no question.
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

  // Cancels the request of a person who does not want to wait; the same question may be asked again.
  stop(): void {
    if (!this.isWaiting) return;
    this.rest();
    this.isStopped = true;
  }

  // Asking the same question again afterwards sends it again.
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
