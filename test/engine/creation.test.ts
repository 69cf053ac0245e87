import { describe, expect, test } from 'vitest';
import { rollOpen, thrown } from '../../src/engine/creation.ts';
import { callings } from '../support/lanterns/content.ts';
import { character } from '../support/lanterns/creation.ts';

const draft = character.begin('Ada');
const scripted =
  (...dice: number[]) =>
  (index: number) =>
    dice[index] ?? 1;

function open(begun = draft, ...dice: number[]) {
  return thrown(rollOpen(character, begun), scripted(...dice));
}

const stepsAfter = (made: ReturnType<typeof open>['made']) =>
  made.ok ? character.steps(made.value.draft).map(({ id, done }) => `${id} ${done ? 'done' : 'open'}`) : [];

describe('dice that choose for a character in the making', () => {
  test('decide the steps that can be rolled', () => {
    expect(stepsAfter(open(draft, 2).made)).toContain('calling done');
  });

  test('leave the steps open in which they have no say', () => {
    expect(stepsAfter(open(draft, 2).made)).toContain('charms open');
  });

  test('leave alone what has been chosen', () => {
    const [first] = callings;
    const chosen = character.choose(draft, 'calling', { kind: 'pick', ids: [first.id] });
    expect(open(chosen.ok ? chosen.value : null, 2).fallen).toEqual([]);
  });

  test('are told with what they were for', () => {
    expect(open(draft, 2).fallen).toMatchObject([{ index: 0, value: 2, label: 'Calling' }]);
  });

  test('mean the same whenever they fall the same', () => {
    expect(open(draft, 2)).toEqual(open(draft, 2));
  });
});
