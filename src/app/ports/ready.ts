// Ready fights: heroes are taken, then it is fought, then each is kept or deleted.

/** 'open': heroes are taken; 'making': its heroes are there, and the fight is not yet; 'fighting'; 'over'; 'off': called off before it began. */
export const readyStates = ['open', 'making', 'fighting', 'over', 'off'] as const;
export type ReadyState = (typeof readyStates)[number];

/** A hero whom somebody has taken. */
export interface TakenHero {
  readonly hero: string; // which of the fight's
  readonly userId: string;
  readonly characterId: string | null; // once the fight begins
  readonly kept: boolean; // their player has said so
}

/** A ready fight of a campaign, read and written whole: `version` rises with every change. */
export interface ReadyRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly channelId: string;
  readonly fight: string; // which of the system's
  readonly version: number;
  readonly state: ReadyState;
  readonly openedBy: string;
  readonly messageId: string | null; // the lobby; once it is over, where heroes are kept or deleted
  readonly encounterId: string | null; // set as it begins
  readonly createdAt: Date;
  readonly heroes: readonly TakenHero[]; // one a person
}

/** A new lobby (a conflict where the channel has one), or the next state of one read at `expectedVersion`; the version becomes expectedVersion + 1. */
export type ReadyWrite =
  | { readonly type: 'create'; readonly record: ReadyRecord }
  | { readonly type: 'update'; readonly expectedVersion: number; readonly record: ReadyRecord };
