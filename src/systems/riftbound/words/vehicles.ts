import { escapeMarkdown, firstOf } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import { listed } from './listed.ts';
import type { Option, Prompt } from './wording.ts';
import type { Sentence, Telling } from './telling.ts';

const seat = (terminal: number | null): string => (terminal === null ? 'as a passenger' : 'at the controls');

export const gotIn = ({ actor, vehicle, terminal }: Events['gotIn'], at: Telling): Note => ({
  text: `${at.name(actor)} gets into ${at.name(vehicle)}, ${seat(terminal)}.`,
  tone: 'plain',
});

export const changedSeat = ({ actor, vehicle, terminal }: Events['changedSeat'], at: Telling): Note => ({
  text: `${at.name(actor)} changes seats in ${at.name(vehicle)}, and is ${seat(terminal)} now.`,
  tone: 'plain',
});

export const gotOut = ({ actor, vehicle }: Events['gotOut'], at: Telling): Note => ({
  text: `${at.name(actor)} gets out of ${at.name(vehicle)}.`,
  tone: 'plain',
});

export const engineSwitched = (e: Events['engineSwitched'], at: Telling): Note => ({
  text: `${at.name(e.actor)} turns the ${escapeMarkdown(e.system)} of ${at.name(e.vehicle)} ${e.on ? 'on' : 'off'}.`,
  tone: 'plain',
});

const stalls = { noCharge: 'is out of Charge', noAir: 'gets no air' } as const;

/** Watts are their owners' to know, as their gauges are. */
export function wattsMade(
  { vehicle, watts, engines, stalled }: Events['wattsMade'],
  at: Telling,
): Note | null {
  if (!at.knows(vehicle)) return null;
  const stopped = stalled.map(({ system, why }) => ` The ${escapeMarkdown(system)} ${stalls[why]}.`).join('');
  const why = engines.map(({ system, charge }) => `${escapeMarkdown(system)}: ${charge} Charge left`);
  return {
    text: `${at.name(vehicle)} has ${watts} W.${stopped}`,
    tone: stalled.length > 0 ? 'bad' : 'quiet',
    ...(why.length > 0 ? { why } : {}),
  };
}

export function drove(
  {
    actor,
    vehicle,
    movement,
    metres,
    to,
    touching = [],
    where,
    altitude,
    watts,
    left: toGo,
  }: Events['drove'],
  at: Telling,
): Note {
  const end = touching.length === 0 ? to : `contact with ${listed(touching.map((id) => at.name(id)))}`;
  const far = `${metres} m${actor === null ? ' straight ahead' : ''}${end === undefined ? '' : ` to ${end}`}`;
  const [before, after] = altitude;
  const height =
    before === after
      ? ''
      : after === 0
        ? ', down to the ground'
        : `, ${after > before ? 'up' : 'down'} to ${after} m`;
  const left = at.knows(vehicle) ? ` (${watts} W left)` : '';
  const how = ` with ${escapeMarkdown(movement)}`;
  const text =
    actor === null
      ? `Nobody flies ${at.name(vehicle)}: it goes ${far}${height}.`
      : `${at.name(actor)} takes ${at.name(vehicle)} ${where === undefined ? far : escapeMarkdown(where)}${how}${height}${left}${toGo === undefined ? '' : `, and acts there: ${toGo} m are left`}.`;
  const why = touching.length === 0 || to === undefined ? {} : { why: [`to ${to}`] };
  return { text, tone: actor === null ? 'bad' : 'plain', ...why };
}

export const deployed = ({ actor, vehicle, on }: Events['deployed'], at: Telling): Note => ({
  text: on
    ? `${at.name(actor)} deploys ${at.name(vehicle)}: it stands fast.`
    : `${at.name(actor)} undeploys ${at.name(vehicle)}: it can move again.`,
  tone: 'plain',
});

export const vehicleCrashed = ({ vehicle, metres }: Events['vehicleCrashed'], at: Telling): Note => ({
  text: `${at.name(vehicle)} crashes from ${metres} m up.`,
  tone: 'bad',
});

export function vehicleDestroyed({ vehicle, out }: Events['vehicleDestroyed'], at: Telling): Note {
  const names = firstOf(out.map((id) => at.name(id)));
  const crew =
    names.length === 0 ? '' : ` ${listed(names)} ${names.length === 1 ? 'gets' : 'get'} out of it.`;
  return { text: `${at.name(vehicle)} is destroyed.${crew}`, tone: 'bad' };
}

