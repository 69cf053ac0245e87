import { expect, test } from 'vitest';
import type { Decision } from '../../../src/engine/decision.ts';
import { WAY } from '../../../src/engine/way.ts';
import { riftbound } from '../../../src/systems/riftbound/index.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { questionsView } from '../../../src/view/questions/asked.ts';
import { fightOf } from '../../systems/riftbound/support/scenes.ts';
import { someone } from '../../systems/riftbound/support/someone.ts';

const scene = fightOf({ kira: { sheet: someone({ name: 'Kira' }), at: [10, 10] } });

/** A question with two answers; whether they are ways. */
function asked(isWays: boolean) {
  const option = (n: number) => ({
    id: `way${n}`,
    code: 'drive.way',
    params: { x: n, y: 10, metres: 5, off: 0, ...(isWays ? { [WAY]: ['10,10', `${n},10`] } : {}) },
  });
  const decision: Decision = {
    ...{ id: 'drive.way', key: 'drive.way', asked: 'kira', code: 'drive.way', params: { actor: 'kira' } },
    ...{ options: [option(15), option(16)], default: 'way15' },
  };
  const who = { id: 'd1', ownerId: 'u1', called: ['u1'], pings: true, deadline: null };
  return questionsView(riftbound as AnySystem, scene, [{ decision, asked: who }], []);
}

test('a question which way to take has a picture of the ways', () => {
  expect(asked(true).picture?.svg).toContain('ways to choose from');
});

test('any other question has none', () => {
  expect(asked(false).picture).toBeUndefined();
});
