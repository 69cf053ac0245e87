import { type DiceSource, seededDice } from '../../../dice/index.ts';
import type { Rule } from '../../../engine/rule.ts';
import { type Outcome, run } from '../../../engine/run.ts';
import type { Tx } from '../../../engine/tx.ts';
import { modifiers } from '../numbers/index.ts';
import { reactions, standing } from '../powers/reactions.ts';
import type { Scene } from '../scene.ts';

/** For rules that are only tried out: whatever they roll counts for nothing. */
export const noDice: DiceSource = seededDice('');

/** A rule run to see where it leads: nothing of it takes effect, and it ends at the first thing that it asks. */
export const tryOut = (
  scene: Scene,
  rule: (tx: Tx<Scene>) => Rule<unknown>,
  source: DiceSource = noDice,
): Outcome<Scene> => run({ modifiers, reactions, standing }, scene, rule, { source });

/** The scene as a rule leaves it that asks and rolls nothing; null where it does, or refuses. */
export function foreseen(scene: Scene, rule: (tx: Tx<Scene>) => Rule<unknown>): Scene | null {
  const outcome = tryOut(scene, rule);
  return outcome.kind === 'done' && outcome.dice.length === 0 ? outcome.state : null;
}
