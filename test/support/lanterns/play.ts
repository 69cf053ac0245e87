import { type DiceSource, scriptedDice } from '../../../src/dice/index.ts';
import { type Intent, intentSchema } from '../../../src/engine/intent.ts';
import { overruled } from '../../../src/engine/overrule.ts';
import type { Recorded, Ruling } from '../../../src/engine/roll.ts';
import { type Done, type Outcome, run, type Waiting } from '../../../src/engine/run.ts';
import { answered, readTranscript, type Transcript } from '../../../src/engine/transcript.ts';
import { undone } from '../undone.ts';
import { lanterns } from './index.ts';
import type { Night } from './night.ts';
import { frozen } from './scene.ts';

/** A command as far as it has come. */
export interface Played {
  readonly before: Night;
  readonly outcome: Outcome<Night>;
  readonly transcript: Transcript;
  readonly source: DiceSource;
}

/** Gives a command and runs it; the dice fall as they are written. */
export function attempt(
  before: Night,
  intent: Intent,
  faces: readonly number[] = [],
  cards: readonly string[] = [],
): Played {
  return attemptWith(before, intent, scriptedDice(faces, cards));
}

/** Gives a command and runs it, with dice from anywhere. */
export function attemptWith(before: Night, intent: Intent, source: DiceSource, seed = 'a seed'): Played {
  return rerun(before, { intent, seed, dice: [], answers: [], rulings: [] }, source);
}

/**
 * Runs a transcript as a process does that has just started: everything it knows has been through JSON text.
 */
export function rerun(before: Night, stored: Transcript, source: DiceSource): Played {
  const transcript = throughText(stored);
  const intent = intentSchema.parse(transcript.intent);
  const state = frozen(lanterns.upcast(JSON.parse(JSON.stringify(before)), lanterns.revision));
  const play = (from: Night, dice: readonly Recorded[]) =>
    run(lanterns.ruleset, from, (tx) => lanterns.perform(tx, intent), { ...transcript, source, dice });
  const outcome = play(state, transcript.dice);
  if (outcome.kind === 'done') undone(lanterns, state, outcome, (from) => play(from, outcome.dice));
  const played = { before: state, outcome, transcript, source };
  return { ...played, transcript: { ...transcript, dice: diceOf(played) } };
}

/** Answers for whoever is asked (where several are, say whom) and runs the command again. */
export function answer(played: Played, choice: string, asked?: string): Played {
  const decision = waits(played).decisions.find((it) => asked === undefined || it.asked === asked);
  if (decision === undefined) throw new Error(`${asked} is not asked`);
  const after = answered(played.transcript, decision, { choice, by: `${decision.asked}'s player` });
  if (!after.ok) throw new Error(`not answered: ${after.refusal.code}`);
  return rerun(played.before, after.value, played.source);
}

/** Answers one question after the other. */
export const answers = (played: Played, ...choices: readonly string[]): Played =>
  choices.reduce<Played>((so, choice) => answer(so, choice), played);

/** A GM rules what a die shows, and the command runs again. */
export function rule(played: Played, index: number, value: number): Played {
  const ruling: Ruling = { index, value, by: 'mia', reason: 'it lay askew' };
  const after = overruled(played.transcript, ruling);
  if (!after.ok) throw new Error(`not ruled: ${after.refusal.code}`);
  return rerun(played.before, after.value, played.source);
}

/** The outcome of a command that must be done. */
export function done({ outcome }: Played): Done<Night> {
  if (outcome.kind !== 'done') throw new Error(`not done: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** The outcome of a command that must wait. */
export function waits({ outcome }: Played): Waiting {
  if (outcome.kind !== 'waiting') throw new Error(`does not wait: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** Who is asked now, and what they may choose. */
export const asked = (played: Played): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(waits(played).decisions.map((it) => [it.asked, it.options.map((option) => option.id)]));

/** The types of the events so far. */
export const happened = ({ outcome }: Played): readonly string[] =>
  outcome.kind === 'done' || outcome.kind === 'waiting' ? outcome.events.map((event) => event.type) : [];

/** All dice and cards so far; none where the command was refused. */
export const diceOf = ({ outcome }: Pick<Played, 'outcome'>): readonly Recorded[] =>
  outcome.kind === 'done' || outcome.kind === 'waiting' ? outcome.dice : [];

function throughText(transcript: Transcript): Transcript {
  const read = readTranscript(JSON.parse(JSON.stringify(transcript)));
  if (!read.ok) throw new Error(`unreadable: ${JSON.stringify(read.refusal)}`);
  return read.value;
}
