import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPack } from '../../../../src/systems/soulbound/packs/read.ts';
import {
  damageKinds,
  effectKinds,
  numbers,
} from '../../../../src/systems/soulbound/powers/schema/effects.ts';
import { lastings } from '../../../../src/systems/soulbound/powers/schema/lasting.ts';
import { plainOnly } from '../../../../src/systems/soulbound/powers/schema/only.ts';
import { aims, powerShape, sides, triggers } from '../../../../src/systems/soulbound/powers/schema/power.ts';

const page = readFileSync(new URL('../../../../docs/content-packs.md', import.meta.url), 'utf8');
const example = /```json\n(.*?)```/s.exec(page)?.[1] ?? '';
const missing = (words: readonly string[]) => words.filter((word) => !page.includes(`\`${word}\``));

describe('docs/content-packs.md', () => {
  test('has an example that is a pack', () => {
    expect(readPack(JSON.parse(example))).toMatchObject({ ok: true, pack: { name: 'The Docks' } });
  });

  test.each<[string, readonly string[]]>([
    ['effect', effectKinds],
    ['trigger', triggers],
    ['aim', aims],
    ['side', sides],
    ['number', numbers],
    ['kind of Damage', damageKinds],
    ['end', lastings],
    ['thing to ask for', plainOnly],
    ['value of a power', Object.keys(powerShape)],
  ])('tells every %s', (_name, words) => {
    expect(missing(words)).toEqual([]);
  });
});
