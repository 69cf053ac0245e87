import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { type At, indexOf, parseTile, type TileName, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation } from '../activations/legality.ts';
import { isInTheDark, isTileDark } from '../battle/seeing.ts';
import { fieldIn, standing } from '../battle/standing.ts';
import { rule } from '../content/effect.ts';
import { rulesNamed } from '../effects/sources.ts';
import { enemiesOf } from '../effects/moment.ts';
import { begin } from '../lasting/ends.ts';
import { lastingOn } from '../lasting/lasting.ts';
import { type Activation, type Scene, type UnitId, vehicleOf } from '../scene.ts';
import { apart } from '../space/measure.ts';
import { tell } from '../tell.ts';

/** How far a unit lights an increment (Flashlight, L4507); null: it has nothing to do that with. */
export function lightsUpTo(scene: Scene, id: UnitId): number | null {
  const far = rulesNamed(scene, id, 'lightOne').map(({ figures }) => Number(figures.within));
  return far.length === 0 ? null : Math.max(...far);
}

/** Why the unit that acts can't light an increment; null: it can, once as it is activated. */
export function whyNotLight(scene: Scene, { unit: id }: Activation): Refusal | null {
  if (lightsUpTo(scene, id) === null) return refusal('noLight', { unit: id });
  if (vehicleOf(scene, id) !== null) return refusal('isAboard', { unit: id });
  return lastingOn(scene, id).some(({ from }) => from === 'flashlight')
    ? refusal('doneAlready', { order: 'light' })
    : null;
}

/** Whether an increment is near enough to a unit to be lit. */
function isInBeam(scene: Scene, id: UnitId, at: At): boolean {
  const own = standing(scene, id);
  return (
    own !== null &&
    indexOf(fieldIn(scene), at) !== null &&
    apart(own, { at }) <= (lightsUpTo(scene, id) ?? -1)
  );
}

/** Where a light would be of use: under enemies who stand in the dark. */
export const worthLight = (scene: Scene, id: UnitId): readonly TileName[] =>
  enemiesOf(scene, id).flatMap((enemy) => {
    const body = standing(scene, enemy);
    return body !== null && isInTheDark(scene, enemy) && isInBeam(scene, id, body.at)
      ? [tileName(body.at)]
      : [];
  });

/** A unit negates darkness on one increment until the round is over: `target` is the tile. */
export function* light(tx: Tx<Scene>, { actor, target, detail }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  yield* unless(tx, whyNotLight(scene, running));
  const tile = detail ?? target;
  const at = tile === null ? null : parseTile(tile);
  if (at === null) return yield* tx.refuse('noSuchTile', { tile });
  if (!isInBeam(scene, running.unit, at)) return yield* tx.refuse('outOfLight', { tile: tileName(at) });
  if (!isTileDark(scene, at)) return yield* tx.refuse('lightAlready', { tile: tileName(at) });
  const round = scene.battle?.round ?? 0;
  tell(tx, 'lit', { unit: running.unit, tile: tileName(at) });
  begin(tx, {
    from: 'flashlight',
    on: running.unit,
    by: running.unit,
    until: round,
    effects: [rule('lights', { tile: tileName(at) })],
  });
}
