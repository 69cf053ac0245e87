import { seededDice } from '../../dice/index.ts';
import type { Answer, Decision } from '../../engine/decision.ts';
import { intentSchema } from '../../engine/intent.ts';
import { run } from '../../engine/run.ts';
import type { AnySystem } from '../../engine/system.ts';
import { readTranscript } from '../../engine/transcript.ts';
import type { EntryRecord } from '../ports.ts';

/** What was asked in the course of a command, and what somebody answered. */
export interface Decided {
  readonly decision: Decision;
  readonly answer: Answer;
}

/**
 * The questions behind the answers of an entry: its command is run again as far as each of them, from the scene in which it was
 * given. A question that today's rules no longer ask is left out.
 */
export function decidedIn(system: AnySystem, before: object, entry: EntryRecord): readonly Decided[] {
  const transcript = readTranscript(entry);
  const intent = intentSchema.safeParse(entry.intent);
  if (!transcript.ok || !intent.success) return [];
  const { seed, dice, answers, rulings } = transcript.value;
  return answers.flatMap((answer, at): readonly Decided[] => {
    const outcome = run(system.ruleset, before, (tx) => system.perform(tx, intent.data), {
      source: seededDice(seed),
      dice: dice.slice(0, answer.seen),
      answers: answers.slice(0, at),
      rulings: rulings.filter(({ index }) => index < answer.seen),
    });
    const decision =
      outcome.kind === 'waiting' ? outcome.decisions.find(({ key }) => key === answer.key) : undefined;
    return decision === undefined ? [] : [{ decision, answer }];
  });
}
