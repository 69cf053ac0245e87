import { expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { withIds } from '../../../../src/systems/ishanekon/packs/ids.ts';
import { readPack } from '../../../../src/systems/ishanekon/packs/read.ts';

const byName = {
  name: 'Names',
  abilities: [
    {
      ...{ name: 'Ember Rain', types: ['Damage'], pools: ['Nature'], source: 'Technology', wp: 2 },
      ...{ dr: { stat: 'Dexterity', success: 'half' }, lasts: '2 rounds' },
      effects: [
        { effect: 'damage', amount: '2d6', types: ['Heat'] },
        { effect: 'status', status: 'Burning' },
        { effect: 'number', number: 'checks', skill: 'Natural Science', by: 1 },
      ],
    },
  ],
  weapons: [
    {
      ...{ name: 'Poker', category: 'Medieval', die: 6, primary: 'STRENGTH', secondary: 'Dexterity' },
      ...{ reach: 1, properties: ['Two-handed'] },
    },
  ],
  buildings: [{ name: 'Forge', cost: 300, helps: ['Quick Fingers', 'naturalScience'] }],
  creatures: [
    {
      ...{ name: 'Stoker', rank: 'Normal', class: 'Fighter', level: 1, type: 'Humanoid', size: 'Big' },
      ...{ stats: { Strength: 14 }, skills: { 'Natural Science': 2, stealth: 1 } },
      ...{ primary: 'Strength', secondary: 'Dexterity', evasion: 'Strength' },
    },
  ],
  vehicles: [
    {
      ...{ name: 'Tug', size: 'Big +' },
      modules: [{ kind: 'Empowered Platform', source: 'Technology' }],
    },
  ],
};

test("a pack names rows of the game's tables by name or by id, in capitals or not", () => {
  expect(readPack(plain(byName))).toMatchObject({
    ok: true,
    pack: {
      abilities: [
        {
          ...{ types: ['damage'], pools: ['nature'], source: 'technology', dr: { stat: 'dexterity' } },
          effects: [{ types: ['heat'] }, { status: 'burning' }, { skill: 'naturalScience' }],
        },
      ],
      weapons: [{ category: 'medieval', primary: 'strength', properties: ['twoHanded'] }],
      buildings: [{ helps: ['quickFingers', 'naturalScience'] }],
      creatures: [
        {
          ...{ rank: 'normal', class: 'fighter', size: 'big', stats: { strength: 14 } },
          skills: { naturalScience: 2, stealth: 1 },
        },
      ],
      vehicles: [{ size: 'bigger', modules: [{ kind: 'empoweredPlatform', source: 'technology' }] }],
    },
  });
});

test('what is no row is told with its place', () => {
  const read = readPack(plain({ name: 'Odd', buildings: [{ name: 'Forge', cost: 3, helps: ['Smithing'] }] }));
  expect(read.ok ? [] : read.faults.map(({ at }) => at)).toEqual(['buildings[0].helps[0]']);
});

test('names and texts stay as they are written', () => {
  const raw = plain({ name: 'Heat', text: 'Stealth', talents: [{ name: 'Strength', kind: 'lesser' }] });
  expect(withIds(raw)).toEqual(raw);
});

test('what lies too deep is left to be refused', () => {
  const deep = Array.from({ length: 5_000 }).reduce<object>((inside) => ({ effects: [inside] }), {});
  expect(
    readPack({ name: 'Deep', talents: [plain({ name: 'Well', kind: 'lesser' }), deep as never] }).ok,
  ).toBe(false);
});
