import type { Intent } from '../../../../src/engine/intent.ts';
import type { ActOption, Choice } from '../../../../src/engine/options.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { fightersIn, type Scene } from '../../../../src/systems/soulbound/scene.ts';
import { type Chance, one } from '../../../support/random/chance.ts';
import { again } from './turned.ts';

const gm = { gm: true, characters: [] };

/** Something that the options refuse to somebody of the fight: an act, or one of the targets of an act that can be done. */
export function unoffered(scene: Scene, chance: Chance): Intent | null {
  const ids = fightersIn(scene);
  if (ids.length === 0) return null;
  const actor = one(ids, chance);
  const { acts } = soulbound.options(scene, actor, gm);
  const shut = acts.flatMap((act): readonly Intent[] => {
    const means = one([null, ...(act.means ?? []).map(({ id }) => id)], chance);
    if (act.refused !== null) return [wish(actor, act, act.targets?.[0]?.id ?? null, means)];
    return refusedOf(act.targets).map(({ id }) => wish(actor, act, id, means));
  });
  return shut.length === 0 ? null : one(shut, chance);
}

/** Whether a command does something after all. */
export const isDone = (scene: Scene, intent: Intent): boolean =>
  again(scene, intent, 'unoffered', []).kind !== 'refused';

const refusedOf = (choices: readonly Choice[] | undefined) =>
  (choices ?? []).filter((c) => c.refused !== null);

function wish(actor: string, { kind, id }: ActOption, target: string | null, means: string | null): Intent {
  const common = { actor, means, spend: [], asGm: true } as const;
  return kind === 'attack'
    ? { kind, target: target ?? actor, way: null, ...common }
    : { kind, act: id, target, detail: '4:1', ...common };
}
