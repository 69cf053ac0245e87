import { escapeMarkdown } from '../../../engine/text.ts';
import type { Json } from '../../../engine/json.ts';
import { limitWords } from '../../../engine/limitWords.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Note } from '../../../engine/words.ts';
import { damageTypes } from '../content/damageTypes.ts';
import type { Events } from '../events.ts';
import type { Saying, Sentence, Telling } from './telling.ts';

/** '**Battery** ×2'. */
const many = (what: string, count: number) => `**${escapeMarkdown(what)}**${count === 1 ? '' : ` ×${count}`}`;

const shown = (value: string) => (value === '' ? 'nothing' : escapeMarkdown(value.slice(0, 200)));

/** So long is what stands there whole; of a longer list only what is new and what is gone. */
const WHOLE = 120;

/** 'HP 11 → 7'; of a long list '+ A lucky coin' and '− Torch'. */
function changeWords(label: string, from: string, to: string): string {
  if (from.length + to.length <= WHOLE || !`${from}${to}`.includes('; '))
    return `${escapeMarkdown(label)} ${shown(from)} → ${shown(to)}`;
  const [before, after] = [from.split('; '), to.split('; ')];
  const parts = [
    ...after.filter((one) => !before.includes(one)).map((one) => `+ ${one}`),
    ...before.filter((one) => !after.includes(one)).map((one) => `− ${one}`),
  ];
  return `${escapeMarkdown(label)} ${parts.length === 0 ? 'in another order' : parts.map(escapeMarkdown).join(', ')}`;
}

export function sheetAmended({ actor, label, from, to, also }: Events['sheetAmended'], at: Telling): Note {
  if (!at.knows(actor)) return { text: `${at.name(actor)}'s sheet changed: ${label}.`, tone: 'quiet' };
  const changes = [{ label, from, to }, ...also].map((one) => changeWords(one.label, one.from, one.to));
  return { text: `${at.name(actor)}: ${changes.join('; ')}.`, tone: 'plain' };
}

export function levelRaised(e: Events['levelRaised'], at: Telling): Note {
  const gets = [
    `${e.hp} more HP`,
    `Max SP ${e.sp}`,
    ...(e.ability === null ? [] : [`**${e.ability}**`]),
    ...(e.points === 0 ? [] : [`${e.points} AP to spend`]),
  ];
  return {
    text: `${at.name(e.actor)} is level **${e.level}** now: ${gets.join(', ')}.`,
    tone: 'good',
    why: [`d6: ${e.dice.join(', ')}`],
  };
}

export function abilityGained(
  { actor, ability, replaces, left }: Events['abilityGained'],
  at: Telling,
): Note {
  const instead = replaces === null ? '' : ` in place of ${replaces}`;
  const rest = left === 0 ? '' : ` ${left} AP left.`;
  return { text: `${at.name(actor)} gains **${escapeMarkdown(ability)}**${instead}.${rest}`, tone: 'good' };
}

export function bought(e: Events['bought'], at: Telling): Note {
  const forGear = e.leftForGear === 0 ? '' : ` and ${e.leftForGear} mC for Adventuring Gear`;
  return {
    text: `${at.name(e.actor)} buys ${many(e.what, e.count)} for ${e.price} mC: ${e.left} mC${forGear} left.`,
    tone: 'plain',
  };
}

export const sold = ({ actor, what, count, gets, left }: Events['sold'], at: Telling): Note => ({
  text: `${at.name(actor)} sells ${many(what, count)} for ${gets} mC: ${left} mC now.`,
  tone: 'plain',
});

export const handedOver = ({ actor, target, what, count }: Events['handedOver'], at: Telling): Note => ({
  text: `${at.name(actor)} gives ${many(what, count)} to ${at.name(target)}.`,
  tone: 'plain',
});

export const notCarried = ({ actor, target, what }: Events['notCarried'], at: Telling): Note => ({
  text: `${at.name(target)} can't lift the **${escapeMarkdown(what)}**: ${at.name(actor)} keeps it.`,
  tone: 'bad',
});

