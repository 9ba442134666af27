// The line to the house: comes back by itself, asks again for what is watched, and sends what was
// not answered once more under its key, so that nothing happens twice.
import type { Command, WhyNot, FromBrowser, ToBrowser } from '../protocol/messages';

export type LineState = 'connecting' | 'open' | 'lost' | 'ended';

export interface LineEvents {
  state(state: LineState): void;
  message(message: ToBrowser): void;
  // For how many seconds an open connection has brought nothing; 0: it is not worth a word.
  silent?(seconds: number): void;
  // Commands that were sent and are not answered.
  waiting?(count: number): void;
}

export interface Answer {
  done: boolean;
  reason: string;
  sentence: string;
  clause: string;
}

interface Pending {
  key: number;
  sends: number;
  message: FromBrowser;
  resolve(answer: Answer): void;
}

// Said instead of sending: what would arrive who knows when is not what somebody wants now.
export const nothingSent = 'No answer from the server. Nothing was sent.';

const silence = 3000; // milliseconds: a server that is there sends something every second
const lookEvery = 500;
const waits = [250, 500, 1000, 2000, 4000, 8000];

const unreached = (question: number): WhyNot => ({
  question,
  reason: 'no_connection',
  sentence: 'The house cannot be reached.',
  clause: '',
});

export class Line {
  private socket: WebSocket | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nextKey = 1;
  private isWelcome = false;
  private person: number | undefined; // as whom the house last welcomed this page
  private isClosed = false;
  private heard = 0; // when the last message came
  private isSilent = false;
  private look: ReturnType<typeof setInterval> | undefined;
  private readonly tables = new Map<number, number>(); // how many pages watch it
  private lobbies = 0;
  private pending: Pending[] = [];
  private nextQuestion = 1;
  private readonly questions = new Map<number, (answer: WhyNot) => void>();

  constructor(
    private readonly address: string,
    private readonly events: LineEvents,
  ) {}

