import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../../src/app/transfer/limits.ts';
import { overLimit } from '../../src/engine/limit.ts';
import { systems } from '../../src/systems/registry.ts';
import { refusalText, wordedCodes } from '../../src/view/refusals.ts';

const root = new URL('../../', import.meta.url);

/** Every code in the files of some folders with which somebody is refused. */
function codesIn(folders: readonly string[], recursive = true): readonly string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(new URL(folder + file, root), 'utf8')),
  );
  const codes = files.flatMap((source) => [
    ...source.matchAll(/\b(?:no|refusal|refuse|mistyped)\(\s*'([A-Za-z]+)'/gu),
  ]);
  return [...new Set(codes.map((found) => found[1] ?? ''))];
}

/** Every code that the use cases and the Discord side refuse with. */
const codesUsed = (): readonly string[] => codesIn(['src/app/', 'src/discord/', 'commands/']);

/** Every code that what all systems share refuses with, be it worded by each or for all of them. */
const codesShared = (): readonly string[] => codesIn(['src/engine/'], false);

describe('refusals', () => {
  test('there are codes to word', () => {
    expect(codesUsed().length).toBeGreaterThan(30);
  });

  test.for(codesUsed())('%s is worded', (code) => {
    expect(wordedCodes).toContain(code);
  });

  describe.each(systems.catalogue)('in $name', ({ id }) => {
    test.for(codesShared())('%s of the shared rules is worded', async (code) => {
      const system = (await systems.load(id)) ?? never();
      const said = refusalText({ code, params: {} }, { system, before: system.scene({}) });
      expect(said).not.toContain(code);
    });
  });

  test("somebody's words cannot ping or format", () => {
    const text = refusalText(
      { code: 'noSuchCharacter', params: { typed: '@everyone **x**', nearest: null } },
      null,
    );
    expect(text).not.toMatch(/@everyone|(?<!\\)\*\*x/u);
  });

  test('a near name is offered', () => {
    const text = refusalText(
      { code: 'noSuchTarget', params: { typed: 'Bandti', nearest: 'Bandit', there: ['Bandit'] } },
      null,
    );
    expect(text).toContain('Did you mean **Bandit**?');
  });

  test('say of a time that something can take it', () => {
    const said = refusalText(overLimit(PATIENCE), null);
    expect(said).toContain('Reading a campaign file can take at most 180 seconds.');
  });
});

function never(): never {
  throw new Error('it is not there');
}
