// The line for a seat, from the lobby: one command, said in words.
import { sentenceOf } from '../format/words';
import { say } from '../parts/toasts.svelte';
import type { TableRow } from '../protocol/messages';
import { give, house } from '../session/session.svelte';

export async function changeLine(row: TableRow, does: 'join' | 'leave'): Promise<void> {
  const person = house.me?.person ?? 0;
  const entry = { list: row.list, person };
  const answer = await give(does === 'join' ? { join_list: entry } : { leave_list: entry });
  if (!answer.done) return say(sentenceOf(answer.sentence) || 'The house did not take this.', answer.clause);
  say(
    does === 'join'
      ? `You are in line for ${row.title}. A free seat will be offered to you.`
      : `You are no longer in line for ${row.title}.`,
  );
}
