import { parentPort, workerData } from 'node:worker_threads';
import { report } from './report.ts';

/** Fights its share of the battles, on a core of its own. */
const { from, to } = workerData;
const seeds = Array.from({ length: to - from }, (_, n) => `battle ${from + n}`);
parentPort?.postMessage(report(seeds));
