import { describe, expect, test } from 'vitest';
import { whereIs } from '../../tools/where/search.ts';

/** The first place of each kind where a name stands in a rulebook. */
async function first(name: string, only: string) {
  const { known } = await whereIs(name, only);
  const [{ found } = { found: null }] = known;
  return found === null
    ? null
    : Object.fromEntries(Object.entries(found).map(([what, spots]) => [what, spots[0]?.path ?? null]));
}

describe('Where a name of a rulebook stands', () => {
  test('is its row, its rule, its tests, its playscript and its page', async () => {
    expect(await first('Return Fire', 'zafir')).toEqual({
      row: 'src/systems/zafir/content/abilities.ts',
      rule: 'src/systems/zafir/reactions/back.ts',
      tests: 'test/systems/zafir/reactions/back.test.ts',
      playscripts: 'test/playscripts/zafir/reactions.play',
      page: 'docs/systems/zafir/abilities.md',
    });
  });

  test.each([
    ['Grapple', 'soulbound', 'src/systems/soulbound/moves/strength.ts'],
    ['Hide', 'soulbound', 'src/systems/soulbound/moves/hiding.ts'],
    ['Death Test', 'soulbound', 'src/systems/soulbound/turn/death.ts'],
    ['Cleave', 'soulbound', 'src/systems/soulbound/attack/sixes.ts'],
    ['Overwatch', 'riftbound', 'src/systems/riftbound/attack/overwatch/take.ts'],
    ['Bug', 'wayfarer-tactics', 'src/systems/wayfarer/cards/seen.ts'],
  ])('leads to the rule of %s (%s), whatever its file is called', async (name, system, file) => {
    expect((await first(name, system))?.rule).toBe(file);
  });

  test('is looked for in all rulebooks where none is named', async () => {
    const { known } = await whereIs('grapple', undefined);
    expect(known.map(({ book }) => book)).toEqual(
      expect.arrayContaining(['Soulbound', 'Zafir', 'Wayfarer Tactics']),
    );
  });

  test('is told of names that are spelled like what no rulebook has', async () => {
    expect((await whereIs('Retrun Fire', undefined)).nearest).toContain('Return Fire');
  });
});
