import { z } from 'zod';
import type { DiceSource } from '../dice/index.ts';
import type { Made } from './creation.ts';
import type { Answer } from './decision.ts';
import { type Json, jsonSchema } from './json.ts';
import { refusal } from './refusal.ts';
import type { Given, Waiting } from './run.ts';

const index = z.number().int().nonnegative();
const id = z.string().min(1);

const die = z
  .object({
    index,
    sides: z.number().int().positive(),
    value: z.number().int(),
    label: z.string(),
    ruled: z.literal(true).optional(),
    rerolled: index.optional(),
  })
  .readonly();
const card = z.object({ index, card: z.string(), label: z.string() }).readonly();
const answer = z
  .object({ key: id, choice: id, by: id, seen: index, reason: z.string().optional() })
  .readonly();
const ruling = z.object({ index, value: z.number().int(), by: id, reason: z.string() }).readonly();

const transcript = z
  .object({
    intent: jsonSchema,
    seed: z.string(),
    dice: z.array(z.union([die, card])).readonly(),
    answers: z.array(answer).readonly(),
    rulings: z.array(ruling).readonly(),
  })
  .readonly();

/** All that is stored of a command: with the state before it, this runs it again, die for die and answer for answer. */
export type Transcript = z.infer<typeof transcript>;

/** The transcript of a command that has not been run yet. */
export function opened(intent: Json, seed: string): Transcript {
  return { intent, seed, dice: [], answers: [], rulings: [] };
}

/** Reads a stored transcript; what else stands beside it is left out. Refuses (`transcriptUnreadable`) with where it is wrong. */
export function readTranscript(stored: unknown): Made<Transcript> {
  const read = transcript.safeParse(stored);
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.error.issues;
  const params = { where: issue?.path.join('.') ?? '', why: issue?.message ?? '' };
  return { ok: false, refusal: refusal('transcriptUnreadable', params) };
}

/** What a command is run with, from its transcript and the dice of its seed. */
export function givenBy(transcript: Transcript, source: DiceSource): Given {
  const { dice, answers, rulings } = transcript;
  return { source, dice, answers, rulings };
}

/**
 * Takes in an answer to a waiting command: gives the transcript to run again, with the dice that the answer saw.
 * Refuses a question that does not wait (any more): a second answer to it among them (`notAsked`); and what it
 * does not offer (`noSuchOption`).
 */
export function answered(
  transcript: Transcript,
  waiting: Waiting,
  answer: Omit<Answer, 'seen'>,
): Made<Transcript> {
  const decision = waiting.decisions.find(({ key }) => key === answer.key);
  if (decision === undefined) return { ok: false, refusal: refusal('notAsked', { key: answer.key }) };
  if (!decision.options.some((option) => option.id === answer.choice))
    return {
      ok: false,
      refusal: refusal('noSuchOption', { choice: answer.choice, options: decision.options.map((o) => o.id) }),
    };
  const answers = [...transcript.answers, { ...answer, seen: waiting.dice.length }];
  return { ok: true, value: { ...transcript, dice: waiting.dice, answers } };
}