export const moneyGiven = ({ actor, target, amount }: Events['moneyGiven'], at: Telling): Note => ({
  text: `${at.name(actor)} gives ${amount} mC to ${at.name(target)}.`,
  tone: 'plain',
});

export const worn = ({ actor, what, instead }: Events['worn'], at: Telling): Note => ({
  text: `${at.name(actor)} puts on **${escapeMarkdown(what)}**${instead === null ? '' : ` instead of ${escapeMarkdown(instead)}`}.`,
  tone: 'plain',
});

export const takenOff = ({ actor, what }: Events['takenOff'], at: Telling): Note => ({
  text: `${at.name(actor)} takes off **${escapeMarkdown(what)}**.`,
  tone: 'plain',
});

export const ate = ({ actor, left }: Events['ate'], at: Telling): Note => ({
  text: `${at.name(actor)} eats: ${left} ${left === 1 ? 'day' : 'days'} of rations left.`,
  tone: 'plain',
});

export const drank = ({ actor, left }: Events['drank'], at: Telling): Note => ({
  text: `${at.name(actor)} drinks: ${left} ${left === 1 ? 'day' : 'days'} of water left.`,
  tone: 'plain',
});

export const filled = ({ actor, days }: Events['filled'], at: Telling): Note => ({
  text: `${at.name(actor)} fills up: water for ${days} ${days === 1 ? 'day' : 'days'}.`,
  tone: 'plain',
});

export const ropeLoaded = ({ actor, what, kilonewtons, broke }: Events['ropeLoaded'], at: Telling): Note => ({
  text: `${at.name(actor)}'s **${escapeMarkdown(what)}** ${broke ? 'breaks' : 'holds'} under ${kilonewtons} kN.`,
  tone: broke ? 'bad' : 'good',
});

export const repaired = (
  { actor, vehicle, dice, hp: [before, now] }: Events['repaired'],
  at: Telling,
): Note => ({
  text: `${at.name(actor)} repairs ${at.name(vehicle)} for an hour: HP ${before} → ${now}.`,
  tone: 'good',
  why: [`d6: ${dice.join(', ')}`],
});

export const notRepaired = ({ actor, vehicle }: Events['notRepaired'], at: Telling): Note => ({
  text: `${at.name(actor)} works on ${at.name(vehicle)} for an hour and gets nowhere.`,
  tone: 'bad',
});

export const vehicleMended = (
  { vehicle, hp: [before, now] }: Events['vehicleMended'],
  at: Telling,
): Note => ({
  text: `${at.name(vehicle)} gets ${now - before} HP back${at.knows(vehicle) ? ` (HP ${before} → ${now})` : ''}.`,
  tone: 'good',
});

export const vehicleBought = (
  { actor, vehicle, price, left }: Events['vehicleBought'],
  at: Telling,
): Note => ({
  text: `${at.name(actor)} buys ${at.name(vehicle)} for ${price} mC: ${left} mC left.`,
  tone: 'plain',
});

export const builtIn = ({ actor, vehicle, system }: Events['builtIn'], at: Telling): Note => ({
  text: `${at.name(actor)} builds the ${escapeMarkdown(system)} into ${at.name(vehicle)}.`,
  tone: 'good',
});

export const vehicleClaimed = ({ actor, vehicle }: Events['vehicleClaimed'], at: Telling): Note => ({
  text: `${at.name(vehicle)} is ${at.name(actor)}'s Signature Vehicle now.`,
  tone: 'good',
});

export const partyAmended = ({ label, from, to }: Events['partyAmended']): Note => ({
  text: `${escapeMarkdown(label)}: ${shown(from)} → ${shown(to)}.`,
  tone: 'plain',
});

const list = (texts: Json | undefined, { text }: Saying): string =>
  (Array.isArray(texts) ? texts : []).map((one) => text(one)).join(', ');

const meant = (nearest: Json | undefined, { text }: Saying): string =>
  typeof nearest === 'string' ? ` Did you mean ${text(nearest)}?` : '';

