import type { Reaction } from '../../../engine/ruleset.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { TileFeatureId } from '../content/tileFeatures.ts';
import { isHidden, isInTheKnow } from '../hidden/units.ts';
import { reactions, windows } from '../reactions/index.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';
import { cloudsOver, wouldHarm } from './features.ts';
import { featuresOn } from './ground.ts';
import { type Noticed, noticedBy, standingOn } from './reveal.ts';
import { gridFor, heightFor } from './terrain.ts';
import type { Way } from './ways.ts';

/** Somebody who may react to a way: how, where first, and with which chance in hundredths, where the mover may know it. */
export interface Watcher {
  readonly id: CharacterId;
  readonly reaction: string;
  readonly at: TileName;
  readonly chance: number | null;
}

/** What a way would bring on, as far as its mover can know. */
export interface Risks {
  readonly watchers: readonly Watcher[];
  /** What harms on the way. */
  readonly hazards: readonly { readonly feature: TileFeatureId; readonly at: TileName }[];
  readonly falls: boolean;
  /** Who would notice somebody concealed, and where; null where nobody does. */
  readonly noticed: { readonly by: CharacterId; readonly at: TileName } | null;
}

/** Looks along a way before it is gone. Of hidden enemies the players' side learns nothing, of others no figures. */
export function risksOf(scene: Scene, actor: CharacterId, { legs }: Way): Risks {
  const knowsAll = isInTheKnow(scene, actor);
  const knows = (id: CharacterId) => knowsAll || !isHidden(scene, id);
  const grid = gridFor(scene, actor);
  const watchers = new Map<string, Watcher>();
  const hazards = new Map<TileFeatureId, Risks['hazards'][number]>();
  let noticed: Risks['noticed'] = null;
  for (const { from, to, over } of legs) {
    const there = standingOn(scene, actor, to);
    for (const reaction of watching(there, { actor, from, to })) {
      const key = `${reaction.owner}/${reaction.id}`;
      if (!knows(reaction.owner) || watchers.has(key)) continue;
      watchers.set(key, {
        id: reaction.owner,
        reaction: reaction.id,
        at: to,
        chance: knowsAll ? chanceOf(reaction) : null,
      });
    }
    const clouds = cloudsOver(grid, over, heightFor(scene, actor, from));
    const entered = featuresOn(grid, to).map((feature) => ({ feature, tile: to }));
    for (const { feature, tile } of [...clouds, ...entered])
      if (wouldHarm(scene, actor, feature) && !hazards.has(feature))
        hazards.set(feature, { feature, at: tile });
    const by: Noticed | null =
      noticed === null && unitIn(scene, actor)?.concealed ? noticedBy(there, actor) : null;
    if (by !== null && knows(by.by)) noticed = { by: by.by, at: to };
  }
  const falls = legs.some(({ how }) => how === 'fall');
  return { watchers: [...watchers.values()], hazards: [...hazards.values()], falls, noticed };
}

/** What could be done about somebody who has come to a tile, had it been their first. */
const watching = (
  scene: Scene,
  about: { readonly actor: CharacterId; readonly from: TileName; readonly to: TileName },
): readonly Reaction<Scene>[] =>
  [...reactions(scene, windows.unitMoved, { ...about, past: [] })].filter(({ refused }) => refused === null);

function chanceOf({ params: { chance } }: Reaction<Scene>): number | null {
  return typeof chance === 'number' ? chance : null;
}
