// The lobby comes with the first page; everything else is fetched when somebody goes there.
import type { Component } from 'svelte';

import type { PageName } from '../pages';

type Loader = () => Promise<{ default: Component }>;

const loaders: Record<Exclude<PageName, 'lobby'>, Loader> = {
  table: () => import('./TablePage.svelte'),
  history: () => import('./HistoryPage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  fairness: () => import('./FairnessPage.svelte'),
  analysis: () => import('./AnalysisPage.svelte'),
  equity: () => import('./EquityPage.svelte'),
  rules: () => import('./RulesPage.svelte'),
  jackpots: () => import('./JackpotsPage.svelte'),
  jackpot_screen: () => import('./JackpotScreen.svelte'),
  account: () => import('./AccountPage.svelte'),
  not_found: () => import('./NotFoundPage.svelte'),
};

export function load(name: Exclude<PageName, 'lobby'>): Promise<Component> {
  return loaders[name]().then((module) => module.default);
}

// A page that somebody is about to open; if it cannot be had, opening it will say so.
export function preload(name: PageName): void {
  if (name !== 'lobby') void load(name).catch(() => undefined);
}
