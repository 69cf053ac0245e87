import { beforeAll, describe, expect, test } from 'vitest';
import { fought, sumOf } from '../../support/random/fought.ts';
import { ofGames, type Report } from '../../support/random/report.ts';
import { invariants } from './missions/invariants.ts';
import { wanted } from './missions/wanted.ts';

const missions = 2_000;

let reports: readonly Report[] = [];

beforeAll(async () => {
  reports = await fought(new URL('./missions/worker.ts', import.meta.url), missions);
}, 900_000);

const sum = (count: (report: Report) => number) => sumOf(reports, count);

describe(`${missions} missions by chance`, () => {
  test('play on', () => {
    expect(sum(({ commands }) => commands)).toBeGreaterThan(missions * 12);
  });

  test('try what the options refuse as well', () => {
    expect(sum(({ unoffered }) => unoffered)).toBeGreaterThan(missions * 3);
  });

  test('are deadly for some', () => {
    expect(sum(({ deaths }) => deaths)).toBeGreaterThan(missions / 100);
  });

  test.each([...Object.keys(invariants), ...Object.values(ofGames)])('%s', (says) => {
    expect(reports.flatMap(({ broken }) => broken[says] ?? []).slice(0, 5)).toEqual([]);
  });

  test.each(Object.entries(wanted))('reach every %s', (kind, all) => {
    const reached = new Set(reports.flatMap((report) => report.reached));
    expect(all.filter((what) => !reached.has(`${kind}: ${what}`))).toEqual([]);
  });
});
