import type { Character } from '../character/schema.ts';

/**
 * How many of a swarm are left with so much Toughness: each has so much of its own, and who is hurt fights on. One for
 * anybody else.
 */
export function minionsLeft(
  { minions, toughness }: Pick<Character, 'minions' | 'toughness'>,
  now: number = toughness.now,
): number {
  return minions === null ? 1 : Math.min(minions.count, Math.ceil(now / minions.each));
}
