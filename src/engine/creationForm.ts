import type { CreationField, CreationForm, CreationStep } from './creation.ts';
import { mistyped, type Typed, typed } from './typed.ts';

/** A form as it was sent. A field that was not sent keeps what stands there. */
export interface Given {
  text(field: string): string;
  picked(field: string): readonly string[];
  /** The only one that is picked; null where none is, or several are. */
  one(field: string): string | null;
}

const standing = (field: Extract<CreationField, { kind: 'pick' }>): readonly string[] =>
  field.choices.flatMap(({ id, chosen }) => (chosen ? id : []));

/** Reads a form: each text without spaces around it. Refuses what is not offered, and too few or too many of it. */
export function readForm(step: Extract<CreationStep, { kind: 'form' }>, sent: CreationForm): Typed<Given> {
  const texts = new Map<string, string>();
  const picks = new Map<string, readonly string[]>();
  for (const field of step.fields) {
    if (field.kind === 'text') {
      texts.set(field.id, (sent.fields[field.id] ?? field.value).trim());
      continue;
    }
    const picked = [...new Set(sent.picks[field.id] ?? standing(field))];
    const isOffered = picked.every((id) => field.choices.some((choice) => choice.id === id));
    if (!isOffered || picked.length < field.min || picked.length > field.max)
      return mistyped('pickSo', { label: field.label, from: field.min, to: field.max });
    picks.set(field.id, picked);
  }
  const picked = (id: string) => picks.get(id) ?? [];
  return typed({
    text: (id) => texts.get(id) ?? '',
    picked,
    one: (id) => {
      const [first, ...more] = picked(id);
      return more.length > 0 ? null : (first ?? null);
    },
  });
}

/** A field that is asked for together with the name. */
export const withName = (field: CreationField): CreationField => ({ ...field, first: true });

/** A text to fill in. */
export const textField = (
  id: string,
  label: string,
  hint: string,
  value: string | number,
  how: { readonly needed?: boolean; readonly long?: boolean; readonly most?: number } = {},
): CreationField => ({
  kind: 'text',
  id,
  label,
  hint,
  value: String(value),
  needed: how.needed ?? true,
  ...(how.long === true ? { long: true } : {}),
  ...(how.most === undefined ? {} : { most: how.most }),
});

interface Offered {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
}

/** Some to pick out of a list of at most 25: one, where nothing else is said. */
export const pickField = (
  id: string,
  label: string,
  hint: string,
  choices: readonly Offered[],
  chosen: readonly string[],
  [min, max]: readonly [number, number] = [1, 1],
): CreationField => ({
  kind: 'pick',
  id,
  label,
  hint,
  choices: choices.map((one) => ({
    id: one.id,
    label: one.label,
    note: one.note ?? '',
    chosen: chosen.includes(one.id),
  })),
  min,
  max,
});

/** The whole numbers of a span as a list to pick one from; `note` says what each means. */
export const numberField = (
  id: string,
  label: string,
  hint: string,
  [from, to]: readonly [number, number],
  value: number | null,
  note: (number: number) => string = () => '',
): CreationField =>
  pickField(
    id,
    label,
    hint,
    Array.from({ length: to - from + 1 }, (_, n) => ({
      id: String(from + n),
      label: String(from + n),
      note: note(from + n),
    })),
    value === null ? [] : [String(value)],
  );
