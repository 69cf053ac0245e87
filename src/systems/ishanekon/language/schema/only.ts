import { z } from 'zod';
import { creatureCategories, statuses } from './names.ts';

/** What must be so for an effect to count; `language/only.ts` says what each means. */
export const plainOnly = [
  'melee', // the attack is a melee attack
  'ranged',
  'weapon', // it is a weapon attack, unarmed ones among them
  'unarmed',
  'ability', // it is an Ability attack or an Ability's damage
  'critical', // a critical hit
  'hurt', // its owner has less than half of their Vitality
  'unhurt',
  'alone', // no ally within 1 m of its owner
  'beside', // an ally within 1 m of its owner
  'hidden',
  'moved', // its owner has moved on this turn
  'still',
  'targetHurt',
  'targetLarger',
  'targetSmaller',
] as const;

export type PlainOnly = (typeof plainOnly)[number];

const own = statuses.map((status) => `is ${status}` as const);
const theirs = statuses.map((status) => `target is ${status}` as const);
const kinds = creatureCategories.map((kind) => `target is ${kind}` as const);

/** 'hurt', 'is prone', 'target is stunned', 'target is undead'. */
export const onlySchema = z.enum([...plainOnly, ...own, ...theirs, ...kinds]);

export type Only = z.infer<typeof onlySchema>;

const said: Readonly<Record<PlainOnly, string>> = {
  melee: 'in melee',
  ranged: 'at range',
  weapon: 'with weapon attacks',
  unarmed: 'unarmed',
  ability: 'with Abilities',
  critical: 'on a critical hit',
  hurt: 'below half Vitality',
  unhurt: 'while unhurt',
  alone: 'with no ally beside you',
  beside: 'with an ally beside you',
  hidden: 'while hidden',
  moved: 'after moving this turn',
  still: 'without moving this turn',
  targetHurt: 'against somebody below half Vitality',
  targetLarger: 'against somebody larger',
  targetSmaller: 'against somebody smaller',
};

const isPlain = (only: Only): only is PlainOnly => Object.hasOwn(said, only);

/** ' in melee, while prone': what an effect asks for, in words; '' for nothing. */
export function onlyWords(only: readonly Only[]): string {
  const words = only.map((one) => {
    if (isPlain(one)) return said[one];
    return one.startsWith('target is ') ? `against the ${one.slice(10)}` : `while ${one.slice(3)}`;
  });
  return words.length === 0 ? '' : ` ${words.join(', ')}`;
}
