import { describe, expect, test } from 'vitest';
import type { CreationStep } from '../../src/engine/creation.ts';
import { makeOne, makingView } from '../../src/view/creation.ts';
import { firstForm, givenIn, stepForm } from '../../src/view/creationForm.ts';
import { renderForm } from '../../src/view/form.ts';

const choices = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `c${n}`, label: `Choice ${n}`, note: '', chosen: false }));

const quick: CreationStep = {
  kind: 'pick',
  id: 'quick',
  title: 'Quick start',
  help: '',
  first: 'quick',
  summary: '',
  done: true,
  choices: choices(3),
  min: 1,
  max: 1,
};

const pick = (id: string, count: number, max = 1, summary = ''): CreationStep => ({
  kind: 'pick',
  id,
  title: id,
  help: '',
  summary,
  done: summary !== '',
  choices: choices(count),
  min: 1,
  max,
});

const text: CreationStep = {
  kind: 'form',
  id: 'notes',
  title: 'notes',
  help: 'What you like.',
  summary: '',
  done: true,
  fields: [{ kind: 'text', id: 'notes', label: 'Notes', hint: '', value: '', needed: false }],
};

const say = () => 'no good';
const making = (steps: readonly CreationStep[], mistakes: readonly string[] = []) => ({
  version: 1,
  name: 'Kira',
  kind: 'pc' as const,
  steps,
  mistakes: mistakes.map((step) => ({ step, title: step, refusal: { code: 'x', params: {} } })),
});

const blue = (...of: Parameters<typeof making>) =>
  (makingView(making(...of), say).rows ?? [])
    .flat()
    .flatMap((one) => (one.kind === 'button' && one.look === 'main' ? one.label : []));

const stepButtons = (...of: Parameters<typeof making>) =>
  (makingView(making(...of), say).rows ?? [])
    .flat()
    .flatMap((one) => (one.kind === 'button' && one.id.startsWith('make.step') ? one.label : []));

describe('the buttons of the steps', () => {
  test('stay where one goes back to a step often', () => {
    const staying: CreationStep = { ...pick('gear', 3, 1, 'Spear'), stays: true };
    expect(stepButtons([pick('name', 3), pick('class', 3, 1, 'Mage'), staying])).toEqual([
      '○ name',
      '✓ gear',
    ]);
  });

  test('are for every step by pages, where there are more than fit', () => {
    const steps = Array.from({ length: 20 }, (_, n) => pick(`s${n}`, 3, 1, 'x'));
    const shown = [0, 1, 2].map((page) =>
      (makingView(making(steps), say, { page }).rows ?? [])
        .flat()
        .flatMap((one) => (one.kind === 'button' && one.id.startsWith('make.step') ? one.label : [])),
    );
    expect(shown.map(([first, ...more]) => [first, more.length + 1])).toEqual([
      ['✓ s0', 15],
      ['✓ s15', 5],
      ['✓ s0', 15],
    ]);
  });

  test('are for those that must be done, and none for those that may', () => {
    expect(stepButtons([pick('class', 3), text])).toEqual(['○ class']);
  });

  test('are for those that may be done once nothing must', () => {
    expect(stepButtons([pick('class', 3, 1, 'Scout'), text])).toEqual(['– notes']);
  });
});

describe('the blue button of a character being created', () => {
  test('is the quick start where nothing is chosen yet', () => {
    expect(blue([quick, pick('class', 3)])).toEqual(['Quick start']);
  });

  test('is the first open step where something is', () => {
    expect(blue([quick, pick('class', 3, 1, 'Recruit'), pick('origin', 3)])).toEqual(['○ origin']);
  });

  test('is the end where all is chosen', () => {
    expect(blue([quick, pick('class', 3, 1, 'Recruit')])).toEqual(['Done']);
  });

  test('is what to mend where something was wrong', () => {
    expect(blue([quick, pick('class', 3, 1, 'Recruit'), text], ['notes'])).toEqual(['Fix notes']);
  });
});

