import { beingIn } from '../scene.ts';
import { statusRule } from '../status/rows.ts';
import { edgesOf, isForbidden } from '../status/source.ts';
import { loadStateOf } from './carry.ts';
import type { NumberSource } from './source.ts';

/** What who carries more than twice as much is: Prone and Restrained, as long as they carry it (Weight and Carry Capacity). */
const pinning = ['prone', 'restrained'] as const;

const pinned = () =>
  pinning.flatMap((id) => {
    const rule = statusRule(id);
    return rule === null ? [] : [{ rule, stacks: 1, held: null }];
  });

/** Who carries too much checks, defends and attacks with disadvantage, and others defend against them with advantage (Weight and Carry Capacity). */
export const loadSource: NumberSource = {
  edges(scene, roll, about) {
    const { actor } = about;
    if (beingIn(scene, actor) === null) return [];
    const load = loadStateOf(scene, actor);
    if (load === 'free') return [];
    const heavy = { source: 'overloaded', edge: roll === 'theirDr' ? 'advantage' : 'disadvantage' } as const;
    return [
      ...(roll === 'attacked' ? [] : [heavy]),
      ...(load === 'pinned' ? pinned().flatMap((active) => edgesOf(active, roll, about)) : []),
    ];
  },
  forbids(scene, id, what) {
    if (beingIn(scene, id) === null || loadStateOf(scene, id) !== 'pinned') return null;
    return pinned().find(({ rule }) => isForbidden(rule, what))?.rule.name ?? null;
  },
};
