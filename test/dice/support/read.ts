import { type Distribution, type Expression, odds, parse } from '../../../src/dice/index.ts';

/** The roll that a text is known to be. */
export const read = (text: string): Expression => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`'${text}' is no roll: ${parsed.error.code}`);
  return parsed.ast;
};

/** The odds that a text is known to have. */
export const solved = (text: string): Distribution => {
  const answer = odds(read(text));
  if (!answer.ok) throw new Error(`'${text}' has no odds: ${answer.code}`);
  return answer.distribution;
};
