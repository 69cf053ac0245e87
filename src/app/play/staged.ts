import type { CharacterRecord, EncounterRecord, PendingRecord, StreamRef } from '../ports.ts';
import type { Other } from './other.ts';

/** A stream opened for one command: the scene it holds, and who else is on it. */
export interface Stage {
  readonly stream: StreamRef;
  readonly version: number;
  readonly state: object;
  readonly pending: PendingRecord | null;
  readonly channelId: string;
  readonly encounter: EncounterRecord | null;
  readonly character: CharacterRecord | null;
  readonly others: readonly Other[]; // whom a command outside of fights names
}
