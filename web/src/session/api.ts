// The typed HTTP client. A refusal of the server is thrown as a Refusal.
import type { Operations, Problem } from '../protocol/api';

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

type Verbs = { [Name in keyof Operations]: Operations[Name]['verb'] };
type Paths = { [Name in keyof Operations]: Operations[Name]['path'] };

const operations: { [Name in keyof Operations]: [Verbs[Name], Paths[Name]] } = {
  me: ['GET', '/api/me'],
  guest: ['POST', '/api/guest'],
  register: ['POST', '/api/register'],
  login: ['POST', '/api/login'],
  logout: ['POST', '/api/logout'],
  logout_everywhere: ['POST', '/api/logout/everywhere'],
  recover: ['POST', '/api/recover'],
  account: ['GET', '/api/account'],
  change_password: ['POST', '/api/account/password'],
  make_recovery_code: ['POST', '/api/account/recovery'],
  end_session: ['POST', '/api/account/sessions/end'],
  begin_second_factor: ['POST', '/api/account/second_factor'],
  confirm_second_factor: ['POST', '/api/account/second_factor/confirm'],
  end_second_factor: ['POST', '/api/account/second_factor/end'],
  delete_account: ['POST', '/api/account/delete'],
  training_record: ['GET', '/api/account/training'],
  keep_training: ['POST', '/api/account/training'],
  export_account: ['GET', '/api/account/export'],
  lobby: ['GET', '/api/lobby'],
  rounds: ['GET', '/api/rounds'],
  replay: ['GET', '/api/rounds/{table}/{round}'],
  proof: ['GET', '/api/rounds/{table}/{round}/proof'],
  export: ['GET', '/api/rounds/{table}/{round}/export'],
  export_all: ['GET', '/api/rounds/export'],
  share: ['POST', '/api/rounds/{table}/{round}/share'],
  rules: ['GET', '/api/rules'],
  explain: ['GET', '/api/rules/explain'],
  analysed_games: ['GET', '/api/analysis'],
  analyse: ['POST', '/api/analysis'],
  analysis_report: ['POST', '/api/analysis/report'],
  analyse_jackpot: ['POST', '/api/analysis/jackpot'],
  equity: ['POST', '/api/equity'],
  equity_games: ['GET', '/api/equity'],
  training: ['POST', '/api/training'],
  training_games: ['GET', '/api/training'],
  study_progress: ['GET', '/api/study/progress'],
  study_stop: ['POST', '/api/study/stop'],
};

export interface RequestOptions<Name extends keyof Operations> {
  parameters?: Record<string, string | number>;
  body?: Operations[Name]['request'];
  signal?: AbortSignal;
}

// Returns the address of an operation. Parameters that the path names are put into it, the others into the query.
export function addressOf(name: keyof Operations, parameters: Record<string, string | number> = {}): string {
  let path: string = operations[name][1];
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters)) {
    const place = `{${key}}`;
    if (path.includes(place)) path = path.replace(place, encodeURIComponent(value));
    else query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

export async function request<Name extends keyof Operations>(
  name: Name,
  { parameters, body, signal }: RequestOptions<Name> = {},
): Promise<Operations[Name]['response']> {
  const answer = await fetch(addressOf(name, parameters), {
    method: operations[name][0],
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new Refusal({ reason: 'no_connection', sentence: 'The server cannot be reached.', clause: '' }, 0);
  });
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (answer.ok) return (isJson ? await answer.json() : await answer.text()) as Operations[Name]['response'];
  const unknown = {
    reason: 'unknown',
    sentence: `The server answered with status ${answer.status}.`,
    clause: '',
  };
  throw new Refusal(isJson ? ((await answer.json()) as Problem) : unknown, answer.status);
}
