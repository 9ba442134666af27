// A question whose count is looked at while it runs, and given up when nobody wants the answer any more.
import type { Operations } from '../protocol/api';
import { addressOf, request } from './api';

export type LongOperation = 'analyse' | 'analysis_report' | 'analyse_jackpot' | 'equity';

const pollEvery = 700; // milliseconds between two looks

// Our own: nobody else asks under it.
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

// `onProgress`: how much of the pass is done, from 0 to 1. Quick answers come before the first look.
export async function requestWithProgress<Name extends LongOperation>(
  name: Name,
  body: Operations[Name]['request'],
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Operations[Name]['response']> {
  const parameters = { watch: randomId() };
  const poll = setInterval(() => {
    request('study_progress', { parameters, signal }).then(
      ({ is_counting, done, all }) => is_counting && all > 0 && onProgress?.(done / all),
      () => undefined, // the answer itself will say what is wrong
    );
  }, pollEvery);
  const stop = (): void => {
    void fetch(addressOf('study_stop', parameters), { method: 'POST', keepalive: true }).catch(
      () => undefined,
    );
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await request(name, { parameters, body, signal });
  } finally {
    clearInterval(poll);
    signal.removeEventListener('abort', stop);
  }
}
