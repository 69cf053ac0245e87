import { z } from 'zod';
import { shortText, within } from '../../../../engine/written.ts';
import { isBase, plainAmount, upcastsIn } from './amount.ts';
import { upcastId } from './effects/common.ts';
import { type Deep, type Effect, effectSchema, insideOf, isStaying } from './effects/index.ts';
import { lastingText, readLasting, upcastsInLasting } from './lasting.ts';
import {
  abilityTypes,
  archetypes,
  creatureCategories,
  creatureTypes,
  materials,
  powerSources,
  sizes,
  stats,
} from './names.ts';

/** What may be marked on whatever is offered in a list (Complexity and Beginner Tag). */
export const marks = {
  complexity: within([1, 4]).default(1),
  tags: z
    .array(z.enum(['beginner', 'core']))
    .max(2)
    .default([]),
} as const;

/** What it costs besides WP: AP or RP, part of a weapon attack (a Maneuver), or time outside of fights. */
const time = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ap'), ap: within([0, 3]) }),
  z.strictObject({ kind: z.literal('rp'), rp: within([0, 2]) }),
  z.strictObject({ kind: z.literal('attack') }),
  z.strictObject({ kind: z.literal('minutes'), minutes: within([1, 60 * 240]) }),
]);

/** The moment at which a reaction may be used. */
export const reactionMoments = [
  'attacked', // an attack would hit one: its roll is known
  'allyAttacked', // it would hit an ally in range
  'damaged', // one is about to take damage
  'allyDamaged', // an ally in range is about to take damage
  'falls', // one is about to fall, or to die
  'allyFalls', // an ally in range is
  'dr', // one has failed a DR
  'allyDr', // an ally in range has
  'missed', // an attack on one has missed
  'cast', // somebody in range uses an Ability
  'moves', // an enemy moves in range
] as const;

const upcast = z.strictObject({
  id: upcastId,
  name: shortText(60),
  cost: within([1, 12]),
  /** How often at most; null: as often as the limit allows. */
  most: within([1, 12]).nullable().default(null),
});

const area = z.strictObject({
  /** The book's forms: a cube, a line that may bend, everybody around the user. */
  shape: z.enum(['cube', 'line', 'around']),
  metres: plainAmount,
  who: z.enum(['everybody', 'enemies', 'allies', 'others']).default('everybody'),
});

const target = z.strictObject({
  who: z.enum(['self', 'ally', 'enemy', 'other', 'any', 'object', 'space', 'dead']),
  count: plainAmount.default('1'),
  categories: z.array(z.enum(creatureCategories)).max(4).default([]),
  /** Of these creature types, sizes or materials alone; absent: of any. */
  types: z.array(z.enum(creatureTypes)).min(1).max(15).optional(),
  sizes: z.array(z.enum(sizes)).min(1).max(9).optional(),
  materials: z.array(z.enum(materials)).min(1).max(8).optional(),
  /** Targeted without a direct line: somebody seen before, or anybody in range. */
  needs: z.enum(['line', 'sight', 'seenBefore', 'none']).default('line'),
});

/** A DR of the targets: on a success nothing happens, half of the damage, or what `onSuccess` says. */
const dr = z.strictObject({
  stat: z.enum(stats),
  success: z.enum(['none', 'half', 'other']).default('none'),
  /** Made again at the end (or start) of each turn of the target; a success ends what stays. */
  again: z.enum(['turnStart', 'turnEnd']).nullable().default(null),
});

const range = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('self') }),
  z.strictObject({ kind: z.literal('melee') }),
  z.strictObject({ kind: z.literal('weapon') }),
  z.strictObject({ kind: z.literal('metres'), metres: plainAmount }),
  z.strictObject({ kind: z.literal('anywhere') }),
]);

const limit = z.strictObject({
  uses: within([1, 20]).default(1),
  per: z.enum(['turn', 'round', 'fight', 'rest']),
});

