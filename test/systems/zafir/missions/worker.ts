import { parentPort, workerData } from 'node:worker_threads';
import { readScene, type Scene } from '../../../../src/systems/zafir/scene.ts';
import { type ByChance, report } from '../../../support/random/report.ts';
import { invariants } from './invariants.ts';
import { mission } from './mission.ts';
import { reachedBy } from './reached.ts';
import { again } from './turned.ts';

const missions: ByChance<Scene> = {
  play: mission,
  again,
  invariants,
  reachedBy,
  read: (stored) => readScene(stored),
  deaths: ({ characters }) => Object.values(characters).filter(({ dead }) => dead).length,
};

/** Plays its share of the missions, on a core of its own. */
parentPort?.postMessage(report(missions, workerData));
