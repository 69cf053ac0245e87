/** Writes the table of all limits, docs/limits.md, from the `limits.ts` of every area: `npm run limits`. */
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Limit } from '../src/engine/limit.ts';
import { mostOf } from '../src/engine/limitWords.ts';

const root = path.resolve(import.meta.dirname, '..');
const page = path.join(root, 'docs/limits.md');

const INTRODUCTION = `# Limits

Everything that somebody can send or keep has a limit, so that nobody can slow the game of the others down. What is beyond is
refused with a sentence that names the limit and says what to do instead; nothing is cut off silently.

This page is written by \`npm run limits\` from the \`limits.ts\` of each part of the code: change the numbers there.
`;

const isLimit = (value: unknown): value is Limit =>
  typeof value === 'object' &&
  value !== null &&
  ['most:number', 'in:string', 'instead:string'].every((part) => {
    const [name = '', type] = part.split(':');
    return typeof Object.entries(value).find(([key]) => key === name)?.[1] === type;
  });

/** The limits that a file exports: single ones, and those in a record. */
const limitsIn = (exported: unknown): readonly Limit[] => {
  if (isLimit(exported)) return [exported];
  return typeof exported === 'object' && exported !== null ? Object.values(exported).filter(isLimit) : [];
};

/** Every limit, from every `limits.ts`. */
export async function allLimits(): Promise<readonly Limit[]> {
  const files = globSync('{src,commands}/**/limits.ts', { cwd: root }).toSorted();
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(pathToFileURL(path.join(root, file)).href)),
  );
  // One that two areas share counts once.
  return [...new Set(modules.flatMap((one) => Object.values(one).flatMap(limitsIn)))];
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
const byWords = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The page with the table. */
export async function limitsPage(): Promise<string> {
  const rows = (await allLimits())
    .toSorted(
      (a, b) =>
        byWords(a.in.replace(/^an? /u, ''), b.in.replace(/^an? /u, '')) || byWords(mostOf(a), mostOf(b)),
    )
    .map((one) => `| ${cell(one.in)} | ${cell(mostOf(one))} | ${cell(one.instead)} |`);
  return [INTRODUCTION, '| what | can have at most | beyond that |', '|---|---|---|', ...rows, ''].join('\n');
}

if (import.meta.main) writeFileSync(page, await limitsPage());
