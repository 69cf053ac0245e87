import type { Fate, JudgedDie } from './die.ts';
import type { Expression, Operator } from './notation/ast.ts';
import { print } from './notation/print.ts';
import type { ParseError, Problem } from './notation/problem.ts';
import type { Unsolved } from './odds/budget.ts';
import { type FacesRoll, poolExpression, type SuccessRoll, type SumRoll } from './pool.ts';
import type { Part } from './rolling/part.ts';
import type { Rolled } from './rolling/roll.ts';

export interface DescribeOptions {
  /** How many dice are written out before the rest is only counted; 24 unless told. */
  readonly fold?: number;
  /** Makes a player's own words harmless where the text goes (Markdown, mentions); nothing unless told. */
  readonly escape?: (text: string) => string;
}

/**
 * A roll in one line that survives copying and reading aloud: `4d6kh3: 5, 4, 4, ~~2~~ dropped = 13`,
 * `5d6>=4 [Body]: 6✓, 4✓, 3, 2, 1 = 2 successes`. Kept dice come before dropped ones, else in the order rolled.
 */
export const describeRoll = (
  rolled: Rolled | SumRoll | SuccessRoll | FacesRoll,
  { fold = 24, escape: quote = (text) => text }: DescribeOptions = {},
): string => {
  const room: Room = { left: fold, quote };
  const head = quote(print(expressionOf(rolled)));
  switch (rolled.kind) {
    case 'rolled':
      return line(head, writePart(unlabelled(rolled.part), 0, room), result(rolled.total, rolled.counts));
    case 'sum':
      return line(head, writeDice(rolled.dice, room), result(rolled.total, 'points'));
    case 'successes':
      return line(head, writeDice(rolled.dice, room), result(rolled.successes, 'successes'));
    case 'faces':
      return `${head}: ${writeDice(rolled.dice, room)}`;
  }
};

interface Room {
  /** Dice that may still be written out. */
  left: number;
  readonly quote: (text: string) => string;
}

const expressionOf = (rolled: Rolled | SumRoll | SuccessRoll | FacesRoll): Expression =>
  rolled.kind === 'rolled' ? rolled.expression : poolExpression(rolled.pool);

/** `1d20: 17`, without a total that says the same again. */
const line = (head: string, body: string, total: string): string =>
  head === total ? head : body === total ? `${head}: ${body}` : `${head}: ${body} = ${total}`;

const result = (total: number, counts: Rolled['counts']): string =>
  counts === 'points' ? String(total) : `${total} ${total === 1 ? 'success' : 'successes'}`;

/** The label of the whole roll stands in its head already. */
const unlabelled = (part: Part): Part => (part.kind === 'label' ? unlabelled(part.of) : part);

const SIGNS: Readonly<Record<Operator, string>> = {
  '+': '+',
  '-': '-',
  '*': '×',
  '/': '/',
  '//': '//',
  '%': '%',
  '^': '^',
};
const tightness = (operator: Operator): number => (operator === '+' || operator === '-' ? 1 : 2);

const writePart = (part: Part, around: number, room: Room): string => {
  switch (part.kind) {
    case 'number':
      return String(part.value);
    case 'dice': {
      // Once the room is used up, what later parts came to must do.
      if (room.left <= 0 && part.dice.length > 3) return `${part.value} (${part.dice.length} dice)`;
      const dice = writeDice(part.dice, room);
      return around > 0 && part.dice.length > 1 ? `(${dice})` : dice;
    }
    case 'label':
      return `${writePart(part.of, 3, room)} [${room.quote(part.text)}]`;
    case 'group':
      return `{${part.items.map((item) => writePart(item.part, 0, room)).join(', ')}}`;
    case 'call':
      return `${part.name}(${part.of.map((of) => writePart(of, 0, room)).join(', ')})`;
    case 'compare':
      return `(${writePart(part.left, 1, room)} ${part.compare} ${writePart(part.right, 1, room)})`;
    case 'shared':
      return String(part.value);
    case 'negate': {
      const text = `-${writePart(part.of, 3, room)}`;
      return around > 2 ? `(${text})` : text;
    }
    case 'math': {
      const own = tightness(part.operator);
      const left = writePart(part.left, own, room);
      const right = writePart(part.right, part.right.kind === 'negate' ? 3 : own + 1, room);
      const text = `${left} ${SIGNS[part.operator]} ${right}`;
      return around > own ? `(${text})` : text;
    }
  }
};

