import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { retiredBy } from '../character/disabled.ts';
import type { Character } from '../character/schema.ts';

/** Why somebody goes on no mission now: dead, captured, or retired from combat until they have an aid. Null where they may. */
export function whyNoMission(who: Character): Refusal | null {
  const { name } = who;
  if (who.dead) return refusal('deadStay', { name });
  if (who.kind !== 'hero') return null;
  if (who.captured) return refusal('isCaptured', { name });
  const retired = retiredBy(who);
  return retired === null ? null : refusal('retired', { name, disability: retired.name });
}
