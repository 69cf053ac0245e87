import { odds } from './odds/odds.ts';

/** How a handful of equal dice came out, beside what was to be expected. */
export interface Fortune {
  readonly dice: number;
  readonly sides: number;
  readonly average: number;
  readonly expected: number; // average
  readonly side: 'high' | 'low' | 'even';
  /** The chance (0 to 1) that so many dice come out at least as far on that side; at least a half where they are even. */
  readonly chance: number;
}

/**
 * How unusual it is what dice showed. `faces[n]` is how many of them showed n + 1.
 *
 * The chance is that of the dice's sum: exactly, by convolution, where there are few enough of them; else from the normal
 * distribution of the same mean and spread, with half a point of continuity correction. Equal numbered dice add up to
 * something symmetrical, so with the thousands of dice at which that begins it is right to the figures anybody reads.
 */
export function fortuneOf(faces: readonly number[]): Fortune {
  const sides = faces.length;
  const dice = faces.reduce((count, times) => count + times, 0);
  const sum = faces.reduce((total, times, place) => total + times * (place + 1), 0);
  const expected = (sides + 1) / 2;
  const middle = dice * expected;
  const side = sum === middle ? 'even' : sum > middle ? 'high' : 'low';
  // The distribution is symmetrical: as far below the middle is as likely as as far above it.
  const far = middle + Math.abs(sum - middle);
  return {
    dice,
    sides,
    average: dice === 0 ? expected : sum / dice,
    expected,
    side,
    chance: dice === 0 ? 1 : (exactTail(dice, sides, far) ?? normalTail(dice, sides, far)),
  };
}

/** As many dice as are counted exactly. */
const FEW = 1000;

/** The chance that so many dice add up to `sum` or more; null where that is too much to count. */
function exactTail(dice: number, sides: number, sum: number): number | null {
  if (dice > FEW) return null;
  const told = odds({ kind: 'dice', count: dice, shape: { kind: 'numbered', sides }, modifiers: [] });
  return told.ok ? told.distribution.chance({ atLeast: sum }) : null;
}

/** The same from the normal distribution. */
export function normalTail(dice: number, sides: number, sum: number): number {
  const spread = Math.sqrt((dice * (sides * sides - 1)) / 12);
  return upperTail((sum - 0.5 - (dice * (sides + 1)) / 2) / spread);
}

/**
 * The chance that a standard normal number is `z` or more, for any z: Hart's rational approximation as given by West
 * (2005), with 14 figures where it is not tiny.
 */
function upperTail(z: number): number {
  const far = Math.abs(z);
  const tail = far > 37 ? 0 : Math.exp((-far * far) / 2) * tailFactor(far);
  return z >= 0 ? tail : 1 - tail;
}

function tailFactor(z: number): number {
  if (z < 7.07106781186547) {
    const above = [
      3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
      221.213596169931, 220.206867912376,
    ];
    const below = [
      8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
      637.333633378831, 793.826512519948, 440.413735824752,
    ];
    return polynomial(above, z) / polynomial(below, z);
  }
  const nested = [4, 3, 2, 1].reduce((inner, step) => z + step / inner, z + 0.65);
  return 1 / nested / 2.506628274631;
}

const polynomial = (factors: readonly number[], x: number): number =>
  factors.reduce((sum, factor) => sum * x + factor, 0);
