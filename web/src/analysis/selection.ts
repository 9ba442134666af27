// The selection on the analysis page. It is stored completely in the address, so a link shows the same figures.
import type { AnalysedGame, AnalysisQuestion, OddsChosen } from '../protocol/api';

export interface Selection {
  game: string;
  tables: Record<string, string>; // the named table by pay table; the first one if absent
  own: Record<string, OddsChosen[]>; // custom tables by wager; hands with odds "" are not paid
  settings: Record<string, boolean>; // the published interpretation if absent
  wager: string; // the wager whose figures are shown
  hand: string; // the hand selected in the grid; "" is the closest decision
  other?: string | undefined; // the tables beside these, as tablesText writes them
}

export function emptySelection(game: string): Selection {
  return { game, tables: {}, own: {}, settings: {}, wager: '', hand: '' };
}

// Marks a custom table in the address; no pay table has this name.
const ownMark = 'own';

function ownText(lines: OddsChosen[]): string {
  const paid = lines.filter((line) => line.odds !== '');
  return [ownMark, ...paid.map((line) => `${line.hand}-${line.odds.replace(' to ', '-')}`)].join('.');
}

function ownLines(text: string, hands: string[]): OddsChosen[] {
  const odds = new Map<string, string>();
  for (const part of text.split('.').slice(1)) {
    const found = /^([a-z_]+)-([1-9]\d{0,6})-([1-9]\d{0,6})$/.exec(part);
    const [, hand = '', win = '', stake = ''] = found ?? [];
    if (found) odds.set(hand, `${win} to ${stake}`);
  }
  return hands.map((hand) => ({ hand, odds: odds.get(hand) ?? '' }));
}

// Removes the settings of a poker side bet: it has no pay tables to choose, and the server refuses settings for it.
export const withAllowedSettings = (game: AnalysedGame): AnalysedGame =>
  game.pays.length > 0 ? game : { ...game, settings: [] };

function readTables(game: AnalysedGame, query: URLSearchParams, selection: Selection): void {
  for (const pay of game.pays) {
    const value = query.get(pay.name);
    if (value === null) continue;
    if (value.split('.')[0] === ownMark) selection.own[pay.name] = ownLines(value, pay.hands);
    else if (pay.tables.some((table) => table.table === value)) selection.tables[pay.name] = value;
  }
}

function writeTables({ tables, own }: Selection, query: URLSearchParams): void {
  for (const [name, table] of Object.entries(tables)) query.set(name, table);
  for (const [name, lines] of Object.entries(own)) query.set(name, ownText(lines));
}

// Returns the pay tables of a selection as text.
export function tablesText(selection: Selection): string {
  const query = new URLSearchParams();
  writeTables(selection, query);
  return query.toString();
}

// Returns the selection with the tables beside these; undefined if nothing is compared.
export function otherSelection(game: AnalysedGame, selection: Selection): Selection | undefined {
  if (selection.other === undefined) return undefined;
  const other = { ...emptySelection(game.game), settings: selection.settings };
  readTables(game, new URLSearchParams(selection.other), other);
  return other;
}

export function selectionOf(game: AnalysedGame, query: URLSearchParams): Selection {
  const selection = emptySelection(game.game);
  readTables(game, query, selection);
  for (const setting of game.settings) {
    const value = query.get(setting.key);
    if (value === 'on' || value === 'off') selection.settings[setting.key] = value === 'on';
  }
  selection.wager = query.get('wager') ?? '';
  selection.hand = query.get('hand') ?? '';
  selection.other = query.get('beside') ?? undefined;
  return selection;
}

export function addressOfSelection(selection: Selection): string {
  const query = new URLSearchParams();
  writeTables(selection, query);
  for (const [key, value] of Object.entries(selection.settings)) query.set(key, value ? 'on' : 'off');
  if (selection.wager) query.set('wager', selection.wager);
  if (selection.hand) query.set('hand', selection.hand);
  if (selection.other !== undefined) query.set('beside', selection.other);
  return `/analysis/${encodeURIComponent(selection.game)}${query.size > 0 ? `?${query}` : ''}`;
}

export function questionOf(selection: Selection, game: AnalysedGame): AnalysisQuestion {
  return {
    game: selection.game,
    tables: Object.entries(selection.tables)
      .filter(([name]) => !selection.own[name])
      .map(([name, table]) => ({ name, table })),
    settings: Object.entries(selection.settings).map(([key, value]) => ({ key, value })),
    pays: Object.entries(selection.own).map(([wager, lines]) => ({
      wager,
      lines: lines.filter((line) => line.odds !== ''),
    })),
    grid: game.has_grid,
    strategies: false,
  };
}

// Returns the lines of a pay table in this selection.
export function linesOf(selection: Selection, game: AnalysedGame, name: string): OddsChosen[] {
  const pay = game.pays.find((one) => one.name === name);
  const chosen = pay?.tables.find((table) => table.table === selection.tables[name]) ?? pay?.tables[0];
  return selection.own[name] ?? chosen?.lines ?? [];
}

// Returns the commands for the same figures, after commands that write files for custom tables.
export function commandsOf(selection: Selection, game: AnalysedGame): string[] {
  const question = questionOf(selection, game);
  const files = question.pays.map(({ wager, lines }) => {
    const table = Object.fromEntries(lines.map((line) => [line.hand, line.odds]));
    return `echo '${JSON.stringify(table)}' > ${wager}.json`;
  });
  const tables = question.tables.map(({ name, table }) => `${name}=${table}`).join(',');
  const words = [
    'baize analyse',
    question.game,
    ...(tables ? [`--tables ${tables}`] : []),
    ...question.settings.map(({ key, value }) => `--set ${key}=${value}`),
    ...question.pays.map(({ wager }) => `--pay ${wager}=${wager}.json`),
    '--outcomes',
    ...(question.grid ? ['--grid'] : []),
  ];
  return [...files, words.join(' ')];
}
