import type { Patch } from 'immer';
import type { Answer } from '../../engine/decision.ts';
import { type Intent, intentSchema } from '../../engine/intent.ts';
import type { Recorded, Ruling } from '../../engine/roll.ts';
import { readTranscript } from '../../engine/transcript.ts';
import type { Draw } from '../dice/seals.ts';
import type { Ordered } from '../orders/ordered.ts';
import type { PendingRecord } from '../ports.ts';
import type { Result } from '../result.ts';
import { yes } from '../result.ts';

/** A command as far as it has come: what runs it again from its start. */
export interface Course {
  readonly intent: Intent;
  readonly userId: string; // who gave the command
  readonly characterId: string | null;
  readonly draw: Draw | null; // null: it is given now, and draws when it is run
  readonly dice: readonly Recorded[];
  readonly answers: readonly Answer[];
  readonly rulings: readonly Ruling[];
  readonly shown: number; // how many of its events have been shown
  readonly waits: PendingRecord | null; // its record, where it has waited before
  readonly typed: readonly number[] | null; // what somebody rolled with their own hands for it
  readonly ordered: readonly Ordered[]; // what standing orders have just answered in it
  readonly again: Again | null; // the command that is done again instead
}

/**
 * The last command, which is done again from some die on: what it had changed is taken back with the step that does it again, and is there again where
 * that step is taken back.
 */
export interface Again {
  readonly last: string; // the entry that stood
  readonly intent: Intent;
  readonly before: object; // the scene that it was given in
  readonly back: readonly Patch[]; // what leads there from the scene now
  readonly on: readonly Patch[]; // and from there to the scene now
  readonly told: number; // so many of its events stay
}

/** The course of a command that is given now. */
export function firstCourse(
  intent: Intent,
  userId: string,
  characterId: string | null,
  typed: readonly number[] | null = null,
): Course {
  return {
    intent: intentSchema.parse(intent),
    userId,
    characterId,
    draw: null,
    dice: [],
    answers: [],
    rulings: [],
    shown: 0,
    waits: null,
    typed,
    ordered: [],
    again: null,
  };
}

/** A waiting command as its record tells it. Refuses a record that today's version cannot read. */
export function courseOf(pending: PendingRecord): Result<Course> {
  const transcript = readTranscript(pending);
  if (!transcript.ok) return transcript;
  const { seed, intent, ...run } = transcript.value;
  return yes({
    ...run,
    draw: { drawn: pending.drawn, seed },
    intent: intentSchema.parse(intent),
    userId: pending.userId,
    characterId: pending.characterId,
    shown: Array.isArray(pending.events) ? pending.events.length : 0,
    waits: pending,
    typed: null,
    ordered: [],
    again: null,
  });
}
