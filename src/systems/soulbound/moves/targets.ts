import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { zonesApart } from '../fight/zones.ts';
import {
  areClose,
  type CharacterId,
  character,
  closeOnes,
  fighterIn,
  fightersIn,
  presentIn,
  type Scene,
} from '../scene.ts';

/** Somebody to choose, with the reason where they cannot be chosen. */
export const person = (scene: Scene, id: CharacterId, refused: Refusal | null): Choice => ({
  id,
  name: character(scene, id).name,
  refused,
});

/** The others on somebody's side, those who are dead with that as the reason; outside of a fight all are on one. */
export function alliesOf(
  scene: Scene,
  actor: CharacterId,
): readonly { id: CharacterId; refused: Refusal | null }[] {
  const side = fighterIn(scene, actor)?.side;
  return presentIn(scene)
    .filter((id) => id !== actor && fighterIn(scene, id)?.side === side)
    .map((id) => ({ id, refused: character(scene, id).dead ? refusal('targetDead', { target: id }) : null }));
}

/** Everybody else whom somebody can hand something: those within Close Range; outside of a fight all who are there. */
export const atHand = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  scene.fight === null ? presentIn(scene).filter((id) => id !== actor) : closeOnes(scene, actor);

/** Everybody else in the fight, enemies first. */
export function othersOf(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  const side = fighterIn(scene, actor)?.side;
  const others = fightersIn(scene).filter((id) => id !== actor);
  const isEnemy = (id: CharacterId) => fighterIn(scene, id)?.side !== side;
  return [...others.filter(isEnemy), ...others.filter((id) => !isEnemy(id))];
}

/** Everybody else, enemies first; of a side those who still stand, then those within arm's reach, then the nearest. */
export function bestFirst(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  const side = fighterIn(scene, actor)?.side;
  const ranked = othersOf(scene, actor).map((id) => ({
    id,
    rank: [
      fighterIn(scene, id)?.side === side,
      character(scene, id).dead,
      !areClose(scene, actor, id),
      Math.min(1000, zonesApart(scene, actor, id)),
    ].map(Number),
  }));
  const worse = (one: readonly number[], other: readonly number[]) =>
    one.map((part, n) => part - (other[n] ?? 0)).find((by) => by !== 0) ?? 0;
  return ranked.sort((one, other) => worse(one.rank, other.rank)).map(({ id }) => id);
}

/** Everybody on the other side, dead or alive. */
export function enemiesOf(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  const side = fighterIn(scene, actor)?.side;
  return fightersIn(scene).filter((id) => id !== actor && fighterIn(scene, id)?.side !== side);
}
