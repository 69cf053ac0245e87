import { describe, expect, test } from 'vitest';
import { type Json, plain } from '../../../../src/engine/json.ts';
import { readPack } from '../../../../src/systems/soulbound/packs/read.ts';
import { pass } from '../pack.ts';

const talent = { name: 'Trick', when: 'action', effects: [{ effect: 'heal', toughness: 1 }] };
const beast = {
  name: 'Beast',
  attributes: { body: 3, mind: 1, soul: 1 },
  ratings: { initiative: 1, melee: 2, accuracy: 1, defence: 2 },
  toughness: 3,
  attacks: [{ name: 'Bite', damage: 1 }],
};

/** The faults of a pack with these entries, as '<place>: <what it takes>'. */
function faults(written: object): readonly string[] {
  const read = readPack(plain({ name: 'Mine', ...written }));
  return read.ok ? [] : read.faults.map(({ at, takes }) => `${at}: ${takes}`);
}

const inTalent = (more: object) => faults({ talents: [{ ...talent, ...more }] });
const inEffect = (effect: object, more: object = {}) => inTalent({ effects: [effect], ...more });

describe('a pack', () => {
  test('may be as good as empty', () => {
    expect(faults({})).toEqual([]);
  });

  test('reads the same after it was written out', () => {
    expect(readPack(plain(JSON.parse(JSON.stringify(pass))))).toEqual({ ok: true, pack: plain(pass) });
  });

  test('takes names of the game as well as ids', () => {
    const read = readPack(
      plain({
        name: 'Mine',
        talents: [
          { ...talent, aim: 'ally', range: 'Long', test: { check: 'Mind (Channelling)', dn: '4:1' } },
        ],
      }),
    );
    expect(read.ok && read.pack.talents[0]).toMatchObject({
      range: 'long',
      test: { check: 'mind.channelling' },
    });
  });
});