  open(): void {
    this.isClosed = false;
    clearTimeout(this.timer);
    this.socket?.close();
    this.isWelcome = false;
    this.events.state('connecting');
    this.hear();
    clearInterval(this.look);
    this.look = setInterval(() => this.listen(), lookEvery);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.take(JSON.parse(event.data) as ToBrowser);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.look);
    this.socket?.close();
    this.socket = undefined;
  }

  // At once instead of after the wait: the browser is online again, or the page is looked at.
  hurry(): void {
    if (this.socket === undefined && !this.isClosed) this.open();
  }

  watch(table: number): () => void {
    const watchers = this.tables.get(table) ?? 0;
    this.tables.set(table, watchers + 1);
    if (watchers === 0) this.say({ watch: { table } });
    return () => {
      const left = (this.tables.get(table) ?? 1) - 1;
      if (left > 0) {
        this.tables.set(table, left);
        return;
      }
      this.tables.delete(table);
      this.say({ unwatch: { table } });
    };
  }

  // A table that is watched is sent whole again.
  refresh(table: number): void {
    if (this.tables.has(table)) this.say({ watch: { table } });
  }

  watchLobby(): () => void {
    if (this.lobbies++ === 0) this.say({ watch_lobby: {} });
    return () => {
      if (--this.lobbies === 0) this.say({ unwatch_lobby: {} });
    };
  }

  give(command: Command, table = 0, stage = 0): Promise<Answer> {
    const key = this.takeKey();
    return new Promise((resolve) => {
      const message: FromBrowser = { give: { key, table, stage, command } };
      const pending: Pending = { key, sends: 0, message, resolve };
      this.pending.push(pending);
      this.events.waiting?.(this.pending.length);
      this.send(pending);
    });
  }

  // Why a decision would be refused now. Asked for the moment: a line that is lost does not ask again.
  explain(command: Command): Promise<WhyNot> {
    const question = this.nextQuestion++;
    if (!this.isWelcome) return Promise.resolve(unreached(question));
    return new Promise((resolve) => {
      this.questions.set(question, resolve);
      this.say({ ask_why: { question, command } });
    });
  }

  askCoach(table: number): void {
    this.say({ ask_coach: { table } });
  }

  askSummary(): void {
    this.say({ ask_summary: {} });
  }

  // Keys of a person go upwards, over all pages and devices: the clock says roughly where they are.
  private takeKey(): number {
    this.nextKey = Math.max(this.nextKey, Date.now() * 1000);
    return this.nextKey++;
  }

  private say(message: FromBrowser): void {
    if (this.isWelcome) this.socket?.send(JSON.stringify(message));
  }

  private send(pending: Pending): void {
    if (!this.isWelcome) return;
    pending.sends += 1;
    this.socket?.send(JSON.stringify(pending.message));
  }

  private hear(): void {
    this.heard = Date.now();
    if (this.isSilent) this.events.silent?.(0);
    this.isSilent = false;
  }

  // A connection that is lost says so itself.
  private listen(): void {
    const quiet = Date.now() - this.heard;
    if (!this.isWelcome || quiet < silence) return;
    this.isSilent = true;
    this.events.silent?.(Math.floor(quiet / 1000));
  }

  private take(message: ToBrowser): void {
    this.hear();
    if ('welcome' in message) this.welcome(message.welcome.next_key, message.welcome.person);
    if ('done' in message) {
      this.answer(message.done.key, { done: true, reason: '', sentence: '', clause: '' });
    }
    if ('refused' in message && message.refused.key !== 0) {
      const { key, reason, sentence, clause, next_key } = message.refused;
      if (next_key > 0 && this.giveAgain(key, next_key)) return;
      this.answer(key, { done: false, reason, sentence, clause });
    }
    if ('why_not' in message) {
      this.questions.get(message.why_not.question)?.(message.why_not);
      this.questions.delete(message.why_not.question);
    }
    this.events.message(message);
  }

  private welcome(nextKey: number, person: number): void {
    // What somebody else pressed is never sent in this person's name.
    if (this.person !== undefined && this.person !== person) this.giveUp();
    this.person = person;
    this.tries = 0;
    this.isWelcome = true;
    this.nextKey = Math.max(this.nextKey, nextKey);
    this.events.state('open');
    if (this.lobbies > 0) this.say({ watch_lobby: {} });
    for (const table of this.tables.keys()) this.say({ watch: { table } });
    for (const pending of this.pending) this.send(pending);
  }

  // Another page has used a larger key. What was sent only once cannot have happened.
  private giveAgain(key: number, nextKey: number): boolean {
    const pending = this.pending.find((one) => one.key === key);
    if (!pending || pending.sends > 1 || !('give' in pending.message)) return false;
    this.nextKey = Math.max(this.nextKey, nextKey);
    pending.key = this.takeKey();
    pending.sends = 0;
    pending.message.give.key = pending.key;
    this.send(pending);
    return true;
  }

  private giveUp(): void {
    const unsent = this.pending;
    this.pending = [];
    const sentence = 'Somebody else is on this page now: nothing was sent.';
    this.events.waiting?.(0);
    for (const one of unsent) one.resolve({ done: false, reason: 'no_connection', sentence, clause: '' });
  }

  private answer(key: number, answer: Answer): void {
    const found = this.pending.find((one) => one.key === key);
    this.pending = this.pending.filter((one) => one !== found);
    this.events.waiting?.(this.pending.length);
    found?.resolve(answer);
  }

  private lose(): void {
    this.socket = undefined;
    this.isWelcome = false;
    this.hear();
    for (const [question, resolve] of this.questions) resolve(unreached(question));
    this.questions.clear();
    if (this.isClosed) return this.events.state('ended');
    this.events.state('lost');
    const wait = waits[Math.min(this.tries++, waits.length - 1)] ?? 8000;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }
}
