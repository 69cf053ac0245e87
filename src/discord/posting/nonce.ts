import { createHash, randomUUID } from 'node:crypto';

const MOST = 25; // characters that Discord takes

/**
 * What makes one post of a repeated one: Discord gives back the message that is there, however often it is sent within some minutes.
 * `of` names what is posted; without it every post is another, and only a repeated request is the same.
 */
export function nonceFor(
  channelId: string,
  of: string = randomUUID(),
): {
  readonly nonce: string;
  readonly enforce_nonce: true;
} {
  const nonce = createHash('sha256').update(`${channelId}|${of}`).digest('base64url').slice(0, MOST);
  return { nonce, enforce_nonce: true };
}
