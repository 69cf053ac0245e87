import { castDraft } from 'immer';
import { overLimit } from '../../../engine/limit.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyInFight, write } from '../../../engine/sheetChange.ts';
import type { Act } from '../actions/act.ts';
import { writeItem } from '../character/fields/belongings.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { being, beingIn, type CharacterId, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { creditsIn, dealIn } from './deal.ts';
import { makeOf, nameOf, withProfile } from './rows.ts';
import { itemOf, without } from './shop.ts';

const others = (scene: Scene, actor: CharacterId) =>
  presentIn(scene)
    .filter((id) => id !== actor && beingIn(scene, id) !== null)
    .map((id) => ({ id, name: being(scene, id).name, note: '', refused: null }));

/** Something changes hands between fights; in one it is Interact with Target. */
const handOver: Act = {
  id: 'handOver',
  name: 'Hand over',
  also: ['Give an item'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) =>
    scene.fight === null &&
    (beingIn(scene, actor)?.items.some(({ dropped }) => !dropped) ?? false) &&
    others(scene, actor).length > 0,
  refused: whyInFight,
  targets: others,
  means: (scene, actor) =>
    being(scene, actor)
      .items.filter(({ dropped }) => !dropped)
      .map((item) => ({ id: item.id, name: writeItem(item), note: '', refused: null })),
  words: 'optional',
  whyNot: (scene, { actor, target, means, detail }) => whyNotHanded(scene, actor, target, means, detail),
  run(tx, { actor, target, means, detail }) {
    const scene = tx.snapshot();
    const [giver, taker] = [being(scene, actor), beingIn(scene, target)];
    const item = itemOf(giver, means);
    if (item === undefined || taker === null || target === null) return undefined;
    const count = dealIn(detail)?.count ?? 1;
    const one = { ...item, count };
    const joined = withProfile(taker.items, item.profile, count, makeOf(item));
    const isSame = joined.length === taker.items.length;
    const taken = new Set(taker.items.map(({ id }) => id));
    const id = Array.from({ length: taken.size + 1 }, (_, n) => `item${n + 1}`).find(
      (own) => !taken.has(own),
    );
    const items = isSame ? joined : [...taker.items, { ...one, id: id ?? item.id }];
    write(tx.state.characters[actor], giver, without(giver, item, count));
    const draft = tx.state.characters[target];
    if (draft !== undefined && draft.kind !== 'object') draft.items = castDraft([...items]);
    tell(tx, 'handedOver', { actor, target, what: nameOf(item), count });
    return undefined;
  },
};

function whyNotHanded(
  scene: Scene,
  actor: CharacterId,
  target: string | null,
  means: string | null,
  detail: string | null,
): Refusal | null {
  const item = itemOf(being(scene, actor), means);
  const deal = dealIn(detail);
  const taker = beingIn(scene, target);
  if (item === undefined || taker === null) return refusal('noSuchItem');
  if (deal === null || deal.price !== null) return refusal('notADeal', { text: detail ?? '' });
  if (deal.count > item.count) return refusal('notSoMany', { what: nameOf(item), has: item.count });
  return taker.items.length >= SHEET_LIMITS.items.most ? overLimit(SHEET_LIMITS.items) : null;
}

const pay: Act = {
  id: 'pay',
  name: 'Pay somebody',
  also: ['Give credits'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) =>
    scene.fight === null && (beingIn(scene, actor)?.credits ?? 0) > 0 && others(scene, actor).length > 0,
  refused: whyInFight,
  targets: others,
  words: 'needed',
  whyNot(scene, { actor, detail }) {
    const credits = creditsIn(detail);
    const { credits: has, name } = being(scene, actor);
    if (credits === null) return refusal('notCredits', { text: detail ?? '' });
    return credits > has ? refusal('tooPoor', { actor: name, what: 'that', price: credits, has }) : null;
  },
  run(tx, { actor, target, detail }) {
    const credits = creditsIn(detail) ?? 0;
    const giver = tx.state.characters[actor];
    const taker = target === null ? undefined : tx.state.characters[target];
    if (target === null || giver === undefined || taker === undefined) return undefined;
    if (giver.kind === 'object' || taker.kind === 'object') return undefined;
    giver.credits -= credits;
    taker.credits += credits;
    tell(tx, 'paid', { actor, target, credits, left: giver.credits });
    return undefined;
  },
};

export const giveActs: readonly Act[] = [handOver, pay];
