import { type At, tilesOf } from '../../../engine/space/index.ts';
import type { Body } from './body.ts';
import type { Field } from './field.ts';
import { detects, isInMelee } from './measure.ts';
import type { WayPath } from './path.ts';
import { inSight } from './sight.ts';

/** Somebody who may interrupt or react while another moves. */
export interface Observer {
  readonly id: string;
  readonly body: Body;
  readonly detect: number;
  /** How many increments may lie between it and what it strikes hand to hand (Reaching Strike). */
  readonly reach: number;
}

/** Tiles that matter to who comes into them. */
export interface Area {
  readonly id: string;
  readonly tiles: readonly At[];
}

/** Something that begins or ends with a leg of a way: for an observer, or in an area. */
export interface Moment {
  /** The leg at whose end it is so, from 0. */
  readonly leg: number;
  readonly kind: 'seen' | 'detected' | 'inReach' | 'outOfReach' | 'inArea' | 'outOfArea';
  readonly who: string;
}

/**
 * The moments at which opponents may step in while somebody goes a way (L521): it comes into the sight, the Detect range or the
 * reach of one of them, or into an area; besides, when it leaves a reach or an area (L2456, L496). What was so before it moved is no
 * moment. In the order in which they come.
 */
export function momentsOf(
  field: Field,
  path: WayPath,
  observers: readonly Observer[],
  areas: readonly Area[] = [],
): readonly Moment[] {
  const moments: Moment[] = [];
  const inside = areas.map(({ id, tiles }) => ({ id, tiles: new Set(tiles.map(key)) }));
  let before = situation(field, path.from, observers, inside);
  for (const [leg, { to }] of path.legs.entries()) {
    const now = situation(field, to, observers, inside);
    const say = (kind: Moment['kind'], who: string) => moments.push({ leg, kind, who });
    for (const { id } of observers) {
      if (now.seen.has(id) && !before.seen.has(id)) say('seen', id);
      if (now.detected.has(id) && !before.detected.has(id)) say('detected', id);
      if (now.reached.has(id) && !before.reached.has(id)) say('inReach', id);
      if (!now.reached.has(id) && before.reached.has(id)) say('outOfReach', id);
    }
    for (const { id } of areas) {
      if (now.areas.has(id) && !before.areas.has(id)) say('inArea', id);
      if (!now.areas.has(id) && before.areas.has(id)) say('outOfArea', id);
    }
    before = now;
  }
  return moments;
}

/** Whom somebody is seen, detected and reached by on a place, and the areas it is in. */
function situation(
  field: Field,
  body: Body,
  observers: readonly Observer[],
  areas: readonly { readonly id: string; readonly tiles: ReadonlySet<string> }[],
) {
  const whoever = (is: (one: Observer) => boolean) => new Set(observers.filter(is).map(({ id }) => id));
  const tiles = tilesOf(body).map(key);
  return {
    seen: whoever((one) => inSight(field, one.body, body)),
    detected: whoever((one) => detects(field.terrain, one, body)),
    reached: whoever((one) => isInMelee(field.terrain, one.body, body, one.reach)),
    areas: new Set(areas.filter((area) => tiles.some((tile) => area.tiles.has(tile))).map(({ id }) => id)),
  };
}

const key = ({ x, y }: At): string => `${x},${y}`;
