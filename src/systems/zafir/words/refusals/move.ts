import type { RefusalSentences } from '../saying.ts';

export const moveRefusals: RefusalSentences = {
  noSuchTile: ({ tile }, say) => `${say.text(tile)} is not on this map.`,
  unknownGround: ({ tile }, say) =>
    `Nobody knows what is on ${say.text(tile)}: it is unknown ground until your GM shows it.`,
  tileHeld: ({ tile }, say) => `Somebody stands on ${say.text(tile)}: nobody else can end there.`,
  noPlaceToEnd: ({ tile }, say) => `Nobody can end a move on ${say.text(tile)}: run over it, and end beyond.`,
  noPlaceToStand: ({ tile }, say) => `Nobody can stand on ${say.text(tile)}.`,
  tooFar: ({ actor, tile, cost, speed }, say) =>
    `${say.text(tile)} is too far for one move: it takes ${say.text(cost)}, ${say.who(actor)} has ${say.text(speed)}.`,
  tooNimble: ({ actor, tile, points, agility }, say) =>
    `The way to ${say.text(tile)} takes ${say.text(points)} Agility ${points === 1 ? 'Point' : 'Points'}; ${say.who(actor)} has ${say.text(agility)} left this turn.`,
  noWayThere: ({ actor, tile }, say) => `No way leads ${say.who(actor)} to ${say.text(tile)}.`,
  fallEndsMove: ({ tile }, say) =>
    `This way falls to ${say.text(tile)}, and a fall ends the move: end it there.`,
  staysPut: ({ actor }, say) => `${say.who(actor)} stands there already.`,
  cannotMove: ({ actor }, say) => `${say.who(actor)} cannot go anywhere from here.`,
  sayWhere: () => 'Say where to: a tile (C4), tiles (C4 D5 E5), or steps (up 3, right 2).',
};
