import type { SpeechRecord } from '../ports.ts';
import type { ReadBy } from './readBy.ts';

/** What was said, and is to be read again for somebody: its words are Discord's to keep. */
export interface ToHear {
  readonly by: ReadBy;
  readonly players: readonly string[]; // those who play in the campaign
  readonly speeches: readonly SpeechRecord[]; // oldest first
  readonly channels: readonly string[]; // where they were said, and all scenes
}

/** What there is of it for this reader. */
export interface Heard {
  readonly words: ReadonlyMap<string, string>; // by speech, as they are now; none: deleted, or not theirs to read
  readonly seen: ReadonlySet<string>; // the channels that they may see
  readonly unread: readonly string[]; // channels that they may see, and the bot may not read: as they are named
  readonly lost: number; // posts that are there, and whose words are not to be had
  readonly tooMany: number; // posts that would take too long to read
}

/** Reads what was said where a reader may see it. */
export type Hear = (asked: ToHear) => Promise<Heard>;
