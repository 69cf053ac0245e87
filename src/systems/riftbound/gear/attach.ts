import { refusal } from '../../../engine/refusal.ts';
import type { Item } from '../character/schema.ts';
import type { Act } from '../moves/act.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { carried, carriedBy, nameOf } from './carried.ts';
import { single, takeOne } from './pile.ts';

const modulesOf = (scene: Scene, actor: CharacterId): readonly Item[] =>
  carriedBy(scene, actor).filter(({ profile }) => profile.kind === 'module');

/** How many modules one item bears: the book names no number, sheets need one. */
const MOST = 3;

/** Whether a module can be attached to something: any Two-handed gun for a bayonet, what is Modular for others. */
const suits = (module: Item, { profile }: Item): boolean =>
  module.profile.fits === 'twoHandedGun' ? profile.gun && profile.hands === 2 : profile.modular;

/** Attaching a module (keyword Module): from then on the two are one item. */
export const attach: Act = {
  id: 'attach',
  name: 'Attach a module',
  group: 'gear',
  cost: 'action',
  when: 'anytime',
  offered: (scene, actor) => modulesOf(scene, actor).length > 0,
  means: (scene, actor) =>
    modulesOf(scene, actor).map((item) => ({ id: item.id, name: nameOf(item), refused: null })),
  targets: (scene, actor) =>
    carriedBy(scene, actor)
      .filter((item) => modulesOf(scene, actor).some((module) => suits(module, item)))
      .map((item) => ({
        id: item.id,
        name: nameOf(item),
        relation: 'thing',
        refused:
          item.modules.length >= MOST ? refusal('noRoomForModule', { item: nameOf(item), most: MOST }) : null,
      })),
  whyNot(scene, { actor, target, means }) {
    const item = target === null ? null : carried(scene, actor, target);
    const module = means === null ? null : carried(scene, actor, means);
    if (item === null || module === null || suits(module, item)) return null;
    return refusal('moduleDoesNotFit', { module: nameOf(module), item: nameOf(item) });
  },
  run(tx, { actor, target, means }) {
    const person = tx.state.characters[actor];
    if (person?.kind !== 'person') return undefined;
    const item = target === null ? null : single(person, target);
    const module = person.items.find(({ id }) => id === means);
    if (item === null || module === undefined) return undefined;
    const name = nameOf(item);
    item.modules.push(module.profile);
    takeOne(person, module.id);
    tell(tx, 'attached', { actor, module: nameOf(module), item: name });
    return undefined;
  },
};