describe('what is wrong with a pack is told at its place', () => {
  test("in the third creature's first attack", () => {
    const creatures = [
      beast,
      { ...beast, name: 'B' },
      { ...beast, name: 'C', attacks: [{ name: 'Bite', damage: 'lots' }] },
    ];
    expect(faults({ creatures })).toEqual(['creatures[2].attacks[0].damage: a number']);
  });

  test.each<[string, object, string]>([
    [
      'a number too large',
      { ...beast, attacks: [{ name: 'Bite', damage: 99 }] },
      'creatures[0].attacks[0].damage: at most 30',
    ],
    [
      'a trait that is none',
      { ...beast, attacks: [{ name: 'Bite', damage: 1, traits: ['Slahsing'] }] },
      'creatures[0].attacks[0].traits[0]: a trait, such as Slashing',
    ],
    [
      'a trait that is like none',
      { ...beast, attacks: [{ name: 'Bite', damage: 1, traits: ['Venom'] }] },
      'creatures[0].attacks[0].traits[0]: a trait, such as Slashing or Thrown (Short)',
    ],
    [
      'skills that are none',
      { ...beast, skills: 'Juggling 2/0' },
      'creatures[0].skills: skills such as "Weapon Skill 2/1, Might 1/0"',
    ],
    ['a missing value', { ...beast, toughness: undefined }, 'creatures[0].toughness: a number'],
    ['a value of no use', { ...beast, wings: 2 }, 'creatures[0]: nothing called wings'],
    [
      'a talent that the pack lacks',
      { ...beast, talents: ['Nap'] },
      "creatures[0].talents[0]: one of the pack's talents",
    ],
    [
      'a spell that the pack lacks',
      { ...beast, spells: ['Nap'] },
      "creatures[0].spells[0]: one of the pack's spells",
    ],
    [
      'a size that is none',
      { ...beast, size: 'Huge' },
      'creatures[0].size: one of Tiny, Small, Medium, Large, Enormous, Monstrous',
    ],
  ])('%s', (_name, creature, fault) => {
    expect(faults({ creatures: [creature] })).toEqual([fault]);
  });

  test.each<[string, object, string]>([
    ['no effect', { effects: [] }, 'talents[0].effects: at least 1 entry'],
    [
      'a check that is none',
      { test: { check: 'Body (Yoga)' } },
      'talents[0].test.check: a check, such as Mind (Channelling) or Body',
    ],
    [
      'a DN that no die shows',
      { test: { check: 'Body', dn: '7:1' } },
      'talents[0].test.dn: a DN such as 4:2, the first number 2 to 6, the second 1 to 20',
    ],
    [
      'resisting without a test',
      { resist: ['Body (Might)'] },
      'talents[0].resist: nothing without a test of its own',
    ],
    [
      'a moment that is none',
      { when: 'never' },
      'talents[0].when: one of passive, action, free, attacking, attacked, hits, hit, falls, turnStart, turnEnd',
    ],
    ['no name', { name: '' }, 'talents[0].name: at least 1 letter'],
  ])('%s', (_name, more, fault) => {
    expect(inTalent(more)).toEqual([fault]);
  });

  test.each<[string, object, object, string]>([
    [
      'an effect that is none',
      { effect: 'boom' },
      {},
      'talents[0].effects[0].effect: one of modify, edge, guard, damage, heal, condition, cure, move, zone, mettle, soulfire, doom, action, tell',
    ],
    [
      'Damage that is always at work',
      { effect: 'damage', amount: 1 },
      { when: 'passive' },
      'talents[0].effects[0].effect: one of modify, edge, guard for a passive power',
    ],
    [
      'a cost of what is always at work',
      { effect: 'guard', against: 'fire', is: 'weak' },
      { when: 'passive', mettle: 1 },
      'talents[0].mettle: 0 for a passive power',
    ],
    [
      'a change without an end',
      { effect: 'modify', number: 'melee', by: 1 },
      {},
      'talents[0].effects[0].lasts: how long, such as fight or "2 rounds"',
    ],
    [
      'an end that is none',
      { effect: 'modify', number: 'melee', by: 1, lasts: 'a while' },
      {},
      'talents[0].effects[0].lasts: one of attack, turn, nextTurn, theirTurn, fight, rest, ever, or "3 rounds"',
    ],
    [
      'the length of an attack outside of one',
      { effect: 'modify', number: 'melee', by: 1, lasts: 'attack' },
      {},
      "talents[0].effects[0].lasts: longer than an attack if it doesn't work in one",
    ],
    [
      'a change by nothing',
      { effect: 'modify', number: 'melee', by: 0, lasts: 'fight' },
      {},
      'talents[0].effects[0].by: a number other than 0',
    ],
    [
      'successes without a test',
      { effect: 'damage', amount: 1, perSuccess: 1 },
      {},
      'talents[0].effects[0].perSuccess: 0 without a test of its own',
    ],
    [
      'half a condition',
      { effect: 'guard', against: 'stunned', is: 'resistant', lasts: 'fight' },
      {},
      'talents[0].effects[0].is: immune against a condition',
    ],
    [
      'a push of oneself',
      { effect: 'move', how: 'push' },
      {},
      'talents[0].effects[0].effect: something else where the aim is self',
    ],
  ])('%s', (_name, effect, more, fault) => {
    expect(inEffect(effect, more)).toEqual([fault]);
  });

  test('two of one name', () => {
    expect(faults({ talents: [talent, { ...talent, name: 'TRICK' }] })).toEqual([
      'talents[1].name: a unique name: this one is there twice',
    ]);
  });

  test('gear of no kind', () => {
    expect(faults({ gear: [{ kind: 'boat', name: 'Boat' }] })).toEqual([
      'gear[0].kind: one of weapon, armour, shield, item',
    ]);
  });

  test('all of it at once', () => {
    expect(faults({ name: '', talents: [{ ...talent, name: '' }] })).toHaveLength(2);
  });

  test.each<[string, Json, string]>([
    ['a text', 'pack', 'it: an object'],
    ['a list', [], 'it: an object'],
    ['nothing', null, 'it: an object'],
  ])('where it is %s', (_name, raw, fault) => {
    const read = readPack(raw);
    expect(read.ok ? [] : read.faults.map(({ at, takes }) => `${at}: ${takes}`)).toEqual([fault]);
  });
});
