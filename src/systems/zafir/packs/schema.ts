import { z } from 'zod';
import { behaviours } from '../../../engine/autopilot/behaviours.ts';
import { PACK_LIMITS } from '../../../engine/packs/limits.ts';
import { rowText, shortText, within } from '../../../engine/written.ts';
import { limits } from '../character/schema.ts';
import { abilities } from '../content/abilities.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { ranges } from '../content/ranges.ts';
import { unitTypes } from '../content/unitTypes.ts';
import { damageText, misfitsOf, powerShape } from '../powers/schema.ts';
import { readGiven, readGrenade, readImmunity, readProperty } from './written.ts';

const name = shortText(60);
const text = z.string().trim().max(300).default('');

/** Texts that each are to be read as something. */
const texts = (reads: (text: string) => unknown, what: string, most: number) =>
  z
    .array(z.string().refine((written) => reads(written) !== null, what))
    .max(most)
    .default([]);

const attackShape = {
  name,
  range: rowText(ranges),
  aim: within(limits.dice).default(0),
  crit: within(limits.dice).default(0),
  damage: damageText,
  critDamage: within(limits.damage).default(0),
  breaking: within(limits.armour).default(0),
  piercing: within(limits.armour).default(0),
  damageType: rowText(damageTypes).default('ballistic'),
  /** Null: not counted. */
  ammo: within(limits.ammo).nullable().default(null),
  properties: texts(readProperty, 'a weapon property, such as "Silent" or "Stun Weapon 1"', 6),
  gives: texts(readGiven, 'a condition, such as "Poisoned" or "Stunned 1 on crit"', 4),
} as const;

const attack = z.strictObject(attackShape);

/** A power with what does not fit together in it told at its place. */
const checked = <T extends z.ZodType<Parameters<typeof misfitsOf>[0]>>(power: T): T =>
  power.check((context) => {
    for (const { path, message } of misfitsOf(context.value))
      context.issues.push({ code: 'custom', path, message, input: context.value });
  });

const power = checked(z.strictObject(powerShape));

const { replaces: _never, ...withoutReplaces } = powerShape;

/** What an enemy can do stands in nobody's place. */
const ownPower = checked(z.strictObject({ ...withoutReplaces, replaces: z.null().default(null) }));

const item = checked(
  z.strictObject({
    ...withoutReplaces,
    replaces: z.null().default(null),
    when: z.enum(['action', 'actionEnds', 'free', 'passive']).default('action'),
    charges: powerShape.charges.unwrap().default(1),
  }),
);

const enemy = z.strictObject({
  name,
  text,
  type: rowText(unitTypes).default('living'),
  tags: z.array(shortText(40)).max(8).default([]),
  hp: within([1, limits.hp[1]]),
  speed: within(limits.speed).default(8),
  agility: within(limits.attribute).default(1),
  aim: within(limits.attribute),
  will: within(limits.attribute).default(0),
  armour: within(limits.armour).default(0),
  shield: within(limits.shield).default(0),
  attacks: z.array(attack).max(6),
  abilities: z.array(rowText(abilities, 'the name of a class ability')).max(12).default([]),
  grenades: texts(readGrenade, 'a grenade, such as "Frag Grenade x2"', 4),
  immune: texts(readImmunity, 'a type of damage or a condition', 20),
  vulnerable: z.array(rowText(damageTypes)).max(10).default([]),
  /** How tall a Large one is, in tiles. */
  large: within([2, 10]).nullable().default(null),
  detection: within([0, 40]).default(5),
  /** How it acts by itself; null: as most do. */
  behaviour: rowText(behaviours).nullable().default(null),
  powers: z.array(ownPower).max(8).default([]),
  /** How many come where nobody says. */
  count: within([1, 20]).default(1),
  notes: z.string().max(500).default(''),
});

const weapon = z.strictObject({ text, slot: z.enum(['primary', 'secondary']), ...attackShape });

const list = <T extends z.ZodType>(entry: T) => z.array(entry).max(PACK_LIMITS.entries.most).default([]);

/** A content pack of Zafir, as `docs/content-packs.md` describes it. */
export const packSchema = z
  .strictObject({
    name: shortText(60),
    text: z.string().trim().max(500).default(''),
    enemies: list(enemy),
    abilities: list(power),
    weapons: list(weapon),
    items: list(item),
  })
  .check((context) => {
    for (const { path, message } of twice(context.value))
      context.issues.push({ code: 'custom', path, message, input: context.value });
  });

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
export type Pack = Deep<z.infer<typeof packSchema>>;
export type PackEnemy = Pack['enemies'][number];
export type PackAbility = Pack['abilities'][number];
export type PackWeapon = Pack['weapons'][number];
export type PackItem = Pack['items'][number];
export type PackAttack = PackEnemy['attacks'][number];

/** What a pack has, by kind, in the order in which it is shown. */
export const packKinds = ['enemies', 'abilities', 'weapons', 'items'] as const;

type Named = readonly { readonly name: string }[];

/** Names that stand twice where each has one of its own: among entries of a kind, and within an enemy. */
function* twice(pack: {
  readonly enemies: readonly { readonly name: string; readonly attacks: Named; readonly powers: Named }[];
  readonly abilities: Named;
  readonly weapons: Named;
  readonly items: Named;
}): Generator<{ readonly path: (string | number)[]; readonly message: string }> {
  for (const kind of packKinds) yield* twiceIn(pack[kind], [kind]);
  for (const [n, { attacks, powers }] of pack.enemies.entries()) {
    yield* twiceIn(attacks, ['enemies', n, 'attacks']);
    yield* twiceIn(powers, ['enemies', n, 'powers']);
  }
}

function* twiceIn(all: Named, path: readonly (string | number)[]) {
  const names = all.map((entry) => plainName(entry.name));
  for (const [n, one] of names.entries())
    if (one === '' || names.indexOf(one) < n)
      yield { path: [...path, n, 'name'], message: 'a name of its own, in letters' };
}

/** Names are the same whatever their case and spaces; of letters a to z and digits something must be left. */
export const plainName = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
