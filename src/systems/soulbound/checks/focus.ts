import type { DecisionOption } from '../../../engine/decision.ts';
import type { Audience } from '../../../engine/event.ts';
import type { Roll } from '../../../engine/roll.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { WayId } from '../content/ways.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { payMettle, whyNoDoubling } from '../turn/economy.ts';

/** What a roll is placed for: as many successes as can be, or enough to pass. */
export type Goal = { readonly kind: 'most' } | { readonly kind: 'pass'; readonly needed: number };

/** What somebody rolls for, as the question about Focus says it. */
export type Purpose =
  | {
      readonly kind: 'attack';
      readonly target: CharacterId;
      readonly weapon: string;
      readonly by: 'melee' | 'shot' | 'throw';
      readonly way: WayId | null;
    }
  | { readonly kind: 'check'; readonly name: string; readonly against: CharacterId | null }
  | { readonly kind: 'opposed'; readonly name: string; readonly against: CharacterId }
  | { readonly kind: 'death' };

/** A roll once its Focus is placed. `plus` has what was added to each die. */
export interface Placed {
  readonly values: readonly number[];
  readonly plus: readonly number[];
  readonly successes: number;
  readonly doubledFocus: boolean; // for Mettle
}

/** Points of Focus on some of the dice, each of which passes by them. */
interface Placement {
  readonly lifts: readonly { readonly die: number; readonly by: number }[];
  readonly cost: number;
}

const keep = 'keep';
const mostOptions = 25; // as many as a select menu holds

/**
 * Lets the player place Focus after the roll. They are asked where some placement changes what comes of it; the best
 * placement is the default. Doubling the Focus costs 1 Mettle and is offered where it does better.
 */
export function* placeFocus(
  tx: Tx<Scene>,
  roll: Roll,
  by: {
    readonly actor: CharacterId;
    readonly focus: number;
    readonly difficulty: number;
    readonly goal: Goal;
    readonly purpose: Purpose;
    readonly to?: Audience;
  },
): Rule<Placed> {
  const { actor, focus, difficulty, goal, purpose } = by;
  const values = roll.dice.map((die) => die.value);
  const passed = values.filter((value) => value >= difficulty).length;
  if (focus === 0 || !matters(goal, passed)) return settled(values, difficulty, null, false);
  const all = placements(values, difficulty, 2 * focus);
  const plain = useful(
    all.filter((p) => p.cost <= focus),
    goal,
    passed,
  );
  const reached = Math.max(0, ...plain.map((p) => p.lifts.length));
  const canDouble = whyNoDoubling(tx.now, actor, 1) === null && (goal.kind === 'most' || reached === 0);
  const doubled = canDouble
    ? useful(
        all.filter((p) => p.cost > focus && p.lifts.length > reached),
        goal,
        passed,
      )
    : [];
  if (plain.length + doubled.length === 0) return settled(values, difficulty, null, false);

  const options = [
    ...plain
      .slice(0, mostOptions - 1 - Math.min(doubled.length, 8))
      .map((p) => optionOf(p, values, passed, false)),
    ...doubled.slice(0, 8).map((p) => optionOf(p, values, passed, true)),
    { id: keep, code: 'focus.keep', params: { successes: passed } },
  ];
  const choice = yield* tx.ask({
    id: 'focus',
    asked: actor,
    code: 'focus',
    params: {
      purpose,
      dice: values,
      difficulty,
      needed: goal.kind === 'pass' ? goal.needed : null,
      successes: passed,
      focus,
    },
    options,
    default: plain.length > 0 ? (options[0]?.id ?? keep) : keep,
    ...(by.to === undefined ? {} : { to: by.to }),
  });
  const double = choice.startsWith(doublePrefix);
  const chosen = [...plain, ...doubled].find((p) => idOf(p, double) === choice) ?? null;
  if (chosen !== null && double) payMettle(tx.state, actor, 1);
  return settled(values, difficulty, chosen, chosen !== null && double);
}

const matters = (goal: Goal, passed: number) => goal.kind === 'most' || passed < goal.needed;

/** Every way, distinct to the eye, to make failing dice pass with at most so many points; the best first. */
export function placements(
  values: readonly number[],
  difficulty: number,
  points: number,
): readonly Placement[] {
  // Dice that show the same are the same: of those, the first are lifted.
  const groups = new Map<number, number[]>();
  values.forEach((value, die) => {
    const short = difficulty - value;
    if (short > 0 && short <= points) groups.set(short, [...(groups.get(short) ?? []), die]);
  });
  const sorted = [...groups].sort(([a], [b]) => a - b);
  let found: readonly Placement[] = [{ lifts: [], cost: 0 }];
  for (const [short, dice] of sorted) {
    found = found.flatMap((p) => [
      ...dice
        .map((_, n) => dice.slice(0, n + 1))
        .filter((some) => p.cost + some.length * short <= points)
        .map((some) => ({
          lifts: [...p.lifts, ...some.map((die) => ({ die, by: short }))],
          cost: p.cost + some.length * short,
        })),
      p,
    ]);
  }
  return found
    .filter((p) => p.lifts.length > 0)
    .sort((a, b) => b.lifts.length - a.lifts.length || a.cost - b.cost);
}

/**
 * Those that make a difference: to pass, whatever passes. The one with the most successes is first; where it is enough
 * to pass, the others follow from the cheapest, as players may want to leave the rest of the dice alone.
 */
function useful(all: readonly Placement[], goal: Goal, passed: number): readonly Placement[] {
  if (goal.kind === 'most') return all;
  const [best, ...others] = all.filter((p) => passed + p.lifts.length >= goal.needed);
  if (best === undefined) return [];
  return [best, ...others.sort((a, b) => a.lifts.length - b.lifts.length || a.cost - b.cost)];
}

const doublePrefix = 'double ';

/** Which dice are lifted to what: '0+1 3+2'. */
const idOf = (p: Placement, double: boolean) =>
  `${double ? doublePrefix : ''}${p.lifts.map(({ die, by }) => `${die}+${by}`).join(' ')}`;

function optionOf(p: Placement, values: readonly number[], passed: number, double: boolean): DecisionOption {
  return {
    id: idOf(p, double),
    code: double ? 'focus.double' : 'focus.place',
    params: {
      lifted: p.lifts.map(({ die, by }) => [values[die] ?? 0, by]),
      successes: passed + p.lifts.length,
    },
  };
}

function settled(
  values: readonly number[],
  difficulty: number,
  p: Placement | null,
  doubledFocus: boolean,
): Placed {
  const plus = values.map((_, die) => p?.lifts.find((lift) => lift.die === die)?.by ?? 0);
  const successes = values.filter((value, die) => value + (plus[die] ?? 0) >= difficulty).length;
  return { values, plus, successes, doubledFocus };
}
