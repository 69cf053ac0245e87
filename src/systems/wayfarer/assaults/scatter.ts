import type { Rule } from '../../../engine/rule.ts';
import { type At, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { fieldIn } from '../battle/standing.ts';
import { cardValue } from '../effects/pool.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { scattered } from '../space/areas.ts';
import { tell } from '../tell.ts';

/** One die of so many sides. */
export function* die(tx: Tx<Scene>, id: UnitId, sides: number, label: string): Rule<number> {
  const { dice } = yield* tx.roll({ count: 1, sides, label, by: unit(tx.now, id).side, to: 'all' });
  return dice[0]?.value ?? 1;
}

/**
 * Where something that scatters comes down (L4821): on target where a die is no more than the dice of Ballistic OFF, else two dice of increments
 * away, in a direction of eight (S34). null: off the map.
 */
export function* scatter(tx: Tx<Scene>, id: UnitId, at: At): Rule<At | null> {
  const rolled = yield* die(tx, id, 6, 'scatter');
  if (rolled <= (cardValue(tx.snapshot(), id, 'ballisticOff')?.dice ?? 0)) {
    tell(tx, 'scattered', { unit: id, rolled, dice: [], to: tileName(at) });
    return at;
  }
  const dice = [yield* die(tx, id, 6, 'scatter'), yield* die(tx, id, 6, 'scatter')];
  const way = yield* die(tx, id, 8, 'direction');
  const to = scattered(
    fieldIn(tx.snapshot()),
    at,
    way,
    dice.reduce((sum, one) => sum + one, 0),
  );
  tell(tx, 'scattered', { unit: id, rolled, dice, to: to === null ? null : tileName(to) });
  return to;
}
