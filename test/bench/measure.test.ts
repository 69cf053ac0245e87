import { describe, expect, test } from 'vitest';
import { type Figure, scaleOf, type Work } from '../../bench/figure.ts';
import { measureAll } from '../../bench/measure.ts';
import { reportOf, tableOf } from '../../bench/report.ts';

const figure = (work: string): Figure => ({ work, value: 1, unit: 'ms', target: null, details: {} });
const works: readonly Work[] = [
  { name: 'first', measure: async () => [figure('the first figure')] },
  { name: 'broken', measure: () => Promise.reject(new Error('no table was free')) },
  { name: 'last', measure: async () => [figure('the last figure')] },
];
const measured = measureAll(works, scaleOf(true), () => undefined);
const machine = { date: '', commit: '', committed: '', node: '', platform: '', cpu: '', cores: 2, memory: 4 };

describe('a work that fails', () => {
  test('loses no figures of the others', async () => {
    const { figures } = await measured;
    expect(figures.map(({ work }) => work)).toEqual(['the first figure', 'the last figure']);
  });

  test('is told, and why', async () => {
    const { failed } = await measured;
    expect(failed).toEqual([{ work: 'broken', why: 'no table was free' }]);
  });

  test('stands below the table', async () => {
    expect(tableOf(reportOf(machine, true, await measured))).toMatch(/broken: FAILED: no table was free$/);
  });
});
