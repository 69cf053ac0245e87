import { describe, expect, test } from 'vitest';
import { endOf, scoreObjectives } from '../../../../src/systems/wayfarer/battle/victory.ts';
import { type Scene, victoryPointsOf } from '../../../../src/systems/wayfarer/scene.ts';
import { run } from '../../../../src/engine/run.ts';
import { scriptedDice } from '../../../../src/dice/index.ts';
import { ruleset } from '../../../../src/systems/wayfarer/ruleset.ts';
import { guard, stage } from '../support/stage.ts';

const held = (by: string) => ({ line: guard, is: { where: { kind: 'captured', by } as const } });

describe('victory', () => {
  const captive = stage({
    ana: { units: [{ line: guard, at: 'C3' }, held('bo')] },
    bo: { units: [{ line: guard, at: 'C9' }] },
  });

  test('a captive is worth its VP to who holds it (L72)', () => {
    expect(victoryPointsOf(captive, 'bo')).toBe(1);
  });

  test('the battle is over once the goal is reached (L75)', () => {
    const battle = captive.battle === null ? null : { ...captive.battle, goal: 1 };
    expect(endOf({ ...captive, battle })).toEqual({ winner: 'bo', by: 'goal' });
  });

  test('it goes on below the goal', () => {
    expect(endOf(captive)).toBeNull();
  });

  test('a side with nobody left on the map or in reserves has lost (reading)', () => {
    const gone = stage({ ana: { units: [held('bo')] }, bo: { units: [{ line: guard, at: 'C9' }] } });
    expect(endOf(gone)).toEqual({ winner: 'bo', by: 'lastStanding' });
  });
});

describe('objectives (L77 to L81)', () => {
  const with_ = (...at: readonly string[]): Scene => {
    const scene = stage({
      ana: { units: [{ line: guard, at: at[0] ?? null }] },
      bo: { units: [{ line: guard, at: at[1] ?? null }] },
    });
    if (scene.battle === null) throw new Error('no battle');
    return {
      ...scene,
      battle: {
        ...scene.battle,
        board: {
          spots: {},
          grid: { ...scene.battle.board.grid, tiles: { D4: { features: [{ id: 'objective' }] } } },
        },
      },
    };
  };
  const scored = (scene: Scene) => {
    const outcome = run(
      ruleset,
      scene,
      function* (tx) {
        scoreObjectives(tx);
        yield* [];
      },
      { source: scriptedDice([]) },
    );
    return outcome.kind === 'done' ? outcome.state.battle?.sides.ana?.points : null;
  };

  test('who is beside one as a round ends has a point', () => {
    expect(scored(with_('C3', 'M9'))).toBe(1);
  });

  test('not where an enemy claims it, too', () => {
    expect(scored(with_('C3', 'E5'))).toBe(0);
  });

  test('not from further away', () => {
    expect(scored(with_('B2', 'M9'))).toBe(0);
  });
});
