import type { Tx } from '../../../engine/tx.ts';
import { rulesNamed } from '../effects/sources.ts';
import { playerIn, type Scene, type SideId, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';

/** Sides whose hand a side may look at: a unit of theirs on the map carries its bug (L2851). */
export const handsSeenBy = (scene: Scene, side: SideId): readonly SideId[] => {
  const bugged = Object.entries(scene.battle?.units ?? {}).flatMap(([id, one]) =>
    one.where.kind === 'map' && one.side !== side && isBuggedBy(scene, id, side) ? [one.side] : [],
  );
  return [...new Set(bugged)];
};

const isBuggedBy = (scene: Scene, id: UnitId, side: SideId): boolean =>
  rulesNamed(scene, id, 'bugged').some(({ figures }) => figures.side === side);

/** The hand of who commands a unit is shown to a side, and to nobody else. */
export function showHand(tx: Tx<Scene>, id: UnitId, to: SideId): void {
  const { side } = unit(tx.now, id);
  tellHand(tx, side, to);
}

export function tellHand(tx: Tx<Scene>, side: SideId, to: SideId): void {
  const cards = playerIn(tx.snapshot(), side)?.cards.hand ?? [];
  tell(tx, 'handShown', { side, to, cards }, [to]);
}
