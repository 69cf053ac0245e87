import * as grammar from '../../generated/dice-grammar.js';
import type { Expression } from './ast.ts';
import { check } from './check.ts';
import { LIMITS } from './limits.ts';
import type { ParseError, Problem } from './problem.ts';
import { repair } from './repair.ts';

export type Parsed =
  | { readonly ok: true; readonly ast: Expression }
  | { readonly ok: false; readonly error: ParseError };

/**
 * Reads a written roll such as `4d6kh3+2` or `5d6>=4 [Body]`. Whatever it gives can be rolled without
 * further checks. Refuses what is no roll or passes a limit: where, why, and the nearest that would work.
 */
export const parse = (text: string): Parsed => {
  const parsed = read(text);
  if (parsed.ok || parsed.error.code === 'tooLong' || parsed.error.code === 'empty') return parsed;
  const suggestion = repair(text, parsed.error, (candidate) => read(candidate).ok);
  return suggestion === undefined ? parsed : { ok: false, error: { ...parsed.error, suggestion } };
};

const refused = (at: number, problem: Problem): Parsed => ({ ok: false, error: { ...problem, at } });

const read = (text: string): Parsed => {
  if (text.length > LIMITS.characters)
    return refused(LIMITS.characters, {
      code: 'tooLong',
      params: { limit: LIMITS.characters, given: text.length },
    });
  if (text.trim() === '') return refused(0, { code: 'empty', params: {} });
  const positions = new Map<Expression, number>();
  let ast: Expression;
  try {
    ast = grammar.parse(text, { positions });
  } catch (thrown) {
    if (!(thrown instanceof grammar.SyntaxError)) throw thrown;
    return misread(text, thrown.location.start.offset);
  }
  const finding = check(ast);
  if (finding === undefined) return { ok: true, ast };
  const { node, problem } = finding;
  return refused(node === undefined ? 0 : (positions.get(node) ?? 0), problem);
};

/** Says what kind of mistake it is that the reading stopped at `stop`. */
const misread = (text: string, stop: number): Parsed => {
  // In the middle of a word ('k' may begin a keep, 'eep' may not follow) it is the word that is wrong.
  const at = /^\p{L}/u.test(text.slice(stop))
    ? stop - (/\p{L}*$/u.exec(text.slice(0, stop))?.[0].length ?? 0)
    : stop;
  if (text[at] === '[' && !text.includes(']', at))
    return refused(at, { code: 'unclosed', params: { bracket: '[' } });
  if (at < text.length)
    return refused(at, { code: 'unexpected', params: { found: firstPiece(text.slice(at)) } });
  const open = openBracket(text);
  // '(2d6+' lacks a number before it lacks the bracket.
  if (open !== undefined && /[\w%)\]]\s*$/.test(text) && !/d\s*$/i.test(text))
    return refused(open, { code: 'unclosed', params: { bracket: '(' } });
  return refused(at, { code: 'unfinished', params: {} });
};

/** The first word, number or sign of a text, cut where it is long. */
const firstPiece = (text: string): string => {
  const piece = /^(\p{L}+|\d+|\P{C}\p{M}*|.)/u.exec(text)?.[0] ?? text;
  const characters = Array.from(piece);
  return characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : piece;
};

/** Where the innermost bracket stands that nothing closes. */
const openBracket = (text: string): number | undefined => {
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') open.push(at);
    else if (text[at] === ')') open.pop();
  }
  return open.at(-1);
};
