import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene, SideId } from '../scene.ts';
import { tell } from '../tell.ts';

/** How many dice a side rolls off with, the best of which counts: one, and what its units on the map add. */
export type DiceFor = (scene: Scene, side: SideId) => number;

/**
 * Each side rolls a die, those who tie for the highest again, until one is ahead of all (L121 to L124; the highest wins, A69). Gives who.
 */
export function* rollOff(tx: Tx<Scene>, sides: readonly SideId[], diceFor: DiceFor = () => 1): Rule<SideId> {
  const fallen = new Map<SideId, number[]>(sides.map((side) => [side, []]));
  let tied = sides;
  while (tied.length > 1) {
    const best = new Map<SideId, number>();
    for (const side of tied) {
      const { dice } = yield* tx.roll({
        count: diceFor(tx.snapshot(), side),
        sides: 6,
        label: 'rollOff',
        by: side,
        to: 'all',
      });
      fallen.get(side)?.push(...dice.map(({ value }) => value));
      best.set(side, Math.max(...dice.map(({ value }) => value)));
    }
    const highest = Math.max(...best.values());
    tied = tied.filter((side) => best.get(side) === highest);
  }
  const first = tied[0] ?? (yield* tx.refuse('noSides'));
  tell(tx, 'rolledOff', { sides, dice: sides.map((side) => fallen.get(side) ?? []), first });
  return first;
}
