import { DiscordAPIError, DiscordjsError, DiscordjsErrorCodes, HTTPError, RateLimitError } from 'discord.js';

const CLOSED: { readonly [code: number]: string } = {
  4004: "Discord doesn't take DISCORD_TOKEN (close code 4004): copy the bot's token again from the developer portal.",
  4010: "Discord doesn't accept how Turnkeeper splits up its servers (close code 4010): update Turnkeeper.",
  4011: 'The bot is in more servers than Turnkeeper can serve (close code 4011, 2,500 at most): remove it from some.',
  4012: "Discord no longer speaks this Turnkeeper's version of its gateway (close code 4012): update Turnkeeper.",
  4013: 'Discord refuses the intents that Turnkeeper asks for (close code 4013): update Turnkeeper.',
  4014: 'Discord refuses the intents that Turnkeeper asks for (close code 4014): look at the bot in the developer portal.',
};

/** What it means that Discord has closed the connection for good. */
export const hungUp = (code: number): string =>
  CLOSED[code] ?? `Discord has closed the connection for good (close code ${code}).`;

export const wrongToken =
  "DISCORD_TOKEN isn't a token Discord knows: copy the bot's token again from the developer portal.";

export const noSessions = (again: Date): string =>
  `Discord won't let this bot connect again today (1,000 times a day at most). Start it again after ${again.toISOString()}.`;

/** It answered a moment ago: a client whose login has failed can't try again. */
export const downAgain = (why: string): string =>
  `Discord can't be reached (${why}). Start Turnkeeper again in a minute.`;

/** Whether Discord doesn't know the token. */
export const isWrongToken = (error: unknown): boolean =>
  (error instanceof DiscordAPIError && error.status === 401) ||
  (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid);

const NETWORK =
  /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR_\w+|ABORT_ERR)$/u;

/** What keeps us from Discord and passes by itself, in a word or two; null for anything else. */
export function passing(error: unknown): string | null {
  if (error instanceof HTTPError) return error.status >= 500 ? `HTTP ${error.status}` : null;
  if (error instanceof DiscordAPIError) return error.status >= 500 ? `HTTP ${error.status}` : null;
  if (error instanceof RateLimitError) return 'HTTP 429';
  if (!(error instanceof Error)) return null;
  if (error.name === 'AbortError') return 'no answer in time';
  const code = 'code' in error ? String(error.code) : '';
  if (NETWORK.test(code)) return code;
  return error.cause === undefined ? null : passing(error.cause);
}
