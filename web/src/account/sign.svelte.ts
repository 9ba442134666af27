// Opens the sign-in dialog, signs in and out, and opens the page that the person wanted.
import { go } from '../router.svelte';
import { Refusal } from '../session/api';
import { sign } from '../session/session.svelte';
import { account } from '../session/stores.svelte';
import { showToast } from '../parts/toasts.svelte';

// With `code` the dialog shows a new recovery code to a person who has just signed in.
export type SignMode = 'login' | 'register' | 'recover' | 'code';

export const signDialog: { mode: SignMode | undefined; then: string; recoveryCode: string } = $state({
  mode: undefined,
  then: '',
  recoveryCode: '',
});

export function openSignDialog(mode: SignMode, then = ''): void {
  signDialog.mode = mode;
  signDialog.then = then;
}

// Shows the recovery code of an account that was just made.
export function openRecoveryCode(code: string, then = ''): void {
  signDialog.recoveryCode = code;
  signDialog.then = then;
  signDialog.mode = 'code';
}

// A person who sees the recovery code is signed in already, however the dialog is closed.
export function closeSignDialog(): void {
  const isSignedIn = signDialog.mode === 'code';
  signDialog.mode = undefined;
  signDialog.recoveryCode = '';
  if (isSignedIn) finishSignIn(signDialog.then);
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

export async function signOut(name: 'logout' | 'logout_everywhere' = 'logout'): Promise<void> {
  try {
    await sign(name);
    go('/');
    showToast(name === 'logout' ? 'You are signed out.' : 'You are signed out everywhere.');
  } catch (error) {
    tell(error);
  }
}

export function tell(error: unknown): void {
  if (error instanceof Refusal) showToast(error.problem.sentence, error.problem.clause);
  else showToast('Something went wrong. Try again.');
}
