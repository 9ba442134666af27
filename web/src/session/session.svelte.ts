// Everything this page knows of the house: who I am, the lobby, the tables that are watched. Pages
// read it; only messages change it.
import type { Me } from '../protocol/api';
import type {
  Advice,
  Command,
  CoachSummary,
  Complaint,
  WhyNot,
  JackpotHit,
  Judged,
  LobbyShown,
  LogLine,
  MyTable,
  Refused,
  RightShown,
  TableShown,
  ToBrowser,
} from '../protocol/messages';
import { ask } from './api';
import { withLobby } from './lobby_rows';
import { Line, type Answer, type LineState } from './connection';

// A class, so that nothing inside is watched field by field: a table changes as a whole.
export class TableState {
  constructor(
    readonly shown: TableShown,
    readonly previous: TableShown | undefined, // what was shown before: pages move things from there
    readonly lines: LogLine[], // of this round, and of the one before while nothing has happened in it
    readonly skew: number, // milliseconds from this machine's clock to the house's
  ) {}
}

// What messages bring is replaced whole and never changed in place: nothing in it is watched field
// by field, which a table that changes often would pay for.
class House {
  me = $state<Me | undefined>(); // undefined: not asked yet
  line = $state<LineState>('connecting');
  silent = $state(0); // seconds without a word on an open connection; 0: none worth telling
  waiting = $state(0); // commands that are not answered yet
  lobby = $state.raw<LobbyShown | undefined>();
  mine = $state.raw<MyTable[]>([]);
  rights = $state.raw<RightShown[]>([]); // in open disputes of this person
  tables = $state.raw<Record<number, TableState>>({});
  advice = $state.raw<Record<number, Advice>>({}); // by table, for the decision open now
  judged = $state.raw<Record<number, Judged>>({}); // the last decision at a practice table
  summary = $state.raw<CoachSummary | undefined>();
  hit = $state.raw<JackpotHit | undefined>(); // the last prize
  refused = $state.raw<Refused | undefined>(); // the last refusal that no page waits for
  complaint = $state.raw<Complaint | undefined>(); // what the house could not read, or why it hangs up

  // What is pressed now is heard now.
  get isAnswering(): boolean {
    return this.line === 'open' && this.silent === 0;
  }
}

export const house = new House();

const keptLines = 200;

// Pure: the table after a message. Tests play messages through it.
export function withTable(
  before: TableState | undefined,
  message: { table: TableShown; is_first: boolean; lines: LogLine[] },
  now: number,
): TableState {
  const { table, is_first, lines } = message;
  const kept = is_first || !before ? [] : before.lines;
  // What changes seldom is sent once.
  if (before && table.sign.version === 0) table.sign = before.shown.sign;
  if (before?.shown.jackpot && table.jackpot && table.jackpot.prizes.length === 0) {
    table.jackpot.prizes = before.shown.jackpot.prizes;
    table.jackpot.tables = before.shown.jackpot.tables;
  }
  return new TableState(
    table,
    is_first ? undefined : before?.shown,
    [...kept, ...lines].slice(-keptLines),
    table.now / 1000 - now,
  );
}

function take(message: ToBrowser): void {
  if ('welcome' in message) {
    // Signed out, or somebody else, on another page of this browser.
    if (house.me && house.me.person !== message.welcome.person) {
      forget();
      void meetAgain();
    }
  } else if ('table_changed' in message) {
    const changed = message.table_changed;
    const id = changed.table.table;
    house.tables = { ...house.tables, [id]: withTable(house.tables[id], changed, Date.now()) };
    if (house.advice[id] && changed.table.offers.every((offer) => offer.kind !== 'decision')) {
      const { [id]: _over, ...others } = house.advice;
      house.advice = others;
    }
  } else if ('lobby_changed' in message) {
    house.lobby = message.lobby_changed.lobby;
  } else if ('lobby_updated' in message) {
    if (house.lobby) house.lobby = withLobby(house.lobby, message.lobby_updated);
  } else if ('mine_changed' in message) {
    house.mine = message.mine_changed.mine;
  } else if ('rights_changed' in message) {
    house.rights = message.rights_changed.rights;
  } else if ('purse_changed' in message) {
    if (house.me) Object.assign(house.me, message.purse_changed);
  } else if ('advised' in message) {
    const advice = message.advised.advice as unknown as Advice;
    house.advice = { ...house.advice, [message.advised.table]: advice };
  } else if ('summed' in message) {
    house.summary = message.summed.summary as unknown as CoachSummary;
  } else if ('judged' in message) {
    house.judged = { ...house.judged, [message.judged.table]: message.judged };
  } else if ('jackpot_hit' in message) {
    house.hit = message.jackpot_hit;
  } else if ('refused' in message && message.refused.key === 0) {
    house.refused = message.refused;
  } else if ('complaint' in message) {
    house.complaint = message.complaint;
  }
}

const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
const line = new Line(`${protocol}://${location.host}/api/socket`, {
  state: (state) => (house.line = state),
  silent: (seconds) => (house.silent = seconds),
  waiting: (count) => (house.waiting = count),
  message: take,
});

// Cards, advice and chips of whoever was here before.
function forget(): void {
  house.tables = {};
  house.mine = [];
  house.rights = [];
  house.advice = {};
  house.judged = {};
  house.summary = undefined;
}

async function meetAgain(): Promise<void> {
  const before = house.me;
  const me = await ask('me');
  if (house.me !== before) return; // signed in here meanwhile
  house.me = me;
  if (me.person === 0) house.complaint = { text: 'You were signed out on another page.', is_end: false };
}

export async function enter(): Promise<void> {
  house.me = await ask('me');
  line.open();
}

// A session that begins or ends changes who is on the line.
export async function sign(name: 'guest' | 'logout'): Promise<void>;
export async function sign(
  name: 'login' | 'register',
  body: { name: string; password: string },
): Promise<void>;
export async function sign(
  name: 'guest' | 'login' | 'register' | 'logout',
  body?: { name: string; password: string },
): Promise<void> {
  house.me = await ask(name, body ? { body } : {});
  forget();
  line.open();
}

export const watchTable = (table: number): (() => void) => line.watch(table);
export const watchLobby = (): (() => void) => line.watchLobby();
export const askCoach = (table: number): void => line.askCoach(table);
export const askSummary = (): void => line.askSummary();

// The line for a seat is none of the table's own affairs: the house does not show the table again for it.
const isAboutLine = (command: Command): boolean => 'join_list' in command || 'leave_list' in command;

// A command decided on what a table showed.
export async function give(command: Command, at?: TableShown): Promise<Answer> {
  const answer = await line.give(command, at?.table ?? 0, at?.stage ?? 0);
  if (answer.done && at && isAboutLine(command)) line.refresh(at.table);
  return answer;
}

export const explain = (command: Command): Promise<WhyNot> => line.explain(command);

addEventListener('online', () => line.hurry());
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') line.hurry();
});
