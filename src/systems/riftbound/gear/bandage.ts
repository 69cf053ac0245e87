import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Item } from '../character/schema.ts';
import { isCritical } from '../conditions/active.ts';
import { areTouching } from '../fight/bodies.ts';
import { isHurt, restore } from '../harm/restore.ts';
import type { Act, Doing } from '../moves/act.ts';
import { takeInHand, whyNoChange } from '../moves/hands.ts';
import { type CharacterId, characterIn, personIn, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { amountWords } from './amount.ts';
import { benefitOf, carriedBy, heldBy, nameOf } from './carried.ts';
import { takeOne } from './pile.ts';

/** The bandages that somebody has with them (First-aid kit). */
export const bandagesOf = (scene: Scene, actor: CharacterId): readonly Item[] =>
  carriedBy(scene, actor).filter((item) => benefitOf(item, 'heal') !== null);

const isHeld = (scene: Scene, actor: CharacterId, item: Item): boolean => heldBy(scene, actor).includes(item);

const noteOf = (item: Item, isInHand: boolean): string => {
  const heals = benefitOf(item, 'heal');
  const amount = heals === null ? '' : `${amountWords(heals.amount)} HP`;
  const more = (heals?.regeneration ?? 0) > 0 ? [`Regeneration ${heals?.regeneration}`] : [];
  return [amount, ...more, `${item.count} left`, ...(isInHand ? [] : ['taken in hand first'])].join(', ');
};

/** The book names no range: one puts a bandage on whom one touches, or oneself (house). */
function whyNotBandaged(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const person = personIn(scene, target);
  if (person === null) return refusal('onlyPeopleHeal', { target });
  if (person.dead) return refusal('targetDead', { target });
  if (!isHurt(scene, target)) return refusal('notHurt', { target });
  const isNear = actor === target || scene.fight === null || areTouching(scene, actor, target);
  return isNear ? null : refusal('outOfTouch', { actor, target });
}

/**
 * A bandage is put on: it is used up, and restores HP (First-aid kit). It has to be held; one that isn't is taken in hand with it, as long as
 * what one holds can still be changed this turn.
 */
export const bandage: Act = {
  id: 'bandage',
  name: 'Bandage',
  also: ['First aid', 'Treat'],
  group: 'help',
  cost: 'action',
  when: 'anytime',
  offered: (scene, actor) => bandagesOf(scene, actor).length > 0,
  targets: (scene, actor) =>
    presentIn(scene).flatMap((id): readonly Choice[] => {
      const who = characterIn(scene, id);
      if (who?.kind !== 'person') return [];
      const note = `${who.hp.now}/${who.hp.max} HP`;
      return [{ id, name: who.name, note, refused: whyNotBandaged(scene, actor, id) }];
    }),
  means: (scene, actor) =>
    bandagesOf(scene, actor).map((item) => {
      const isInHand = isHeld(scene, actor, item);
      const refused = isInHand ? null : whyNoChange(scene, actor);
      return { id: item.id, name: nameOf(item), note: noteOf(item, isInHand), refused };
    }),
  run: (tx, doing) => bandaged(tx, doing),
};

function* bandaged(tx: Tx<Scene>, { actor, target, means }: Doing): Rule<void> {
  const now = tx.snapshot();
  const item = bandagesOf(now, actor).find(({ id }) => id === means);
  const heals = item === undefined ? null : benefitOf(item, 'heal');
  if (item === undefined || heals === null || target === null) return;
  const used = isHeld(now, actor, item) ? item.id : takeInHand(tx, actor, item.id, null);
  const owner = tx.state.characters[actor];
  if (owner?.kind !== 'person' || used === null) return;
  takeOne(owner, used);
  const patient = personIn(tx.now, target);
  if (patient !== null && isCritical(patient) && !heals.evenCritical)
    return tell(tx, 'noHelp', { actor, target });
  const { amount, regeneration } = heals;
  yield* restore(tx, { actor, target, amount, because: 'bandage', regeneration });
}
