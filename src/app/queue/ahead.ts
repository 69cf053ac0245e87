import type { DiceSource } from '../../dice/index.ts';
import { run } from '../../engine/run.ts';
import type { AnySystem } from '../table.ts';

/** Dice for what is only tried: nothing is told of what falls. */
export const blankDice: DiceSource = { die: () => 1, card: (_, [first = '']) => first };

/** Whether somebody may act as soon as whoever acts now is done: they choose the order among themselves. */
export const comesNext = (system: AnySystem, scene: object, actor: string): boolean =>
  system.current(scene) !== null &&
  system.current(scene) !== actor &&
  (system.toAct?.(scene) ?? []).includes(actor);

/** A fight as it will be once whoever acts now is done; as it is where that cannot be told: something is asked or rolled then. */
export function ahead(system: AnySystem, scene: object): object {
  const intent = { kind: 'next', actor: system.current(scene), asGm: true } as const;
  const tried = run(system.ruleset, scene, (tx) => system.perform(tx, intent), { source: blankDice });
  return tried.kind === 'done' && tried.dice.length === 0 ? tried.state : scene;
}
