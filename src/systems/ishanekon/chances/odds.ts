import type { Leaning } from '../numbers/edge.ts';

/** The chance of each number. */
export type Spread = ReadonlyMap<number, number>;

const FACES = 20;

/** The chance of each face of a d20, one of two counting where the roll leans. */
export function d20(leans: Leaning): Spread {
  const faces = Array.from({ length: FACES }, (_, n) => n + 1);
  return new Map(faces.map((face) => [face, faceChance(face, leans)]));
}

function faceChance(face: number, leans: Leaning): number {
  switch (leans) {
    case 'none':
      return 1 / FACES;
    case 'advantage':
      return (2 * face - 1) / FACES ** 2;
    case 'disadvantage':
      return (2 * (FACES - face) + 1) / FACES ** 2;
  }
}

/** What an attack roll needs. */
export interface HitNumbers {
  readonly bonus: number;
  readonly evasion: number;
  readonly leans: Leaning;
  readonly criticalFrom: number;
  /** A natural 20 hits, whatever the Evasion (A5). */
  readonly always: boolean;
}

/** How likely an attack hits, critical hits among them, and how likely it is critical. */
export function hitOdds({ bonus, evasion, leans, criticalFrom, always }: HitNumbers): {
  readonly hit: number;
  readonly critical: number;
} {
  let [hit, critical] = [0, 0];
  for (const [face, chance] of d20(leans)) {
    const hits = face !== 1 && ((always && face === FACES) || face + bonus >= evasion);
    if (hits) hit += chance;
    if (hits && face >= criticalFrom) critical += chance;
  }
  return { hit, critical };
}

/** How likely a Defense Roll reaches a power. */
export function defenceOdds(bonus: number, power: number, leans: Leaning): number {
  let success = 0;
  for (const [face, chance] of d20(leans)) if (face + bonus >= power) success += chance;
  return success;
}

/** So many dice of a size, each of which counts so often; once, where nothing is said. */
export interface Counting {
  readonly count: number;
  readonly sides: number;
  readonly times?: number;
}

/** What so many dice and a number come to. */
export function diceSpread(dice: readonly Counting[], plus: number): Spread {
  let sums: Spread = new Map([[plus, 1]]);
  for (const { count, sides, times = 1 } of dice)
    for (let n = 0; n < count; n++) sums = withDie(sums, sides, times);
  return sums;
}

function withDie(sums: Spread, sides: number, times: number): Spread {
  const next = new Map<number, number>();
  for (const [sum, chance] of sums)
    for (let face = 1; face <= sides; face++)
      next.set(sum + face * times, (next.get(sum + face * times) ?? 0) + chance / sides);
  return next;
}

/** Each number of a spread turned into another, chances of the same added up. */
export function mapped(spread: Spread, to: (number: number) => number): Spread {
  const all = new Map<number, number>();
  for (const [number, chance] of spread) all.set(to(number), (all.get(to(number)) ?? 0) + chance);
  return all;
}

export const mean = (spread: Spread): number =>
  [...spread].reduce((sum, [number, chance]) => sum + number * chance, 0);

/** The chance that what it is about holds. */
export const chanceThat = (spread: Spread, holds: (number: number) => boolean): number =>
  [...spread].reduce((sum, [number, chance]) => (holds(number) ? sum + chance : sum), 0);
