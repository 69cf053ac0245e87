import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { type At, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation } from '../activations/legality.ts';
import { perish } from '../defeat/perish.ts';
import { plainTest } from '../effects/moment.ts';
import { rulesNamed } from '../effects/sources.ts';
import { type Activation, runningIn, type Scene, type UnitId, vehicleOf } from '../scene.ts';
import { actingOf, marches } from '../squads/acting.ts';
import { testStatic } from '../testing/static.ts';
import { incrementsFor } from './gait.ts';
import { endsWell, flies, goesIn } from './manner.ts';
import type { Manner } from './manners.ts';
import { setOut, tilesOf, whyNotMove } from './move.ts';
import { isWay, wayOf } from './way.ts';

/** Why the unit that acts can't go in a manner: in place of a move, or as it runs after the roll of a rush; null: it can. */
export function whyNotGoIn(scene: Scene, running: Activation, manner: Manner): Refusal | null {
  if (!goesIn(scene, running.unit, manner)) return refusal('goesAsOthers', { unit: running.unit });
  if (running.rushed === null) return whyNotMove(scene, running, 'move');
  return vehicleOf(scene, running.unit) === null ? null : refusal('isAboard', { unit: running.unit });
}

/** Why it can't go to some tiles in that manner; null: it can. A squad goes as well as it can towards any. */
function whyNotThere(
  scene: Scene,
  running: Activation,
  tiles: readonly At[],
  increments: number,
  manner: Manner,
): Refusal | null {
  const goal = tiles.at(-1);
  if (goal !== undefined && !endsWell(scene, running.unit, manner, goal))
    return refusal('notAway', { unit: running.unit, tile: tileName(goal) });
  if (marches(scene, running.unit)) return null;
  const way = wayOf(scene, running, tiles, increments, null, manner);
  return isWay(way) ? null : way;
}

/** Who takes off with a pack must keep it under control, or falls (L4458): each of a squad by itself. */
function* takeOff(tx: Tx<Scene>, ids: readonly UnitId[], manner: Manner): Rule<void> {
  for (const id of ids.filter((one) => flies(tx.snapshot(), one, manner)))
    for (const { figures } of rulesNamed(tx.snapshot(), id, manner)) {
      const dv = [Number(figures.dv)];
      const moment = { ...plainTest, given: ['usingDevices' as const] };
      if (!(yield* testStatic(tx, id, 'technicalOff', dv, manner, moment))) yield* perish(tx, id, dv);
    }
}

/** A unit moves, or runs after a rush, away from its enemies or through the air: `target` is where to, or `detail` the way tile by tile. */
export const goInManner = (manner: Manner) =>
  function* (tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
    const running = activationOf(tx.snapshot(), intent.actor);
    if (!isActivation(running)) return yield* unless(tx, running);
    yield* unless(tx, whyNotGoIn(tx.snapshot(), running, manner));
    const tiles = yield* tilesOf(tx, intent);
    const increments = incrementsFor(tx.snapshot(), running, running.rushed, manner);
    yield* unless(tx, whyNotThere(tx.snapshot(), running, tiles, increments, manner));
    yield* takeOff(tx, actingOf(tx.snapshot(), running), manner);
    const now = runningIn(tx.snapshot());
    if (now === null || tx.now.battle?.units[now.unit]?.where.kind !== 'map') return;
    yield* setOut(tx, now, tiles, increments, running.rushed === null ? 'move' : 'rush', { manner });
  };