const writeDice = (dice: readonly JudgedDie[], room: Room): string => {
  if (dice.length === 0) return 'no dice';
  const kept = dice.filter((die) => !die.fates.includes('dropped'));
  const dropped = dice.filter((die) => die.fates.includes('dropped'));
  const texts = [writeList(kept, (die) => `${die.value}${die.fates.includes('success') ? '✓' : ''}`, room)];
  if (dropped.length > 0) texts.push(`${writeList(dropped, (die) => `~~${die.value}~~`, room)} dropped`);
  return texts.filter((text) => text !== '').join(', ');
};

/** The first dice as long as there is room (three at least), and how many more there are. */
const writeList = (dice: readonly JudgedDie[], write: (die: JudgedDie) => string, room: Room): string => {
  const shown = Math.min(dice.length, Math.max(3, room.left));
  room.left -= shown;
  const texts = dice.slice(0, shown).map(write);
  if (shown < dice.length) texts.push(`… and ${dice.length - shown} more`);
  return texts.join(', ');
};

/** A sentence about what is wrong with a written roll and, where there is one, the roll that would work. */
export const explainParseError = (error: ParseError): string => {
  const sentence = explainProblem(error, error.at + 1);
  if (error.suggestion !== undefined) return `${sentence} Did you mean \`${error.suggestion}\`?`;
  const unread = error.code === 'unexpected' || error.code === 'unfinished';
  return unread ? `${sentence} Rolls look like \`2d6+3\` or \`4d6kh3\`.` : sentence;
};

const figures = (number: number): string => number.toLocaleString('en-GB', { maximumFractionDigits: 3 });

const TOLD = {
  min: 'count low numbers',
  max: 'count high numbers',
  explode: 'explode',
  reroll: 'be rolled again',
  unique: 'be unique',
  sort: 'be sorted',
} as const;

const ENDLESS = {
  explode:
    'Every face of these dice explodes, which would never end: leave one out, or write `!o` to explode once.',
  reroll:
    'Every face of these dice is rolled again, which would never end: leave one out, or write `ro` for once.',
  unique: 'There are more dice than different faces, so they can never all differ: write `uo` to try once.',
} as const;

