import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { play } from './play.ts';

const folder = new URL('../../playscripts/', import.meta.url);

/** Plays each `of`-th playscript, beginning with the `share`-th: as many files of tests share them, so that all cores play. */
export function describePlayscripts(share: number, of: number): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.play'))
    .toSorted()
    .filter((_file, at) => at % of === share - 1);

  describe('playscripts', () => {
    test.for(files)('%s holds', async (file) => {
      const { transcript } = await play(readFileSync(new URL(file, folder), 'utf8'));
      expect(transcript).not.toBe('');
    });
  });
}
