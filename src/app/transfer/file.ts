// A campaign as a file: what stands in it, and how it is checked.
import { z } from 'zod';
import type { Json } from '../ports.ts';

export const FORMAT = 'turnkeeper-campaign';
export const VERSION = 1;

const id = z.guid();
const user = z.string().min(1).max(40);
const text = z.string();
const count = z.int().nonnegative();
const at = z.iso.datetime().transform((written) => new Date(written));
/** Any JSON: only its system can say whether it is right. */
const json = z.custom<Json>((value) => value !== undefined, 'is missing');

/** What a file must say of itself before anything else in it is read. */
export const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().positive(),
  system: text,
  revision: count,
});

const stream = z.object({ kind: z.enum(['character', 'encounter', 'party', 'aside']), id });

const drawn = z.object({ seedId: id, number: z.int().positive(), interactionId: text });

export const entrySchema = z.object({
  id,
  stream,
  number: count,
  kind: z.enum(['play', 'undo', 'redo', 'roll', 'reveal', 'cancel', 'return', 'shared']),
  userId: user,
  characterId: id.nullable(),
  interactionId: text.nullable(),
  intent: json,
  seed: text,
  drawn: drawn.nullable(),
  dice: json,
  answers: json,
  rulings: json,
  events: json,
  patches: json,
  inverse: json,
  revealsDice: z.boolean(),
  undoes: id.nullable(),
  undoneBy: id.nullable(),
  createdAt: at,
});

const character = z.object({
  id,
  ownerId: user.nullable(),
  playedBy: text.nullable(), // what their player was called where the file was made
  kind: z.enum(['pc', 'npc']),
  name: text,
  version: count,
  schemaVersion: count,
  state: json,
  encounterId: id.nullable(),
  createdAt: at,
  archivedAt: at.nullable(),
});

const picture = z.object({
  type: z.enum(['image/png', 'image/jpeg']),
  left: z.number(),
  top: z.number(),
  columns: z.number(),
  rows: z.number(),
  data: z.base64(),
});

const named = { name: text, roll: text, createdAt: at };

/** All of a file but its entries. */
export const partsSchema = z.object({
  campaign: z.object({
    id,
    name: text,
    settings: json,
    party: z.object({ version: count, schemaVersion: count, state: json.nullable() }),
    createdAt: at,
    gms: z.array(user),
  }),
  seeds: z.array(
    z.object({
      id,
      number: z.int().positive(),
      secret: text.nullable(), // null: not public when the file was made
      hash: text,
      used: count,
      startedAt: at,
      revealedAt: at.nullable(),
    }),
  ),
  characters: z.array(character),
  portraits: z.array(
    z.object({
      characterId: id,
      type: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
      data: z.base64(),
      changedAt: at,
    }),
  ),
  encounters: z.array(
    z.object({
      id,
      version: count,
      schemaVersion: count,
      state: json,
      startedAt: at,
      endedAt: at.nullable(),
      restingSince: at.nullable().default(null),
      hidden: z.boolean().default(false), // in a private scene
    }),
  ),
  maps: z.array(
    z.object({
      id,
      encounterId: id.nullable(),
      drawn: text.nullable(),
      picture: picture.nullable(),
      changedAt: at,
    }),
  ),
  packs: z.array(z.object({ name: text, schemaVersion: count, pack: json, importedAt: at })),
  macros: z.array(z.object({ ...named, sharedBy: user })),
  actives: z.array(z.object({ userId: user, characterId: id })),
  drafts: z.array(z.object({ userId: user, state: json, updatedAt: at })),
});

export type FileEntry = z.infer<typeof entrySchema>;
export type FileParts = z.infer<typeof partsSchema>;

/** A file that has been read and found right. */
export interface CampaignFile extends FileParts {
  readonly system: string;
  readonly revision: number;
  readonly entries: readonly FileEntry[];
}

/** What is wrong in a file, and where. */
export interface Fault {
  readonly where: string;
  readonly why: string;
}
