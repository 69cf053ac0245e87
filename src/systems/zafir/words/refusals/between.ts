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
    `${say.who(actor)} is on the mission ${say.text(mission)}. The loadout is locked until it's over.`,
  onMission: ({ actor, mission }, say) =>
    `${say.who(actor)} is on the mission ${say.text(mission)}. Do that between missions.`,
  notOwned: () => 'You no longer own that.',
  notSoMany: ({ thing, has }, say) =>
    has === 1 ? `You only have one ${say.text(thing)}.` : `You only have ${has} of ${say.text(thing)}.`,
  notACount: ({ text }, say) => `"${say.text(text)}" isn't a number of things: type 1, 2, 3 …`,

  lastLevel: ({ level }) => `Level ${level} is the highest in the basic rules.`,
  tooFewXp: ({ level, xp, needs }) => `Level ${level} takes ${needs} XP, and you have ${xp}.`,
  noUpgrade: () => "You get a new class at level 2, and you've already chosen it.",
  notAnUpgrade: ({ class: name, choices }, say) =>
    `You can't go from your class to ${say.text(name)}: choose ${say.list(choices)}.`,
  noAbilityPoint: () => 'You have no ability to choose. You get one with each level from 2 on.',
  knowsIt: ({ ability }, say) => `You already know ${say.text(ability)}.`,
  classFirst: () => 'Choose your new class first: you learn from its list.',
  notOnLists: ({ ability, classes }, say) =>
    `${say.text(ability)} isn't on your lists (${say.list(classes)}).`,
  abilityRequires: ({ ability, requires }, say) =>
    `To learn ${say.text(ability)}, learn ${say.text(requires)} first.`,
  noAttributePoint: () => 'You have no attribute point. You get one at level 3.',
  attributeHighest: ({ most }) => `An attribute can't go above ${most}.`,
  noResponsibilityPoint: () => 'You have no responsibility point. You get one at level 4.',
  renownedAlready: ({ responsibility }, say) =>
    `${say.text(responsibility)} is already at its highest: Renowned, 5 points.`,
  requirementOpen: ({ responsibility, level, requirement, means }, say) =>
    `${say.text(level)} in ${say.text(responsibility)} requires ${say.text(requirement)}: ${say.text(means)}. Name a mentor from the crew if one is enough, or ask your GM to do it. You keep the point.`,
  fluentAlready: ({ language }, say) => `You already speak ${say.text(language)} fluently.`,
  needsTeacher: ({ language }, say) =>
    `Only somebody fluent can teach you ${say.text(language)}. Name them, or ask your GM to say that you found one.`,

  noSuchWare: () => 'Nobody sells that.',
  notForSale: ({ what }, say) => `No vendor sells ${say.text(what)}: it's rare. Ask your GM how to find one.`,
  tooPoor: ({ what, price, has }, say) =>
    `${say.text(what)} costs ${cents(price)}, and you have ${cents(has)}.`,
  noPrice: ({ what }, say) => `${say.text(what)} has no list price: settle it with your GM.`,
  nothingOwned: () => 'You only own what you wear.',
  nothingToRestock: () => 'Nothing in your pockets needs restocking.',
  needsMagic: ({ what, magic }, say) =>
    `Charging ${say.text(what)} takes a mage a day and two charges of ${say.text(magic)} abilities. Find a mage, and ask your GM to do it.`,
  needsDaeva: ({ what }, say) =>
    `Charging ${say.text(what)} takes the essence of a minor daeva. Your GM says when you have one.`,
  needsPlay: ({ what }, say) => `${say.text(what)} gets its charge as a reward for play, from your GM.`,
  notRestocked: ({ what }, say) => `You can't restock ${say.text(what)}: buy a new one.`,

  notEquipment: ({ thing }, say) =>
    `You can't equip ${say.text(thing)}: only weapons, body armour and headgear go in slots.`,
  notProficient: ({ thing, proficiency }, say) =>
    `${say.text(thing)} needs the proficiency ${say.text(proficiency)}, and your classes don't have it.`,
  noSecondarySlot: () => 'With Arm Amputation you have no secondary weapon slot until you get an aid for it.',
  slotEmpty: ({ slot }) => `There's nothing in ${slotNames[String(slot)] ?? 'that slot'}.`,
  nothingToEquip: () => 'You already wear everything you could equip.',
  nothingEquipped: () => "You aren't wearing anything.",
  notForPockets: ({ thing }, say) =>
    `${say.text(thing)} doesn't go in a pocket: only utility items and grenades do.`,
  grenadesOnly: ({ thing }, say) => `The grenade pocket only holds grenades, not ${say.text(thing)}.`,
  noSuchPocket: ({ pocket }) =>
    pocket === 'grenade'
      ? 'You need Grenadier, and body armour, for a grenade pocket.'
      : "Pockets are on body armour, and you aren't wearing any.",
  pocketsFull: ({ pocket, room, has }, say) =>
    `${pocket === 'grenade' ? 'Your grenade pocket is' : room === 1 ? 'Your utility pocket is' : `All ${room} of your utility pockets are`} full: ${say.list(has)}.`,
  pocketEmpty: () => 'That pocket is empty now.',
  pocketsEmpty: () => 'Your pockets are empty.',
  nothingToPocket: () => 'Every item and grenade you own is already in a pocket.',
  noMods: () => 'Every mod you own is already installed.',
  noModsInstalled: () => 'Nothing you have equipped has a mod installed.',
  modNotThere: ({ mod }, say) => `${say.text(mod)} isn't installed there.`,
  modWrongKind: ({ mod, thing, takes }, say) =>
    `${say.text(mod)} is made for ${say.text(takes)}, not for ${say.text(thing)}.`,
  modPrimaryOnly: ({ mod }, say) => `${say.text(mod)} only goes on primary weapons.`,
  modBlunt: ({ mod, thing }, say) => `${say.text(thing)} is Blunt: it has no blade for ${say.text(mod)}.`,
  modSingleShot: ({ mod, thing }, say) =>
    `${say.text(thing)} is Single-shot: it has no magazine for ${say.text(mod)}.`,
  modRequires: ({ mod, ability }, say) =>
    `${say.text(mod)} needs ${say.text(ability)}, and you don't know that.`,
  modSlotTaken: ({ mod, slot, by }, say) =>
    `${say.text(mod)} goes in the ${say.text(slot)} slot, and ${say.text(by)} is already in it.`,
  noModSlot: ({ thing, slots }, say) =>
    slots === 0
      ? `${say.text(thing)} takes no mods.`
      : `${say.text(thing)} has no mod slot left: it has ${slots}.`,

  noDisability: () => 'They no longer have that disability.',
  aidedAlready: ({ aid, disability }, say) =>
    `They already have ${say.text(aid)} for ${say.text(disability)}.`,
  nobodyToGive: () => "There's nobody else in the crew to give it to.",
  tooRich: ({ target }, say) => `That's more money than ${say.who(target)} can carry.`,
};
