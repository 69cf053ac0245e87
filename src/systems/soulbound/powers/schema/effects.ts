import { z } from 'zod';
import { rowText, shortText, within } from '../../../../engine/written.ts';
import { conditions } from '../../content/conditions.ts';
import { edges } from '../../content/edges.ts';
import { environment } from '../../content/environment.ts';
import { skills } from '../../content/skills.ts';
import { lastingSchema } from './lasting.ts';
import { onlySchema } from './only.ts';

/** The numbers that an effect can change. Those of the Ladder count in steps. */
export const numbers = [
  'melee',
  'accuracy',
  'defence',
  'armour',
  'dice',
  'difficulty',
  'damage',
  'speed',
] as const;

/** Kinds of Damage, as traits of weapons name them, and what else a pack may call its own. */
export const damageKinds = [
  'crushing',
  'piercing',
  'slashing',
  'fire',
  'frost',
  'lightning',
  'magic',
  'poison',
  'holy',
] as const;

export type DamageKind = (typeof damageKinds)[number];

const skill = rowText(skills);
const only = z.array(onlySchema).max(3).default([]);
const lasts = lastingSchema.nullable().default(null);
/** Whom it works on: whom the power is aimed at, or its user. */
const on = z.enum(['target', 'user']).default('target');
const perSuccess = within([0, 5]).default(0);

/** Melee, Accuracy, Defence, Armour, dice … are more or less, for a time or as long as one has the power. */
const modify = z.strictObject({
  effect: z.literal('modify'),
  on,
  number: z.enum(numbers),
  by: within([-10, 10]).refine((by) => by !== 0, 'a number other than 0'),
  skill: skill.nullable().default(null),
  only,
  lasts,
});

/** Advantage or its opposite on Tests, of one skill or of all. */
const edge = z.strictObject({
  effect: z.literal('edge'),
  on,
  edge: rowText(edges),
  skill: skill.nullable().default(null),
  only,
  lasts,
});

/** A condition or a kind of Damage does nothing, half, or twice as much. */
const guard = z.strictObject({
  effect: z.literal('guard'),
  on,
  against: z.enum([...damageKinds, ...conditions.map((row) => row.id)]),
  is: z.enum(['immune', 'resistant', 'weak']),
  lasts,
});

const damage = z.strictObject({
  effect: z.literal('damage'),
  on,
  amount: within([0, 30]),
  perSuccess,
  kind: z.enum(damageKinds).nullable().default(null),
  ignoresArmour: z.boolean().default(false),
});

const heal = z.strictObject({
  effect: z.literal('heal'),
  on,
  toughness: within([0, 200]).default(0),
  perSuccess,
  wounds: within([0, 30]).default(0),
});

const condition = z.strictObject({
  effect: z.literal('condition'),
  on,
  condition: rowText(conditions),
  lasts: lastingSchema,
});

/** Ends conditions: those named, or all. */
const cure = z.strictObject({
  effect: z.literal('cure'),
  on,
  conditions: z.array(rowText(conditions)).max(conditions.length).default([]),
});

/** Pushes the target away, pulls it nearer, or takes the user to it. */
const move = z.strictObject({
  effect: z.literal('move'),
  how: z.enum(['push', 'pull', 'leap']),
  zones: within([0, 3]).default(1),
});

/** A Zone is something more for a time: hazardous, obscured, covered. */
const zone = z.strictObject({
  effect: z.literal('zone'),
  trait: rowText(environment),
  lasts: lastingSchema,
});

const mettle = z.strictObject({ effect: z.literal('mettle'), on, by: within([-10, 10]) });
const soulfire = z.strictObject({ effect: z.literal('soulfire'), by: within([-10, 10]) });
const doom = z.strictObject({ effect: z.literal('doom'), by: within([-10, 10]) });

/** Actions more: on the turn that runs where it is the target's, else on their next. */
const action = z.strictObject({ effect: z.literal('action'), on, actions: within([1, 3]).default(1) });

/** What the rules do not know: told to the table, for the GM to play. */
const tell = z.strictObject({ effect: z.literal('tell'), text: shortText(200) });

export const effectSchema = z.discriminatedUnion('effect', [
  modify,
  edge,
  guard,
  damage,
  heal,
  condition,
  cure,
  move,
  zone,
  mettle,
  soulfire,
  doom,
  action,
  tell,
]);

export type Effect = Deep<z.infer<typeof effectSchema>>;
export type EffectKind = Effect['effect'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly effect: K }>;

export type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

/** Every kind of effect there is. */
export const effectKinds: readonly EffectKind[] = effectSchema.options.map(
  (option) => option.shape.effect.value,
);

/** Effects that are there for a time, or as long as one has the power; the others happen at once. */
export const staying = ['modify', 'edge', 'guard'] as const satisfies readonly EffectKind[];

export type StayingEffect = EffectOf<(typeof staying)[number]>;

export const stays = (effect: Effect): effect is StayingEffect =>
  (staying as readonly EffectKind[]).includes(effect.effect);

/** A staying effect as the sheet of whom it is on keeps it. */
export const stayingSchema = z.discriminatedUnion('effect', [modify, edge, guard]);
