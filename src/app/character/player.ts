import type { CharacterRecord } from '../ports.ts';

/** Who plays a character; null: the GM, whose all NPCs are, whoever of several has made them. */
export const playerOf = (character: Pick<CharacterRecord, 'kind' | 'ownerId'> | null): string | null =>
  character?.kind === 'pc' ? character.ownerId : null;
