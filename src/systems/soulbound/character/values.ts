import type { NamedValue } from '../../../engine/creation.ts';
import { attributes } from '../content/attributes.ts';
import { skills } from '../content/skills.ts';
import { armourLeft } from './protection.ts';
import type { Character } from './schema.ts';

/** The numbers of a character that a roll may name: Training is meant where a skill is named alone. */
export function valuesOf(character: Character): readonly NamedValue[] {
  const { ratings, toughness, wounds, mettle } = character;
  return [
    ...attributes.map(({ id, name }) => ({ name, value: character.attributes[id] })),
    { name: 'Melee', value: ratings.melee },
    { name: 'Accuracy', value: ratings.accuracy },
    { name: 'Defence', value: ratings.defence },
    { name: 'Initiative', value: ratings.initiative },
    { name: 'Armour', value: armourLeft(character) },
    { name: 'Toughness', value: toughness.now },
    { name: 'Wounds', value: wounds.now },
    { name: 'Mettle', value: mettle.now },
    { name: 'Aqua Ghyranis', value: character.drops },
    ...skills.flatMap(({ id, name }) => {
      const { training, focus } = character.skills[id] ?? { training: 0, focus: 0 };
      return [
        { name, value: training },
        { name: `${name} Training`, value: training },
        { name: `${name} Focus`, value: focus },
      ];
    }),
  ];
}
