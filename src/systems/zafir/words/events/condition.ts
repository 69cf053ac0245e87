import { rowOf } from '../../../../engine/table.ts';
import { type Duration, durationWords } from '../../../../engine/uses/index.ts';
import type { ConditionEvents } from '../../conditions/events.ts';
import { type ConditionId, conditions } from '../../content/conditions.ts';
import type { Sentences } from '../telling.ts';

/** A condition's name, with its X where it has one: 'Stunned 2'. */
export const conditionName = (id: ConditionId, number: number | null = null): string =>
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

/** What somebody with a condition is, after 'is' or 'is no longer': 'Burning', 'in Ethereal Suspension'. */
export const conditionState = (id: ConditionId): string => `${within[id] ?? ''}${conditionName(id)}`;

/** What a condition does, its X counted out: 'loses its next 2 actions'. */
const conditionEffect = (id: ConditionId, number: number | null): string =>
  rowOf(conditions, id).text.replace('X actions', number === 1 ? 'action' : `${number ?? 'X'} actions`);

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
  killed: ' (its cause is down)',
  disoriented: ' (Disoriented)',
  flash: ' (blinded)',
  left: ' (its cause has left)',
  ended: '',
};

/** How long a condition lasts, with a blank before it: as a GM said, or its turns; nothing where it has no end of its own. */
function lasting(
  target: string,
  turns: number | null,
  until: Duration | null,
  who: (id: string) => string,
): string {
  const words =
    until === null
      ? turns && `for ${turns} turns`
      : durationWords(until, target, { actor: who, rest: (id) => id });
  return words ? ` ${words}` : '';
}

export const conditionSentences: Sentences<ConditionEvents> = {
  conditionGained: ({ target, condition, number, turns, until, again }, { who }) => ({
    text: `${who(target)} is ${again ? 'still ' : ''}${within[condition] ?? ''}**${conditionName(condition, number)}**${lasting(target, turns, until, who)}.`,
    tone: 'bad',
    why: [conditionEffect(condition, number)],
  }),
  conditionKept: ({ target, condition, protection }, { who }) => ({
    text: `${who(target)} doesn't get ${conditionName(condition)}: ${protections[protection] ?? protection}.`,
    tone: 'quiet',
  }),
  // Bleeding Out that ends in Out of Action is no good news.
  conditionLost: ({ target, condition, why }, { who }) =>
    why === 'worse'
      ? null
      : {
          text: `${who(target)} is no longer ${conditionState(condition)}${reasons[why] ?? ''}.`,
          tone: 'good',
        },
  cowered: ({ actor, at }, { who }) => ({
    text: `${who(actor)} panics and cowers on ${at}: nowhere is safer.`,
    tone: 'bad',
  }),
  bledOut: ({ target }, { who }) => ({ text: `${who(target)} has bled too much.`, tone: 'bad' }),
  freed: ({ target }, { who }) => ({ text: `${who(target)} is no longer controlled.`, tone: 'good' }),
  controlled: ({ target, by }, { who }) => ({ text: `${who(by)} controls ${who(target)}.`, tone: 'bad' }),
};
