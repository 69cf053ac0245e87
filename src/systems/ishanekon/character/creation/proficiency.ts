import { rowOf } from '../../../../engine/table.ts';
import { creatureClasses } from '../../content/creatures.ts';
import { armourKinds, weaponCategories } from '../../items/profile.ts';
import { isCinematic } from '../../numbers/ways.ts';
import type { Hero } from '../schema.ts';
import type { Draft } from './draft.ts';
import { archetypeOf, isFree, isHuman } from './reckon.ts';

/** What they know to use: by their Archetype or class; clothes, and what everyday people have bought; simple weapons at Level -2. */
export function proficientWith(draft: Draft): Hero['proficient'] {
  const { trained } = draft;
  const categories = weaponCategories.filter((one) => trained.includes(one));
  if (isCinematic(draft)) return { weapons: [], armour: [] };
  if (isFree(draft)) return { weapons: categories, armour: [...armourKnown(draft)] };
  if (isHuman(draft))
    return {
      weapons: categories,
      armour: armourKinds.filter((one) => one === 'clothes' || trained.includes(one)),
    };
  const row = archetypeOf(draft);
  return row === null
    ? { weapons: ['simple'], armour: ['clothes'] }
    : { weapons: [...row.weapons], armour: [...row.armour] };
}

const armourKnown = (draft: Draft): readonly Hero['proficient']['armour'][number][] =>
  draft.class === null ? ['clothes'] : rowOf(creatureClasses, draft.class).armour;
