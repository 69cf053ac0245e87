import { characterIn } from '../scene.ts';
import type { NumberSource } from './source.ts';

/** A boss has advantage on all Defense Rolls (Bosses). */
export const rankSource: NumberSource = {
  edges(scene, roll, { actor }) {
    const who = characterIn(scene, actor);
    return roll === 'dr' && who?.kind === 'creature' && who.rank === 'boss'
      ? [{ source: 'boss', edge: 'advantage' }]
      : [];
  },
};
