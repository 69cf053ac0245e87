import { describe, expect, test } from 'vitest';
import { standingsOf } from '../../../src/app/character/standings.ts';
import type { CharacterRecord } from '../../../src/app/ports.ts';
import { plain } from '../../../src/engine/json.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { wayfarer } from '../../../src/systems/wayfarer/index.ts';
import { guard, sideWith } from '../../systems/wayfarer/support/stage.ts';

/** A side of a campaign, as it is stored; `won` of four matches, or in none. */
function record(name: string, won: number | null): CharacterRecord {
  const side = sideWith([guard], 'both', name);
  const state = plain(won === null ? side : { ...side, band: { resources: 10, matches: 4, won } });
  return { name, state, schemaVersion: 1 } as CharacterRecord;
}

const system = wayfarer as unknown as AnySystem;

describe('standings', () => {
  test('put first who has won most; who has won as much has the same place', () => {
    const placed = standingsOf(system, [record('A', 1), record('B', 3), record('C', 1), record('D', 0)]);
    expect(placed.map(({ name, place }) => `${place} ${name}`)).toEqual(['1 B', '2 A', '2 C', '4 D']);
  });

  test('leave out who has fought no match of a campaign', () => {
    expect(standingsOf(system, [record('A', 1), record('B', null)]).map(({ name }) => name)).toEqual(['A']);
  });

  test('list 25 at the most', () => {
    const all = Array.from({ length: 40 }, (_, n) => record(`S${n}`, n));
    expect(standingsOf(system, all).map(({ place }) => place)).toEqual(
      Array.from({ length: 25 }, (_, n) => n + 1),
    );
  });

  test('are none where no score is kept', () => {
    expect(standingsOf(soulbound as unknown as AnySystem, [record('A', 1)])).toEqual([]);
  });
});
