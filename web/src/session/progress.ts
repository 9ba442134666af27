// Sends a long request, polls its progress, and cancels the job on the server when the request is aborted.
import type { Operations } from '../protocol/api';
import { addressOf, request } from './api';

export type LongOperation = 'analyse' | 'analysis_report' | 'analyse_jackpot' | 'equity' | 'training';

const pollEvery = 700; // milliseconds

// Only this page knows the id, so only it can poll or cancel the job.
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

// `onProgress` receives the finished share from 0 to 1. A quick answer arrives before the first poll.
export async function requestWithProgress<Name extends LongOperation>(
  name: Name,
  body: Operations[Name]['request'],
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Operations[Name]['response']> {
  const parameters = { watch: randomId() };
  const poll = setInterval(() => {
    request('study_progress', { parameters, signal }).then(
      ({ is_running, done, total }) => is_running && total > 0 && onProgress?.(done / total),
      () => undefined, // the request itself reports errors
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
