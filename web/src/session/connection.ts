// The WebSocket to the server. It reconnects by itself, subscribes again to what is watched, and resends unanswered
// commands under their keys, so that the server carries out each command at most once.
import type { Explanation, FromBrowser, PlayerCommand, Submit, ToBrowser } from '../protocol/messages';
import { sentenceUntil } from '../format/words';
import { serverMessage, type ServerMessage } from './server_message';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'ended';

export interface ConnectionEvents {
  state(state: ConnectionState): void;
  message(message: ServerMessage): void;
  // The number of seconds since the last message on an open connection, or 0 while that is too short to mention.
  silent?(seconds: number): void;
  // The number of commands that were sent and have no answer yet.
  unanswered?(count: number): void;
}

export interface Answer {
  done: boolean;
  reason: string;
  sentence: string;
  clause: string;
}

interface PendingCommand {
  key: number;
  sends: number;
  message: { submit: Submit };
  resolve(answer: Answer): void;
}

// Shown instead of sending: a command that arrives after a long silence may no longer be what the player wants.
export const nothingSent = 'No answer from the server. Nothing was sent.';

const silenceLimit = 3000; // milliseconds; the server sends something every second
const silenceCheckEvery = 500; // milliseconds
const retryDelays = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds

const unreachable = (question: number): Explanation => ({
  question,
  reason: 'no_connection',
  sentence: 'The server cannot be reached.',
  clause: '',
  until: null,
});

export class Connection {
  private socket: WebSocket | undefined;
  private retries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private nextKey = 1;
  private isWelcome = false;
  private person: number | undefined; // of the last welcome
  private isClosed = false;
  private lastMessageAt = 0;
  private isSilent = false;
  private silenceTimer: ReturnType<typeof setInterval> | undefined;
  private readonly tables = new Map<number, number>(); // the number of pages that watch a table
  private lobbyWatchers = 0;
  private pending: PendingCommand[] = [];
  private nextQuestion = 1;
  private readonly questions = new Map<number, (answer: Explanation) => void>();

  constructor(
    private readonly address: string,
    private readonly events: ConnectionEvents,
  ) {}

