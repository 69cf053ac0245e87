import { z } from 'zod';
import { behaviours } from '../../../engine/autopilot/behaviours.ts';
import { PACK_LIMITS } from '../../../engine/packs/limits.ts';
import { rowText, shortText, within } from '../../../engine/written.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { limits } from '../character/schema.ts';
import { readSkills } from '../character/skills.ts';
import { nearestTrait, readTrait } from '../character/traits.ts';
import { ranges } from '../content/ranges.ts';
import { sizes } from '../content/sizes.ts';
import { speeds } from '../content/speeds.ts';
import type { Deep } from '../powers/schema/effects.ts';
import { misfitsOf, powerShape } from '../powers/schema/power.ts';

const name = shortText(60);
const text = z.string().trim().max(300).default('');

/** A power with what does not fit together in it told at its place. */
const checked = <T extends z.ZodType<Parameters<typeof misfitsOf>[0]>>(power: T): T =>
  power.check((context) => {
    for (const { path, message } of misfitsOf(context.value))
      context.issues.push({ code: 'custom', path, message, input: context.value });
  });

const talent = checked(z.strictObject({ ...powerShape, miracle: z.boolean().default(false) }));

/** A spell is an Action and has a Test of its own, where it does not say otherwise. */
const spell = checked(z.strictObject({ ...powerShape, when: powerShape.when.unwrap().default('action') }));

const creatureTrait = checked(z.strictObject(powerShape));

/** A trait of a weapon or of armour as people write it: 'Reach', 'Thrown (Short)'. */
const traits = z
  .array(
    z.string().refine((written) => readTrait(written) !== null, {
      error: ({ input }) => {
        const near = nearestTrait(String(input));
        return `a trait, such as ${near ?? 'Slashing or Thrown (Short)'}`;
      },
    }),
  )
  .max(10)
  .default([]);

const weaponShape = {
  name,
  damage: within(limits.damage),
  /** Null: it does not shoot. */
  range: rowText(ranges).nullable().default(null),
  traits,
} as const;

/** A weapon whose traits name another range than it has: 'Range (Long)' on one with the range Medium. */
const oneRange = <T extends z.ZodType<{ readonly range: string | null; readonly traits: readonly string[] }>>(
  weapon: T,
): T =>
  weapon.check(({ value, issues }) => {
    const { range, traits: written } = value;
    const ranges = written
      .map((text) => readTrait(text))
      .flatMap((trait) => (trait?.id === 'range' ? [trait.range] : []));
    const at = ranges.findIndex((one) => one !== (range ?? ranges[0]));
    if (at >= 0)
      issues.push({ code: 'custom', path: ['traits'], message: 'one range: these are two', input: written });
  });

const armourShape = {
  name: z.string().trim().max(60).default(''),
  value: within(limits.armour),
  magical: z.boolean().default(false),
  traits,
} as const;

const shieldShape = { name, traits } as const;

const attack = oneRange(z.strictObject({ ...weaponShape, natural: z.boolean().default(true) }));

const attribute = within(limits.attribute);
const rating = within(limits.rating);

/** Minions have no Wounds: one `as` each, or all of them as a single swarm. */
const minions = z.strictObject({ count: within(limits.minions), as: z.enum(['each', 'swarm']) });

const creature = z.strictObject({
  name,
  text,
  /** Somebody with a name of their own, who makes Death Tests as heroes do; not one of many. */
  named: z.boolean().default(false),
  attributes: z.strictObject({ body: attribute, mind: attribute, soul: attribute }),
  skills: z
    .string()
    .max(500)
    .refine((written) => readSkills(written).ok, 'skills such as "Weapon Skill 2/1, Might 1/0"')
    .default(''),
  ratings: z.strictObject({
    initiative: within(limits.initiative),
    melee: rating,
    accuracy: rating,
    defence: rating,
  }),
  /** Of one, where they are minions. */
  toughness: within(limits.toughness),
  track: within(limits.track).default(0),
  mettle: within(limits.mettle).default(0),
  speed: rowText(speeds).default('normal'),
  flies: rowText(speeds).nullable().default(null),
  size: rowText(sizes).default('medium'),
  attacks: z.array(attack).max(SHEET_LIMITS.weapons.most),
  armour: z.strictObject(armourShape).nullable().default(null),
  shield: z.strictObject(shieldShape).nullable().default(null),
  traits: z.array(creatureTrait).max(15).default([]),
  /** Talents and spells of the same pack, by name. */
  talents: z.array(z.string()).max(10).default([]),
  spells: z.array(z.string()).max(10).default([]),
  minions: minions.nullable().default(null),
  /** How it acts by itself; null: as most do. */
  behaviour: rowText(behaviours).nullable().default(null),
  notes: z.string().max(500).default(''),
});

const item = checked(
  z.strictObject({
    ...powerShape,
    kind: z.literal('item'),
    when: z.enum(['passive', 'action', 'free']).default('action'),
    /** How many there are, used up one by one; null: it stays. */
    count: within([1, 99]).nullable().default(1),
  }),
);

const gear = z.discriminatedUnion('kind', [
  oneRange(z.strictObject({ kind: z.literal('weapon'), text, ...weaponShape })),
  z.strictObject({ kind: z.literal('armour'), text, ...armourShape, name }),
  z.strictObject({ kind: z.literal('shield'), text, ...shieldShape }),
  item,
]);

const list = <T extends z.ZodType>(entry: T) => z.array(entry).max(PACK_LIMITS.entries.most).default([]);

/** A content pack, as `docs/content-packs.md` describes it. */
export const packSchema = z
  .strictObject({
    name: shortText(60),
    text: z.string().trim().max(500).default(''),
    talents: list(talent),
    spells: list(spell),
    creatures: list(creature),
    gear: list(gear),
  })
  .check((context) => {
    for (const { path, message } of crossed(context.value))
      context.issues.push({ code: 'custom', path, message, input: context.value });
  });

export type Pack = Deep<z.infer<typeof packSchema>>;
export type PackTalent = Pack['talents'][number];
export type PackSpell = Pack['spells'][number];
export type PackCreature = Pack['creatures'][number];
export type PackGear = Pack['gear'][number];

/** What a pack has, by kind, in the order in which it is shown. */
const packKinds = ['talents', 'spells', 'creatures', 'gear'] as const;

type Entry = { readonly name: string };

interface Named {
  readonly talents: readonly Entry[];
  readonly spells: readonly Entry[];
  readonly gear: readonly Entry[];
  readonly creatures: readonly (Entry & {
    readonly talents: readonly string[];
    readonly spells: readonly string[];
  })[];
}

/** Names that stand twice, and talents and spells of creatures that the pack does not have. */
function* crossed(pack: Named): Generator<{ readonly path: (string | number)[]; readonly message: string }> {
  for (const kind of packKinds) {
    const names = pack[kind].map((entry) => plain(entry.name));
    for (const [n, one] of names.entries())
      if (names.indexOf(one) < n)
        yield { path: [kind, n, 'name'], message: 'a unique name: this one is there twice' };
  }
  for (const [n, { talents, spells }] of pack.creatures.entries()) {
    for (const [kind, wanted] of [
      ['talents', talents],
      ['spells', spells],
    ] as const)
      for (const [at, one] of wanted.entries())
        if (!pack[kind].some((entry) => plain(entry.name) === plain(one)))
          yield { path: ['creatures', n, kind, at], message: `one of the pack's ${kind}` };
  }
}

/** Names are the same whatever their case and spaces. */
export const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
