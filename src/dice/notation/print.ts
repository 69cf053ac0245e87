import { isEnds, successOf } from '../reading.ts';
import { diceAhead } from './arrange.ts';
import type {
  Batch,
  Condition,
  DiceNode,
  Expression,
  GroupModifier,
  GroupNode,
  Line,
  Modifier,
  Selected,
  Shape,
} from './ast.ts';
import { STAGES } from './ast.ts';

/** How tightly a node holds together: what is looser than its surroundings goes into parentheses. */
const COMPARED = 0;
const SUM = 1;
const PRODUCT = 2;
const SIGNED = 3;
const POWER = 4;
const TERM = 5;

/** Writes a roll down; parse reads the same nodes out of it again. */
export const print = (expression: Expression): string => write(expression, COMPARED);

/** Writes down all that somebody wrote; parseBatch reads the same out of it again. */
export const printBatch = (batch: Batch): string => batch.map(printLine).join('; ');

const printLine = ({ repeat, expression, comment }: Line): string =>
  `${repeat === 1 ? '' : `${repeat}#`}${print(expression)}${comment === null ? '' : ` # ${comment}`}`;

/** Writes dice without their surroundings: `4d6kh3`. */
const printDice = ({ count, shape, modifiers }: DiceNode): string => {
  let text = `${count - diceAhead(modifiers)}d${printShape(shape)}`;
  if (modifiers.length === 0) return text;
  const success = successOf(modifiers);
  // Behind a bare `!`, `i`, `r` or `u` a target would be taken for its condition: there the target comes first.
  const ahead = success !== undefined && modifiers.some(isBare) ? success : undefined;
  if (ahead !== undefined) text += printModifier(ahead);
  for (const modifier of asPrinted(modifiers)) if (modifier !== ahead) text += printModifier(modifier);
  // Behind everything: with an 's' or 'f' behind it it would be something else.
  return success?.redeems === true ? `${text}c` : text;
};

/** As they are applied; but 'i' before an 'e' would be one word. */
const PRINTED: readonly Modifier['kind'][] = STAGES.flatMap((kind): readonly Modifier['kind'][] =>
  kind === 'implode' ? [] : kind === 'explode' ? ['explode', 'implode'] : [kind],
);

const asPrinted = (modifiers: readonly Modifier[]): readonly Modifier[] => {
  let at = 0;
  for (const { kind } of modifiers) while (at < PRINTED.length && PRINTED[at] !== kind) at++;
  if (at < PRINTED.length) return modifiers;
  return modifiers.toSorted((a, b) => PRINTED.indexOf(a.kind) - PRINTED.indexOf(b.kind));
};

const isBare = (modifier: Modifier): boolean => {
  switch (modifier.kind) {
    case 'explode':
    case 'implode':
    case 'reroll':
    case 'unique':
      return !isEnds(modifier.when) && modifier.when.length === 0;
    default:
      return false;
  }
};

const printShape = (shape: Shape): string => {
  switch (shape.kind) {
    case 'numbered':
      return `${shape.sides}`;
    case 'fate':
      return shape.signs === 2 ? 'F' : 'F.1';
    case 'faces':
      return `{${shape.faces.join(',')}}`;
  }
};

