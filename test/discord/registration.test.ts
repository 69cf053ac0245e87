import { describe, expect, test } from 'vitest';
import { sameCommands } from '../../src/discord/registration/same.ts';

const roll = {
  name: 'roll',
  description: 'Roll dice',
  options: [
    { type: 3, name: 'what', description: 'What', required: true, choices: [{ name: 'One', value: '1' }] },
  ],
  contexts: [0, 1],
};
const menu = { type: 3, name: 'Why?', contexts: [0] };

/** The same as Discord gives it back. */
const told = {
  id: '1',
  application_id: '2',
  version: '3',
  type: 1,
  ...roll,
  nsfw: false,
  default_member_permissions: null,
  name_localizations: null,
  dm_permission: true,
  contexts: [1, 0],
  options: [{ ...roll.options[0], autocomplete: false, name_localizations: null, options: [] }],
};

describe('commands are the same', () => {
  test('as Discord gives them back', () => {
    expect(sameCommands([roll], [told])).toBe(true);
  });

  test('in another order', () => {
    expect(sameCommands([roll, menu], [{ ...menu, description: '' }, told])).toBe(true);
  });
});

describe('commands differ', () => {
  test.for([
    ['where one is missing', []],
    ['where there is one more', [told, menu]],
    ['in their words', [{ ...told, description: 'Throw dice' }]],
    ['in what is wanted', [{ ...told, options: [{ ...told.options[0], required: false }] }]],
    ['in a limit that is gone', [{ ...told, options: [{ ...told.options[0], max_length: 5 }] }]],
    ['in a choice', [{ ...told, options: [{ ...told.options[0], choices: [{ name: 'Two', value: '2' }] }] }]],
    ['in the files that are taken', [{ ...told, options: [{ ...told.options[0], file_types: ['image'] }] }]],
    ['in where they are', [{ ...told, contexts: null }]],
  ] as const)('%s', ([, theirs]) => {
    expect(sameCommands([roll], theirs)).toBe(false);
  });
});
