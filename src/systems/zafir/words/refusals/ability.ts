import type { RefusalSentences } from '../saying.ts';

export const abilityRefusals: RefusalSentences = {
  untargetable: ({ target }, say) => `You can't aim at ${say.who(target)} now.`,
  wrongType: ({ target, types }, say) =>
    `That only works on ${Array.isArray(types) ? types.map((type) => say.text(type)).join(' or ') : say.text(types)} units. ${say.who(target)} isn't one.`,
  outOfRange: ({ target, weapon, away, reach }, say) =>
    `${say.who(target)} is ${say.text(away)} tiles away; ${typeof weapon === 'string' ? `the ${say.text(weapon)}` : 'it'} reaches ${say.text(reach)}.`,
  outOfSight: ({ target }, say) => `${say.who(target)} is out of sight.`,
  tileOutOfRange: ({ tile, away, reach }, say) =>
    `${say.text(tile)} is ${say.text(away)} tiles away; it reaches ${say.text(reach)}.`,
  tileOutOfSight: ({ tile }, say) => `${say.text(tile)} is out of sight.`,
  notTheirs: ({ actor, act }, say) =>
    `${say.who(actor)} can't use ${say.text(act)} now. \`/act\` lists what ${say.of(actor).they} can do.`,
  noTarget: ({ act }, say) =>
    `There's no target for ${say.text(act)}. Does it need a place? Name a tile: \`target:C4\`.`,
  noEnemyKnown: ({ actor }, say) => `${say.who(actor)} doesn't know of any enemy here.`,
  noPrimaryGun: ({ actor }, say) => `${say.who(actor)} has no primary weapon to shoot with.`,
  noSidearm: ({ actor }, say) => `${say.who(actor)} has no secondary weapon to shoot with.`,
  noMeleeWeapon: ({ actor }, say) => `${say.who(actor)} has no melee weapon.`,
  tooFewShots: ({ weapon, left, needed }, say) =>
    `That takes ${say.text(needed)} shots, and ${say.text(weapon)} has ${say.text(left)}. Reload first.`,
  movesOrFires: ({ weapon }, say) =>
    `${say.text(weapon)} takes a whole turn to fire: you can't charge with it.`,
  noGrenadeToLay: ({ actor }, say) => `${say.who(actor)} has no grenade left to lay.`,
  nameATile: () => 'Name a tile: `target:C4`.',
  noCoverThere: ({ tile }, say) => `There's no cover to destroy around ${say.text(tile)}.`,
  nothingLocked: () => 'Nothing here is locked.',
  noRoomForCover: ({ tile }, say) => `You need three free tiles in a row, and ${say.text(tile)} isn't free.`,
  noGrapplingGun: ({ actor }, say) => `${say.who(actor)} has no Grappling Gun in a pocket.`,
  nothingHigher: () => "There's no higher tile in reach and sight.",
  notHigher: ({ tile }, say) => `${say.text(tile)} isn't higher up.`,
};
