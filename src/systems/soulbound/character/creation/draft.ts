import { z } from 'zod';
import type { Json } from '../../../../engine/json.ts';
import { plain } from '../../../../engine/json.ts';
import { archetypes } from '../../content/archetypes.ts';
import { characterOf, type Outline } from '../blank.ts';
import { archetypeOutline } from '../outlines.ts';
import { type Character, characterSchema } from '../schema.ts';

const { attributes, skills, weapons, armour, shield, ratings, speed, size, pronouns, notes } =
  characterSchema.shape;
const whole = z.number().int().min(0);

/** A character being created: what has been given so far; null where nothing was. */
const schema = z.object({
  name: z.string(),
  start: z.enum([...archetypes.map((row) => row.id), 'own']).nullable(),
  attributes: attributes.nullable(),
  skills: skills.nullable(),
  gear: z.object({ weapons, armour, shield }).nullable(),
  // Speed, Size and notes stood among ratings and tracks in drafts of before.
  ratings: ratings.extend({ speed: speed.optional() }).nullable(),
  tracks: z
    .object({ toughness: whole, track: whole, mettle: whole, size: size.optional(), notes: notes.optional() })
    .nullable(),
  build: z.object({ speed, size, notes }).nullable().default(null),
  pronouns: pronouns.default(''),
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
  build: null,
  pronouns: '',
});

export const readDraft = (json: Json): Draft => schema.parse(json);
export const writeDraft = (draft: Draft): Json => plain(draft);

const lowest: Outline = { attributes: { body: 1, mind: 1, soul: 1 } };

/** The character as it would be now: what was given, else what the quick start has, else what we suggest. */
export function preview(draft: Draft): Character {
  const start = draft.start === null || draft.start === 'own' ? lowest : archetypeOutline(draft.start);
  const { speed: rated, ...ratings } = draft.ratings ?? {};
  const { size: tracked, notes: noted, ...tracks } = draft.tracks ?? {};
  return characterOf(draft.name, {
    ...start,
    ...(draft.attributes === null ? {} : { attributes: draft.attributes }),
    ...(draft.skills === null ? {} : { skills: draft.skills }),
    ...(draft.gear ?? {}),
    ...tracks,
    ratings,
    speed: draft.build?.speed ?? rated ?? 'normal',
    size: draft.build?.size ?? tracked ?? 'medium',
    pronouns: draft.pronouns,
    notes: draft.build?.notes ?? noted ?? '',
  });
}
