import type { SheetField } from '../../engine/creation.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { limits, shorten } from '../limits.ts';
import type { Button, Form, FormField, View } from '../message.ts';
import { inRows } from '../panels/act.ts';
import { keyOf, meantBy } from '../panels/keys.ts';
import { optionOf, pagedSelect } from '../panels/selects.ts';
import type { SheetDesk } from './card.ts';
import { plainPicks, sheetId } from './picks.ts';

/** Fields of a sheet that are changed in one form. */
export interface EditForm {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly SheetField[];
}

/** As long as a text may be that is changed in a form; what is longer is left as it is. */
const MOST = 1000;

const NAME = 'name';

type Owner = Pick<SheetDesk, 'name' | 'fields'>;

/**
 * All that can be changed, in forms of what goes together: five fields, or four where something is typed, so that there is room for what
 * is wrong with it. The name comes first.
 */
export function editForms({ name, fields }: Owner): readonly EditForm[] {
  const named: SheetField = { id: NAME, label: 'Name', value: name, hint: 'Up to 40 characters' };
  const open = fields.filter(({ value }) => value.length <= MOST);
  const groups = Map.groupBy(open, ({ group }) => group ?? 'Other');
  return [
    { id: NAME, title: 'Name', fields: [named] },
    ...[...groups].flatMap(([title, all]) => {
      const most = all.some((field) => !isPicked(field)) ? limits.formParts - 1 : limits.formParts;
      const count = Math.ceil(all.length / most);
      const size = Math.ceil(all.length / count); // as even as can be
      return Array.from({ length: count }, (_, n): EditForm => {
        const part = all.slice(n * size, (n + 1) * size);
        return { id: `${title}.${n}`, title: count === 1 ? title : spanOf(title, part), fields: part };
      });
    }),
  ];
}

/** 'Skills: Athletics – Channelling'. */
const spanOf = (group: string, fields: readonly SheetField[]): string => {
  const span = [...new Set([fields[0], fields.at(-1)].map((field) => field?.label ?? ''))].join(' – ');
  return shorten(`${group}: ${span}`, limits.formTitle);
};

export const isName = ({ id }: EditForm): boolean => id === NAME;

/** Whether a field is picked out of a list: where what stands there is none of it, it is typed. */
function isPicked({ choices, several, value }: SheetField): boolean {
  if (choices === undefined || choices.length > limits.options) return false;
  return several === true || choices.some(({ id }) => id === value);
}

const keyFor = (forms: readonly EditForm[], { id }: EditForm): string =>
  keyOf(
    id,
    forms.map((form) => form.id),
  );

/** The form that a key means; null where there is none by now. */
export const editForm = (owner: Owner, key: string): EditForm | null => meantBy(key, editForms(owner));

const BUTTONS = 15;

/** What can be changed: a button for each form, the rest in a list. `note` stands above. */
export function editView(desk: SheetDesk, note = ''): View {
  const forms = editForms(desk);
  const picks = plainPicks(desk.picks);
  const shown = forms.slice(0, forms.length > BUTTONS + 5 ? BUTTONS : BUTTONS + 5);
  const rest = forms.slice(shown.length).map((form) => optionOf({ name: form.title }, keyFor(forms, form)));
  return {
    content: '',
    card: {
      title: `Edit ${escapeMarkdown(desk.name)}`,
      text: note === '' ? 'What do you want to change?' : note,
      tone: 'plain',
    },
    rows: [
      ...inRows(
        shown.map(
          (form): Button => ({
            kind: 'button',
            id: sheetId('form', picks, keyFor(forms, form)),
            label: form.title,
          }),
        ),
      ),
      ...(rest.length === 0 ? [] : [[pagedSelect(sheetId('form', picks), 'More…', rest)] as const]),
      [{ kind: 'button', id: sheetId('back', picks), label: 'Back' }],
    ],
  };
}

/** A form with what stands on the sheet; or with what was `given` before, and what is `wrong` with it. */
export function formView(desk: SheetDesk, form: EditForm, given: Given = new Map(), wrong = ''): Form {
  return {
    id: sheetId('edited', plainPicks(desk.picks), keyFor(editForms(desk), form)),
    title: form.title,
    ...(wrong === '' ? {} : { note: wrong }),
    fields: form.fields.map((field) => formField(field, given.get(field.label) ?? field.value)),
  };
}

function formField(field: SheetField, value: string): FormField {
  const { id, label, hint, choices = [], several } = field;
  if (!isPicked(field)) {
    const most = isName({ id, title: '', fields: [] }) ? 40 : MOST;
    return { id, label, hint, value, needed: false, long: most === MOST && value.length > 60, max: most };
  }
  const chosen = several === true ? value.split(', ') : [value];
  return {
    kind: 'pick',
    id,
    label,
    hint: '',
    choices: choices.map((choice) => ({ ...choice, note: '', chosen: chosen.includes(choice.id) })),
    min: several === true ? 0 : 1,
    max: several === true ? choices.length : 1,
  };
}

/** What somebody gave, by label. */
export type Given = ReadonlyMap<string, string>;

interface Sent {
  readonly fields: { readonly [field: string]: string };
  readonly picks: { readonly [field: string]: readonly string[] };
}

/** A field with what it is to become. */
export interface Change {
  readonly id: string;
  readonly label: string;
  readonly to: string;
}

const NOTHING = 'none';

/** The fields of a form that are to become something else: each with what was given for it; emptied, nothing. */
export const changedIn = ({ fields }: EditForm, sent: Sent): readonly Change[] =>
  fields.flatMap(({ id, label, value }): readonly Change[] => {
    const picked = sent.picks[id];
    const given = picked === undefined ? sent.fields[id] : picked.join(', ');
    if (given === undefined || (picked !== undefined && isSameList(given, value))) return [];
    const to = given.trim() === '' ? NOTHING : given.trim();
    const was = value.trim() === '' ? NOTHING : value.trim();
    return to === was ? [] : [{ id, label, to }];
  });

/** A list is picked in the order of its choices, whatever order it stands in on the sheet. */
const isSameList = (one: string, other: string): boolean => {
  const sortedList = (text: string) => text.split(', ').sort().join(', ');
  return sortedList(one) === sortedList(other);
};

/** What was wrong with a form, with all that was given, so that nobody writes it twice: the message itself keeps it. */
export function mistakeView(desk: SheetDesk, form: EditForm, changes: readonly Change[], why: string): View {
  const picks = plainPicks(desk.picks);
  const kept = changes.map(
    ({ label, to }) => `**${label}**\n${FENCE}\n${to.replaceAll(FENCE, '"""')}\n${FENCE}`,
  );
  return {
    content: '',
    card: {
      title: `Edit ${escapeMarkdown(desk.name)}: ${escapeMarkdown(form.title)}`,
      text: [`✗ ${why}`, ...kept].join('\n'),
      tone: 'bad',
    },
    rows: [
      [
        {
          kind: 'button',
          id: sheetId('fix', picks, keyFor(editForms(desk), form)),
          label: 'Fix it',
          look: 'main',
        },
        { kind: 'button', id: sheetId('back', picks), label: 'Back' },
      ],
    ],
  };
}

const FENCE = '```';
const KEPT = /\*\*(.{1,120}?)\*\*\n```\n([\s\S]*?)\n```/gu;

/** What such a message keeps, and what it says is wrong. */
export function keptIn(text: string): { readonly given: Given; readonly wrong: string } {
  const found = [...text.matchAll(KEPT)].map(([, label = '', value = '']) => [label, value] as const);
  return { given: new Map(found), wrong: /✗ [^\n]+/u.exec(text)?.[0] ?? '' };
}
