import { describe, expect, test } from 'vitest';
import { whyTooMany } from '../../../../src/app/encounter/members.ts';
import { scriptedDice } from '../../../../src/dice/index.ts';
import type { Intent } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { run } from '../../../../src/engine/run.ts';
import { systems } from '../../../../src/systems/registry.ts';
import { deep } from '../../../support/deep.ts';
import { computing } from '../../../support/processor.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const side = 60;
const field = (): ZafirStage =>
  battle(
    Array.from({ length: side }, (_, row) => (row === side - 1 ? 'k' : '.').padEnd(side, '.')).join('\n'),
    { kira: hero() },
  );

const coming = (count: number, place: string): Intent => ({
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

const come = (stage: ZafirStage, count: number, place: string): ZafirStage =>
  stage.play(coming(count, place));

/** The time of a processor that the rules take for a command, in ms, once they have run it a few times. */
function timed({ system, state }: ZafirStage, intent: Intent): number {
  const play = () =>
    run(system.ruleset, state, (tx) => system.perform(tx, intent), { source: scriptedDice([]) });
  for (let n = 0; n < deep(0, 10); n++) play();
  return computing(play);
}

const member = { id: 'x', name: 'Raider', side: 'foes', sheet: plain(enemy()), place: null } as const;

async function whyNot({ state }: ZafirStage, more: number) {
  const system = await systems.load('zafir');
  return system === undefined ? null : (whyTooMany(system, state, Array(more).fill(member))?.refusal ?? null);
}

describe('a crowd', () => {
  test('takes a tile each', () => {
    const { state } = come(field(), 99, 'A1');
    const tiles = Object.values(state.fight?.units ?? {}).map(({ at }) => at);
    expect(new Set(tiles).size).toBe(100);
  });

  test('comes in no time that anybody would notice', () => {
    expect(timed(field(), coming(99, 'A1'))).toBeLessThan(deep(1000, 50));
  });

  test('gives way to a map drawn anew in no time that anybody would notice', () => {
    const text = ['map', ...Array.from({ length: side }, () => 'o'.repeat(side))].join('\n');
    const drawn: Intent = { kind: 'setting', text, asGm: true };
    expect(timed(come(field(), 99, 'A1'), drawn)).toBeLessThan(deep(1000, 50));
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
