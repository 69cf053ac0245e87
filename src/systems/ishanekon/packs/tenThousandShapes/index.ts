import type { WrittenPack } from '../schema.ts';
import { abilities } from './abilities/index.ts';
import { archetypeFeatures } from './archetypes.ts';
import { backgrounds } from './backgrounds.ts';
import { buildings } from './buildings.ts';
import { creatures } from './creatures.ts';
import { moreSubArchetypes } from './moreSubArchetypes.ts';
import { paths } from './paths.ts';
import { subArchetypes } from './subArchetypes.ts';
import { talents } from './talents.ts';
import { traits } from './traits.ts';
import { upgrades } from './upgrades.ts';
import { vehicles } from './vehicles.ts';
import { weapons } from './weapons.ts';

/**
 * Ten Thousand Shapes, our own pack: what stands on pages of Ishanekon's site that the rules text doesn't have, beginning with a Beginner set that is tagged so. Where the
 * text names something, it has that name and what the text tells of it; every other value is ours.
 */
export const tenThousandShapes: WrittenPack = {
  name: 'Ten Thousand Shapes',
  text: "All of it our own: features, Paths, Talents, Abilities, weapons, Traits, upgrades, buildings, creatures and vehicles. Every value is ours, not the official site's.",
  archetypeFeatures,
  subArchetypes: [...subArchetypes, ...moreSubArchetypes],
  paths,
  talents,
  abilities,
  weapons,
  traits,
  backgrounds,
  upgrades,
  buildings,
  creatures,
  vehicles,
};
