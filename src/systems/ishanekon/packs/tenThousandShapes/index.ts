import type { WrittenPack } from '../schema.ts';
import { abilities } from './abilities/index.ts';
import { archetypeFeatures } from './archetypes.ts';
import { creatures } from './creatures.ts';
import { paths } from './paths.ts';
import { subArchetypes } from './subArchetypes.ts';
import { talents } from './talents.ts';
import { weapons } from './weapons.ts';

/**
 * Ten Thousand Shapes, our own pack: what stands on pages of Ishanekon's site that the rules text doesn't have, as far as a first evening needs it. Where the
 * text names something, it has that name and what the text tells of it; every other value is ours.
 */
export const tenThousandShapes: WrittenPack = {
  name: 'Ten Thousand Shapes',
  text: "Our own Beginner set: features, Paths, Talents, Abilities, weapons and creatures. Every value is ours, not the official site's.",
  archetypeFeatures,
  subArchetypes,
  paths,
  talents,
  abilities,
  weapons,
  creatures,
};
