import type { Scene } from '../scene.ts';

/** Whether anybody has had, or has, a turn. */
export const hasBegun = ({ fight }: Scene): boolean =>
  fight !== null && (fight.order.round > 0 || fight.order.turns.length + fight.order.inserted.length > 0);
