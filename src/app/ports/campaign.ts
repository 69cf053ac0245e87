// Campaigns and whose characters play in them.
import type { Json } from '../../engine/json.ts';

/** What belongs to a campaign's whole party; `state` is null until it has begun. */
export interface PartyRecord {
  readonly version: number;
  readonly schemaVersion: number;
  readonly state: Json | null;
}

export interface CampaignRecord {
  readonly id: string;
  readonly guildId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly system: string;
  readonly createdBy: string;
  readonly gmRoleId: string | null;
  readonly settings: Json;
  readonly party: PartyRecord;
  readonly createdAt: Date;
  readonly archivedAt: Date | null;
  readonly gms: readonly string[]; // user ids, the creator's among them
  readonly channels: readonly string[];
}

export interface CharacterRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly ownerId: string | null;
  readonly kind: 'pc' | 'npc';
  readonly name: string;
  readonly nameKey: string;
  readonly version: number;
  readonly schemaVersion: number;
  readonly state: Json;
  readonly encounterId: string | null;
  readonly createdAt: Date;
  readonly archivedAt: Date | null;
}

/** Which of somebody's characters acts when they do not say. */
export interface ActiveRecord {
  readonly userId: string;
  readonly characterId: string;
}

/** A character half made. */
export interface DraftRecord {
  readonly userId: string;
  readonly state: Json;
  readonly updatedAt: Date;
}