const explainProblem = (problem: Problem, place: number): string => {
  switch (problem.code) {
    case 'empty':
      return 'There is nothing to roll: write dice such as `2d6+3`.';
    case 'unexpected':
      return `I cannot read '${problem.params.found}' (character ${place}) as part of a roll.`;
    case 'unfinished':
      return 'The roll breaks off: something is missing at its end.';
    case 'unclosed':
      return `The '${problem.params.bracket}' (character ${place}) is never closed.`;
    case 'tooLong':
      return `A roll may have ${figures(problem.params.limit)} characters; this one has ${figures(problem.params.given)}.`;
    case 'tooManyDice':
      return `A roll may have ${figures(problem.params.limit)} dice; this one has ${figures(problem.params.given)}.`;
    case 'tooManySides':
      return `A die may have ${figures(problem.params.limit)} sides; this one has ${figures(problem.params.given)}.`;
    case 'numberTooLarge':
      return `Numbers may go up to ${figures(problem.params.limit)}; this one is ${figures(problem.params.given)}.`;
    case 'resultTooLarge':
      return `The result could pass ${figures(problem.params.limit)}, which is as far as I count.`;
    case 'noDice':
      return 'No dice are no roll: take at least one.';
    case 'noSides':
      return 'A die needs at least one side.';
    case 'selectsNone':
      return `There is nothing to ${problem.params.selects}: say how many dice, at least one.`;
    case 'twoTargets':
      return 'These dice have two targets: give them one.';
    case 'tooManyFaces':
      return `A die of your own may have ${figures(problem.params.limit)} faces; this one has ${figures(problem.params.given)}.`;
    case 'tooManyRepeats':
      return `At most ${figures(problem.params.limit)} rolls go at once; these are ${figures(problem.params.given)}.`;
    case 'tooManyDecimals':
      return `Numbers may have ${figures(problem.params.limit)} digits behind the point.`;
    case 'noRepeats':
      return 'A roll that is made no times is no roll: write at least `1#`.';
    case 'noTarget':
      return `There are ${problem.params.counts} to count, but no successes: add a target such as \`>=8\`.`;
    case 'twice':
      return `These dice are told twice how to ${TOLD[problem.params.modifier]}: tell them once.`;
    case 'neverEnds':
      return ENDLESS[problem.params.modifier];
    case 'notConstant':
      return 'How many dice, how many sides and which target must be known before anything is rolled: no dice in there.';
    case 'noPower':
      return 'This power could have no result: a negative number needs a whole exponent, and zero one that is not negative.';
    case 'noRoot':
      return 'What the root is taken of could be negative, and then it has none.';
    case 'oneNumber':
      return `${problem.params.name} takes one number.`;
    case 'unknownName':
      return problem.params.nearest === ''
        ? `I know no value called '@${problem.params.name}'.`
        : `I know no value called '@${problem.params.name}'; the nearest is '@${problem.params.nearest}'.`;
    case 'nothingShared':
      return "'&' stands for the first roll of several, and before it there must be one: `1d20; &+5`.";
    case 'notWhole':
      return `Dice, sides and faces come in whole numbers, and ${figures(problem.params.number)} is none.`;
    case 'divisorMayBeZero':
      return `The part behind the '/' (character ${place}) could come to zero, and nothing can be divided by that.`;
  }
};

/** A sentence about why there are no exact odds. */
export const explainUnsolved = (unsolved: Unsolved): string => {
  switch (unsolved.code) {
    case 'tooManyOutcomes':
      return `This roll has more than ${figures(unsolved.params.limit)} different results, too many for exact odds.`;
    case 'tooMuchWork':
      return 'Exact odds for this roll would take too long: try fewer dice.';
    case 'divisionByZero':
      return 'This roll could divide by zero, so it has no odds.';
    case 'noNumber':
      return 'Some maths of this roll may have no result, so it has no exact odds.';
    case 'dependentDice':
      return 'What some of these dice do depends on the others in a way that is not worked out exactly.';
    case 'cutShort':
      return 'This roll may well use up all the dice that one roll may have, so it has no exact odds.';
    case 'endless':
      return 'Dice of this roll could be rolled again for ever, so it has no exact odds.';
    case 'noFirstRoll':
      return '& stands for the first roll of several: alone it has no odds.';
  }
};

const FATES: Readonly<Record<Fate, string>> = {
  kept: 'kept',
  dropped: 'dropped',
  rerolled: 'rerolled',
  joined: 'added to the one before',
  exploded: 'exploded',
  penetrated: 'penetrated',
  raised: 'raised',
  lowered: 'lowered',
  success: 'success',
  double: 'two successes',
  failure: 'failure',
  cancel: 'cancels a success',
  miss: 'no success',
  criticalSuccess: 'critical success',
  criticalFailure: 'critical failure',
};

/** What became of a die, in words: 'kept, exploded'. */
export const dieWords = ({ fates }: JudgedDie): string => {
  const judged = fates.some(
    (fate) =>
      fate === 'success' || fate === 'double' || fate === 'failure' || fate === 'cancel' || fate === 'miss',
  );
  return fates
    .filter((fate) => !(judged && fate === 'kept'))
    .map((fate) => FATES[fate])
    .join(', ');
};
