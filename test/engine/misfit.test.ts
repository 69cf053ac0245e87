import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { misfit } from '../../src/engine/misfit.ts';

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  weapons: z.array(z.object({ damage: z.number().int().min(0) })).max(2),
  size: z.enum(['small', 'large']),
  shield: z.boolean(),
});
const whole = { name: 'Kira', weapons: [{ damage: 2 }], size: 'small', shield: false };

function wrongIn(data: object) {
  const read = schema.safeParse({ ...whole, ...data });
  return read.success ? null : misfit(read.error);
}

describe('what does not fit a schema', () => {
  test('is told by its place', () => {
    expect(wrongIn({ weapons: [{ damage: 1 }, { damage: -3 }] })?.at).toBe('weapons[1].damage');
  });

  test('is the whole where nothing of it fits', () => {
    expect(misfit(schema.safeParse(null).error ?? new z.ZodError([]))).toEqual({
      at: 'it',
      takes: 'an object',
    });
  });

  test.each([
    [{ name: '' }, 'at least 1 letter'],
    [{ name: 'Kiralina' }, 'at most 5 letters'],
    [{ name: 7 }, 'a text'],
    [{ weapons: [{ damage: -3 }] }, 'at least 0'],
    [{ weapons: [{ damage: 1.5 }] }, 'a whole number'],
    [{ weapons: 'axe' }, 'a list'],
    [{ weapons: [{ damage: 1 }, { damage: 1 }, { damage: 1 }] }, 'at most 2 entries'],
    [{ size: 'huge' }, 'one of small, large'],
    [{ shield: 'no' }, 'true or false'],
    [{ wings: 2 }, 'nothing called wings'],
  ])('%j: is told what would fit', (data, takes) => {
    expect(wrongIn(data)?.takes).toBe(takes);
  });
});
