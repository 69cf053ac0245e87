import { describe, expect, test } from 'vitest';
import { coverOf } from '../../../../src/systems/zafir/move/sight.ts';
import type { Area, Unit } from '../../../../src/systems/zafir/scene.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { placed } from './support.ts';

const cover = ({ state }: ZafirStage, attacker: string, target: string, from?: string): string =>
  coverOf(state, { attacker, target, ...(from === undefined ? {} : { from }) }).cover;

/** Soldier A stands in a corner: crates two tall to the west, one tall to the north; around him B, C and D. */
const soldier = battle(
  `
  .....c..
  ........
  .....o..
  b...#a..
  ........
  .....d..
  `,
  { a: enemy(), b: hero(), c: hero(), d: hero() },
);

describe('Cover', () => {
  test('Soldier A has full cover against Tyrain (B), who is beyond what is two tiles tall', () => {
    expect(cover(soldier, 'b', 'a')).toBe('full');
  });

  test('Soldier A has half cover against Vishtek (C), who is beyond what is one tile tall', () => {
    expect(cover(soldier, 'c', 'a')).toBe('half');
  });

  test('Soldier A has no cover against Tiz (D), who is on the same side', () => {
    expect(cover(soldier, 'd', 'a')).toBe('none');
  });

  test('is none in the open', () => {
    expect(cover(battle('k....r', { kira: hero(), raider: enemy() }), 'kira', 'raider')).toBe('none');
  });

  test('is none from what is not beside the target', () => {
    expect(cover(battle('k.#..r', { kira: hero(), raider: enemy() }), 'kira', 'raider')).toBe('none');
  });

  test('is none from what is only across the corner', () => {
    const stage = battle('k...\n..#.\n...r', { kira: hero(), raider: enemy() });
    expect(cover(stage, 'kira', 'raider')).toBe('none');
  });

  test('counts from beside the very cover, too', () => {
    expect(cover(battle('kor', { kira: hero(), raider: enemy() }), 'kira', 'raider')).toBe('half');
  });

  test('is none in a line along the cover', () => {
    const stage = battle('k...r\n....#', { kira: hero(), raider: enemy() });
    expect(cover(stage, 'kira', 'raider')).toBe('none');
  });

  test('of two pieces is the better', () => {
    const stage = battle('k...\n...o\n..#r', { kira: hero(), raider: enemy() });
    expect(cover(stage, 'kira', 'raider')).toBe('full');
  });

  test('is given by a ledge as by a crate', () => {
    expect(cover(battle('k.1r', { kira: hero(), raider: enemy() }), 'kira', 'raider')).toBe('half');
  });

  test('does not help who stands above it', () => {
    const stage = placed(battle('k.o1r', { kira: hero(), raider: enemy() }), 'raider', 'D1');
    expect(cover(stage, 'kira', 'raider')).toBe('none');
  });

  test('is what it is from where the attacker steps to', () => {
    const stage = battle('..k\n..o\n#..\n.r.\n...', { kira: hero(), raider: enemy() });
    expect(cover(stage, 'kira', 'raider', 'B4')).toBe('none');
  });

  test('of the Large is that of their barest side', () => {
    const stage = battle('k..#gg\n....gg', { kira: hero(), golem: enemy({ large: { height: 3 } }) });
    expect(cover(stage, 'kira', 'golem')).toBe('none');
  });
});

const withUnit = (stage: ZafirStage, id: string, change: Partial<Unit>): ZafirStage =>
  stage.with((state) => {
    const unit = state.fight?.units[id];
    if (state.fight === null || unit === undefined) return state;
    return {
      ...state,
      fight: { ...state.fight, units: { ...state.fight.units, [id]: { ...unit, ...change } } },
    };
  });

const withArea = (stage: ZafirStage, area: Partial<Area>): ZafirStage =>
  stage.with((state) => {
    if (state.fight === null) return state;
    const spirits: Area = {
      id: '1',
      what: 'animateCover',
      centre: 'D1',
      radius: 2,
      by: 'tiz',
      side: 'players',
      left: 2,
      ...area,
    };
    return { ...state, fight: { ...state.fight, areas: [spirits] } };
  });

describe('A Tower Shield', () => {
  const shield = { id: 'towerShield', by: 'tiz', means: null, number: null, duration: { ends: [] } } as const;

  test('is half cover from every side', () => {
    const stage = withUnit(battle('r...t', { raider: enemy(), tiz: hero() }), 'tiz', { effects: [shield] });
    expect(cover(stage, 'raider', 'tiz')).toBe('half');
  });

  test('lets nobody use other cover', () => {
    const stage = withUnit(battle('r..#t', { raider: enemy(), tiz: hero() }), 'tiz', { effects: [shield] });
    expect(cover(stage, 'raider', 'tiz')).toBe('half');
  });
});

describe('Animate Cover', () => {
  const stage = battle('r..ot', { raider: enemy(), tiz: hero() });

  test('makes half cover full for its own side', () => {
    expect(cover(withArea(stage, {}), 'raider', 'tiz')).toBe('full');
  });

  test('does nothing for the other side', () => {
    expect(cover(withArea(stage, { by: 'raider', side: 'enemies' }), 'raider', 'tiz')).toBe('half');
  });

  test('does nothing for cover outside of its area', () => {
    expect(cover(withArea(stage, { centre: 'A1' }), 'raider', 'tiz')).toBe('half');
  });
});
