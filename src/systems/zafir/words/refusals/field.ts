import type { RefusalSentences } from '../saying.ts';

export const fieldRefusals: RefusalSentences = {
  nowhereUnnoticed: ({ actor }, say) =>
    `Nowhere near is a place in cover where no enemy would notice ${say.who(actor)}: type a tile (C4).`,
  noticedThere: ({ actor, tile }, say) => `An enemy would notice ${say.who(actor)} on ${say.text(tile)}.`,
  nothingToUse: ({ actor }, say) => `Nothing is beside ${say.who(actor)} that could be used.`,
  nothingThere: ({ tile }, say) =>
    `Nothing on ${say.text(tile)} can be locked: put an object or a door there first.`,
  isLocked: ({ object, at }, say) => `${say.text(object)} (${say.text(at)}) is locked.`,
  hiddenAlready: ({ name }, say) => `Players know nothing of ${say.text(name)} already.`,
  shownAlready: ({ name }, say) => `Players know of ${say.text(name)} already.`,
  onlyEnemiesHide: ({ name }, say) =>
    `${say.text(name)} is on the players' side, and known to them: only enemies can be hidden.`,
  standsThere: ({ actor }, say) =>
    `${say.who(actor)} stands there and knows the ground: only tiles on which nobody of the crew stands can be hidden.`,
  notHidden: ({ actor }, say) =>
    `${say.who(actor)} is no enemy: players know of them. A GM may say that they are concealed.`,
  doorHeld: ({ at }, say) => `Somebody stands in the doorway (${say.text(at)}): it cannot be closed.`,
};