/** All that an Ability may say; what is left out is the plain case. */
export const abilityShape = {
  name: shortText(60),
  text: z.string().trim().max(300).default(''),
  types: z.array(z.enum(abilityTypes)).min(1).max(3),
  /** Archetypes that may learn it; creatures learn any. */
  pools: z.array(z.enum(archetypes)).max(10).default([]),
  ...marks,
  /** Null: whoever learns it says which. */
  source: z.enum(powerSources).nullable().default(null),
  wp: within([0, 12]),
  time: time.default({ kind: 'ap', ap: 2 }),
  moment: z.enum(reactionMoments).nullable().default(null),
  limit: limit.nullable().default(null),
  equipment: z.boolean().default(true),
  range: range.default({ kind: 'self' }),
  target: target.prefault({ who: 'self' }),
  area: area.nullable().default(null),
  /** An Ability attack; else `dr`, or neither: then it hits. */
  attack: z.enum(['melee', 'ranged']).nullable().default(null),
  dr: dr.nullable().default(null),
  lasts: lastingText.default('now'),
  /** Whether it stacks with itself (Multiple Simultaneous Effects). */
  stacks: z.boolean().default(false),
  upcasts: z.array(upcast).max(6).default([]),
  effects: z.array(effectSchema).min(1).max(6),
  /** What happens to who succeeds on the DR. */
  onSuccess: z.array(effectSchema).max(3).default([]),
} as const;

/** An Ability as sheets carry it: whole, so that it does not need its pack. */
export const abilitySchema = z.strictObject({ id: z.string().min(1).max(60), ...abilityShape });

export type Ability = Deep<z.infer<typeof abilitySchema>>;
export type Upcast = Ability['upcasts'][number];

/** The Tier of an Ability that costs so much WP: 1 to 4 are Tier 1, then two for each (Abilities). */
export const tierOfCost = (wp: number): number => Math.max(1, Math.ceil((wp - 2) / 2));

type Written = Omit<Ability, 'id'>;

interface Misfit {
  readonly path: (string | number)[];
  readonly message: string;
}

/** What does not fit together in an Ability: where, and what it should be. */
export function* misfitsOf(ability: Written): Generator<Misfit> {
  const { types, effects, time: takes, dr: resisted, attack, upcasts } = ability;
  const all = [...effects, ...ability.onSuccess].flatMap((one) => [one, ...insideOf(one)]);
  const has = (...kinds: readonly Effect['effect'][]) => all.some(({ effect }) => kinds.includes(effect));
  // Damage and Healing follow from what it does (Ability Types).
  if (has('damage') && !types.includes('damage'))
    yield { path: ['types'], message: 'damage among them, as it deals damage' };
  if (has('heal', 'temporary', 'end', 'revive') && !types.includes('healing'))
    yield { path: ['types'], message: 'healing among them, as it restores or ends something' };
  if (has('summon') && !types.includes('summon'))
    yield { path: ['types'], message: 'summon among them, as it summons' };
  if (has('transform') && !types.includes('transform'))
    yield { path: ['types'], message: 'transform among them, as it transforms' };
  if (types.includes('maneuver') && types.includes('damage') && takes.kind === 'ap' && attack === null)
    yield { path: ['attack'], message: 'melee or ranged, or the time "attack", for a Maneuver that harms' };
  if (takes.kind === 'rp' && ability.moment === null)
    yield { path: ['moment'], message: 'when it may be used, as it costs RP' };
  if (takes.kind !== 'rp' && ability.moment !== null)
    yield { path: ['moment'], message: 'nothing, as it costs no RP' };
  if (attack !== null && resisted !== null) yield { path: ['dr'], message: 'nothing beside an attack' };
  if (resisted?.success === 'other' && ability.onSuccess.length === 0)
    yield { path: ['onSuccess'], message: 'what happens on a success' };
  if (resisted?.success !== 'other' && ability.onSuccess.length > 0)
    yield { path: ['onSuccess'], message: 'nothing, unless the DR says other' };
  if (ability.lasts === 'now')
    for (const [n, effect] of effects.entries())
      if (isStaying(effect) && effect.lasts === null)
        yield { path: ['effects', n, 'lasts'], message: 'how long, as the Ability itself is over at once' };
  for (const [n, effect] of effects.entries())
    if (effect.effect === 'grant' && (effect.what.kind === 'hand' || effect.what.kind === 'language'))
      yield {
        path: ['effects', n, 'what'],
        message: 'something that comes and goes: hands and languages are of features',
      };
  yield* strangeUpcasts(ability);
  const twice = upcasts.find(({ id }, n) => upcasts.findIndex((one) => one.id === id) < n);
  if (twice !== undefined) yield { path: ['upcasts'], message: `only one upcast called ${twice.id}` };
}

