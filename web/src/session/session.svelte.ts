// The session with the server: signs in and out, sends commands, and passes every message to its store.
import type { Credentials, Me, PasswordForm, RecoveryForm } from '../protocol/api';
import type { Explanation, PlayerCommand, TableSnapshot } from '../protocol/messages';
import { request } from './api';
import { Connection, type Answer } from './connection';
import { withLobby } from './lobby_rows';
import { ignoreUnknownKind, type ServerMessage } from './server_message';
import { account, clearPersonalStores, coach, connection, lobby, notices, tables } from './stores.svelte';
import { withTable } from './tables';

function receive(message: ServerMessage): void {
  switch (message.kind) {
    case 'welcome':
      // Another page of this browser has signed out or signed another person in, or the session was ended elsewhere.
      if (account.me && account.me.person !== message.body.person) {
        clearPersonalStores();
        void reloadAccount();
      }
      return;
    case 'table_changed': {
      const { table } = message.body;
      const before = tables.byNumber[table.table];
      tables.byNumber = { ...tables.byNumber, [table.table]: withTable(before, message.body, Date.now()) };
      if (table.offers.every((offer) => offer.kind !== 'decision')) removeAdvice(table.table);
      return;
    }
    case 'lobby_snapshot':
      lobby.snapshot = message.body.lobby;
      return;
    case 'lobby_updated':
      if (lobby.snapshot) lobby.snapshot = withLobby(lobby.snapshot, message.body);
      return;
    case 'own_tables_changed':
      lobby.ownTables = message.body.tables;
      return;
    case 'rights_changed':
      notices.rights = message.body.rights;
      return;
    case 'wallet_changed':
      if (account.me) Object.assign(account.me, message.body);
      return;
    case 'coach_advice':
      coach.advice = { ...coach.advice, [message.body.table]: message.body.advice };
      return;
    case 'session_summary':
      coach.summary = message.body.summary;
      return;
    case 'decision_judged':
      coach.judged = { ...coach.judged, [message.body.table]: message.body };
      return;
    case 'jackpot_hit':
      notices.jackpotHit = message.body;
      return;
    case 'refused':
      if (message.body.key === 0) notices.refused = message.body;
      return;
    case 'message_error':
      notices.error = message.body;
      return;
    // The connection has handled these already.
    case 'accepted':
    case 'explanation':
    case 'heartbeat':
      return;
    default:
      ignoreUnknownKind(message);
  }
}

function removeAdvice(table: number): void {
  if (!coach.advice[table]) return;
  const { [table]: _over, ...others } = coach.advice;
  coach.advice = others;
}

const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
const socket = new Connection(`${protocol}://${location.host}/api/socket`, {
  state: (state) => (connection.state = state),
  silent: (seconds) => (connection.silentSeconds = seconds),
  unanswered: (count) => (connection.unanswered = count),
  message: receive,
});

async function reloadAccount(): Promise<void> {
  const before = account.me;
  const me = await request('me');
  if (account.me !== before) return; // this page has signed in meanwhile
  account.me = me;
  if (me.person === 0)
    notices.error = { text: 'You were signed out on another page or device.', is_final: false };
}

export async function startSession(): Promise<void> {
  account.me = await request('me');
  socket.open();
}

// Opens a new connection, because a connection belongs to one person.
function changePerson(me: Me): void {
  account.me = me;
  clearPersonalStores();
  socket.open();
}

export async function sign(name: 'guest' | 'logout' | 'logout_everywhere'): Promise<void>;
export async function sign(name: 'login' | 'register', body: Credentials): Promise<void>;
export async function sign(name: 'delete_account', body: PasswordForm): Promise<void>;
export async function sign(
  name: 'guest' | 'login' | 'register' | 'logout' | 'logout_everywhere' | 'delete_account',
  body?: Credentials | PasswordForm,
): Promise<void> {
  changePerson(await request(name, body ? { body } : {}));
}

// Signs in with a new password. Returns the next recovery code.
export async function recover(body: RecoveryForm): Promise<string> {
  const answer = await request('recover', { body });
  changePerson(answer.me);
  return answer.recovery_code;
}

export const watchTable = (table: number): (() => void) => socket.watch(table);
export const watchLobby = (): (() => void) => socket.watchLobby();
export const askCoach = (table: number): void => socket.askCoach(table);
export const askSummary = (): void => socket.askSummary();

// Sends a command that was chosen on this snapshot of a table.
export function submit(command: PlayerCommand, at?: TableSnapshot): Promise<Answer> {
  return socket.submit(command, at?.decision_point ?? 0);
}

export const explain = (command: PlayerCommand): Promise<Explanation> => socket.explain(command);

addEventListener('online', () => socket.reconnectNow());
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') socket.reconnectNow();
});
