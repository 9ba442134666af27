// Transitions that move a thing from its previous position to its new one.
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

import { preferences } from '../session/preferences.svelte';
import type { Point } from './canvas';
import type { Placed } from './placed';
import { pace } from './timing';

export interface Move {
  thing: Placed;
  unit: number; // pixels
  delay: number; // milliseconds
}

const stands: TransitionConfig = { duration: 0 };

const isStill = (): boolean => !preferences.motion || prefersReducedMotion.current;

function travel(
  _node: Element,
  { thing, unit, delay }: Move,
  other: Point | undefined,
  turn: number,
): TransitionConfig {
  if (isStill()) return stands;
  const isCard = thing.kind === 'card';
  const duration = isCard ? pace.card : pace.chip;
  if (!other) return { delay, duration: duration / 2, css: (t) => `opacity:${t}` };
  const x = (other.x - thing.x) * unit;
  const y = (other.y - thing.y) * unit;
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (t, rest) =>
      `transform:translate(${x * rest}px,${y * rest}px) rotate(${turn * rest}deg);opacity:${Math.min(1, t * 3)}`,
  };
}

export const come = (node: Element, move: Move): TransitionConfig =>
  travel(node, move, move.thing.from, move.thing.kind === 'card' ? -8 : 0);

export const leave = (node: Element, move: Move): TransitionConfig =>
  travel(node, { ...move, delay: 0 }, move.thing.to, move.thing.kind === 'card' ? 6 : 0);
