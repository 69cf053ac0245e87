import type { Answer } from '../../../src/engine/decision.ts';
import type { Intent } from '../../../src/engine/intent.ts';
import type { Json } from '../../../src/engine/json.ts';
import { isSame } from './same.ts';
import type { Commands, Try, Turned } from './tried.ts';

/** What the player does next, and whether all of it was offered as it is: then it must not be refused. */
export interface Wish {
  readonly intent: Intent;
  readonly offered: boolean;
}

/** One game by chance: the commands that were done, in their order, and all that was tried. */
export interface Played<S> {
  readonly played: readonly Turned<S>[];
  readonly tries: readonly { readonly wish: Wish; readonly outcome: Try<S> }[];
  /** What the options refused, and whether it could be done. */
  readonly unoffered: readonly { readonly intent: Intent; readonly isDone: boolean }[];
}

/** Something that must hold after every command: gives what is wrong, nothing where all is well. */
export type Invariant<S> = (turned: Turned<S>) => readonly string[];

/** How a system is played by chance, and what is watched. */
export interface ByChance<S> extends Pick<Commands<S>, 'again'> {
  play(seed: string): Played<S>;
  readonly invariants: { readonly [says: string]: Invariant<S> };
  /** All that a command came to, by kind. */
  reachedBy(turned: Turned<S>): Iterable<readonly [kind: string, what: Json | undefined]>;
  /** A scene read from what was stored of it. */
  read(stored: Json): S;
  /** How many are dead in a scene. */
  deaths(scene: S): number;
}

/** What came of some games: plain data, for the worker that plays them to send. */
export interface Report {
  readonly commands: number;
  readonly deaths: number;
  /** How often what the options refuse was tried all the same. */
  readonly unoffered: number;
  /** What went wrong, by what should hold: the game, the command, and how. */
  readonly broken: { readonly [says: string]: readonly string[] };
  /** 'act: move', 'condition: prone': all that was reached. */
  readonly reached: readonly string[];
}

/** What must hold of a whole game; the rest holds after each of its commands. */
export const ofGames = {
  crash: 'nothing crashes',
  replay: 'entries played again come to the same state',
  stored: 'scenes are stored and read the same',
  offered: 'what is offered is not refused',
  refused: 'what is refused in the options cannot be done',
} as const;

/** Plays the games of some seeds, and watches over them; `begins` hears of each. */
export function report<S>(
  game: ByChance<S>,
  seeds: readonly string[],
  begins: (seed: string) => void = () => {},
): Report {
  const broken: { [says: string]: string[] } = {};
  const reached = new Set<string>();
  const note = (says: string, wrong: string) => {
    broken[says] = [...(broken[says] ?? []), wrong];
  };
  let [commands, deaths, unoffered] = [0, 0, 0];
  for (const seed of seeds) {
    begins(seed);
    try {
      const one = game.play(seed);
      for (const [says, wrong] of faults(game, one)) note(says, `${seed}: ${wrong}`);
      for (const turned of one.played)
        for (const [kind, what] of game.reachedBy(turned)) reached.add(`${kind}: ${what}`);
      const last = one.played.at(-1)?.done.state;
      deaths += last === undefined ? 0 : game.deaths(last);
      commands += one.played.length;
      unoffered += one.unoffered.length;
    } catch (error) {
      note(ofGames.crash, `${seed}: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    }
  }
  return { commands, deaths, unoffered, broken, reached: [...reached] };
}

/** Everything that is wrong with a game: what should hold, and how it does not. */
function* faults<S>(
  { again, invariants, read }: ByChance<S>,
  { played, tries, unoffered }: Played<S>,
): Generator<readonly [says: string, wrong: string]> {
  let state = played[0]?.before;
  for (const [at, turned] of played.entries()) {
    const { intent, seed, answers, done } = turned;
    const command = `${at} ${JSON.stringify(intent).slice(0, 200)}`;
    for (const [says, check] of Object.entries(invariants))
      for (const wrong of check(turned)) yield [says, `${command}: ${wrong}`];
    const outcome = state === undefined ? null : again(state, intent, seed, answers as readonly Answer[]);
    if (outcome?.kind !== 'done' || !isSame(outcome.state, done.state))
      return yield [ofGames.replay, command];
    state = done.state; // the same; what has not changed since need not be looked at again
  }
  if (state !== undefined && !isSame(read(JSON.parse(JSON.stringify(state))), state))
    yield [ofGames.stored, 'at the end'];
  for (const { wish, outcome } of tries)
    if (wish.offered && outcome.kind === 'refused')
      yield [ofGames.offered, `${JSON.stringify(wish.intent).slice(0, 200)}: ${outcome.refusal.code}`];
  for (const { intent, isDone } of unoffered) if (isDone) yield [ofGames.refused, JSON.stringify(intent)];
}
