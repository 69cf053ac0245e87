import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proofs } from './proofs.ts';

const files = new Map<string, string>();

/** The tests of a file, as they are written. */
function testsOf(file: string): string {
  const known = files.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`../${file}.test.ts`, import.meta.url), 'utf8');
  files.set(file, text);
  return text;
}

test.each(proofs.map((proof) => [proof.line, proof.says, proof] as const))(
  'line %i, "%s", has its test',
  (_line, _says, { file, test: title }) => {
    expect(testsOf(file)).toContain(title);
  },
);
