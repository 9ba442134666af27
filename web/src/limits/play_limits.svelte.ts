// The own limits as the server last described them, and the commands that change them.
import { sentenceOf } from '../format/words';
import type { PlayLimitsShown } from '../protocol/api';
import type { PlayerCommand } from '../protocol/messages';
import { showToast } from '../parts/toasts.svelte';
import { request } from '../session/api';
import { nothingSent } from '../session/connection';
import { submit } from '../session/session.svelte';
import { connection } from '../session/stores.svelte';

class PlayLimits {
  shown = $state.raw<PlayLimitsShown | undefined>();
  failure = $state.raw<unknown>();
  isBusy = $state(false);
}

export const playLimits = new PlayLimits();

export async function loadPlayLimits(): Promise<void> {
  playLimits.failure = undefined;
  try {
    playLimits.shown = await request('play_limits');
  } catch (error) {
    playLimits.failure = error;
  }
}

// Sends the command and shows the limits after it. Returns whether it was carried out.
export async function changeLimit(command: PlayerCommand, done: string): Promise<boolean> {
  if (playLimits.isBusy) return false;
  if (!connection.isAnswering) {
    showToast(nothingSent);
    return false;
  }
  playLimits.isBusy = true;
  const answer = await submit(command);
  await loadPlayLimits();
  playLimits.isBusy = false;
  showToast(
    answer.done ? done : sentenceOf(answer.sentence) || 'The server did not accept this.',
    answer.clause,
  );
  return answer.done;
}
