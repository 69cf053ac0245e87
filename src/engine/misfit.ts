import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What is wrong with data that a schema refuses: where ('weapons[0].damage'), and what it takes there, in words. */
export interface Misfit {
  readonly at: string;
  readonly takes: string;
}

/** The first thing that is wrong. */
export function misfit(error: z.ZodError): Misfit {
  return misfits(error)[0] ?? { at: 'it', takes: 'something else' };
}

/** All that is wrong, in the order of the data. */
export const misfits = ({ issues }: z.ZodError): readonly Misfit[] =>
  issues.map((issue) => ({ at: pathOf(issue.path), takes: takes(issue) }));

function pathOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'it';
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

const TYPES: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'nothing (null)',
};

const UNITS: { readonly [origin: string]: readonly [one: string, many: string] } = {
  string: [' letter', ' letters'],
  array: [' entry', ' entries'],
};

const amount = (number: number | bigint, origin: string) =>
  `${number}${UNITS[origin]?.[Number(number) === 1 ? 0 : 1] ?? ''}`;

function takes(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'something else';
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${amount(issue.maximum, issue.origin)}`;
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `nothing called ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined
        ? `one of ${issue.options.join(', ')}`
        : 'something else';
    case 'custom':
      return issue.message;
    default:
      return 'something else';
  }
}
