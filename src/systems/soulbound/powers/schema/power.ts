import { z } from 'zod';
import { rowText, shortText, within } from '../../../../engine/written.ts';
import { readDn } from '../../checks/dn.ts';
import { ranges } from '../../content/ranges.ts';
import { checkText } from './checks.ts';
import { type Deep, damageKinds, type Effect, effectSchema, staying, stays } from './effects.ts';
import { onlySchema } from './only.ts';

/** When a power works: always; as an Action or for free; or when something happens. */
export const triggers = [
  'passive',
  'action',
  'free',
  'attacking', // its owner attacks, before the roll
  'attacked', // its owner is attacked, before the roll
  'hits', // its owner has hit, before the Damage
  'hit', // its owner has been hit, before the Damage
  'falls', // somebody else in the fight is Mortally Wounded or dies
  'turnStart', // its owner's turn begins
  'turnEnd',
] as const;

export type Trigger = (typeof triggers)[number];

/** On whom a power works: one, or all of a Zone or within Close Range. */
export const aims = ['self', 'ally', 'enemy', 'anyone', 'zone', 'close'] as const;

export const sides = ['everybody', 'enemies', 'allies'] as const;

const dn = z
  .string()
  .refine((text) => readDn(text).ok, 'a DN such as 4:2, the first number 2 to 6, the second 1 to 20');

/** The user's own Test. With a DN it must pass; without one its successes are only counted. */
const test = z.strictObject({ check: checkText, dn: dn.nullable().default(null) });

const limit = z.strictObject({
  uses: within([1, 20]).default(1),
  per: z.enum(['turn', 'round', 'fight', 'rest']),
});

/** All that a power may say; what is left out is the plain case. */
export const powerShape = {
  name: shortText(60),
  text: z.string().trim().max(300).default(''),
  when: z.enum(triggers).default('passive'),
  /** For `falls`: whose fall it is. */
  whose: z.enum(['ally', 'enemy', 'anyone']).default('anyone'),
  mettle: within([0, 10]).default(0),
  limit: limit.nullable().default(null),
  aim: z.enum(aims).default('self'),
  /** For `zone` and `close`: whom of those there. */
  among: z.enum(sides).default('everybody'),
  range: rowText(ranges).default('close'),
  test: test.nullable().default(null),
  /** The checks with which a target resists, the larger pool of them: at DN 4:1, and a tie is theirs. */
  resist: z.array(checkText).max(3).default([]),
  only: z.array(onlySchema).max(3).default([]),
  effects: z.array(effectSchema).min(1).max(6),
} as const;

const kinds = ['talent', 'miracle', 'spell', 'trait', 'item'] as const;

export type PowerKind = (typeof kinds)[number];

/** A power as a sheet carries it: whole, so that it does not need its pack. */
export const powerSchema = z.strictObject({
  id: z.string().min(1),
  kind: z.enum(kinds),
  ...powerShape,
  /** How many of a consumed item are left; null: it is not used up. */
  left: within([0, 99]).nullable().default(null),
});

export type Power = Deep<z.infer<typeof powerSchema>>;

/** The moments that are part of an attack. */
const ofAttacks: readonly Trigger[] = ['attacking', 'attacked', 'hits', 'hit'];

type Written = Pick<Power, 'when' | 'aim' | 'test' | 'resist' | 'mettle' | 'limit'> & {
  readonly effects: readonly Effect[];
};

/**
 * What does not fit together in a power: where, and what it should be. What is passive is always there, so it costs and
 * rolls nothing; all else that stays needs an end.
 */
export function* misfitsOf(
  power: Written,
): Generator<{ readonly path: (string | number)[]; readonly message: string }> {
  const { when, effects, test: own, resist, aim } = power;
  const passive = when === 'passive';
  if (passive && power.mettle > 0) yield { path: ['mettle'], message: '0 for a passive power' };
  if (passive && power.limit !== null) yield { path: ['limit'], message: 'nothing for a passive power' };
  if (passive && own !== null) yield { path: ['test'], message: 'nothing for a passive power' };
  if (passive && aim !== 'self') yield { path: ['aim'], message: 'self for a passive power' };
  if (resist.length > 0 && own === null)
    yield { path: ['resist'], message: 'nothing without a test of its own' };
  for (const [n, effect] of effects.entries()) {
    const at = ['effects', n];
    if (passive && !stays(effect))
      yield { path: [...at, 'effect'], message: `one of ${staying.join(', ')} for a passive power` };
    if (stays(effect) && passive && effect.lasts !== null)
      yield { path: [...at, 'lasts'], message: 'nothing for a passive power' };
    if (stays(effect) && !passive && effect.lasts === null)
      yield { path: [...at, 'lasts'], message: 'how long, such as fight or "2 rounds"' };
    if ('lasts' in effect && effect.lasts === 'attack' && !ofAttacks.includes(when))
      yield { path: [...at, 'lasts'], message: "longer than an attack if it doesn't work in one" };
    if ('perSuccess' in effect && effect.perSuccess > 0 && own === null)
      yield { path: [...at, 'perSuccess'], message: '0 without a test of its own' };
    if (effect.effect === 'guard' && effect.is !== 'immune' && !isKindOfDamage(effect.against))
      yield { path: [...at, 'is'], message: 'immune against a condition' };
    if (effect.effect === 'move' && aim === 'self')
      yield { path: [...at, 'effect'], message: 'something else where the aim is self' };
  }
}

const isKindOfDamage = (text: string) => (damageKinds as readonly string[]).includes(text);
