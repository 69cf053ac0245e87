import type { RefusalSentences } from '../saying.ts';

export const moveRefusals: RefusalSentences = {
  noSuchTile: ({ tile }, say) => `${say.text(tile)} isn't on this map.`,
  unknownGround: ({ tile }, say) =>
    `You don't know what's on ${say.text(tile)}: it's unknown ground until your GM shows it.`,
  tileHeld: ({ tile }, say) => `Somebody is standing on ${say.text(tile)}: you can't end a move there.`,
  noPlaceToEnd: ({ tile }, say) =>
    `You can't end a move on ${say.text(tile)}: run over it, and end beyond it.`,
  noPlaceToStand: ({ tile }, say) => `Nobody can stand on ${say.text(tile)}.`,
  tooFar: ({ actor, tile, cost, speed }, say) =>
    `${say.text(tile)} is too far for one move: it takes ${say.text(cost)}, and ${say.who(actor)} has ${say.text(speed)}.`,
  tooNimble: ({ actor, tile, points, agility }, say) =>
    `The way to ${say.text(tile)} takes ${say.text(points)} Agility ${points === 1 ? 'Point' : 'Points'}, and ${say.who(actor)} has ${say.text(agility)} left this turn.`,
  noWayThere: ({ actor, tile }, say) =>
    `${say.who(actor)} can't get to ${say.text(tile)}: there's no way there.`,
  fallEndsMove: ({ tile }, say) =>
    `This way falls to ${say.text(tile)}, and a fall ends the move: end it there.`,
  staysPut: ({ actor }, say) => `${say.who(actor)} is already there.`,
  cannotMove: ({ actor }, say) => `${say.who(actor)} can't go anywhere from here.`,
  sayWhere: () => 'Where to? Type a tile (C4), several tiles (C4 D5 E5), or steps (up 3, right 2).',
};
