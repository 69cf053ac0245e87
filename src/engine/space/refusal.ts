import type { Json } from '../json.ts';
import { type Limit, overLimit } from '../limit.ts';

/** Why something on a map cannot be done: a code that the view words, with what it is about. */
export interface SpaceRefusal {
  readonly ok: false;
  readonly code: SpaceRefusalCode;
  readonly params: Readonly<Record<string, Json>>;
}

export type SpaceRefusalCode =
  | 'limit'
  | 'space.badSize'
  | 'space.outside'
  | 'space.notNeighbours'
  | 'space.noWay'
  | 'space.tooFar'
  | 'space.tooManyPoints'
  | 'space.occupied'
  | 'space.cannotEnd'
  | 'space.unknownZone'
  | 'space.zoneExists'
  | 'space.unknownActor'
  | 'space.notInSameZone'
  // maps as people draw and change them
  | 'space.noDrawing'
  | 'space.unknownSymbol'
  | 'space.unknownSign'
  | 'space.noTiles'
  | 'space.noSign'
  | 'space.leadsNowhere'
  | 'space.notBetween'
  // ways as people type them
  | 'space.noWayTyped'
  | 'space.unknownStep'
  | 'space.offTheMap'
  // places in metres
  | 'space.offThePlane'
  | 'space.tooSmall'
  | 'space.unknownThing'
  | 'space.fromTo'
  | 'space.noneThere'
  | 'space.noSideThere';

export const refuse = (code: SpaceRefusalCode, params: SpaceRefusal['params'] = {}): SpaceRefusal => ({
  ok: false,
  code,
  params,
});

/** The refusal of what is beyond a limit. */
export const tooMuch = (limit: Limit, given: number | null = null): SpaceRefusal => ({
  ok: false,
  code: 'limit',
  params: overLimit(limit, given).params,
});
