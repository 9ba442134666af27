// The state of this page, by topic. Pages read the stores; only messages of the server (session.svelte.ts) change them.
// Values from messages are replaced whole, so they are raw state: watching each field would cost time whenever a table
// changes.
import type { Me } from '../protocol/api';
import type {
  Advice,
  CoachSummary,
  MessageError,
  JackpotHit,
  DecisionJudged,
  LobbyView,
  MyTable,
  Refused,
  RightView,
} from '../protocol/messages';
import type { ConnectionState } from './connection';
import type { TableState } from './tables';

class Account {
  me = $state<Me | undefined>(); // undefined until the server has answered
}

class ConnectionStatus {
  state = $state<ConnectionState>('connecting');
  silentSeconds = $state(0); // since the last message on an open connection; 0 while it is too short to mention
  unanswered = $state(0); // commands without an answer

  // True if a command sent now reaches the server at once.
  get isAnswering(): boolean {
    return this.state === 'open' && this.silentSeconds === 0;
  }
}

class Lobby {
  snapshot = $state.raw<LobbyView | undefined>();
  ownTables = $state.raw<MyTable[]>([]);
}

class Tables {
  byNumber = $state.raw<Record<number, TableState>>({});
}

class Coach {
  advice = $state.raw<Record<number, Advice>>({}); // by table, for the decision open now
  judged = $state.raw<Record<number, DecisionJudged>>({}); // by table, the last decision
  summary = $state.raw<CoachSummary | undefined>();
}

class Notices {
  rights = $state.raw<RightView[]>([]); // in open disputes of this person
  jackpotHit = $state.raw<JackpotHit | undefined>(); // the latest prize
  refused = $state.raw<Refused | undefined>(); // the latest refusal that answers no command of this page
  error = $state.raw<MessageError | undefined>(); // a message that the server could not read, or why it disconnects
}

export const account = new Account();
export const connection = new ConnectionStatus();
export const lobby = new Lobby();
export const tables = new Tables();
export const coach = new Coach();
export const notices = new Notices();

// Removes the cards, advice and chips of the previous person.
export function clearPersonalStores(): void {
  tables.byNumber = {};
  lobby.ownTables = [];
  notices.rights = [];
  coach.advice = {};
  coach.judged = {};
  coach.summary = undefined;
}