/** Upcasts that something grows with and that are none, and upcasts with which nothing grows. */
function* strangeUpcasts(ability: Written): Generator<Misfit> {
  const known = new Set(ability.upcasts.map(({ id }) => id));
  const used = new Set<string>();
  for (const [path, of] of namedUpcasts(ability)) {
    used.add(of);
    if (!known.has(of)) yield { path, message: `one of the upcasts, or a base such as tier: not ${of}` };
  }
  for (const [n, { id }] of ability.upcasts.entries())
    if (isBase(id))
      yield { path: ['upcasts', n, 'id'], message: `another id: ${id} is what amounts grow with` };
    else if (!used.has(id))
      yield { path: ['upcasts', n, 'id'], message: 'an upcast with which something grows' };
}

type Named = readonly [path: (string | number)[], upcast: string];

function* namedUpcasts(ability: Written): Generator<Named> {
  const of = (path: (string | number)[], amount: string) =>
    upcastsIn(amount).map((one): Named => [path, one]);
  if (ability.range.kind === 'metres') yield* of(['range', 'metres'], ability.range.metres);
  yield* of(['target', 'count'], ability.target.count);
  if (ability.area !== null) yield* of(['area', 'metres'], ability.area.metres);
  yield* upcastsInLasting(ability.lasts).map((one): Named => [['lasts'], one]);
  for (const [n, effect] of ability.effects.entries()) yield* inEffect(['effects', n], effect);
  for (const [n, effect] of ability.onSuccess.entries()) yield* inEffect(['onSuccess', n], effect);
}

function* inEffect(path: (string | number)[], effect: Effect): Generator<Named> {
  if (effect.needs !== null) yield [[...path, 'needs'], effect.needs];
  for (const [key, value] of Object.entries(effect)) {
    if (typeof value !== 'string' || key === 'effect' || key === 'text' || key === 'what') continue;
    if (key === 'lasts') yield* upcastsInLasting(value).map((one): Named => [[...path, key], one]);
    else if (amountKeys.has(key)) yield* upcastsIn(value).map((one): Named => [[...path, key], one]);
  }
  if (effect.effect === 'zone' && effect.harm !== null)
    yield* upcastsIn(effect.harm.amount).map((one): Named => [[...path, 'harm', 'amount'], one]);
  for (const one of insideOf(effect)) yield* inEffect(path, one);
}

const amountKeys = new Set([
  'amount',
  'ignores',
  'stacks',
  'count',
  'by',
  'metres',
  'vitality',
  'minutes',
  'times',
]);

/** Whether it takes time that no fight has. */
export const takesLong = ({ time: takes }: Pick<Ability, 'time'>): boolean => takes.kind === 'minutes';

/** Whether it goes on after it was used, and so is one of those of which one may be active at a time. */
export const goesOn = ({ lasts }: Pick<Ability, 'lasts'>): boolean => readLasting(lasts)?.kind !== 'now';

/** Of what takes more than a day one works so much each day (Abilities). */
const DAY = { minutes: 24 * 60, worked: 10 * 60 } as const;

/** Whether it takes so long that one works at it day by day, and rests between. */
export const takesDays = ({ time: takes }: Pick<Ability, 'time'>): boolean =>
  takes.kind === 'minutes' && takes.minutes > DAY.minutes;

/** How long an Ability that takes minutes keeps somebody, in minutes of the story: what takes longer than a day is worked at for ten hours a day, the last one among them (Abilities). */
export function minutesOf({ time }: Pick<Ability, 'time'>): number {
  if (time.kind !== 'minutes') return 0;
  if (!takesDays({ time })) return time.minutes;
  const nights = Math.ceil(time.minutes / DAY.worked) - 1;
  return nights * DAY.minutes + (time.minutes - nights * DAY.worked);
}
