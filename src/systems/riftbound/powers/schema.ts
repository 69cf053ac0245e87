import { z } from 'zod';
import { rowText, shortText, within } from '../../../engine/written.ts';
import { attributes } from '../content/attributes.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { statusEffects } from '../content/statusEffects.ts';
import { amountText } from '../gear/amount.ts';
import { lastingSchema } from './lasting.ts';

// What packs can say of abilities, gear, systems, conditions and hazards, as data. A sheet keeps it whole, so that it needs no pack.

/** What must be so for an effect to count; what each means stands in `only.ts`. */
export const onlys = [
  'melee',
  'ranged',
  'hurt',
  'unhurt',
  'driving',
  'onFoot',
  'opponentHurt',
  'opponentProne',
  'opponentLarger',
  'opponentSmaller',
  'opponentVehicle',
] as const;

export type Only = (typeof onlys)[number];

/** The numbers that an effect can change, besides the Scores of the eight attributes. */
export const otherNumbers = [
  'hit', // each die of their Hit Rolls
  'targeted', // each die of Hit Rolls against them
  'dodge', // each die of their Dodge Rolls
  'damage', // of each success
  'shots',
  'move', // metres of the Move Action
  'actions', // of a turn
] as const;

const numbers = [...attributes.map(({ id }) => id), ...otherNumbers] as const;

export type NumberId = (typeof numbers)[number];

const numberText = z.string().transform((text, context): NumberId => {
  const wanted = text.toLowerCase().replace(/[^a-z]/gu, '');
  const found =
    otherNumbers.find((one) => one.toLowerCase() === wanted) ??
    attributes.find(({ id, name, short }) => [id, name, short].some((one) => one.toLowerCase() === wanted))
      ?.id;
  if (found !== undefined) return found;
  context.addIssue({
    code: 'custom',
    message: `an attribute such as AGI, or one of ${otherNumbers.join(', ')}`,
    input: text,
  });
  return z.NEVER;
});

const attributeText = rowText(
  attributes.flatMap(({ id, name, short }) => [
    { id, name },
    { id, name: short },
  ]),
);
const only = z.array(z.enum(onlys)).max(3).default([]);
/** Whom it works on: whom the power is aimed at, or its user. */
const on = z.enum(['target', 'user']).default('target');
const lasts = lastingSchema.nullable().default(null);
const metres = within([1, 40]);

/** A Score, the dice of an Attack or a Dodge Roll, damage, a Move … is more or less. */
const modify = z.strictObject({
  effect: z.literal('modify'),
  on,
  number: numberText,
  by: within([-10, 10]).refine((by) => by !== 0, 'a number other than 0'),
  only,
  lasts,
});

/** A type of damage does nothing, half (rounded up), or twice as much; a condition does not come. */
const guard = z.strictObject({
  effect: z.literal('guard'),
  on,
  against: rowText([...damageTypes, ...statusEffects], 'a type of damage, or Prone, Grappled or Taunted'),
  is: z.enum(['immune', 'resistant', 'weak']),
  lasts,
});

export const stayingSchema = z.discriminatedUnion('effect', [modify, guard]);

/** A check that ends something, or keeps it away. */
const checkSchema = z.strictObject({ attribute: attributeText, difficulty: within([3, 25]) });

/** A condition of a pack's own: what it does for as long as one has it. */
export const ownConditionSchema = z.strictObject({
  name: shortText(60),
  text: z.string().trim().max(300).default(''),
  effects: z.array(stayingSchema).max(4).default([]),
  /** What it does at the start of each of their turns. */
  harm: z
    .strictObject({ amount: amountText, type: rowText(damageTypes) })
    .nullable()
    .default(null),
  /** The check at the start of each of their turns that ends it. */
  shake: checkSchema.nullable().default(null),
});

