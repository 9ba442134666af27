// Who is asked to say who they are, and where they wanted to go.
import { go } from '../router.svelte';
import { Refusal } from '../session/api';
import { house, sign } from '../session/session.svelte';
import { say } from '../parts/toasts.svelte';

export type SignMode = 'login' | 'register';

export const signing: { mode: SignMode | undefined; then: string } = $state({ mode: undefined, then: '' });

export function askToSign(mode: SignMode, then = ''): void {
  signing.mode = mode;
  signing.then = then;
}

export function arrive(then: string): void {
  signing.mode = undefined;
  const me = house.me;
  if (!me) return;
  // Somebody with play chips alone is shown where they are good.
  const isPractice = me.wallet === 0 && me.play > 0;
  say(`Welcome, ${me.name}.${isPractice ? ' Your play chips are good at practice tables.' : ''}`);
  if (then) go(then);
  else if (isPractice) go('/?show=practice');
}

// One click and one can play. A refusal is said, not thrown: there is no form to put it into.
export async function playAsGuest(then = ''): Promise<void> {
  try {
    await sign('guest');
    arrive(then);
  } catch (error) {
    tell(error);
  }
}

export async function signOut(): Promise<void> {
  try {
    await sign('logout');
    go('/');
    say('You are signed out.');
  } catch (error) {
    tell(error);
  }
}

export function tell(error: unknown): void {
  if (error instanceof Refusal) say(error.problem.sentence, error.problem.clause);
  else say('Something went wrong. Try again.');
}
