import * as grammar from '../../generated/dice-grammar.js';
import type { Batch, Expression } from './ast.ts';
import { Builder, type Names } from './build.ts';
import { check, type Finding } from './check.ts';
import { countDice } from './count.ts';
import { doubt } from './doubt.ts';
import { type InNotation, inNotation } from './games/inNotation.ts';
import { Lately } from './lately.ts';
import { LIMITS } from './limits.ts';
import { misread } from './misread.ts';
import { inPlainWords } from './plain/inPlainWords.ts';
import type { ParseError, Problem } from './problem.ts';
import { readQuickly } from './quick.ts';
import { repair } from './repair.ts';

export type Parsed =
  | { readonly ok: true; readonly ast: Expression }
  | { readonly ok: false; readonly error: ParseError };

export type ParsedBatch =
  | {
      readonly ok: true;
      readonly batch: Batch;
      /** Whether a game's alias (`4cod`) or plain words were in it: they may well be somebody's name for something else. */
      readonly loose: boolean;
    }
  | { readonly ok: false; readonly error: ParseError };

export interface ParseOptions {
  /** What `@name` stands for; names are the same whatever their case, spaces, hyphens and underscores. */
  readonly names?: Names;
}

/** Reads, with a memory for what was read lately. With names of somebody's own a text means something else each time. */
const remembering = <Read extends { readonly ok: true }>(
  read: (text: string, names: Names) => Read | Refusal,
) => {
  const lately = new Lately<Read>();
  return (text: string, names: Names): Read | Refusal => {
    if (names !== NOBODYS) return read(text, names);
    const known = lately.find(text);
    if (known !== undefined) return known;
    const found = read(text, names);
    if (found.ok) lately.keep(text, found);
    return found;
  };
};

const NOBODYS: Names = {};

/**
 * Reads a written roll such as `4d6kh3+2` or `5d6>=4 [Body]`. Whatever it gives can be rolled without
 * further checks. Refuses what is no roll or passes a limit: where, why, and the nearest that would work.
 */
export const parse = (text: string, { names = NOBODYS }: ParseOptions = {}): Parsed => {
  const parsed = roll(text, names);
  return parsed.ok
    ? parsed
    : { ok: false, error: mended(text, parsed.error, (other) => batchOf(rollIn(other, names))) };
};

/**
 * Reads all that may be written at once: `6#4d6kh3 # scores`, `1d20; &+5`. As parse otherwise; the dice of all rolls and
 * repeats count towards the limits together.
 */
export const parseBatch = (text: string, { names = NOBODYS }: ParseOptions = {}): ParsedBatch => {
  const parsed = batch(text, names);
  return parsed.ok
    ? parsed
    : { ok: false, error: mended(text, parsed.error, (other) => batchOf(batchIn(other, names))) };
};

const mended = (text: string, error: ParseError, read: (text: string) => Batch | null): ParseError => {
  if (error.code === 'tooLong' || error.code === 'empty') return error;
  const suggestion = repair(text, error, (candidate) => {
    const batch = read(candidate);
    return batch !== null && doubt(candidate, batch) === null ? batch : null;
  });
  return suggestion === undefined ? error : { ...error, suggestion };
};

const batchOf = (read: ReadRoll | ReadBatch | Refusal): Batch | null => {
  if (!read.ok) return null;
  return 'batch' in read ? read.batch : [{ repeat: 1, expression: read.ast, comment: null }];
};

type ReadRoll = Extract<Parsed, { readonly ok: true }>;
type ReadBatch = Extract<ParsedBatch, { readonly ok: true }>;

interface Refusal {
  readonly ok: false;
  readonly error: ParseError;
}

const refused = (at: number, problem: Problem): Refusal => ({ ok: false, error: { ...problem, at } });

/** What a text is or, where it is none, what the aliases of games in it stand for. */
const withAliases =
  <Read extends { readonly ok: true }>(read: (text: string, names: Names) => Read | Refusal) =>
  (text: string, names: Names): Read | Refusal => {
    const plain = read(text, names);
    if (plain.ok || !UNREAD.has(plain.error.code)) return plain;
    return written(inNotation(text), plain, (meant) => read(meant, names));
  };

/** What an alias stands for, read; `plain` is what the text itself was. */
const written = <Read extends { readonly ok: true }>(
  meant: InNotation | null,
  plain: Refusal,
  read: (text: string) => Read | Refusal,
): Read | Refusal => {
  if (meant === null) return plain;
  if (!meant.ok) return refused(meant.at, meant.problem);
  const found = read(meant.text);
  if (found.ok) return found;
  // Where it says is in another text than was typed.
  return UNREAD.has(found.error.code) ? plain : { ok: false, error: { ...found.error, at: 0 } };
};

