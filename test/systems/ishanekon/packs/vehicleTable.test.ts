import { describe, expect, it } from 'vitest';
import { packFromTable } from '../../../../src/systems/ishanekon/packs/table/index.ts';

const read = (text: string) => {
  const made = packFromTable(text, 'Docks');
  if (!made.ok) throw new Error(made.refusal.code);
  return made;
};

const tug = `name,size,level,strength,talents,modules
Tug,bigger,2,12,Fleet,"Engineer Room; Weapon Platform (Path of Attack - small)"`;

describe('a table of vehicles', () => {
  it('becomes a pack of them', () => {
    expect(read(tug).pack.vehicles).toMatchObject([
      { name: 'Tug', size: 'bigger', level: 2, stats: { strength: 12 }, talents: ['Fleet'] },
    ]);
  });

  it('says their modules with size, power source and Path', () => {
    expect(read(tug).pack.vehicles[0]?.modules).toMatchObject([
      { kind: 'engineerRoom', size: 'medium' },
      { kind: 'weaponPlatform', size: 'small', path: 'pathOfAttack' },
    ]);
  });

  it('brings along what they have of our own pack', () => {
    expect(read(tug).pack.talents.map(({ name }) => name)).toEqual(['Fleet']);
  });

  it('leaves out modules that nobody knows, and tells where', () => {
    const { unread } = read('name,size,modules\nTug,big,Ballroom');
    expect(unread.map(({ line, column }) => [line, column])).toEqual([[2, 'modules']]);
  });

  it('leaves out a vehicle whose module lacks its Path, and tells where', () => {
    const { unread, pack } = read('name,size,modules\nTug,big,Weapon Platform\nRaft,big,Engineer Room');
    expect([unread.map(({ line }) => line), pack.vehicles.map(({ name }) => name)]).toEqual([[2], ['Raft']]);
  });
});
