import { hashText } from './sha256.ts';

const hex = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/** What is published of a secret before anything is rolled: SHA-256 of its text, in hex. Who has the one cannot find another for it. */
export const hashOf = (secret: string): string => hex(hashText(secret));

/**
 * The seed of one command's dice (64 hex digits): SHA-256 of `secret:interaction`. The interaction's id is given by Discord when the
 * command is sent, and no two commands have the same. So the dice are settled by a secret that nobody who plays has, and by an id
 * that nobody who has the secret can choose.
 */
export const sealedSeed = (secret: string, interactionId: string): string =>
  hex(hashText(`${secret}:${interactionId}`));

/** What commands of before were sealed with in the place of their interaction: their number among all commands stood before it. */
export const numbered = (number: number, interactionId: string): string => `${number}:${interactionId}`;
