import { singleBlanks } from '../../../engine/text.ts';
import { z } from 'zod';
import { rowText, shortText, within } from '../../../engine/written.ts';
import { abilities } from '../content/abilities.ts';
import { conditions } from '../content/conditions.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { ranges } from '../content/ranges.ts';

/** How much a power may do, both ends included: house values. */
const most = {
  by: [-5, 5],
  damage: [0, 20],
  hp: [1, 30],
  turns: [1, 10],
  stun: [1, 6],
  charges: [1, 10],
  radius: [1, 6],
} as const;

const damageOf = z.object({
  die: z.union([z.literal(0), z.literal(2), z.literal(3), z.literal(6)]),
  plus: z.number().int().min(0).max(30),
});

const asWritten = 'damage such as "d3 + 2", "d6" or "2"';

/** 'd3 + 2', 'd6', '2': damage as it is written, or as it has been read: a die and what is added. */
export const damageText = z
  .union([z.string(), damageOf], { error: asWritten })
  .transform((written, context): z.infer<typeof damageOf> => {
    if (typeof written !== 'string') return written;
    const said = /^(?:d([236]) ?(?:\+ ?(\d{1,2}))?|(\d{1,2}))$/i.exec(singleBlanks(written));
    const read = damageOf.safeParse({
      die: Number(said?.[1] ?? 0),
      plus: Number(said?.[2] ?? said?.[3] ?? 0),
    });
    if (said !== null && read.success) return read.data;
    context.addIssue({ code: 'custom', message: asWritten, input: written });
    return z.NEVER;
  });

const condition = rowText(conditions);

/** 'Stunned 2', 'Poisoned': a condition with its X. */
const given = { condition, number: within(most.stun).optional() } as const;

/** What only some attacks are: with weapons of a kind, out of concealment. */
export const powerOnly = ['melee', 'ranged', 'concealed'] as const;
const only = z.array(z.enum(powerOnly)).max(2).default([]);

const on = z.enum(['target', 'user']).default('target');

/** The numbers a power changes; 'defence' takes Aim Dice from attacks on whoever has it. */
export const powerNumbers = [
  'aim',
  'crit',
  'damage',
  'critDamage',
  'piercing',
  'breaking',
  'defence',
  'speed',
  'will',
] as const;

const effect = z.discriminatedUnion('effect', [
  /** `turns`: of the user's; as long as the power is had where that is not said and it is passive. */
  z.strictObject({
    effect: z.literal('modify'),
    number: z.enum(powerNumbers),
    by: within(most.by),
    only,
    turns: within(most.turns).optional(),
    on,
  }),
  z.strictObject({ effect: z.literal('condition'), ...given, on }),
  z.strictObject({ effect: z.literal('cure'), conditions: z.array(condition).min(1).max(10), on }),
  z.strictObject({
    effect: z.literal('damage'),
    damage: damageText,
    damageType: rowText(damageTypes),
    ignoresArmour: z.boolean().default(false),
    on,
  }),
  z.strictObject({ effect: z.literal('heal'), hp: within(most.hp), on }),
  z.strictObject({
    effect: z.literal('shield'),
    points: within(most.hp),
    turns: within(most.turns).optional(),
    on,
  }),
  /** A free move. */
  z.strictObject({ effect: z.literal('move'), on }),
  /** An action more. */
  z.strictObject({ effect: z.literal('action'), on }),
  /** An attack with a weapon of the user's, with what it adds; `moves`: a melee attack may come nearer first. */
  z.strictObject({
    effect: z.literal('attack'),
    with: z.enum(['melee', 'ranged', 'any']).default('any'),
    moves: z.boolean().default(false),
    aim: within(most.by).default(0),
    damage: within(most.by).default(0),
    gives: z.array(z.strictObject(given)).max(3).default([]),
  }),
  /** The user is on the tile aimed at, without having gone there. */
  z.strictObject({ effect: z.literal('step') }),
  /** Enemies know nothing of them any more. */
  z.strictObject({ effect: z.literal('conceal'), on }),
]);

/** The kinds of effects, in the order in which they are described. */
export const powerEffects = effect.options.map((option) => option.shape.effect.value);

/** When a power works: as an act of its owner's, always, or by itself at a moment. */
export const powerMoments = [
  'action',
  'actionEnds',
  'free',
  'passive',
  'hits',
  'crits',
  'struck',
  'phase',
  'falls',
] as const;

export const powerAims = ['self', 'ally', 'selfOrAlly', 'enemy', 'anyone', 'tile'] as const;
export const powerSides = ['everybody', 'enemies', 'allies'] as const;

/** What a power is, besides its id: what packs write, and sheets carry. */
export const powerShape = {
  name: shortText(60),
  text: z.string().trim().max(300).default(''),
  when: z.enum(powerMoments),
  /** The class ability whose place it takes for who knows that. */
  replaces: rowText(
    abilities.filter(({ house }) => house),
    'one of the abilities whose text is lost, such as Mirage',
  )
    .nullable()
    .default(null),
  cooldown: within(most.turns).nullable().default(null),
  charges: within(most.charges).nullable().default(null),
  /** How far it reaches; 'self' for what is about its user alone. */
  range: z.union([z.literal('self'), rowText(ranges)]).default('self'),
  at: z.enum(powerAims).default('self'),
  /** With a radius all those around what it is aimed at are meant. */
  radius: z.number().min(most.radius[0]).max(most.radius[1]).multipleOf(0.5).nullable().default(null),
  among: z.enum(powerSides).default('everybody'),
  /** Of moments: which attacks they are about. */
  only,
  effects: z.array(effect).min(1).max(6),
} as const;

const shape = z.object({ ...powerShape });
type Shape = z.infer<typeof shape>;

/** What does not fit together in a power, each with its place. */
export function* misfitsOf(
  power: Shape,
): Generator<{ readonly path: (string | number)[]; readonly message: string }> {
  const acts = power.when === 'action' || power.when === 'actionEnds' || power.when === 'free';
  if (!acts && (power.cooldown !== null || power.charges !== null) && power.when !== 'struck')
    yield { path: ['when'], message: 'an act or a reaction (struck) if it has charges or a cooldown' };
  if (acts && power.at !== 'self' && power.range === 'self')
    yield { path: ['range'], message: "a range if it's aimed at others" };
  for (const [place, one] of power.effects.entries()) {
    if (power.when === 'passive' && one.effect !== 'modify')
      yield { path: ['effects', place, 'effect'], message: 'modify for a passive power' };
    if (power.when !== 'passive' && one.effect === 'modify' && one.turns === undefined)
      yield { path: ['effects', place, 'turns'], message: 'for how many turns' };
    if (one.effect === 'step' && (power.at !== 'tile' || !acts))
      yield { path: ['effects', place, 'effect'], message: 'step only for an act aimed at a tile' };
    if (one.effect === 'attack' && power.at !== 'enemy' && power.when !== 'struck')
      yield { path: ['effects', place, 'effect'], message: "attack only if it's aimed at an enemy" };
  }
}

/** A power on a sheet. */
export const powerSchema = z.object({
  id: z.string().regex(/^[a-z0-9]{1,80}$/),
  /** `item`: something carried, whose charges are for each mission. */
  kind: z.enum(['power', 'item']).default('power'),
  ...powerShape,
});

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
export type Power = Deep<z.infer<typeof powerSchema>>;

/** Under what a power's charges and cooldown are counted, and its reaction is known. */
export const useOf = ({ id }: Pick<Power, 'id'>): string => `power:${id}`;

export type PowerEffect = Power['effects'][number];
export type PowerNumber = (typeof powerNumbers)[number];
