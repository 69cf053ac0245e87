import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Amount } from '../../gear/amount.ts';
import type { CharacterId, Scene } from '../../scene.ts';

/** By whom, by what, and on whom an effect works. */
export interface At {
  readonly user: CharacterId;
  readonly power: string;
  readonly target: CharacterId;
}

/** Rolls an amount; never less than 0. */
export function* rolled(tx: Tx<Scene>, { dice, plus }: Amount, by: CharacterId): Rule<number> {
  if (dice === 0) return Math.max(0, plus);
  const { dice: fallen } = yield* tx.roll({ count: dice, sides: 6, label: 'power', by });
  return Math.max(
    0,
    fallen.reduce((all, { value }) => all + value, plus),
  );
}
