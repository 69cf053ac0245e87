import type { CreationInput, CreationStep } from '../engine/creation.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Making } from './creation.ts';
import type { Form, FormField } from './message.ts';

/** One step as a form. What is wrong with it stands above, where something is; else what it is about. */
export function stepForm(making: Making, step: CreationStep, say: (refusal: Refusal) => string): Form {
  const mistake = making.mistakes.find((one) => one.step === step.id);
  return {
    id: `make.form|${making.version}|${step.id}`,
    title: step.title,
    note: mistake === undefined ? step.help : `✗ ${say(mistake.refusal)}`,
    fields: fieldsOf(step, ''),
  };
}

/** The first form of all: a name of at most so many characters, and what everybody says with it. */
export const firstForm = (
  steps: readonly CreationStep[],
  kind: 'pc' | 'npc',
  most: number,
  called = 'character',
): Form => ({
  id: `make.begin|${kind}`,
  title: kind === 'npc' ? 'New NPC' : `New ${called}`,
  fields: [
    { id: NAME, label: 'Name', hint: '', value: '', needed: true, max: most },
    ...steps.flatMap((step) =>
      fieldsOf(step, step.id).map((field) =>
        field.kind === 'pick' ? { ...field, min: 0 } : { ...field, needed: false },
      ),
    ),
  ],
});

const NAME = 'name';
const PICK = 'pick';
const idIn = (prefix: string, field: string): string => (prefix === '' ? field : `${prefix}.${field}`);

function fieldsOf(step: CreationStep, prefix: string): readonly FormField[] {
  switch (step.kind) {
    case 'fixed':
      return [];
    case 'pick': {
      const { choices, min, max, title, help } = step;
      return [
        {
          kind: 'pick',
          id: idIn(prefix, PICK),
          label: title,
          hint: prefix === '' ? '' : help,
          choices,
          min,
          max,
        },
      ];
    }
    case 'form':
      return step.fields.map((field): FormField => {
        const id = idIn(prefix, field.id);
        if (field.kind === 'pick') return { ...field, id };
        const { label, hint, value, needed, long = false, most } = field;
        return { id, label, hint, value, needed, long, max: most ?? (long ? 1000 : 200) };
      });
  }
}

interface Sent {
  readonly fields: { readonly [field: string]: string };
  readonly picks: { readonly [field: string]: readonly string[] };
}

/** What was given for a step in its form, or (with its id as the prefix) in the first form; null where nothing was. */
export function givenIn(step: CreationStep, { fields, picks }: Sent, prefix = ''): CreationInput | null {
  if (step.kind === 'fixed') return null;
  const id = (field: string) => idIn(prefix, field);
  if (step.kind === 'pick') {
    const ids = picks[id(PICK)] ?? [];
    return prefix !== '' && ids.length === 0 ? null : { kind: 'pick', ids };
  }
  const own = <T>(all: { readonly [field: string]: T }) =>
    Object.fromEntries(
      step.fields.flatMap((field) => {
        const value = all[id(field.id)];
        return value === undefined ? [] : [[field.id, value] as const];
      }),
    );
  const given = { kind: 'form', fields: own(fields), picks: own(picks) } as const;
  const isEmpty =
    Object.values(given.fields).every((text) => text.trim() === '') &&
    Object.values(given.picks).every(({ length }) => length === 0);
  return prefix !== '' && isEmpty ? null : given;
}
