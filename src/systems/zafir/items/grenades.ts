import type { Rule } from '../../../engine/rule.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import { tileName, tilesOf } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { effectsOf } from '../abilities/effects.ts';
import type { AfterGrenade, GoneOff } from '../attack/hooks.ts';
import { isOut } from '../conditions/can.ts';
import { gain, lose } from '../conditions/change.ts';
import { dropEffect } from '../conditions/consequences.ts';
import { grenades } from '../content/grenades.ts';
import { areasOver } from '../move/areas.ts';
import { layFeature } from '../move/features.ts';
import type { Source } from '../numbers/about.ts';
import { type Area, type CharacterId, footprintOf, type Scene, sideOf } from '../scene.ts';
import { tell } from '../tell.ts';

/** What a grenade does besides damage: to those it has hit, then to the ground, then to the air. */
export const grenadeEffects: AfterGrenade = function* (tx, goneOff) {
  for (const target of goneOff.hit) affect(tx, goneOff, target);
  yield* layTiles(tx, goneOff);
  laySmoke(tx, goneOff);
};

/** Takes away what the grenade takes (a watch, another's hold on the mind), then gives its conditions. */
function affect(tx: Tx<Scene>, { actor, thrown: { row } }: GoneOff, target: CharacterId): void {
  if (isOut(tx.now, target)) return;
  if (row.removes.includes('overwatch') && effectsOf(tx.now, target, 'overwatch').length > 0) {
    dropEffect(tx, target, 'overwatch');
    tell(tx, 'watchBroken', { target });
  }
  if (row.removes.includes('mindControlled')) lose(tx, target, 'mindControlled', 'flash');
  for (const condition of row.applies) gain(tx, target, condition, { source: actor, from: 'attack' });
}

/** Lays what the grenade leaves on tiles: on all of its area, in its middle, or on some of them at random. */
function* layTiles(tx: Tx<Scene>, { actor, thrown: { row }, at, tiles }: GoneOff): Rule<void> {
  if (row.feature === null) return;
  const { id, tiles: which } = row.feature;
  const on = which === 'all' ? tiles : which === 'centre' ? [at] : yield* someOf(tx, actor, tiles, which);
  layFeature(tx, on, id, actor);
}

/** As many tiles at random, each of them once; all where there are no more (A29). */
function* someOf(
  tx: Tx<Scene>,
  by: CharacterId,
  tiles: readonly TileName[],
  count: number,
): Rule<readonly TileName[]> {
  if (tiles.length <= count) return tiles;
  const left = [...tiles];
  const chosen: TileName[] = [];
  while (chosen.length < count) {
    const roll = yield* tx.roll({ count: 1, sides: left.length, label: 'tile', by });
    chosen.push(...left.splice((tx.rolled(roll.id).dice[0]?.value ?? 1) - 1, 1));
  }
  return tiles.filter((tile) => chosen.includes(tile));
}

/** A smoke screen hangs over the area for some rounds. */
function laySmoke(tx: Tx<Scene>, { actor, thrown: { row, radius }, at }: GoneOff): void {
  const areas = tx.state.fight?.areas;
  if (row.smoke === null || areas === undefined) return;
  const { rounds } = row.smoke;
  const taken = areas.map(({ id }) => id);
  let n = 1;
  while (taken.includes(`smoke${n}`)) n += 1;
  const smoke: Area = {
    id: `smoke${n}`,
    what: 'smoke',
    centre: at,
    radius,
    by: actor,
    side: sideOf(tx.now, actor),
    left: rounds,
    grenade: row.id,
  };
  areas.push(smoke);
  tell(tx, 'smokeLaid', { by: actor, centre: at, radius, rounds });
}

/** Smoke: an Aim Die fewer against a unit that is wholly or partly in it, however many clouds there are. */
export const smokeAim: Source<'aim'> = (scene, { target }) => {
  const clouds = tilesOf(footprintOf(scene, target)).flatMap((at) => areasOver(scene, tileName(at), 'smoke'));
  const worst = Math.min(0, ...clouds.map(({ grenade }) => smokeOf(grenade)));
  return worst === 0 ? [] : [{ source: 'smoke', amount: worst }];
};

const smokeOf = (grenade: string | undefined): number =>
  grenades.find(({ id }) => id === grenade)?.smoke?.aim ?? 0;
