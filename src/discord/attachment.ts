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
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
  if (response === null || !response.ok) return no('fileGone');
  const text = await response.text();
  return text.length > MOST ? no('fileTooBig') : yes(text);
}
