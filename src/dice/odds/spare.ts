import type { DiceNode, Expression } from '../notation/ast.ts';
import { childrenOf } from '../notation/children.ts';
import { countDice } from '../notation/count.ts';
import { LIMITS } from '../notation/limits.ts';
import { explodesWhen, isEnds, rerollsWhen, sidesOf } from '../reading.ts';
import { type Budget, CUT, giveUp } from './budget.ts';
import { faceLaw, limited, split } from './law.ts';
import { total } from './mass.ts';

/*
 * A roll may add only so many dice by exploding and rolling again; then it is cut short. Odds are those of rolls that are not,
 * so the chance of it has to be small enough to be left out.
 */

/** A roll that is made so often together with others, from the same spare dice. */
export interface Repeated {
  readonly expression: Expression;
  readonly repeat: number;
}

/** Notes how likely one of the rolls is cut short, and gives up where that is no longer next to never. */
export const leaveOutCutRolls = (rolls: readonly Repeated[], budget: Budget): void => {
  let spare: number = LIMITS.dice;
  const growths: ((z: number) => number)[] = [];
  for (const { expression, repeat } of rolls) {
    spare -= repeat * countDice(expression);
    for (const dice of diceIn(expression)) {
      if (!dice.modifiers.some(({ kind }) => addsDice(kind))) continue;
      const growth = growthOf(dice, budget);
      growths.push((z) => repeat * growth(z));
    }
  }
  if (growths.length === 0) return;
  // Chernoff's bound, for several bases: the chance of more than `spare` is at most E(z^added) / z^(spare + 1).
  let bound = 1;
  for (let step = 1; step <= BASES; step++) {
    const z = 1 + 1.02 ** (6 * step) / 1000;
    const log = growths.reduce((sum, growth) => sum + growth(z), 0) - (Math.max(0, spare) + 1) * Math.log(z);
    if (log < Math.log(bound)) bound = Math.exp(log);
  }
  if (bound > CUT / 2) giveUp('cutShort');
  else budget.lose(bound);
};
const BASES = 90;

const addsDice = (kind: DiceNode['modifiers'][number]['kind']): boolean =>
  kind === 'implode' || kind === 'explode' || kind === 'reroll' || kind === 'unique';

const diceIn = (node: Expression): readonly DiceNode[] =>
  node.kind === 'dice' ? [node] : childrenOf(node).flatMap(diceIn);

/**
 * The logarithm of E(z^added) for the dice that a node adds, at least: Infinity where that has no bound. Rerolls of dice that
 * exploded are all taken to happen once, which errs on the careful side.
 */
const growthOf = ({ count, shape, modifiers }: DiceNode, budget: Budget): ((z: number) => number) => {
  const fresh = faceLaw(shape, budget);
  const first = limited(fresh, modifiers);
  let dice: (z: number) => number = () => 1; // of one written die with all it brings
  let imploding: (z: number) => number = () => 1;
  let explodes = false;
  let uniques: (z: number) => number = () => 0;
  for (const modifier of modifiers) {
    if (modifier.kind === 'implode') {
      const lit = total(split(first, rerollsWhen(shape, modifier.when)).met.chances);
      imploding = (z) => 1 - lit + lit * z;
    }
    if (modifier.kind === 'explode') {
      if (isEnds(modifier.when)) {
        // The first ones bring a die each, and one that is among the highest then adds at least 1 to what those come to.
        const most = modifier.times === 'first' ? 1 : modifier.when.count * sidesOf(shape);
        dice = (z) => z ** (most / count);
        continue;
      }
      const when = explodesWhen(shape, modifier.when);
      const lit = total(split(first, when).met.chances);
      const goesOn = modifier.times === 'always' ? total(split(fresh, when).met.chances) : 0;
      explodes = true;
      dice =
        modifier.times === 'first' ? (z) => z ** (1 / count) : (z) => 1 - lit + lit * z * ends(goesOn, z);
    }
    if (modifier.kind === 'reroll') {
      if (isEnds(modifier.when)) {
        const before = dice;
        const again = Math.min(1, modifier.when.count / count);
        dice = (z) => before(z) * z ** again;
        continue;
      }
      const when = rerollsWhen(shape, modifier.when);
      const lit = explodes ? 1 : total(split(first, when).met.chances);
      const goesOn = modifier.times === 'always' ? total(split(fresh, when).met.chances) : 0;
      const before = dice;
      dice = (z) => {
        const again = 1 - lit + lit * z * ends(goesOn, z);
        return explodes ? before(z * again) * again : again;
      };
    }
    if (modifier.kind === 'unique') {
      const { when } = modifier;
      const doubles = (when.length === 0 ? fresh : split(fresh, when).met).chances.toSorted().toReversed();
      uniques = (z) => {
        let log = 0;
        let double = 0; // at most, when the likeliest faces lie there
        for (let before = 1; before < count; before++) {
          double = Math.min(1, double + (doubles[before - 1] ?? 0));
          const goesOn = modifier.times === 'always' ? double : 0;
          log += Math.log(1 - double + double * z * ends(goesOn, z));
        }
        return log;
      };
    }
  }
  return (z) => count * (Math.log(dice(z)) + Math.log(imploding(z))) + uniques(z);
};

/** E(z^tries) of tries that follow one another with a chance each time. */
const ends = (goesOn: number, z: number): number =>
  goesOn * z >= 1 ? Infinity : (1 - goesOn) / (1 - goesOn * z);
