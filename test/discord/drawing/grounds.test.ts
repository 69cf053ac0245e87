import { describe, expect, test } from 'vitest';
import { Grounds, NOTHING } from '../../../src/discord/drawing/grounds.ts';
import { jpeg, png } from '../support/pictures.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Grounds that are drawn as a picture of so many bytes, and what was drawn. */
function drawnAs(bytes: number) {
  const svgs: string[] = [];
  const grounds = new Grounds((svg) => {
    svgs.push(svg);
    return new Uint8Array(bytes);
  });
  return { grounds, svgs };
}

describe('a picture under a map', () => {
  test('is not known before it was kept', () => {
    expect(drawnAs(1).grounds.of('one')).toBeNull();
  });

  test('that is small is kept as it is', () => {
    const { grounds } = drawnAs(1);
    grounds.keep('one', base64(jpeg(80, 40)));
    expect(grounds.of('one')).toBe(`data:image/jpeg;base64,${base64(jpeg(80, 40))}`);
  });

  test('that is large is drawn once, as large as a map needs', () => {
    const { grounds, svgs } = drawnAs(1);
    grounds.keep('one', base64(png(4000, 2000)));
    grounds.of('one');
    grounds.of('one');
    expect(svgs.map((svg) => /width="\d+" height="\d+"/u.exec(svg)?.[0])).toEqual([
      'width="2000" height="1000"',
    ]);
  });

  test('that was kept before pictures were checked, and is too large to be drawn, is drawn as nothing', () => {
    const { grounds } = drawnAs(1);
    grounds.keep('one', base64(png(9, 9, { says: { width: 45_000, height: 45_000 } })));
    expect(grounds.of('one')).toBe(NOTHING);
  });

  test('is forgotten where many others were looked at since', () => {
    const { grounds } = drawnAs(7 * 1024 * 1024);
    const large = base64(png(4000, 2000));
    for (const name of ['one', 'two']) grounds.keep(name, large);
    grounds.of('one');
    grounds.keep('three', large);
    expect(['one', 'two', 'three'].map((name) => grounds.of(name) !== null)).toEqual([true, false, true]);
  });
});
