// Builds the parser of the dice notation out of its grammar. Plain JavaScript, since the set-up runs it
// before anything else is there; by hand: `node tools/grammar.mjs`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const grammarFile = join(root, 'src/dice/notation/grammar.peggy');
const parserFile = join(root, 'src/generated/dice-grammar.js');
const typesFile = join(root, 'src/generated/dice-grammar.d.ts');

const types = `import type { Batch, Expression } from '../dice/notation/ast.ts';
import type { Builder } from '../dice/notation/build.ts';

/** Reads a roll, or all that is written at once; throws the SyntaxError below where it is none. */
export function parse(text: string, options: { readonly build: Builder; readonly startRule: 'Roll' }): Expression;
export function parse(text: string, options: { readonly build: Builder; readonly startRule: 'Batch' }): Batch;

export interface Expectation {
  readonly type: 'any' | 'class' | 'end' | 'literal' | 'other';
}
declare class PeggySyntaxError extends SyntaxError {
  readonly expected: readonly Expectation[];
  readonly found: string | null;
  readonly location: { readonly start: { readonly offset: number } };
}
export { PeggySyntaxError as SyntaxError };
`;

/**
 * Peggy's parser makes its tables and some hundred functions anew at every call, which takes longer than to read a roll. Here
 * they are made once, and every call only sets where it stands: several times as fast. Fits the exact version of peggy.
 */
const madeOnce = (parser) => {
  const changes = [
    [
      'function peg$parse(input, options) {\n  options = options !== undefined ? options : {};\n',
      "const peg$parse = (() => {\n  let input = '';\n  let options = {};\n",
    ],
    ['  const peg$posDetailsCache =', '  let peg$posDetailsCache ='],
    [
      '  peg$result = peg$startRuleFunction();\n',
      `  return (text, given) => {
  input = text;
  options = given;
  peg$currPos = peg$savedPos = peg$maxFailPos = peg$silentFails = 0;
  peg$posDetailsCache = [{ line: 1, column: 1 }];
  peg$maxFailExpected = [];
  peg$startRuleFunction = peg$startRuleFunctions[options.startRule];
  peg$result = peg$startRuleFunction();
`,
    ],
    // Nor what else was tried there.
    [
      `      peg$maxFailExpected = [];
    }

    peg$maxFailExpected.push(expected);
`,
      '    }\n',
    ],
    // Only where it stopped is ever asked; the sentence with all that could have stood there costs more than to read ten rolls.
    [
      `    throw peg$buildStructuredError(
      peg$maxFailExpected,`,
      `    throw Object.assign(Object.create(peg$SyntaxError.prototype), {
      location: { start: { offset: peg$maxFailPos } },
    });
    void (
      peg$maxFailExpected,`,
    ],
    ['\n}\n\nconst peg$allowedStartRules', '\n};\n})();\n\nconst peg$allowedStartRules'],
  ];
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(`The generated parser has not one place like this:\n${from}`);
    return text.replace(from, () => to);
  }, parser);
};

const write = (file, text) => {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
};

/**
 * Writes src/generated/dice-grammar.js and .d.ts where they are missing or older than the grammar, this
 * script or peggy. Answers with whether there was anything to do.
 */
export const buildGrammar = async () => {
  const grammar = readFileSync(grammarFile, 'utf8');
  const peggyPackage = readFileSync(join(root, 'node_modules/peggy/package.json'), 'utf8');
  const hash = createHash('sha256');
  for (const part of [
    grammar,
    readFileSync(fileURLToPath(import.meta.url)),
    JSON.parse(peggyPackage).version,
  ])
    hash.update(part).update('\0');
  const stamp = `// built from ${hash.digest('hex')}\n// @ts-nocheck\n`;
  const current =
    existsSync(typesFile) && existsSync(parserFile) && readFileSync(parserFile, 'utf8').startsWith(stamp);
  if (current) return { built: false };

  const { default: peggy } = await import('peggy');
  const parser = peggy.generate(grammar, {
    output: 'source',
    format: 'es',
    allowedStartRules: ['Roll', 'Batch'],
    grammarSource: relative(root, grammarFile),
  });
  mkdirSync(dirname(parserFile), { recursive: true });
  write(typesFile, types);
  write(parserFile, stamp + madeOnce(parser));
  return { built: true };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { built } = await buildGrammar();
  console.log(built ? 'dice grammar: built' : 'dice grammar: up to date');
}
