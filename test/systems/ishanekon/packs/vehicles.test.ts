import { describe, expect, it } from 'vitest';
import type { Creature } from '../../../../src/systems/ishanekon/character/schema.ts';
import { packs } from '../../../../src/systems/ishanekon/packs/index.ts';
import { readPack } from '../../../../src/systems/ishanekon/packs/read.ts';

const tug = { name: 'Tug', size: 'bigger', level: 1 };

/** The vehicle of a pack that has nothing but it, its Talents and Traits. */
function made(vehicle: object, more: object = {}): Creature {
  const read = readPack({ name: 'Docks', vehicles: [{ ...tug, ...vehicle }], ...more });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const [entry] = packs.view(read.pack).entries.filter(({ kind }) => kind === 'vehicles');
  const sheet = packs.creature(read.pack, entry?.id ?? '')?.sheet;
  if (sheet?.kind !== 'creature') throw new Error('no vehicle');
  return sheet;
}

const faults = (vehicle: object) => {
  const read = readPack({ name: 'Docks', vehicles: [{ ...tug, ...vehicle }] });
  return read.ok ? [] : read.faults.map(({ at }) => at);
};

describe("a vehicle of a group's own pack", () => {
  it('is a vehicle, of its Level and size', () => {
    expect(made({})).toMatchObject({
      name: 'Tug',
      level: 1,
      size: 'bigger',
      vehicle: { secondary: 'dexterity' },
    });
  });

  it('has the Stats that are said, and is even in the others', () => {
    expect(made({ stats: { strength: 15 } }).stats).toMatchObject({ strength: 15, dexterity: 10 });
  });

  it('has Natural Armor and the Talents and Traits of the pack that it names', () => {
    const talents = [{ name: 'Rivets', kind: 'lesser' }];
    const traits = [{ name: 'Rusty', value: -1 }];
    const { features } = made({ talents: ['Rivets', 'Rusty'] }, { talents, traits });
    expect(features).toEqual(['naturalArmor', 'rivets', 'rusty']);
  });

  it('carries those whole', () => {
    const talents = [{ name: 'Rivets', kind: 'lesser' }];
    expect(made({ talents: ['Rivets'] }, { talents }).own.features.map(({ name }) => name)).toEqual([
      'Rivets',
    ]);
  });

  it('has its modules, the second of a kind with a number', () => {
    const modules = [{ kind: 'engineerRoom' }, { kind: 'engineerRoom', size: 'small' }];
    expect(made({ modules }).vehicle?.modules).toMatchObject([
      { id: 'engineerRoom', size: 'medium' },
      { id: 'engineerRoom2', size: 'small' },
    ]);
  });

  it('names no Talent that its pack lacks', () => {
    expect(faults({ talents: ['Rivets'] })).toEqual(['vehicles[0].talents[0]']);
  });

  it('has a power source for each Empowered Platform', () => {
    expect(faults({ modules: [{ kind: 'empoweredPlatform' }] })).toEqual(['vehicles[0].modules[0].source']);
  });

  it('has a Path for no module but a Weapon Platform', () => {
    expect(faults({ modules: [{ kind: 'captainsSeat', path: 'pathOfAttack' }] })).toEqual([
      'vehicles[0].modules[0].path',
    ]);
  });
});
