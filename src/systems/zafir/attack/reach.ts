import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { standingHeight, type TileName } from '../../../engine/space/grid/index.ts';
import { agilityLeft, speedOf } from '../move/mover.ts';
import { reachableBeside } from '../move/prospect.ts';
import { standingOn } from '../move/reveal.ts';
import { distanceBetween, lookouts, placedOn, seesFrom, terrainBetween } from '../move/sight.ts';
import { type Way, wayTo } from '../move/ways.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { mostRange } from '../numbers/sources/range.ts';
import { type CharacterId, footprintOf, type Scene } from '../scene.ts';
import { aimOf, critOf } from './strike.ts';

/** An attack to be made from somewhere; `approach` is the free move of a melee attack that comes first. */
export interface Placed {
  readonly about: AttackAbout;
  readonly approach: Way | null;
}

export type PlacedOrNot =
  | { readonly ok: true; readonly placed: Placed }
  | { readonly ok: false; readonly refusal: Refusal };

/** An attack as it is wanted, without the tile it is made from. */
export type Aimed = Omit<AttackAbout, 'from'>;

const no = (code: string, params: Refusal['params']): PlacedOrNot => ({
  ok: false,
  refusal: refusal(code, params),
});

/** How far away a melee attack can reach, in tiles; and how much higher or lower. */
const meleeReach = 1.5;
const meleeRise = 1;

/**
 * From where an attack is best made: from `on`, where that is said; else from the attacker's tile or, out of cover, from one beside
 * (Step and Fire), with the most Aim Dice. A melee attack may come nearer first (`mayMove`). Refuses what is out of range or sight.
 */
export function placeAttack(scene: Scene, aimed: Aimed, on: TileName | null, mayMove: boolean): PlacedOrNot {
  return aimed.kind === 'ranged' ? placeShot(scene, aimed, on) : placeBlow(scene, aimed, on, mayMove);
}

function placeShot(scene: Scene, aimed: Aimed, on: TileName | null): PlacedOrNot {
  const { actor, target, weapon } = aimed;
  const open = lookouts(scene, actor);
  if (on !== null && !open.includes(on)) return no('cannotStepTo', { actor, tile: on });
  const tiles = on === null ? open : [on];
  const far = tiles.map((tile) => ({ tile, away: distanceBetween(scene, actor, target, tile) }));
  const inRange = far.filter(({ away }) => away <= mostRange(weapon));
  if (inRange.length === 0)
    return no('outOfRange', {
      target,
      weapon: weapon.name,
      away: Math.min(...far.map(({ away }) => away)),
      reach: mostRange(weapon),
    });
  const seen = inRange.filter(({ tile }) => seesFrom(scene, actor, tile, target));
  const best = bestOf(
    scene,
    aimed,
    seen.map(({ tile }) => tile),
  );
  return best === null ? no('outOfSight', { target }) : { ok: true, placed: { about: best, approach: null } };
}

/** The attack from the tile with the most Aim Dice, then Crit Dice; the first of equals. */
function bestOf(scene: Scene, aimed: Aimed, tiles: readonly TileName[]): AttackAbout | null {
  const [only] = tiles;
  if (tiles.length <= 1) return only === undefined ? null : { ...aimed, from: only };
  const ranked = tiles.map((from) => {
    const about = { ...aimed, from };
    return { about, worth: aimOf(scene, about).total * 100 + critOf(scene, about).total };
  });
  return (
    ranked.reduce<(typeof ranked)[number] | null>(
      (best, one) => (best === null || one.worth > best.worth ? one : best),
      null,
    )?.about ?? null
  );
}

/** Whether somebody on a tile could hit another with a melee attack: beside them, over low walls, a tile up or down. */
export function canStrikeFrom(
  scene: Scene,
  actor: CharacterId,
  target: CharacterId,
  tile: TileName,
): boolean {
  if (distanceBetween(scene, actor, target, tile) > meleeReach) return false;
  const terrain = terrainBetween(scene, actor, target, tile);
  const rise =
    standingHeight(terrain, placedOn(scene, actor, tile)) -
    standingHeight(terrain, footprintOf(scene, target));
  return Math.abs(rise) <= meleeRise && seesFrom(scene, actor, tile, target);
}

function placeBlow(scene: Scene, aimed: Aimed, on: TileName | null, mayMove: boolean): PlacedOrNot {
  const { actor, target } = aimed;
  const strikes = (tile: TileName) =>
    (on === null || tile === on) && canStrikeFrom(scene, actor, target, tile);
  const here = bestOf(scene, aimed, lookouts(scene, actor).filter(strikes));
  if (here !== null && (on !== null || !mayMove))
    return { ok: true, placed: { about: here, approach: null } };
  if (!mayMove) return no('notAdjacent', { actor, target });
  const there = bestApproach(scene, aimed, strikes);
  const stays =
    here !== null && (there === null || aimOf(scene, here).total >= aimOf(scene, there.about).total);
  if (stays) return { ok: true, placed: { about: here, approach: null } };
  if (there !== null) return { ok: true, placed: there };
  return on === null
    ? no('cannotReach', { actor, target })
    : no('cannotReachFrom', { actor, target, tile: on });
}

const dangers = { plain: 0, agility: 1, danger: 2, fall: 3 } as const;

/** The tile beside a target that a free move should lead to: the safest way, the most Aim Dice, the shortest way. */
function bestApproach(scene: Scene, aimed: Aimed, strikes: (tile: TileName) => boolean): Placed | null {
  const { actor } = aimed;
  const ranked = reachableBeside(scene, actor, aimed.target)
    .filter(({ tile, kind }) => kind !== 'fall' && strikes(tile))
    .map((spot) => ({ ...spot, about: { ...aimed, from: spot.tile } }))
    .map((spot) => ({ ...spot, aim: aimOf(standingOn(scene, actor, spot.tile), spot.about).total }))
    .sort((a, b) => dangers[a.kind] - dangers[b.kind] || b.aim - a.aim || a.cost - b.cost);
  for (const { tile, about } of ranked) {
    const found = wayTo(scene, actor, tile, {
      speed: speedOf(scene, actor),
      agility: agilityLeft(scene, actor),
      free: null,
    });
    if (found.ok) return { about, approach: found.way };
  }
  return null;
}
