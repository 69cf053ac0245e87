import { describe, expect, test } from 'vitest';
import { toReserves } from '../../../../src/systems/wayfarer/defeat/reserves.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { plain, whereIs, withMore } from '../support/acting.ts';
import { ruled } from '../support/rules.ts';
import { stage } from '../support/stage.ts';

const robot = 'Mule; Troop; Robot; Soldier; size 1x2; dice MO 2 MD 2 BO 2 BD 2 AT 2 DE 2 TD 1';
const engineer = withMore('skills Repurpose').replace('AD 1', 'AD 1 TO 2');

/** Bo's unit at L12 is returned to reserves, with Ana's engineer at a tile. */
const returned = (line: string, at: string, dice: readonly number[], kind = engineer) => {
  const scene: Scene = stage({
    ana: { units: [{ line: kind, at }] },
    bo: {
      units: [
        { line, at: 'L12' },
        { line: plain, at: 'X1' },
      ],
    },
  });
  return ruled(
    scene,
    function* (tx) {
      yield* toReserves(tx, 'bo/1.1', 'saved');
      return true;
    },
    dice,
  ).state;
};

describe('Repurpose', () => {
  test("makes a machine that is returned to reserves one of one's own (L2922)", () => {
    const state = returned(robot, 'L10', [6, 6]);
    expect([state.battle?.units['bo/1.1']?.side, whereIs(state, 'bo/1.1')]).toEqual(['ana', 'reserves']);
  });

  test('takes a test of Technical OFF against 6 that beats it (L2925)', () => {
    expect(returned(robot, 'L10', [5, 5]).battle?.units['bo/1.1']?.side).toBe('bo');
  });

  test('reaches as far as Detect', () => {
    expect(returned(robot, 'L2', []).battle?.units['bo/1.1']?.side).toBe('bo');
  });

  test('is for machines alone', () => {
    expect(returned(plain, 'L10', []).battle?.units['bo/1.1']?.side).toBe('bo');
  });

  test('is nothing that others can', () => {
    expect(returned(robot, 'L10', [], plain).battle?.units['bo/1.1']?.side).toBe('bo');
  });
});
