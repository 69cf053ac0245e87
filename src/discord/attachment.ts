import type { Attachment } from 'discord.js';
import { no, type Result, yes } from '../app/result.ts';

const MOST = 1024 * 1024;
const DISCORD_HOSTS = ['cdn.discordapp.com', 'media.discordapp.net'];

/** The text of a file somebody attached. Only from Discord's own hosts (or the server we are connected to), and not if it is large. */
export async function readAttachment(
  attachment: Attachment,
  api: string | undefined,
): Promise<Result<string>> {
  const read = await fetched(attachment, api, { most: MOST, patience: 2000 }, (response) => response.text());
  return read === 'tooBig' ? no('fileTooBig') : read === 'gone' ? no('fileGone') : yes(read.content);
}

const MOST_PICTURE = 4; // MB

/** The bytes of a picture somebody attached, by the same rules; up to 4 MB where nothing else is said. */
export async function readPicture(
  attachment: Attachment,
  api: string | undefined,
  most = MOST_PICTURE,
): Promise<Result<Uint8Array>> {
  const limits = { most: most * 1024 * 1024, patience: 8000 };
  const read = await fetched(
    attachment,
    api,
    limits,
    async (response) => new Uint8Array(await response.arrayBuffer()),
  );
  if (read === 'tooBig') return no('pictureTooBig', { most });
  return read === 'gone' ? no('fileGone') : yes(read.content);
}

const MOST_CAMPAIGN = 25; // MB

/** The bytes of a campaign's file, by the same rules; up to 25 MB. */
export async function readCampaignFile(
  attachment: Attachment,
  api: string | undefined,
): Promise<Result<Uint8Array>> {
  const limits = { most: MOST_CAMPAIGN * 1024 * 1024, patience: 30_000 };
  const read = await fetched(
    attachment,
    api,
    limits,
    async (response) => new Uint8Array(await response.arrayBuffer()),
  );
  if (read === 'tooBig') return no('campaignFileTooBig', { most: MOST_CAMPAIGN });
  return read === 'gone' ? no('fileGone') : yes(read.content);
}

/** What a file holds; how long it may be, and how long it may take to come. */
async function fetched<T extends { readonly length: number }>(
  attachment: Attachment,
  api: string | undefined,
  { most, patience }: { readonly most: number; readonly patience: number },
  read: (response: Response) => Promise<T>,
): Promise<{ readonly content: T } | 'tooBig' | 'gone'> {
  if (attachment.size > most) return 'tooBig';
  const url = new URL(attachment.url);
  const home = api === undefined ? null : new URL(api).host;
  if (!DISCORD_HOSTS.includes(url.hostname) && url.host !== home) return 'gone';
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) return 'gone';
    const content = await read(response);
    return content.length > most ? 'tooBig' : { content };
  } catch {
    return 'gone'; // the connection may break at any moment
  }
}
