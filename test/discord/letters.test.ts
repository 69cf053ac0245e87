import { expect, test } from 'vitest';
import { withFilesBeside } from '../../src/discord/letters.ts';

test('a large file goes out in its parts: nobody waits for it to be put together', async () => {
  const parts = Array.from({ length: 60 }, () => new Blob(['x'.repeat(64 * 1024)]));
  const { body } = withFilesBeside({}, [{ name: 'story.html', data: new Blob(parts) }]);
  const sent: number[] = [];
  if (body instanceof FormData)
    for await (const { length } of new Response(body).body ?? []) sent.push(length);
  expect([sent.length > parts.length, Math.max(...sent)]).toEqual([true, 64 * 1024]);
});
