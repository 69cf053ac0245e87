import { describe, expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { foe, foes } from '../../../../src/systems/zafir/packs/foes.ts';
import { packs } from '../../../../src/systems/zafir/packs/index.ts';
import { readPack } from '../../../../src/systems/zafir/packs/read.ts';
import { sunkenFoundry } from '../../../../src/systems/zafir/packs/sunkenFoundry/index.ts';

const attack = { name: 'Bite', range: 'Adjacent', damage: 'd3' };
const beast = { name: 'Beast', hp: 4, aim: 1, attacks: [attack] };
const ability = { name: 'Trick', when: 'action', effects: [{ effect: 'heal', hp: 1 }] };

/** The faults of a pack with these entries, as '<place>: <what it takes>'. */
function faults(written: object): readonly string[] {
  const read = readPack(plain({ name: 'Mine', ...written }));
  return read.ok ? [] : read.faults.map(({ at, takes }) => `${at}: ${takes}`);
}

const inBeast = (more: object) => faults({ enemies: [{ ...beast, ...more }] });
const inAbility = (more: object) => faults({ abilities: [{ ...ability, ...more }] });

describe('a pack', () => {
  test('may be as good as empty', () => {
    expect(faults({})).toEqual([]);
  });

  test('reads the same after it was written out', () => {
    const [shipped = null] = packs.shipped;
    expect(packs.read(shipped, 1)).toEqual({ ok: true, pack: shipped });
  });

  test('takes names of the game as well as ids, and damage as one says it', () => {
    const read = readPack(
      plain({ name: 'Mine', enemies: [{ ...beast, type: 'Undead', vulnerable: ['Fire'] }] }),
    );
    expect(read.ok && read.pack.enemies[0]).toMatchObject({
      type: 'undead',
      vulnerable: ['fire'],
      attacks: [{ range: 'adjacent', damage: { die: 3, plus: 0 } }],
    });
  });
});

describe('what is wrong with a pack is told at its place', () => {
  test.each<[object, string]>([
    [{ hp: 0 }, 'enemies[0].hp: at least 1'],
    [{ type: 'Ghost' }, 'enemies[0].type: one of Living, Undead, Artifact, Animated'],
    [
      { attacks: [{ ...attack, damage: 'lots' }] },
      'enemies[0].attacks[0].damage: damage such as "d3 + 2", "d6" or "2"',
    ],
    [
      { attacks: [{ ...attack, gives: ['Sad'] }] },
      'enemies[0].attacks[0].gives[0]: a condition, such as "Poisoned" or "Stunned 1 on crit"',
    ],
    [
      { attacks: [{ ...attack, properties: ['Loud'] }] },
      'enemies[0].attacks[0].properties[0]: a weapon property, such as "Silent" or "Stun Weapon 1"',
    ],
    [{ attacks: [attack, attack] }, 'enemies[0].attacks[1].name: a name of its own, in letters'],
    [{ grenades: ['Pineapple'] }, 'enemies[0].grenades[0]: a grenade, such as "Frag Grenade x2"'],
    [{ immune: ['Rain'] }, 'enemies[0].immune[0]: a type of damage or a condition'],
    [{ abilities: ['Flight'] }, 'enemies[0].abilities[0]: the name of a class ability'],
    [{ colour: 'red' }, 'enemies[0]: nothing called colour'],
  ])('an enemy: %j', (more, fault) => {
    expect(inBeast(more)).toEqual([fault]);
  });

  test.each<[object, string]>([
    [{ replaces: 'Dodge' }, 'abilities[0].replaces: one of the abilities whose text is lost, such as Mirage'],
    [{ at: 'enemy' }, "abilities[0].range: a range if it's aimed at others"],
    [
      { when: 'hits', charges: 1 },
      'abilities[0].when: an act or a reaction (struck) if it has charges or a cooldown',
    ],
    [{ when: 'passive' }, 'abilities[0].effects[0].effect: modify for a passive power'],
    [
      { effects: [{ effect: 'modify', number: 'aim', by: 1 }] },
      'abilities[0].effects[0].turns: for how many turns',
    ],
    [
      { effects: [{ effect: 'step' }] },
      'abilities[0].effects[0].effect: step only for an act aimed at a tile',
    ],
    [
      { effects: [{ effect: 'attack' }] },
      "abilities[0].effects[0].effect: attack only if it's aimed at an enemy",
    ],
  ])('an ability: %j', (more, fault) => {
    expect(inAbility(more)).toEqual([fault]);
  });

  test("an enemy's power that would stand in a class ability's place", () => {
    expect(inBeast({ powers: [{ ...ability, replaces: 'Mirage' }] })[0]).toContain(
      'enemies[0].powers[0].replaces',
    );
  });

  test('two entries of one name', () => {
    expect(faults({ enemies: [beast, beast] })).toEqual(['enemies[1].name: a name of its own, in letters']);
  });
});

describe('what a pack gives', () => {
  const pack = plain(sunkenFoundry);

  test('an enemy, with how many of it come', () => {
    expect(packs.creature(pack, 'creatures/rustghul')).toMatchObject({
      name: 'Rust Ghul',
      count: 4,
      sheet: { kind: 'enemy', type: 'undead', battle: { hp: 4 } },
    });
  });

  test('no creature of what is none', () => {
    expect(packs.creature(pack, 'items/flare')).toBeNull();
  });

  test('nothing to carry of an enemy', () => {
    expect(packs.carried(pack, 'creatures/rustghul')).toBeNull();
  });

  test('every entry is told in a line', () => {
    expect(packs.view(pack).entries.filter(({ note }) => note === '')).toEqual([]);
  });
});

describe('the house foes', () => {
  test('are a bandit, a soldier and a ghul', () => {
    expect(foes.map(({ name }) => name)).toEqual(['Bandit', 'Soldier', 'Ghul']);
  });

  test.each(foes.map(({ id, name }) => [id, name]))('%s is ready to fight', (id, name) => {
    expect(foe(id).name).toBe(name);
  });
});
