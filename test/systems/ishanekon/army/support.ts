import { unit } from '../../../../src/systems/ishanekon/army/battle.ts';
import { unitSheet } from '../../../../src/systems/ishanekon/army/foes.ts';
import type { Character } from '../../../../src/systems/ishanekon/character/schema.ts';
import type { ArmyUnitId } from '../../../../src/systems/ishanekon/content/armies.ts';
import type { Scene, Unit } from '../../../../src/systems/ishanekon/scene.ts';
import { fightOf, type Played } from '../support/scenes.ts';

interface Placed {
  readonly sheet: Character;
  readonly side?: 'players' | 'foes';
  readonly place: string;
}

/** A unit of the players' side at a space. */
export const ours = (row: ArmyUnitId, place: string, level = 0): Placed => ({
  sheet: unitSheet(row, level),
  place,
});

export const theirs = (row: ArmyUnitId, place: string, level = 0): Placed => ({
  ...ours(row, place, level),
  side: 'foes',
});

/** A battle on open ground whose first round runs. */
export const battleOf = (cast: Readonly<Record<string, Placed>>, map = '12x8'): Scene =>
  fightOf(cast, { map: `armies ${map}` });

export const unitOf = ({ state }: Pick<Played, 'state'>, id: string): Unit => unit(state, id);

/** The same battle with a unit as it is said. */
export function withUnit(scene: Scene, id: string, changed: Partial<Unit>): Scene {
  const { battle } = scene;
  if (!battle) throw new Error('no battle');
  return {
    ...scene,
    battle: { ...battle, units: { ...battle.units, [id]: { ...unit(scene, id), ...changed } } },
  };
}

export const striking = (actor: string, target: string, spend: readonly string[] = []) =>
  ({ kind: 'attack', actor, target, means: null, way: null, spend: [...spend], asGm: false }) as const;