/** The same of all that may be written at once, where plain words are read, too. */
const batchIn = (text: string, names: Names): ReadBatch | Refusal => {
  const plain = readBatch(text, names);
  if (plain.ok ? !isMarked(text) : !UNREAD.has(plain.error.code)) return plain;
  const unread = plain.ok ? UNFINISHED : plain;
  const loosely = (meant: string): ReadBatch | Refusal => {
    const read = readBatch(meant, names);
    return read.ok ? { ...read, loose: true } : read;
  };
  const game = inNotation(text);
  const alias = written(game, unread, loosely);
  if (alias !== unread) return alias;
  const nothing = plain.ok || !game?.ok ? plain : pointedAt(text, game.text, plain, names);
  const words = inPlainWords(text) ?? (game?.ok ? inPlainWords(game.text) : null);
  if (words === null) return nothing;
  const said = loosely(words);
  const both = said.ok ? said : written(inNotation(words), unread, loosely);
  // Words are only about dice.
  if (both.ok) return rollsDice(both.batch) ? both : nothing;
  return UNREAD.has(both.error.code) ? nothing : { ok: false, error: { ...both.error, at: 0 } };
};

/** What can't be read behind a game's short word, rather than the word itself. */
const pointedAt = (text: string, meant: string, plain: Refusal, names: Names): Refusal => {
  const read = readBatch(meant, names);
  if (read.ok || read.error.code !== 'unexpected') return plain;
  const at = text.indexOf(read.error.params.found);
  return at === -1 ? plain : { ok: false, error: { ...read.error, at } };
};

const rollsDice = (batch: Batch): boolean => batch.every(({ expression }) => countDice(expression) > 0);

/** `(Attack) 1d20 !`: the grammar reads an explosion behind a title. */
const isMarked = (text: string): boolean => text.includes(' !') && /^\s*\([^)]*\).*\s!\s*$/u.test(text);

const UNFINISHED: Refusal = refused(0, { code: 'unfinished', params: {} });

const UNREAD: ReadonlySet<Problem['code']> = new Set(['unexpected', 'unfinished', 'unclosed']);

/** A roll that is read quickly and has nothing wrong with it. */
const quickly = (text: string): { readonly ast: Expression; readonly dice: number } | null => {
  const ast = text.length > LIMITS.characters ? null : readQuickly(text);
  if (ast === null) return null;
  const { finding, dice } = check(ast);
  return finding === undefined ? { ast, dice } : null;
};

const readRoll = (text: string, names: Names): ReadRoll | Refusal => {
  const quick = quickly(text);
  if (quick !== null) return { ok: true, ast: quick.ast };
  const build = new Builder(names);
  const ast = reading(text, () => grammar.parse(text, { build, startRule: 'Roll' }));
  if ('error' in ast) return ast;
  const { finding, shares } = check(ast);
  const refusal = problemOf(build, finding);
  if (refusal !== undefined) return refusal;
  return shares ? refused(build.sharedAt(), { code: 'nothingShared', params: {} }) : { ok: true, ast };
};

const readBatch = (text: string, names: Names): ReadBatch | Refusal => {
  const quick = quickly(text);
  if (quick !== null)
    return { ok: true, batch: [{ repeat: 1, expression: quick.ast, comment: null }], loose: false };
  const build = new Builder(names);
  const batch = reading(text, () => grammar.parse(text, { build, startRule: 'Batch' }));
  if ('error' in batch) return batch;
  let rolls = 0;
  let dice = 0;
  let firstShares = false;
  for (const line of batch) {
    const checked = check(line.expression);
    const refusal = problemOf(build, checked.finding);
    if (refusal !== undefined) return refusal;
    rolls += line.repeat;
    dice += line.repeat * checked.dice;
    if (line === batch[0]) firstShares = checked.shares;
  }
  if (rolls > LIMITS.repeats)
    return refused(0, { code: 'tooManyRepeats', params: { limit: LIMITS.repeats, given: rolls } });
  if (dice > LIMITS.dice)
    return refused(0, { code: 'tooManyDice', params: { limit: LIMITS.dice, given: dice } });
  if (firstShares) return refused(build.sharedAt(), { code: 'nothingShared', params: {} });
  return { ok: true, batch, loose: false };
};

const problemOf = (build: Builder, finding: Finding | undefined): Refusal | undefined => {
  const [found] = build.problems;
  if (found !== undefined) return refused(found.at, found.problem);
  if (finding === undefined) return undefined;
  return refused(finding.node === undefined ? 0 : build.placeOf(finding.node), finding.problem);
};

const rollIn = withAliases<ReadRoll>(readRoll);
const roll = remembering<ReadRoll>(rollIn);
const batch = remembering<ReadBatch>(batchIn);

/** What the grammar makes of a text, or what kind of mistake it stopped at. */
const reading = <Read extends object>(text: string, read: () => Read): Read | Refusal => {
  if (text.length > LIMITS.characters)
    return refused(LIMITS.characters, {
      code: 'tooLong',
      params: { limit: LIMITS.characters, given: text.length },
    });
  if (text.trim() === '') return refused(0, { code: 'empty', params: {} });
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof grammar.SyntaxError)) throw thrown;
    return { ok: false, error: misread(text, thrown.location.start.offset) };
  }
};
