import { refusal } from '../../../../engine/refusal.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import type { Act } from '../act.ts';
import { giveAqua } from './giveAqua.ts';
import { handOver } from './handOver.ts';
import { operate } from './operate.ts';
import { pickUp } from './pickUp.ts';
import type { Use, Uses } from './use.ts';

/** All kinds of use, in the order in which they are offered. */
const kinds: readonly Uses[] = [operate, pickUp, handOver, giveAqua];

const usesOf = (scene: Scene, actor: CharacterId): readonly Use[] =>
  kinds.flatMap((kind) => kind(scene, actor));

/** Use an Object within Close Range: one Action, whatever is done with it. */
export const useObject: Act = {
  id: 'useObject',
  cost: 'action',
  when: 'anytime',
  refused(scene, actor) {
    const uses = usesOf(scene, actor);
    if (uses.some((use) => use.refused === null)) return null;
    return uses[0]?.refused ?? refusal('nothingToUse', { actor });
  },
  means: (scene, actor) =>
    usesOf(scene, actor).map(({ id, name, refused }) => ({ id, name: name.slice(0, 100), refused })),
  run(tx, { actor, means }) {
    return usesOf(tx.snapshot(), actor)
      .find((use) => use.id === means)
      ?.run(tx, actor);
  },
};
