// The panels beside a table, and the one that a person has chosen.
import type { IconName } from '../../parts/symbols';
import type { TableSnapshot } from '../../protocol/messages';
import { writeStored, readStored } from '../../session/browser_storage';

export type PanelName =
  | 'result'
  | 'log'
  | 'pays'
  | 'guide'
  | 'coach'
  | 'proof'
  | 'seat'
  | 'chase'
  | 'keys'
  | 'look';

// The panels 'look' (opened from a box) and 'keys' (opened by a button of the top bar) have no tab.
export interface PanelTab {
  name: PanelName;
  label: string;
  icon: IconName;
}

const all: PanelTab[] = [
  { name: 'result', label: 'Result', icon: 'check' },
  { name: 'log', label: 'Log', icon: 'log' },
  { name: 'pays', label: 'Pays', icon: 'pays' },
  { name: 'guide', label: 'Guide', icon: 'rules' },
  { name: 'coach', label: 'Coach', icon: 'coach' },
  { name: 'proof', label: 'Proof', icon: 'shield' },
  { name: 'chase', label: 'Chase', icon: 'table' },
  { name: 'seat', label: 'Seat', icon: 'user' },
];

// The panel is for seated players at tables whose sign offers the wager.
const hasChase = (shown: TableSnapshot): boolean =>
  (shown.you?.seat ?? 0) > 0 && shown.sign.pays.some((pays) => pays.wager === 'flop_chase');

export function panelsOf(shown: TableSnapshot): PanelTab[] {
  return all.filter(({ name }) => {
    if (name === 'coach') return shown.has_coach;
    if (name === 'guide') return shown.game !== null;
    if (name === 'chase') return hasChase(shown);
    return true;
  });
}

const place = 'baize.panels';
const wideEnough = 1200; // pixels; on narrower pages the felt needs the room

export type PanelChoice = PanelName | 'none';

const kindOf = (shown: TableSnapshot): string => (shown.poker ? 'poker' : 'house');

// Returns the stored choice, or the result or log if there is room for a panel.
export function firstPanel(shown: TableSnapshot, width: number): PanelChoice {
  const chosen = readStored<PanelChoice>(place)[kindOf(shown)];
  const names = panelsOf(shown).map((panel) => panel.name);
  if (width < wideEnough) return 'none';
  if (chosen && (chosen === 'none' || names.includes(chosen))) return chosen;
  return shown.poker ? 'log' : 'result';
}

export function keepPanel(shown: TableSnapshot, choice: PanelChoice): void {
  if (choice === 'look' || choice === 'keys') return;
  writeStored(place, kindOf(shown), choice);
}
