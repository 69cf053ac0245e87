import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { z } from 'zod';
import type { AnySystem } from '../../engine/system.ts';
import type { Breath } from '../breath.ts';
import { no, type Result, yes } from '../result.ts';
import { faultsOf } from './check.ts';
import {
  type CampaignFile,
  entrySchema,
  type Fault,
  type FileEntry,
  headSchema,
  partsSchema,
  VERSION,
} from './file.ts';

/** A file may unpack to so much. */
const MOST_UNPACKED = 256 * 1024 * 1024;
const MOST_FAULTS = 10;

/** What a file says of itself, and all that stands in it, unread. */
interface Opened {
  readonly head: z.infer<typeof headSchema>;
  readonly raw: object;
}

/** Opens a file, packed or not. Refuses what is no campaign's, and one that a newer version of ours has made. */
export async function opened(data: Uint8Array): Promise<Result<Opened>> {
  const raw = await parsed(data);
  if (!raw.ok) return raw;
  const head = headSchema.safeParse(raw.value);
  if (!head.success || typeof raw.value !== 'object' || raw.value === null) return no('notACampaignFile');
  if (head.data.version > VERSION) return no('newerCampaignFile');
  return yes({ head: head.data, raw: raw.value });
}

async function parsed(data: Uint8Array): Promise<Result<unknown>> {
  try {
    const isPacked = data[0] === 0x1f && data[1] === 0x8b;
    const bytes = isPacked ? await promisify(gunzip)(data, { maxOutputLength: MOST_UNPACKED }) : data;
    return yes(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return no('notACampaignFile');
  }
}

/** Reads an opened file. Refuses one that is wrong in itself or that its system cannot read, with the place of each fault. */
export async function readCampaign(
  { head, raw }: Opened,
  system: AnySystem,
  breath: Breath,
): Promise<Result<CampaignFile>> {
  if (head.revision > system.revision) return no('newerCampaignFile');
  const parts = partsSchema.safeParse(raw);
  const faults: Fault[] = parts.success ? [] : issues(parts.error, []);
  const entries: FileEntry[] = [];
  const written: unknown = 'entries' in raw ? raw.entries : undefined;
  if (!Array.isArray(written)) faults.push({ where: 'entries', why: 'is missing' });
  else
    for (const [n, one] of written.entries()) {
      const entry = entrySchema.safeParse(one);
      if (entry.success) entries.push(entry.data);
      else faults.push(...issues(entry.error, ['entries', n]));
      if (faults.length >= MOST_FAULTS) break;
      await breath();
    }
  if (!parts.success || faults.length > 0) return broken(faults);
  const { system: id, revision } = head;
  const file: CampaignFile = { ...parts.data, system: id, revision, entries };
  const more = await faultsOf(file, system, breath);
  return more.length > 0 ? broken(more) : yes(file);
}

const broken = (faults: readonly Fault[]) =>
  no('brokenCampaignFile', {
    faults: faults
      .slice(0, MOST_FAULTS)
      .map(({ where, why }) => ({ where: where.slice(0, 120), why: why.slice(0, 200) })),
    more: Math.max(0, faults.length - MOST_FAULTS),
  });

const issues = ({ issues: all }: z.ZodError, before: readonly (string | number)[]): Fault[] =>
  all.map(({ path, message }) => ({ where: [...before, ...path.map(String)].join('.'), why: message }));
