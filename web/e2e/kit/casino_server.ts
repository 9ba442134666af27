// A house of its own for every test: started empty, with first decks as the test lays them.
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
  decks?: Record<number, string>; // by table: the first cards of its first deck, "AsKsQs"
  pace?: number; // milliseconds that programs think
  pause?: number; // milliseconds that a result stays
  isDemo?: boolean; // the program itself, with its house for show
}

export interface House {
  url: string; // without a slash at its end
  // Ends it as a loss of power would, and begins again with the same ledger and address.
  crash(): Promise<void>;
  // Stands still and keeps its connections, as a machine that is overloaded.
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

interface Running {
  process: ChildProcess;
  url: string;
  said: () => string;
}

function commandOf(folder: string, wishes: ServerOptions, port: number): [string, string[]] {
  const { decks = {}, pace = 20, pause = 1000, isDemo = false } = wishes;
  if (isDemo) {
    const words = [
      '--demo',
      '--port',
      port,
      '--pages',
      pages,
      '--programs-pace',
      pace,
      '--results-pause',
      pause,
    ];
    return [demo, ['serve', `${folder}/floor.db`, '--log-level', 'warning', ...words.map(String)]];
  }
  const tops = Object.entries(decks).map(([table, cards]) => `${table}=${cards.replaceAll(' ', '')}`);
  return [program, [folder, pages, `port=${port}`, `pace=${pace}`, `pause=${pause}`, ...tops]];
}

function start(folder: string, wishes: ServerOptions, port: number): Promise<Running> {
  const [name, words] = commandOf(folder, wishes, port);
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
    process.on('exit', (code) => reject(new Error(`the house ended with ${code}: ${log}`)));
  });
}

function ended(process: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    process.removeAllListeners('exit');
    process.on('exit', (code) => resolve(code));
    process.kill(signal);
  });
}

export async function startServer(wishes: ServerOptions): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'baize-e2e-'));
  let running = await start(folder, wishes, 0);
  return {
    url: running.url,
    async crash() {
      await ended(running.process, 'SIGKILL');
      running = await start(folder, { ...wishes, decks: {} }, Number(new URL(running.url).port));
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
      // A sanitizer that has found something, or a house that did not close cleanly.
      if (code !== 0) throw new Error(`the house ended with ${code}: ${running.said()}`);
    },
  };
}
