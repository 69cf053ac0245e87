import {
  type APICheckboxComponent,
  type APICheckboxGroupComponent,
  type APIRadioGroupComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import {
  type Field,
  type GroupField,
  isDrawn,
  partsOf,
  problemOf,
  problemOfGroup,
} from '../../../../src/playground/page/dialog/fields.ts';

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

const groupOf = (component: Parameters<typeof labelled>[0]): GroupField | null => {
  const [part] = partsOf({ custom_id: 'm', title: 'T', components: [labelled(component)] });
  return part?.kind === 'group' ? part.group : null;
};

const labelled = (component: APIRadioGroupComponent | APICheckboxGroupComponent | APICheckboxComponent) =>
  ({ type: ComponentType.Label, label: 'Speed', component }) as const;

const options = [
  { label: 'Slow', value: 'slow' },
  { label: 'Fast', value: 'fast', default: true },
];

describe('a group of choices', () => {
  test('of radio buttons takes one', () => {
    const group = groupOf({ type: ComponentType.RadioGroup, custom_id: 'speed', options });
    expect([group?.single, group?.most, group?.choices.map(({ chosen }) => chosen)]).toEqual([
      true,
      1,
      [false, true],
    ]);
  });

  test('of check boxes takes as many as there are, where nothing else is said', () => {
    expect(groupOf({ type: ComponentType.CheckboxGroup, custom_id: 'speed', options })?.most).toBe(2);
  });

  test('a check box by itself need not be marked', () => {
    const group = groupOf({ type: ComponentType.Checkbox, custom_id: 'speed' });
    expect(group && problemOfGroup(group, [])).toBe('');
  });

  test.each([
    [[], 'Speed is needed.'],
    [['slow'], 'Speed: choose at least 2.'],
    [['slow', 'fast'], ''],
  ])('with %j chosen of two', (chosen, problem) => {
    const group = groupOf({ type: ComponentType.CheckboxGroup, custom_id: 'speed', options, min_values: 2 });
    expect(group && problemOfGroup(group, chosen)).toBe(problem);
  });
});

describe('a text in a form', () => {
  test('is a drawing where its rows are alike, the one being typed aside', () => {
    expect(isDrawn('P...\n..W.\n..')).toBe(true);
  });

  test('is none where it has words', () => {
    expect(isDrawn('One two three\nUp to you all\nAnd so on')).toBe(false);
  });
});
