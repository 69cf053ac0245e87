import { escapeMarkdown, numeral } from '../../../engine/text.ts';
import type { CharacterEvents } from '../character/events.ts';
import type { ItemEvents } from '../items/events.ts';
import { spanWords } from '../world/clock.ts';
import { skillName } from './checks.ts';
import type { Refusals, SentencesOf } from './telling.ts';

const many = (count: number, what: string): string =>
  `${count === 1 ? '' : `${count}× `}${escapeMarkdown(what)}`;
const left = (count: number, of: string): string => (count === 0 ? '' : ` ${count} ${of} left.`);

export const characterSentences: SentencesOf<CharacterEvents & ItemEvents> = {
  sheetAmended({ actor, label, from, to, also }, at) {
    if (!at.knows(actor)) return null;
    const more = also.map((one) => `${one.label} ${escapeMarkdown(one.from)} → ${escapeMarkdown(one.to)}`);
    return {
      text: `${at.name(actor)}: ${label} ${escapeMarkdown(from)} → ${escapeMarkdown(to)}.`,
      tone: 'plain',
      ...(more.length === 0 ? {} : { why: more }),
    };
  },
  levelRaised({ actor, level, tier, vitality, wp, feature }, { name, of }) {
    const gains = [
      `Vitality +${vitality}`,
      `WP +${wp}`,
      ...(feature === null ? [] : [escapeMarkdown(feature)]),
    ];
    const risen = tier === null ? '' : `, Tier ${tier}`;
    return {
      text: `${name(actor)} reaches Level ${numeral(level)}${risen} (${gains.join(', ')}). What ${of(actor).they} can choose now is on the sheet.`,
      tone: 'good',
    };
  },
  raised: ({ actor, what, to, left: rest, of }, { name }) => ({
    text: `${name(actor)} raises ${what} to ${to}.${left(rest, of)}`,
    tone: 'good',
  }),
  learned: ({ actor, what, kind, left: rest }, { name }) => ({
    text: `${name(actor)} ${kind === 'ability' ? 'learns' : 'chooses'} ${escapeMarkdown(what)}.${rest === 0 ? '' : ` ${rest} more to ${kind === 'ability' ? 'learn' : 'choose'}.`}`,
    tone: 'good',
  }),
  trained: ({ actor, what, left: rest }, { name }) => ({
    text: `${name(actor)} is trained with ${escapeMarkdown(what)} now.${rest === 0 ? '' : ` ${String(rest)} Skill Points left.`}`,
    tone: 'good',
  }),
  listsFiltered: ({ actor, to }, { name }) => ({
    text: `What ${name(actor)} can choose from: ${escapeMarkdown(to)}.`,
    tone: 'quiet',
  }),
  talentReplaced: ({ actor, old, talent }, { name }) => ({
    text: `${name(actor)} replaces ${escapeMarkdown(old)} with ${escapeMarkdown(talent)}.`,
    tone: 'plain',
  }),
  bought: ({ actor, what, count, price, left: rest }, { name }) => ({
    text: `${name(actor)} buys ${many(count, what)} for ${price} credits; ${rest} left.`,
    tone: 'plain',
  }),
  sold: ({ actor, what, count, gets, left: rest }, { name }) => ({
    text: `${name(actor)} sells ${many(count, what)} for ${gets} credits; ${rest} now.`,
    tone: 'plain',
  }),
  handedOver: ({ actor, target, what, count }, { name }) => ({
    text: `${name(actor)} gives ${name(target)} ${many(count, what)}.`,
    tone: 'plain',
  }),
  paid: ({ actor, target, credits }, { name }) => ({
    text: `${name(actor)} pays ${name(target)} ${credits} credits.`,
    tone: 'plain',
  }),
  worn: ({ actor, what, instead }, { name }) => ({
    text: `${name(actor)} puts on ${escapeMarkdown(what)}${instead === null ? '' : ` instead of ${escapeMarkdown(instead)}`}.`,
    tone: 'plain',
  }),
  takenOff: ({ actor, what }, { name }) => ({
    text: `${name(actor)} takes off ${escapeMarkdown(what)}.`,
    tone: 'plain',
  }),
  stimulated: ({ actor, what, dice, wp: [before, now] }, at) => ({
    text: `${at.name(actor)} uses ${escapeMarkdown(what)}${at.knows(actor) ? `: WP ${before} → ${now}` : ''}.`,
    tone: 'good',
    ...(at.knows(actor) ? { why: [`d8: ${dice.join(', ')}`] } : {}),
  }),
  paidFor: ({ actor, what, count, price, left: rest }, { name }) => ({
    text: `${name(actor)} pays ${String(price)} credits for ${escapeMarkdown(what)}${count === 1 ? '' : ` ×${String(count)}`}, ${String(rest)} left.`,
    tone: 'plain',
  }),
  mealEaten: ({ actor, what, price }, { name }) => ({
    text: `${name(actor)} eats a ${what.toLowerCase()} for ${price} credits.`,
    tone: 'plain',
  }),
  crafted: ({ actor, what, skill, minutes, materials, credits }, { name }) => ({
    text: `${name(actor)} makes ${escapeMarkdown(what)} (${[skillName(skill), spanWords(minutes), ...paidWords(materials, credits)].join(', ')}).`,
    tone: 'good',
  }),
  upgraded({ actor, what, upgrade, over, tier, skill, minutes, materials, credits }, { name }) {
    const instead = over === null ? '' : ` instead of ${escapeMarkdown(over)}`;
    const done = `${escapeMarkdown(upgrade)} on ${escapeMarkdown(what)}${instead}, now Tier ${tier}`;
    const how =
      skill === null
        ? [`${credits} credits`]
        : [skillName(skill), spanWords(minutes), ...paidWords(materials, credits)];
    return {
      text: `${name(actor)} ${skill === null ? 'has a craftsman put' : 'puts'} ${done} (${how.join(', ')}).`,
      tone: 'good',
    };
  },
  upgradeRemoved: ({ actor, what, upgrade, tier }, { name }) => ({
    text: `${name(actor)} takes ${escapeMarkdown(upgrade)} off ${escapeMarkdown(what)}, now Tier ${tier} (1 hour).`,
    tone: 'plain',
  }),
};

