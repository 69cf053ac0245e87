import { rowOf } from '../../../../engine/table.ts';
import type { ConditionEvents } from '../../conditions/events.ts';
import { conditions } from '../../content/conditions.ts';
import type { Sentences } from '../telling.ts';

/** A condition's name, with its X where it has one: 'Stunned 2'. */
export const conditionName = (
  id: Parameters<typeof rowOf<(typeof conditions)[number]>>[1],
  number: number | null = null,
): string =>
  number === null
    ? rowOf(conditions, id).name.replace(/ X$/, '')
    : `${rowOf(conditions, id).name.replace(/ X$/, '')} ${number}`;

/** Conditions that one is in rather than is. */
const within: Readonly<Record<string, string>> = {
  panic: 'in ',
  etherealSuspension: 'in ',
  acidBurn: 'suffering from ',
  eyeOfTheVoid: 'under the ',
};

const protections: Readonly<Record<string, string>> = {
  immune: 'immune to it',
  oxygenMask: 'the Oxygen Mask keeps the cloud out',
  reactiveVisor: 'the Reactive Visor closes in time',
  hardened: 'Hardened',
};

const reasons: Readonly<Record<string, string>> = {
  healed: ' (healed)',
  restored: ' (restored)',
  water: ' (water)',
  rolled: ' (stopped, dropped and rolled)',
  killed: ' (whose doing it was is down)',
  disoriented: ' (Disoriented)',
  flash: ' (blinded)',
  ended: '',
};

export const conditionSentences: Sentences<ConditionEvents> = {
  conditionGained: ({ target, condition, number, turns, again }, { who }) => ({
    text: `${who(target)} is ${again ? 'still ' : ''}${within[condition] ?? ''}**${conditionName(condition, number)}**${turns === null ? '' : `, for ${turns} turns`}.`,
    tone: 'bad',
    why: [rowOf(conditions, condition).text],
  }),
  conditionKept: ({ target, condition, protection }, { who }) => ({
    text: `${who(target)} does not get ${conditionName(condition)}: ${protections[protection] ?? protection}.`,
    tone: 'quiet',
  }),
  conditionLost: ({ target, condition, why }, { who }) => ({
    text: `${who(target)} is no longer ${within[condition] ?? ''}${conditionName(condition)}${reasons[why] ?? ''}.`,
    tone: 'good',
  }),
  bledOut: ({ target }, { who }) => ({
    text: `${who(target)} has bled too much: **Out of Action**.`,
    tone: 'bad',
  }),
  freed: ({ target }, { who }) => ({ text: `${who(target)} obeys nobody else any more.`, tone: 'good' }),
  controlled: ({ target, by }, { who }) => ({ text: `${who(by)} controls ${who(target)}.`, tone: 'bad' }),
};
