// The lobby is part of the first download; every other page is fetched when it is opened.
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
  how_to_play: () => import('./HowToPlayPage.svelte'),
  training: () => import('./TrainingPage.svelte'),
  jackpots: () => import('./JackpotsPage.svelte'),
  jackpot_screen: () => import('./JackpotScreen.svelte'),
  account: () => import('./AccountPage.svelte'),
  not_found: () => import('./NotFoundPage.svelte'),
};

// A browser caches a failed module import, so only a reload of the page tries again.
export async function load(name: Exclude<PageName, 'lobby'>): Promise<Component> {
  try {
    return (await loaders[name]()).default;
  } catch {
    const sentence = 'This page could not be fetched.';
    throw new Refusal({ reason: 'no_connection', sentence, clause: '' }, 0);
  }
}

// Fetches a page that is likely to be opened. A failure is reported when it is opened.
export function preload(name: PageName): void {
  if (name !== 'lobby') void load(name).catch(() => undefined);
}
