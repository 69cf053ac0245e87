import type { Tx } from '../../../../engine/tx.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import { mapIn } from '../../space/terrain.ts';
import { beginZone } from '../../zones/begin.ts';
import type { Ground } from '../../zones/zone.ts';
import type { Effect, EffectOf } from '../schema/effects/index.ts';
import { caughtIn } from '../use/area.ts';
import { areaOf } from '../use/reach.ts';
import type { At } from '../use/using.ts';
import { lastsOf, tellOf } from './told.ts';

/** Everybody whom an Ability's area holds on told ground, whomever it harms. */
export function membersOf(scene: Scene, { row, actor, target, aimed, upcasts }: At): readonly CharacterId[] {
  if (scene.fight === null || mapIn(scene) !== null) return [];
  if (!('area' in row) || row.area === null) return [target];
  const metres = areaOf(scene, actor, row, upcasts);
  return caughtIn(scene, actor, { ...row.area, who: 'everybody' }, metres, aimed);
}

/** The area is something else for a time, or harms who comes in or begins a turn there (effect 17). Without a fight it is told. */
export const zone = (tx: Tx<Scene>, effect: EffectOf<'zone'>, at: At): void =>
  changeGround(tx, effect, at, effect.ground);

export function changeGround(tx: Tx<Scene>, effect: Effect, at: At, ground: Ground | null): void {
  const members = membersOf(tx.snapshot(), at);
  const made = beginZone(tx, at, { effect, ground, lasts: lastsOf(effect, at), members });
  if (made === null) tellOf(tx, effect, at);
}
