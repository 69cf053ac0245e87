import { expect, it } from 'vitest';
import { callRow } from '../../../src/view/tracker.ts';

const tracker = { round: 1, current: null, left: [], lines: [], places: [] };

it('what one character does by a press is said whole in its button', () => {
  const calls = [{ actor: 'kira', act: 'begin', target: 'tiz', label: 'Kira acts now' }];
  expect(callRow({ ...tracker, calls })[0]?.[0]).toMatchObject({ id: 'turn.call|kira|begin|tiz' });
});

it('a button for all opens the panel of its act for whoever presses', () => {
  const calls = [{ actor: null, act: 'seize', label: 'Seize…' }];
  expect(callRow({ ...tracker, calls })[0]?.[0]).toMatchObject({ id: 'panel.call|seize', label: 'Seize…' });
});
