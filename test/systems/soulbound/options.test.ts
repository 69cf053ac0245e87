import { describe, expect, test } from 'vitest';
import { groups } from '../../../src/systems/soulbound/options.ts';
import { together } from './attack/stage.ts';
import { duel, duelIn, type SoulboundStage, sheet, table } from './table.ts';

const option = (stage: SoulboundStage, act: string) =>
  stage.options('kira').acts.find(({ id }) => id === act);
const targets = (stage: SoulboundStage, act: string) =>
  option(stage, act)?.targets?.map(({ id, relation }) => `${id} ${relation}`);

describe('what is offered', () => {
  test('stands in groups that have names', () => {
    const named = groups.map(({ id }) => id);
    expect(
      duel()
        .options('kira')
        .acts.filter(({ group }) => !named.includes(group)),
    ).toEqual([]);
  });

  test('costs what the turn has', () => {
    const prices = ['attack', 'calledShot', 'move', 'drop'].map((act) => option(duel(), act)?.price);
    expect(prices).toEqual(['Action', 'Action', 'Move', 'free']);
  });

  test('costs Mettle once the Action is spent', () => {
    expect(option(duel().act('kira', 'dodge'), 'attack')?.price).toBe('1 Mettle');
  });

  test('says which Zone of a way harms', () => {
    const stage = duelIn('Gate - Pit [hazard minor]');
    const zones = option(stage, 'move')?.targets ?? [];
    expect(zones.find(({ id }) => id === 'pit')?.risk).toBe('Hazard (Minor) in Pit');
  });
});

describe('whom to attack', () => {
  const crowd = () =>
    table()
      .zones('Gate - Yard - Hall')
      .pc('kira', sheet({ ratings: { initiative: 9, melee: 4, accuracy: 4, defence: 4 } }))
      .pc('ben', sheet())
      .foe('far', sheet(), 'Hall')
      .foe('near', sheet(), 'Gate')
      .foe('close', sheet(), 'Gate')
      .fight();

  test('begins with who is close, then who is near; those of the own side come last', () => {
    expect(targets(together(crowd(), 'kira', 'close'), 'attack')).toEqual([
      'close foe',
      'near foe',
      'far foe',
      'ben ally',
    ]);
  });

  test('are Zones where one moves', () => {
    expect(targets(crowd(), 'move')).toEqual(['yard place', 'hall place', 'gate place']);
  });
});
