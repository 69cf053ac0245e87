import type { Choice, Options } from '../../../../src/engine/options.ts';
import { optionsOf } from '../../../../src/systems/zafir/options.ts';
import type { Scene } from '../../../../src/systems/zafir/scene.ts';

const known = new WeakMap<Scene, Map<string, Options>>();

/** What somebody may do in a scene; the same is asked once. */
export function offersTo(scene: Scene, actor: string): Options {
  const all = known.get(scene) ?? new Map<string, Options>();
  known.set(scene, all);
  const options = all.get(actor) ?? optionsOf(scene, actor);
  all.set(actor, options);
  return options;
}

/** What has been offered in a scene so far, to whomever. */
export const offeredIn = (scene: Scene): ReadonlyMap<string, Options> => known.get(scene) ?? new Map();

/** Those of a list that may be chosen. */
export const open = (choices: readonly Choice[] | undefined): readonly Choice[] =>
  (choices ?? []).filter(({ refused }) => refused === null);
