import { expect, test } from 'vitest';
import { refusalWords } from '../../../../src/systems/ishanekon/words/refusal.ts';
import { creature, hero } from '../support/people.ts';
import { acting, done, fightOf } from '../support/scenes.ts';

test('a way that nobody can read is said to be one, in the words of maps', () => {
  const scene = fightOf(
    {
      tiz: { sheet: hero({ stats: { instinct: 20 } }), place: 'A1' },
      wolf: { sheet: creature(), side: 'foes', place: 'D4' },
    },
    { map: '8x8' },
  );
  const { refusal } = done(scene, acting('tiz', 'move', { target: 'over *there*' }));
  expect(refusal === null ? null : refusalWords(refusal, null)).toContain('as a way');
});
