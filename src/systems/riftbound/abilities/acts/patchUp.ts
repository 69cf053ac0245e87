import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { areTouching } from '../../fight/bodies.ts';
import { isHurt, restore } from '../../harm/restore.ts';
import type { Act, Doing } from '../../moves/act.ts';
import { goAlong } from '../../moves/along.ts';
import { scoreOf } from '../../numbers/score.ts';
import { type CharacterId, characterIn, fighterIn, personIn, presentIn, type Scene } from '../../scene.ts';
import { hasAbility } from '../owned.ts';
import { wayIntoContact } from '../panels/stepIn.ts';

/** How far Patch Up II lets its owner move first. */
const STEP = 6;

const hasPatchUp = (scene: Scene, actor: CharacterId): boolean =>
  hasAbility(scene, actor, 'patchUpI') || hasAbility(scene, actor, 'patchUpII');

/** A way to somebody, an empty one where they are in reach; null where there is none. */
const wayTo = (scene: Scene, actor: CharacterId, target: CharacterId) => {
  if (actor === target || scene.fight === null || areTouching(scene, actor, target)) return [];
  return hasAbility(scene, actor, 'patchUpII') ? wayIntoContact(scene, actor, target, STEP) : null;
};

/** Why somebody can't be patched up: not willing, not hurt, out of reach. A character's willingness stands on their sheet. */
function whyNotPatched(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const person = personIn(scene, target);
  if (person === null) return refusal('onlyPeopleHeal', { target });
  if (person.dead) return refusal('targetDead', { target });
  const isFoe = scene.fight !== null && fighterIn(scene, actor)?.side !== fighterIn(scene, target)?.side;
  if (actor !== target && (isFoe || !person.willing)) return refusal('notWilling', { target });
  if (!isHurt(scene, target)) return refusal('notHurt', { target });
  return wayTo(scene, actor, target) === null ? refusal('outOfTouch', { actor, target }) : null;
}

const targets = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  presentIn(scene).flatMap((id): readonly Choice[] => {
    const who = characterIn(scene, id);
    if (who?.kind !== 'person') return [];
    const { hp, name } = who;
    return [{ id, name, note: `${hp.now}/${hp.max} HP`, refused: whyNotPatched(scene, actor, id) }];
  });

/** Patch Up: a touch restores 1d6 + KNW HP; II moves up to 6 m first. It costs nothing but the Action. */
export const patchUp: Act = {
  id: 'patchUp',
  name: 'Patch Up',
  group: 'help',
  cost: 'action',
  when: 'anytime',
  offered: hasPatchUp,
  targets,
  run: (tx, doing) => patched(tx, doing),
};

function* patched(tx: Tx<Scene>, { actor, target }: Doing): Rule<void> {
  if (target === null) return;
  const path = wayTo(tx.snapshot(), actor, target) ?? [];
  if (path.length > 0) {
    yield* goAlong(tx, { actor, path, forced: false, by: actor });
    if (personIn(tx.now, actor)?.dead !== false || !areTouching(tx.now, actor, target)) return;
  }
  const plus = scoreOf(tx.now, actor, 'knowledge').total;
  yield* restore(tx, { actor, target, amount: { dice: 1, plus }, because: 'patchUp' });
}
