import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { play } from './support/playscript/play.ts';

const folder = new URL('./playscripts/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.play'),
);

describe('playscripts', () => {
  test.for(files)('%s holds', async (file) => {
    const { transcript } = await play(readFileSync(new URL(file, folder), 'utf8'));
    expect(transcript).not.toBe('');
  });
});
