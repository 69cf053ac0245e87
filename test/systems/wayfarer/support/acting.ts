import type { Tile } from '../../../../src/engine/space/index.ts';
import type { Activation, Battle, Scene } from '../../../../src/systems/wayfarer/scene.ts';
import type { Mark, MarkId } from '../../../../src/systems/wayfarer/space/marks.ts';
import { type Staged, stage } from './stage.ts';
import { withTiles } from './tiles.ts';

/** A unit without a bump: what falls is what counts. */
export const plain = 'Guard; Troop; Human; Warrior; dice MO 2 MD 2 BO 2 BD 2 AT 2 DE 4 AD 1';

/** A unit with so much after its plain values: what it carries, what it can. */
export const withMore = (more: string): string => `${plain}; ${more}`;

export type Tiles = Readonly<Record<string, Tile<Mark>>>;

export const marked = (...ids: readonly MarkId[]): Tile<Mark> => ({ features: ids.map((id) => ({ id })) });

/** Ana's first unit acts with a card; Bo has none to interrupt with, and the round goes on afterwards. */
export function acting(
  sides: { readonly ana: Staged; readonly bo: Staged },
  card: string,
  changes: Partial<Activation> = {},
  battle: Partial<Battle> = {},
  tiles: Tiles = {},
): Scene {
  const ana = { hand: ['2 of hearts'], ...sides.ana };
  const scene = stage(
    { ...sides, ana },
    {
      activations: [
        {
          side: 'ana',
          unit: 'ana/1.1',
          card,
          done: { moved: null, assaulted: null },
          rushed: null,
          held: null,
          ...changes,
        },
      ],
      ...battle,
    },
  );
  const units = scene.battle?.units ?? {};
  const first = units['ana/1.1'];
  const acts = first === undefined ? units : { ...units, 'ana/1.1': { ...first, activated: true } };
  return scene.battle === null
    ? scene
    : withTiles({ ...scene, battle: { ...scene.battle, units: acts } }, tiles);
}

/** Where a unit is. */
export const whereIs = ({ battle }: Scene, unit: string): string | undefined =>
  battle?.units[unit]?.where.kind;

/** The tile of a unit, as x and y; null off the map. */
export function tileOf({ battle }: Scene, unit: string): readonly [number, number] | null {
  const where = battle?.units[unit]?.where;
  return where?.kind === 'map' ? [where.at.x, where.at.y] : null;
}
