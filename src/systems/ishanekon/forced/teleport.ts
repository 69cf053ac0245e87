import type { Rule } from '../../../engine/rule.ts';
import { parseTile, type TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { deal } from '../damage/deal.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';
import { isFree, mayShare, standingOn } from '../space/bodies.ts';
import { putAt } from '../space/go.ts';
import { tell } from '../tell.ts';
import { metresApart } from './course.ts';

/** The most damage that teleporting into somebody does (Moving and Teleporting). */
const MOST = 100;

/**
 * Teleports somebody to a square (Moving and Teleporting). Where it is taken, they and whoever is there take Reality damage equal to the distance, whatever their
 * Armor, and they are back where they were. Gives whether they stay there.
 */
export function* teleport(
  tx: Tx<Scene>,
  { target, to, by }: { readonly target: CharacterId; readonly to: TileName; readonly by: CharacterId },
): Rule<boolean> {
  const now = tx.snapshot();
  const [from, at] = [fighterIn(now, target)?.at ?? null, parseTile(to)];
  if (at === null) return false;
  const there = standingOn(now, at, target).filter((id) => !mayShare(now, target, id));
  const [first] = there;
  if (first !== undefined) {
    const metres = Math.min(MOST, metresApart(from, to));
    tell(tx, 'thrownBack', { target, with: first, metres });
    for (const id of [target, ...there])
      if (characterIn(tx.now, id)?.dead === false)
        yield* deal(tx, {
          ...{
            target: id,
            by,
            cause: 'collision',
            parts: [{ type: 'reality', amount: metres }],
            ignores: 'all',
          },
        });
    return false;
  }
  if (!isFree(now, target, at)) return false;
  putAt(tx, target, to);
  const fighter = tx.state.fight?.fighters[target];
  if (fighter !== undefined) fighter.altitude = 0;
  tell(tx, 'pushed', { target, by, metres: metresApart(from, to), to });
  return true;
}
