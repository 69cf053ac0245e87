import type { Attachment } from 'discord.js';
import { PICTURE_LIMITS } from '../app/pictures/limits.ts';
import { type Limit, no, type Result, tooMany, yes } from '../app/result.ts';
import { FILE_LIMITS } from './limits.ts';

const DISCORD_HOSTS = ['cdn.discordapp.com', 'media.discordapp.net'];
const PATIENCE_MS = 8000;
const PATIENCE_FOR_MUCH_MS = 30_000;

/** A file that somebody attached, as far as it is needed here. */
export type Attached = Pick<Attachment, 'url' | 'size'>;

/** The text of a character's or a pack's file somebody attached; see `readFile`. */
export async function readAttachment(attachment: Attached, api: string | undefined): Promise<Result<string>> {
  const read = await readFile(attachment, api, FILE_LIMITS.text);
  return read.ok ? yes(new TextDecoder().decode(read.value)) : read;
}

/** The bytes of a picture somebody attached; see `readFile`. */
export const readPicture = (
  attachment: Attached,
  api: string | undefined,
  limit: Limit = PICTURE_LIMITS.map,
): Promise<Result<Uint8Array>> => readFile(attachment, api, limit);

/** The bytes of a campaign's file; see `readFile`. */
export const readCampaignFile = (
  attachment: Attached,
  api: string | undefined,
): Promise<Result<Uint8Array>> => readFile(attachment, api, FILE_LIMITS.campaign, PATIENCE_FOR_MUCH_MS);

/**
 * What a file holds. Only from Discord's own hosts (or the server we are connected to), by no detour, in a limited time, and no byte
 * more than it was said to have. Refuses a larger one than allowed, and one that does not come so.
 */
export async function readFile(
  { url, size }: Attached,
  api: string | undefined,
  limit: Limit,
  patience = PATIENCE_MS,
): Promise<Result<Uint8Array>> {
  if (size > limit.most) return tooMany(limit, size);
  const address = URL.parse(url);
  if (address === null || !isDiscords(address, api)) return no('fileGone');
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) });
    const content = response.ok ? await bodyOf(response, size) : null;
    return content === null ? no('fileGone') : yes(content);
  } catch {
    return no('fileGone'); // the connection may break at any moment
  }
}

const isDiscords = (address: URL, api: string | undefined): boolean =>
  (address.protocol === 'https:' && address.port === '' && DISCORD_HOSTS.includes(address.hostname)) ||
  (api !== undefined && address.origin === new URL(api).origin);

/** The bytes of an answer; null where there are more than was said. What is beyond is not waited for. */
async function bodyOf({ body }: Response, size: number): Promise<Uint8Array | null> {
  if (body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > size) return null; // leaving the loop ends the connection
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts, length));
}
