import { z } from 'zod';
import type { Duration } from './durations.ts';

/** A duration as sheets and scenes keep it. */
export const durationSchema: z.ZodType<Duration> = z.object({
  ends: z.array(
    z.object({
      when: z.object({
        at: z.string(),
        actor: z.string().optional(),
        phase: z.string().optional(),
        rest: z.string().optional(),
        own: z.literal(true).optional(),
      }),
      left: z.number().int(),
    }),
  ),
});

/** What is gone of the uses of things that are limited, by the id that each is counted under. */
export const usesSchema = z.record(
  z.string(),
  z.object({ spent: z.number().int(), cooling: z.number().int() }),
);