const typeNames = (types: Json | undefined): string =>
  (Array.isArray(types) ? types : [])
    .flatMap((one) => damageTypes.find(({ id }) => id === one)?.id ?? [])
    .map((id) => rowOf(damageTypes, id).name)
    .join(' or ');

/** What is wrong in making or changing a character, and what to do. */
export const characterRefusals: { readonly [code: string]: Sentence } = {
  limit: (params) => limitWords(params),
  badCharacter: ({ at, takes }, { text }) =>
    `This isn't a Riftbound character: ${text(at)} has to be ${text(takes)}.`,
  stepOpen: ({ step }, { text }) => `Not done yet: ${text(step)}.`,
  noSuchStep: ({ step }, { text }) => `Making a character has no step "${text(step)}".`,
  cannotRoll: ({ step }, { text }) => `You can't roll "${text(step)}": choose it.`,
  pronounsMissing: () => 'Write the pronouns below, or pick some from the list.',
  scoreTwice: ({ attribute }, { text }) =>
    `${text(attribute)} can't be high and low at once. Pick another for one of them.`,
  traitUnread: ({ text: typed }, { text }) =>
    `"${text(typed)}" needs what it's worth: write 'Eye for detail +3' or 'Getting old −2'.`,
  traitOfNothing: ({ trait }, { text }) => `${text(trait)} is worth nothing. Write +1 to +3, or −1 to −3.`,
  traitTooGood: ({ trait, most }, { text }) => `${text(trait)} can be +${text(most)} at most.`,
  traitTooBad: ({ trait, most }, { text }) => `${text(trait)} can be −${text(most)} at worst.`,
  traitTwice: ({ trait }, { text }) => `${text(trait)} stands there twice. Take one of them out.`,
  traitsOverlap: ({ trait, other }, { text }) =>
    `${text(trait)} and ${text(other)} are about the same thing. Keep one of them.`,
  tooManyTraits: ({ most }, { text }) => `You begin with ${text(most)} Traits at most. Take some out.`,
  traitsTooGood: ({ sum, most }, { text }) =>
    `That's +${text(sum)} of good Traits, and you have +${text(most)}. Take some off.`,
  traitsTooBad: ({ sum, most }, { text }) =>
    `That's −${text(sum)} of bad Traits, and you have −${text(most)}. Take some off.`,
  typeNotForWeapon: ({ weapon, types }, { text }) =>
    `${text(weapon)} can only be ${typeNames(types)}. Pick again.`,
  shoppingTooDear: ({ price, money }, { text }) =>
    `That costs ${text(price)} mC, and you have ${text(money)}. Leave something out.`,
  vehicleWide: ({ size, from, to }, { text }) =>
    from === to
      ? `A ${text(size)} vehicle is ${text(from)} m wide.`
      : `A ${text(size)} vehicle is ${text(from)} to ${text(to)} m wide.`,
  terminalsUnread: ({ text: typed, most }, { text }) =>
    `I can't read "${text(typed)}". Write what each terminal bears, such as 6, 4; at most ${text(most)} terminals.`,
  terminalTooFull: ({ terminal }, { text }) =>
    `Terminal ${text(terminal)} already holds more than that. Take a system out first.`,

  innateLater: ({ ability }, { text }) =>
    `${text(ability)} is Innate: you only get it while making a character.`,
  abilityLocked: ({ ability }, { text }) => `${text(ability)} is Locked: Ability Points can't buy it.`,
  hasAbility: ({ ability }, { text }) => `${text(ability)} is there already. Pick another.`,
  abilityLimited: ({ ability, to }, say) => `${say.text(ability)} is only for ${list(to, say)}.`,
  abilityNeeds: ({ ability, needs }, { text }) =>
    `${text(ability)} takes the place of ${text(needs)}: gain that first.`,
  abilityWantsChoice: ({ ability, of }, { text }) =>
    of === 'attribute'
      ? `Say for which attribute: ${text(ability)} (Strength).`
      : `Say against which damage: ${text(ability)} (Heat).`,
  pointsOfRole: ({ ability, role }, { text }) =>
    `Your Ability Points are for ${text(role)} Abilities only, and ${text(ability)} isn't one.`,
  tooFewPoints: ({ ability, cost, has }, { text }) =>
    `${text(ability)} costs ${text(cost)} AP, and you have ${text(has)}.`,
  noRole: () => 'Only characters with a role and a class have levels.',
  lastLevel: ({ level }, { text }) =>
    `Level ${text(level)} is the last one in this playtest. Content packs can bring more: your GM raises the group's level then.`,
  noLevelPicked: ({ level }, { text }) =>
    `Choose the level (\`target:\`). Level ${text(level)} comes with a content pack: \`/content import\`.`,
  levelNotReached: ({ level }, { text }) =>
    `The group is level ${text(level)}. Your GM raises it: \`/party set\`, 'Level of the group'.`,

  noSuchField: ({ text: typed }, { text }) =>
    `The sheet has no "${text(typed)}". Choose one of the values offered.`,
  notANumber: ({ label, text: typed, from, to }, { text }) =>
    `${text(label)} is a whole number from ${text(from)} to ${text(to)}, not "${text(typed)}".`,
  notYesOrNo: ({ label, text: typed }, { text }) => `${text(label)} is yes or no, not "${text(typed)}".`,
  notAChoice: ({ label, text: typed, choices }, say) =>
    `${say.text(label)} is one of ${list(choices, say)}, not "${say.text(typed)}".`,
  noSuchRow: ({ label, text: typed, nearest }, say) =>
    `${say.text(label)}: there's no "${say.text(typed)}".${meant(nearest, say)}`,
  itemUnread: ({ text: typed }, { text }) =>
    `I can't read "${text(typed)}". Write a thing and how many: Battery x2.`,
  noSuchItem: ({ text: typed }, { text }) =>
    typed === '' ? "There's no such thing on the sheet." : `There's no "${text(typed)}" on the sheet.`,

  notADeal: ({ text: typed }, { text }) => `I can't read "${text(typed)}". Write how many, such as x2.`,
  priceIsGms: ({ what }, { text }) => `Only your GM sets another price for ${text(what)}.`,
  noPrice: ({ what }, { text }) =>
    `The book has no price for ${text(what)}. Your GM buys or sells it for you: 'for 150', say.`,
  tooPoor: ({ what, price, has }, { text }) =>
    `${text(what)} costs ${text(price)} mC, and you have ${text(has)} mC.`,
  notSoMany: ({ what, has }, { text }) => `You only have ${text(has)} of ${text(what)}.`,
  giveToPeople: () => 'You can only hand things to people. Name one who is there.',
  notMoney: ({ text: typed }, { text }) => `Write how many mC, such as 50, not "${text(typed)}".`,
  notALoad: ({ text: typed }, { text }) => `Write the load in kN, such as 30, not "${text(typed)}".`,
  noToolkit: ({ actor }, { who }) => `${who(actor)} has no Toolkit. Buy one for 50 mC.`,
  nothingToRepair: () => 'Name a vehicle that is here.',
  beyondRepair: ({ vehicle }, { who }) => `${who(vehicle)} is destroyed. Repairs don't help.`,
  isWhole: ({ actor }, { who }) => `${who(actor)} has all HP already.`,

  badParty: ({ at, takes }, { text }) =>
    `I can't read what's stored of the group: ${text(at)} has to be ${text(takes)}.`,
  noSuchPartyField: ({ text: typed, fields }, say) =>
    `The group has no "${say.text(typed)}". You can set ${list(fields, say)}, and the house rules (\`/party rules\`).`,
  notAHouseRule: ({ label, text: typed, choices }, say) =>
    `${say.text(label)} can't be "${say.text(typed)}". Choose one of these: ${list(choices, say)}.`,
  signalUnread: ({ text: typed }, { text }) => `I can't read "${text(typed)}". Try 'near', 'base' or 'none'.`,
  clockUnread: ({ text: typed }, { text }) =>
    `I can't read "${text(typed)}" as a time. Write +8 for 8 hours later, or day 3, 14:00.`,
};
