import { type DiceSource, seededDice } from '../../dice/index.ts';
import type { Answer } from '../../engine/decision.ts';
import { run } from '../../engine/run.ts';
import { ableToAct } from '../play/turns.ts';
import type { AnySystem } from '../table.ts';

/** So many dice fall alike: more than one roll needs. */
const ALIKE = 100;

const unlike = seededDice('unlike');

/**
 * Dice for what is only tried: nothing is told of what falls, and all fall low. But rules roll again until a tie is broken: dice that were alike
 * for ever would keep everybody waiting for ever.
 */
export const blankDice: DiceSource = {
  die: (index, sides) => (index < ALIKE ? 1 : unlike.die(index, sides)),
  card: (_, [first = '']) => first,
};

/** Whether somebody may act as soon as whoever acts now is done: they choose the order among themselves. */
export const comesNext = (system: AnySystem, scene: object, actor: string): boolean =>
  system.current(scene) !== null &&
  system.current(scene) !== actor &&
  (system.toAct?.(scene) ?? []).includes(actor);

/** So many turns are looked ahead at most. */
const TURNS = 200;

/**
 * A fight as it may be when somebody's next turn comes, if nobody did anything until then: with dice that nobody throws, and questions answered
 * as they are by default. Null where their turn does not come.
 */
export function onTurnOf(system: AnySystem, scene: object, actor: string): object | null {
  let state = scene;
  for (let turns = 0; turns < TURNS; turns += 1) {
    const next = passed(system, state);
    if (next === null) return null;
    state = next;
    if (ableToAct(system, state).includes(actor)) return state;
  }
  return null;
}

/** A fight once the turn that runs, or the phase, is over. */
function passed(system: AnySystem, scene: object): object | null {
  const intent = { kind: 'next', actor: system.current(scene), asGm: true } as const;
  const answers: Answer[] = [];
  for (;;) {
    const tried = run(system.ruleset, scene, (tx) => system.perform(tx, intent), {
      source: blankDice,
      answers,
    });
    if (tried.kind === 'done') return tried.state;
    if (tried.kind !== 'waiting' || tried.decisions.length === 0) return null;
    for (const { key, default: choice } of tried.decisions) answers.push({ key, choice, by: '', seen: 0 });
  }
}

/** A fight as it will be once whoever acts now is done; as it is where that cannot be told: something is asked or rolled then. */
export function ahead(system: AnySystem, scene: object): object {
  const intent = { kind: 'next', actor: system.current(scene), asGm: true } as const;
  const tried = run(system.ruleset, scene, (tx) => system.perform(tx, intent), { source: blankDice });
  return tried.kind === 'done' && tried.dice.length === 0 ? tried.state : scene;
}
