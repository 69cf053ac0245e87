import { describe, expect, test } from 'vitest';
import { keyOf, meantBy } from '../../../src/view/panels/keys.ts';
import { deep } from '../../support/deep.ts';

/** So many of them are looked for. */
const TRIED = deep(30, 300);

const ids = Array.from({ length: 3000 }, (_, n) => `raider-${n}`);

describe('a short key', () => {
  test('is the same at every time', () => {
    expect(keyOf('kira', ['kira', 'tiz'])).toBe(keyOf('kira', ['ben', 'kira']));
  });

  test('means one of thousands', () => {
    const among = ids.map((id) => ({ id }));
    const wrong = ids.slice(0, TRIED).filter((id) => meantBy(keyOf(id, ids), among)?.id !== id);
    expect(wrong).toEqual([]);
  });

  test('that could mean several means none', () => {
    const short = keyOf('raider-0', ['raider-0']);
    const twin = Array.from({ length: 3_000_000 }, (_, n) => `t${n}`).find((id) => keyOf(id, [id]) === short);
    expect(meantBy(short, [{ id: 'raider-0' }, { id: twin ?? '' }])).toBeNull();
  });

  test('of nothing means nothing', () => {
    expect(meantBy('', [{ id: 'kira' }])).toBeNull();
  });
});