describe('a character being created', () => {
  test('has each step once', () => {
    const rows = makingView(making([quick, pick('class', 3), text]), say).rows ?? [];
    const titles = rows
      .flat()
      .flatMap((one) => (one.kind === 'button' ? one.label.replace(/^[○✓–] /u, '') : []));
    expect(titles).toEqual([...new Set(titles)]);
  });

  test('keeps to the five rows of a message with as many steps as there are', () => {
    const steps = Array.from({ length: 20 }, (_, n) => ({ ...pick(`s${n}`, 3), random: 'd6' }));
    expect(makingView(making(steps, ['s1', 's2', 's3']), say).rows?.length).toBe(5);
  });
});

describe('a step as a form', () => {
  const typeOf = (step: CreationStep) =>
    renderForm(stepForm(making([step]), { ...step, help: '' }, say)).components.map((part) =>
      'component' in part ? part.component.type : part.type,
    );

  test('of up to ten choices shows radio buttons', () => {
    expect(typeOf(pick('class', 10))).toEqual([21]);
  });

  test('of up to ten choices, several of them to choose, shows check boxes', () => {
    expect(typeOf(pick('class', 10, 2))).toEqual([22]);
  });

  test('of more shows a list', () => {
    expect(typeOf(pick('class', 11))).toEqual([3]);
  });

  test('says what was wrong in the place of what it is about', () => {
    expect(stepForm(making([text], ['notes']), text, say).note).toBe('✗ no good');
  });
});

test('a form with as many fields as fit has its note as the hint of the first', () => {
  const fields = Array.from({ length: 5 }, (_, n) => ({
    kind: 'text' as const,
    id: `f${n}`,
    label: `Field ${n}`,
    hint: '',
    value: '',
    needed: false,
  }));
  const step: CreationStep = { ...text, kind: 'form', help: 'What you like.', fields };
  const { components } = renderForm(stepForm(making([step]), step, say));
  expect(components.map((part) => ('description' in part ? part.description : part.type))).toEqual([
    'What you like.',
    18,
    18,
    18,
    18,
  ]);
});

describe('the first form', () => {
  const form = firstForm([quick, { ...text, first: 'also' }], 'pc', 40);

  test('asks for the name and for what is first', () => {
    expect(form.fields.map(({ label }) => label)).toEqual(['Name', 'Quick start', 'Notes']);
  });

  test('gives each step what is its own', () => {
    const sent = { fields: { name: 'Kira', 'notes.notes': 'Old' }, picks: { 'quick.pick': ['c1'] } };
    expect([givenIn(quick, sent, 'quick'), givenIn(text, sent, 'notes')]).toEqual([
      { kind: 'pick', ids: ['c1'] },
      { kind: 'form', fields: { notes: 'Old' }, picks: {} },
    ]);
  });

  test('gives a step nothing that nobody answered', () => {
    const sent = { fields: { name: 'Kira', 'notes.notes': ' ' }, picks: {} };
    expect([givenIn(quick, sent, 'quick'), givenIn(text, sent, 'notes')]).toEqual([null, null]);
  });
});

describe('what the rules make', () => {
  const footer = (...steps: readonly CreationStep[]) => makingView(making(steps), say).card?.footer ?? '';
  const first = { ...pick('units', 3), title: 'New unit', either: 'units' };
  const other = { ...first, id: 'force', title: 'Force' };

  test('steps that do for one another count as one', () => {
    expect(footer(first, other)).toContain('1 step left (○): New unit or Force.');
  });

  test('so they do beside others', () => {
    expect(footer(first, other, pick('class', 3))).toContain(
      '2 steps left (○), among them New unit or Force.',
    );
  });

  test('one that is still open counts by itself', () => {
    expect(footer({ ...first, done: true }, other)).toContain('1 step left (○). A step');
  });

  test('is named where it has no name of its own yet', () => {
    expect(makingView({ ...making([quick]), name: '' }, say, { called: 'side' }).card?.title).toBe(
      'Creating a side',
    );
  });

  test('is named by the first form, and by the button that opens it', () => {
    expect([firstForm([], 'pc', 40, 'side').title, makeOne('side').label]).toEqual([
      'New side',
      'Make a side',
    ]);
  });

  test('is a character where the rules say nothing', () => {
    expect([firstForm([], 'pc', 40).title, makeOne().label]).toEqual(['New character', 'Make a character']);
  });
});
