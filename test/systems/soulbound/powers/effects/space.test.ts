import { describe, expect, test } from 'vitest';
import { duelIn, sheet, table } from '../../table.ts';
import { trick } from '../trick.ts';

describe('the effect move', () => {
  const zones = 'Gate - Yard - Hall';
  const moved = (how: string, count: number, at: string) => {
    const stage = table()
      .zones(zones)
      .pc(
        'kira',
        sheet({
          powers: [trick([{ effect: 'move', how, zones: count }], { range: 'extreme' })],
          ratings: { initiative: 9 },
        }),
        'Gate',
      )
      .foe('bandit', sheet(), at)
      .fight();
    return stage.act('kira', 'useTalent', { target: 'bandit' });
  };
  const zoneOf = (stage: ReturnType<typeof moved>, id: string) => stage.state.fight?.standing.zones[id];

  test('pushes away by Zones', () => {
    expect(zoneOf(moved('push', 1, 'Gate'), 'bandit')).toEqual(['yard']);
  });

  test('pushes no farther than the last Zone', () => {
    expect(zoneOf(moved('push', 3, 'Yard'), 'bandit')).toEqual(['hall']);
  });

  test('pulls nearer by Zones', () => {
    expect(zoneOf(moved('pull', 1, 'Hall'), 'bandit')).toEqual(['yard']);
  });

  test('pulls up to Close Range', () => {
    expect(moved('pull', 2, 'Hall').state.fight?.standing.knots).toEqual([['kira', 'bandit']]);
  });

  test('takes the user to the target', () => {
    expect(zoneOf(moved('leap', 2, 'Hall'), 'kira')).toEqual(['hall']);
  });

  test('into a hazard hurts', () => {
    const stage = table()
      .zones('Gate - Fire [hazard major]')
      .pc(
        'kira',
        sheet({ powers: [trick([{ effect: 'move', how: 'push', zones: 1 }])], ratings: { initiative: 9 } }),
        'Gate',
      )
      .foe('bandit', sheet(), 'Gate')
      .fight();
    expect(stage.act('kira', 'useTalent', { target: 'bandit' }).who('bandit').toughness.now).toBe(2);
  });

  test('asks the user which way where there are several', () => {
    const stage = table()
      .zones('Gate - Yard, Gate - Hall')
      .pc(
        'kira',
        sheet({ powers: [trick([{ effect: 'move', how: 'push', zones: 1 }])], ratings: { initiative: 9 } }),
        'Gate',
      )
      .foe('bandit', sheet(), 'Gate')
      .fight();
    const after = stage.act('kira', 'useTalent', { target: 'bandit', answers: { powerWay: 'hall' } });
    expect(zoneOf(after, 'bandit')).toEqual(['hall']);
  });
});

describe('the effect zone', () => {
  const fire = trick([{ effect: 'zone', trait: 'hazardMinor', lasts: '1 round' }], {
    aim: 'zone',
    range: 'extreme',
  });
  const burnt = () => duelIn('Gate - Yard', { powers: [fire] }).act('kira', 'useTalent', { target: 'yard' });
  const traitsOf = (stage: ReturnType<typeof burnt>) => stage.state.fight?.map.zones.yard?.traits;

  test('makes a Zone what it says', () => {
    expect(traitsOf(burnt())).toEqual([{ id: 'hazardMinor' }]);
  });

  test('counts there', () => {
    expect(burnt().next().who('bandit').toughness.now).toBe(4);
  });

  test('is over when its time is', () => {
    expect(traitsOf(burnt().next().next())).toEqual([]);
  });

  test('leaves what the Zone is of itself', () => {
    const stage = duelIn('Gate - Yard [hazard minor]', { powers: [fire] });
    expect(traitsOf(stage.act('kira', 'useTalent', { target: 'yard' }).next().next())).toEqual([
      { id: 'hazardMinor' },
    ]);
  });
});
