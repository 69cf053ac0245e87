import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { patience } from '../support/deep.ts';
import { play } from '../support/playscript/play.ts';

const systems = path.join(import.meta.dirname, '../../docs/systems');

/** The examples of a page that can be played: those fenced as `play`, each a session of its own. */
const examplesOf = (page: string) =>
  [...readFileSync(path.join(systems, page), 'utf8').matchAll(/^```play\n([\s\S]*?)^```$/gmu)].map(
    ([, script = ''], n) => [`${page}, example ${n + 1}`, script] as const,
  );

const examples = readdirSync(systems, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .toSorted()
  .flatMap(examplesOf);

test.each(examples)('%s holds', { timeout: patience(60_000) }, async (_name, script) => {
  const { transcript } = await play(script);
  expect(transcript).not.toBe('');
});

test('pages have examples', () => {
  expect(examples.length).toBeGreaterThan(0);
});
