import { describe, expect, test } from 'vitest';
import { Easel } from '../../../src/discord/drawing/easel.ts';
import { deep } from '../../support/deep.ts';
import { jpeg } from '../support/pictures.ts';

const svg = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${inside}</svg>`;

/** Looks at a map with a picture below, and how often that had to be read. */
function looks(bytes: Uint8Array) {
  const data = Buffer.from(bytes).toString('base64');
  const href = 'ground:one:1';
  const seen = { reads: 0 };
  const read = async () => {
    seen.reads += 1;
    return data;
  };
  const picture = {
    svg: svg(`<image href="${href}" width="800" height="600" preserveAspectRatio="none"/>`),
    ground: { href, read },
  };
  return { picture, seen };
}

/** By how many MB this process grew at most while something was done. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 2);
  await work();
  clearInterval(timer);
  return (Math.max(most, process.memoryUsage.rss()) - before) / 1024 / 1024;
}

describe('the easel', () => {
  test('reads the picture below once, however often it is looked at', async () => {
    const easel = new Easel();
    const { picture, seen } = looks(jpeg(80, 60));
    await Promise.all(Array.from({ length: 5 }, () => easel.draw(picture)));
    expect(seen.reads).toBe(1);
  });

  test('shows it', async () => {
    const easel = new Easel();
    const [bare, full] = [await easel.draw({ svg: svg() }), await easel.draw(looks(jpeg(80, 60)).picture)];
    expect(Buffer.from(full).equals(bare)).toBe(false);
  });

  test('draws one after the other: ten looks at the largest picture take no more memory than one', async () => {
    const easel = new Easel();
    await easel.draw({ svg: svg() });
    const { picture } = looks(jpeg(2500, 2000, 0xc2));
    const grown = await growth(() =>
      Promise.all(Array.from({ length: deep(10, 100) }, () => easel.draw(picture).catch(() => null))),
    );
    expect(grown).toBeLessThan(150);
  });

  test('refuses what would come when nobody looks any more', async () => {
    const easel = new Easel();
    const many = await Promise.allSettled(Array.from({ length: 42 }, () => easel.draw({ svg: svg() })));
    expect(many.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });

  test('goes on after a thread that failed', async () => {
    const easel = new Easel();
    await expect(easel.draw({ svg: 'no picture' })).rejects.toThrow();
    expect((await easel.draw({ svg: svg() })).length).toBeGreaterThan(0);
  });

  test('lets its thread go when nobody draws, and takes another', async () => {
    const easel = new Easel(0);
    await easel.draw({ svg: svg() });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect((await easel.draw({ svg: svg() })).length).toBeGreaterThan(0);
  });
});
