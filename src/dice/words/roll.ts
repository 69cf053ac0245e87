import type { JudgedDie } from '../die.ts';
import type { Comparison, Expression, Operator } from '../notation/ast.ts';
import { LIMITS } from '../notation/limits.ts';
import { print } from '../notation/print.ts';
import { type FacesRoll, poolExpression, type SuccessRoll, type SumRoll } from '../pool.ts';
import type { GroupItem, GroupPart, Part } from '../rolling/part.ts';
import type { Rolled } from '../rolling/roll.ts';
import { dieText, marksOf } from './die.ts';
import { figures, showNumber } from './numbers.ts';

export interface DescribeOptions {
  /** How many dice are written out before the rest is only counted; 24 unless told. */
  readonly fold?: number;
  /** Makes a player's own words harmless where the text goes (Markdown, mentions); nothing unless told. */
  readonly escape?: (text: string) => string;
}

type AnyRoll = Rolled | SumRoll | SuccessRoll | FacesRoll;

/**
 * A roll in one line that survives copying and reading aloud: `4d6kh3: 5, 4, 4, ~~2~~ dropped = 13`,
 * `5d6>=4 [Body]: 6✓, 4✓, 3, 2, 1 = 2 successes`, `2d6!: 6 explodes, 4, 3 = 13`. Kept dice come before dropped and rerolled
 * ones. Long rolls are folded.
 */
export const describeRoll = (
  rolled: AnyRoll,
  { fold = 24, escape: quote = (text) => text }: DescribeOptions = {},
): string => {
  const room: Room = { left: fold, quote };
  const head = quote(print(expressionOf(rolled)));
  switch (rolled.kind) {
    case 'rolled': {
      const body = writePart(unlabelled(rolled.part), 0, room);
      const cut = rolled.cut
        ? ` (ended early: a roll has at most ${figures(LIMITS.dice)} dice, explosions and rerolls included)`
        : '';
      return line(head, body, showResult(rolled)) + cut;
    }
    case 'sum':
      return line(head, writeDice(rolled.dice, room), result(rolled.total, 'points'));
    case 'successes':
      return line(head, writeDice(rolled.dice, room), result(rolled.successes, 'successes'));
    case 'faces':
      return `${head}: ${writeDice(rolled.dice, room)}`;
  }
};

/** What a roll came to: `13`, `2 successes`, `3.67`. */
export const showResult = ({ total, counts }: Pick<Rolled, 'total' | 'counts'>): string =>
  result(total, counts);

interface Room {
  /** Dice that may still be written out. */
  left: number;
  readonly quote: (text: string) => string;
  /** Whether all of it is left out already, so that no die needs to be. */
  readonly struck?: boolean;
}

const expressionOf = (rolled: AnyRoll): Expression =>
  rolled.kind === 'rolled' ? rolled.expression : poolExpression(rolled.pool);

/** `1d20: 17`, without a total that says the same again. */
const line = (head: string, body: string, total: string): string =>
  head === total ? head : body === total ? `${head}: ${body}` : `${head}: ${body} = ${total}`;

const result = (total: number, counts: Rolled['counts']): string =>
  counts === 'points' ? showNumber(total) : `${showNumber(total)} ${total === 1 ? 'success' : 'successes'}`;

/** The label of the whole roll stands in its head already. */
const unlabelled = (part: Part): Part => (part.kind === 'label' ? unlabelled(part.of) : part);

const SIGNS: Readonly<Record<Operator | Comparison, string>> = {
  '+': '+',
  '-': '-',
  '*': '×',
  '/': '/',
  '//': '//',
  '%': '%',
  '^': '^',
  '>=': '>=',
  '<=': '<=',
  '>': '>',
  '<': '<',
  '=': '=',
  '!=': '≠',
};

const tightness = (operator: Operator): number =>
  operator === '+' || operator === '-' ? 2 : operator === '^' ? 5 : 3;

const writePart = (part: Part, around: number, room: Room): string => {
  switch (part.kind) {
    case 'number':
    case 'shared':
      return showNumber(part.value);
    case 'dice': {
      // Once the room is used up, what later parts came to must do.
      if (room.left <= 0 && part.dice.length > 3) return `${part.value} (${part.dice.length} dice)`;
      const dice = writeDice(part.dice, room);
      return around > 0 && part.dice.length > 1 ? `(${dice})` : dice;
    }
    case 'group':
      return writeGroup(part, room);
    case 'label':
      return `${writePart(part.of, 6, room)} [${room.quote(part.text)}]`;
    case 'call':
      return `${part.name}(${part.of.map((of) => writePart(of, 1, room)).join(', ')})`;
    case 'negate': {
      const text = `-${writePart(part.of, 4, room)}`;
      return around > 3 ? `(${text})` : text;
    }
    case 'compare': {
      const text = `${writePart(part.left, 2, room)} ${SIGNS[part.compare]} ${writePart(part.right, 2, room)}`;
      return around > 0 ? `(${text})` : text;
    }
    case 'math': {
      const own = tightness(part.operator);
      const left = writePart(part.left, part.operator === '^' ? own + 1 : own, room);
      const right = writePart(part.right, part.right.kind === 'negate' ? 6 : own + 1, room);
      const text = `${left} ${SIGNS[part.operator]} ${right}`;
      return around > own ? `(${text})` : text;
    }
  }
};

