import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/systems/zafir/scene.ts';
import { battle, enemy, hero } from '../table.ts';

const watch: Effect = { id: 'overwatch', by: 'raider', means: 'rifle', number: null, duration: { ends: [] } };
const watched = (hidden = false) =>
  battle('k.......\n........\n........\n.......r', {
    kira: hero(),
    raider: { sheet: enemy({ hp: 9 }), unit: { effects: [watch], hidden } },
  });

const stretches = (stage: { readonly events: readonly { readonly type: string; readonly data: object }[] }) =>
  stage.events.filter(({ type }) => type === 'moved' || type === 'attacked').map(({ type }) => type);

describe('A move that somebody reacts to', () => {
  const shot = watched().act('kira', 'move', { target: 'D1', dice: [1, 1, 1, 1, 1] });

  test('is told up to where they do, and then onward', () => {
    expect(stretches(shot)).toEqual(['moved', 'attacked', 'moved']);
  });

  test('is asked about before', () => {
    expect(shot.asked[0]?.params.watchers).toMatchObject([{ id: 'raider', at: 'B1' }]);
  });

  test("is asked about without the chance, which is the GM's to know", () => {
    expect(shot.asked[0]?.params.watchers).toMatchObject([{ chance: null }]);
  });

  test('is not asked about where only somebody hidden would react', () => {
    expect(watched(true).act('kira', 'move', { target: 'D1', dice: [1, 1, 1, 1, 1] }).asked).toEqual([]);
  });
});
