import { spanWords } from '../world/clock.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { LanguageEvents } from '../language/events.ts';
import { lastingWords } from '../language/words/lasting.ts';
import type { Answers, Prompts } from './wording.ts';
import { and, type Refusals, type SentencesOf } from './telling.ts';

const resources: Readonly<Record<string, string>> = {
  wp: 'WP',
  momentum: 'Narrative Momentum',
  ap: 'AP',
  rp: 'RP',
  charges: 'charges',
  movement: 'm of movement',
  vitality: 'Vitality',
  exhaustion: 'Exhaustion',
};

const plain = (text: string): Note => ({ text, tone: 'plain' });

/** What Abilities and features do. */
export const abilitySentences: SentencesOf<LanguageEvents> = {
  abilityItemUsed: ({ actor, item, once }, { name }) => ({
    text: `${name(actor)} uses ${once ? 'up ' : ''}${escapeMarkdown(item)}.`,
    tone: 'plain',
  }),
  abilityUsed({ actor, target, others, name, wp, tier, upcasts, text }, { name: call, knows }) {
    const on = [...(target === null ? [] : [target]), ...others].map(call);
    const cost = wp > 0 && knows(actor) ? `, ${wp} WP` : '';
    return {
      text: `${call(actor)} uses **${escapeMarkdown(name)}**${on.length === 0 ? '' : ` on ${and(on)}`}${cost}.`,
      tone: 'plain',
      why: [
        ...(text === '' ? [] : [escapeMarkdown(text)]),
        ...(upcasts === '' ? [] : [`Upcast: ${escapeMarkdown(upcasts)}`]),
        `Tier ${tier}`,
      ],
    };
  },
  abilityTold: ({ name, does }) => plain(`**${escapeMarkdown(name)}**: ${escapeMarkdown(does)}.`),
  commanded: ({ target, what }, { name: call, of }) =>
    plain(`${call(target)} ${commands[what] ?? 'obeys'}: ${of(target).they} can't help it.`),
  dropped: ({ target, items }, { name: call }) =>
    plain(`${call(target)} drops ${and(items.map(escapeMarkdown))}.`),
  mended: ({ target, amount, left }, { name: call }) =>
    plain(`${call(target)} is mended by ${amount}: ${left} Vitality.`),
  wouldSense: ({ actor, others, what }, { name: call }) =>
    plain(`${call(actor)} looks for ${escapeMarkdown(what)} and would find ${and(others.map(call))}.`),
  thought: ({ actor, target, words }, { name: call }) =>
    plain(`${call(actor)}, to ${call(target)} alone: ${escapeMarkdown(words)}`),
  abilityFails: ({ name }) => plain(`**${escapeMarkdown(name)}**: nothing comes of it.`),
  effectBegan: ({ target, name, does, lasts }, { name: call }) => ({
    text: `${call(target)}: **${escapeMarkdown(name)}** ${lastingWords(lasts)}.`,
    tone: 'plain',
    why: does.map(escapeMarkdown),
  }),
  effectEnded: ({ target, name }, { name: call }) =>
    plain(`**${escapeMarkdown(name)}** on ${call(target)} ends.`),
  resourceChanged({ target, resource, amount }, { name: call, knows }) {
    if (!knows(target) && resource !== 'movement') return null;
    const what = resources[resource] ?? resource;
    return plain(`${call(target)} ${amount < 0 ? 'loses' : 'gains'} ${Math.abs(amount)} ${what}.`);
  },
  teleported: ({ target, to }, { name: call }) =>
    plain(`${call(target)} teleports${to === null ? '' : ` to ${to}`}.`),
  summoned: ({ actor, target }, { name: call }) => plain(`${call(actor)} summons ${call(target)}.`),
  unsummoned: ({ target }, { name: call }) => plain(`${call(target)} is gone.`),
  transformed: ({ target, form }, { name: call }) =>
    plain(`${call(target)} turns into a **${escapeMarkdown(form)}**.`),
  turnedBack: ({ target }, { name: call, of }) =>
    plain(`${call(target)} takes ${of(target).their} own form again.`),
  revived: ({ target, left }, { name: call, knows }) => ({
    text: `${call(target)} lives again${knows(target) ? `, with ${left} Vitality` : ''}.`,
    tone: 'good',
  }),
  deadTooLong: ({ target, minutes }, { name: call }) =>
    plain(`${call(target)} has been dead for ${spanWords(minutes)}: too long.`),
  featureWorked: ({ actor, name }, { name: call }) => ({
    text: `${call(actor)}: **${escapeMarkdown(name)}**.`,
    tone: 'quiet',
  }),
};

const commands: Readonly<Record<string, string>> = {
  approach: 'comes nearer',
  flee: 'runs away',
  attack: 'attacks the nearest one',
  drop: 'drops everything',
  stay: 'stays where they are',
};

const times: Readonly<Record<string, string>> = {
  turn: 'this turn',
  round: 'this round',
  fight: 'in this fight',
  rest: 'since the last rest',
};

