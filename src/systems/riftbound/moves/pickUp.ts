import { castDraft } from 'immer';
import { refusal } from '../../../engine/refusal.ts';
import { gapBetween, METRE } from '../../../engine/space/plane/index.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { rollCheck } from '../checks/check.ts';
import { bodyOf } from '../fight/bodies.ts';
import { nameOf } from '../gear/carried.ts';
import { liftDifficulty } from '../gear/heavy.ts';
import { freeId } from '../gear/pile.ts';
import { type CharacterId, type Lying, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Act } from './act.ts';
import { HANDS, noteChange, whyNoChange } from './hands.ts';

/** So far from their base people reach for what lies about: the book says nothing of it. */
const ARM = METRE;

/** What lies within somebody's reach, on their level. */
function within(scene: Scene, actor: CharacterId): readonly Lying[] {
  const body = bodyOf(scene, actor);
  if (body === null) return [];
  return (scene.fight?.lying ?? []).filter(({ at }) => gapBetween(body, { ...body, at, diameter: 0 }) <= ARM);
}

/** Picking something up, into a hand where one is free: it changes what one holds, so it is the same Instant, once a turn. */
export const pickUp: Act = {
  id: 'pickUp',
  name: 'Pick up',
  also: ['Take', 'Lift'],
  group: 'gear',
  cost: 'instant',
  offered: (scene, actor) => within(scene, actor).length > 0,
  refused(scene, actor) {
    const full = (personIn(scene, actor)?.items.length ?? 0) >= SHEET_LIMITS.items.most;
    return full
      ? refusal('carriesTooMuch', { actor, most: SHEET_LIMITS.items.most })
      : whyNoChange(scene, actor);
  },
  means: (scene, actor) =>
    within(scene, actor).map((lying) => {
      const needed = liftDifficulty(scene, actor, lying.item);
      return {
        id: lying.id,
        name: nameOf(lying.item),
        ...(needed === null ? {} : { note: `Heavy: STR ${needed}` }),
        refused: null,
      };
    }),
  *run(tx, { actor, means }) {
    const lying = within(tx.snapshot(), actor).find(({ id }) => id === means);
    if (lying === undefined) return;
    noteChange(tx, actor);
    const needed = liftDifficulty(tx.snapshot(), actor, lying.item);
    const item = nameOf(lying.item);
    if (needed !== null) {
      const { outcome, total } = yield* rollCheck(tx, {
        actor,
        attribute: 'strength',
        label: 'lift',
        difficulty: needed,
      });
      if (outcome === 'fails') return tell(tx, 'notLifted', { actor, item, total, needed });
    }
    const { fight } = tx.state;
    const person = tx.state.characters[actor];
    if (!fight || person?.kind !== 'person') return;
    fight.lying = fight.lying.filter(({ id }) => id !== lying.id);
    const id = freeId(person, lying.item.id);
    const taken = person.holding.reduce((sum, held) => {
      const one = person.items.find((other) => other.id === held);
      return sum + Math.max(1, one?.profile.hands ?? 1);
    }, 0);
    const { hands } = lying.item.profile;
    const held = hands > 0 && taken + hands <= HANDS;
    person.items.push(castDraft({ ...lying.item, id, dropped: false }));
    if (held) person.holding.push(id);
    tell(tx, 'pickedUp', { actor, item, held });
  },
};