const writeGroup = ({ items, of }: GroupPart, room: Room): string => {
  const [only] = items;
  if (only !== undefined && items.length === 1 && only.fates.length === 1)
    return `{${writePart(only.part, 0, room)}}`;
  const kept = items.filter((item) => item.fates[0] !== 'dropped');
  const dropped = items.filter((item) => item.fates[0] === 'dropped');
  // A group that is put in order is shown in it.
  const shown = of.modifiers.some((modifier) => modifier.kind === 'sort') ? items : [...kept, ...dropped];
  return `{${shown.map((item) => writeItem(item, room)).join(', ')}}`;
};

const writeItem = ({ part, fates }: GroupItem, room: Room): string => {
  if (fates[0] === 'dropped') {
    const inside: Room = { ...room, struck: true };
    const text = writePart(part, 1, inside);
    room.left = inside.left;
    return `~~${equals(text, showNumber(part.value))}~~ dropped`;
  }
  const text = writePart(part, 1, room);
  return equals(text, showNumber(part.value)) + marksOf(fates);
};

/** `3 + 4 = 7`; what is one number with its label already needs no other. */
const equals = (text: string, value: string): string =>
  text === value || text.startsWith(`${value} [`) ? text : `${text} = ${value}`;

const writeDice = (dice: readonly JudgedDie[], room: Room): string => {
  if (dice.length === 0) return 'no dice';
  let lists = writeThose(dice, 'kept', room);
  // Most dice stay where they fell.
  if (!dice.some(isGone)) return lists;
  const dropped = writeThose(dice, 'dropped', room);
  if (dropped !== '') lists += `${lists && ', '}${dropped} dropped`;
  const rerolled = writeThose(dice, 'rerolled', room);
  if (rerolled !== '') lists += `${lists && ', '}${rerolled} rerolled`;
  return lists;
};

type Among = 'kept' | 'dropped' | 'rerolled';

const isGone = ({ fates }: JudgedDie): boolean => fates[0] === 'dropped' || fates[0] === 'rerolled';

/** Among which dice one stands. Where all is left out, what was dropped stands among the others. */
const amongWhich = ({ fates }: JudgedDie, { struck }: Room): Among => {
  const [fate] = fates;
  return fate === 'rerolled' ? fate : fate === 'dropped' && struck !== true ? fate : 'kept';
};

/** Those of the dice, with commas between: the first ones as long as there is room (three at least), and how many more there are. */
const writeThose = (dice: readonly JudgedDie[], among: Among, room: Room): string => {
  const most = Math.max(3, room.left);
  let list = '';
  let count = 0;
  for (let place = 0; place < dice.length; place++) {
    const first = place;
    const die = dice[first] as JudgedDie;
    const which = amongWhich(die, room);
    // What is joined to a die stands right behind it.
    if (which !== 'rerolled') while (isJoined(dice, place + 1, die)) place++;
    if (which !== among || ++count > most) continue;
    if (count > 1) list += ', ';
    list += writeUnit(dice, first, place, among, room);
  }
  room.left -= Math.min(count, most);
  return count <= most ? list : `${list}, … and ${count - most} more`;
};

/** A die with those that are joined to it, up to the place of the last. */
const writeUnit = (
  dice: readonly JudgedDie[],
  first: number,
  last: number,
  among: Among,
  { struck }: Room,
): string => {
  const die = dice[first] as JudgedDie;
  if (among === 'rerolled') return struck ? String(die.value) : `~~${die.value}~~`;
  let text: string;
  if (first === last) text = dieText(die);
  else {
    text = `${die.counts} (${dieText(die, true)}`;
    for (let place = first + 1; place <= last; place++) text += ` + ${dieText(dice[place] as JudgedDie)}`;
    text += ')';
  }
  return among === 'dropped' ? `~~${text}~~` : text;
};

/** Whether the die at a place was added to the one before, which exploded (`!!`); both may have been dropped since. */
const isJoined = (dice: readonly JudgedDie[], place: number, first: JudgedDie): boolean => {
  if (place >= dice.length) return false;
  const { from, fates } = dice[place] as JudgedDie;
  if (from === undefined || from !== (dice[place - 1] as JudgedDie).index) return false;
  return fates[0] === 'joined' || (fates[0] === 'dropped' && first.counts !== first.value);
};
