import type { RefusalSentences } from '../saying.ts';

export const abilityRefusals: RefusalSentences = {
  untargetable: ({ target }, say) => `${say.who(target)} cannot be aimed at now.`,
  wrongType: ({ target, types }, say) =>
    `That works on ${Array.isArray(types) ? types.map((type) => say.text(type)).join(' or ') : say.text(types)} units only, and ${say.who(target)} is none.`,
  outOfRange: ({ target, weapon, away, reach }, say) =>
    `${say.who(target)} is ${say.text(away)} tiles away; ${typeof weapon === 'string' ? `the ${say.text(weapon)}` : 'it'} reaches ${say.text(reach)}.`,
  outOfSight: ({ target }, say) => `${say.who(target)} is out of sight.`,
  tileOutOfRange: ({ tile, away, reach }, say) =>
    `${say.text(tile)} is ${say.text(away)} tiles away; it reaches ${say.text(reach)}.`,
  tileOutOfSight: ({ tile }, say) => `${say.text(tile)} is out of sight.`,
  notTheirs: ({ actor, act }, say) =>
    `${say.text(act)} is nothing that ${say.who(actor)} can do now. \`/act\` lists what is.`,
  noTarget: ({ act }, say) =>
    `There is nothing to aim ${say.text(act)} at. Where it takes a place, name a tile: \`target:C4\`.`,
  noEnemyKnown: ({ actor }, say) => `${say.who(actor)} knows of no enemy here.`,
  noPrimaryGun: ({ actor }, say) => `${say.who(actor)} has no primary weapon that shoots.`,
  noSidearm: ({ actor }, say) => `${say.who(actor)} has no secondary weapon that shoots.`,
  noMeleeWeapon: ({ actor }, say) => `${say.who(actor)} has no melee weapon.`,
  tooFewShots: ({ weapon, left, needed }, say) =>
    `It takes ${say.text(needed)} shots; ${say.text(weapon)} has ${say.text(left)}. Reload first.`,
  movesOrFires: ({ weapon }, say) =>
    `${say.text(weapon)} takes a whole turn to fire: nobody charges with it.`,
  noGrenadeToLay: ({ actor }, say) => `${say.who(actor)} has no grenade left to lay.`,
  nameATile: () => 'Name a tile: `target:C4`.',
  noCoverThere: ({ tile }, say) => `There is no cover around ${say.text(tile)} that could be destroyed.`,
  nothingLocked: () => 'Nothing here is locked.',
  noRoomForCover: ({ tile }, say) => `It takes three free tiles in a row, and ${say.text(tile)} is not free.`,
  noGrapplingGun: ({ actor }, say) => `${say.who(actor)} has no Grappling Gun in a pocket.`,
  nothingHigher: () => 'No higher tile is in reach and sight.',
  notHigher: ({ tile }, say) => `${say.text(tile)} is not higher up.`,
};
