import type { Item } from '../character/schema.ts';
import { scoreOf } from '../numbers/score.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { isSkilledWith } from './carried.ts';

/** A check to lift something Heavy: 14, and what it asks for (keyword Heavy). */
const LIFT = 14;

/** What a STR check must come to for somebody to lift an item; null where they are strong enough, or Skilled where that does. */
export function liftDifficulty(scene: Scene, id: CharacterId, { profile }: Item): number | null {
  const person = personIn(scene, id);
  const { heavy } = profile;
  if (person === null || heavy === null) return null;
  if (heavy.unlessSkilled && isSkilledWith(person, profile)) return null;
  return scoreOf(scene, id, 'strength').total >= heavy.strength ? null : LIFT + heavy.strength;
}
