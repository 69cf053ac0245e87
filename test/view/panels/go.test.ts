import { expect, test } from 'vitest';
import type { Chosen } from '../../../src/view/panels/desk.ts';
import { goView } from '../../../src/view/panels/done.ts';
import { act, choice, desk } from './desk.ts';

const move = act('Move', { spends: [choice('Stop if hit', { onRisk: true }), choice('Whistle')] });
const at = desk([move]);
const labels = (chosen: Chosen) =>
  (goView(at, chosen, 'Raider 2 may shoot').rows ?? [])
    .flat()
    .flatMap((one) => (one.kind === 'button' ? [one.label] : []));
const plain: Chosen = { act: move, target: null, means: null, extras: [] };

test('Go stands beside what may be ticked for a risk, and nothing else', () => {
  expect(labels(plain)).toEqual(['Go', 'Go, stop if hit', 'Back']);
});

test('what is ticked already is not offered again', () => {
  expect(labels({ ...plain, extras: move.spends?.slice(0, 1) ?? [] })).toEqual(['Go', 'Back']);
});
