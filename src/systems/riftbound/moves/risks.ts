import { along, placeName, placeTold } from '../../../engine/space/plane/index.ts';
import { askingMoments, type Watched, watchersOf } from '../attack/overwatch/moments.ts';
import { mayKnowOfWatch } from '../attack/overwatch/take.ts';
import { asKnownTo } from '../fight/known.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';

/** Something that a way may bring on, and where first. */
export interface Risk {
  readonly text: string;
  readonly at: string;
}

/** Whether whoever goes knows that somebody is on Overwatch: who sees them does (Overwatch). Foes know what the players' side does. */
const isKnown = (scene: Scene, actor: CharacterId, watcher: CharacterId): boolean =>
  mayKnowOfWatch(scene, { gm: false, characters: [actor] }, watcher);

/**
 * Who may shoot along a way, as far as whoever goes knows (of a vehicle: who drives it): those on Overwatch, from where they first have a shot. When
 * they will fire is theirs to know.
 */
export const risksOf = (
  scene: Scene,
  mover: CharacterId,
  { path, altitude }: Omit<Watched, 'mover'>,
  driver = mover,
): readonly Risk[] =>
  watchersOf(scene, mover)
    .filter((watcher) => isKnown(scene, driver, watcher))
    .flatMap((watcher) => {
      const flies = altitude === undefined ? {} : { altitude };
      const [first] = askingMoments(scene, watcher, { mover, path, ...flies });
      if (first === undefined) return [];
      const at = along(path, first.gone);
      const name = characterIn(scene, watcher)?.name ?? watcher;
      return [{ text: `${name} may shoot at ${placeTold(at)}`, at: placeName(at) }];
    });

/** Whether anybody is on Overwatch who may shoot at somebody, or at what they drive, as far as they know. */
export const isWatched = (whole: Scene, actor: CharacterId, mover = actor): boolean => {
  if (whole.fight === null) return false;
  const scene = asKnownTo(whole, actor);
  return watchersOf(scene, mover).some((watcher) => isKnown(scene, actor, watcher));
};
