import { rowOf } from '../../../engine/table.ts';
import { knows } from '../abilities/limits.ts';
import { ranges } from '../content/ranges.ts';
import { distanceBetween } from '../move/sight.ts';
import { areEnemies, type CharacterId, presentIn, type Scene, unitIn } from '../scene.ts';

/** Adjacent, in tiles. */
const beside = 1.5;

/** How far somebody's hands reach: beside them, or as far as a familiar goes to do it for them. */
export const handsReach = (scene: Scene, actor: CharacterId): number =>
  knows(scene, actor, 'animalFamiliar') || knows(scene, actor, 'artifactFamiliar')
    ? rowOf(ranges, 'medium').ability.most
    : beside;

/** The allies within reach of somebody's hands; outside of encounters all who are there. Nearest first. */
export function alliesInReach(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  const others = presentIn(scene).filter((id) => id !== actor && !areEnemies(scene, actor, id));
  if (unitIn(scene, actor) === null) return scene.fight === null ? others : [];
  const reach = handsReach(scene, actor);
  return others
    .map((id) => ({ id, away: distanceBetween(scene, actor, id) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away)
    .map(({ id }) => id);
}
