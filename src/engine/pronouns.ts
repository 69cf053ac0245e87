import type { CreationField } from './creation.ts';
import { type Given, pickField, textField } from './creationForm.ts';
import type { Limit } from './limit.ts';
import { findRow } from './table.ts';
import { mistyped, tooMuch, type Typed, typed } from './typed.ts';

/** The words that a sentence takes for somebody, once their name has been said. */
export interface Pronouns {
  readonly they: string;
  readonly them: string;
  readonly their: string;
  readonly themselves: string;
  /** Of two forms of a verb the one that goes with `they`: 'takes' for her, 'take' for them. */
  verb(one: string, many: string): string;
}

type Words = Omit<Pronouns, 'verb'>;

const known: { readonly [subject: string]: Words } = {
  she: { they: 'she', them: 'her', their: 'her', themselves: 'herself' },
  he: { they: 'he', them: 'him', their: 'his', themselves: 'himself' },
  it: { they: 'it', them: 'it', their: 'its', themselves: 'itself' },
};

const they: Pronouns = {
  they: 'they',
  them: 'them',
  their: 'their',
  themselves: 'themselves',
  verb: (_one, many) => many,
};

/**
 * The words for somebody by their pronouns as they are given: 'she/her', 'xe/xem/xyr'. They, them and their where none are given, or
 * too few to tell.
 */
export function pronounsOf(given: string): Pronouns {
  const [subject = '', object = '', whose = '', ...more] = given
    .toLowerCase()
    .split('/')
    .map((word) => word.trim());
  const words = known[subject] ?? own(subject, object, whose, more);
  return words === null ? they : { ...words, verb: (one) => one };
}

function own(subject: string, object: string, whose: string, more: readonly string[]): Words | null {
  if (![subject, object, whose].every((word) => /^\p{L}{1,20}$/u.test(word)) || subject === 'they')
    return null;
  const self = more.find((word) => /^\p{L}{1,20}sel(?:f|ves)$/u.test(word)) ?? `${object}self`;
  return { they: subject, them: object, their: whose, themselves: self };
}

/** The pronouns that most people use; a character may have any others. */
export const USUAL_PRONOUNS = [
  { id: 'sheHer', name: 'she/her' },
  { id: 'heHim', name: 'he/him' },
  { id: 'theyThem', name: 'they/them' },
] as const;

const OWN = 'own';

/** Two fields of a form: the usual pronouns to pick, and others to write. `said`: what stands there; '' for nothing yet. */
export function pronounFields(said: string, most: number): readonly CreationField[] {
  const usual = USUAL_PRONOUNS.find(({ name }) => name === said);
  return [
    pickField(
      'usual',
      'Pronouns',
      '',
      [
        ...USUAL_PRONOUNS.map(({ id, name }) => ({ id, label: name })),
        { id: OWN, label: 'Others', note: 'Write them below.' },
      ],
      said === '' ? [] : [usual?.id ?? OWN],
      [0, 1],
    ),
    textField(OWN, 'Other pronouns', 'Such as xe/xem/xyr', usual === undefined ? said : '', {
      needed: false,
      most,
    }),
  ];
}

/**
 * What was given in those fields, spelled as usual where it is usual; '' for nothing. What was newly written counts before what is
 * picked, and that before what stood there (`said`). Refuses others that nobody has written, and too long ones.
 */
export function pronounsIn(given: Given, said: string, most: Limit): Typed<string> {
  const written = given.text(OWN);
  const choice = given.one('usual');
  if (written.length > most.most) return tooMuch(most, written.length);
  if (written === '' && choice === OWN) return mistyped('pronounsMissing', {});
  const picked = USUAL_PRONOUNS.find(({ id }) => id === choice);
  if (picked !== undefined && (written === '' || written === said)) return typed(picked.name);
  return typed(findRow(USUAL_PRONOUNS, written)?.name ?? written);
}
