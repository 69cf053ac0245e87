import { beingIn } from '../scene.ts';
import { loadStateOf } from './carry.ts';
import type { NumberSource } from './source.ts';

/** Who carries too much checks, defends and attacks with disadvantage, and others defend against them with advantage (Weight and Carry Capacity). */
export const loadSource: NumberSource = {
  edges(scene, roll, { actor }) {
    const who = beingIn(scene, actor);
    if (who === null || roll === 'attacked' || loadStateOf(scene, actor) === 'free') return [];
    return [{ source: 'overloaded', edge: roll === 'theirDr' ? 'advantage' : 'disadvantage' }];
  },
};
