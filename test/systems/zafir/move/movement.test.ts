import { describe, expect, test } from 'vitest';
import { battle, enemy, hero } from '../table.ts';
import { at, placed, taken, toReach } from './support.ts';

describe('Movement', () => {
  test('Vishtek with a Speed of 8 moves 8 tiles in a straight line', () => {
    const stage = battle('v.........', { vishtek: hero() });
    expect([toReach(stage, 'vishtek', 'I1')?.cost, toReach(stage, 'vishtek', 'J1')]).toEqual([8, null]);
  });

  test('Vishtek moves 5 tiles diagonally, for 7.5', () => {
    const stage = battle(['v.......', ...Array(7).fill('........')].join('\n'), { vishtek: hero() });
    expect([toReach(stage, 'vishtek', 'F6')?.cost, toReach(stage, 'vishtek', 'G7')]).toEqual([7.5, null]);
  });

  test('Vishtek moves 5 tiles straight on and then 2 diagonally', () => {
    const stage = battle(['v.......', '........', '........'].join('\n'), { vishtek: hero() });
    expect(toReach(stage, 'vishtek', 'H3')?.cost).toBe(8);
  });

  test('goes where it is typed to', () => {
    const stage = battle('k.....', { kira: hero() }).act('kira', 'move', { target: 'D1' });
    expect(at(stage, 'kira')).toBe('D1');
  });

  test('goes a way that is typed step by step', () => {
    const stage = battle('k..\n...\n...', { kira: hero() }).act('kira', 'move', {
      target: 'down 2, right 1',
    });
    expect(at(stage, 'kira')).toBe('B3');
  });

  test('takes an action', () => {
    const stage = battle('k.....', { kira: hero() }).act('kira', 'move', { target: 'D1' });
    expect(stage.state.fight?.turn?.actions).toBe(1);
  });

  test('says how far a tile is that is too far', () => {
    const stage = battle('k..........', { kira: hero() }).act('kira', 'move', { target: 'K1' });
    expect(stage.refusal?.params).toMatchObject({ cost: 10, speed: 8 });
  });

  test('leads through allies', () => {
    const stage = battle('ko.\n.t.\n.o.', { kira: hero(), tiz: hero() });
    expect(toReach(stage, 'kira', 'C2')?.cost).toBe(2.5);
  });

  test('does not end on the tile of another', () => {
    const stage = battle('kt.', { kira: hero(), tiz: hero() });
    expect(taken(stage, 'kira', 'B1')).toBe('tileHeld');
  });

  test('does not lead through enemies', () => {
    const stage = battle('WWWWW\nkr..W\nWWWWW', { kira: hero(), raider: enemy() });
    expect(toReach(stage, 'kira', 'C2')).toBeNull();
  });

  test('leads over those who are unconscious', () => {
    const stage = battle('WWWWW\nkr..W\nWWWWW', {
      kira: hero(),
      raider: enemy({ battle: { conditions: [unconscious] } }),
    });
    expect(toReach(stage, 'kira', 'C2')?.cost).toBe(2);
  });

  test('of the Large is wide: two tiles', () => {
    const stage = battle('WWWWW\ngg..W\ngg..W\nWW.WW\nWW..W', { golem: enemy({ large: { height: 3 } }) });
    expect([toReach(stage, 'golem', 'C2')?.cost, toReach(stage, 'golem', 'C3')]).toEqual([2, null]);
  });

  test('stops before somebody hidden whom the mover walks into', () => {
    const stage = battle('WWWWWW\nk..r.W\nWWWWWW', {
      kira: hero(),
      raider: { sheet: enemy(), unit: { hidden: true } },
    }).act('kira', 'move', { target: 'E2' });
    expect(at(stage, 'kira')).toBe('C2');
  });
});

const unconscious = {
  id: 'unconscious',
  number: null,
  source: null,
  by: null,
  duration: { ends: [] },
} as const;

describe('What is no ground', () => {
  test('is nowhere to end a move', () => {
    const stage = battle('kX.', { kira: hero() }).act('kira', 'move', { target: 'B1' });
    expect(stage.no).toBe('Nobody can stand on B1.');
  });
});

describe('Vaulting', () => {
  test('Kira vaults onto a table four tiles long, runs its length and hops down for 5', () => {
    const stage = battle('koooo.', { kira: hero() });
    expect(toReach(stage, 'kira', 'F1')?.cost).toBe(5);
  });

  test('nobody ends a move on cover one tile tall', () => {
    expect(taken(battle('koo.', { kira: hero() }), 'kira', 'B1')).toBe('noPlaceToEnd');
  });
});

describe('Clambering and dropping', () => {
  test('a ledge one tile higher is beside', () => {
    expect(toReach(battle('k1', { kira: hero() }), 'kira', 'B1')?.cost).toBe(1);
  });

  test('a ledge two tiles higher is not, without Agility', () => {
    const stage = battle('k2', { kira: hero({ attributes: { agility: 0 } }) });
    expect(toReach(stage, 'kira', 'B1')).toBeNull();
  });

  test('down three tiles is a step', () => {
    const high = placed(battle('k3', { kira: hero() }), 'kira', 'B1');
    expect(toReach(high, 'kira', 'A1')).toMatchObject({ cost: 1, points: 0, kind: 'plain' });
  });
});
