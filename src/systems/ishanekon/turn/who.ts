import { type CharacterId, onTurn, type Scene } from '../scene.ts';

/** Whose turn runs; null between turns, and where several of a union act as they like (`toAct` names them). */
export function current(scene: Scene): CharacterId | null {
  const [first, ...others] = onTurn(scene);
  return first === undefined || others.length > 0 ? null : first;
}

/** Those of a union who have not ended their turn, in any order; nobody where one alone acts. */
export const toAct = (scene: Scene): readonly CharacterId[] => (current(scene) === null ? onTurn(scene) : []);
