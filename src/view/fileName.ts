/** A campaign's name as a file's: 'the-long-night'. */
export const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/[^a-z0-9-]+/giu, '')
    .replace(/^-+|-+$/gu, '')
    .toLowerCase()
    .slice(0, 60) || 'campaign';
