/** So often a write is tried again that somebody else was faster with. */
export const ATTEMPTS = 5;
