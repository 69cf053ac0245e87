import type { NamedValue } from '../../../engine/creation.ts';
import { skills } from '../content/skills.ts';
import { stats } from '../content/stats.ts';
import { tierOf } from '../numbers/levels.ts';
import { bonusOf, skillLevelOf } from '../numbers/stat.ts';
import { maximaOf } from './filled.ts';
import type { Character } from './schema.ts';

/** The numbers of a character that a roll may name: Stat Bonuses, Skill Levels, Stats, and what goes up and down. */
export function valuesOf(character: Character): readonly NamedValue[] {
  if (character.kind === 'object')
    return [
      { name: 'Vitality', value: character.vitality },
      { name: 'Max Vitality', value: character.maxVitality },
      { name: 'Armor', value: character.armor },
    ];
  const most = maximaOf(character);
  return [
    ...stats.map(({ id, name }) => ({ name: `${name} Bonus`, value: bonusOf(character.stats[id]) })),
    ...skills.map(({ id, name }) => ({ name, value: skillLevelOf(character, id) })),
    ...stats.map(({ id, name }) => ({ name, value: character.stats[id] })),
    { name: 'Level', value: character.level },
    { name: 'Tier', value: tierOf(character.level) },
    { name: 'Vitality', value: character.vitality },
    { name: 'Max Vitality', value: most.vitality },
    { name: 'Temporary Vitality', value: character.temporary },
    { name: 'WP', value: character.wp },
    { name: 'Max WP', value: most.wp },
    { name: 'Narrative Momentum', value: character.momentum },
    { name: 'Max Narrative Momentum', value: most.momentum },
    { name: 'Exhaustion', value: character.exhaustion },
    { name: 'Credits', value: character.credits },
  ];
}
