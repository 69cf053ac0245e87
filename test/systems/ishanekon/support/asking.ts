import type { Intent, IntentOf } from '../../../../src/engine/intent.ts';
import { PARTY } from '../../../../src/engine/party.ts';

/** A check as somebody asks for it. */
export const checking = (actor: string, what: string, more: Partial<IntentOf<'check'>> = {}): Intent => ({
  kind: 'check',
  actor,
  what,
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

export const resting = (rest: string, ...actors: readonly string[]): Intent => ({
  kind: 'rest',
  rest,
  actors,
  asGm: false,
});

export const amending = (actor: string, field: string, value: string): Intent => ({
  kind: 'amend',
  actor,
  field,
  value,
  asGm: false,
});

/** The group is changed by its GM. */
export const setting = (field: string, value: string): Intent => ({
  kind: 'amend',
  actor: PARTY,
  field,
  value,
  asGm: true,
});
