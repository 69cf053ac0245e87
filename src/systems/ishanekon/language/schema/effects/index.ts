import { z } from 'zod';
import { shortText, within } from '../../../../../engine/written.ts';
import { plainAmount } from '../amount.ts';
import { command, sense, speak, summon, transform } from './beings.ts';
import { lasts, needs, on, only } from './common.ts';
import { damage, end, guard, heal, resource, status, temporary } from './harm.ts';
import { cost, extra, forbid, grant, number, roll } from './numbers.ts';
import { create, move, push, shape, zone } from './place.ts';
import { ask, item, prevent, revive, rule } from './rest.ts';

/** Effects that hold no others. */
const simple = [
  damage,
  heal,
  temporary,
  resource,
  status,
  end,
  guard,
  number,
  roll,
  cost,
  extra,
  forbid,
  grant,
  push,
  move,
  zone,
  create,
  shape,
  summon,
  transform,
  command,
  sense,
  speak,
  prevent,
  item,
  revive,
  ask,
  rule,
] as const;

const simpleSchema = z.discriminatedUnion('effect', simple);
const few = z.array(simpleSchema).min(1).max(4);

/** 27: One of several ways, by choice of the user; or something only where it is so; or several times. */
const choose = z.strictObject({
  effect: z.literal('choose'),
  only,
  needs,
  from: z
    .array(z.strictObject({ name: shortText(40), effects: few }))
    .min(1)
    .max(6),
  /** How often it is done; each time on the same targets. */
  times: plainAmount.default('1'),
});

const inner = [...simple, choose] as const;
const innerSchema = z.discriminatedUnion('effect', inner);
const several = z.array(innerSchema).min(1).max(4);

/** 14: Weapon attacks do more: the next so many of them, or all as long as it lasts. */
const rider = z.strictObject({
  effect: z.literal('rider'),
  on,
  only,
  needs,
  times: within([1, 10]).nullable().default(null),
  effects: several,
  lasts,
});

/** Moments at which something happens by itself. */
export const triggers = [
  'hits', // its owner hits somebody
  'critical',
  'hit', // its owner is hit by an attack
  'missed', // an attack on its owner misses
  'hurt', // its owner takes damage
  'kills', // somebody falls by its owner
  'falls', // its owner falls
  'allyHurt', // an ally takes damage
  'turnStart',
  'turnEnd',
  'fightStart',
  'casts', // its owner uses an Ability
  'dr', // its owner fails a DR
] as const;

export type Trigger = (typeof triggers)[number];

/** 25: Something happens at a moment, so often in a turn, a round, a fight or between rests. `at`: whom it is done to. */
const when = z.strictObject({
  effect: z.literal('when'),
  on,
  only,
  needs,
  trigger: z.enum(triggers),
  at: z.enum(['self', 'other', 'allies', 'enemies']).default('self'),
  limit: z
    .strictObject({ uses: within([1, 10]).default(1), per: z.enum(['turn', 'round', 'fight', 'rest']) })
    .nullable()
    .default(null),
  /** Whether its owner is asked; else it happens by itself. */
  asked: z.boolean().default(false),
  effects: several,
  lasts,
});

/** 26: Everybody around its owner has it as long as they are there, or those it was used on are bound to the user. */
const link = z.strictObject({
  effect: z.literal('link'),
  on,
  only,
  needs,
  how: z.enum(['aura', 'link']),
  who: z.enum(['allies', 'enemies', 'everybody']).default('allies'),
  metres: plainAmount,
  /** At each turn of theirs that starts within it, for what does not stay. */
  effects: several,
  lasts,
});

export const effectSchema = z.discriminatedUnion('effect', [...inner, rider, when, link]);

export type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

export type SimpleEffect = Deep<z.infer<typeof simpleSchema>>;
export type InnerEffect = Deep<z.infer<typeof innerSchema>>;
export type Effect = Deep<z.infer<typeof effectSchema>>;
export type EffectKind = Effect['effect'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { readonly effect: K }>;

/** All kinds of effect there are. */
export const effectKinds: readonly EffectKind[] = effectSchema.options.map(
  (option) => option.shape.effect.value,
);

/** Kinds that are there for a time, or as long as one has what brings them; the others happen once. */
export const stayingKinds = [
  'guard',
  'number',
  'roll',
  'cost',
  'extra',
  'forbid',
  'grant',
  'item',
  'rider',
  'when',
  'link',
  'rule',
  'sense',
] as const satisfies readonly EffectKind[];

export type StayingKind = (typeof stayingKinds)[number];
export type StayingEffect = EffectOf<StayingKind>;

export const isStaying = (effect: Effect): effect is StayingEffect =>
  (stayingKinds as readonly EffectKind[]).includes(effect.effect);

/** An effect that stays, as the sheet of whom it is on keeps it. */
export const stayingSchema = effectSchema.refine(
  (effect) => (stayingKinds as readonly string[]).includes(effect.effect),
  `one of ${stayingKinds.join(', ')}`,
);

/** The effects inside an effect. */
export function insideOf(effect: Effect): readonly Effect[] {
  switch (effect.effect) {
    case 'choose':
      return effect.from.flatMap(({ effects }) => effects);
    case 'rider':
    case 'when':
    case 'link':
      return effect.effects;
    default:
      return [];
  }
}

/** Its amounts and its duration. */
export const lastsOf = (effect: Effect): string | null => ('lasts' in effect ? effect.lasts : null);
