// Joins or leaves a waiting list from the lobby and reports the result as a toast. While the server is silent nothing
// is sent, as at a table.
import { sentenceOf } from '../format/words';
import { showToast } from '../parts/toasts.svelte';
import type { TableRow } from '../protocol/messages';
import { nothingSent } from '../session/connection';
import { submit } from '../session/session.svelte';
import { connection } from '../session/stores.svelte';

export async function changeWaitingList(row: TableRow, change: 'join' | 'leave'): Promise<void> {
  if (!connection.isAnswering) {
    showToast(nothingSent);
    return;
  }
  const entry = { list: row.list };
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
