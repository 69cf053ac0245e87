/** So often a write is tried again that somebody else was faster with. */
export const ATTEMPTS = 5;

/** So many numbers are tried behind a hero's name that somebody else has: 'Kira 2'. */
export const NAMES = 20;
