import type { Viewer } from '../../../engine/event.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** Whether players know nothing of somebody, by the GM's word. */
export const isUnseen = ({ fight }: Scene, id: CharacterId): boolean => fight?.fighters[id]?.unseen === true;

/** Whether a viewer may know that somebody is there. */
export const knowsOf = (scene: Scene, viewer: Viewer, id: CharacterId): boolean =>
  viewer.gm || viewer.characters.includes(id) || !isUnseen(scene, id);
