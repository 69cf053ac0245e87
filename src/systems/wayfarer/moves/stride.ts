import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { type At, parseTile, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation } from '../activations/legality.ts';
import { sees } from '../battle/seeing.ts';
import { crowdIn, fieldIn, standing } from '../battle/standing.ts';
import { carry } from '../casting/hands.ts';
import { enemiesOf } from '../effects/moment.ts';
import { cardValue } from '../effects/pool.ts';
import { hasRule, isOfType } from '../effects/sources.ts';
import { type Activation, type Scene, type UnitId, vehicleOf } from '../scene.ts';
import { unseenPlaces } from '../space/arrive.ts';
import type { Body } from '../space/body.ts';
import { apart } from '../space/measure.ts';
import { marches } from '../squads/acting.ts';

/** Whether a unit may have the shadows carry it: it is a magical being, or has Arcane OFF (L2300). */
const isOfShadow = (scene: Scene, id: UnitId): boolean =>
  isOfType(scene, id, 'magicalBeing') || (cardValue(scene, id, 'arcaneOff')?.dice ?? 0) > 0;

const isUnseen = (scene: Scene, id: UnitId): boolean =>
  enemiesOf(scene, id).every((enemy) => !sees(scene, enemy, id));

/** Why the unit that acts can't stride through shadows; null: it can (Shadow Stride, L2294), once it has moved to where no enemy sees it. */
export function whyNotStride(
  scene: Scene,
  { unit: id, done, rushed, used = [] }: Activation,
): Refusal | null {
  if (!hasRule(scene, id, 'shadowStride') || !isOfShadow(scene, id))
    return refusal('goesAsOthers', { unit: id });
  if (vehicleOf(scene, id) !== null) return refusal('isAboard', { unit: id });
  if (done.assaulted === 'drags') return refusal('drags', { order: 'stride' });
  if (marches(scene, id)) return refusal('movesAsOne', { unit: id });
  if (rushed !== null) return refusal('runsFirst', { unit: id });
  if (used.includes('shadowStride')) return refusal('doneAlready', { order: 'stride' });
  const moved = done.moved === 'adjust' || done.moved === 'move' || done.moved === 'rush';
  return moved && isUnseen(scene, id) ? null : refusal('notInFullCover', { unit: id });
}

/** Free places that no enemy sees, those nearest to an enemy first. */
function* shadows(scene: Scene, id: UnitId, near: At | null): Generator<Body, void> {
  const own = standing(scene, id);
  if (own === null) return;
  const enemies = enemiesOf(scene, id).flatMap((enemy) => standing(scene, enemy) ?? []);
  const [nearest = own] = enemies.toSorted((a, b) => apart(own, a) - apart(own, b));
  yield* unseenPlaces(fieldIn(scene), crowdIn(scene, null), own, enemies, near ?? nearest.at, id);
}

/** So many of the places that a unit could stride to. */
export function placesToStride(scene: Scene, id: UnitId, most: number): readonly string[] {
  const found: string[] = [];
  for (const { at } of shadows(scene, id, null)) {
    if (found.length === most) break;
    found.push(tileName(at));
  }
  return found;
}

/** A unit in full cover is at once anywhere that no enemy sees: `target` is the tile. */
export function* stride(tx: Tx<Scene>, { actor, target, detail }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  yield* unless(tx, whyNotStride(scene, running));
  const tile = detail ?? target;
  const at = tile === null ? null : parseTile(tile);
  if (at === null) return yield* tx.refuse('noSuchTile', { tile });
  const { value: body } = shadows(scene, running.unit, at).next();
  if (body === undefined || body.at.x !== at.x || body.at.y !== at.y)
    return yield* tx.refuse('noShadow', { tile: tileName(at) });
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) drafted.used = castDraft([...(running.used ?? []), 'shadowStride']);
  carry(tx, running.unit, body, 'shadowStride');
}