const paidWords = (materials: number, credits: number): readonly string[] => [
  ...(materials === 0 ? [] : [`materials worth ${materials}`]),
  ...(credits === 0 ? [] : [`${credits} credits for materials`]),
];

export const characterRefusals: Refusals = {
  armourFirst: ({ armour }, { text }) => `That takes proficiency with ${text(armour)} armor first.`,
  badCharacter: ({ at, takes }, { text }) => `I can't read that sheet: ${text(at)} takes ${text(takes)}.`,
  stepOpen: ({ step }, { text }) => `${text(step)} is still open. Choose it first.`,
  noSuchStep: () => "That step isn't there. Look at the steps again.",
  pronounsMissing: () => 'Write your own pronouns, such as xe/xem/xyr.',
  statTwice: ({ stat }, { text }) =>
    `Primary and Secondary Stat can't both be ${text(stat)}. Pick two different ones.`,
  valueTwice: () => 'Each of your values goes to one Stat only. Pick different ones.',
  tooManyStatPoints: ({ over }) =>
    `That's ${over} Stat ${over === 1 ? 'Point' : 'Points'} too many. Lower something first.`,
  tooManySkillPoints: ({ over }) =>
    `That's ${over} Skill ${over === 1 ? 'Point' : 'Points'} too many. Drop something first.`,
  onePathOnly: () => 'A creature has one Path at most.',
  tooManyCreatureTalents: ({ over }) =>
    `That's ${over} Creature ${over === 1 ? 'Talent' : 'Talents'} too many. Drop something first.`,
  backgroundSum: ({ sum, needs }) =>
    `Those Traits sum up to ${sum}; a background's sum up to ${needs}. Add or drop some.`,
  tooManyTraits: ({ sum, limit }) =>
    `Those Traits sum up to ${sum}; your group allows ${limit}. Take fewer, or others.`,
  notAnArtifact: () =>
    'Type its name, and behind a colon what it does: "Storm Eye: it sees through fog". Up to 60 letters, then up to 300.',
  startingTier: ({ of, sum, most }) =>
    `That's Tier ${sum} for ${of === 'armour' ? 'armor' : of}; what you begin with is of Tier ${most} at most. Drop an upgrade.`,
  noSuchField: ({ text: typed }, { text }) =>
    `The sheet has no "${text(typed)}". Pick a field from the list.`,
  noSuchRow: ({ label, text: typed, nearest }, { text }) =>
    `${text(label)} has no "${text(typed)}".${nearest === null || nearest === undefined ? '' : ` Did you mean ${text(nearest)}?`}`,
  notAChoice: ({ label, text: typed, choices }, { text, list }) =>
    `"${text(typed)}" isn't a choice for ${text(label)}. Pick: ${list(choices)}.`,
  notANumber: ({ label, text: typed, from, to }, { text }) =>
    `"${text(typed)}" doesn't work for ${text(label)}. Type a whole number from ${from} to ${to}.`,
  notYesOrNo: ({ label }, { text }) => `${text(label)}: type yes or no.`,
  levelNotReached: ({ level }) =>
    `Your group is at Level ${numeral(Number(level))}. Ask your GM to raise it.`,
  noPointsLeft: ({ of }, { text }) => `You have no ${text(of)} left. The next Level brings more.`,
  statAtMost: ({ stat, most }, { text }) => `${text(stat)} is at ${most} already, the most at your Tier.`,
  skillAtMost: ({ skill, most }, { text }) =>
    `${text(skill)} is at level ${most} already, the most at your Tier.`,
  notInPool: ({ ability }, { text }) =>
    `Your Archetype doesn't teach ${text(ability)}, or you know it. Pick another.`,
  abilityTooHigh: ({ ability, tier }, { text }) =>
    `${text(ability)} is Tier ${tier}: above yours. Pick another.`,
  noSuchTraining: ({ text: typed }, { text }) =>
    `"${text(typed)}" is nothing to train in, or they know it already. Pick one from the list.`,
  noSuchTalent: ({ text: typed }, { text }) =>
    `"${text(typed)}" isn't a Talent you can choose. Pick one from the list.`,
  noSwapLeft: () => 'You can replace one Talent each time you gain a Level. Wait for the next.',
  otherKindOfTalent: ({ old, talent }, { text }) =>
    `${text(old)} and ${text(talent)} are a Lesser and a Greater Talent. Pick two of the same kind.`,
  noSuchItem: () => "You don't have that. Pick something from the list.",
  notADeal: ({ text: typed }, { text }) =>
    `I can't read "${text(typed)}". Type how many, and for how much: 3 for 150.`,
  priceIsGms: ({ what }, { text }) => `Only your GM sets another price for ${text(what)}.`,
  notSoMany: ({ what, has }, { text }) => `You have only ${has} of ${text(what)}.`,
  wpFull: ({ actor, most }, { who }) => `${who(actor)} has all ${most} WP already. Keep it for later.`,
  mealUsed: ({ actor }, { who }) =>
    `${who(actor)} has had a cooked meal already. Another does something after the next rest.`,
  notCredits: () => 'Say how many credits: 150.',
  noSuchSource: ({ what, source }, { text }) =>
    `No Skill makes ${text(what)} with ${text(source)}. Tick another power source, or none.`,
  trainedOnly: ({ what }, { text }) =>
    `${text(what)} holds no Ability, so anybody uses it. Leave that tick out.`,
  noSuchWish: ({ what, text: typed, upcasts }, { text, list }) =>
    Array.isArray(upcasts) && upcasts.length > 0
      ? `I can't read "${text(typed)}" for ${text(what)}. Write how often it's upcast (${list(upcasts)}), and who may use it, like "level 2".`
      : `I can't read "${text(typed)}" for ${text(what)}. Leave it out, or write who may use a thing with an Ability, like "level 2".`,
  trainedLevel: ({ skill, most }, { text }) =>
    `It can take ${text(skill)} 1 to ${text(most)}: no more than you have yourself.`,
  trainedByOthers: () => "A craftsman can't go by your Skill. Leave one of the two ticks out.",
  notCrafted: ({ what }, { text }) => `Nobody crafts ${text(what)}. Buy it.`,
  craftingSkill: ({ what, level, skills }, { text, list }) =>
    `${text(what)} takes one of these Skills at level ${level}: ${list(skills)}.`,
  craftingTier: ({ what, tier }, { text }) => `${text(what)} is Tier ${tier}: above yours.`,
  hasUpgrade: ({ what, upgrade }, { text }) => `${text(what)} has ${text(upgrade)} already. Pick another.`,
  otherUpgrade: ({ what, upgrade }, { text }) =>
    `${text(upgrade)} isn't for ${text(what)}. Pick an upgrade of its kind.`,
  notOverThat: ({ what }, { text }) => `${text(what)} has no such upgrade to put another over.`,
  upgradesFull: ({ what, most }, { text }) =>
    `${text(what)} has all ${most} upgrades that an item can have. Take one off first.`,
  noEquipment: () => 'You need your equipment to craft. Get some first.',
  tooFewMaterials: ({ what, needs, has, credits }, { text }) =>
    `${text(what)} takes materials worth ${needs}. You have ${has}, and ${credits} credits.`,
};