/** What a place or an accident does to people: the book has none, so each is the house's. */
export const hazardSchema = z.strictObject({
  name: shortText(60),
  text: z.string().trim().max(300).default(''),
  amount: amountText,
  /** Null: damage of no type. */
  type: rowText(damageTypes).nullable().default(null),
  resist: checkSchema.nullable().default(null),
  /** Who resists takes half, rounded up, and no condition; else nothing at all. */
  halved: z.boolean().default(false),
  condition: z
    .union([rowText(statusEffects), ownConditionSchema])
    .nullable()
    .default(null),
  lasts: lastingSchema.default('ever'),
});

const damage = z.strictObject({
  effect: z.literal('damage'),
  on,
  amount: amountText,
  type: rowText(damageTypes).nullable().default(null),
});

const heal = z.strictObject({
  effect: z.literal('heal'),
  on,
  amount: amountText,
  /** Stacks of Regeneration 1 that come with it. */
  regeneration: within([0, 20]).default(0),
});

/** SP that come back, or are lost. */
const stamina = z.strictObject({ effect: z.literal('stamina'), on, by: within([-10, 10]) });

/** A condition of the book, or one of a pack's own, whole. */
const condition = z.strictObject({
  effect: z.literal('condition'),
  on,
  condition: z.union([rowText(statusEffects), ownConditionSchema]),
  lasts: lastingSchema.default('ever'),
});

/** Ends conditions by their names, the pack's own among them; all where none is named. */
const cure = z.strictObject({
  effect: z.literal('cure'),
  on,
  conditions: z.array(shortText(60)).max(10).default([]),
});

/** Pushes the target straight away, pulls it straight near, or takes the user to it; it sets off Overwatch as any other move does. */
const move = z.strictObject({ effect: z.literal('move'), how: z.enum(['push', 'pull', 'leap']), metres });

/** More Actions: on the turn that runs where it is the target's; fewer on their next. */
const actions = z.strictObject({
  effect: z.literal('actions'),
  on,
  by: within([-1, 2]).refine((by) => by !== 0, 'a number other than 0'),
});

/** Watts of the vehicle that whom it works on is in, or is. */
const watts = z.strictObject({ effect: z.literal('watts'), on, by: within([-20, 20]) });

/** A place around whom it works on is a hazard for a time: to who begins their turn there. */
const hazard = z.strictObject({
  effect: z.literal('hazard'),
  on,
  hazard: hazardSchema,
  radius: within([1, 30]),
  lasts: lastingSchema,
});

/** What the rules do not know: told to the table, for the GM to play. */
const tell = z.strictObject({ effect: z.literal('tell'), text: shortText(200) });

export const effectSchema = z.discriminatedUnion('effect', [
  modify,
  guard,
  damage,
  heal,
  stamina,
  condition,
  cure,
  move,
  actions,
  watts,
  hazard,
  tell,
]);

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

export type Effect = Deep<z.infer<typeof effectSchema>>;
export type EffectKind = Effect['effect'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly effect: K }>;
export type Staying = Deep<z.infer<typeof stayingSchema>>;
export type OwnCondition = Deep<z.infer<typeof ownConditionSchema>>;
export type Hazard = Deep<z.infer<typeof hazardSchema>>;
export type CheckAgainst = Deep<z.infer<typeof checkSchema>>;

/** Every kind of effect there is. */
export const effectKinds: readonly EffectKind[] = effectSchema.options.map(
  (option) => option.shape.effect.value,
);

export const stays = (effect: Effect): effect is Staying =>
  effect.effect === 'modify' || effect.effect === 'guard';

/** When a power works: always; as an Action or an Instant; or when something happens. */
export const triggers = [
  'passive',
  'action',
  'instant',
  'hits', // its owner has done damage with an Attack
  'hurt', // its owner has lost HP to an Attack
  'kills', // its owner has put somebody out of the fight
  'falls', // its owner goes out of the fight
  'turnStart', // its owner's turn begins
  'turnEnd',
] as const;

export type Trigger = (typeof triggers)[number];

/** On whom a power works: one, or all around its user, or around whom it is aimed at. */
export const aims = ['self', 'ally', 'enemy', 'anyone', 'around'] as const;

