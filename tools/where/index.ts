/** Prints where a name of a rulebook stands: `npm run -s where -- 'Return Fire' [SYSTEM]`. */
import type { Spot } from './find.ts';
import { type Known, whereIs } from './search.ts';

const [name = '', only] = process.argv.slice(2);

/** As many letters of a line as are printed. */
const LETTERS = 80;

function print(what: string, spots: readonly Spot[]): void {
  const [first = 'none', ...others] = spots.map(
    ({ path: file, line, text }) => `${file}:${line}  ${text.slice(0, LETTERS)}`,
  );
  console.log(`  ${what.padEnd(12)}${first}`);
  for (const other of others) console.log(`  ${''.padEnd(12)}${other}`);
}

function tell({ book, word, found }: Known): void {
  console.log(`${word.name}, ${book}: ${word.kind}, ${word.place}`);
  for (const what of ['row', 'rule', 'tests', 'playscripts', 'page'] as const) print(what, found[what]);
  console.log('');
}

const { known, nearest } = await whereIs(name, only);
for (const one of known) tell(one);
if (known.length === 0) {
  console.error(`No rulebook has '${name}'; the nearest are ${nearest.join(', ')}.`);
  process.exitCode = 1;
}
