import { money } from '../money.ts';
import type { RefusalSentences } from '../saying.ts';

const cents = (value: unknown) => money(typeof value === 'number' ? value : 0);

const slotNames: Readonly<Record<string, string>> = {
  primary: 'the primary slot',
  secondary: 'the secondary slot',
  armour: 'the body armour slot',
  headgear: 'the headgear slot',
};

/** Why something is not done between missions: levels, shops, gear. */
export const betweenRefusals: RefusalSentences = {
  loadoutLocked: ({ actor, mission }, say) =>
    `${say.who(actor)} is on the mission ${say.text(mission)}: the loadout is locked until it is over.`,
  onMission: ({ actor, mission }, say) =>
    `${say.who(actor)} is on the mission ${say.text(mission)}: that is for the time between missions.`,
  notOwned: () => 'You no longer own that.',
  notSoMany: ({ thing, has }, say) =>
    has === 1 ? `There is only one ${say.text(thing)}.` : `There are only ${has} of ${say.text(thing)}.`,
  notACount: ({ text }, say) => `'${say.text(text)}' isn't a number of things: type 1, 2, 3 …`,

  lastLevel: ({ level }) => `Level ${level} is the last of the basic rules.`,
  tooFewXp: ({ level, xp, needs }) => `Level ${level} takes ${needs} XP; you have ${xp}.`,
  noUpgrade: () => 'A new class comes with level 2, and it has been chosen.',
  notAnUpgrade: ({ class: name, choices }, say) =>
    `${say.text(name)} does not follow from your class: choose ${say.list(choices)}.`,
  noAbilityPoint: () => 'You have no ability to choose: each level from the second on brings one.',
  knowsIt: ({ ability }, say) => `You know ${say.text(ability)} already; no ability is learnt twice.`,
  classFirst: () => 'Choose your new class first: its list is what you learn from.',
  notOnLists: ({ ability, classes }, say) =>
    `${say.text(ability)} is on no list of yours (${say.list(classes)}).`,
  abilityRequires: ({ ability, requires }, say) => `${say.text(ability)} takes ${say.text(requires)} first.`,
  noAttributePoint: () => 'You have no attribute point: level 3 brings one.',
  attributeHighest: ({ most }) => `No attribute rises above ${most}.`,
  noResponsibilityPoint: () => 'You have no responsibility point: level 4 brings one.',
  renownedAlready: ({ responsibility }, say) =>
    `${say.text(responsibility)} is at its highest: Renowned, 5 points.`,
  requirementOpen: ({ responsibility, level, requirement, means }, say) =>
    `${say.text(level)} in ${say.text(responsibility)} takes ${say.text(requirement)}: ${say.text(means)}. Name a mentor of the crew where one is enough, or have your GM do it; the point keeps.`,
  fluentAlready: ({ language }, say) => `You speak ${say.text(language)} fluently already.`,
  needsTeacher: ({ language }, say) =>
    `Only somebody fluent teaches ${say.text(language)}: name them, or have your GM say that you found one.`,

  noSuchWare: () => 'Nobody sells that.',
  notForSale: ({ what }, say) => `No vendor has ${say.text(what)}: it is rare, and found in other ways.`,
  tooPoor: ({ what, price, has }, say) => `${say.text(what)} takes ${cents(price)}; you have ${cents(has)}.`,
  noPrice: ({ what }, say) => `${say.text(what)} has no list price: settle it with your GM.`,
  nothingOwned: () => 'You own only what you wear.',
  nothingToRestock: () => 'Nothing in your pockets needs it.',
  needsMagic: ({ what, magic }, say) =>
    `${say.text(what)} is charged with two charges of ${say.text(magic)} abilities, over a day: ask a mage, and your GM to do it.`,
  needsDaeva: ({ what }, say) =>
    `${say.text(what)} is charged with the essence of a minor daeva: your GM says when you have one.`,
  needsPlay: ({ what }, say) => `${say.text(what)} is charged as a reward for play: your GM gives it.`,
  notRestocked: ({ what }, say) => `${say.text(what)} does not come back: buy a new one.`,

  notEquipment: ({ thing }, say) =>
    `${say.text(thing)} goes into no slot: weapons, body armour and headgear do.`,
  notProficient: ({ thing, proficiency }, say) =>
    `${say.text(thing)} takes the proficiency ${say.text(proficiency)}, which no class of yours has.`,
  noSecondarySlot: () => 'Arm Amputation leaves no secondary weapon slot, until an aid makes up for it.',
  slotEmpty: ({ slot }) => `There is nothing in ${slotNames[String(slot)] ?? 'that slot'}.`,
  nothingToEquip: () => 'You already wear everything you could equip.',
  nothingEquipped: () => 'You wear nothing.',
  notForPockets: ({ thing }, say) => `${say.text(thing)} is for no pocket: utility items and grenades are.`,
  grenadesOnly: ({ thing }, say) => `The grenade pocket holds grenades alone, not ${say.text(thing)}.`,
  noSuchPocket: ({ pocket }) =>
    pocket === 'grenade'
      ? 'Only those with Grenadier have a grenade pocket, in the armour they wear.'
      : 'Pockets are on body armour, and you wear none.',
  pocketsFull: ({ pocket, room, has }, say) =>
    `${pocket === 'grenade' ? 'The grenade pocket is' : room === 1 ? 'The utility pocket is' : `All ${room} utility pockets are`} taken: ${say.list(has)}.`,
  pocketEmpty: () => 'That pocket is empty now.',
  pocketsEmpty: () => 'Your pockets are empty.',
  nothingToPocket: () => 'Every item and grenade you own is already in a pocket.',
  noMods: () => 'Every mod you own is already installed.',
  noModsInstalled: () => 'No mod is installed on what you have equipped.',
  modNotThere: ({ mod }, say) => `${say.text(mod)} is not installed there.`,
  modWrongKind: ({ mod, thing, takes }, say) =>
    `${say.text(mod)} is made for ${say.text(takes)}, not for ${say.text(thing)}.`,
  modPrimaryOnly: ({ mod }, say) => `${say.text(mod)} goes on primary weapons alone.`,
  modBlunt: ({ mod, thing }, say) => `${say.text(thing)} is Blunt: it has no blade for ${say.text(mod)}.`,
  modSingleShot: ({ mod, thing }, say) =>
    `${say.text(thing)} is Single-shot: it has no magazine for ${say.text(mod)}.`,
  modRequires: ({ mod, ability }, say) =>
    `${say.text(mod)} takes ${say.text(ability)}, which you do not know.`,
  modSlotTaken: ({ mod, slot, by }, say) =>
    `${say.text(mod)} takes the ${say.text(slot)} slot, and ${say.text(by)} has it.`,
  noModSlot: ({ thing, slots }, say) =>
    slots === 0
      ? `${say.text(thing)} takes no mods.`
      : `${say.text(thing)} has no mod slot left: it has ${slots}.`,

  noDisability: () => 'They no longer have that disability.',
  aidedAlready: ({ aid, disability }, say) =>
    `They have ${say.text(aid)} for ${say.text(disability)} already.`,
  nobodyToGive: () => "There's nobody else in the crew to give it to.",
  tooRich: ({ target }, say) => `${say.who(target)} cannot keep so much money.`,
};