  open(): void {
    this.isClosed = false;
    clearTimeout(this.retryTimer);
    this.socket?.close();
    this.isWelcome = false;
    this.events.state('connecting');
    this.noteMessage();
    clearInterval(this.silenceTimer);
    this.silenceTimer = setInterval(() => this.checkSilence(), silenceCheckEvery);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.receive(serverMessage(JSON.parse(event.data) as ToBrowser));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.handleClose();
    };
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retryTimer);
    clearInterval(this.silenceTimer);
    this.socket?.close();
    this.socket = undefined;
  }

  // Reconnects without waiting for the retry timer, when the browser is online again or the page becomes visible.
  reconnectNow(): void {
    if (this.socket === undefined && !this.isClosed) this.open();
  }

  watch(table: number): () => void {
    const watchers = this.tables.get(table) ?? 0;
    this.tables.set(table, watchers + 1);
    if (watchers === 0) this.send({ watch_table: { table } });
    return () => {
      const left = (this.tables.get(table) ?? 1) - 1;
      if (left > 0) {
        this.tables.set(table, left);
        return;
      }
      this.tables.delete(table);
      this.send({ unwatch_table: { table } });
    };
  }

  watchLobby(): () => void {
    if (this.lobbyWatchers++ === 0) this.send({ watch_lobby: {} });
    return () => {
      if (--this.lobbyWatchers === 0) this.send({ unwatch_lobby: {} });
    };
  }

  submit(command: PlayerCommand, decisionPoint = 0): Promise<Answer> {
    const key = this.takeKey();
    return new Promise((resolve) => {
      const pending = {
        key,
        sends: 0,
        message: { submit: { key, decision_point: decisionPoint, command } },
        resolve,
      };
      this.pending.push(pending);
      this.events.unanswered?.(this.pending.length);
      this.sendPending(pending);
    });
  }

  // Asks why a command would be refused now. A question is not asked again after a reconnect.
  explain(command: PlayerCommand): Promise<Explanation> {
    const question = this.nextQuestion++;
    if (!this.isWelcome) return Promise.resolve(unreachable(question));
    return new Promise((resolve) => {
      this.questions.set(question, resolve);
      this.send({ explain: { question, command } });
    });
  }

  askCoach(table: number): void {
    this.send({ request_advice: { table } });
  }

  askSummary(): void {
    this.send({ request_session_summary: {} });
  }

  // The keys of a person increase over all pages and devices; the clock gives a value near the highest one.
  private takeKey(): number {
    this.nextKey = Math.max(this.nextKey, Date.now() * 1000);
    return this.nextKey++;
  }

  private send(message: FromBrowser): void {
    if (this.isWelcome) this.socket?.send(JSON.stringify(message));
  }

  private sendPending(pending: PendingCommand): void {
    if (!this.isWelcome) return;
    pending.sends += 1;
    this.send(pending.message);
  }

  private noteMessage(): void {
    this.lastMessageAt = Date.now();
    if (this.isSilent) this.events.silent?.(0);
    this.isSilent = false;
  }

  // A closed connection is reported through its state instead.
  private checkSilence(): void {
    const elapsed = Date.now() - this.lastMessageAt;
    if (!this.isWelcome || elapsed < silenceLimit) return;
    this.isSilent = true;
    this.events.silent?.(Math.floor(elapsed / 1000));
  }

  private receive(message: ServerMessage): void {
    this.noteMessage();
    switch (message.kind) {
      case 'welcome':
        this.welcome(message.body.next_key, message.body.person);
        break;
      case 'accepted':
        this.resolve(message.body.key, { done: true, reason: '', sentence: '', clause: '' });
        break;
      case 'refused': {
        const { key, reason, clause, next_key } = message.body;
        const sentence = sentenceUntil(message.body);
        if (key === 0) break;
        if (next_key > 0 && this.resendUnderNewKey(key, next_key)) return;
        this.resolve(key, { done: false, reason, sentence, clause });
        break;
      }
      case 'explanation':
        this.questions.get(message.body.question)?.({
          ...message.body,
          sentence: sentenceUntil(message.body),
        });
        this.questions.delete(message.body.question);
        break;
      default:
        break; // the other kinds do not concern the connection
    }
    this.events.message(message);
  }

  private welcome(nextKey: number, person: number): void {
    // Commands of the previous person must not be sent in the name of this one.
    if (this.person !== undefined && this.person !== person) this.cancelPending();
    this.person = person;
    this.retries = 0;
    this.isWelcome = true;
    this.nextKey = Math.max(this.nextKey, nextKey);
    this.events.state('open');
    if (this.lobbyWatchers > 0) this.send({ watch_lobby: {} });
    for (const table of this.tables.keys()) this.send({ watch_table: { table } });
    for (const pending of this.pending) this.sendPending(pending);
  }

  // Another page has used a higher key. Only a command that was sent once is certain not to have been carried out.
  private resendUnderNewKey(key: number, nextKey: number): boolean {
    const pending = this.pending.find((one) => one.key === key);
    if (!pending || pending.sends > 1) return false;
    this.nextKey = Math.max(this.nextKey, nextKey);
    pending.key = this.takeKey();
    pending.sends = 0;
    pending.message.submit.key = pending.key;
    this.sendPending(pending);
    return true;
  }

  private cancelPending(): void {
    const unsent = this.pending;
    this.pending = [];
    const sentence = 'Another account is now signed in here. Nothing was sent.';
    this.events.unanswered?.(0);
    for (const one of unsent) one.resolve({ done: false, reason: 'no_connection', sentence, clause: '' });
  }

  private resolve(key: number, answer: Answer): void {
    const found = this.pending.find((one) => one.key === key);
    this.pending = this.pending.filter((one) => one !== found);
    this.events.unanswered?.(this.pending.length);
    found?.resolve(answer);
  }

  private handleClose(): void {
    this.socket = undefined;
    this.isWelcome = false;
    this.noteMessage();
    for (const [question, resolve] of this.questions) resolve(unreachable(question));
    this.questions.clear();
    if (this.isClosed) return this.events.state('ended');
    this.events.state('lost');
    const delay = retryDelays[Math.min(this.retries++, retryDelays.length - 1)] ?? 8000;
    this.retryTimer = setTimeout(() => this.open(), delay * (0.75 + Math.random() / 2));
  }
}
