// What characters say, under their own names and pictures, and the scenes in which they do.
import type { PictureType } from './content.ts';

/** What a character looks like. */
export interface PortraitRecord {
  readonly characterId: string;
  readonly type: PictureType;
  readonly data: string; // base64
  readonly changedAt: Date;
}

/** A webhook of ours in a channel, through which characters speak there and in the threads below. */
export interface WebhookRecord {
  readonly id: string;
  readonly channelId: string;
  readonly face: string; // the character whose portrait it shows; '': of all who have none
  readonly token: string; // a secret
  readonly shows: Date | null; // when the portrait that it shows was set
  readonly usedAt: Date;
}

/** What somebody has let a character say; the words are Discord's to keep. */
export interface SpeechRecord {
  readonly id: string;
  readonly interactionId: string;
  readonly campaignId: string;
  readonly channelId: string;
  readonly messageId: string | null; // null until it is said
  readonly webhookId: string | null; // null: the bot said it itself
  readonly characterId: string | null; // null: a name that is on no sheet of the campaign
  readonly name: string;
  readonly userId: string;
  readonly createdAt: Date;
}

/** A scene: a thread of its own, with those who are in it. */
export interface SceneRecord {
  readonly id: string;
  readonly interactionId: string;
  readonly campaignId: string;
  readonly channelId: string | null; // the thread; null until it is open
  readonly parentId: string;
  readonly name: string;
  readonly hidden: boolean; // a private thread: for those who are in it, and the GMs
  readonly openedBy: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly cast: readonly string[]; // characters
}
