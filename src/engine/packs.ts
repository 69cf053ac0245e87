import type { Json } from './json.ts';
import type { Misfit } from './misfit.ts';
import type { Choice } from './options.ts';
import type { Unread } from './packs/table.ts';
import type { Refusal } from './refusal.ts';

/** One thing that a pack brings: a talent, a creature, a weapon. */
export interface PackEntry {
  readonly id: string; // unique in its pack
  readonly kind: string; // an id of `kinds`; those of the kind 'creatures' are the GM's to know
  readonly name: string;
  readonly note: string; // in a line
  readonly lines: readonly string[]; // all of it, in words: Discord markdown, with what people wrote escaped
}

/** A pack as people see it. */
export interface PackView {
  readonly name: string;
  readonly text: string;
  readonly entries: readonly PackEntry[];
}

/** A creature of a pack, ready to join a fight; `count` of the same come where nobody says how many. */
export interface PackCreature<C extends object> {
  readonly name: string;
  readonly sheet: C;
  readonly count: number;
  readonly named?: boolean; // somebody with a name of their own, not one of many: some rules treat them as heroes
}

/**
 * An entry of a pack as one more choice for an act that people do between fights: among its targets, an ability to learn, gear to buy; or among what it is done with, an
 * upgrade to put on an item.
 */
export interface PackOffer {
  readonly act: string;
  readonly as?: 'target' | 'means'; // a target where it doesn't say
  readonly entry: string;
  readonly choice: Omit<Choice, 'id'>;
}

/**
 * Content that a group brings: what a system has no table for. A pack is plain JSON, read once and kept as it was read. What
 * somebody has of a pack is copied to their sheet whole, so that no pack is needed for it any more.
 */
export interface PackRules<C extends object, S extends object = object> {
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  /** Packs that come with the system, as `read` gives them. */
  readonly shipped: readonly Json[];
  /** Reads a pack that somebody wrote, or a stored one of any earlier revision; else all that is wrong, each with its place. */
  read(
    raw: Json,
    revision: number,
  ): { readonly ok: true; readonly pack: Json } | { readonly ok: false; readonly faults: readonly Misfit[] };
  /** Reads a plain table (CSV) into a pack of that name, and says what of it nobody could read. Absent where packs are JSON alone. */
  table?(
    text: string,
    name: string,
  ):
    | { readonly ok: true; readonly pack: Json; readonly unread: readonly Unread[] }
    | { readonly ok: false; readonly refusal: Refusal };
  view(pack: Json): PackView;
  /** What an entry puts on a sheet, as an `equip` intent takes it; null for what nobody carries, such as creatures. */
  carried(pack: Json, entry: string): Json | null;
  /**
   * What of a pack somebody may gain as they gain what the system has: by the act of a level, or of the shop, which gets it whole (`brought`, `broughtMeans`). Absent
   * where packs offer nothing there.
   */
  offers?(pack: Json, character: C, scene: S): readonly PackOffer[];
  /** A fresh creature of an entry; null where the entry is none. */
  creature(pack: Json, entry: string): PackCreature<C> | null;
  /**
   * What of several packs a text about the place of a fight names (a place, a hazard), whole, as `readSetup` and a `setting` intent take it; null for
   * nothing. Absent where packs bring no places.
   */
  placeNamed?(packs: readonly Json[], text: string): Json | null;
  /** What a character carries that packs may have brought, so that it can be taken away: ids as `equip` takes them. */
  carriedBy(character: C): readonly { readonly id: string; readonly name: string; readonly note: string }[];
}
