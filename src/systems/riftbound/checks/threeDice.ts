import type { Audience } from '../../../engine/event.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';

/** The dice of a check: three, with what a special result has added. */
export interface ThreeDice {
  readonly dice: readonly number[];
  /** Of a special result, which is the only one of its check (A11). */
  readonly bonus: readonly number[];
  /** Whether the bonus dice are added (sixes), taken off (ones), or there are none. */
  readonly special: 'sixes' | 'ones' | null;
  readonly total: number;
}

const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);

/**
 * Rolls 3d6 for a check (Special results): two sixes add a die, three sixes three; ones take off as much. Scores, Traits and the
 * like are the caller's.
 */
export function* rollThreeDice(
  tx: Tx<Scene>,
  { by, label, to }: { readonly by: string; readonly label: string; readonly to?: Audience },
): Rule<ThreeDice> {
  const audience = to === undefined ? {} : { to };
  const { dice } = yield* tx.roll({ count: 3, sides: 6, label, by, ...audience });
  const faces = dice.map(({ value }) => value);
  const many = (face: number) => faces.filter((one) => one === face).length;
  const special = many(6) >= 2 ? 'sixes' : many(1) >= 2 ? 'ones' : null;
  if (special === null) return { dice: faces, bonus: [], special, total: sum(faces) };
  const count = many(special === 'sixes' ? 6 : 1) === 3 ? 3 : 1;
  const more = yield* tx.roll({ count, sides: 6, label: `${label}.bonus`, by, ...audience });
  const bonus = more.dice.map(({ value }) => value);
  return {
    dice: faces,
    bonus,
    special,
    total: sum(faces) + (special === 'sixes' ? sum(bonus) : -sum(bonus)),
  };
}
