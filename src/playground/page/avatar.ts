// Pictures for people, made here: no picture is ever asked of anybody else's server.
import type { APIMessage } from 'discord-api-types/v10';
import { nameOfUser } from './command/names.ts';

const colours = [
  '#5865f2',
  '#2d7d46',
  '#a8481c',
  '#8f3fb0',
  '#b3306f',
  '#1f7a8c',
  '#8a6400',
  '#4a5a8a',
] as const;

function hash(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 41 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}

function initials(name: string): string {
  const words = name.split(/[\s_.-]+/).filter(Boolean);
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0] ?? '') : [...name].slice(0, 1);
  return letters
    .join('')
    .toUpperCase()
    .replace(/[<>&"']/g, '');
}

const dice =
  "<path d='M16 5.5 25.5 11v10L16 26.5 6.5 21V11z' fill='none' stroke='#fff' stroke-width='1.8' stroke-linejoin='round'/><path d='m16 10.5 5 8.500h-10z' fill='#fff'/>";

/** The picture of whoever wrote a message: a webhook's own where it has one, which this server keeps. */
export function avatarBy(
  { author, webhook_id: webhook }: Pick<APIMessage, 'author' | 'webhook_id'>,
  nick?: string | null,
): string {
  const spoken = webhook !== undefined && author.discriminator === '0000';
  if (!spoken) return avatarOf(author, nick);
  return author.avatar === null
    ? avatarOf({ ...author, bot: false }, nick)
    : `/avatars/${author.id}/${author.avatar}.png`;
}

/** A round picture as a data address: a die for bots, initials for people. */
export function avatarOf(user: Parameters<typeof nameOfUser>[0], nick?: string | null): string {
  const colour = user.bot
    ? colours[0]
    : (colours[1 + (hash(user.username) % (colours.length - 1))] ?? colours[1]);
  const text = `<text x='16' y='21' font-family='system-ui,sans-serif' font-size='14' font-weight='600' text-anchor='middle' fill='#fff'>${initials(nameOfUser(user, nick))}</text>`;
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' fill='${colour}'/>${user.bot ? dice : text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
