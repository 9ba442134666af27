// The panels beside a table, and which of them somebody wants to see.
import type { IconName } from '../parts/symbols';
import type { TableShown } from '../protocol/messages';

export type PanelName = 'result' | 'log' | 'pays' | 'coach' | 'proof' | 'seat' | 'look';

// 'look' has no tab: it is one box, looked at closer.
export interface PanelTab {
  name: PanelName;
  label: string;
  icon: IconName;
}

const all: PanelTab[] = [
  { name: 'result', label: 'Result', icon: 'check' },
  { name: 'log', label: 'Log', icon: 'log' },
  { name: 'pays', label: 'Pays', icon: 'pays' },
  { name: 'coach', label: 'Coach', icon: 'coach' },
  { name: 'proof', label: 'Proof', icon: 'shield' },
  { name: 'seat', label: 'Seat', icon: 'user' },
];

export function panelsOf(shown: TableShown): PanelTab[] {
  return all.filter(({ name }) => {
    if (name === 'result') return shown.banked !== null;
    if (name === 'coach') return shown.has_coach;
    return true;
  });
}

const place = 'baize.panels';
const wideEnough = 1200; // pixels; below, the felt needs the room

export type PanelChoice = PanelName | 'none';

function kept(): Record<string, PanelChoice> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, PanelChoice>;
  } catch {
    return {};
  }
}

const kindOf = (shown: TableShown): string => (shown.poker ? 'poker' : 'house');

// What somebody chose last time; at first the result or the log, where there is room for it.
export function firstPanel(shown: TableShown, width: number): PanelChoice {
  const chosen = kept()[kindOf(shown)];
  const names = panelsOf(shown).map((panel) => panel.name);
  if (width < wideEnough) return 'none';
  if (chosen && (chosen === 'none' || names.includes(chosen))) return chosen;
  return shown.poker ? 'log' : 'result';
}

export function keepPanel(shown: TableShown, choice: PanelChoice): void {
  if (choice === 'look') return;
  try {
    localStorage.setItem(place, JSON.stringify({ ...kept(), [kindOf(shown)]: choice }));
  } catch {
    // A browser that keeps nothing opens the usual one next time.
  }
}