/** Why an Ability can't be used. */
export const abilityRefusals: Refusals = {
  unknownTarget: () => "I don't know that target. Pick one from the list.",
  upcastMost: ({ upcast, most }, { text }) =>
    `"${text(upcast)}" goes up to ${String(most)}. Pick a smaller number.`,
  wpLimit: ({ ability, costs, limit }, { text }) =>
    `${text(ability)} would cost ${String(costs)} WP, and ${String(limit)} is your limit for one Ability. Upcast it less.`,
  wpTurn: ({ ability, spent, costs, most }, { text }) =>
    `You've spent ${String(spent)} WP this turn, and ${String(most)} is your limit: ${text(ability)} costs ${String(costs)}. Use it next turn, or upcast it less.`,
  takesTooLong: ({ ability }, { text }) => `${text(ability)} takes too long for a fight. Use it afterwards.`,
  abilitySpent: ({ ability, per }, { text }) =>
    `You've used ${text(ability)} ${times[String(per)] ?? 'already'}. Pick another one.`,
  notDead: ({ target, ability }, { who, text }) =>
    `${who(target)} isn't dead. ${text(ability)} only helps the dead.`,
  onlyObjects: ({ ability }, { text }) => `${text(ability)} only works on things. Pick one.`,
  onlyAllies: ({ ability }, { text }) => `${text(ability)} only works on an ally. Pick one.`,
  onlyEnemies: ({ ability }, { text }) => `${text(ability)} only works on an enemy. Pick one.`,
  onlyOthers: ({ ability }, { text }) => `${text(ability)} doesn't work on yourself. Pick somebody else.`,
  wrongCreature: ({ target, ability, categories }, { who, text, list }) =>
    `${text(ability)} doesn't work on ${who(target)}, only on creatures that are ${list(categories)}.`,
  wrongKind: ({ target, ability, kinds }, { who, text, list }) =>
    `${text(ability)} doesn't work on ${who(target)}, only on: ${list(kinds)}.`,
  noSuchPlace: ({ place }, { text }) =>
    `I don't know the place "${text(place)}". Give a square, such as C4, or somebody's name.`,
  placeTooFar: ({ place, away, most, ability }, { text }) =>
    `${text(place)} is ${String(away)} m away, and ${text(ability)} reaches ${String(most)} m. Pick a nearer place, or move closer.`,
  placeUnseen: ({ place, ability }, { text }) =>
    `No straight line leads from you to the middle of ${text(ability)} at ${text(place)}. Pick a place you have a line to.`,
  nobodyInReach: ({ ability }, { text }) => `Nobody is in reach of ${text(ability)}. Move closer.`,
  chooseAbility: () => "Pick one of your Abilities first. I don't know that one.",
  noManeuverWithArea: ({ weapon }, { text }) =>
    `${text(weapon)} attacks an area, and Maneuvers don't go with that. Switch weapons first.`,
  noMindOpen: () => 'No mind is open to you. Use an Ability that opens one first.',
  nothingGoesOn: ({ actor }, { who }) => `No Ability of ${who(actor)} still does anything.`,
  itemNeedsSkill: ({ actor, item, skill, level }, { who, text }) =>
    `${who(actor)} can't use ${text(item)}: it takes ${text(skill)} at level ${level}.`,
  tooFewCharges: ({ item, needs, has }, { text }) =>
    `${text(item)} has ${String(has)} charges, and that takes ${String(needs)}. A full rest brings them back.`,
  noAbility: ({ actor }, { who }) => `${who(actor)} has no Ability to use as an action.`,
};

const shaped: Readonly<Record<string, string>> = {
  water: 'Water',
  difficult: 'Difficult terrain',
  plain: 'Plain ground',
  halfCover: 'Half cover',
};

const orders: Readonly<Record<string, string>> = {
  approach: 'Come nearer',
  flee: 'Run away',
  attack: 'Attack the nearest one',
  drop: 'Drop everything',
  stay: 'Stay there',
};

export const abilityPrompts: Prompts = {
  'ability.choose': ({ ability }, who) => `${who}: how do you use **${escapeMarkdown(String(ability))}**?`,
  'ability.ask': ({ ability, text, actor }, _who, name) =>
    `${name(actor)} uses **${escapeMarkdown(String(ability))}**. ${escapeMarkdown(String(text))}: what comes of it?`,
  'shape.into': ({ ability, matter }, who) =>
    `${who}: what shall the ${escapeMarkdown(String(matter))} of **${escapeMarkdown(String(ability))}** become?`,
  'command.what': ({ target }, who, name) => `${who}: what shall ${name(target)} do?`,
  'form.which': ({ ability }, who) => `${who}: into what, with **${escapeMarkdown(String(ability))}**?`,
  'form.gear': ({ form }, who) => `${who}: whose weapons and armor as a **${escapeMarkdown(String(form))}**?`,
  'summon.which': ({ ability }, who) => `${who}: what comes with **${escapeMarkdown(String(ability))}**?`,
};

export const abilityAnswers: Answers = {
  'ability.way': ({ name }) => ({ label: String(name), effect: '' }),
  'ability.told': () => ({ label: 'As I tell it', effect: 'nothing is rolled' }),
  'ability.like': ({ like }) => ({ label: `Like ${String(like)}`, effect: 'it is rolled like that one' }),
  'ability.nothing': () => ({ label: 'Nothing', effect: 'it comes to nothing' }),
  'shape.ground': ({ ground }) => ({ label: shaped[String(ground)] ?? String(ground), effect: '' }),
  'command.order': ({ what }) => ({ label: orders[String(what)] ?? String(what), effect: '' }),
  'form.creature': ({ name, level }) => ({ label: String(name), effect: `Level ${String(level)}` }),
  'form.keep': () => ({ label: 'Keep your own', effect: 'they fit the new form' }),
  'form.change': () => ({ label: "Take the form's", effect: 'yours are back afterwards' }),
};
