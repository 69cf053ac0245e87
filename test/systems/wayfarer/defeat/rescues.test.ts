import { describe, expect, test } from 'vitest';
import { defeat, type Blow } from '../../../../src/systems/wayfarer/defeat/defeat.ts';
import { plainTest } from '../../../../src/systems/wayfarer/effects/moment.ts';
import { ruled } from '../support/rules.ts';
import { stage, type Staged } from '../support/stage.ts';

const plain = 'Guard; Troop; Human; Warrior; dice MO 2 MD 2 TO 1 AT 3 DE 2';
const blow = (more: Partial<Blow> = {}): Blow => ({
  side: 'bo',
  moment: { ...plainTest, assault: 'melee', enemy: 'bo/1.1', hitBy: ['cutting'] },
  cover: 0,
  worse: 0,
  best: 5,
  shown: [],
  spares: false,
  ...more,
});

const came = (
  line: string,
  dice: readonly number[],
  more: Partial<Blow> = {},
  allies: Staged['units'] = [],
) =>
  ruled(
    stage({
      ana: { units: [{ line, at: 'C3' }, ...allies] },
      bo: { units: [{ line: plain, at: 'C4' }] },
    }),
    (tx) => defeat(tx, 'ana/1.1', blow(more)),
    dice,
  ).gave;

describe('who would be defeated', () => {
  test('is captured where nothing helps (L408)', () => {
    expect(came(plain, [])).toBe('captured');
  });

  test('dodges with two Athletics dice as high as the best OFF die (L2001)', () => {
    expect(came(`${plain}; skills Acrobatic`, [5, 6, 1])).toBe('safe');
  });

  test('not with one (L2001)', () => {
    expect(came(`${plain}; skills Acrobatic`, [6, 4, 1])).toBe('captured');
  });

  test('a Medic saves an adjacent ally for the reserves (L1844)', () => {
    const medic = { line: `${plain.replace('TO 1', 'TO 2')}; skills Medic`, at: 'D3' };
    expect(came(plain, [6, 2], {}, [medic])).toBe('reserves');
  });

  test('and itself (L1844)', () => {
    expect(came(`${plain.replace('TO 1', 'TO 2')}; skills Medic`, [6, 2])).toBe('reserves');
  });

  test('a Repair Kit is for Tech (L4543)', () => {
    const smith = { line: `${plain}; gear Repair Kit`, at: 'D3' };
    expect(came(plain, [], {}, [smith])).toBe('captured');
  });

  test('an Undead goes to reserves on 4 or more (L1513)', () => {
    expect(came(`${plain}; as Undead`, [4])).toBe('reserves');
  });

  test('unless magic has defeated it (L1513)', () => {
    const magic = { moment: { ...plainTest, hitBy: ['magic'] } } as const;
    expect(came(`${plain}; as Undead`, [], magic)).toBe('captured');
  });

  test('who is spared goes to reserves (L4774)', () => {
    expect(came(plain, [], { spares: true })).toBe('reserves');
  });

  test('Takedown turns the roll of a save die up (L4859)', () => {
    const iron = 'Iron; Troop; Robot; Warrior; size 1x1; dice MO 2 MD 2 TO 1; traits Durable';
    expect(came(iron, [4], { worse: 2 })).toBe('captured');
  });

  test('Mister Medic gives those that live beside it a lasting die of 3 (L4499)', () => {
    const helper = { line: `${plain}; gear Mister Medic`, at: 'D3' };
    expect(came(plain, [2], {}, [helper])).toBe('safe');
  });
});
