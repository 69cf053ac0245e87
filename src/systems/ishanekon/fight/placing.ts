import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  type At,
  isInside,
  nearestFirst,
  parseTile,
  type TileName,
  tileName,
} from '../../../engine/space/grid/index.ts';
import type { CharacterId, MapGround, Scene, Side } from '../scene.ts';
import { isFree } from '../space/bodies.ts';
import { metric } from '../space/terrain.ts';

type Place =
  | { readonly ok: true; readonly at: TileName | null }
  | { readonly ok: false; readonly refusal: Refusal };

/** The named squares of a map that sides come to by themselves. */
const spots = { players: 'players', foes: 'foes' } as const;

/** The nearest free squares for a newcomer to a named square or spot, else to where their side comes from; none on told ground. */
export function placeFor(scene: Scene, id: CharacterId, side: Side, typed: string | null): Place {
  const ground = scene.fight?.ground;
  if (ground === undefined || ground.kind === 'told') return { ok: true, at: null };
  const wanted = wantedIn(ground, side, typed);
  if (wanted === null)
    return { ok: false, refusal: refusal('noSuchPlace', { place: typed, spots: Object.keys(ground.spots) }) };
  for (const start of wanted) if (isFree(scene, id, start)) return { ok: true, at: tileName(start) };
  const [first] = wanted;
  if (first !== undefined)
    for (const at of nearestFirst(ground.grid, first, metric))
      if (isFree(scene, id, at)) return { ok: true, at: tileName(at) };
  return { ok: false, refusal: refusal('noRoom') };
}

function wantedIn({ grid, spots: named }: MapGround, side: Side, typed: string | null): readonly At[] | null {
  const spot =
    typed === null
      ? spots[side]
      : Object.keys(named).find((name) => name.toLowerCase() === typed.trim().toLowerCase());
  const among = (spot === undefined ? [] : (named[spot] ?? [])).flatMap((tile) => parseTile(tile) ?? []);
  if (among.length > 0) return among;
  if (typed === null)
    return [{ x: Math.floor(grid.columns / 2), y: side === 'foes' ? 0 : Math.max(0, grid.rows - 1) }];
  const at = parseTile(typed);
  return at !== null && isInside(grid, at) ? [at] : null;
}
