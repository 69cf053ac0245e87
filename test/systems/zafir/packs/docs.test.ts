import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPack } from '../../../../src/systems/zafir/packs/read.ts';
import { sunkenFoundry } from '../../../../src/systems/zafir/packs/sunkenFoundry/index.ts';
import {
  powerAims,
  powerEffects,
  powerMoments,
  powerNumbers,
  powerOnly,
  powerShape,
  powerSides,
} from '../../../../src/systems/zafir/powers/schema.ts';

const page = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');
const packs = page('content-packs.md').split('\n## Zafir\n')[1] ?? '';
const example = /```json\n(.*?)```/s.exec(packs)?.[1] ?? '';

describe('docs/content-packs.md, of Zafir', () => {
  test('has an example that is a pack', () => {
    expect(readPack(JSON.parse(example))).toMatchObject({ ok: true, pack: { name: 'The Quarry' } });
  });

  test.each<[string, readonly string[]]>([
    ['effect', powerEffects],
    ['moment', powerMoments],
    ['aim', powerAims],
    ['side', powerSides],
    ['number', powerNumbers],
    ['kind of attack', powerOnly],
    ['value of a power', Object.keys(powerShape).filter((key) => key !== 'name' && key !== 'text')],
  ])('tells every %s', (_name, words) => {
    expect(words.filter((word) => !packs.includes(`\`${word}\``))).toEqual([]);
  });
});

test('docs/systems/zafir/enemies.md has every enemy of the pack that comes along', () => {
  const written = page('systems/zafir/enemies.md');
  const names = (sunkenFoundry.enemies ?? []).map(({ name }) => name);
  expect(names.filter((name) => !written.includes(`| ${name} |`))).toEqual([]);
});
