// The lobby comes with the first page; everything else is fetched when somebody goes there.
import type { Component } from 'svelte';

import type { PageName } from '../pages';
import { Refusal } from '../session/api';

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

// A browser keeps in mind that a piece could not be had: only loading the page again asks once more.
export async function load(name: Exclude<PageName, 'lobby'>): Promise<Component> {
  try {
    return (await loaders[name]()).default;
  } catch {
    const sentence = 'This page could not be fetched.';
    throw new Refusal({ what: 'no_connection', sentence, clause: '' }, 0);
  }
}

// A page that somebody is about to open; if it cannot be had, opening it will say so.
export function preload(name: PageName): void {
  if (name !== 'lobby') void load(name).catch(() => undefined);
}
