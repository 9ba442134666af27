// Opens the sign-in dialog, signs in and out, and opens the page that the person wanted.
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
  // A person with practice chips only is led to the practice tables.
  const isPractice = me.wallet === 0 && me.play > 0;
  showToast(`Welcome, ${me.name}.${isPractice ? ' Use your practice chips at practice tables.' : ''}`);
  if (then) go(then);
  else if (isPractice) go('/?show=practice');
}

// Signs in as a guest. A refusal appears as a toast, because there is no form to show it in.
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
