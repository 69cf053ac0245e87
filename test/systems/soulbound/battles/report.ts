import { readScene } from '../../../../src/systems/soulbound/scene.ts';
import { type Battle, battle } from './battle.ts';
import { invariants } from './invariants.ts';
import { reachedBy } from './reached.ts';
import { isSame } from './same.ts';
import { again } from './turned.ts';

/** What came of some battles: plain data, for the worker that fights them to send. */
export interface Report {
  readonly commands: number;
  readonly deaths: number;
  /** How often what the options refuse was tried all the same. */
  readonly unoffered: number;
  /** What went wrong, by what should hold: the battle, the command, and how. */
  readonly broken: { readonly [says: string]: readonly string[] };
  /** 'act: move', 'condition: prone': all that was reached. */
  readonly reached: readonly string[];
}

/** What must hold of a whole battle; the rest holds after each of its commands. */
export const ofBattles = {
  crash: 'no battle crashes',
  replay: 'entries played again come to the same state',
  stored: 'scenes are stored and read the same',
  offered: 'what is offered is not refused',
  refused: 'what is refused in the options cannot be done',
} as const;

/** Fights the battles of some seeds, and watches over them. */
export function report(seeds: readonly string[]): Report {
  const broken: { [says: string]: string[] } = {};
  const reached = new Set<string>();
  const note = (says: string, wrong: string) => {
    broken[says] = [...(broken[says] ?? []), wrong];
  };
  let [commands, deaths, unoffered] = [0, 0, 0];
  for (const seed of seeds) {
    try {
      const fought = battle(seed);
      for (const [says, wrong] of faults(fought)) note(says, `${seed}: ${wrong}`);
      for (const turned of fought.played)
        for (const [kind, what] of reachedBy(turned)) reached.add(`${kind}: ${what}`);
      const last = fought.played.at(-1)?.done.state;
      deaths += Object.values(last?.characters ?? {}).filter(({ dead }) => dead).length;
      commands += fought.played.length;
      unoffered += fought.unoffered.length;
    } catch (error) {
      note(ofBattles.crash, `${seed}: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    }
  }
  return { commands, deaths, unoffered, broken, reached: [...reached] };
}

/** Everything that is wrong with a battle: what should hold, and how it does not. */
function* faults({ played, tries, unoffered }: Battle): Generator<readonly [says: string, wrong: string]> {
  let state = played[0]?.before;
  for (const [at, turned] of played.entries()) {
    const { intent, seed, answers, done } = turned;
    const command = `${at} ${JSON.stringify(intent).slice(0, 200)}`;
    for (const [says, check] of Object.entries(invariants))
      for (const wrong of check(turned)) yield [says, `${command}: ${wrong}`];
    const outcome = state === undefined ? null : again(state, intent, seed, answers);
    state = outcome?.kind === 'done' ? outcome.state : undefined;
    if (!isSame(state, done.state)) return yield [ofBattles.replay, command];
  }
  if (state !== undefined && !isSame(readScene(JSON.parse(JSON.stringify(state))), state))
    yield [ofBattles.stored, 'at the end'];
  for (const { wish, outcome } of tries)
    if (wish.offered && outcome.kind === 'refused')
      yield [ofBattles.offered, `${JSON.stringify(wish.intent).slice(0, 200)}: ${outcome.refusal.code}`];
  for (const { intent, isDone } of unoffered) if (isDone) yield [ofBattles.refused, JSON.stringify(intent)];
}
