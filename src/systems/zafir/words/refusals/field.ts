import type { RefusalSentences } from '../saying.ts';

export const fieldRefusals: RefusalSentences = {
  nowhereUnnoticed: ({ actor }, say) =>
    `I found no cover nearby where no enemy would notice ${say.who(actor)}. Type a tile (C4).`,
  noticedThere: ({ actor, tile }, say) => `An enemy would notice ${say.who(actor)} on ${say.text(tile)}.`,
  nothingToUse: ({ actor }, say) => `There's nothing next to ${say.who(actor)} to use.`,
  nothingThere: ({ tile }, say) =>
    `There's nothing on ${say.text(tile)} to lock: put an object or a door there first.`,
  isLocked: ({ object, at }, say) => `${say.text(object)} (${say.text(at)}) is locked.`,
  hiddenAlready: ({ name }, say) => `${say.text(name)} is already hidden from the players.`,
  shownAlready: ({ name }, say) => `${say.text(name)} isn't hidden from the players.`,
  onlyEnemiesHide: ({ name }, say) =>
    `${say.text(name)} is on the players' side, so they know about them. You can only hide enemies.`,
  standsThere: ({ actor }, say) =>
    `${say.who(actor)} is standing there and knows the ground. You can only hide tiles that nobody of the crew is on.`,
  notHidden: ({ actor }, say) =>
    `${say.who(actor)} isn't an enemy, so players know about them. A GM can make them Concealed instead.`,
  doorHeld: ({ at }, say) => `Somebody is standing in the doorway (${say.text(at)}), so you can't close it.`,
};
