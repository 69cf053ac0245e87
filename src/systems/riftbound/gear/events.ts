import type { CharacterId } from '../scene.ts';
import type { InsightId } from './insights.ts';

/** What happens to gear. Items by the names that people give them. */
export type GearEvents = {
  /** `loaded` Ammo went into it; it has `now` of `most`. */
  reloaded: {
    readonly actor: CharacterId;
    readonly vehicle: CharacterId | null; // whose gun it is, where it is a vehicle's
    readonly item: string;
    readonly loaded: number;
    readonly now: number;
    readonly most: number;
    readonly left: number; // all that is left in magazines of that type
  };
  recharged: {
    readonly actor: CharacterId;
    /** A Robot whom somebody else recharges. */
    readonly target: CharacterId | null;
    readonly item: string | null; // null: a Robot themselves
    readonly from: string;
    readonly charged: number;
    readonly now: number;
    readonly most: number;
    readonly left: number; // in what it came from
  };
  notLifted: { readonly actor: CharacterId; readonly item: string };
  pickedUp: { readonly actor: CharacterId; readonly item: string };
  attached: { readonly actor: CharacterId; readonly module: string; readonly item: string };
  scanned: { readonly actor: CharacterId; readonly insight: InsightId; readonly left: number };
  /** What a scanner shows, to who holds it. */
  scanRead: {
    readonly actor: CharacterId;
    readonly insight: InsightId;
    readonly number: number | null;
    readonly air: boolean;
    readonly found: boolean;
    readonly direction: string | null;
  };
  scannerLinked: { readonly actor: CharacterId; readonly target: CharacterId };
  /** Words by communicator, to one or to all who are reached. */
  spoke: {
    readonly actor: CharacterId;
    readonly to: CharacterId | null;
    readonly others: readonly CharacterId[];
    readonly words: string;
  };
  /** A torch shines in another direction. */
  pointed: { readonly actor: CharacterId; readonly bearing: number };
  switched: { readonly actor: CharacterId; readonly item: string; readonly on: boolean };
};
