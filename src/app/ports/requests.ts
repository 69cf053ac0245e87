// Rolls that a GM asks several players for.

/** A GM asks several characters to roll the same. It is over when nobody's answer is missing, or a GM has closed it. */
export interface RequestRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly channelId: string;
  readonly messageId: string | null; // the message with the list
  readonly userId: string; // who asks
  readonly kind: 'check' | 'roll';
  readonly what: string; // a check of the system, or dice in our notation
  readonly name: string; // the same as people read it
  readonly difficulty: string | null;
  readonly hidesDifficulty: boolean; // it is not said before the request is over
  readonly together: boolean; // nobody learns what the others rolled before all have
  readonly secret: boolean; // what is rolled stays between each roller and the GM
  readonly note: string | null;
  readonly createdAt: Date;
  readonly shownAt: Date | null; // what was held back is shown
  readonly closedAt: Date | null; // a GM ended it before all had answered
  readonly toldAt: Date | null; // that it is over has been told
  readonly answers: readonly RequestAnswerRecord[]; // in the order of the list
}

/** 'open': nothing yet, or what was rolled was taken back; 'rolling': the roll waits for a decision. */
export type RequestAnswerState = 'open' | 'rolling' | 'done' | 'passed';

/** One character's line in a request. */
export interface RequestAnswerRecord {
  readonly id: string;
  readonly requestId: string;
  readonly characterId: string;
  readonly version: number;
  readonly state: RequestAnswerState;
  readonly pendingId: string | null; // while it is 'rolling': the command that waits
  readonly entryId: string | null; // what was rolled; of a line that is open again what was taken back
  readonly userId: string | null; // who answered
  readonly reason: string | null; // why a GM answered in the player's place
  readonly at: Date | null;
}
