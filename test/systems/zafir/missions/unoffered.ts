import type { Intent } from '../../../../src/engine/intent.ts';
import type { ActOption, Choice } from '../../../../src/engine/options.ts';
import { presentIn, type Scene } from '../../../../src/systems/zafir/scene.ts';
import { type Chance, one } from '../../../support/random/chance.ts';
import { offersTo } from './offers.ts';
import { again } from './turned.ts';

/** Something that the options refuse to somebody: an act, or one of the targets or means of an act that can be done. */
export function unoffered(scene: Scene, actor: string | null, chance: Chance): Intent | null {
  const there = presentIn(scene);
  if (there.length === 0) return null;
  const by = actor ?? one(there, chance);
  const shut = offersTo(scene, by).acts.flatMap((act): readonly Intent[] => {
    const target = act.targets?.find(({ refused }) => refused === null)?.id ?? act.targets?.[0]?.id ?? null;
    const means = act.means?.find(({ refused }) => refused === null)?.id ?? act.means?.[0]?.id ?? null;
    if (act.refused !== null) return [wish(by, act, target, means)];
    return [
      ...refusedOf(act.targets).map(({ id }) => wish(by, act, id, means)),
      ...refusedOf(act.means).map(({ id }) => wish(by, act, target, id)),
    ];
  });
  return shut.length === 0 ? null : one(shut, chance);
}

/** Whether a command does something after all. */
export const isDone = (scene: Scene, intent: Intent): boolean =>
  again(scene, intent, 'unoffered', []).kind !== 'refused';

const refusedOf = (choices: readonly Choice[] | undefined) =>
  (choices ?? []).filter(({ refused }) => refused !== null);

function wish(actor: string, { kind, id }: ActOption, target: string | null, means: string | null): Intent {
  const common = { actor, means, spend: [], asGm: false } as const;
  return kind === 'attack'
    ? { kind, target: target ?? actor, way: null, ...common }
    : { kind, act: id, target, detail: null, ...common };
}
