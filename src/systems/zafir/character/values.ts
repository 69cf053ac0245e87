import type { NamedValue } from '../../../engine/creation.ts';
import { attributes } from '../content/attributes.ts';
import { responsibilities } from '../content/responsibilities.ts';
import { armourOf, fullShieldOf, shieldOf } from './defence.ts';
import { attributeOf } from './derive.ts';
import { profileOf } from './profile.ts';
import type { Character } from './schema.ts';

/** The numbers of a character that a roll may name. */
export function valuesOf(character: Character): readonly NamedValue[] {
  const { maxHp, speed, aim, will, armourPoints } = profileOf(character);
  const combat = [
    { name: 'Aim', value: aim },
    { name: 'Will', value: will },
    { name: 'Speed', value: speed },
    { name: 'HP', value: character.battle.hp },
    { name: 'Max HP', value: maxHp },
    { name: 'Armor Points', value: armourOf(character) },
    { name: 'Max Armor Points', value: armourPoints },
    { name: 'Shield Points', value: shieldOf(character) },
    { name: 'Max Shield Points', value: fullShieldOf(character) },
  ];
  if (character.kind === 'enemy') return [...combat, { name: 'Agility', value: character.agility }];
  return [
    ...combat,
    ...attributes.map(({ id, name }) => ({ name, value: attributeOf(character, id) })),
    ...responsibilities.map(({ id, name }) => ({ name, value: character.responsibilities[id] ?? 0 })),
    { name: 'Level', value: character.level },
    { name: 'XP', value: character.xp },
  ];
}
