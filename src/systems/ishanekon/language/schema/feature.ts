import { z } from 'zod';
import { shortText, within } from '../../../../engine/written.ts';
import { marks } from './ability.ts';
import { type Deep, effectSchema, isStaying } from './effects/index.ts';
import { powerSources } from './names.ts';

export const featureKinds = [
  'archetype',
  'subArchetype',
  'path',
  'greaterTalent',
  'lesserTalent',
  'trait',
  'upgrade',
  'module',
  'status',
] as const;

/** What is always there with somebody (or something): a feature, a Path, a Talent, a Trait, what a status does, an upgrade. */
export const featureShape = {
  name: shortText(60),
  text: z.string().trim().max(300).default(''),
  ...marks,
  source: z.enum(powerSources).nullable().default(null),
  effects: z.array(effectSchema).max(8).default([]),
} as const;

export const featureSchema = z.strictObject({
  id: z.string().min(1).max(60),
  kind: z.enum(featureKinds),
  ...featureShape,
  /** Of a Trait: what it costs, below 0 where it gives. Of an upgrade: the Tier it adds. */
  value: within([-20, 20]).default(0),
});

export type Feature = Deep<z.infer<typeof featureSchema>>;
export type FeatureKind = Feature['kind'];

/** What does not fit: nothing always there happens at once. */
export function* featureMisfits({
  effects,
}: Pick<Feature, 'effects'>): Generator<{ readonly path: (string | number)[]; readonly message: string }> {
  for (const [n, effect] of effects.entries()) {
    if (!isStaying(effect))
      yield { path: ['effects', n, 'effect'], message: 'an effect that stays, or "when" around it' };
    else if (effect.lasts !== null)
      yield { path: ['effects', n, 'lasts'], message: 'nothing, as it is always there' };
    if (effect.needs !== null) yield { path: ['effects', n, 'needs'], message: 'nothing, without upcasts' };
  }
}
