import { overLimit } from '../limit.ts';
import type { Refusal } from '../refusal.ts';
import { TABLE_LIMITS } from './limits.ts';

/** A row by the names of its columns, in small letters; `line` is where it begins in the text, the first being 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export type ReadTable =
  | { readonly ok: true; readonly columns: readonly string[]; readonly rows: readonly TableRow[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Something of a table that nobody could read: where it stands, what was said, and what it takes there. */
export interface Unread {
  readonly line: number;
  readonly column: string;
  readonly said: string;
  readonly takes: string;
}

const separators = [',', ';', '\t'] as const;

/** The separator of which the first line has most: programs write commas, semicolons or tabs. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const count = (one: string) => first.split(one).length;
  return separators.reduce<string>((best, one) => (count(one) > count(best) ? one : best), ',');
}

interface Cells {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Lines of cells (RFC 4180): a cell in quotation marks may hold separators, line breaks and, doubled, quotation marks. */
function* linesOf(text: string, separator: string): Generator<Cells> {
  let [cells, cell, isQuoted, line, begins]: [string[], string, boolean, number, number] = [
    [],
    '',
    false,
    1,
    1,
  ];
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at] ?? '\n';
    if (letter === '\n') line += 1;
    if (isQuoted && at < text.length) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += letter;
        at += 1;
      } else isQuoted = false;
      continue;
    }
    if (letter === '"' && cell.trim() === '') [cell, isQuoted] = ['', true];
    else if (letter === separator) [cells, cell] = [[...cells, cell.trim()], ''];
    else if (letter === '\n') {
      yield { line: begins, cells: [...cells, cell.trim()] };
      [cells, cell, begins] = [[], '', line];
    } else cell += letter;
  }
}

/** Reads a plain table (CSV): the first line names the columns. Empty lines are none. Refuses more than its limits. */
export function readTable(text: string): ReadTable {
  const plain = text.replace(/^\uFEFF/u, '').replace(/\r\n?/gu, '\n');
  const all = [...linesOf(plain, separatorOf(plain))].filter(({ cells }) => cells.some((one) => one !== ''));
  const [head, ...body] = all;
  const columns = (head?.cells ?? []).map((one) => one.toLowerCase());
  const { rows, columns: most, cell } = TABLE_LIMITS;
  if (body.length > rows.most) return { ok: false, refusal: overLimit(rows, body.length) };
  if (columns.length > most.most) return { ok: false, refusal: overLimit(most, columns.length) };
  const longest = Math.max(0, ...all.flatMap(({ cells }) => cells.map((one) => one.length)));
  if (longest > cell.most) return { ok: false, refusal: overLimit(cell, longest) };
  return {
    ok: true,
    columns,
    rows: body.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(columns.map((name, n) => [name, cells[n] ?? ''])),
    })),
  };
}
