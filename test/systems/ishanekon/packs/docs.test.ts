import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { effectKinds } from '../../../../src/systems/ishanekon/language/schema/effects/index.ts';
import { readPack } from '../../../../src/systems/ishanekon/packs/read.ts';

const [, page = ''] = readFileSync('docs/content-packs.md', 'utf8').split('\n## Ishanekon: World Shapers\n');

test('the pack that the page shows is one', () => {
  const [, json = ''] = /```json\n([^`]{1,4000})```/.exec(page) ?? [];
  expect(readPack(JSON.parse(json))).toMatchObject({ ok: true });
});

test('the page tells every kind of effect but the named rules', () => {
  expect(effectKinds.filter((kind) => !page.includes(`\`${kind}\``))).toEqual(['rule']);
});