const printModifier = (modifier: Modifier | GroupModifier): string => {
  switch (modifier.kind) {
    case 'advantage':
      return `adv${modifier.dice}`;
    case 'disadvantage':
      return `dis${modifier.dice}`;
    case 'min':
    case 'max':
      return `${modifier.kind}${modifier.value}`;
    case 'implode':
      return each('i', modifier.when);
    case 'explode': {
      if (isEnds(modifier.when))
        return `${modifier.times === 'first' ? 'ra' : 'e'}${printSelected(modifier.when)}`;
      if (modifier.times === 'first') return each('ra', modifier.when);
      const once = modifier.times === 'once' ? 'o' : '';
      return each(
        `${modifier.together ? '!!' : '!'}${once}${modifier.penetrating ? 'p' : ''}`,
        modifier.when,
      );
    }
    case 'reroll':
      if (isEnds(modifier.when)) return `ro${printSelected(modifier.when)}`;
      return each(modifier.times === 'once' ? 'ro' : 'r', modifier.when);
    case 'unique':
      return each(modifier.times === 'once' ? 'uo' : 'u', modifier.when);
    case 'keep':
      return `k${printSelected(modifier.which)}`;
    case 'drop':
      return `d${printSelected(modifier.which)}`;
    case 'success': {
      const { hit, double, fail, cancel } = modifier;
      const optional = (name: string, when: Condition | null) =>
        when === null ? '' : `${name}${printCondition(when)}`;
      return `${printCondition(hit)}${optional('ds', double)}${optional('f', fail)}${optional('c', cancel)}`;
    }
    case 'criticalSuccess':
      return each('cs', modifier.when);
    case 'criticalFailure':
      return each('cf', modifier.when);
    case 'sort':
      return modifier.order === 'up' ? 'sa' : 'sd';
  }
};

/** A modifier once for each of its conditions. */
const each = (name: string, when: readonly Condition[]): string => {
  let text = when.length === 0 ? name : '';
  for (const condition of when) text += name + printCondition(condition);
  return text;
};

/** `!=` behind a letter or a `!` would be an explosion; `<>` means the same. */
const printCondition = ({ compare, value }: Condition): string =>
  `${compare === '!=' ? '<>' : compare}${value}`;

const printSelected = (which: Selected): string =>
  'when' in which
    ? printCondition(which.when)
    : `${which.end === 'high' ? 'h' : which.end === 'low' ? 'l' : 'm'}${which.count}`;

const printGroup = ({ items, modifiers }: GroupNode): string =>
  `{${items.map(print).join(', ')}}${modifiers.map(printModifier).join('')}`;

const write = (node: Expression, around: number): string => {
  switch (node.kind) {
    case 'number':
      return `${node.value}`;
    case 'dice':
      return printDice(node);
    case 'group':
      return printGroup(node);
    case 'shared':
      return '&';
    case 'call':
      return `${node.name}(${node.of.map(print).join(', ')})`;
    case 'label':
      return `${write(node.of, TERM)} [${node.text}]`;
    case 'negate': {
      const text = `-${write(node.of, node.of.kind === 'negate' ? TERM : SIGNED)}`;
      return around >= SIGNED ? `(${text})` : text;
    }
    case 'compare': {
      const left = write(node.left, SUM);
      // Right behind dice or a group a comparison would count their successes.
      const apart = takesModifiers(node.left) ? `(${left})` : left;
      const text = `${apart}${node.compare}${write(node.right, SUM)}`;
      return around > COMPARED ? `(${text})` : text;
    }
    case 'math': {
      if (node.operator === '^') {
        // From right to left, and tighter than a sign.
        const text = `${write(node.left, TERM)}^${write(node.right, node.right.kind === 'negate' ? TERM : POWER)}`;
        return around > POWER ? `(${text})` : text;
      }
      const own = node.operator === '+' || node.operator === '-' ? SUM : PRODUCT;
      // Left to right: the same operator on the right needs its parentheses; so does a sign, to be readable.
      const right = write(node.right, node.right.kind === 'negate' ? TERM : own + 1);
      const text = `${write(node.left, own)}${node.operator}${right}`;
      return around > own ? `(${text})` : text;
    }
  }
};

/** Whether what is written last of a node could be given modifiers. */
const takesModifiers = (node: Expression): boolean => {
  switch (node.kind) {
    case 'dice':
    case 'group':
      return true;
    case 'negate':
      return takesModifiers(node.of);
    case 'math':
      return takesModifiers(node.right);
    case 'number':
    case 'label':
    case 'call':
    case 'compare':
    case 'shared':
      return false;
  }
};