export const vehicleRefusals: { readonly [code: string]: Sentence } = {
  sheltered: ({ target, vehicle }, { who }) =>
    `${who(target)} is inside ${who(vehicle)} and can't be targeted. Attack ${who(vehicle)} instead.`,
  vehicleDestroyed: ({ vehicle }, { who }) => `${who(vehicle)} is destroyed.`,
  vehicleFull: ({ vehicle }, { who }) => `${who(vehicle)} is full: every seat is taken.`,
  notAtVehicle: ({ actor, vehicle }, { who }) =>
    `${who(actor)} must touch ${who(vehicle)} to get in. Move up to it first.`,
  alreadyInside: ({ actor }, { who }) => `${who(actor)} is in a vehicle already. Get out of it first.`,
  notInside: ({ actor }, { who }) => `${who(actor)} isn't at the controls of a vehicle that can do that.`,
  seatTaken: ({ vehicle }, { who }) => `That seat of ${who(vehicle)} is taken. Pick another one.`,
  notSkilledToOperate: ({ actor, vehicle }, { who }) =>
    `${who(actor)} must be Skilled with this kind of vehicle to operate ${who(vehicle)}. Three Prestige stand in for it.`,
  noAir: ({ system }, { text }) => `There's no air here, so the ${text(system ?? '')} doesn't work.`,
  tooFewWatts: ({ vehicle, needed, left }, { who }) =>
    `That takes ${needed} W, and ${who(vehicle)} has ${left}. With its engine on, it gets more as the next turn of who is at the engine begins.`,
  isDeployed: ({ vehicle }, { who }) => `${who(vehicle)} is Deployed and can't move. Undeploy it first.`,
  noStop: ({ movement }, { text }) =>
    `Nobody acts in the middle of ${text(movement ?? '')}. That takes wheels that allow it, in Skilled hands.`,
  noActionToStop: ({ actor }, { who }) =>
    `${who(actor)} has no Action left to use on the way. Drive without a stop.`,
  nowhereToStop: ({ actor }, { who }) =>
    `Nowhere on that way can ${who(actor)} do that. Pick another way, or another place to stop.`,
  rideOnFirst: ({ actor }, { who }) =>
    `${who(actor)} is in the middle of a ride: only Actions of the vehicle work now. Ride on first.`,
  nothingUnderway: ({ actor }, { who }) => `${who(actor)} isn't in the middle of a ride.`,
  flies: ({ vehicle }, { who }) => `${who(vehicle)} is in the air. Land it first.`,
  onTheGround: ({ vehicle }, { who }) => `${who(vehicle)} is on the ground. Take off first.`,
  noGoal: ({ typed }, { text }) =>
    `I can't read where to go in "${text(typed ?? '')}". Try 'north-east', '12,5', 'to Raider 1' or 'behind the crate'.`,
  partsUnfit: ({ movement, can }, { text }) =>
    `${text(movement ?? '')} goes ${text(can ?? '')}. Say parts that fit, or where to end.`,
  notSoHigh: ({ movement, climb, sink }, { text }) =>
    `${text(movement ?? '')} takes it up at most ${climb} m, or down at most ${sink} m.`,
  noWay: ({ vehicle, movement }, { who, text }) =>
    `${who(vehicle)} finds no way there with ${text(movement ?? '')}. Pick another goal.`,
  noSuchMovement: ({ typed }, { text }) =>
    `There's no movement "${text(typed ?? '')}" at these controls. Pick one from the list.`,
  noSuchTerminal: ({ terminal, most }) =>
    `There's no terminal ${terminal}: the vehicle has ${most === 1 ? 'one' : most}.`,
  systemLocked: ({ system }, { text }) =>
    `The ${text(system ?? '')} is Locked: it only comes with a vehicle.`,
  systemNotForIt: ({ system, vehicle }, { text }) =>
    `The ${text(system ?? '')} isn't made for ${text(vehicle ?? '')}. See what it's Limited to.`,
  systemTooHeavy: ({ system, weight, left }, { text }) =>
    `The ${text(system ?? '')} weighs ${weight} SW, and that terminal bears ${left} more.`,
};

export const vehiclePrompts: { readonly [code: string]: Prompt } = {
  'drive.way': (_params, who) => `Which way does ${who} go?`,
};

/** Whole metres where they are, else one place behind the point. */
const metres = (value: unknown): string => String(Math.round(Number(value) * 10) / 10);

/** So far off is nothing but a mere direction, in which nobody measures what is left. */
const FAR_OFF = 500;

export const vehicleAnswers: { readonly [code: string]: Option } = {
  'drive.way': ({ x, y, metres: far, off, risk }) => ({
    label: `To ${metres(x)},${metres(y)}`,
    effect: [
      `${metres(far)} m`,
      ...(Number(off) < FAR_OFF ? [`ends ${metres(off)} m from the goal`] : []),
      ...(typeof risk === 'string' ? [escapeMarkdown(risk)] : []),
    ].join(', '),
  }),
};
