/** Why something on a map cannot be done: a code that the view words, with what it is about. */
export interface SpaceRefusal {
  readonly ok: false;
  readonly code: SpaceRefusalCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export type SpaceRefusalCode =
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
  | 'space.drawnTooBig'
  | 'space.tooMuchPainted'
  | 'space.unknownSymbol'
  | 'space.unknownSign'
  | 'space.noTiles'
  | 'space.noSign'
  | 'space.leadsNowhere'
  | 'space.notBetween'
  // ways as people type them
  | 'space.noWayTyped'
  | 'space.unknownStep'
  | 'space.offTheMap';

export const refuse = (code: SpaceRefusalCode, params: SpaceRefusal['params'] = {}): SpaceRefusal => ({
  ok: false,
  code,
  params,
});
