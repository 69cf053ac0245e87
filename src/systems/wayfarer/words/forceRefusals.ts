import type { Refusals } from './saying.ts';

/** Why a force or a unit isn't legal: the rule, and what would mend it. */
export const forceRefusals: Refusals = {
  noUnits: () => 'A force needs a unit at the least. Add one.',
  noCopies: ({ unit }, { typed }) => `Say how many of ${typed(unit)} there are: 1 or more.`,
  pointsSpent: ({ cost, left }) =>
    `It costs ${String(cost)} points, ${String(-Number(left))} more than there are. Leave something out.`,
  tooDear: ({ cost, left }) =>
    `It costs ${String(cost)} points more, and ${String(left)} are left. Leave something out.`,
  noHeroes: () => 'Heroes are had only where all agreed to them. Take a Champion instead.',
  tooManyOfRank: ({ rank, have, most, points }, { thing }) =>
    `${String(points)} points may have ${String(most)} of the rank ${thing(rank)}; this has ${String(have)}. Lower the rank of some.`,
  emptyTome: ({ tome }, { typed }) => `There is no spell in ${typed(tome)}. Add one, or leave it out.`,
  twice: ({ what }, { thing }) => `${thing(what)} is there twice. Leave one out.`,
  squadOfOne: ({ squad }, { typed }) => `A squad has two models or more. Add one to ${typed(squad)}.`,
  learnedElsewhere: ({ unit }, { typed }) =>
    `${typed(unit)} has learned in an Escalation campaign, and fights in its matches alone. Write 'escalation' where you propose the battle.`,
  bandHoldsAside: () => 'A band holds nobody aside. Empty the sideboard first.',
  bandTooDear: ({ value, most }) =>
    `A band begins with ${String(most)} points at most, and this is worth ${String(value)}. Leave something out.`,
  allRest: () => 'All of its units are wounded. Press Pass a match first.',
  unknownPart: ({ kind, name, nearest }, { typed }) =>
    `There is no ${String(kind)} called '${typed(name)}'.${nearest === null ? ' Look at the list.' : ` Did you mean ${typed(nearest)}?`}`,
  badField: ({ what, text }, { typed }) =>
    `'${typed(text)}' can't be read as ${String(what)}. Write it as it is printed.`,
  noName: () => 'It needs a name.',
  badName: ({ name }, { typed }) => `'${typed(name)}' can't be a name: leave out semicolons and strokes.`,
  nameTaken: ({ name }, { typed }) => `Something is called ${typed(name)} already. Take another name.`,
  notThere: ({ unit, copies }, { typed }) => `There aren't ${String(copies)} of ${typed(unit)}. Take fewer.`,
  notPointForPoint: ({ out, into }) =>
    `What comes in is worth ${String(into)}, what goes out ${String(out)}. Take in no more than goes out.`,
  templateNeeds: ({ template, needs }, { thing }) =>
    `${thing(template)} is laid over who is ${String(needs)} alone.`,
  templateNeedsTrait: ({ template }, { thing }) => `${thing(template)} needs one of its own traits. Buy one.`,
  noSuchAttribute: ({ attribute }, { thing }) => `Its kind has no ${thing(attribute)}. Leave it at nothing.`,
  bumpBeyond: ({ attribute, most }, { thing }) =>
    `A bump of ${thing(attribute)} goes to ${String(most)} at most. Lower it.`,
  noBumpsForSale: ({ attribute }, { thing }) =>
    `Its kind buys no such bump of ${thing(attribute)}. Leave it out.`,
  sizeIsGiven: ({ species }, { thing }) => `A ${thing(species)} has a size of its own. Leave the size out.`,
  sizeBeyond: () => 'A size goes from 1x1 to 4x4.',
  traitNotOpen: ({ trait, species }, { thing }) =>
    `${thing(trait)} isn't open to a ${thing(species)}. Take another trait.`,
  traitNeedsSize: ({ trait }, { thing }) =>
    `${thing(trait)} asks for another size. Change the size, or leave it out.`,
  beastsHaveNoOccupation: () => 'Animals and monsters have no occupation. Leave it out.',
  needsOccupation: () => 'It needs an occupation. Choose one.',
  noTechnicalOff: () => 'Its traits leave it no dice of Technical OFF. Take them away.',
  diceOutOfRange: ({ attribute, least, most }, { thing }) =>
    `It may have ${String(least)} to ${String(most)} dice of ${thing(attribute)}.`,
  notABeastsSkill: ({ skill }, { thing }) => `${thing(skill)} is no skill of beasts. Take another.`,
  skillNeeds: ({ skill }, { thing }) => `${thing(skill)} asks for something that it hasn't got. Look it up.`,
  noSpellsForBeast: () => 'It casts no spells. Leave them out.',
  noEquipment: () => 'It carries nothing. Leave its gear out.',
  noWeapons: () => 'It carries no weapons. Leave them out.',
  oneArmour: () => 'It wears one suit of armour. Leave the others out.',
  mountTooSmall: ({ mount }, { typed }) => `${typed(mount)} is too small to ride. Take a larger mount.`,
  mountIsMounted: () => 'A mount rides on nothing.',
  slotsSpent: ({ rank, slots, used }, { thing }) =>
    `A ${thing(rank)} has ${String(slots)} abilities; this has ${String(used)}. Raise its rank, or leave some out.`,
  tooManyBumps: ({ attribute, most }, { thing }) =>
    `${thing(attribute)} has ${String(most)} bumps at most. Leave one out.`,
  vehicleBeyondSize: ({ vehicle, what, most }, { typed }) =>
    `${typed(vehicle)} is too small for that: ${String(what)} at most ${String(most)}.`,
  notForVehicles: ({ device }, { thing }) => `${thing(device)} isn't made for vehicles. Leave it out.`,
  badRange: ({ occupation, attribute, most }, { typed, thing }) =>
    `${typed(occupation)} may have 0 to ${String(most)} dice of ${thing(attribute)}.`,
  badSheet: ({ at, takes }) => `The sheet can't be read: ${String(at)} takes ${String(takes)}.`,
};
