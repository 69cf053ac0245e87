import type { Act } from '../../acts/act.ts';
import { gain } from '../../conditions/change.ts';
import { willAttack } from '../../will/attack.ts';
import { ability } from '../ability.ts';
import { unitsFor } from '../aims.ts';

/** Ignite: a unit in sight burns. */
export const ignite: Act = ability('ignite', {
  hostile: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'short', at: 'enemies' }),
  run(tx, { actor, target }) {
    if (target !== null) gain(tx, target, 'burning', { source: actor, from: 'ability' });
    return undefined;
  },
});

/** Terrorize: panic, or, resisted, confusion. */
export const terrorize: Act = ability('terrorize', {
  hostile: true,
  quiet: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'medium', at: 'enemies', types: ['living'] }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    const outcome = yield* willAttack(tx, { actor, target, ability: 'terrorize', panic: true, crit: 0 });
    const won = outcome === 'success' || outcome === 'crit';
    gain(tx, target, won ? 'panic' : 'disoriented', { source: actor, from: 'ability' });
  },
});
