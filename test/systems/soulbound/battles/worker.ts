import { parentPort, workerData } from 'node:worker_threads';
import { readScene, type Scene } from '../../../../src/systems/soulbound/scene.ts';
import { type ByChance, report } from '../../../support/random/report.ts';
import { battle } from './battle.ts';
import { invariants } from './invariants.ts';
import { reachedBy } from './reached.ts';
import { again } from './turned.ts';

const battles: ByChance<Scene> = {
  play: battle,
  again,
  invariants,
  reachedBy,
  read: (stored) => readScene(stored),
  deaths: ({ characters }) => Object.values(characters).filter(({ dead }) => dead).length,
};

/** Fights its share of the battles, on a core of its own. */
parentPort?.postMessage(report(battles, workerData));
