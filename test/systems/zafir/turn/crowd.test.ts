import { describe, expect, test } from 'vitest';
import { whyTooMany } from '../../../../src/app/encounter/members.ts';
import { plain } from '../../../../src/engine/json.ts';
import { systems } from '../../../../src/systems/registry.ts';
import { deep } from '../../../support/deep.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const side = 60;
const field = (): ZafirStage =>
  battle(
    Array.from({ length: side }, (_, row) => (row === side - 1 ? 'k' : '.').padEnd(side, '.')).join('\n'),
    { kira: hero() },
  );

const come = (stage: ZafirStage, count: number, place: string): ZafirStage =>
  stage.play({
    kind: 'join',
    members: Array.from({ length: count }, (_, n) => ({
      id: `raider${n}`,
      name: `Raider ${n}`,
      side: 'foes',
      sheet: plain(enemy()),
      place,
    })),
    asGm: true,
  });

async function whyNot({ state }: ZafirStage, more: number) {
  const system = await systems.load('zafir');
  return system === undefined ? null : (whyTooMany(system, state, more)?.refusal ?? null);
}

describe('a crowd', () => {
  test('takes a tile each', () => {
    const { state } = come(field(), 99, 'A1');
    const tiles = Object.values(state.fight?.units ?? {}).map(({ at }) => at);
    expect(new Set(tiles).size).toBe(100);
  });

  test('comes in no time that anybody would notice', () => {
    const stage = field();
    for (let n = 0; n < deep(0, 10); n++) come(stage, 99, 'A1');
    const { user } = process.cpuUsage();
    come(stage, 99, 'A1');
    expect((process.cpuUsage().user - user) / 1000).toBeLessThan(deep(1000, 50));
  });

  test('gives way to a map drawn anew in no time that anybody would notice', () => {
    const stage = come(field(), 99, 'A1');
    const text = ['map', ...Array.from({ length: side }, () => 'o'.repeat(side))].join('\n');
    const draw = () => stage.play({ kind: 'setting', text, asGm: true });
    for (let n = 0; n < deep(0, 10); n++) draw();
    const { user } = process.cpuUsage();
    draw();
    expect((process.cpuUsage().user - user) / 1000).toBeLessThan(deep(1000, 50));
  });

  test('may be a hundred', async () => {
    expect(await whyNot(field(), 99)).toBeNull();
  });

  test('is refused beyond, by the name of the limit', async () => {
    expect(await whyNot(field(), 100)).toMatchObject({ code: 'limit', params: { most: 100, given: 101 } });
  });

  test('counts who is on the way as well', async () => {
    expect(await whyNot(come(field(), 50, 'in 2 rounds'), 50)).toMatchObject({ code: 'limit' });
  });
});
