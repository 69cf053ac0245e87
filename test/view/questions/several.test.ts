import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../src/engine/decision.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { choiceIn, questionsView } from '../../../src/view/questions/asked.ts';
import { labelOf } from '../../../src/view/questions/label.ts';
import { lanterns } from '../../support/lanterns/index.ts';

const labels = { first: 'Block one', second: 'Block another', third: 'Reroll', pass: 'Nothing' } as const;
const options = Object.entries(labels).map(([id, label]) => ({ id, label, effect: '' }));
const system: AnySystem = {
  ...(lanterns as AnySystem),
  words: { ...(lanterns as AnySystem).words, question: () => ({ prompt: 'What do you do?', options }) },
};

const question = (usual: string): Decision => ({
  id: 'blocks',
  key: 'blocks:ana',
  asked: 'ana',
  code: 'blocks',
  params: {},
  options: options.map(({ id }) => ({ id, code: id, params: {} })),
  default: usual,
  several: { most: 2, none: 'pass' },
});

const shown = (usual: string) =>
  questionsView(
    system,
    system.scene({}),
    [
      {
        decision: question(usual),
        asked: { id: 'd1', ownerId: 'u1', called: ['u1'], pings: true, deadline: null },
      },
    ],
    [],
  );

const controls = (usual: string) =>
  shown(usual).rows?.map((row) =>
    row.map((one) =>
      one.kind === 'select'
        ? `${one.min} to ${one.max} of ${one.options.map(({ label }) => label).join(', ')}`
        : `${one.label}${one.kind === 'button' && one.look === 'main' ? ' (blue)' : ''}`,
    ),
  );

describe('A question of which several may be chosen', () => {
  test('has a list to tick, its usual answer as the blue button, and none', () => {
    expect(controls('first,second')?.slice(0, 2)).toEqual([
      ['1 to 2 of Block one, Block another, Reroll'],
      ['Block one and Block another (blue)', 'Nothing'],
    ]);
  });

  test('has none as the blue button where that is usual', () => {
    expect(controls('pass')?.[1]).toEqual(['Nothing (blue)']);
  });

  test('marks what is usual', () => {
    expect(shown('first,second').card?.text).toContain('▸ **Block another** *(default)*\n▹ **Reroll**');
  });

  test('is answered by what was ticked', () => {
    expect(choiceIn(question('pass'), ['first', 'third'], '')).toBe('first,third');
  });

  test('is answered by its usual answer at a press', () => {
    expect(choiceIn(question('first,second'), [], '=')).toBe('first,second');
  });

  test('is told by all that was chosen', () => {
    expect(labelOf({ options }, question('pass'), 'first,third')).toBe('Block one and Reroll');
  });

  test('is told by none where none was', () => {
    expect(labelOf({ options }, question('pass'), 'pass')).toBe('Nothing');
  });
});
