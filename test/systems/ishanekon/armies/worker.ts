import { parentPort, workerData } from 'node:worker_threads';
import { report } from '../../../support/random/report.ts';
import { battles } from './battle.ts';

/** Plays its share of the battles, on a core of its own. */
parentPort?.postMessage(report(battles, workerData));
