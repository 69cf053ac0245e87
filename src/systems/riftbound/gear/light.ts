import type { Item } from '../character/schema.ts';
import type { Act } from '../moves/act.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { benefitOf, carriedBy, nameOf } from './carried.ts';
import { single } from './pile.ts';

const lightsOf = (scene: Scene, actor: CharacterId): readonly Item[] =>
  carriedBy(scene, actor).filter((item) => benefitOf(item, 'light') !== null);

/** Turning a lantern or torch on or off. The book asks nothing for it. */
export const light: Act = {
  id: 'light',
  name: 'Turn a light on or off',
  group: 'gear',
  cost: 'nothing',
  when: 'anytime',
  offered: (scene, actor) => lightsOf(scene, actor).length > 0,
  means: (scene, actor) =>
    lightsOf(scene, actor).map((item) => ({
      id: item.id,
      name: `${nameOf(item)} ${item.on ? 'off' : 'on'}`,
      refused: null,
    })),
  run(tx, { actor, means }) {
    const person = tx.state.characters[actor];
    const item = person?.kind === 'person' && means !== null ? single(person, means) : null;
    if (item === null) return undefined;
    item.on = !item.on;
    tell(tx, 'switched', { actor, item: nameOf(item), on: item.on });
    return undefined;
  },
};
