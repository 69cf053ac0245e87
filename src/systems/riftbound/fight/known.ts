import type { Viewer } from '../../../engine/event.ts';
import { remembered } from '../../../engine/remembered.ts';
import { type CharacterId, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { grapplerOf } from '../conditions/active.ts';
import { placesInside } from '../vehicles/crew.ts';

/** Whether players know nothing of somebody: a GM hides them. Those inside a vehicle that is hidden are hidden with it. */
export function isUnseen(scene: Scene, id: CharacterId): boolean {
  if (fighterIn(scene, id)?.side !== 'foes') return false;
  if (fighterIn(scene, id)?.unseen === true) return true;
  return placesInside(scene, id).some(({ vehicle }) => fighterIn(scene, vehicle)?.unseen === true);
}

/** Whether a viewer may know that somebody is there. */
export const knowsOf = (scene: Scene, viewer: Viewer, id: CharacterId): boolean =>
  viewer.gm || viewer.characters.includes(id) || !isUnseen(scene, id);

/** Whether somebody may see another's figures: the players' are open, foes' are the GM's. */
export const mayKnow = (scene: Scene, viewer: Viewer, id: CharacterId): boolean =>
  viewer.gm || viewer.characters.includes(id) || fighterIn(scene, id)?.side === 'players';

/** Those of the fight of whom players know nothing. */
export const unseenIn = (scene: Scene): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => isUnseen(scene, id));

/** A scene as somebody in it knows it: without those of whom the players' side knows nothing. Foes know of one another. */
export function asKnownTo(scene: Scene, actor: CharacterId): Scene {
  if (scene.fight === null || fighterIn(scene, actor)?.side === 'foes') return scene;
  return withoutUnseen(scene, null);
}

/** One scene of each, so that what is worked out of it is worked out once. */
const withoutUnseen = remembered((scene: Scene, _all: null) => withoutThem(scene, unseenIn(scene)));

/** More than anybody has, and than anything takes. */
const PLENTY = 999;

/** A scene as all players know it: without hidden foes, and how much the others can take is told by nothing. */
export function openlyKnown(scene: Scene): Scene {
  const known = withoutThem(scene, unseenIn(scene));
  if (known.fight === null) return known;
  const characters = Object.entries(known.characters).map(([id, who]) => {
    const isUnknown = fighterIn(known, id)?.side === 'foes' && who.hp.now > 0;
    return [id, isUnknown ? { ...who, hp: { now: PLENTY, max: PLENTY } } : who] as const;
  });
  return { ...known, characters: Object.fromEntries(characters) };
}

function withoutThem(scene: Scene, away: readonly CharacterId[]): Scene {
  const { fight } = scene;
  if (fight === null || away.length === 0) return scene;
  const holding = new Set(away.flatMap((id) => grapplerOf(scene, id) ?? []));
  const without = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !away.includes(id)));
  return {
    ...scene,
    characters: without(scene.characters),
    fight: {
      ...fight,
      // They know that their hands are full, though not of whom.
      fighters: Object.fromEntries(
        Object.entries(without(fight.fighters)).map(([id, fighter]) => [
          id,
          holding.has(id) ? { ...fighter, holdsUnseen: true as const } : fighter,
        ]),
      ),
    },
  };
}
