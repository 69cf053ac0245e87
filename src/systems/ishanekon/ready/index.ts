import type { ReadyRules } from '../../../engine/ready.ts';
import type { Character } from '../character/schema.ts';
import { fights } from './fights.ts';

export const ready: ReadyRules<Character> = {
  fights,
  behaving: (character, behaviour) => (character.kind === 'object' ? character : { ...character, behaviour }),
};
