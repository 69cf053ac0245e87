// The thread that reads campaigns' files: whatever is in one, nobody else waits for it.
import { type MessagePort, parentPort } from 'node:worker_threads';
import { on } from 'node:events';
import { v7 } from 'uuid';
import { systems } from '../../systems/registry.ts';
import type { CampaignPiece } from '../ports.ts';
import { readCampaign } from './read.ts';
import { type Settled, Settling, type Where } from './settle.ts';
import type { Refusal } from '../result.ts';

/** What the thread is told: to read a file; where it settles, and for more of it, as often as there is; and that nobody needs the rest. */
export type Told =
  | { readonly kind: 'read'; readonly data: Uint8Array }
  | { readonly kind: 'settle'; readonly where: Where }
  | { readonly kind: 'more' }
  | { readonly kind: 'over' };

/** What the thread says. After 'read' and each later word it waits to be told to go on. */
export type Said =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'read';
      readonly name: string;
      readonly system: string;
      readonly people: readonly string[];
      readonly characters: readonly string[]; // by name
    }
  | { readonly kind: 'settled'; readonly settled: Settled }
  | { readonly kind: 'pieces'; readonly pieces: readonly CampaignPiece[] }
  | { readonly kind: 'done' };

/** So much of a campaign comes at once: reading and writing it takes a few milliseconds. */
const MOST = { bytes: 96 * 1024, records: 60 };

/** Nobody needs the rest of a file. */
class Over extends Error {}

/** All that the thread is told, one after the other; what comes while it works waits. */
type Inbox = () => Promise<Told>;

function inboxOf(port: MessagePort): Inbox {
  const messages = on(port, 'message');
  return async () => {
    const { value } = await messages.next();
    const [told]: readonly Told[] = value ?? [];
    if (told === undefined) throw new Error('nobody says anything to the thread that reads files');
    return told;
  };
}

/** Reads one file after the other, each as far as it is needed. */
async function serve(port: MessagePort): Promise<void> {
  const heard = inboxOf(port);
  for (;;) {
    const told = await heard();
    if (told.kind === 'read')
      await work(port, heard, told.data).catch((error: unknown) => {
        if (!(error instanceof Over)) throw error;
      });
  }
}

async function work(port: MessagePort, heard: Inbox, data: Uint8Array): Promise<void> {
  /** Says something, and gives what it is answered with. */
  const asked = async (said: Said): Promise<Told> => {
    port.postMessage(said);
    const told = await heard();
    if (told.kind === 'over') throw new Over();
    return told;
  };
  const file = await readCampaign(data, (id) => systems.load(id));
  if (!file.ok) return port.postMessage({ kind: 'refused', refusal: file.refusal } satisfies Said);
  const { campaign, system, people } = file.value;
  const characters = file.value.characters.map(({ name }) => name);
  const told = await asked({ kind: 'read', name: campaign.name, system: system.id, people, characters });
  if (told.kind !== 'settle') throw new Error('nobody says where the campaign settles');
  const settling = new Settling(file.value, told.where, { next: () => v7() });
  await asked({ kind: 'settled', settled: settling.settled });
  for await (const pieces of atOnce(settling.records())) await asked({ kind: 'pieces', pieces });
  port.postMessage({ kind: 'done' } satisfies Said);
}

/** Records put together, as many as are written at once. */
async function* atOnce(records: AsyncIterable<CampaignPiece>): AsyncGenerator<readonly CampaignPiece[]> {
  let pieces: CampaignPiece[] = [];
  let bytes = 0;
  for await (const record of records) {
    const size = JSON.stringify(record).length;
    if (pieces.length > 0 && (bytes + size > MOST.bytes || pieces.length >= MOST.records)) {
      yield pieces;
      [pieces, bytes] = [[], 0];
    }
    pieces.push(record);
    bytes += size;
  }
  if (pieces.length > 0) yield pieces;
}

if (parentPort !== null) void serve(parentPort);
