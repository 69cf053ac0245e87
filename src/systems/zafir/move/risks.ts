import type { Reaction } from '../../../engine/ruleset.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { TileFeatureId } from '../content/tileFeatures.ts';
import { isHidden, isInTheKnow } from '../hidden/units.ts';
import { reactions, windows } from '../reactions/index.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';
import { cloudsOver, wouldHarm } from './features.ts';
import { featuresOn } from './ground.ts';
import { noticedBy, standingOn } from './reveal.ts';
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

type Risk =
  | { readonly kind: 'watcher'; readonly watcher: Watcher }
  | { readonly kind: 'hazard'; readonly hazard: Risks['hazards'][number] }
  | { readonly kind: 'noticed'; readonly noticed: NonNullable<Risks['noticed']> };

/** Looks along a way before it is gone. Of hidden enemies the players' side learns nothing, of others no figures. */
export function risksOf(scene: Scene, actor: CharacterId, way: Way): Risks {
  const all = [...risksAlong(scene, actor, way)];
  return {
    watchers: all.flatMap((risk) => (risk.kind === 'watcher' ? [risk.watcher] : [])),
    hazards: all.flatMap((risk) => (risk.kind === 'hazard' ? [risk.hazard] : [])),
    falls: falls(way),
    noticed: all.flatMap((risk) => (risk.kind === 'noticed' ? [risk.noticed] : []))[0] ?? null,
  };
}

/** Whether a way would bring on anything, as far as its mover can know: no more is looked at than it takes. */
export const isRisky = (scene: Scene, actor: CharacterId, way: Way): boolean =>
  falls(way) || risksAlong(scene, actor, way).next().done !== true;

const falls = ({ legs }: Way): boolean => legs.some(({ how }) => how === 'fall');

function* risksAlong(scene: Scene, actor: CharacterId, { legs }: Way): Generator<Risk> {
  const knowsAll = isInTheKnow(scene, actor);
  const knows = (id: CharacterId) => knowsAll || !isHidden(scene, id);
  const grid = gridFor(scene, actor);
  const watchers = new Set<string>();
  const hazards = new Set<TileFeatureId>();
  let isNoticed = unitIn(scene, actor)?.concealed !== true;
  for (const { from, to, over } of legs) {
    const there = standingOn(scene, actor, to);
    for (const reaction of watching(there, { actor, from, to })) {
      if (reaction.refused !== null) continue;
      const key = `${reaction.owner}/${reaction.id}`;
      if (!knows(reaction.owner) || watchers.has(key)) continue;
      watchers.add(key);
      const chance = knowsAll ? chanceOf(reaction) : null;
      yield { kind: 'watcher', watcher: { id: reaction.owner, reaction: reaction.id, at: to, chance } };
    }
    const clouds = cloudsOver(grid, over, heightFor(scene, actor, from));
    const entered = featuresOn(grid, to).map((feature) => ({ feature, tile: to }));
    for (const { feature, tile } of [...clouds, ...entered]) {
      if (!wouldHarm(scene, actor, feature) || hazards.has(feature)) continue;
      hazards.add(feature);
      yield { kind: 'hazard', hazard: { feature, at: tile } };
    }
    const noticed = isNoticed ? null : noticedBy(there, actor);
    if (noticed === null || !knows(noticed.by)) continue;
    isNoticed = true;
    yield { kind: 'noticed', noticed: { by: noticed.by, at: to } };
  }
}

/** What could be done about somebody who has come to a tile, had it been their first. */
const watching = (
  scene: Scene,
  about: { readonly actor: CharacterId; readonly from: TileName; readonly to: TileName },
): Iterable<Reaction<Scene>> => reactions(scene, windows.unitMoved, { ...about, past: [] });

function chanceOf({ params: { chance } }: Reaction<Scene>): number | null {
  return typeof chance === 'number' ? chance : null;
}
