import { z } from 'zod';
import { type Json, plain } from '../../../../engine/json.ts';
import { attributes } from '../../content/attributes.ts';
import { damageTypes } from '../../content/damageTypes.ts';
import { skilledGroups } from '../../content/skilledGroups.ts';
import { systems } from '../../content/systems.ts';
import { vehicles } from '../../content/vehicles.ts';
import { noOffers, type Offers } from '../../packs/offers.ts';
import { LAST_LEVEL, partySchema } from '../../party/party.ts';

const ids = <const Id extends string>(table: readonly { readonly id: Id }[]) =>
  z.enum(table.map(({ id }) => id));
const attribute = ids(attributes);
const text = z.string().default('');
const row = z.string().max(100); // of the book, or an entry of a pack's

/** Something that is picked from a list or written by oneself; what is written counts. */
const said = z.object({ pick: z.string().nullable(), own: z.string() }).default({ pick: null, own: '' });

const trait = z.object({
  /** The row of the ideas that it is; null for one of their own. */
  idea: z.string().nullable(),
  name: z.string(),
  good: z.int().min(0),
  bad: z.int().min(0),
});

/** A vehicle in the making that is nobody's Signature Vehicle. */
const frame = z.object({
  base: row.nullable().default(null),
  size: z.enum(['medium', 'large', 'giant', 'enormous']).default('large'),
  medium: z.enum(['land', 'air']).default('land'),
  group: ids(skilledGroups).nullable().default(null),
  metres: z.number().default(3),
  hp: z.int().default(30),
  passengers: z.int().default(0),
  inside: z.enum(['targeted', 'seen', 'unseen']).default('targeted'),
  skilledOnly: z.boolean().default(false),
  terminals: z.array(z.int()).default([4]),
  /** Whether its figures were said: by picking what it is like, or one by one. */
  said: z.boolean().default(false),
  systems: z.array(row).default([]),
});

/** Somebody in the making: what has been chosen or rolled so far; null, or nothing, where nothing was. */
const schema = z.object({
  name: z.string(),
  /** The level that the group has reached. */
  level: z.int().min(1).max(LAST_LEVEL).default(1),
  /** Whether the role's point of level 2 is for the role's own Abilities, whatever the role (A28). */
  ownPoints: z.boolean().default(false),
  what: z.enum(['person', 'vehicle']).default('person'),
  /** Whom they began as, ready to play; null for nobody. */
  ready: z.string().nullable().default(null),
  role: row.nullable().default(null),
  class: row.nullable().default(null),
  pronouns: text,
  /** The ten dice as they fell; none: not rolled yet. */
  dice: z.array(z.int().min(1).max(6)).default([]),
  /** The usual values in place of dice: somebody ready to play (house). */
  usual: z.boolean().default(false),
  dropped: z.array(z.int()).default([]),
  high: z.array(attribute).nullable().default(null),
  low: z.array(attribute).nullable().default(null),
  gains: attribute.nullable().default(null),
  loses: attribute.nullable().default(null),
  careful: attribute.nullable().default(null),
  traits: z.array(trait).default([]),
  ideal: said,
  goal: said,
  flaw: said,
  background: said,
  origin: said,
  stories: z.array(z.string()).default([]),
  innate: z.array(z.enum(['deaf', 'robotic'])).default([]),
  hpDice: z.array(z.int()).default([]),
  abilities: z.array(z.object({ id: z.string(), choice: z.string().nullable() })).default([]),
  weapon: z.string().nullable().default(null),
  type: ids(damageTypes).nullable().default(null),
  twoHanded: z.boolean().default(false),
  vehicle: ids(vehicles).nullable().default(null),
  vehicleName: text,
  systems: z.array(ids(systems)).default([]),
  outfits: z.enum(['everyday', 'both', 'professional']).nullable().default(null),
  sidearm: z.string().nullable().default(null),
  roleWeapon: z.string().nullable().default(null),
  light: z.enum(['torch', 'electricLantern']).nullable().default(null),
  tent: z.enum(['own', 'share']).default('own'),
  money: z.int().nullable().default(null),
  symbol: text,
  shopping: z.array(z.string()).default([]),
  frame: frame.default(frame.parse({})),
});

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
type Kept = Deep<z.infer<typeof schema>>;

/** `offers`: what the campaign's packs offer besides the book. They aren't kept with it. */
export type Draft = Kept & { readonly offers: Offers };
export type Said = Draft['ideal'];
export type DraftTrait = Draft['traits'][number];
export type Frame = Draft['frame'];

/** Nobody in particular yet; `party` is what the campaign keeps, its level and house rules among it. */
export function newDraft(name: string, party: object | undefined): Draft {
  const read = partySchema.safeParse(party);
  const { level, rules } = read.success ? read.data : { level: 1, rules: { rolePoints: 'captains' } };
  return {
    ...schema.parse({
      name,
      level: Math.min(level, LAST_LEVEL),
      ownPoints: rules.rolePoints === 'everybody',
    }),
    offers: noOffers,
  };
}

export const readDraft = (json: Json, offers: Offers = noOffers): Draft => ({
  ...schema.parse(json),
  offers,
});

export function writeDraft({ offers: _offers, ...draft }: Draft): Json {
  return plain(draft);
}
