import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Answer, Decision } from '../../../src/engine/decision.ts';
import type { GameEvent } from '../../../src/engine/event.ts';
import { type Intent, intentSchema } from '../../../src/engine/intent.ts';
import type { Json } from '../../../src/engine/json.ts';
import type { Recorded } from '../../../src/engine/roll.ts';
import { readTranscript } from '../../../src/engine/transcript.ts';
import type { ByChance } from '../random/report.ts';
import { isSame } from '../random/same.ts';

/** A command as some version stored it, and what it told. */
export interface Step {
  readonly intent: Intent;
  readonly seed: string;
  readonly dice: readonly Recorded[];
  readonly answers: readonly Answer[];
  readonly events: readonly GameEvent[];
}

/** A game as some version played it: from a scene to a scene. */
export interface Game {
  readonly name: string;
  readonly start: Json;
  readonly steps: readonly Step[];
  readonly end: Json;
}

/** Everything that some version recorded of a system. */
export interface Games {
  readonly revision: number; // of the stored scenes
  readonly games: readonly Game[];
}

/** The recorded games of a system, by its id. */
export function gamesOf(id: string): Games {
  const packed = readFileSync(new URL(`../../recorded/games/${id}.json.gz`, import.meta.url));
  return JSON.parse(gunzipSync(packed).toString());
}

/** A game by chance, to be written down; null where nothing was done in it. */
export function recorded<S>({ play }: ByChance<S>, name: string): Game | null {
  const { played } = play(name);
  const [first, last] = [played[0], played.at(-1)];
  if (first === undefined || last === undefined) return null;
  const steps = played.map(({ intent, seed, answers, done }) => ({
    intent,
    seed,
    dice: done.dice,
    answers,
    events: done.events,
  }));
  return JSON.parse(JSON.stringify({ name, start: first.before, steps, end: last.done.state }));
}

/**
 * Plays a game again by today's rules, die for die and answer for answer, and stops at each question on the way as a waiting command
 * does. Gives the first thing that is not as it was recorded; null where all is.
 */
export function difference<S>({ again, read }: ByChance<S>, { start, steps, end }: Game): string | null {
  let scene = read(start);
  for (const [at, step] of steps.entries()) {
    const said = `command ${at + 1} (${JSON.stringify(step.intent).slice(0, 160)})`;
    const stored = readTranscript({ ...step, rulings: [] });
    if (!stored.ok) return `${said} cannot be read: ${JSON.stringify(stored.refusal)}`;
    const { seed, dice, answers } = stored.value;
    const intent = intentSchema.parse(stored.value.intent);
    for (const [given, answer] of answers.entries()) {
      const early = again(scene, intent, seed, answers.slice(0, given), dice.slice(0, answer.seen));
      const asks = early.kind === 'waiting' && early.decisions.some(({ key }) => key === answer.key);
      if (!asks) return `${said} does not wait for '${answer.key}', but is ${early.kind}`;
    }
    const done = again(scene, intent, seed, answers, dice);
    if (done.kind !== 'done') return `${said} is ${done.kind}: ${JSON.stringify(done).slice(0, 300)}`;
    if (!isSame(JSON.parse(JSON.stringify(done.events)), step.events))
      return `${said} tells\n${JSON.stringify(done.events)}\nbut told\n${JSON.stringify(step.events)}`;
    scene = done.state;
  }
  return isSame(JSON.parse(JSON.stringify(scene)), JSON.parse(JSON.stringify(read(end))))
    ? null
    : 'it ends otherwise';
}

/** What was told or asked in a recorded game, with the scene before the command. */
export interface Example<T> {
  readonly one: T;
  readonly before: object;
}

/** For each kind of event and of question what some game came to, as the rules make it today. */
export function examplesOf<S extends object>({ again, read }: ByChance<S>, games: readonly Game[]) {
  const events = new Map<string, Example<GameEvent>>();
  const questions = new Map<string, Example<Decision>>();
  for (const { start, steps } of games) {
    let before = read(start);
    for (const { intent, seed, answers, dice } of steps) {
      for (const [given, { seen }] of answers.entries()) {
        const waits = again(before, intent, seed, answers.slice(0, given), dice.slice(0, seen));
        if (waits.kind === 'waiting')
          for (const one of waits.decisions) questions.set(one.code, { one, before });
      }
      const done = again(before, intent, seed, answers, dice);
      if (done.kind !== 'done') break;
      for (const one of done.events) events.set(one.type, { one, before });
      before = done.state;
    }
  }
  return { events, questions };
}
