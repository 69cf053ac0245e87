import { readScene, type Scene } from '../../../../src/systems/soulbound/scene.ts';
import type { ByChance } from '../../../support/random/report.ts';
import { battle } from './battle.ts';
import { invariants } from './invariants.ts';
import { reachedBy } from './reached.ts';
import { again } from './turned.ts';

/** Battles by chance, as they are played and watched over. */
export const battles: ByChance<Scene> = {
  play: battle,
  again,
  invariants,
  reachedBy,
  read: (stored) => readScene(stored),
  deaths: ({ characters }) => Object.values(characters).filter(({ dead }) => dead).length,
};
