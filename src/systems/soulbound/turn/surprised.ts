import type { CharacterId, Fight } from '../scene.ts';

/** Whether somebody is surprised, by themselves or with their whole side. */
export const isCaught = ({ surprised, fighters }: Fight, id: CharacterId): boolean =>
  surprised.includes(id) || surprised.includes(fighters[id]?.side ?? 'players');

/** Whether somebody has no turn in the surprise round that runs or is to come. */
export const missesRound = (fight: Fight, id: CharacterId): boolean =>
  fight.order.round === 0 && isCaught(fight, id);
