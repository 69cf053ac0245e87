import type { Battle, SideId } from '../scene.ts';

/** Sides that still play, in the order of their turns. */
export const playing = ({ order, sides }: Battle): readonly SideId[] =>
  order.filter((side) => sides[side]?.conceded === false);

/** Sides from the one after `side` on, clockwise, itself last (L124). */
export function clockwise(battle: Battle, side: SideId): readonly SideId[] {
  const at = battle.order.indexOf(side) + 1;
  const all = [...battle.order.slice(at), ...battle.order.slice(0, at)];
  return all.filter((one) => battle.sides[one]?.conceded === false);
}
