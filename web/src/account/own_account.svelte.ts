// The own account as the server last described it: how it is protected, and its sessions.
import type { AccountView } from '../protocol/api';
import { request } from '../session/api';

class OwnAccount {
  shown = $state.raw<AccountView | undefined>();
  failure = $state.raw<unknown>();
}

export const ownAccount = new OwnAccount();

export async function loadOwnAccount(): Promise<void> {
  ownAccount.failure = undefined;
  try {
    ownAccount.shown = await request('account');
  } catch (error) {
    ownAccount.failure = error;
  }
}
