import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { type Field, partsOf, problemOf } from '../../../../src/playground/page/dialog/fields.ts';

const name: Field = {
  customId: 'name',
  label: 'Name',
  description: '',
  paragraph: false,
  required: true,
  least: 2,
  most: 5,
  placeholder: '',
  value: '',
};

describe('a field', () => {
  test.each([
    ['', 'Name is needed.'],
    ['  ', 'Name is needed.'],
    ['K', 'Name needs at least 2 characters, this has 1.'],
    ['Kiraaa', 'Name takes at most 5 characters, this has 6.'],
    ['Kira', ''],
  ])('with %j', (text, problem) => {
    expect(problemOf(name, text)).toBe(problem);
  });

  test('that is not needed may stay empty in spite of its least length', () => {
    expect(problemOf({ ...name, required: false }, '')).toBe('');
  });
});

test('fields in rows and in labels are both read', () => {
  const input = { type: ComponentType.TextInput, custom_id: 'a', style: TextInputStyle.Short } as const;
  const parts = partsOf({
    custom_id: 'm',
    title: 'T',
    components: [
      { type: ComponentType.ActionRow, components: [{ ...input, label: 'First' }] },
      { type: ComponentType.Label, label: 'Second', component: { ...input, custom_id: 'b' } },
    ],
  });
  expect(parts.map((part) => (part.kind === 'field' ? part.field.label : part.kind))).toEqual([
    'First',
    'Second',
  ]);
});
