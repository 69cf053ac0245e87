import type { CharacterId, Scene } from '../scene.ts';
import { slot } from '../slot.ts';
import type { Act } from './act.ts';

/** All that can be done besides attacking, in the order in which it is offered: basic actions, abilities, items, then what is done in town. */
export const acts = slot<Act>('acts');

/** What somebody can do by what stands on their own sheet alone: no list could name it beforehand. */
export type OwnActs = (scene: Scene, actor: CharacterId) => readonly Act[];

export const ownActs = slot<OwnActs>('ownActs');

/** All that somebody may think of doing besides attacking: what everybody can try, then what is theirs alone. */
export const actsFor = (scene: Scene, actor: CharacterId): readonly Act[] => [
  ...acts.all,
  ...ownActs.all.flatMap((of) => of(scene, actor)),
];

/** One of them by its id. */
export const actById = (scene: Scene, actor: CharacterId, id: string): Act | undefined =>
  acts.all.find((act) => act.id === id) ?? actsFor(scene, actor).find((act) => act.id === id);
