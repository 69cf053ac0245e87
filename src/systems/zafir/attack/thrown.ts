import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { parseTile, type TileName, tileName } from '../../../engine/space/grid/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { profileOf } from '../character/profile.ts';
import { type GrenadeId, type GrenadeRow, grenades } from '../content/grenades.ts';
import { type RangeId, ranges } from '../content/ranges.ts';
import { knowsOf } from '../move/free.ts';
import { distanceTo, lookouts, seesFrom } from '../move/sight.ts';
import { type CharacterId, character, type Scene, unitIn } from '../scene.ts';

/** A grenade as somebody throws it: what their training and gear make of it is counted in. */
export interface Thrown {
  readonly row: GrenadeRow;
  readonly range: RangeId;
  readonly radius: number;
  readonly critDice: number;
  readonly critDamage: number;
  readonly piercing: number;
}

/** What somebody's abilities and mods make of a grenade. */
export function thrownBy(scene: Scene, actor: CharacterId, id: GrenadeId): Thrown {
  const row = rowOf(grenades, id);
  const { abilities, mods } = profileOf(character(scene, actor));
  const far = abilities.includes('throwingArm') || mods.includes('undermountLauncher');
  const engineer = abilities.includes('explosivesEngineer') ? 2 : 0;
  return {
    row,
    range: far ? 'medium' : row.range,
    radius: row.radius + (abilities.includes('biggerBooms') ? 1 : 0),
    critDice: row.critDice + engineer,
    critDamage: row.critDamage + engineer,
    piercing: abilities.includes('shrapnel') ? 1 : 0,
  };
}

/** The kinds of grenade somebody has, with how many are left. */
export function grenadesOf(
  scene: Scene,
  actor: CharacterId,
): readonly { readonly id: GrenadeId; readonly left: number }[] {
  const who = character(scene, actor);
  if (who.kind === 'enemy')
    return who.grenades.map(({ id, count }) => ({
      id,
      left: Math.max(0, count - (who.battle.uses[useOf(id)]?.spent ?? 0)),
    }));
  const kinds = grenades.map(({ id }) => ({ id, pockets: who.pockets.filter(({ item }) => item === id) }));
  return kinds
    .filter(({ pockets }) => pockets.length > 0)
    .map(({ id, pockets }) => ({
      id,
      left: pockets.reduce((sum, { count, used }) => sum + Math.max(0, count - used), 0),
    }));
}

/** Under what an enemy's thrown grenades are counted. */
const useOf = (id: GrenadeId) => `grenade:${id}`;

/** One grenade of a kind is gone; that one is left is to be asked before. */
export function spendGrenade(tx: Tx<Scene>, actor: CharacterId, id: GrenadeId): void {
  const who = tx.state.characters[actor];
  if (who?.kind === 'hero') {
    const pocket = who.pockets.find(({ item, count, used }) => item === id && used < count);
    if (pocket !== undefined) pocket.used += 1;
  } else if (who !== undefined) {
    const use = useOf(id);
    who.battle.uses[use] = { spent: (who.battle.uses[use]?.spent ?? 0) + 1, cooling: 0 };
  }
}

/** A throw that may be made: at which tile, and from which one. */
export type CheckedThrow =
  | { readonly ok: true; readonly thrown: Thrown; readonly at: TileName; readonly from: TileName }
  | { readonly ok: false; readonly refusal: Refusal };

const no = (code: string, params: Refusal['params']): CheckedThrow => ({
  ok: false,
  refusal: refusal(code, params),
});

/** Whether somebody can throw a grenade at a unit or a tile, cost and turn aside, and from where: Short is 8 tiles (A27). */
export function checkThrow(
  scene: Scene,
  {
    actor,
    target,
    id,
    on,
  }: {
    readonly actor: CharacterId;
    readonly target: string;
    readonly id: GrenadeId;
    readonly on: TileName | null;
  },
): CheckedThrow {
  const has = grenadesOf(scene, actor).find((one) => one.id === id);
  const { name } = rowOf(grenades, id);
  if (has === undefined || has.left === 0) return no('noGrenade', { actor, grenade: name });
  const at = aimedTile(scene, actor, target);
  if (at === null) return no('noTileThere', { target });
  const open = lookouts(scene, actor);
  if (on !== null && !open.includes(on)) return no('cannotStepTo', { actor, tile: on });
  const thrown = thrownBy(scene, actor, id);
  const { most } = rowOf(ranges, thrown.range).ability;
  const far = (on === null ? open : [on]).map((tile) => ({ tile, away: distanceTo(scene, actor, at, tile) }));
  const near = far.filter(({ away }) => away <= most);
  if (near.length === 0)
    return no('tileOutOfRange', { tile: at, away: Math.min(...far.map(({ away }) => away)), reach: most });
  const from = near.find(({ tile }) => seesFrom(scene, actor, tile, at))?.tile;
  return from === undefined ? no('tileOutOfSight', { tile: at }) : { ok: true, thrown, at, from };
}

/** The tile that is meant by a unit or by a tile's name; null for neither. */
function aimedTile(scene: Scene, actor: CharacterId, target: string): TileName | null {
  if (unitIn(scene, target) !== null)
    return knowsOf(scene, actor, target) ? (unitIn(scene, target)?.at ?? null) : null;
  const at = parseTile(target);
  const grid = scene.fight?.grid;
  return at === null || grid === undefined || at.x >= grid.columns || at.y >= grid.rows ? null : tileName(at);
}
