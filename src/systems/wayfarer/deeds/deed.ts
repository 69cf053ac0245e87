import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation, whyOwing, whyRegroups } from '../activations/legality.ts';
import { type Activation, type Scene, type UnitId, unit, vehicleOf } from '../scene.ts';
import { tell } from '../tell.ts';
import { type Deed, deeds } from './table.ts';

/** Deeds that a unit has by its skills. */
export const deedsOf = (scene: Scene, running: Activation): readonly Deed[] =>
  deeds.filter((deed) => deed.has(scene, running.unit));

/** Why the unit that acts can't do a deed; null: it can, at somebody where it needs one. */
export function whyNotDeed(scene: Scene, running: Activation, deed: Deed): Refusal | null {
  if (vehicleOf(scene, running.unit) !== null) return refusal('isAboard', { unit: running.unit });
  if (running.rushed !== null) return refusal('runsFirst', { unit: running.unit });
  const parted = whyOwing(running, null) ?? whyRegroups(running);
  if (parted !== null) return parted;
  if (deed.face && !deed.isFace(running.card)) return refusal('needsFace', { deed: deed.id });
  const { moved, assaulted } = running.done;
  const isFresh = moved === null && assaulted === null && running.cast !== true;
  if (deed.when === 'instead' && !isFresh) return refusal('tooLateFor', { deed: deed.id });
  if (deed.when === 'assault' && assaulted !== null) return refusal('doneAlready', { order: deed.id });
  if (deed.when === 'after' && running.withdrew === true) return refusal('doneAlready', { order: deed.id });
  if (deed.when === 'beside' && running.used?.includes(deed.id) === true)
    return refusal('doneAlready', { order: deed.id });
  const aims = deed.aims(scene, running.unit);
  return aims !== null && aims.length === 0 ? refusal('nobodyFor', { deed: deed.id }) : null;
}

/** What a deed takes of an activation: all of it, its assault, or nothing. */
function spend(tx: Tx<Scene>, running: Activation, deed: Deed): void {
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted === undefined) return;
  if (deed.when === 'instead') drafted.done = castDraft({ moved: 'stayed', assaulted: 'operate' });
  if (deed.when === 'instead') drafted.cast = true;
  if (deed.when === 'assault') drafted.done = castDraft({ ...running.done, assaulted: 'operate' });
  if (deed.when === 'after') drafted.withdrew = true;
  if (deed.when === 'beside') drafted.used = castDraft([...(running.used ?? []), deed.id]);
}

/** A unit does what a skill lets it do with its card (L1919, L2546 to L2833): `means` is the skill, `target` whom it is for. */
export function* doDeed(tx: Tx<Scene>, { actor, means, target, detail }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  const deed = deedsOf(scene, running).find(({ id }) => id === means);
  if (deed === undefined) return yield* tx.refuse('noSuchDeed', { deed: means });
  yield* unless(tx, whyNotDeed(scene, running, deed));
  const aims = deed.aims(scene, running.unit);
  const isFit = aims === null || (target !== null && aims.includes(target));
  if (!isFit) return yield* tx.refuse('nobodyFor', { deed: deed.id });
  spend(tx, running, deed);
  tell(tx, 'deedBegan', { unit: running.unit, deed: deed.id, target: aims === null ? null : target });
  yield* deed.does(tx, { unit: running.unit, target: target ?? '', card: running.card, detail });
}

/** Whom a deed may be for, for who offers it. */
export const aimsOfDeed = (scene: Scene, running: Activation, deed: Deed): readonly UnitId[] | null =>
  unit(scene, running.unit).where.kind === 'map' ? deed.aims(scene, running.unit) : [];
