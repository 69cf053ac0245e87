import { isIncapacitated } from '../conditions/active.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';

/** Whether somebody can still fight: not those who are dead, dying or out of their senses, but whoever makes a Last Stand. */
export const stands = (scene: Scene, id: CharacterId): boolean => {
  const { dead, mortal, lastStand } = character(scene, id);
  return !dead && (mortal === null || lastStand) && !isIncapacitated(scene, id);
};
