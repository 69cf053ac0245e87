// A campaign as a file: what stands in it, and how each record of it is checked.
import { z } from 'zod';
import type { Json } from '../ports.ts';
import type { ListName } from './limits.ts';

export const FORMAT = 'turnkeeper-campaign';
export const VERSION = 1;

const id = z.guid();
const user = z.string().min(1).max(40);
const line = z.string().max(200);
const count = z.int().nonnegative();
const at = z.iso.datetime().transform((written) => new Date(written));
/** Any JSON: only its system can say whether it is right. */
const json = z.custom<Json>((value) => value !== undefined, 'is missing');

/** What a file must say of itself before anything else in it is read. */
export const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().positive(),
  system: z.string(),
  revision: count,
});

const stream = z.object({ kind: z.enum(['character', 'encounter', 'party', 'aside']), id });

const drawn = z.object({ seedId: id, number: z.int().positive(), interactionId: line });

const entry = z.object({
  id,
  stream,
  number: count,
  kind: z.enum(['play', 'undo', 'redo', 'roll', 'reveal', 'cancel', 'return', 'shared']),
  userId: user,
  characterId: id.nullable(),
  interactionId: line.nullable(),
  intent: json,
  seed: line,
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
  playedBy: line.nullable(), // what their player was called where the file was made
  kind: z.enum(['pc', 'npc']),
  name: line,
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

const seed = z.object({
  id,
  number: z.int().positive(),
  secret: line.nullable(), // null: not public when the file was made
  hash: line,
  used: count,
  startedAt: at,
  revealedAt: at.nullable(),
});

const portrait = z.object({
  characterId: id,
  type: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
  data: z.base64(),
  changedAt: at,
});

const encounter = z.object({
  id,
  version: count,
  schemaVersion: count,
  state: json,
  startedAt: at,
  endedAt: at.nullable(),
  restingSince: at.nullable().default(null),
  pilots: json.default(null), // who acts by themselves; absent in older files
  hidden: z.boolean().default(false), // in a private scene
});

const map = z.object({
  id,
  encounterId: id.nullable(),
  drawn: z.string().nullable(),
  picture: picture.nullable(),
  changedAt: at,
});

/** What stands beside the lists. */
export const campaignSchema = z.object({
  id,
  name: line,
  settings: json,
  party: z.object({ version: count, schemaVersion: count, state: json.nullable() }),
  createdAt: at,
  gms: z.array(user),
});

const of = <L extends string, S extends z.ZodType>(list: L, schema: S) =>
  schema.transform((record) => ({ list, record }));

/** The lists of a file, by what a record of each is. */
export const recordSchemas = {
  seeds: of('seeds', seed),
  characters: of('characters', character),
  portraits: of('portraits', portrait),
  encounters: of('encounters', encounter),
  maps: of('maps', map),
  packs: of('packs', z.object({ name: line, schemaVersion: count, pack: json, importedAt: at })),
  macros: of('macros', z.object({ name: line, roll: z.string().max(4000), createdAt: at, sharedBy: user })),
  actives: of('actives', z.object({ userId: user, characterId: id })),
  drafts: of('drafts', z.object({ userId: user, state: json, updatedAt: at })),
  entries: of('entries', entry),
} satisfies { readonly [L in ListName]: z.ZodType };

export type FileEntry = z.infer<typeof entry>;
export type FileFight = z.infer<typeof encounter>;
export type FileCharacter = z.infer<typeof character>;
export type FileSeed = z.infer<typeof seed>;
export type FileCampaign = z.infer<typeof campaignSchema>;
/** A record with the list that it stands in. */
export type FileRecord = z.infer<(typeof recordSchemas)[ListName]>;
export type FileMap = z.infer<typeof map>;
export type FilePortrait = z.infer<typeof portrait>;

/** What is wrong in a file, and where. */
export interface Fault {
  readonly where: string;
  readonly why: string;
}
