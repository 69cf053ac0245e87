import { describe, expect, test } from 'vitest';
import {
  canSee,
  coverOf,
  distanceBetween,
  lookouts,
  seesFrom,
} from '../../../../src/systems/zafir/move/sight.ts';
import { battle, enemy, hero } from '../table.ts';
import { placed } from './support.ts';

const cast = { kira: hero(), raider: enemy() };

describe('Line of sight', () => {
  test('leads over cover one tile tall: units are two tall', () => {
    expect(seesFrom(battle('k.o.r', cast).state, 'kira', 'A1', 'raider')).toBe(true);
  });

  test('does not lead through what is two tiles tall', () => {
    expect(seesFrom(battle('k.#.r', cast).state, 'kira', 'A1', 'raider')).toBe(false);
  });

  test('is not blocked by other units', () => {
    expect(seesFrom(battle('k.t.r', { ...cast, tiz: hero() }).state, 'kira', 'A1', 'raider')).toBe(true);
  });

  test('to a tile leads over half cover', () => {
    expect(seesFrom(battle('ko.....', { kira: hero() }).state, 'kira', 'A1', 'C1')).toBe(true);
  });

  test('to a tile close behind what is two tall is blocked', () => {
    expect(seesFrom(battle('k..#.', { kira: hero() }).state, 'kira', 'A1', 'E1')).toBe(false);
  });

  test('of the Large is as tall as they are', () => {
    const stage = battle('k.#..gg\n..#..gg', { kira: hero(), golem: enemy({ large: { height: 5 } }) });
    expect(seesFrom(stage.state, 'kira', 'A1', 'golem')).toBe(true);
  });

  test('leads from a roof over what is two tiles tall', () => {
    const stage = placed(battle('k4.#.r', cast), 'kira', 'B1');
    expect(seesFrom(stage.state, 'kira', 'B1', 'raider')).toBe(true);
  });
});

describe('Step and Fire', () => {
  const corner = battle('....r\n.#...\n.k...', cast);

  test('is from the tiles beside, in cover', () => {
    expect(lookouts(corner.state, 'kira')).toEqual(['B3', 'C3', 'A3', 'C2', 'A2']);
  });

  test('is not for who stands in the open', () => {
    expect(lookouts(battle('k....r', cast).state, 'kira')).toEqual(['A1']);
  });

  test('does not lead up or down', () => {
    expect(lookouts(battle('#..\nk1.', { kira: hero() }).state, 'kira')).not.toContain('B2');
  });

  test('does not lead onto the tile of another', () => {
    expect(lookouts(battle('#.\nkt', { kira: hero(), tiz: hero() }).state, 'kira')).not.toContain('B2');
  });

  test('sees around the corner', () => {
    const stage = battle('r....\n.....\nW#...\nWk...', cast);
    expect([seesFrom(stage.state, 'kira', 'B4', 'raider'), canSee(stage.state, 'kira', 'raider')]).toEqual([
      false,
      true,
    ]);
  });

  const aside = battle('.os.\n....\n.#..\n.t..', { soldier: enemy(), tyrain: hero() });
  const about = { attacker: 'tyrain', target: 'soldier' };

  test('from the tile beside leaves the soldier with no cover, who had half', () => {
    const { state } = aside;
    expect([coverOf(state, about).cover, coverOf(state, { ...about, from: 'C4' }).cover]).toEqual([
      'half',
      'none',
    ]);
  });

  test('from the tile beside is open to Tyrain', () => {
    expect(lookouts(aside.state, 'tyrain')).toContain('C4');
  });
});

describe('Range', () => {
  test('is measured like a move: a diagonal is 1.5', () => {
    expect(distanceBetween(battle('k..\n...\n...\n...\n..r', cast).state, 'kira', 'raider')).toBe(5);
  });

  test('takes no account of height', () => {
    expect(distanceBetween(battle('k.9\n..r', cast).state, 'kira', 'raider')).toBe(2.5);
  });

  test('is to the nearest tile of the Large', () => {
    const stage = battle('k..gg\n...gg', { kira: hero(), golem: enemy({ large: { height: 3 } }) });
    expect(distanceBetween(stage.state, 'kira', 'golem')).toBe(3);
  });
});
