import type { Viewer } from '../../../engine/event.ts';
import { type CharacterId, type Fighter, fighterIn, type Scene } from '../scene.ts';

/** Whose figures somebody may know: a GM all, others their own and those of the players' side. */
export const knowledgeOf =
  (scene: Scene, viewer: Viewer) =>
  (id: CharacterId): boolean =>
    viewer.gm ||
    viewer.characters.includes(id) ||
    (scene.fight === null ? !scene.npcs.includes(id) : fighterIn(scene, id)?.side === 'players');

/** The fight without those of whom a viewer knows nothing: nobody learns from a number that somebody unseen stands there. */
export function asKnownTo(scene: Scene, viewer: Viewer): Scene {
  const { fight } = scene;
  if (fight === null || viewer.gm) return scene;
  const side = viewer.characters.map((id) => fighterIn(scene, id)?.side).find((one) => one !== undefined);
  const hidden = (id: CharacterId, fighter: Fighter) =>
    fighter.unseen && fighter.side !== side && !viewer.characters.includes(id);
  const fighters = Object.fromEntries(
    Object.entries(fight.fighters).map(([id, fighter]) => [
      id,
      hidden(id, fighter) ? { ...fighter, left: true } : fighter,
    ]),
  );
  return { ...scene, fight: { ...fight, fighters } };
}
