import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, test } from 'vitest';
import { invariants } from './battles/invariants.ts';
import { ofBattles, type Report } from './battles/report.ts';
import { wanted } from './battles/wanted.ts';

const battles = 2_000;
const workers = 2;

/** The battles from one to before another, fought on a core of their own. */
async function fought(from: number, to: number): Promise<Report> {
  const worker = new Worker(new URL('./battles/worker.ts', import.meta.url), { workerData: { from, to } });
  const [report] = await once(worker, 'message');
  return report;
}

let reports: readonly Report[] = [];

beforeAll(async () => {
  const share = battles / workers;
  const shares = Array.from({ length: workers }, (_, n) => fought(n * share, (n + 1) * share));
  reports = await Promise.all(shares);
}, 600_000);

const sum = (count: (report: Report) => number) => reports.reduce((all, report) => all + count(report), 0);

describe(`${battles} battles by chance`, () => {
  test('play on', () => {
    expect(sum(({ commands }) => commands)).toBeGreaterThan(battles * 15);
  });

  test('try what the options refuse as well', () => {
    expect(sum(({ unoffered }) => unoffered)).toBeGreaterThan(battles * 3);
  });

  test('are deadly for some', () => {
    expect(sum(({ deaths }) => deaths)).toBeGreaterThan(battles / 20);
  });

  test.each([...Object.keys(invariants), ...Object.values(ofBattles)])('%s', (says) => {
    expect(reports.flatMap(({ broken }) => broken[says] ?? []).slice(0, 5)).toEqual([]);
  });

  test.each(Object.entries(wanted))('reach every %s', (kind, all) => {
    const reached = new Set(reports.flatMap((report) => report.reached));
    expect(all.filter((what) => !reached.has(`${kind}: ${what}`))).toEqual([]);
  });
});
