import type { Rule } from '../../../engine/rule.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isHidden } from '../hidden/units.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { areasOver } from './areas.ts';
import { sprung } from './hooks.ts';

/** Somebody has moved to tiles: the tripmines whose area they lie in go off, one after the other. */
export function* springTripmines(
  tx: Tx<Scene>,
  actor: CharacterId,
  tiles: readonly TileName[],
  say: () => void,
): Rule<void> {
  const now = tx.snapshot();
  const mines = (now.fight?.areas ?? []).filter(({ id }) =>
    tiles.some((tile) => areasOver(now, tile, 'tripmine').some((area) => area.id === id)),
  );
  for (const mine of mines) {
    const { fight } = tx.state;
    if (!fight?.areas.some(({ id }) => id === mine.id)) continue; // another has set it off
    fight.areas = fight.areas.filter(({ id }) => id !== mine.id);
    say();
    const by = isHidden(tx.now, mine.by) ? null : mine.by;
    tell(tx, 'tripmineSprung', { actor, by, at: mine.centre });
    for (const then of sprung) {
      const more = then(tx, mine, actor);
      if (more !== undefined) yield* more;
    }
  }
}
