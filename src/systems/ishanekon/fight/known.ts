import type { Viewer } from '../../../engine/event.ts';
import { remembered } from '../../../engine/remembered.ts';
import { type CharacterId, fighterIn, fightersIn, type Scene, sideOf } from '../scene.ts';

/** Whether players know nothing of somebody, by the GM's word. */
export const isUnseen = ({ fight, battle }: Scene, id: CharacterId): boolean =>
  (fight?.fighters[id] ?? battle?.units[id])?.unseen === true;

/** Whether a viewer may know that somebody is there. */
export const knowsOf = (scene: Scene, viewer: Viewer, id: CharacterId): boolean =>
  viewer.gm || viewer.characters.includes(id) || !isUnseen(scene, id);

/** Whether a viewer may see somebody's numbers: the players' side's are open, foes' are the GM's. */
export const mayKnow = (scene: Scene, viewer: Viewer, id: CharacterId): boolean =>
  viewer.gm || viewer.characters.includes(id) || sideOf(scene, id) === 'players';

/** A scene as somebody in it knows it: without those of whom the players' side knows nothing. Foes know of one another. */
export function asKnownTo(scene: Scene, actor: CharacterId): Scene {
  if (scene.fight === null || fighterIn(scene, actor)?.side === 'foes') return scene;
  return withoutUnseen(scene, null);
}

const withoutUnseen = remembered((scene: Scene, _all: null): Scene => {
  const away = fightersIn(scene).filter((id) => isUnseen(scene, id));
  const { fight } = scene;
  if (fight === null || away.length === 0) return scene;
  const without = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !away.includes(id)));
  return {
    ...scene,
    characters: without(scene.characters),
    fight: { ...fight, fighters: without(fight.fighters) },
  };
});

/** More than anybody has, and than anything takes. */
const PLENTY = 9999;

/** A scene as all players know it: without hidden foes, and how much the others can take is told by nothing. */
export function openlyKnown(scene: Scene): Scene {
  const known = withoutUnseen(scene, null);
  if (known.fight === null) return known;
  const characters = Object.entries(known.characters).map(([id, who]) => {
    const isUnknown = fighterIn(known, id)?.side === 'foes' && who.vitality > 0;
    return [id, isUnknown ? { ...who, vitality: PLENTY } : who] as const;
  });
  return { ...known, characters: Object.fromEntries(characters) };
}
