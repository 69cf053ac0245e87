/** Cover as it is called. */
export const coverNames = { none: 'no cover', half: 'half cover', full: 'full cover' } as const;
