import type { Intent } from '../../../src/engine/intent.ts';

/** Intents with the usual values; what a test is about is said. */
export const strike = (
  actor: string,
  target: string,
  more: Partial<Extract<Intent, { kind: 'attack' }>> = {},
): Intent => ({
  kind: 'attack',
  actor,
  target,
  means: null,
  way: null,
  spend: [],
  asGm: false,
  ...more,
});

export const act = (actor: string, what: string, target: string | null = null): Intent => ({
  kind: 'act',
  actor,
  act: what,
  target,
  means: null,
  detail: null,
  spend: [],
  asGm: false,
});

export const check = (actor: string, more: Partial<Extract<Intent, { kind: 'check' }>> = {}): Intent => ({
  kind: 'check',
  actor,
  what: 'glow',
  difficulty: null,
  against: null,
  againstWhat: null,
  edge: null,
  resistingEdge: null,
  helpers: [],
  spend: [],
  secret: false,
  asGm: false,
  ...more,
});

export const hold = (actor: string): Intent => ({ kind: 'hold', actor, asGm: false });

export const next = (actor: string): Intent => ({ kind: 'next', actor, asGm: false });
