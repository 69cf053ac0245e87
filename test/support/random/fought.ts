import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Report } from './report.ts';

const workers = 2;

/** So many games by chance, each share of them played by a worker of its own, which `worker` is the file of. */
export async function fought(worker: URL, games: number): Promise<readonly Report[]> {
  const share = games / workers;
  return Promise.all(
    Array.from({ length: workers }, async (_, n): Promise<Report> => {
      const playing = new Worker(worker, { workerData: { from: n * share, to: (n + 1) * share } });
      const [report] = await once(playing, 'message');
      return report;
    }),
  );
}

/** One number of all reports. */
export const sumOf = (reports: readonly Report[], count: (report: Report) => number): number =>
  reports.reduce((all, report) => all + count(report), 0);
