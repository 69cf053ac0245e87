import type { RefusalSentences } from '../saying.ts';

export const abilityRefusals: RefusalSentences = {
  untargetable: ({ target }, say) => `${say.who(target)} cannot be aimed at now.`,
  wrongType: ({ target, types }, say) =>
    `That works on ${say.list(types)} units only, and ${say.who(target)} is none.`,
  outOfRange: ({ target, away, reach }, say) =>
    `${say.who(target)} is ${say.text(away)} tiles away; it reaches ${say.text(reach)}.`,
  outOfSight: ({ target }, say) => `${say.who(target)} is out of sight.`,
  tileOutOfRange: ({ tile, away, reach }, say) =>
    `${say.text(tile)} is ${say.text(away)} tiles away; it reaches ${say.text(reach)}.`,
  tileOutOfSight: ({ tile }, say) => `${say.text(tile)} is out of sight.`,
  notTheirs: ({ actor, act }, say) => `${say.who(actor)} does not have ${say.text(act)}.`,
  noTarget: ({ act }, say) =>
    `There is nothing to aim ${say.text(act)} at. Where it takes a place, name a tile: \`target:C4\`.`,
};
