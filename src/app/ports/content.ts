// What groups bring along: rolls with names, content packs, maps.
import type { Json } from '../../engine/json.ts';

/** A roll that somebody has named: theirs, wherever they are. */
export interface MacroRecord {
  readonly name: string;
  readonly nameKey: string;
  readonly roll: string; // as it was written, with `$1` for what is given when it is rolled
  readonly createdAt: Date;
}

/** A named roll that everybody in a campaign may use. */
export interface CampaignMacroRecord extends MacroRecord {
  readonly campaignId: string;
  readonly sharedBy: string;
}

/** Content that a group has brought into its campaign, as its system read it: unique by name. */
export interface PackRecord {
  readonly campaignId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly schemaVersion: number;
  readonly pack: Json;
  readonly importedAt: Date;
}

/**
 * A map of squares that belongs to a campaign: the one of its next fight (`encounterId` is null, at most one), or what the map of
 * a fight has that is not in its state.
 */
export interface BattleMapRecord {
  readonly id: string;
  readonly campaignId: string;
  readonly encounterId: string | null;
  readonly drawn: string | null; // as a GM draws it; null: nothing is drawn yet
  readonly picture: MapPicture | null;
  readonly changedAt: Date;
}

/** A picture laid under a map: where its north-west corner lies and how much it covers, in tiles. */
export interface MapPicture {
  readonly type: 'image/png' | 'image/jpeg';
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly data: string; // base64
}

/** The same without the picture itself, which is large; `changedAt` says whether it is still the one that was read. */
export interface MapGround extends Omit<MapPicture, 'data' | 'type'> {
  readonly mapId: string;
  readonly changedAt: Date;
}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
