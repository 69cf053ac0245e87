import type { RolledBatch } from '../../dice/index.ts';
import type { Answer, Decision } from '../../engine/decision.ts';
import type { GameEvent, Viewer } from '../../engine/event.ts';
import type { Json } from '../../engine/json.ts';
import type { Recorded } from '../../engine/roll.ts';
import type { AnySystem } from '../../engine/system.ts';

/** Something that has happened, as one reader may know it. */
export interface Moment {
  readonly entry: {
    readonly id: string;
    readonly kind: string;
    readonly userId: string;
    readonly createdAt: Date;
    readonly undoneBy: string | null;
    readonly fromFile: boolean;
    readonly intent: Json;
    readonly answers: Json;
    readonly rulings: Json;
  };
  readonly events: readonly GameEvent[];
  readonly dice: readonly Recorded[];
  readonly secret: {
    readonly visibility: 'whisper' | 'blind';
    readonly about: string | null;
    readonly revealed: boolean;
  } | null;
  readonly roll: { readonly rolled: RolledBatch; readonly about: string | null } | null;
  readonly decided: readonly { readonly decision: Decision; readonly answer: Answer }[];
  readonly several: number; // steps that were taken back or brought back in one; 0: it was only one
  readonly scene: string | null; // in whose thread it happened
  readonly state: object;
  readonly fight: Fight | null;
  readonly past: { readonly before: object; readonly after: object } | null;
}

/** Something that a character said: Discord markdown, as it was typed. */
export interface Post {
  readonly id: string;
  readonly at: Date;
  readonly name: string;
  readonly userId: string;
  readonly characterId: string | null;
  readonly words: string;
  readonly scene: string | null;
  readonly fight: Fight | null;
}

export interface Fight {
  readonly id: string;
}

/** A picture under the map of a fight. */
export interface Ground {
  readonly type: string;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly data: string;
}

/** A campaign's story, ready to be told. */
export interface Story<F extends Fight = Fight> {
  readonly name: string;
  readonly system: AnySystem;
  readonly viewer: Viewer;
  readonly by: 'players' | 'caller' | 'gm';
  readonly period: { readonly from: Date | null; readonly to: Date | null };
  readonly madeAt: Date;
  readonly cast: readonly {
    readonly id: string;
    readonly name: string;
    readonly ownerId: string | null;
    readonly kind: 'pc' | 'npc';
    readonly archivedAt: Date | null;
  }[];
  readonly portraits: readonly {
    readonly characterId: string;
    readonly type: string;
    readonly data: string; // base64
  }[];
  readonly gms: readonly string[];
  /** What was said and is not in it: channels that the bot may not read, and posts whose words it could not have. */
  readonly missing: {
    readonly unread: readonly string[];
    readonly lost: number;
    readonly tooMany: number;
    readonly portraits?: number; // so many would make every file too large
  };
  readonly fights: readonly string[]; // ids, oldest first
  /** Gives way to others now and then. */
  readonly breath: () => Promise<void>;
  moments(): AsyncIterable<(Moment | Post) & { readonly fight: F | null }>;
  ground(fight: F): Promise<Ground | null>;
}

/** What people are called, by their ids. */
export type Names = (userId: string) => string;
