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

/** Somebody's allies, with how many tiles they are away; outside of encounters nobody is. Nearest first. */
export function alliesAround(
  scene: Scene,
  actor: CharacterId,
): readonly { readonly id: CharacterId; readonly away: number }[] {
  const others = presentIn(scene).filter((id) => id !== actor && !areEnemies(scene, actor, id));
  if (unitIn(scene, actor) === null) return scene.fight === null ? others.map((id) => ({ id, away: 0 })) : [];
  return others
    .map((id) => ({ id, away: distanceBetween(scene, actor, id) }))
    .sort((a, b) => a.away - b.away);
}

/** The allies within reach of somebody's hands; outside of encounters all who are there. Nearest first. */
export const alliesInReach = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  alliesAround(scene, actor)
    .filter(({ away }) => away <= handsReach(scene, actor))
    .map(({ id }) => id);
