import { parentPort, workerData } from 'node:worker_threads';
import { report } from '../../../support/random/report.ts';
import { missions } from './byChance.ts';

/** Plays its share of the missions, on a core of its own. */
parentPort?.postMessage(report(missions, workerData));
