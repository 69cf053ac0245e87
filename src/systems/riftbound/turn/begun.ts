import type { Scene } from '../scene.ts';

/** Whether anybody has had, or has, a turn. Extra turns come before the first round (Turn order). */
export const hasBegun = ({ fight }: Scene): boolean =>
  fight !== null &&
  (fight.order.round > 0 ||
    fight.order.turns.length + fight.order.inserted.length > 0 ||
    Object.values(fight.fighters).some(({ turns }) => turns > 0));
