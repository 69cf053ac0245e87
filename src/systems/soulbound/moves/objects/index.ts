import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import type { Act } from '../act.ts';
import { person } from '../targets.ts';
import { giveAqua, handAqua } from './giveAqua.ts';
import { handOver } from './handOver.ts';
import { operate } from './operate.ts';
import { pickUp } from './pickUp.ts';
import type { Use, Uses } from './use.ts';

/** All kinds of use, in the order in which they are offered. */
const kinds: readonly Uses[] = [operate, pickUp, handOver, giveAqua, handAqua];

const usesOf = (scene: Scene, actor: CharacterId): readonly Use[] =>
  kinds.flatMap((kind) => kind(scene, actor));

/** Why somebody gets nothing of any use; null where one of them would do. */
function whyNothingFor(uses: readonly Use[], id: CharacterId): Refusal | null {
  const whys = uses.filter(({ to }) => to === id).map(({ refused }) => refused);
  return whys.includes(null) ? null : (whys[0] ?? null);
}

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
  targetLater: true,
  targets(scene, actor) {
    const uses = usesOf(scene, actor);
    const ids = new Set(uses.flatMap(({ to }) => to ?? []));
    return [...ids].map((id) => person(scene, id, whyNothingFor(uses, id)));
  },
  means: (scene, actor) =>
    usesOf(scene, actor).map(({ id, name, to, refused }) => ({
      id,
      name: name.slice(0, 100),
      fits: to === undefined ? [] : [to],
      refused,
    })),
  whyNot(scene, { actor, target, means }) {
    const to = usesOf(scene, actor).find(({ id }) => id === means)?.to;
    return target === null || to === target ? null : refusal('notForThem', { target });
  },
  run(tx, { actor, means }) {
    return usesOf(tx.snapshot(), actor)
      .find((use) => use.id === means)
      ?.run(tx, actor);
  },
};
