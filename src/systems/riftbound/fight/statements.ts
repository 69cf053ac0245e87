import { singleBlanks } from '../../../engine/text.ts';

/** A text about a place, statement by statement. */
export const statementsIn = (text: string): readonly string[] => text.split(/[;\n]|,\s+(?=\p{L})/u);

/** A statement as it is compared: "It's dark" is 'dark'. */
export const said = (statement: string): string =>
  singleBlanks(statement)
    .toLowerCase()
    .replace(/^(?:it(?:'s| is)|there(?:'s| is)) /u, '');

/** The hazard that a statement is about, and whether it goes: 'no hazard Bitter Cold'; null where it is about none. */
export function hazardIn(statement: string): { readonly name: string; readonly goes: boolean } | null {
  const [, no, name] = /^(no )?hazard (.{1,60})$/u.exec(said(statement)) ?? [];
  return name === undefined ? null : { name, goes: no !== undefined };
}
