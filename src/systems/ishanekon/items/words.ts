import { capacityIn, loadOf, loadStateOf } from '../numbers/carry.ts';
import { being, type CharacterId, type Scene } from '../scene.ts';

export { nameOf } from './rows.ts';

const states = { free: '', overloaded: ': too much', pinned: ': far too much to move' } as const;

/** 'Carrying 14 of 26'. */
export const weightWords = (scene: Scene, id: CharacterId): string =>
  `Carrying ${loadOf(being(scene, id))} of ${capacityIn(scene, id)}${states[loadStateOf(scene, id)]}`;
