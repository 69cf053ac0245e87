import { beforeAll, describe, expect, test } from 'vitest';
import { fought, sumOf } from '../../support/random/fought.ts';
import { ofGames, type Report } from '../../support/random/report.ts';
import { invariants } from './battles/invariants.ts';
import { wanted } from './battles/wanted.ts';

const battles = 2_000;

let reports: readonly Report[] = [];

beforeAll(async () => {
  reports = await fought(new URL('./battles/worker.ts', import.meta.url), battles);
}, 600_000);

const sum = (count: (report: Report) => number) => sumOf(reports, count);

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

  test.each([...Object.keys(invariants), ...Object.values(ofGames)])('%s', (says) => {
    expect(reports.flatMap(({ broken }) => broken[says] ?? []).slice(0, 5)).toEqual([]);
  });

  test.each(Object.entries(wanted))('reach every %s', (kind, all) => {
    const reached = new Set(reports.flatMap((report) => report.reached));
    expect(all.filter((what) => !reached.has(`${kind}: ${what}`))).toEqual([]);
  });
});
