import { readScene, type Scene } from '../../../../src/systems/zafir/scene.ts';
import type { ByChance } from '../../../support/random/report.ts';
import { invariants } from './invariants.ts';
import { mission } from './mission.ts';
import { reachedBy } from './reached.ts';
import { again } from './turned.ts';

/** Missions by chance, as they are played and watched over. */
export const missions: ByChance<Scene> = {
  play: mission,
  again,
  invariants,
  reachedBy,
  read: (stored) => readScene(stored),
  deaths: ({ characters }) => Object.values(characters).filter(({ dead }) => dead).length,
};
