// Joins or leaves a waiting list from the lobby and reports the result as a toast.
import { sentenceOf } from '../format/words';
import { showToast } from '../parts/toasts.svelte';
import type { TableRow } from '../protocol/messages';
import { submit } from '../session/session.svelte';
import { account } from '../session/stores.svelte';

export async function changeWaitingList(row: TableRow, change: 'join' | 'leave'): Promise<void> {
  const person = account.me?.person ?? 0;
  const entry = { list: row.list, person };
  const answer = await submit(change === 'join' ? { join_list: entry } : { leave_list: entry });
  if (!answer.done) {
    showToast(sentenceOf(answer.sentence) || 'The server did not accept this.', answer.clause);
    return;
  }
  showToast(
    change === 'join'
      ? `You are in line for ${row.title}. A free seat will be offered to you.`
      : `You are no longer in line for ${row.title}.`,
  );
}
