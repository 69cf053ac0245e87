import { parentPort, workerData } from 'node:worker_threads';
import { type ByChance, type Report, report } from './report.ts';

/** What a worker says while it plays its share: which game it begins, and at the end what came of all. */
export type Said =
  | { readonly kind: 'begins'; readonly seed: string }
  | { readonly kind: 'ends'; readonly report: Report };

const say = (said: Said) => parentPort?.postMessage(said);

/** Plays the games of a worker's seeds, on a core of its own. */
export const playShare = <S>(game: ByChance<S>): void =>
  say({ kind: 'ends', report: report(game, workerData, (seed) => say({ kind: 'begins', seed })) });
