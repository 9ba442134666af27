// Starts a separate casino server for every test, empty, with the first decks that the test chooses.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const program = process.env['BAIZE_BROWSER_HOUSE'] ?? join(root, 'build/dev/tests/browser_house');
const demo = join(root, 'build/release/baize');
const pages = join(root, 'web/dist');

export interface ServerOptions {
  decks?: Record<number, string>; // by table: the first cards of its first deck, for example "AsKsQs"
  pace?: number; // milliseconds before a bot acts
  pause?: number; // milliseconds between a result and the next round
  clock?: number; // seconds for a decision; long if it is not set
  bank?: number; // seconds of the time bank; none if it is not set
  grace?: number; // milliseconds until a person without a connection is absent
  isDemo?: boolean; // the `baize` program with its demonstration casino
}

export interface CasinoServer {
  url: string; // without a trailing slash
  // Kills the server as a power loss would, and restarts it with the same ledger and address.
  crash(): Promise<void>;
  // Stops the process while its connections stay open, as on an overloaded machine.
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

interface Running {
  process: ChildProcess;
  url: string;
  said: () => string;
}

function commandOf(folder: string, serverOptions: ServerOptions, port: number): [string, string[]] {
  const { decks = {}, pace = 20, pause = 1000, isDemo = false } = serverOptions;
  if (isDemo) {
    const words = ['--demo', '--port', port, '--pages', pages, '--bots-pace', pace, '--results-pause', pause];
    return [demo, ['serve', `${folder}/casino.db`, '--log-level', 'warning', ...words.map(String)]];
  }
  const tops = Object.entries(decks).map(([table, cards]) => `${table}=${cards.replaceAll(' ', '')}`);
  const { clock, bank, grace } = serverOptions;
  const times = Object.entries({ port, pace, pause, clock, bank, grace }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return [program, [folder, pages, ...times, ...tops]];
}

function start(folder: string, serverOptions: ServerOptions, port: number): Promise<Running> {
  const [name, words] = commandOf(folder, serverOptions, port);
  const process = spawn(name, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let out = '';
    let log = '';
    process.stdout.on('data', (text: Buffer) => {
      out += text.toString();
      const url = /open at (http:\S+)\/\n/.exec(out)?.[1];
      if (url) resolve({ process, url, said: () => log });
    });
    process.stderr.on('data', (text: Buffer) => (log += text.toString()));
    process.on('error', reject);
    process.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${log}`)));
  });
}

function ended(process: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    process.removeAllListeners('exit');
    process.on('exit', (code) => resolve(code));
    process.kill(signal);
  });
}

export async function startServer(serverOptions: ServerOptions): Promise<CasinoServer> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-e2e-'));
  let running = await start(folder, serverOptions, 0);
  return {
    url: running.url,
    async crash() {
      await ended(running.process, 'SIGKILL');
      running = await start(folder, { ...serverOptions, decks: {} }, Number(new URL(running.url).port));
    },
    freeze() {
      running.process.kill('SIGSTOP');
    },
    thaw() {
      running.process.kill('SIGCONT');
    },
    async stop() {
      running.process.kill('SIGCONT');
      const code = await ended(running.process, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
      // A sanitizer found an error, or the server did not shut down cleanly.
      if (code !== 0) throw new Error(`the server ended with ${code}: ${running.said()}`);
    },
  };
}
