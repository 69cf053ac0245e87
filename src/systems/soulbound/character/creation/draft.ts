import { z } from 'zod';
import type { Json } from '../../../../engine/json.ts';
import { plain } from '../../../../engine/json.ts';
import { archetypes } from '../../content/archetypes.ts';
import { characterOf, type Outline } from '../blank.ts';
import { archetypeOutline } from '../outlines.ts';
import { type Character, characterSchema } from '../schema.ts';

const { attributes, skills, weapons, armour, shield, ratings, speed, size, notes } = characterSchema.shape;
const whole = z.number().int().min(0);

/** A character in the making: what has been given so far; null where nothing was. */
const schema = z.object({
  name: z.string(),
  start: z.enum([...archetypes.map((row) => row.id), 'own']).nullable(),
  attributes: attributes.nullable(),
  skills: skills.nullable(),
  gear: z.object({ weapons, armour, shield }).nullable(),
  ratings: ratings.extend({ speed }).nullable(),
  tracks: z.object({ toughness: whole, track: whole, mettle: whole, size, notes }).nullable(),
});

export type Draft = z.infer<typeof schema>;

export const newDraft = (name: string): Draft => ({
  name,
  start: null,
  attributes: null,
  skills: null,
  gear: null,
  ratings: null,
  tracks: null,
});

export const readDraft = (json: Json): Draft => schema.parse(json);
export const writeDraft = (draft: Draft): Json => plain(draft);

const lowest: Outline = { attributes: { body: 1, mind: 1, soul: 1 } };

/** The character as it would be now: what was given, else what the quick start has, else what we suggest. */
export function preview(draft: Draft): Character {
  const start = draft.start === null || draft.start === 'own' ? lowest : archetypeOutline(draft.start);
  const { speed, ...ratings } = draft.ratings ?? { speed: 'normal' as const };
  return characterOf(draft.name, {
    ...start,
    ...(draft.attributes === null ? {} : { attributes: draft.attributes }),
    ...(draft.skills === null ? {} : { skills: draft.skills }),
    ...(draft.gear ?? {}),
    ...(draft.tracks ?? {}),
    ratings,
    speed,
  });
}
