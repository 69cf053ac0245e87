import type { Intent, IntentOf } from '../../../../src/engine/intent.ts';
import type { Character } from '../../../../src/systems/riftbound/character/schema.ts';
import { plain } from '../../../../src/engine/json.ts';

/** An act as somebody gives it. */
export const acting = (actor: string, act: string, more: Partial<IntentOf<'act'>> = {}): Intent => ({
  kind: 'act',
  actor,
  act,
  target: null,
  means: null,
  detail: null,
  spend: [],
  asGm: false,
  ...more,
});

export const nextOf = (actor: string | null, asGm = false): Intent => ({ kind: 'next', actor, asGm });

interface Coming {
  readonly sheet: Character;
  readonly side?: 'players' | 'foes';
  readonly place?: string;
  readonly hidden?: boolean;
}

const memberOf = ([id, { sheet, side = 'players', place, hidden }]: readonly [string, Coming]) => ({
  id,
  name: sheet.name,
  side,
  sheet: plain(sheet),
  place: place ?? null,
  ...(hidden === undefined ? {} : { hidden }),
});

/** A fight begins on empty metres where nothing else is said. */
export const beginning = (
  cast: Readonly<Record<string, Coming>>,
  more: Partial<IntentOf<'begin'>> = {},
): Intent => ({
  kind: 'begin',
  members: Object.entries(cast).map(memberOf),
  setup: null,
  surprised: [],
  asGm: true,
  ...more,
});

export const joining = (cast: Readonly<Record<string, Coming>>): Intent => ({
  kind: 'join',
  members: Object.entries(cast).map(memberOf),
  asGm: true,
});
