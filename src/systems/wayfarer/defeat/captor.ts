import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { homeOf, type Scene, type SideId, type UnitId, unit } from '../scene.ts';

/**
 * Who captures a unit that a side has defeated: that side, or an enemy of its player's choice where it is its own (L417), whoever it acts for
 * just now.
 */
export function* captorOver(tx: Tx<Scene>, id: UnitId, side: SideId): Rule<SideId | null> {
  const isOwn = side === unit(tx.now, id).side || side === homeOf(tx.now, id);
  return isOwn ? yield* captorOf(tx, id) : side;
}

/** An enemy who captures what nobody's assault has defeated: its owner's choice (L417); with one enemy there is none. */
export function* captorOf(tx: Tx<Scene>, id: UnitId): Rule<SideId | null> {
  const { battle } = tx.snapshot();
  const side = homeOf(tx.now, id);
  const enemies = (battle?.order ?? []).filter(
    (one) => one !== side && battle?.sides[one]?.conceded === false,
  );
  const [only, another] = enemies;
  if (only === undefined || another === undefined) return only ?? null;
  return yield* tx.ask({
    id: 'captor',
    asked: side,
    code: 'captor',
    params: { unit: id },
    options: enemies.map((enemy) => ({ id: enemy, code: 'captor.side', params: { side: enemy } })),
    default: only,
  });
}
