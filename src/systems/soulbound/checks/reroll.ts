import type { DecisionOption } from '../../../engine/decision.ts';
import type { Roll } from '../../../engine/roll.ts';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { soulfireUses } from '../content/soulfire.ts';
import { spendSoulfire } from '../party/spend.ts';
import type { Scene } from '../scene.ts';
import { neededOf } from './goal.ts';
import { chanceAgain } from './odds.ts';
import type { OnTable } from './onTable.ts';

/** The dice of one use of Soulfire, each as it was and as it fell again. */
export type Rerolled = readonly (readonly [before: number, after: number])[];

const failed = 'failed';
const again = 'again';
const back = 'back';

/**
 * Reroll Dice: the player chooses which, all that failed or one after another, and pays 1 Soulfire as they fall. Gives
 * null where they think better of it.
 */
export function* reroll(tx: Tx<Scene>, roll: Roll, by: OnTable): Rule<Rerolled | null> {
  const values = roll.dice.map((die) => die.value);
  const places = yield* choose(tx, values, by);
  if (places.length === 0) return null;
  spendSoulfire(tx, by.actor, rowOf(soulfireUses, 'reroll').name, by.to);
  const dice: [number, number][] = [];
  for (const place of places) {
    const { value } = yield* tx.reroll(roll.id, place);
    dice.push([values[place] ?? 0, value]);
  }
  return dice;
}

/** The chance to pass with some dice rolled again; null where it is not said how much that takes, or it cannot be told exactly. */
export function chanceToPass(
  values: readonly number[],
  again: readonly number[], // their places
  { difficulty, focus, goal }: Pick<OnTable, 'difficulty' | 'focus' | 'goal'>,
): number | null {
  const complexity = neededOf(goal);
  const kept = values.filter((_, place) => !again.includes(place));
  return complexity === null ? null : chanceAgain(kept, again.length, { difficulty, complexity }, focus);
}

/** The places of the dice that have failed. */
export const failedOf = (values: readonly number[], difficulty: number): readonly number[] =>
  values.flatMap((value, place) => (value < difficulty ? [place] : []));

/** The places of the dice to roll again; none where the player goes back. Dice that show the same are one choice. */
function* choose(tx: Tx<Scene>, values: readonly number[], by: OnTable): Rule<readonly number[]> {
  const failing = failedOf(values, by.difficulty);
  let chosen: readonly number[] = [];
  for (;;) {
    const open = values.flatMap((value, place) => (chosen.includes(place) ? [] : [{ value, place }]));
    const faces = [...new Set(open.map(({ value }) => value))].sort((a, b) => a - b);
    const rolling = (places: readonly number[]): DecisionOption['params'] => ({
      dice: places.map((place) => values[place] ?? 0),
      chance: chanceToPass(values, places, by),
    });
    const first: DecisionOption | null =
      chosen.length > 0
        ? { id: again, code: 'reroll.again', params: rolling(chosen) }
        : failing.length > 0
          ? { id: failed, code: 'reroll.failed', params: rolling(failing) }
          : null;
    const options: readonly DecisionOption[] = [
      ...(first === null ? [] : [first]),
      ...faces.map((face) => ({ id: `${face}`, code: 'reroll.die', params: { face } })),
      { id: back, code: 'reroll.back', params: {} },
    ];
    const choice = yield* tx.ask({
      id: 'reroll',
      asked: by.actor,
      code: 'reroll',
      params: { dice: values, difficulty: by.difficulty, chosen: chosen.map((place) => values[place] ?? 0) },
      options,
      default: first?.id ?? back,
      ...(by.to === undefined ? {} : { to: by.to }),
    });
    if (choice === back) return [];
    if (choice === failed) return failing;
    if (choice === again) return chosen;
    const place = open.find(({ value }) => value === Number(choice))?.place;
    if (place !== undefined) chosen = [...chosen, place];
  }
}
