import { z } from 'zod';
import type { Made } from './creation.ts';
import { type Answer, chosenBy, type Decision } from './decision.ts';
import { jsonSchema } from './json.ts';
import { refusal } from './refusal.ts';

const index = z.number().int().nonnegative();
const id = z.string().min(1);

const earlier = z.literal(true).optional();
const to = z.union([z.enum(['all', 'gm']), z.array(z.string()).readonly()]).optional();

const die = z
  .object({
    index,
    sides: z.number().int().positive(),
    value: z.number().int(),
    label: z.string(),
    ruled: z.literal(true).optional(),
    typed: z.literal(true).optional(),
    earlier,
    rerolled: index.optional(),
    to,
  })
  .readonly();
const pile = z.array(z.string()).min(1).readonly().optional();
const card = z.object({ index, card: z.string(), label: z.string(), pile, earlier, to }).readonly();
const answer = z
  .object({
    key: id,
    choice: id,
    by: id,
    seen: index,
    reason: z.string().optional(),
    ordered: z.literal(true).optional(),
  })
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

/** Reads a stored transcript; what else stands beside it is left out. Refuses (`transcriptUnreadable`) with where it is wrong. */
export function readTranscript(stored: unknown): Made<Transcript> {
  const read = transcript.safeParse(stored);
  if (read.success) return { ok: true, value: read.data };
  const [issue] = read.error.issues;
  const params = { where: issue?.path.join('.') ?? '', why: issue?.message ?? '' };
  return { ok: false, refusal: refusal('transcriptUnreadable', params) };
}

/**
 * Takes in an answer to a decision that waits. Gives the record (a transcript, or what holds more) to run again; its
 * dice are those of the run that asked, so the answer saw them all.
 * Refuses a second answer to the same decision (`decisionSettled`) and what it does not offer (`noSuchOption`).
 */
export function answered<T extends Pick<Transcript, 'dice' | 'answers'>>(
  record: T,
  decision: Pick<Decision, 'key' | 'options' | 'several'>,
  answer: Omit<Answer, 'key' | 'seen'>,
): Made<T> {
  const { key } = decision;
  if (record.answers.some((earlier) => earlier.key === key))
    return { ok: false, refusal: refusal('decisionSettled', { key }) };
  const options = decision.options.map((option) => option.id);
  if (chosenBy(decision, answer.choice) === null)
    return { ok: false, refusal: refusal('noSuchOption', { choice: answer.choice, options }) };
  const answers = [...record.answers, { ...answer, key, seen: record.dice.length }];
  return { ok: true, value: { ...record, answers } };
}