/** All that a power may say; what is left out is the plain case. */
export const powerShape = {
  name: shortText(60),
  text: z.string().trim().max(300).default(''),
  when: z.enum(triggers).default('passive'),
  sp: within([0, 10]).default(0),
  /** Cooldown X+: the die that brings it back at a turn's start. */
  cooldown: within([2, 6]).nullable().default(null),
  /** Signature: it comes back on a 5+ at a Full Rest. */
  signature: z.boolean().default(false),
  limit: z
    .strictObject({ uses: within([1, 10]).default(1), per: z.enum(['turn', 'fight']) })
    .nullable()
    .default(null),
  aim: z.enum(aims).default('self'),
  /** How far off one may be whom it is aimed at, in metres; 0: in contact. */
  range: within([0, 200]).default(0),
  /** Everybody so near to whom it is aimed at, too; of `around`: to its user. */
  radius: within([0, 40]).default(0),
  /** Whom of those near. */
  among: z.enum(['everybody', 'enemies', 'allies']).default('everybody'),
  /** The user's own check, or nothing comes of it. */
  check: checkSchema.nullable().default(null),
  /** What each target can keep it off with. */
  resist: checkSchema.nullable().default(null),
  only,
  effects: z.array(effectSchema).min(1).max(6),
} as const;

/** A power as a sheet carries it: whole, so that it does not need its pack. */
export const powerSchema = z.strictObject({ id: z.string().min(1).max(80), ...powerShape });

export type Power = Deep<z.infer<typeof powerSchema>>;

type Written = Pick<
  Power,
  'when' | 'aim' | 'sp' | 'check' | 'cooldown' | 'signature' | 'limit' | 'radius'
> & {
  readonly effects: readonly Effect[];
};

/** The moments that name another one: whom the owner hits, who hurts them. */
const ofTwo: readonly Trigger[] = ['hits', 'hurt', 'kills'];

/**
 * What does not fit together in a power: where, and what it should be. What is passive is always there, so it costs and rolls nothing; all else that
 * stays needs an end.
 */
export function* misfitsOf(
  power: Written,
): Generator<{ readonly path: (string | number)[]; readonly message: string }> {
  const { when, effects, aim } = power;
  const passive = when === 'passive';
  if (passive && power.sp > 0) yield { path: ['sp'], message: '0 for a passive power' };
  if (passive && power.cooldown !== null)
    yield { path: ['cooldown'], message: 'nothing for a passive power' };
  if (passive && power.signature) yield { path: ['signature'], message: 'false for a passive power' };
  if (passive && power.limit !== null) yield { path: ['limit'], message: 'nothing for a passive power' };
  if (passive && power.check !== null) yield { path: ['check'], message: 'nothing for a passive power' };
  if (passive && aim !== 'self') yield { path: ['aim'], message: 'self for a passive power' };
  if (!passive && when !== 'action' && when !== 'instant' && power.sp > 0)
    yield { path: ['sp'], message: '0 for a power that happens by itself' };
  if (power.signature && power.cooldown !== null)
    yield { path: ['cooldown'], message: 'nothing for a signature power' };
  if (aim === 'around' && power.radius === 0)
    yield { path: ['radius'], message: 'how many metres around, from 1' };
  for (const [n, effect] of effects.entries()) {
    const at = ['effects', n];
    if (passive && !stays(effect))
      yield { path: [...at, 'effect'], message: 'modify or guard for a passive power' };
    if (stays(effect) && passive && effect.lasts !== null)
      yield { path: [...at, 'lasts'], message: 'nothing for a passive power' };
    if (stays(effect) && !passive && effect.lasts === null)
      yield { path: [...at, 'lasts'], message: "how long, such as fight or '2 turns'" };
    if (effect.effect === 'guard' && effect.is !== 'immune' && isCondition(effect.against))
      yield { path: [...at, 'is'], message: 'immune against a condition' };
    if (effect.effect === 'move' && aim === 'self' && !ofTwo.includes(when))
      yield { path: [...at, 'effect'], message: 'something else where the aim is self' };
  }
}

const isCondition = (against: string): boolean => statusEffects.some(({ id }) => id === against);
