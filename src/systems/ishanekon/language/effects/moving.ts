import type { Rule } from '../../../../engine/rule.ts';
import { nearestFirst, parseTile, tileName } from '../../../../engine/space/grid/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { fighterIn, type Scene } from '../../scene.ts';
import { isFree } from '../../space/bodies.ts';
import { mapIn, metric } from '../../space/terrain.ts';
import { drPowerOf } from '../../defence/dr.ts';
import { push } from '../../forced/push.ts';
import { tell } from '../../tell.ts';
import { plainly } from '../schema/amount.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import type { At } from '../use/using.ts';
import { changeResource } from './resource.ts';

/**
 * Pushes somebody away, or pulls them nearer, into whatever is in the way (Moving and Teleporting). What harms besides takes up what the crash does to them, which
 * is given then.
 */
export function* pushBy(tx: Tx<Scene>, effect: EffectOf<'push'>, at: At, adds: boolean): Rule<number> {
  const { actor, target } = at;
  const { hurts } = yield* push(tx, {
    ...(adds ? { adds: true } : {}),
    ...{ target, by: actor, metres: plainly(effect.metres, at.scale) },
    way: effect.how === 'push' ? 'away' : 'toward',
    power: drPowerOf(tx.snapshot(), actor).total,
  });
  return adds ? hurts : 0;
}

/** Teleports, trades places, or lets somebody go farther. A place to come to is what the Ability was aimed at; if it is taken, the nearest free one. */
export function moveBy(tx: Tx<Scene>, effect: EffectOf<'move'>, at: At): void {
  const metres = plainly(effect.metres, at.scale);
  switch (effect.how) {
    case 'move':
    case 'leap':
      changeResource(tx, at.target, 'movement', metres);
      return;
    case 'swap':
      swap(tx, at);
      return;
    case 'teleport':
      teleport(tx, at, metres);
  }
}

function swap(tx: Tx<Scene>, { actor, target }: At): void {
  const [one, other] = [fighterIn(tx.snapshot(), actor), fighterIn(tx.snapshot(), target)];
  const [first, second] = [tx.state.fight?.fighters[actor], tx.state.fight?.fighters[target]];
  if (one === null || other === null || first === undefined || second === undefined) return;
  first.at = other.at;
  second.at = one.at;
  for (const id of [actor, target])
    tell(tx, 'teleported', { target: id, to: fighterIn(tx.now, id)?.at ?? null });
}

function teleport(tx: Tx<Scene>, { target, aimed }: At, metres: number): void {
  const now = tx.snapshot();
  const [map, fighter] = [mapIn(now), tx.state.fight?.fighters[target]];
  if (fighter === undefined) return;
  const from = parseTile(fighter.at ?? '');
  if (map === null || from === null) {
    tell(tx, 'teleported', { target, to: null });
    return;
  }
  const wanted =
    aimed === null ? from : 'tile' in aimed ? aimed.tile : parseTile(fighterIn(now, aimed.id)?.at ?? '');
  if (wanted === null) return;
  const far = (x: number, y: number) => Math.max(Math.abs(x - from.x), Math.abs(y - from.y));
  for (const place of nearestFirst(map.grid, wanted, metric)) {
    if (far(place.x, place.y) > metres || !isFree(now, target, place)) continue;
    fighter.at = tileName(place);
    fighter.altitude = 0;
    tell(tx, 'teleported', { target, to: fighter.at });
    return;
  }
}
