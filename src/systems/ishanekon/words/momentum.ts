import type { MomentumEvents } from '../momentum/events.ts';
import type { DieOf } from '../momentum/die.ts';
import type { Answers, Prompts } from './wording.ts';
import type { Refusals, SentencesOf } from './telling.ts';

const on = {
  check: 'check',
  attack: 'attack',
  defence: 'Defense Roll',
  damage: 'damage',
  healing: 'healing',
  stimulant: 'stimulant',
  restingPlace: 'rest',
  prevention: 'protection',
} as const satisfies Readonly<Record<DieOf, string>>;

const isDie = (what: unknown): what is DieOf => typeof what === 'string' && Object.hasOwn(on, what);

export const momentumSentences: SentencesOf<MomentumEvents> = {
  momentumSpent({ actor, on: what, momentum: [before, now], levels = 0, again = false }, at) {
    const tires = levels === 0 ? '' : `, ${levels} ${levels === 1 ? 'level' : 'levels'} of Exhaustion`;
    const paid = at.knows(actor) ? ` (Narrative Momentum ${before} → ${now}${tires})` : '';
    const instead = again ? '. From there, this counts instead:' : '.';
    return { text: `${at.name(actor)} rerolls the ${on[what]}${paid}${instead}`, tone: 'plain' };
  },
  momentumAwarded: ({ target, momentum: [before, now] }, at) => ({
    text: `${at.name(target)} gains ${now - before} Narrative Momentum (${before} → ${now}).`,
    tone: 'good',
  }),
  momentumPushed: ({ actor, momentum: [before, now], exhaustion }, at) => ({
    text: `${at.name(actor)} goes beyond the limit: Narrative Momentum ${before} → ${now}, Exhaustion ${exhaustion}.`,
    tone: 'plain',
  }),
};

export const momentumPrompts: Prompts = {
  'momentum.offer': ({ what, sides }, who) =>
    `${who}'s ${isDie(what) ? on[what] : 'roll'}: reroll the d${String(sides)}?`,
  'momentum.reroll': ({ what, sides, left }, who) =>
    `${who}'s ${what === 'attack' ? 'attack misses' : what === 'defence' ? 'Defense Roll fails' : 'check fails'}. Reroll the d${String(sides)}? You have ${String(left)} Narrative Momentum.`,
};

export const momentumAnswers: Answers = {
  'momentum.reroll.yes': ({ cost, left, percent }) => ({
    label: `Reroll (${String(cost)})`,
    effect: `${String(percent)}% to turn it; leaves ${Number(left) - Number(cost)} Narrative Momentum.`,
  }),
  'momentum.reroll.no': () => ({ label: 'Let it stand', effect: 'The result stays.' }),
};

export const momentumRefusals: Refusals = {
  momentumFull: ({ actor, most }, { who }) => `${who(actor)} has all ${most} Narrative Momentum already.`,
  notAnAward: ({ most }) => `Say how much: a number from 1 to ${most}.`,
  onlyCharacters: ({ actor }, { who }) => `${who(actor)} has no Narrative Momentum: only characters use it.`,
  dieGone: ({ actor }, { who }) =>
    `${who(actor)} has no such die to reroll: something else has happened since it fell.`,
  pushDeadly: ({ actor, levels }, { who }) =>
    `${who(actor)} has ${levels} levels of Exhaustion: one more would be deadly. Rest first.`,
};
