import { seededDice } from '../../dice/index.ts';
import type { Answer, Decision } from '../../engine/decision.ts';
import { intentSchema } from '../../engine/intent.ts';
import { run } from '../../engine/run.ts';
import type { AnySystem } from '../../engine/system.ts';
import { readTranscript, type Transcript } from '../../engine/transcript.ts';
import type { EntryRecord } from '../ports.ts';

/** What was asked in the course of a command, and what somebody answered. */
export interface Decided {
  readonly decision: Decision;
  readonly answer: Answer;
}

/**
 * The questions behind the answers of an entry: its command is run again, once, from the scene in which it was given. A question
 * that today's rules no longer ask is left out.
 */
export function decidedIn(
  system: AnySystem,
  before: object,
  entry: Pick<EntryRecord, keyof Transcript>,
): readonly Decided[] {
  const transcript = readTranscript(entry);
  const intent = intentSchema.safeParse(entry.intent);
  if (!transcript.ok || !intent.success) return [];
  const { seed, dice, answers, rulings } = transcript.value;
  if (answers.length === 0) return [];
  const asked = new Map<string, Decision>();
  run(system.ruleset, before, (tx) => system.perform(tx, intent.data), {
    source: seededDice(seed),
    dice,
    answers,
    rulings,
    heard: (decision) => asked.set(decision.key, decision),
  });
  return answers.flatMap((answer): readonly Decided[] => {
    const decision = asked.get(answer.key);
    return decision === undefined ? [] : [{ decision, answer }];
  });
}
