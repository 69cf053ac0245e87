import { describe, expect, test } from 'vitest';
import { battle, enemy, hero } from '../table.ts';
import { ana, gm, known, mapFor, onTile, read, set, sight, sights } from './support.ts';

/** Kira beside a lever, and a raider beyond it. */
const field = (more: string) => set(battle('k...r', { kira: hero(), raider: enemy() }), more);
const lever = () => sight(field('B1 object Lever'), 'hide', 'Lever (B1)');
const options = (stage: ReturnType<typeof field>, id: string) => JSON.stringify(stage.options(id));

describe('Something secret', () => {
  test('is hidden by its name, and only the GM reads of it', () => {
    expect([read(lever()), read(lever(), gm), sights(lever())]).toEqual([
      [],
      ['Only the GM knows of **Lever** (B1) now.'],
      ['Raider', '*Lever (B1)'],
    ]);
  });

  test('leaves to players what the ground is like', () => {
    expect(onTile(set(lever(), 'B1 height 1'), 'B1')).toMatchObject({ ground: 1, features: [] });
  });

  test('leaves plain ground as if nothing were there', () => {
    expect(mapFor(lever(), ana).tiles).toEqual(mapFor(field('B1 clear'), ana).tiles);
  });

  test('is shown to the GM, and that it is secret', () => {
    expect([onTile(lever(), 'B1', gm)?.features, mapFor(lever(), gm).areas]).toMatchObject([
      [{ name: 'Lever' }],
      [{ name: 'secret', tiles: ['B1'] }],
    ]);
  });

  test('is nothing to use for a hero beside it', () => {
    expect([
      options(lever(), 'kira').includes('Lever'),
      lever().act('kira', 'interact', { target: 'B1' }).refusal?.code,
    ]).toEqual([false, 'nothingToUse']);
  });

  test('may be used by enemies, and only the GM reads of it', () => {
    const used = set(lever(), 'Raider to C1').next().act('raider', 'interact', { target: 'B1' });
    expect([read(used), read(used, gm)[0]]).toEqual([
      [],
      '**Raider** uses Lever (B1). The GM says what happens.',
    ]);
  });

  test('comes to light with one command', () => {
    const shown = sight(lever(), 'reveal', 'Lever (B1)');
    expect([read(shown), options(shown, 'kira').includes('Lever')]).toEqual([
      ['**Lever** is revealed (B1).'],
      true,
    ]);
  });

  test('is told as far as it lies in the open where it comes to light', () => {
    const half = set(
      battle('k...r..', { kira: hero(), raider: enemy() }),
      'F1:G1 acid pool; F1:G1 secret; G1 hidden',
    );
    expect(read(set(half, 'F1:G1 no secret'))).toContain('**Acid Pool** is revealed (F1).');
  });

  test('is taken away without a word to the players', () => {
    expect(read(set(lever(), 'B1 clear'))).toEqual([]);
  });

  test('leaves what is built around it to be read of', () => {
    expect(read(set(lever(), 'B1|C1 fence'))).toEqual(['The battlefield changes.']);
  });

  test('of several tiles that touch is one', () => {
    expect(sights(field('B1:C1 acid; B1:C1 secret'))).toEqual(['Raider', '*Acid Pool (B1:C1)']);
  });

  test('is named and locked without a word to the players', () => {
    expect(read(set(lever(), 'B1 object Crank; B1 locked 2'))).toEqual([]);
  });

  test('is burnt out without a word to them', () => {
    let stage = field('B1 flames, secret');
    for (let round = 0; round < 3; round += 1) stage = stage.next().next();
    expect([read(stage).join().includes('Flames'), read(stage, gm).join().includes('Flames')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('A secret door', () => {
  const door = () => field('C1 door, secret');

  test('looks like a wall', () => {
    expect(onTile(door(), 'C1')).toEqual(onTile(field('C1 wall'), 'C1'));
  });

  test('comes to light as it is opened', () => {
    const opened = set(door(), 'Raider to D1').next().act('raider', 'interact', { target: 'C1' });
    expect(read(opened)).toEqual(['**Door** is revealed (C1).', '**Raider** opens Door (C1).']);
  });
});

describe('A secret trap', () => {
  const trap = () => field('B1 acid, secret');

  test('is foretold to nobody who comes to it', () => {
    expect(trap().act('kira', 'move', { target: 'C1' }).asked).toEqual([]);
  });

  test('comes to light as it works', () => {
    expect(read(trap().act('kira', 'move', { target: 'B1' })).slice(0, 3)).toEqual([
      '**Kira** moves from A1 to B1 (1 of 8).',
      '**Acid Pool** is revealed (B1).',
      '**Kira** enters Acid Pool on B1.',
    ]);
  });

  test('is gone around by enemies, who know it', () => {
    const wide = set(battle('k...r\n.....', { kira: hero(), raider: enemy() }), 'D1 acid, secret');
    const gone = wide.next().act('raider', 'move', { target: 'C1' });
    expect(gone.event('moved').tiles).toEqual(['D2', 'C1']);
  });

  test('is still a trap under flames that everybody sees', () => {
    const lit = trap().with((state) => {
      const { fight } = state;
      if (fight === null) return state;
      const b1 = fight.grid.tiles.B1;
      const features = [...(b1?.features ?? []), { id: 'flames', left: 3, by: 'kira' } as const];
      const tiles = { ...fight.grid.tiles, B1: { ...b1, features } };
      return { ...state, fight: { ...fight, grid: { ...fight.grid, tiles } } };
    });
    expect(onTile(lit, 'B1', ana)?.features).toEqual([{ name: 'Flames', left: 3, look: 'fire' }]);
  });
});

test('What is secret on hidden ground stays secret as the ground comes to light', () => {
  const both = sight(field('B1 object Lever; B1 secret; B1:C1 hidden Vault'), 'reveal', 'Vault');
  expect([onTile(both, 'B1'), sights(both), known(both)]).toEqual([
    undefined,
    ['Raider', '*Lever (B1)'],
    ['kira', 'raider'],
  ]);
});
