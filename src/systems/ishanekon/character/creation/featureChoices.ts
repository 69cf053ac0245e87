import type { Feature } from '../../language/schema/feature.ts';
import { featureLine } from '../../language/words/ability.ts';
import { leftBy } from '../filter.ts';
import type { Draft } from './draft.ts';
import { type Choices, short } from './step.ts';

/** Features as a list to pick from, those that the filter leaves, and what is chosen already. */
export const featureChoices = (
  draft: Draft,
  features: readonly Feature[],
  chosen: readonly string[],
): Choices =>
  leftBy(draft, features, chosen).map((feature) => ({
    id: feature.id,
    label: feature.name,
    note: short(featureLine(feature)),
  }));
