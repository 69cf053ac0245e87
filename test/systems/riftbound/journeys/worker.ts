import { parentPort, workerData } from 'node:worker_threads';
import { report } from '../../../support/random/report.ts';
import { journeys } from './journey.ts';

/** Plays its share of the journeys, on a core of its own. */
parentPort?.postMessage(report(journeys, workerData));
