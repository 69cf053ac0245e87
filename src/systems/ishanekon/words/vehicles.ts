import type { VehicleEvents } from '../vehicles/events.ts';
import { spanWords } from '../world/clock.ts';
import type { Refusals, SentencesOf } from './telling.ts';

export const vehicleSentences: SentencesOf<VehicleEvents> = {
  boarded: ({ actor, target, seat }, { name }) => ({
    text:
      seat === 'pilot'
        ? `${name(actor)} takes the controls of ${name(target)}.`
        : `${name(actor)} gets into ${name(target)}.`,
    tone: 'plain',
  }),
  gotOut: ({ actor, target }, { name }) => ({
    text: `${name(actor)} gets out of ${name(target)}.`,
    tone: 'plain',
  }),
  refuelled: ({ actor, target }, { name }) => ({
    text: `${name(actor)} refuels ${name(target)}.`,
    tone: 'plain',
  }),
  outOfFuel: ({ actor }, { name }) => ({
    text: `${name(actor)} has run out of fuel: Restrained until somebody refuels it.`,
    tone: 'bad',
  }),
  vehicleRaised: ({ actor, target, level, stat, minutes, materials, credits }, { name }) => {
    const paid = [
      ...(materials === 0 ? [] : [`materials worth ${materials}`]),
      ...(credits === 0 ? [] : [`${credits} credits for materials`]),
    ];
    return {
      text: `${name(actor)} upgrades ${name(target)} to Level ${level}, ${stat} +1 (${[spanWords(minutes), ...paid].join(', ')}).`,
      tone: 'good',
    };
  },
};

export const vehicleRefusals: Refusals = {
  hasPilot: ({ target }, { who }) => `${who(target)} has a pilot already.`,
  vehicleTooSmall: ({ actor, target }, { who }) =>
    `${who(target)} is too small for ${who(actor)}: a vehicle is a size larger than its pilot.`,
  pilotHands: ({ actor }, { who }) =>
    `${who(actor)} needs two free hands to pilot. Put something away first.`,
  vehicleFull: ({ target }, { who }) => `${who(target)} has no room for more passengers.`,
  isAboard: ({ actor, target }, { who }) => `${who(actor)} is in ${who(target)}. Get out first.`,
  fuelFull: ({ target }, { who }) => `${who(target)} hasn't been used since it was refuelled.`,
  vehicleSkill: ({ level, skills }, { text, list }) =>
    `That takes Skill Level ${text(level)} in one of: ${list(skills)}.`,
  vehicleStatFull: ({ stat }, { text }) =>
    `${text(stat)} is as high as it can be at that Level. Pick another.`,
  vehicleChecks: ({ actor }, { who }) => `${who(actor)} can't make checks: its pilot can.`,
  vehicleRests: ({ actor }, { who }) =>
    `A rest does nothing for ${who(actor)} unless somebody who could build it rests with it and works on it.`,
};
