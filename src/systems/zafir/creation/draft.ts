import { z } from 'zod';
import { type Json, plain } from '../../../engine/json.ts';
import { heroSchema } from '../character/schema.ts';
import { abilities } from '../content/abilities.ts';
import { bodyArmor } from '../content/bodyArmor.ts';
import { classes } from '../content/classes.ts';
import { inventoryItems } from '../content/inventoryItems.ts';
import { languages } from '../content/languages.ts';
import { responsibilities } from '../content/responsibilities.ts';
import { idOf } from '../content/shapes.ts';
import { weapons } from '../content/weapons.ts';

const { origin } = heroSchema.shape;

/** Somebody in the making: what has been chosen or rolled so far; null, or nothing, where nothing was. */
const schema = z.object({
  name: z.string(),
  /** The level that new characters begin at. */
  start: z.enum(['first', 'second']).default('first'),
  class: idOf(classes).nullable(),
  /** Whom they began as, ready to play; null for nobody. */
  ready: idOf(classes).nullable().default(null),
  /** The mage guild, or that there is none and why. */
  guild: z.string().nullable(),
  origin: z.object({ species: origin.shape.species, detail: z.string() }).nullable(),
  religion: z.string().nullable(),
  pronouns: z.string().nullable(),
  about: z.string(),
  equipment: z
    .object({ primary: idOf(weapons), secondary: idOf(weapons), armour: idOf(bodyArmor) })
    .nullable(),
  item: z.enum(['fragGrenade', 'medkit']).nullable(),
  ability: idOf(abilities).nullable(),
  inventory: z.array(idOf(inventoryItems)).nullable(),
  trinkets: z.array(z.string()),
  /** In cents, as it was rolled. */
  money: z.number().int().nullable(),
  expert: idOf(responsibilities).nullable(),
  basic: z.array(idOf(responsibilities)),
  fluent: z.array(idOf(languages)),
  conversational: z.array(idOf(languages)),
});

export type Draft = z.infer<typeof schema>;

export const newDraft = (name: string, start: Draft['start'] = 'first'): Draft => ({
  name,
  start,
  class: null,
  ready: null,
  guild: null,
  origin: null,
  religion: null,
  pronouns: null,
  about: '',
  equipment: null,
  item: null,
  ability: null,
  inventory: null,
  trinkets: [],
  money: null,
  expert: null,
  basic: [],
  fluent: [],
  conversational: [],
});

export const readDraft = (json: Json): Draft => schema.parse(json);
export const writeDraft = (draft: Draft): Json => plain(draft);
