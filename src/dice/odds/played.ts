import { meetsAny } from '../arithmetic.ts';
import type { Condition, DiceNode, Modifier, Shape } from '../notation/ast.ts';
import { diceInPlay, faceOf, isEnds, rerollsWhen, sidesOf, successOf } from '../reading.ts';
import { tally } from '../rolling/tally.ts';
import { Throwing } from '../rolling/throw.ts';
import { type Budget, giveUp } from './budget.ts';
import type { Mass } from './distribution.ts';
import { massOf } from './mass.ts';
import { Sum } from './sum.ts';

/*
 * Dice that hang on one another: the two highest are rolled again, or explode for as long as each new one is higher still. There are few
 * enough of them to go through all that may fall, with the rolling itself.
 */

/** What one roll costs to play, and each of its dice, in steps; more than it takes once it has been played thousands of times. */
const ROLL_STEPS = 1_400;
const DIE_STEPS = 100;
/** More where the highest are looked for again and again. */
const ROUNDS = 4;

/** The exact chances of such dice; gives up where they may go on for ever, hang on their order, or are too many. */
export const playedMass = (node: DiceNode, budget: Budget): Mass => {
  const { count, shape, modifiers } = node;
  if (!modifiers.every(isPlayable)) return giveUp('dependentDice');
  const sides = sidesOf(shape);
  const cost =
    (ROLL_STEPS + DIE_STEPS * count) * (modifiers.some(({ kind }) => kind === 'explode') ? ROUNDS : 1);
  const again = rolledAgain(node);
  // The price is known before the work: what would be given up in the middle has taken all the time there was for nothing.
  const first = cost * handfuls(count, sides);
  if (!budget.affords(first) || !budget.affords(first * (again > 0 ? handfuls(again, sides) : playsOf(node))))
    return giveUp('dependentDice');
  const sums = new Map<number, Sum>();
  for (const { faces, chance } of handfulsOf(count, sides)) {
    for (const behind of handfulsOf(again, sides)) {
      // One more at a time: each roll that asks for another die is played again with every face of it.
      const waiting: (readonly number[])[] = [behind.faces];
      for (let further = waiting.pop(); further !== undefined; further = waiting.pop()) {
        budget.spend(cost);
        const { result, asked } = play(node, faces, further);
        if (asked) {
          for (let face = 1; face <= sides; face++) waiting.push([...further, face]);
          continue;
        }
        const sum = sums.get(result) ?? new Sum();
        sum.add((chance * behind.chance) / sides ** (further.length - again));
        sums.set(result, sum);
      }
    }
  }
  return massOf(new Map(Array.from(sums, ([result, sum]) => [result, sum.total])));
};

/** Whether it ends, and does not hang on which of the dice fell first. */
const isPlayable = (modifier: Modifier): boolean => {
  switch (modifier.kind) {
    case 'explode':
      return isEnds(modifier.when);
    case 'reroll':
      return isEnds(modifier.when) || modifier.times === 'once';
    case 'unique':
      return false;
    default:
      return true;
  }
};

/**
 * How many dice are surely rolled behind the first ones, and all for the same: in which order they fall then makes no difference. 0 where
 * they are rolled for different things.
 */
const rolledAgain = (node: DiceNode): number => {
  const [only, ...others] = node.modifiers.filter(({ kind }) => ROLLING.has(kind));
  if (only === undefined || others.length > 0) return 0;
  const chosen = only.kind === 'reroll' || only.kind === 'explode' ? only.when : [];
  return isEnds(chosen) ? Math.min(diceInPlay(node), chosen.count) : 0;
};

const ROLLING: ReadonlySet<Modifier['kind']> = new Set(['implode', 'explode', 'reroll']);

/** How many times a handful is played, on average: with every face of each die that it brings, and of those that these bring. */
const playsOf = ({ count, shape, modifiers }: DiceNode): number => {
  const sides = sidesOf(shape);
  const inPlay = diceInPlay({ count, modifiers });
  let plays = 1;
  for (const modifier of modifiers) {
    if (modifier.kind !== 'implode' && modifier.kind !== 'explode' && modifier.kind !== 'reroll') continue;
    if (modifier.kind === 'implode' && successOf(modifiers) !== undefined) continue; // none is rolled
    const { kind, when } = modifier;
    if (isEnds(when)) plays *= sides ** (kind === 'explode' ? 1 : Math.min(inPlay, when.count));
    else plays *= playsWhere(facesThat(shape, rerollsWhen(shape, when)), inPlay, sides);
  }
  return plays;
};

/** The same where every die brings one that shows one of so many faces. */
const playsWhere = (meeting: number, count: number, sides: number): number => {
  let plays = 0;
  for (let bringing = 0; bringing <= count; bringing++) {
    const all = handfuls(bringing, meeting) * handfuls(count - bringing, sides - meeting);
    if (all > 0) plays += all * sides ** bringing;
  }
  return plays / handfuls(count, sides);
};

const facesThat = (shape: Shape, when: readonly Condition[]): number => {
  let meeting = 0;
  for (let drawn = 1, sides = sidesOf(shape); drawn <= sides; drawn++)
    if (meetsAny(faceOf(shape, drawn), when)) meeting++;
  return meeting;
};

/** How many different handfuls there are of so many dice. */
const handfuls = (count: number, sides: number): number => {
  if (count === 0) return 1;
  let number = Math.min(1, sides);
  for (let at = 1; at < sides && number < 1e9; at++) number = (number * (count + at)) / at;
  return number;
};

/** Every handful of dice in order, with its chance. */
function* handfulsOf(
  count: number,
  sides: number,
): Generator<{ readonly faces: readonly number[]; readonly chance: number }> {
  const faces = new Array<number>(count).fill(1);
  for (;;) {
    yield { faces, chance: orders(faces) / sides ** count };
    let place = count - 1;
    while (place >= 0 && faces[place] === sides) place--;
    if (place < 0) return;
    faces.fill((faces[place] as number) + 1, place);
  }
}

/** In how many orders the dice of a sorted handful may have fallen. */
const orders = (faces: readonly number[]): number => {
  let number = 1;
  let alike = 0;
  for (let place = 0; place < faces.length; place++) {
    alike = faces[place] === faces[place - 1] ? alike + 1 : 1;
    number = (number * (place + 1)) / alike;
  }
  return number;
};

/** What a roll comes to with these numbers, and whether it asked for one more. */
const play = (node: DiceNode, first: readonly number[], further: readonly number[]) => {
  let asked = false;
  const source = {
    card: (_index: number, [choice = '']: readonly string[]) => choice,
    die(index: number) {
      const known = index < first.length ? first[index] : further[index - first.length];
      asked ||= known === undefined;
      return known ?? 1;
    },
  };
  return { result: tally(node, new Throwing(source, 0, Number.POSITIVE_INFINITY)), asked };
};
