import { expect, test } from 'vitest';
import { Snowflakes, snowflakeTime } from '../../../src/playground/world/snowflake.ts';

const moment = Date.UTC(2026, 10, 20);

test('an id tells its moment', () => {
  expect(snowflakeTime(new Snowflakes(() => moment).next())).toBe(moment);
});

test('ids of one moment differ and grow', () => {
  const ids = new Snowflakes(() => moment);
  const made = Array.from({ length: 10_000 }, () => BigInt(ids.next()));
  expect(made.every((id, index) => index === 0 || id > (made[index - 1] ?? 0n))).toBe(true);
});

test('ids grow where the clock goes back', () => {
  let now = moment;
  const ids = new Snowflakes(() => now);
  const before = BigInt(ids.next());
  now -= 5000;
  expect(BigInt(ids.next()) > before).toBe(true);
});
