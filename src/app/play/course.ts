import { intentSchema } from '../../engine/intent.ts';
import { readTranscript } from '../../engine/transcript.ts';
import type { PendingRecord } from '../ports.ts';
import type { Result } from '../result.ts';
import { yes } from '../result.ts';
import type { Course } from './performer.ts';

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
  });
}
