import type { TileName } from '../../../engine/space/grid/index.ts';
import type { TileFeatureId } from '../content/tileFeatures.ts';
import { reactions, windows } from '../reactions/index.ts';
import { type CharacterId, type Scene, sideOf, unitIn } from '../scene.ts';
import { wouldHarm } from './features.ts';
import { featuresOn } from './ground.ts';
import { type Noticed, noticedBy, standingOn } from './reveal.ts';
import type { Way } from './ways.ts';

/** What a way would bring on, as far as its mover can know. */
export interface Risks {
  /** Who may react, and where first. */
  readonly watchers: readonly {
    readonly id: CharacterId;
    readonly reaction: string;
    readonly at: TileName;
  }[];
  /** What harms on the way. */
  readonly hazards: readonly { readonly feature: TileFeatureId; readonly at: TileName }[];
  readonly falls: boolean;
  /** Who would notice somebody concealed, and where; null where nobody does. */
  readonly noticed: { readonly by: CharacterId; readonly at: TileName } | null;
}

/** Looks along a way before it is gone. Of hidden enemies the players' side learns nothing. */
export function risksOf(scene: Scene, actor: CharacterId, { legs }: Way): Risks {
  const knows = (id: CharacterId) => sideOf(scene, actor) === 'enemies' || unitIn(scene, id)?.hidden !== true;
  const watchers = new Map<string, Risks['watchers'][number]>();
  const hazards = new Map<TileFeatureId, Risks['hazards'][number]>();
  let noticed: Risks['noticed'] = null;
  for (const { from, to } of legs) {
    const there = standingOn(scene, actor, to);
    for (const { owner, id, refused } of reactions(there, windows.unitMoved, { actor, from, to })) {
      const key = `${owner}/${id}`;
      if (refused === null && knows(owner) && !watchers.has(key))
        watchers.set(key, { id: owner, reaction: id, at: to });
    }
    for (const feature of featuresOn(scene, to))
      if (wouldHarm(scene, actor, feature) && !hazards.has(feature))
        hazards.set(feature, { feature, at: to });
    const by: Noticed | null =
      noticed === null && unitIn(scene, actor)?.concealed ? noticedBy(there, actor) : null;
    if (by !== null && knows(by.by)) noticed = { by: by.by, at: to };
  }
  const falls = legs.some(({ how }) => how === 'fall');
  return { watchers: [...watchers.values()], hazards: [...hazards.values()], falls, noticed };
}
