import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { parseTile, type TileName, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation } from '../activations/legality.ts';
import { whyNotAssault } from '../assaults/assault.ts';
import { stand } from '../battle/stand.ts';
import { stepsOf } from '../battle/steps.ts';
import { spellsKnown, whyNotCast } from '../casting/known.ts';
import { rulesNamed } from '../effects/sources.ts';
import { type Activation, type Owed, type Scene, vehicleOf } from '../scene.ts';
import { marches } from '../squads/acting.ts';
import { tell } from '../tell.ts';

/** What a unit can step a tile before or after (War Dancer, L2533; Nimble Casting, L1976). */
const stepsBeside = (scene: Scene, { unit: id }: Activation): readonly Owed[] =>
  rulesNamed(scene, id, 'step').flatMap(({ figures }): readonly Owed[] =>
    figures.with === 'meleeAssault' || figures.with === 'casting' ? [figures.with] : [],
  );

/** Whether the unit that acts has done what it can step after. */
const hasDone = ({ struck, cast }: Activation, what: Owed): boolean =>
  what === 'meleeAssault' ? struck === 'melee' : cast === true;

/** Whether it may still do what it can step before. */
const mayDo = (scene: Scene, running: Activation, what: Owed): boolean =>
  what === 'meleeAssault'
    ? whyNotAssault(running) === null
    : spellsKnown(scene, running.unit).some((spell) => whyNotCast(scene, running, spell.id) === null);

/** Why the unit that acts can't step a tile beside an assault or a spell; null: it can. */
export function whyNotStep(scene: Scene, running: Activation): Refusal | null {
  const { unit: id, rushed, done, used = [] } = running;
  const all = stepsBeside(scene, running);
  if (all.length === 0) return refusal('goesAsOthers', { unit: id });
  if (vehicleOf(scene, id) !== null) return refusal('isAboard', { unit: id });
  if (rushed !== null) return refusal('runsFirst', { unit: id });
  if (done.assaulted === 'drags') return refusal('drags', { order: 'step' });
  if (marches(scene, id)) return refusal('movesAsOne', { unit: id });
  if (used.includes('step')) return refusal('doneAlready', { order: 'step' });
  const may = all.some((what) => hasDone(running, what) || mayDo(scene, running, what));
  return may ? null : refusal('nothingToStepFor', { unit: id });
}

/** Whether it has a step left after what it has done. */
export const mayStepAfter = (scene: Scene, running: Activation): boolean =>
  whyNotStep(scene, running) === null && stepsBeside(scene, running).some((what) => hasDone(running, what));

/** Tiles to which the unit that acts could step. */
export const tilesToStep = (scene: Scene, { unit: id }: Activation): readonly TileName[] =>
  stepsOf(scene, id).map(({ at }) => tileName(at));

/**
 * The unit that acts steps a tile: `target` is which. After what it can step beside that is all; before, it does that next, and nothing else until then.
 */
export function* step(tx: Tx<Scene>, { actor, target, detail }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  yield* unless(tx, whyNotStep(scene, running));
  const tile = detail ?? target;
  const at = tile === null ? null : parseTile(tile);
  const body = stepsOf(scene, running.unit).find((one) => at?.x === one.at.x && at.y === one.at.y);
  if (body === undefined) return yield* tx.refuse('noStep', { tile });
  const all = stepsBeside(scene, running);
  const before = all.filter((what) => !hasDone(running, what) && mayDo(scene, running, what));
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) {
    drafted.used = castDraft([...(running.used ?? []), 'step']);
    if (!all.some((what) => hasDone(running, what))) drafted.owes = castDraft([...before]);
  }
  stand(tx, running.unit, body);
  const why = all.includes('meleeAssault') ? 'warDancer' : 'nimbleCasting';
  tell(tx, 'stepped', { unit: running.unit, to: tileName(body.at), why });
}
