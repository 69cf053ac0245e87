import { scriptedDice } from '../../../../src/dice/index.ts';
import type { GameEvent } from '../../../../src/engine/event.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import { run } from '../../../../src/engine/run.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { ruleset } from '../../../../src/systems/wayfarer/ruleset.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';

/** Runs one rule by itself, with dice that must all be used; gives what it gave, what happened, and the scene afterwards. */
export function ruled<T>(
  scene: Scene,
  rule: (tx: Tx<Scene>) => Rule<T>,
  dice: readonly number[] = [],
): { readonly gave: T; readonly events: readonly GameEvent[]; readonly state: Scene } {
  const source = scriptedDice(dice);
  const given: T[] = [];
  const outcome = run(
    ruleset,
    scene,
    function* (tx) {
      given.push(yield* rule(tx));
    },
    { source },
  );
  const [gave] = given;
  if (outcome.kind !== 'done' || gave === undefined) throw new Error(`not done: ${JSON.stringify(outcome)}`);
  if (source.left().faces.length > 0) throw new Error(`not rolled: ${source.left().faces.join()}`);
  return { gave, events: outcome.events, state: outcome.state };
}
