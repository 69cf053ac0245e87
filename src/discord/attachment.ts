import type { Attachment } from 'discord.js';
import { no, type Result, yes } from '../app/result.ts';

const MOST = 1024 * 1024;
const DISCORD_HOSTS = ['cdn.discordapp.com', 'media.discordapp.net'];

/** The text of a file somebody attached. Only from Discord's own hosts (or the server we are connected to), and not if it is large. */
export async function readAttachment(
  attachment: Attachment,
  api: string | undefined,
): Promise<Result<string>> {
  if (attachment.size > MOST) return no('fileTooBig');
  const url = new URL(attachment.url);
  const home = api === undefined ? null : new URL(api).host;
  if (!DISCORD_HOSTS.includes(url.hostname) && url.host !== home) return no('fileGone');
  const text = await download(url).catch(() => null); // the connection may break at any moment
  if (text === null) return no('fileGone');
  return text.length > MOST ? no('fileTooBig') : yes(text);
}

async function download(url: URL): Promise<string | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
  return response.ok ? response.text() : null;
}
