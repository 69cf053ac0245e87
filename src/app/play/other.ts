import { z } from 'zod';
import { jsonSchema } from '../../engine/json.ts';
import type { CharacterRecord } from '../ports.ts';

export const seenSchema = z
  .object({ version: z.int(), schemaVersion: z.int(), state: jsonSchema })
  .readonly();

/** Somebody as they were when a command was given that names them. */
export type Seen = z.infer<typeof seenSchema>;

/** Somebody else whom a command outside of fights names: as they were when it was given, and what is stored of them now. */
export interface Other {
  readonly id: string;
  readonly seen: Seen;
  readonly record: CharacterRecord;
}
