import { describe, expect, test } from 'vitest';
import { has } from '../../../../src/systems/zafir/conditions/active.ts';
import type { TileMark } from '../../../../src/systems/zafir/scene.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { at, marked, toReach } from './support.ts';

const corridor = (row: string) => `WWWWWWWW\n${row}\nWWWWWWWW`;

/** The same with something lying on a tile. */
const lying = (stage: ZafirStage, tile: string, id: TileMark['id']): ZafirStage =>
  stage.with((state) => marked(state, tile, id, 3));

const plain = { kira: hero({ attributes: { agility: 0 } }) };
const went = (stage: ZafirStage, to = 'D2') => stage.act('kira', 'move', { target: to });

describe('Tile features', () => {
  test('Flames set whoever enters Burning', () => {
    expect(has(went(battle(corridor('k.^....W'), plain)).state, 'kira', 'burning')).toBe(true);
  });

  test('Flames do nothing to who goes around', () => {
    const stage = battle('k.^.\n....', plain);
    expect(has(went(stage, 'D1').state, 'kira', 'burning')).toBe(false);
  });

  test('Flames do nothing to who leaps over them', () => {
    const stage = battle(corridor('k^.....W'), { kira: hero({ attributes: { agility: 2 } }) });
    expect(has(went(stage, 'C2').state, 'kira', 'burning')).toBe(false);
  });

  test('a Poison Cloud poisons whoever enters', () => {
    const stage = lying(battle(corridor('k......W'), plain), 'C2', 'poisonCloud');
    expect(has(went(stage).state, 'kira', 'poisoned')).toBe(true);
  });

  test('a Poison Cloud poisons whoever leaps through: it is two tiles tall', () => {
    const stage = lying(battle(corridor('kX.....W'), { kira: hero() }), 'B2', 'poisonCloud');
    expect(has(went(stage, 'C2').state, 'kira', 'poisoned')).toBe(true);
  });

  test('an Acid Pool burns whoever enters', () => {
    const stage = lying(battle(corridor('k......W'), plain), 'C2', 'acidPool');
    expect(has(went(stage).state, 'kira', 'acidBurn')).toBe(true);
  });

  test('Shallow Water puts out who is Burning', () => {
    expect(has(went(battle(corridor('k^~....W'), plain), 'C2').state, 'kira', 'burning')).toBe(false);
  });

  test('are asked about before they are entered', () => {
    expect(went(battle(corridor('k.^....W'), plain)).asked[0]?.params.hazards).toEqual(['Flames']);
  });

  test('are not in the way of whoever is immune', () => {
    const ghul = { type: 'undead', immune: { conditions: ['poisoned'] } } as const;
    const stage = lying(battle(corridor('g......W'), { ghul: enemy(ghul) }), 'C2', 'poisonCloud');
    expect(toReach(stage, 'ghul', 'D2')?.kind).toBe('plain');
  });
});

describe('A tripmine', () => {
  const mined = battle('k.......', plain).with((state) => {
    if (state.fight === null) return state;
    const mine = {
      id: '1',
      what: 'tripmine',
      centre: 'E1',
      radius: 1,
      by: 'kira',
      side: 'players',
      left: null,
    } as const;
    return { ...state, fight: { ...state.fight, areas: [mine] } };
  });

  test('goes off as somebody moves within its area', () => {
    expect(went(mined, 'D1').events.some(({ type }) => type === 'tripmineSprung')).toBe(true);
  });

  test('is gone then', () => {
    expect(went(mined, 'D1').state.fight?.areas).toEqual([]);
  });

  test('does nothing as long as nobody does', () => {
    expect(at(went(mined, 'C1'), 'kira')).toBe('C1');
  });
});
