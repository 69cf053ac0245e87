import type { VehicleEvents } from '../vehicles/events.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { spanWords } from '../world/clock.ts';
import type { Refusals, SentencesOf } from './telling.ts';

export const vehicleSentences: SentencesOf<VehicleEvents> = {
  boarded: ({ actor, target, seat, module }, { name }) => {
    const does = {
      pilot: `takes the controls of ${name(target)}`,
      passenger: `gets into ${name(target)}`,
      copilot: `mans the ${escapeMarkdown(module ?? '')} of ${name(target)}`,
    };
    return { text: `${name(actor)} ${does[seat]}.`, tone: 'plain' };
  },
  gotOut: ({ actor, target }, { name }) => ({
    text: `${name(actor)} gets out of ${name(target)}.`,
    tone: 'plain',
  }),
  refuelled: ({ actor, what }, { name }) => ({
    text: `${name(actor)} refuels ${bold(what)}.`,
    tone: 'plain',
  }),
  outOfFuel: ({ what }) => ({
    text: `${bold(what)} has run out of fuel: Restrained until somebody refuels it.`,
    tone: 'bad',
  }),
  vehicleRaised: ({ actor, what, level, stat, ...paid }, { name }) => ({
    text: `${name(actor)} upgrades ${bold(what)} to Level ${level}, ${stat} +1${paidWords(paid)}.`,
    tone: 'good',
  }),
  vehicleBuilt: ({ actor, what, bought, ...paid }, { name }) => ({
    text: bought
      ? `${name(actor)} buys ${bold(what)} (${paid.credits} credits). It waits in your garage.`
      : `${name(actor)} builds ${bold(what)}${paidWords(paid)}. It waits in your garage.`,
    tone: 'good',
  }),
  moduleBuilt: ({ actor, what, module, ...paid }, { name }) => ({
    text: `${name(actor)} builds a module for ${bold(what)}: ${escapeMarkdown(module)}${paidWords(paid)}.`,
    tone: 'good',
  }),
  vehicleTrait: ({ actor, what, trait, off, ...paid }, { name }) => ({
    text: `${name(actor)} works on ${bold(what)}: ${off ? 'no more ' : ''}${escapeMarkdown(trait)}${paidWords(paid)}.`,
    tone: 'good',
  }),
  vehicleLetGo: ({ actor, what }, { name }) => ({
    text: `${name(actor)} lets ${bold(what)} go.`,
    tone: 'plain',
  }),
  vehicleBrought: ({ actor, target }, { name }) => ({
    text: `${name(actor)} brings ${name(target)}.`,
    tone: 'plain',
  }),
  vehicleMended: ({ what, amount, left }) => ({
    text: `${bold(what)} is worked on: ${amount} Vitality back, ${left} now.`,
    tone: 'good',
  }),
  orderGiven: ({ actor, target }, { name }) => ({
    text: `${name(actor)} gives ${name(target)} an order: another turn right after this one.`,
    tone: 'good',
  }),
  boosted: ({ actor, target, what, number }, { name }) => ({
    text: `${name(actor)} boosts ${name(target)}: ${escapeMarkdown(what)} +${number} until their next turn.`,
    tone: 'good',
  }),
};

const bold = (what: string): string => `**${escapeMarkdown(what)}**`;

/** ' (10 hours, materials worth 500)': the time and what was paid. */
function paidWords({
  minutes,
  materials,
  credits,
}: {
  readonly minutes: number;
  readonly materials: number;
  readonly credits: number;
}): string {
  const parts = [
    spanWords(minutes),
    ...(materials === 0 ? [] : [`materials worth ${materials}`]),
    ...(credits === 0 ? [] : [`${credits} credits for materials`]),
  ];
  return ` (${parts.join(', ')})`;
}

export const vehicleRefusals: Refusals = {
  hasPilot: ({ target }, { who }) => `${who(target)} has a pilot already.`,
  vehicleTooSmall: ({ actor, target }, { who }) =>
    `${who(target)} is too small for ${who(actor)}: a vehicle is a size larger than its pilot.`,
  pilotHands: ({ actor }, { who }) =>
    `${who(actor)} needs two free hands to pilot. Put something away first.`,
  vehicleFull: ({ target }, { who }) => `${who(target)} has no room for more passengers.`,
  isAboard: ({ actor, target }, { who }) => `${who(actor)} is in ${who(target)}. Get out first.`,
  noSuchModule: ({ target }, { who }) => `${who(target)} has no such module.`,
  moduleTaken: ({ target, module }, { who, text }) =>
    `Somebody mans the ${text(module)} of ${who(target)} already.`,
  moduleTooSmall: ({ actor, module, size }, { who, text }) =>
    `The ${text(module)} is made for ${text(size)}: ${who(actor)} doesn't fit in.`,
  noModules: ({ what }, { text }) =>
    `${text(what)} is too small for modules: those take two sizes more than its pilot.`,
  noTurns: ({ target }, { who }) => `${who(target)} has no turns now.`,
  oneTalent: () => 'Pick one Talent: a vehicle begins with Natural Armor and one other.',
  fuelFull: ({ what }, { text }) => `${text(what)} hasn't been used since it was refuelled.`,
  vehicleSkill: ({ level, skills }, { text, list }) =>
    `That takes Skill Level ${text(level)} in one of: ${list(skills)}.`,
  vehicleStatFull: ({ stat }, { text }) =>
    `${text(stat)} is as high as it can be at that Level. Pick another.`,
  vehicleChecks: ({ actor }, { who }) => `${who(actor)} can't make checks: its pilot can.`,
  vehicleRests: ({ actor }, { who }) =>
    `A rest does nothing for ${who(actor)} unless somebody who could build it rests with it and works on it.`,
};
