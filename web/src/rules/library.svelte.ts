// Fetches the five books once; they do not change while the page is open.
import type { RulesView } from '../protocol/api';
import { request } from '../session/api';

class Library {
  rules: RulesView | undefined = $state.raw();
  problem: unknown = $state.raw();
  private isAsked = false;

  async open(): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    this.problem = undefined;
    try {
      this.rules = await request('rules');
    } catch (error) {
      this.problem = error;
      this.isAsked = false;
    }
  }
}

export const library = new Library();
