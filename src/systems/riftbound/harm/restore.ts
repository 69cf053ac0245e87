import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isCritical } from '../conditions/active.ts';
import type { Amount } from '../gear/profile.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Healing } from './events.ts';

/** What gives HP back. */
export interface Restoring {
  readonly actor: CharacterId | null;
  readonly target: CharacterId;
  readonly amount: Amount;
  readonly because: Healing;
  /** Stacks of Regeneration 1 that come with it. */
  readonly regeneration?: number;
}

/** Stacks that somebody can have. */
const MOST_STACKS = 100;

/** HP come back, up to the maximum. With 1 or more nobody is in Critical Condition; they stay Prone until they get up (A33). */
export function* restore(tx: Tx<Scene>, one: Restoring): Rule<void> {
  const { target, actor, because, regeneration = 0 } = one;
  const faces = yield* rolled(tx, one);
  const person = tx.state.characters[target];
  if (person?.kind !== 'person' || person.dead) return;
  const wasCritical = isCritical(person);
  const before = person.hp.now;
  const amount = Math.max(
    0,
    faces.reduce((all, face) => all + face, one.amount.plus),
  );
  person.hp.now = Math.min(person.hp.max, before + amount);
  person.boons.regeneration = Math.min(MOST_STACKS, person.boons.regeneration + regeneration);
  tell(tx, 'healed', { actor, target, because, dice: faces, hp: [before, person.hp.now], regeneration });
  if (wasCritical && person.hp.now > 0) tell(tx, 'leftCritical', { target });
}

function* rolled(tx: Tx<Scene>, { actor, target, amount, because }: Restoring): Rule<readonly number[]> {
  if (amount.dice === 0) return [];
  const { dice } = yield* tx.roll({ count: amount.dice, sides: 6, label: because, by: actor ?? target });
  return dice.map(({ value }) => value);
}

/** Whether somebody could be healed at all: alive, and not at their maximum. */
export const isHurt = (scene: Scene, id: CharacterId): boolean => {
  const person = personIn(scene, id);
  return person !== null && !person.dead && person.hp.now < person.hp.max;
};
