import type { DecisionOption } from '../../../engine/decision.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';
import { payMettle, whyNoDoubling } from '../turn/economy.ts';
import { neededOf } from './goal.ts';
import type { OnTable } from './onTable.ts';
import { type Plus, plain, sixesOf, successesOf } from './placing.ts';

/** Where Focus went, and whether Mettle doubled it. */
export interface FocusPlaced {
  readonly plus: Plus;
  readonly doubledFocus: boolean;
}

const highest = 6;
const stop = 'stop';
const double = 'double';

/**
 * Focus placed by the player, a point at a time, on whatever die they like, up to 6. Dice that show the same are one
 * choice. What the best placement would do next is the default. While points are left, 1 Mettle doubles them.
 */
export function* placeByHand(tx: Tx<Scene>, values: readonly number[], by: OnTable): Rule<FocusPlaced> {
  const { actor, difficulty, goal, purpose, best } = by;
  let plus = plain(values);
  let left = by.focus;
  let doubledFocus = false;
  while (left > 0) {
    const shown = values.map((value, die) => value + (plus[die] ?? 0));
    const faces = [...new Set(shown)].filter((face) => face < highest).sort((a, b) => b - a);
    if (faces.length === 0) break;
    const canDouble = !doubledFocus && whyNoDoubling(tx.now, actor, 1) === null;
    const wanted = best(shown, left);
    const usual = wanted.findIndex((points) => points > 0);
    const comesTo = (placed: Plus) => ({
      successes: successesOf(values, placed, difficulty),
      sixes: sixesOf(values, placed, goal),
    });
    const options: readonly DecisionOption[] = [
      ...faces.map((face) => ({
        id: `${face}`,
        code: 'focus.die',
        params: { face, ...comesTo(raised(plus, placeOf(shown, plus, face))) },
      })),
      ...(canDouble ? [{ id: double, code: 'focus.more', params: { points: by.focus } }] : []),
      { id: stop, code: 'focus.stop', params: comesTo(plus) },
    ];
    const choice = yield* tx.ask({
      id: 'focusDie',
      asked: actor,
      code: 'focusDie',
      params: {
        purpose,
        dice: values,
        plus,
        difficulty,
        needed: neededOf(goal),
        successes: successesOf(values, plus, difficulty),
        left,
      },
      options,
      default: usual < 0 ? stop : `${shown[usual]}`,
      ...(by.to === undefined ? {} : { to: by.to }),
    });
    if (choice === stop) break;
    if (choice === double) {
      payMettle(tx.state, actor, 1);
      doubledFocus = true;
      left += by.focus;
    } else {
      plus = raised(plus, placeOf(shown, plus, Number(choice)));
      left -= 1;
    }
  }
  return { plus, doubledFocus };
}

/** The die that shows something now; of several the one that has been raised already, which is the one that is meant. */
function placeOf(shown: readonly number[], plus: Plus, face: number): number {
  const raisedBefore = shown.findIndex((value, die) => value === face && (plus[die] ?? 0) > 0);
  return raisedBefore < 0 ? shown.indexOf(face) : raisedBefore;
}

const raised = (plus: Plus, place: number): Plus =>
  plus.map((points, die) => (die === place ? points + 1 : points));
