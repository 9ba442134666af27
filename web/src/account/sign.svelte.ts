// Who is asked to showToast who they are, and where they wanted to go.
import { go } from '../router.svelte';
import { Refusal } from '../session/api';
import { sign } from '../session/session.svelte';
import { account } from '../session/stores.svelte';
import { showToast } from '../parts/toasts.svelte';

export type SignMode = 'login' | 'register';

export const signDialog: { mode: SignMode | undefined; then: string } = $state({ mode: undefined, then: '' });

export function openSignDialog(mode: SignMode, then = ''): void {
  signDialog.mode = mode;
  signDialog.then = then;
}

export function finishSignIn(then: string): void {
  signDialog.mode = undefined;
  const me = account.me;
  if (!me) return;
  // Somebody with play chips alone is shown where they are good.
  const isPractice = me.wallet === 0 && me.play > 0;
  showToast(`Welcome, ${me.name}.${isPractice ? ' Your play chips are good at practice tables.' : ''}`);
  if (then) go(then);
  else if (isPractice) go('/?show=practice');
}

// One click and one can play. A refusal is said, not thrown: there is no form to put it into.
export async function playAsGuest(then = ''): Promise<void> {
  try {
    await sign('guest');
    finishSignIn(then);
  } catch (error) {
    tell(error);
  }
}

export async function signOut(): Promise<void> {
  try {
    await sign('logout');
    go('/');
    showToast('You are signed out.');
  } catch (error) {
    tell(error);
  }
}

export function tell(error: unknown): void {
  if (error instanceof Refusal) showToast(error.problem.sentence, error.problem.clause);
  else showToast('Something went wrong. Try again.');
}
