import type { Scene, UnitId } from '../scene.ts';
import type { Lasting } from './row.ts';

/** Everything that holds of a unit for a while. */
export function lastingOn({ battle }: Scene, unit: UnitId): readonly Lasting[] {
  if (battle === null || battle.lasting.length === 0) return [];
  return battle.lasting.filter(({ on }) => on === unit);
}

/** What alone must be said of something that lasts; the rest is nothing. */
export type Brief = Pick<Lasting, 'from' | 'on' | 'by' | 'until'> & Partial<Lasting>;

export const lastingOf = (brief: Brief): Lasting => ({
  effects: [],
  types: [],
  takes: null,
  saveDie: null,
  isSpell: false,
  ...brief,
});
