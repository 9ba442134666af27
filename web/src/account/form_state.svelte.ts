// Sends the form of a page: one request at a time, and the refusal to show beside it.
import type { Problem } from '../protocol/api';
import { Refusal } from '../session/api';

const unknown: Problem = { reason: 'unknown', sentence: 'Something went wrong. Try again.', clause: '' };

export class FormState {
  isBusy = $state(false);
  problem = $state<Problem | undefined>();

  // Returns true if the action succeeded.
  async run(action: () => Promise<void>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = undefined;
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = error instanceof Refusal ? error.problem : unknown;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
