// A question whose count is looked at while it runs, and given up when nobody wants the answer any more.
import type { Operations } from '../protocol/api';
import { addressOf, ask } from '../session/api';

export type Counted = 'analyse' | 'analysis_report' | 'analyse_jackpot' | 'equity';

const pace = 700; // milliseconds between two looks

// Our own: nobody else asks under it.
const word = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

// `told`: how much of the pass is done, from 0 to 1. Quick answers come before the first look.
export async function askWatched<Name extends Counted>(
  name: Name,
  body: Operations[Name]['request'],
  signal: AbortSignal,
  told?: (share: number) => void,
): Promise<Operations[Name]['response']> {
  const parameters = { watch: word() };
  const look = setInterval(() => {
    ask('study_progress', { parameters, signal }).then(
      ({ is_counting, done, all }) => is_counting && all > 0 && told?.(done / all),
      () => undefined, // the answer itself will say what is wrong
    );
  }, pace);
  const stop = (): void => {
    void fetch(addressOf('study_stop', parameters), { method: 'POST', keepalive: true }).catch(
      () => undefined,
    );
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await ask(name, { parameters, body, signal });
  } finally {
    clearInterval(look);
    signal.removeEventListener('abort', stop);
  }
}
