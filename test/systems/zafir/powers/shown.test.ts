import { describe, expect, test } from 'vitest';
import { sheetOf } from '../../../../src/systems/zafir/character/sheet.ts';
import { unitTags } from '../../../../src/systems/zafir/words/tags.ts';
import { table, trick } from './powers.ts';

const slow = {
  when: 'free',
  cooldown: 2,
  effects: [{ effect: 'modify', number: 'defence', by: 2, turns: 1 }],
};

describe('a power is shown', () => {
  test('on the sheet, with all it does', () => {
    const lines = sheetOf(table(slow).who('kira')).sections.find(({ title }) => title === 'Powers')?.lines;
    expect(lines).toEqual(['**Trick**: -: +2 defence for 1 turn; cooldown 2']);
  });

  test.each(['Trick', 'Trick in 2'])('beside its unit while it lasts, and cools down: %s', (tag) => {
    const { state } = table(slow).act('kira', trick);
    expect(unitTags(state, 'kira', true)).toContain(tag);
  });
});
